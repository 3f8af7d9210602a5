"""Qwirkle, what becomes of the lines on a table: what they still need, and whether that can come at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.core.errors import IllegalMove
from bot.games.qwirkle.lines import Line, check, in_board_order, line_through
from bot.games.qwirkle.plays import FITS, plays, tile_set
from bot.games.qwirkle.sampling import unseen
from bot.games.qwirkle.state import KINDS, LONGEST_LINE, Axis, Board, Cell, Placement, Play, Tile, Tiles, View

SHORTEST_TOLD = 3
"""Tiles from which on a line is worth a word when it can't become six any more."""

LEAST_CROSSED = 2
"""Tiles that both lines of a crossing hold already."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """A cell where a tile grows two lines at once, with the points that it would score there."""

    tile: Tile
    cell: Cell
    points: int


def missing(line: Line) -> Tiles:
    """The tiles that may still join a line, whether or not they exist any more."""
    fitting = FITS.get(tile_set(line.tiles), 0)
    return tuple(tile for tile in KINDS if fitting & tile_set((tile,)))


def can_become_six(table: Board, line: Line) -> bool:
    """Whether there is room for all that the line lacks, laid tile by tile at its ends."""
    if len(line.cells) == LONGEST_LINE:
        return True
    for cell in _ends(line):
        for tile in missing(line):
            if cell not in table and _fits(table, Placement(tile, cell)):
                grown = {**table, cell: tile}
                if can_become_six(grown, line_through(grown, cell, line.axis)):
                    return True
    return False


def _ends(line: Line) -> tuple[Cell, Cell]:
    right, down = line.axis.value
    first, last = line.cells[0], line.cells[-1]
    return Cell(first.x - right, first.y - down), Cell(last.x + right, last.y + down)


def _fits(table: Board, placement: Placement) -> bool:
    try:
        check(table, [placement])
    except IllegalMove:
        return False
    return True


def laid_out(board: Board, play: Play) -> Board:
    """The table with that play on it."""
    return {**board, **{placement.cell: placement.tile for placement in play.placements}}


def best_crossing(table: Board, hand: Tiles) -> Crossing | None:
    """Where one tile of the hand would score most by growing two lines of at least two tiles at once."""
    found = [
        Crossing(*play.placements[0], points)
        for tile in dict.fromkeys(hand)
        for play, points in plays(table, (tile,))
        if all(len(line.cells) > LEAST_CROSSED for line in _lines_at(table, play.placements[0]))
    ]
    return max(found, key=lambda crossing: crossing.points, default=None)


def _lines_at(table: Board, placement: Placement) -> tuple[Line, Line]:
    grown = {**table, placement.cell: placement.tile}
    return line_through(grown, placement.cell, Axis.ACROSS), line_through(grown, placement.cell, Axis.DOWN)


def never_six(view: View) -> tuple[Line, ...]:
    """The lines that lack a tile of which all are on the table, rows from the top, then columns from the left."""
    counts = unseen(view)
    return tuple(
        line
        for line in lines_of(view.board)
        if SHORTEST_TOLD <= len(line.cells) < LONGEST_LINE
        and any(not counts[tile] and tile not in view.hand for tile in missing(line))
    )


def lines_of(board: Board) -> Iterator[Line]:
    """Every line of two or more tiles, rows from the top, then columns from the left."""
    for axis, cells in ((Axis.ACROSS, in_board_order(board)), (Axis.DOWN, sorted(board))):
        right, down = axis.value
        for cell in cells:
            if Cell(cell.x - right, cell.y - down) not in board:
                line = line_through(board, cell, axis)
                if len(line.cells) > 1:
                    yield line

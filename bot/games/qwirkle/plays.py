"""Qwirkle, every legal play of a hand with its points, fast.

A set of tiles is an `int` of 36 bits, one for each of `KINDS`, and `FITS` knows for every line that holds which tiles
may join it. A line holds no tile twice, so a hand is such a set too: its equal tiles give one play, and no tile needs
to be taken out of the hand while a line grows. A cell is an `int` here: row × ROW + column.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from bot.games.qwirkle.state import (
    KINDS,
    LONGEST_LINE,
    QWIRKLE_BONUS,
    Board,
    Cell,
    Colour,
    Placement,
    Play,
    Shape,
    Tile,
    View,
)

TileSet: TypeAlias = int

ROW = 1 << 20
ALL: TileSet = (1 << len(KINDS)) - 1
BITS: tuple[tuple[TileSet, ...], ...] = tuple(
    tuple(1 << KINDS.index(Tile(colour, shape)) for shape in Shape) for colour in Colour
)
"""The set of one tile, by colour, then by shape."""


def tile_set(tiles: Iterable[Tile]) -> TileSet:
    """The different tiles among these."""
    tiles_seen = 0
    for colour, shape in tiles:
        tiles_seen |= BITS[colour][shape]
    return tiles_seen


def _what_fits() -> dict[TileSet, TileSet]:
    fits = {0: ALL}
    whole_lines = [*BITS, *zip(*BITS, strict=True)]
    for whole in whole_lines:
        for length in range(1, LONGEST_LINE + 1):
            for line in map(sum, combinations(whole, length)):
                fits[line] = fits.get(line, 0) | (sum(whole) ^ line)
    return fits


FITS: Mapping[TileSet, TileSet] = _what_fits()
"""For each line that holds, the tiles that may join it. Lines that don't hold are not in it."""

GAIN: tuple[int, ...] = (0, *range(2, LONGEST_LINE), LONGEST_LINE + QWIRKLE_BONUS, 0)
"""What one more tile beside that many others in a line makes the line worth."""

Laid: TypeAlias = "tuple[int, TileSet, Laid | None]"
"""The cell and tile laid last, and what was laid before it."""

Find: TypeAlias = "tuple[int, Laid]"
"""The points of a play, and its tiles."""


class Edge(NamedTuple):
    """The empty cells beside a tile along one axis, and the lines that end just before and begin just after them."""

    step: int
    before: dict[int, TileSet]
    after: dict[int, TileSet]


def edge(tiles: Mapping[int, TileSet], step: int) -> Edge:
    """The lines along one axis of a board, its tiles by cell."""
    before: dict[int, TileSet] = {}
    after: dict[int, TileSet] = {}
    for start in tiles:
        if start - step in tiles:
            continue
        line, cell = 0, start
        while cell in tiles:
            # An old line with a tile twice takes no other: no such set is in FITS.
            line = ALL if line & tiles[cell] else line | tiles[cell]
            cell += step
        after[start - step] = before[cell] = line
    return Edge(step, before, after)


def numbered(board: Board) -> dict[int, TileSet]:
    """The tiles of a board by cell."""
    return {y * ROW + x: BITS[colour][shape] for (x, y), (colour, shape) in board.items()}


def _edges(board: Board) -> tuple[Edge, Edge]:
    tiles = numbered(board)
    return edge(tiles, 1), edge(tiles, ROW)


def _open_cells(across: Edge, down: Edge) -> Iterable[int]:
    return {**across.before, **across.after, **down.before, **down.after}


def _fits(across: Edge, down: Edge, cell: int) -> TileSet:
    """The tiles that may lie alone on an empty cell."""
    before, after = across.before.get(cell, 0), across.after.get(cell, 0)
    above, below = down.before.get(cell, 0), down.after.get(cell, 0)
    if before & after or above & below:
        return 0
    return FITS.get(before | after, 0) & FITS.get(above | below, 0)


def can_lay(board: Board, tiles: Iterable[Tile]) -> bool:
    """Whether any of the tiles may lie somewhere. A hand of none has no play: any play holds a tile that could lie
    alone."""
    across, down = _edges(board)
    held = tile_set(tiles)
    return not board or any(held & _fits(across, down, cell) for cell in _open_cells(across, down))


def find(board: Board, hand: Sequence[Tile], *, opening: int = 0) -> list[Find]:
    """Every legal play of the hand, each once, in no promised order; `play_of` makes a `Play` of one.

    On an empty table the line begins on the start cell and goes right or down; `opening` is the length then owed.
    """
    across, down = _edges(board)
    held = tile_set(hand)
    fitting = {cell: held & _fits(across, down, cell) for cell in _open_cells(across, down)}
    if not board:
        # The first line begins on the start cell; nothing may lie behind it.
        fitting = {0: held, -1: 0, -ROW: 0}
    gains_across: dict[int, int] = {}
    gains_down: dict[int, int] = {}
    found: list[Find] = []
    for cell in fitting:
        fits = fitting[cell]
        if not fits:
            continue
        gains_across[cell] = gain_across = _gain(across, cell)
        gains_down[cell] = gain_down = _gain(down, cell)
        # Where both lines are missing, this is the lone first tile.
        points = gain_across + gain_down or 1
        while fits:
            tile = fits & -fits
            fits ^= tile
            found.append((points, (cell, tile, None)))
    find_lines(across, fitting, gains_down, held, found)
    find_lines(down, fitting, gains_across, held, found)
    if not board and opening:
        return [(points, laid) for points, laid in found if _size(laid) == opening]
    return found


def _gain(edge: Edge, cell: int) -> int:
    return GAIN[(edge.before.get(cell, 0) | edge.after.get(cell, 0)).bit_count()]


def find_lines(
    edge: Edge, fitting: Mapping[int, TileSet], gains: Mapping[int, int], held: TileSet, found: list[Find]
) -> None:
    """Adds the plays of two tiles and more along one axis; `gains` are the points of the lines across it.

    Each play is built from its first cell beside an old tile: onward over everything, then back over cells that
    touch nothing, so none is built twice.
    """
    step, lines_before, lines_after = edge
    # The cell behind the first one, and how many cells from there on touch nothing; set for each first cell below.
    behind = room = 0

    def onward(line: TileSet, cell: int, earned: int, laid: Laid) -> None:
        after = lines_after.get(cell, 0)
        if line & after:
            return
        line |= after
        fits = fitting.get(cell, held) & FITS.get(line, 0)
        if not fits:
            return
        earned += gains.get(cell, 0)
        points = earned + GAIN[line.bit_count()]
        beyond = cell + step * (1 + after.bit_count())
        while fits:
            tile = fits & -fits
            fits ^= tile
            now_laid = (cell, tile, laid)
            found.append((points, now_laid))
            grown = line | tile
            if held & FITS[grown]:
                onward(grown, beyond, earned, now_laid)
                if room:
                    back(grown, behind, earned, now_laid, room)

    def back(line: TileSet, cell: int, earned: int, laid: Laid, room: int) -> None:
        fits = held & FITS[line]
        points = earned + GAIN[line.bit_count()]
        while fits:
            tile = fits & -fits
            fits ^= tile
            now_laid = (cell, tile, laid)
            found.append((points, now_laid))
            if room > 1:
                back(line | tile, cell - step, earned, now_laid, room - 1)

    for cell, earned in gains.items():
        before, after = lines_before.get(cell, 0), lines_after.get(cell, 0)
        beyond = cell + step * (1 + after.bit_count())
        behind, room = cell - step, 0
        while not before and room < LONGEST_LINE - 1 and behind - step * room not in fitting:
            room += 1
        fits = fitting[cell]
        while fits:
            tile = fits & -fits
            fits ^= tile
            line = before | after | tile
            if held & FITS[line]:
                laid = (cell, tile, None)
                onward(line, beyond, earned, laid)
                if room:
                    back(line, behind, earned, laid, room)


def _size(laid: Laid | None) -> int:
    size = 0
    while laid:
        size, laid = size + 1, laid[2]
    return size


def play_of(laid: Laid | None) -> Play:
    """The play as the game's record knows it."""
    pieces = []
    while laid:
        cell, tile, laid = laid
        pieces.append((cell, tile))
    return Play(tuple(Placement(KINDS[tile.bit_length() - 1], _cell(cell)) for cell, tile in sorted(pieces)))


def _cell(number: int) -> Cell:
    y = (number + ROW // 2) // ROW
    return Cell(number - y * ROW, y)


def plays(board: Board, hand: Sequence[Tile], *, opening: int = 0) -> list[tuple[Play, int]]:
    """Every legal play with its points, in board order: by its cells row by row, then by its tiles."""
    found = [(play_of(laid), points) for points, laid in find(board, hand, opening=opening)]
    return sorted(found, key=lambda entry: board_order(entry[0]))


def best_plays(view: View, *, most: int) -> tuple[tuple[Play, int], ...]:
    """The plays of the viewer's hand with the most points, the best first, equals in board order."""
    found = plays(view.board, view.hand, opening=view.opening)
    return tuple(sorted(found, key=lambda entry: -entry[1])[:most])


def board_order(play: Play) -> tuple[tuple[tuple[int, int], ...], tuple[Tile, ...]]:
    """Where a play stands among others: by its cells row by row, then by its tiles."""
    cells = tuple((placement.cell.y, placement.cell.x) for placement in play.placements)
    return cells, tuple(placement.tile for placement in play.placements)

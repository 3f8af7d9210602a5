"""Qwirkle, the lines of the table: what a play makes or grows, and whether it may.

Where several rules are broken the reason given is the first of: same cell twice, cell occupied, not one line, gap,
line too long, duplicate tile, attributes clash, not connected.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.games.qwirkle.notation import cell_label, placements_text, tile_code
from bot.games.qwirkle.refusals import illegal
from bot.games.qwirkle.state import LONGEST_LINE, Axis, Board, Cell, Placement, Tile, Tiles


@dataclass(frozen=True, slots=True)
class Line:
    """Two or more tiles side by side, from left to right or from top to bottom."""

    axis: Axis
    cells: tuple[Cell, ...]
    tiles: Tiles

    def __str__(self) -> str:
        return placements_text(tuple(map(Placement, self.tiles, self.cells)))


def check(board: Board, placements: Sequence[Placement]) -> tuple[Line, ...]:
    """The lines that a legal play makes or grows: the one it is laid in first, then those across it in order of cell.

    A lone first tile gives none. Raises IllegalMove with the broken rule. Old lines that the play does not touch are
    never judged.
    """
    _check_cells(board, placements)
    laid = {placement.cell: placement.tile for placement in placements}
    cells = in_board_order(laid)
    axis = _common_axis(cells)
    table = {**board, **laid}
    _check_unbroken(table, cells, axis)
    lines = tuple(_touched(table, cells, axis))
    for check_line in (_check_length, _check_no_tile_twice, _check_attribute):
        for line in lines:
            check_line(line)
    if board and not any(cell not in laid for line in lines for cell in line.cells):
        raise illegal("not_connected", line=placements_text(in_order(placements)))
    return lines


def in_board_order(cells: Iterable[Cell]) -> list[Cell]:
    """Row by row, from left to right."""
    return sorted(cells, key=lambda cell: (cell.y, cell.x))


def in_order(placements: Iterable[Placement]) -> tuple[Placement, ...]:
    """The placements of a `Play`: row by row, from left to right."""
    return tuple(sorted(placements, key=lambda placement: (placement.cell.y, placement.cell.x)))


def _check_cells(board: Board, placements: Sequence[Placement]) -> None:
    if not placements:
        raise illegal("nothing_laid")
    cells = [placement.cell for placement in placements]
    for cell in cells:
        if cells.count(cell) > 1:
            raise illegal("same_cell_twice", cell=cell_label(cell))
    for cell in cells:
        if cell in board:
            raise illegal("cell_occupied", cell=cell_label(cell), tile=tile_code(board[cell]))


def _common_axis(cells: list[Cell]) -> Axis:
    if len({cell.y for cell in cells}) == 1:
        return Axis.ACROSS
    if len({cell.x for cell in cells}) == 1:
        return Axis.DOWN
    raise illegal("not_one_line", cells=", ".join(map(cell_label, cells)))


def _check_unbroken(table: Board, cells: list[Cell], axis: Axis) -> None:
    for cell in _walk(cells[0], axis, step=1):
        if cell not in table:
            raise illegal("gap", cell=cell_label(cell), cells=", ".join(map(cell_label, cells)))
        if cell == cells[-1]:
            return


def _touched(table: Board, cells: list[Cell], axis: Axis) -> Iterator[Line]:
    across = Axis.DOWN if axis is Axis.ACROSS else Axis.ACROSS
    for cell, direction in [(cells[0], axis), *((cell, across) for cell in cells)]:
        line = line_through(table, cell, direction)
        if len(line.cells) > 1:
            yield line


def line_through(table: Board, cell: Cell, axis: Axis) -> Line:
    """The tiles side by side through a cell that holds one; perhaps that tile alone."""
    before = list(_filled(table, cell, axis, step=-1))
    cells = (*reversed(before), *list(_filled(table, cell, axis, step=1))[1:])
    return Line(axis, cells, tuple(table[cell] for cell in cells))


def _filled(table: Board, start: Cell, axis: Axis, *, step: int) -> Iterator[Cell]:
    for cell in _walk(start, axis, step=step):
        if cell not in table:
            return
        yield cell


def _walk(start: Cell, axis: Axis, *, step: int) -> Iterator[Cell]:
    x, y = start
    right, down = axis.value
    while True:
        yield Cell(x, y)
        x, y = x + right * step, y + down * step


def _check_length(line: Line) -> None:
    if len(line.tiles) > LONGEST_LINE:
        raise illegal("line_too_long", line=str(line), length=len(line.tiles))


def _check_no_tile_twice(line: Line) -> None:
    seen: set[Tile] = set()
    for tile in line.tiles:
        if tile in seen:
            raise illegal("duplicate_tile", line=str(line), tile=tile_code(tile))
        seen.add(tile)


def _check_attribute(line: Line) -> None:
    if not share_attribute(line.tiles):
        raise illegal("attributes_clash", line=str(line))


def share_attribute(tiles: Iterable[Tile]) -> bool:
    """Whether the tiles are all of one colour or all of one shape."""
    colours, shapes = zip(*tiles, strict=True)
    return len(set(colours)) == 1 or len(set(shapes)) == 1

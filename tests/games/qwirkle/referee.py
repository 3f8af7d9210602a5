"""A slow and obvious referee, written from the rules alone, against which the fast parts are held.

It shares nothing with them but the words of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from bot.games.qwirkle.state import Board, Cell, Placement, Tile

Move = frozenset[tuple[Cell, Tile]]


def verdict(board: Board, move: Sequence[Placement]) -> str:
    """ "ok", or the first broken rule in the order of the rule page."""
    return next(broken_rules(board, move), "ok")


def broken_rules(board: Board, move: Sequence[Placement]) -> Iterator[str]:
    cells = [placement.cell for placement in move]
    if len(set(cells)) < len(cells):
        yield "same_cell_twice"
    if any(cell in board for cell in cells):
        yield "cell_occupied"
    table = {**board, **{cell: tile for tile, cell in move}}
    if len({x for x, y in cells}) > 1 and len({y for x, y in cells}) > 1:
        yield "not_one_line"
    if any(cell not in table for cell in between(cells)):
        yield "gap"
    lines = [[table[cell] for cell in line] for line in lines_touched(table, cells)]
    if any(len(line) > 6 for line in lines):
        yield "line_too_long"
    if any(len(set(line)) < len(line) for line in lines):
        yield "duplicate_tile"
    if any(not alike(line) for line in lines):
        yield "attributes_clash"
    if board and not any(beside in board for cell in cells for beside in sides(cell)):
        yield "not_connected"


def worth(board: Board, move: Sequence[Placement]) -> int:
    """The points of a legal move."""
    table = {**board, **{cell: tile for tile, cell in move}}
    lines = lines_touched(table, [placement.cell for placement in move])
    return sum(len(line) + (6 if len(line) == 6 else 0) for line in lines) or 1


def all_moves(board: Board, hand: Sequence[Tile]) -> dict[Move, int]:
    """Every legal move of the hand on a table that isn't empty, with its points: all arrangements tried everywhere."""
    xs, ys = [x for x, y in board], [y for x, y in board]
    moves: dict[Move, int] = {}
    arrangements = list(arranged(hand))
    for x in range(min(xs) - 6, max(xs) + 7):
        for y in range(min(ys) - 6, max(ys) + 7):
            for right, down in ((1, 0), (0, 1)):
                for length in range(1, len(hand) + 1):
                    cells = empty_cells(board, Cell(x, y), right, down, length)
                    if cells[0] != (x, y) or not any(beside in board for cell in cells for beside in sides(cell)):
                        continue
                    for row in arrangements:
                        if len(row) == length:
                            move = [Placement(tile, cell) for tile, cell in zip(row, cells, strict=True)]
                            if verdict(board, move) == "ok":
                                moves[frozenset((cell, tile) for tile, cell in move)] = worth(board, move)
    return moves


def arranged(hand: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Every order of every set of different tiles that share an attribute."""
    for length in range(1, len(hand) + 1):
        for chosen in combinations(sorted(set(hand)), length):
            if alike(list(chosen)):
                yield from permutations(chosen)


def empty_cells(board: Board, start: Cell, right: int, down: int, count: int) -> list[Cell]:
    """The first empty cells from there on."""
    cells: list[Cell] = []
    x, y = start
    while len(cells) < count:
        if Cell(x, y) not in board:
            cells.append(Cell(x, y))
        x, y = x + right, y + down
    return cells


def between(cells: Sequence[Cell]) -> list[Cell]:
    """All the cells from the first to the last of a straight move."""
    xs, ys = [x for x, y in cells], [y for x, y in cells]
    return [Cell(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)]


def lines_touched(table: Board, cells: Sequence[Cell]) -> set[tuple[Cell, ...]]:
    """The lines of two tiles and more through these cells, each once."""
    lines = {line(table, cell, right, down) for cell in cells for right, down in ((1, 0), (0, 1))}
    return {cells for cells in lines if len(cells) > 1}


def line(table: Board, cell: Cell, right: int, down: int) -> tuple[Cell, ...]:
    """The cells of the line through this one."""
    x, y = cell
    while Cell(x - right, y - down) in table:
        x, y = x - right, y - down
    cells = []
    while Cell(x, y) in table:
        cells.append(Cell(x, y))
        x, y = x + right, y + down
    return tuple(cells)


def alike(tiles: Sequence[Tile]) -> bool:
    """One colour, or one shape."""
    return len({tile.colour for tile in tiles}) == 1 or len({tile.shape for tile in tiles}) == 1


def sides(cell: Cell) -> list[Cell]:
    x, y = cell
    return [Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)]

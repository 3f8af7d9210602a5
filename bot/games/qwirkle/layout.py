"""Where everything lies in a picture of Qwirkle, in pixels. It draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from operator import gt
from typing import TypeAlias

from bot.games.qwirkle.notation import row_label
from bot.games.qwirkle.state import HAND_SIZE, Cell, Colour, ScoredLine, Shape, Tile, View

CELL_SIZES = (96, 72, 56, 48)
"""Pixels of a cell; the largest with which the board fits is taken."""

SMALL_CELL_SIZES = (40, 32, 24, 18, 14)
"""For boards longer than any that people make."""

PART_CELL = 72

PREVIEW_CELL_SIZES = (72, 56, 48, 40, 32, *SMALL_CELL_SIZES[2:])
PREVIEW_LONGEST_SIDE = 1200
PREVIEW_COLUMNS = 9
PREVIEW_ROWS = 6
"""At least so much of the table is seen around a play."""

FRAME_SIZE = (800, 1000)
"""Pixels that a frame of a film has at most, if the smallest cells allow it."""

HAND_CELL = 128
HAND_PAD = 20
RAISED = 13
"""Pixels by which the chosen tile stands above the others."""

BAG_CELL = 72
BAG_PAD = 20
BAG_STEP = 1.72
"""From tile to tile in a row of the bag, in cells; the count stands between."""

BANNER_CELL = 96
BANNER_SIZE = (800, 240)

LONGEST_SIDE = 1600
MOST_PIXELS = 1_900_000
"""Keeps a picture quick to draw and small to send."""

MARGIN = 1
FEWEST_COLUMNS = 7
FEWEST_ROWS = 5

CORNER_RADIUS = 0.3
"""Of the table's corners, in cells."""

PixelBox: TypeAlias = "tuple[int, int, int, int]"
"""Left, top, right, bottom."""

Corner: TypeAlias = "tuple[int, int]"
"""A corner of a cell, as steps from its middle: (1, -1) is the upper right."""


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The part of the table that is shown, and the pixels of a cell.

    The labels at the sides take more room than those above and below, by more than nothing and by less than a whole
    cell in all, so that no board comes out square: some phones crop square pictures.
    """

    left: int
    top: int
    columns: int
    rows: int
    cell: int

    @property
    def gutter(self) -> tuple[int, int]:
        """Room for the labels at each side, and above and below."""
        longest = max(len(row_label(self.top + row)) for row in range(self.rows))
        return round((0.2 + 0.26 * max(2, longest)) * self.cell), round(0.56 * self.cell)

    @property
    def size(self) -> tuple[int, int]:
        across, down = self.gutter
        return self.columns * self.cell + 2 * across, self.rows * self.cell + 2 * down

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left pixel of a cell."""
        across, down = self.gutter
        return across + (cell.x - self.left) * self.cell, down + (cell.y - self.top) * self.cell

    def span(self, first: Cell, last: Cell) -> PixelBox:
        """From the corner of one cell to the far corner of another."""
        left, top = self.corner(first)
        right, bottom = self.corner(last)
        return left, top, right + self.cell, bottom + self.cell

    def tab(self, line: ScoredLine, head: Cell) -> PixelBox:
        """Where the points of a line are written: a tag in an empty cell at its end, pushed against its last tile."""
        towards = 1 if head < line.cells[0] else -1
        left, top = self.corner(head)
        x = left + round((0.5 + 0.28 * towards * line.axis.value[0]) * self.cell)
        y = top + round((0.5 + 0.28 * towards * line.axis.value[1]) * self.cell)
        half = round(0.28 * self.cell)
        return x - half, y - half, x + half, y + half

    def badge_box(self, cell: Cell, corner: Corner) -> PixelBox:
        """The point, as an empty box, around which the total of a play is written."""
        left, top = self.corner(cell)
        x = left + round((0.5 + 0.6 * corner[0]) * self.cell)
        y = top + round((0.5 + 0.6 * corner[1]) * self.cell)
        return x, y, x, y


def board_layout(cells: Iterable[Cell]) -> BoardLayout:
    """The table around these cells, with a margin; around the first cell of a game if there are none."""
    window = _around(list(cells) or [Cell(0, 0)], FEWEST_COLUMNS, FEWEST_ROWS)
    return _fitted(window, (*CELL_SIZES, *SMALL_CELL_SIZES), LONGEST_SIDE)


def frame_layout(cells: Iterable[Cell]) -> BoardLayout:
    """The table around these cells without a margin, as large as a film may be."""
    window = _around(list(cells) or [Cell(0, 0)], FEWEST_COLUMNS, FEWEST_ROWS, margin=0)
    layout = BoardLayout(window.left, window.top, window.columns, window.rows, CELL_SIZES[0])
    while layout.cell > SMALL_CELL_SIZES[-1] and any(map(gt, layout.size, FRAME_SIZE)):
        layout = replace(layout, cell=layout.cell - 1)
    return layout


def preview_layout(table: Iterable[Cell], wanted: Iterable[Cell]) -> BoardLayout:
    """As much of the table as a play needs: the wanted cells with the lines that they meet, or all of a small one."""
    used = set(table)
    cells = used | set(wanted)
    window = _around(list(cells) or [Cell(0, 0)], PREVIEW_COLUMNS, PREVIEW_ROWS)
    close = {cell for start in wanted for cell in _met(used, start)}
    if close and (window.columns > PART_COLUMNS or window.rows > PART_ROWS):
        window = _around(list(close), PREVIEW_COLUMNS, PREVIEW_ROWS)
    return _fitted(window, PREVIEW_CELL_SIZES, PREVIEW_LONGEST_SIDE)


def _met(used: Set[Cell], start: Cell) -> Iterator[Cell]:
    """The cell, and the tiles in line with it on all sides."""
    yield start
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        x, y = start.x + dx, start.y + dy
        while Cell(x, y) in used:
            yield Cell(x, y)
            x, y = x + dx, y + dy


def _around(cells: Sequence[Cell], fewest_columns: int, fewest_rows: int, *, margin: int = MARGIN) -> Part:
    left, columns = _stretch([cell.x for cell in cells], fewest_columns, margin)
    top, rows = _stretch([cell.y for cell in cells], fewest_rows, margin)
    return Part(left, top, columns, rows)


def _fitted(window: Part, sizes: Sequence[int], longest: int) -> BoardLayout:
    """With the largest cells that keep the picture small enough; the smallest if none does."""
    for cell in sizes:
        layout = BoardLayout(window.left, window.top, window.columns, window.rows, cell)
        width, height = layout.size
        if max(width, height) <= longest and width * height <= MOST_PIXELS:
            break
    return layout


def part_layout(part: Part) -> BoardLayout:
    return BoardLayout(part.left, part.top, part.columns, part.rows, PART_CELL)


def _stretch(places: list[int], fewest: int, margin: int) -> tuple[int, int]:
    """First place and number of places shown: those used, a margin, and what lacks to the fewest."""
    first, last = min(places) - margin, max(places) + margin
    lacking = max(0, fewest - (last - first + 1))
    return first - lacking // 2, last - first + 1 + lacking


@dataclass(frozen=True, slots=True)
class Part:
    """A window on the table, in cells."""

    left: int
    top: int
    columns: int
    rows: int


PART_COLUMNS = 12
PART_ROWS = 9
OVERLAP = 2
"""Cells that neighbouring parts share, so that a line across the cut can be followed."""

MOST_PARTS = 24
"""A menu has 25 lines, and one of them is the whole table."""


def parts(view: View) -> tuple[Part, ...]:
    """The parts of the table where tiles lie, row by row; none when the whole can be read on a phone."""
    whole = board_layout(view.board)
    if whole.columns <= PART_COLUMNS and whole.rows <= PART_COLUMNS:
        return ()
    columns, rows = PART_COLUMNS, PART_ROWS
    while len(found := _windows(view, whole, columns, rows)) > MOST_PARTS:
        columns, rows = columns + 4, rows + 3
    return found


def _windows(view: View, whole: BoardLayout, columns: int, rows: int) -> tuple[Part, ...]:
    windows = [
        Part(left, top, wide, tall)
        for top, tall in _cuts(whole.top, whole.rows, rows)
        for left, wide in _cuts(whole.left, whole.columns, columns)
    ]
    return tuple(part for part in windows if any(holds(part, cell) for cell in view.board))


def _cuts(first: int, length: int, most: int) -> list[tuple[int, int]]:
    """First place and number of places of each piece: equally long ones that overlap and reach from end to end."""
    if length <= most:
        return [(first, length)]
    pieces = -(-(length - OVERLAP) // (most - OVERLAP))
    long = -(-(length + (pieces - 1) * OVERLAP) // pieces)
    return [(first + round(index * (length - long) / (pieces - 1)), long) for index in range(pieces)]


def holds(part: Part | BoardLayout, cell: Cell) -> bool:
    """Whether the cell is seen there."""
    return 0 <= cell.x - part.left < part.columns and 0 <= cell.y - part.top < part.rows


def hand_size() -> tuple[int, int]:
    """Width and height of the picture of a hand, the same for any number of tiles."""
    return HAND_SIZE * HAND_CELL + 2 * HAND_PAD, HAND_CELL + 2 * HAND_PAD


def hand_corner(index: int) -> tuple[int, int]:
    """The upper left pixel of that place in the hand."""
    return HAND_PAD + index * HAND_CELL, HAND_PAD


def bag_size() -> tuple[int, int]:
    """Width and height of the picture of the bag."""
    return round(len(Shape) * BAG_STEP * BAG_CELL) + 2 * BAG_PAD, len(Colour) * BAG_CELL + 2 * BAG_PAD


def bag_corner(tile: Tile) -> tuple[int, int]:
    """The upper left pixel of a tile in the bag: a row a colour, a column a shape."""
    return BAG_PAD + round(tile.shape * BAG_STEP * BAG_CELL), BAG_PAD + tile.colour * BAG_CELL


def bag_count(tile: Tile) -> PixelBox:
    """Where the count of that tile stands."""
    left, top = bag_corner(tile)
    return left + BAG_CELL, top, left + round(1.6 * BAG_CELL), top + round(0.95 * BAG_CELL)


# Where the worth of a play is written.


def ends(line: ScoredLine) -> tuple[Cell, Cell]:
    """The empty cells before the head of a line and after its tail."""
    dx, dy = line.axis.value
    head, tail = line.cells[0], line.cells[-1]
    return Cell(head.x - dx, head.y - dy), Cell(tail.x + dx, tail.y + dy)


def heads(lines: Iterable[ScoredLine], *, avoided: Set[Cell] = frozenset()) -> tuple[Cell, ...]:
    """For each line the end at which its points are written: no two lines share one if that can be helped."""
    taken: list[Cell] = []
    for line in lines:
        free = [end for end in ends(line) if end not in taken and end not in avoided]
        taken.append(free[0] if free else ends(line)[0])
    return tuple(taken)


def badge_place(laid: Iterable[Cell], crowded: Set[Cell]) -> tuple[Cell, Corner]:
    """The laid cell and the corner of it around which the fewest cells are crowded; the upper right one if equal."""
    choices = [(cell, corner) for cell in laid for corner in ((1, -1), (-1, -1), (1, 1), (-1, 1))]
    return min(choices, key=lambda choice: sum(cell in crowded for cell in around(*choice)))


def around(cell: Cell, corner: Corner) -> tuple[Cell, Cell, Cell]:
    """The three other cells that meet at that corner."""
    dx, dy = corner
    return Cell(cell.x + dx, cell.y), Cell(cell.x, cell.y + dy), Cell(cell.x + dx, cell.y + dy)

"""Where everything lies in a picture of Qwixx, in pixels. It draws nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.games.qwixx.layouts import rows_downward
from bot.games.qwixx.state import CELLS, Colour, Layout, Phase, Place

PixelBox: TypeAlias = "tuple[int, int, int, int]"
"""Left, top, right, bottom."""

WIDTH = 800
MARGIN = 12
RADIUS = 14
"""Of the corners of a strip."""

DIE = 72
DICE_GAP = 12
HEADER = 124
"""Height of the dice above the sheets."""
DICE_TOP = 18

MISS = 24
LARGE_MISS = 36
"""Sides of the boxes for misses."""

FOOT = 62
"""Height of the line below a large sheet: seat, misses, points."""

STRIP_GAP = 8

BANNER_SIZE = (800, 240)
BANNER_CELL = (50, 40)
BANNER_CELLS = 9
"""Numbers of a row that are seen there."""
BANNER_GAP = 6
BANNER_LEFT = 16

LOCK = CELLS
"""Stands for the place of a lock, after the last number of a row."""


@dataclass(frozen=True, slots=True)
class Measures:
    """How large a sheet is drawn; the same for each sheet of a picture."""

    cell: tuple[int, int]
    """Width and height."""
    bonus: int
    """Height of a bonus row."""
    gap: int
    """Between rows."""
    side: int
    """Width of the column of seat, points and misses; without one they stand in a foot below."""
    tag: int
    """Width of the letter and arrow before a row."""
    count: int
    """Width of the points after a row."""
    pad: int = 10

    @property
    def across(self) -> int:
        """From the first pixel of a row to the last."""
        return self.tag + (CELLS + 1) * self.cell[0]


STRIP = Measures(cell=(50, 40), bonus=36, gap=4, side=70, tag=40, count=52)
TIGHT = replace(STRIP, cell=(50, 36), bonus=32)
"""For many sheets with bonus rows, which would make too large a file."""
LARGE = Measures(cell=(56, 62), bonus=52, gap=6, side=0, tag=44, count=50)

MEASURES = (STRIP, TIGHT, LARGE)


@dataclass(frozen=True, slots=True)
class Plan:
    """One sheet in a picture: its upper left pixel, its measures, and what is printed on it."""

    left: int
    top: int
    measures: Measures
    layout: Layout

    @property
    def box(self) -> PixelBox:
        foot = 0 if self.measures.side else FOOT
        return self.left, self.top, WIDTH - MARGIN, self.top + sheet_height(self.layout, self.measures) + foot

    def row_box(self, row: int) -> PixelBox:
        """The band of a row, from its tag to its lock."""
        top = self.top + self.measures.pad
        for other in rows_downward(self.layout):
            if other == row:
                break
            top += self._height(other) + self.measures.gap
        left = self.left + self.measures.side + self.measures.pad
        return left, top, left + self.measures.across, top + self._height(row)

    def cell_box(self, place: Place) -> PixelBox:
        """A cell; that of the lock if the place is `LOCK`."""
        left, top, _, bottom = self.row_box(place.row)
        x = left + self.measures.tag + place.at * self.measures.cell[0]
        return x, top, x + self.measures.cell[0], bottom

    def cell_size(self, row: int) -> tuple[int, int]:
        """Width and height of the cells in that row."""
        return self.measures.cell[0], self._height(row)

    def tag_box(self, row: int) -> PixelBox:
        left, top, _, bottom = self.row_box(row)
        return left, top, left + self.measures.tag, bottom

    def count_box(self, row: int) -> PixelBox:
        """Where the points of a row stand."""
        _, top, right, bottom = self.row_box(row)
        return right, top, right + self.measures.count, bottom

    @property
    def badge_box(self) -> PixelBox:
        """Where the number of the seat stands: above points and misses, or before them in the foot of a large sheet."""
        left, top = self.left + self.measures.pad, self.top + self.measures.pad
        if not self.measures.side:
            top = self.box[3] - FOOT
            return left, top, left + 52, self.box[3] - self.measures.pad
        return left, top, left + self.measures.side - 6, top + 48

    @property
    def points_box(self) -> PixelBox:
        left, _, right, bottom = self.badge_box
        if not self.measures.side:
            return self.box[2] - 140, self.box[3] - FOOT, self.box[2] - 6, bottom
        return left, bottom, right, self.miss_box(0)[1] - 4

    def miss_box(self, index: int) -> PixelBox:
        """One of the four boxes: two by two, or in a line."""
        if not self.measures.side:
            left, middle = (
                self.badge_box[2] + 24 + index * (LARGE_MISS + 10),
                (self.badge_box[1] + self.badge_box[3]) // 2,
            )
            return left, middle - LARGE_MISS // 2, left + LARGE_MISS, middle + LARGE_MISS // 2
        step = MISS + 5
        left = self.left + self.measures.pad + (self.measures.side - 6 - MISS - step) // 2 + index % 2 * step
        top = self.box[3] - self.measures.pad - MISS - step + index // 2 * step
        return left, top, left + MISS, top + MISS

    def _height(self, row: int) -> int:
        return self.measures.cell[1] if row < len(self.layout.rows) else self.measures.bonus


def sheet_height(layout: Layout, measures: Measures) -> int:
    rows = len(layout.rows) * measures.cell[1] + len(layout.bonus) * measures.bonus
    return rows + (len(layout.rows) + len(layout.bonus) - 1) * measures.gap + 2 * measures.pad


def strip_measures(layout: Layout, seats: int) -> Measures:
    return TIGHT if layout.bonus and seats > 3 else STRIP


def strip_plans(layout: Layout, seats: int) -> tuple[Plan, ...]:
    """The sheets of a table, one under the other."""
    measures = strip_measures(layout, seats)
    step = sheet_height(layout, measures) + STRIP_GAP
    return tuple(Plan(MARGIN, HEADER + seat * step, measures, layout) for seat in range(seats))


def board_size(layout: Layout, seats: int) -> tuple[int, int]:
    """Width and height of the table's picture; never a square, which some phones crop."""
    return WIDTH, _unlike(WIDTH, strip_plans(layout, seats)[-1].box[3] + MARGIN)


def sheet_size(layout: Layout) -> tuple[int, int]:
    """Width and height of the picture of one sheet."""
    return WIDTH, _unlike(WIDTH, large_plan(layout).box[3] + MARGIN)


def large_plan(layout: Layout) -> Plan:
    """One sheet by itself, below the dice."""
    return Plan(MARGIN, HEADER, LARGE, layout)


def _unlike(width: int, height: int) -> int:
    return height + 2 if height == width else height


def white_die_box(index: int) -> PixelBox:
    left = MARGIN + 84 + index * (DIE + DICE_GAP)
    return left, DICE_TOP, left + DIE, DICE_TOP + DIE


def equals_box() -> PixelBox:
    """Between the white dice and their sum."""
    return white_die_box(1)[2], DICE_TOP, sum_box()[0], DICE_TOP + DIE


def sum_box() -> PixelBox:
    left = white_die_box(1)[2] + 36
    return left, DICE_TOP, left + 100, DICE_TOP + DIE


def colour_die_box(colour: Colour) -> PixelBox:
    left = WIDTH - MARGIN - 10 - (len(Colour) - colour) * (DIE + DICE_GAP) + DICE_GAP
    return left, DICE_TOP, left + DIE, DICE_TOP + DIE


def die_letter_box(colour: Colour) -> PixelBox:
    left, _, right, bottom = colour_die_box(colour)
    return left, bottom + 10, right, HEADER - 2


def group_box(phase: Phase) -> PixelBox:
    """Around the dice that count in that phase."""
    right = sum_box()[2] if phase is Phase.WHITE else colour_die_box(Colour.BLUE)[2]
    return white_die_box(0)[0] - 10, DICE_TOP - 10, right + 10, DICE_TOP + DIE + 10


def roller_box() -> PixelBox:
    """Where the number of the seat stands whose roll it is."""
    return MARGIN, DICE_TOP, MARGIN + 62, DICE_TOP + DIE


def banner_corner(row: int, column: int) -> tuple[int, int]:
    """The upper left pixel of a cell in the picture of a lobby; column 0 holds the tags."""
    width, height = BANNER_CELL
    top = (BANNER_SIZE[1] - 4 * height - 3 * BANNER_GAP) // 2
    return BANNER_LEFT + column * width, top + row * (height + BANNER_GAP)


def banner_die_corner(index: int) -> tuple[int, int]:
    """The upper left pixel of a die in the picture of a lobby: three by two."""
    left = BANNER_LEFT + (BANNER_CELLS + 1) * BANNER_CELL[0] + 28
    top = (BANNER_SIZE[1] - 2 * DIE - DICE_GAP) // 2
    return left + index % 3 * (DIE + DICE_GAP), top + index // 3 * (DIE + DICE_GAP)

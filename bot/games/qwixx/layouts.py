"""Qwixx, the printed sheets: what stands in which row. The variants differ in nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bot.games.qwixx.state import CELLS, BonusRow, Colour, Layout, Place, Row, Sheet, Variant

RISING = tuple(range(2, 2 + CELLS))
FALLING = RISING[::-1]
UP_TO_THE_LOCK = CELLS + 1
"""What a row counts at most without bonus cells: every number and the lock."""

_LETTERS = {"R": Colour.RED, "Y": Colour.YELLOW, "G": Colour.GREEN, "B": Colour.BLUE}


def _row(numbers: tuple[int, ...], letters: str) -> Row:
    """A row of these numbers, a letter for each or one for all. The die of its last cell leaves when it closes."""
    colours = tuple(_LETTERS[letter] for letter in (letters * CELLS if len(letters) == 1 else letters))
    return Row(numbers, colours, dies=colours[-1])


_PLAIN = (_row(RISING, "R"), _row(RISING, "Y"), _row(FALLING, "G"), _row(FALLING, "B"))

LAYOUTS: Mapping[Variant, Layout] = MappingProxyType(
    {
        Variant.CLASSIC: Layout(rows=_PLAIN, bonus=(), most_crosses=UP_TO_THE_LOCK),
        Variant.MIXX_A: Layout(
            rows=(
                _row(RISING, "YYYBBBGGGRR"),
                _row(RISING, "RRGGGGBBYYY"),
                _row(FALLING, "BBBYYYRRRGG"),
                _row(FALLING, "GGRRRRYYBBB"),
            ),
            bonus=(),
            most_crosses=UP_TO_THE_LOCK,
        ),
        Variant.MIXX_B: Layout(
            rows=(
                _row((10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11), "R"),
                _row((9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10), "Y"),
                _row((8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3), "G"),
                _row((5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4), "B"),
            ),
            bonus=(),
            most_crosses=UP_TO_THE_LOCK,
        ),
        Variant.BIG_POINTS: Layout(
            rows=_PLAIN,
            bonus=(BonusRow(RISING, above=0, below=1), BonusRow(FALLING, above=2, below=3)),
            most_crosses=15,
        ),
    }
)


@cache
def places(layout: Layout) -> tuple[Place, ...]:
    """Every cell in board order: row by row from the top as the sheet is printed, each from left to right."""
    return tuple(Place(row, at) for row in rows_downward(layout) for at in range(CELLS))


@cache
def places_of(layout: Layout, wanted: int) -> tuple[Place, ...]:
    """The cells of that number, in board order."""
    return tuple(place for place in places(layout) if number(layout, place) == wanted)


@cache
def rows_downward(layout: Layout) -> tuple[int, ...]:
    """The rows from the top as the sheet is printed, bonus rows between their neighbours."""
    base = len(layout.rows)
    between = {bonus.above: base + index for index, bonus in enumerate(layout.bonus)}
    return tuple(row for above in range(base) for row in (above, between.get(above)) if row is not None)


def bonus_row(layout: Layout, place: Place) -> BonusRow | None:
    """The bonus row in which a cell lies, if it lies in one."""
    index = place.row - len(layout.rows)
    return layout.bonus[index] if index >= 0 else None


def neighbours(bonus: BonusRow, at: int) -> tuple[Place, Place]:
    """The cells above and below a bonus cell."""
    return Place(bonus.above, at), Place(bonus.below, at)


@cache
def number(layout: Layout, place: Place) -> int:
    """The number printed in a cell."""
    printed = bonus_row(layout, place) or layout.rows[place.row]
    return printed.numbers[place.at]


@cache
def colours(layout: Layout, place: Place) -> tuple[Colour, ...]:
    """The colour of a cell; of a bonus cell those of its neighbours, above and below."""
    bonus = bonus_row(layout, place)
    cells = (place,) if bonus is None else neighbours(bonus, place.at)
    return tuple(layout.rows[cell.row].colours[cell.at] for cell in cells)


def blank(layout: Layout) -> Sheet:
    """A sheet on which nothing is crossed."""
    return Sheet(rows=((),) * len(layout.rows), bonus=((),) * len(layout.bonus))

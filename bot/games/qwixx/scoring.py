"""Qwixx, what a sheet is worth, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.qwixx.state import LAST, MISS_COST, Layout, Sheet


@dataclass(frozen=True, slots=True)
class RowScore:
    """What a row counts: its crosses, those of bonus cells beside it, and the lock's; points after the cap."""

    crosses: int
    bonus: int
    locked: bool
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The points of a sheet by row, and what its misses cost."""

    rows: tuple[RowScore, ...]
    misses: int

    @property
    def total(self) -> int:
        return sum(row.points for row in self.rows) - self.misses


def points(crosses: int) -> int:
    """1, 3, 6, 10 … 78 for 1 to 12 crosses: one more for each."""
    return crosses * (crosses + 1) // 2


def score(layout: Layout, sheet: Sheet) -> Score:
    """The breakdown of a sheet as it stands."""
    return Score(
        rows=tuple(_score_row(layout, sheet, row) for row in range(len(layout.rows))),
        misses=MISS_COST * sheet.misses,
    )


def total(layout: Layout, sheet: Sheet) -> int:
    """The points of a sheet as it stands."""
    return score(layout, sheet).total


def _score_row(layout: Layout, sheet: Sheet, row: int) -> RowScore:
    crosses, locked = len(sheet.rows[row]), LAST in sheet.rows[row]
    beside = [
        len(crossed)
        for bonus, crossed in zip(layout.bonus, sheet.bonus, strict=True)
        if row in (bonus.above, bonus.below)
    ]
    counted = min(crosses + locked + sum(beside), layout.most_crosses)
    return RowScore(crosses, sum(beside), locked, points(counted))

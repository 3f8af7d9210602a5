from __future__ import annotations

import pytest

from bot.core.game import places
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.scoring import RowScore, points, score, total
from bot.games.qwixx.state import Variant
from tests.games.qwixx.tables import BIG_POINTS, CLASSIC, sheet


def _total(written: str, variant: Variant = CLASSIC) -> int:
    return total(LAYOUTS[variant], sheet(written, variant))


class TestARow:
    def test_counts_one_more_for_each_cross(self) -> None:
        assert [points(count) for count in range(13)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]

    def test_counts_the_lock_with_its_last_number(self) -> None:
        assert _total("R2 R3 R4 R5 R6") == 15
        assert _total("R2 R3 R4 R5 R6 R12") == 28
        assert _total(" ".join(f"R{number}" for number in range(2, 13))) == 78

    def test_is_told_apart_in_the_breakdown(self) -> None:
        told = score(LAYOUTS[BIG_POINTS], sheet("R2 R3 R4 R5 R6 R12 RY3 RY4 Y4 M M", BIG_POINTS))
        assert told.rows[0] == RowScore(crosses=6, bonus=2, locked=True, points=45)
        assert told.rows[1] == RowScore(crosses=1, bonus=2, locked=False, points=6)
        assert told.rows[2:] == (RowScore(0, 0, False, 0), RowScore(0, 0, False, 0))
        assert told.misses == 10
        assert told.total == 41


class TestASheet:
    @pytest.mark.parametrize(
        ("written", "worth"),
        [("", 0), ("M M M", -15), ("R2 R3 M M", -7), ("R2 Y2 G12 B12", 4), ("R2 R3 R4 M M M M", -14)],
    )
    def test_is_its_rows_less_five_for_each_miss(self, written: str, worth: int) -> None:
        assert _total(written) == worth


class TestBigPoints:
    def test_a_bonus_cell_counts_for_both_neighbours(self) -> None:
        assert _total("R5 RY5", BIG_POINTS) == 3 + 1
        assert _total("G12 GB12 B12", BIG_POINTS) == 3 + 3

    def test_a_row_counts_fifteen_crosses_at_most(self) -> None:
        row = " ".join(f"R{number}" for number in range(2, 13))
        assert _total(f"{row} RY2 RY3 RY4", BIG_POINTS) == 120 + 6
        assert _total(f"{row} RY2 RY3 RY4 RY5", BIG_POINTS) == 120 + 10


class TestPlaces:
    def test_most_points_win_and_ties_share(self) -> None:
        assert places((10, 30, 30, -5), frozenset()) == (3, 1, 1, 4)

    def test_leavers_stand_behind_everybody(self) -> None:
        assert places((10, 50, 0), frozenset({1})) == (1, 3, 2)

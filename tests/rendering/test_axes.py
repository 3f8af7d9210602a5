from __future__ import annotations

from itertools import pairwise

import pytest

from bot.rendering.axes import BOTTOM, LABEL_STEP, TOP, axes_of, dashed, spread

RIGHT = 600


class TestAxes:
    @pytest.mark.parametrize(
        ("totals", "grid"),
        [
            ([(0, 0)], [0, 1]),
            ([(0, 0), (3, 0)], [0, 1, 2, 3]),
            ([(0, 0), (12, 9)], [0, 5, 10]),
            ([(0, 0), (93, 40)], [0, 20, 40, 60, 80]),
            ([(0, 0), (412, 40)], [0, 100, 200, 300, 400]),
            ([(0, 0), (-5, 0), (-20, 18)], [-20, -10, 0, 10]),
            ([(0, 0), (-3, 90)], [-20, 0, 20, 40, 60, 80]),
        ],
    )
    def test_round_numbers_stand_beside_the_lines_across(self, totals: list[tuple[int, int]], grid: list[int]) -> None:
        assert list(axes_of(totals, RIGHT).grid()) == grid

    @pytest.mark.parametrize(
        ("turns", "named"), [(0, []), (1, [1]), (7, [1, 2, 3, 4, 5, 6, 7]), (24, [5, 10, 15, 20]), (80, [10, 20, 30])]
    )
    def test_few_turns_are_named(self, turns: int, named: list[int]) -> None:
        found = list(axes_of([(0, 0)] * (turns + 1), RIGHT).turns_named())
        assert found[: len(named)] == named
        assert len(found) <= 9

    @pytest.mark.parametrize("turns", [1, 2, 24, 80])
    def test_everything_lies_on_the_ground(self, turns: int) -> None:
        totals = [(-3 * turn, 5 * turn) for turn in range(turns + 1)]
        axes = axes_of(totals, RIGHT)
        left, top, right, bottom = axes.ground
        for turn, points in enumerate(totals):
            for x, y in (axes.point(turn, now) for now in points):
                assert left < x < right
                assert top < y < bottom
        assert axes.point(turns, 0)[0] > axes.point(0, 0)[0]
        assert axes.point(0, 1)[1] < axes.point(0, 0)[1]

    @pytest.mark.parametrize("turns", [6, 24, 80])
    def test_no_two_lines_bear_their_marks_at_the_same_turn(self, turns: int) -> None:
        axes = axes_of([(0,) * 6] * (turns + 1), RIGHT)
        marked = [turn for seat in range(6) for turn in axes.marked(seat, 6)]
        assert marked
        assert len(set(marked)) == len(marked)
        assert all(0 < turn < turns for turn in marked)


class TestNames:
    @pytest.mark.parametrize(
        "wanted", [[100.0], [100.0, 100.0], [430.0] * 6, [30.0] * 6, [30.0, 430.0, 200.0, 210.0, 205.0, 199.0]]
    )
    def test_they_keep_apart_in_their_order(self, wanted: list[float]) -> None:
        heights = spread(wanted)
        assert all(below - above >= LABEL_STEP - 0.01 for above, below in pairwise(sorted(heights)))
        assert TOP <= min(heights) <= max(heights) <= BOTTOM
        for one in range(len(wanted)):
            for other in range(len(wanted)):
                assert wanted[one] <= wanted[other] or heights[one] > heights[other]

    def test_they_stay_where_there_is_room(self) -> None:
        assert spread([300.0, 100.0, 200.0]) == [300.0, 100.0, 200.0]


class TestDashes:
    PATH = ((0.0, 0.0), (30.0, 0.0), (30.0, 70.0))

    def test_a_line_without_a_pattern_is_whole(self) -> None:
        assert dashed(self.PATH, ()) == [list(self.PATH)]

    def test_dashes_and_gaps_follow_the_pattern_around_bends(self) -> None:
        dashes = dashed(self.PATH, (20, 5))
        assert dashes == [
            [(0, 0), (20, 0)],
            [(25, 0), (30, 0), (30, 15)],
            [(30, 20), (30, 40)],
            [(30, 45), (30, 65)],
        ]

    def test_one_point_is_no_dash(self) -> None:
        assert dashed([(0.0, 0.0)], (20, 5)) == []

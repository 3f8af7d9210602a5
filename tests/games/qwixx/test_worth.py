from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import product
from math import log

import pytest

from bot.games.qwixx import rules, worth
from bot.games.qwixx.judging import Judge
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.luck import OWN_SHEET, expected
from bot.games.qwixx.marking import colour_marks, crossed, white_marks
from bot.games.qwixx.scoring import total
from bot.games.qwixx.standing import CLOSED, MARKED, NONE, STANDINGS, described, of_row, standing
from bot.games.qwixx.state import LAST, Colour, Options, Roll, Sheet, Variant
from tests.games.qwixx.tables import CLASSIC, sheet, table

LAYOUT = LAYOUTS[CLASSIC]
PACE = 0.12
SHUT = frozenset({0})
LATE = sheet("Y2 Y3 Y4 Y5 Y6 Y7 Y9 Y10 G12 G11 G10 G9 G7 G6 G5 G3 B5 B4 B3 M M")
"""Red is closed by another; yellow lacks 11 and 12, green only 2; blue is spoilt."""

MIDDLE = [
    (((0, 1, 2, 3, 4, 6, 8), (3, 5, 6, 8), (2, 7, 9), (5, 9)), 1),
    (((0, 1, 2, 4, 7), (1, 2, 3, 5, 6, 9), (6, 8), (3, 4, 8)), 3),
]
"""The crosses by row and the misses of sheets on which not much is left to do."""


def _closed(after: Sheet) -> frozenset[int]:
    return SHUT | {row for row, crosses in enumerate(after.rows) if LAST in crosses}


@cache
def _before_the_roll(before: Sheet, own: bool) -> float:
    """Two players, by the rules alone: every roll of the dice that matter, every way to use it."""
    if len(_closed(before)) > 1 or before.misses > 3:
        return 0.0
    outcomes = [
        max(
            _worth(before, after, own=own)
            for after in _afters(before, Roll((one, other), {Colour(1): yellow, Colour(2): green}), own=own)
        )
        for one, other, yellow, green in product(range(1, 7), repeat=4)
    ]
    return sum(outcomes) / len(outcomes)


def _worth(before: Sheet, after: Sheet, *, own: bool) -> float:
    return total(LAYOUT, after) - total(LAYOUT, before) + (1 - PACE) * _before_the_roll(after, not own)


def _afters(before: Sheet, roll: Roll, *, own: bool) -> list[Sheet]:
    whites = [None, *white_marks(LAYOUT, before, roll=roll, closed=SHUT)]
    if not own:
        return [crossed(before, white) for white in whites]
    found = [Sheet(before.rows, before.bonus, before.misses + 1)]
    for white in whites:
        after = crossed(before, white)
        found += [after] if white else []
        if len(_closed(after)) < 2:
            colours = colour_marks(LAYOUT, after, roll=roll, closed=_closed(after), marked=white)
            found += [crossed(after, place) for place in colours]
    return found


class TestTheShippedTables:
    @pytest.mark.parametrize(("turns", "own"), [(0, True), (1, False)])
    def test_agree_with_every_roll_played_out(self, turns: int, own: bool) -> None:
        rows = [of_row(row, closed=index in SHUT) for index, row in enumerate(LATE.rows)]
        outlook = worth.outlook(CLASSIC, 2, turns=turns, misses=2, pace=PACE)
        assert outlook.points((rows[0], rows[1], rows[2], rows[3])) == pytest.approx(
            _before_the_roll(LATE, own), abs=0.25
        )

    @pytest.mark.parametrize("variant", Variant)
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_are_there_for_every_table(self, variant: Variant, seats: int) -> None:
        for turns in range(seats):
            assert 10 < worth.outlook(variant, seats, turns=turns, misses=3, pace=0.08).points((0, 0, 0, 0)) < 60

    @pytest.mark.parametrize("variant", [variant for variant in Variant if variant is not Variant.MIXX_B])
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_an_empty_sheet_expects_less_the_sooner_the_end(self, variant: Variant, seats: int) -> None:
        expected = [
            worth.outlook(variant, seats, turns=0, misses=0, pace=pace).points((0, 0, 0, 0))
            for pace in (0.04, 0.1, 0.2)
        ]
        assert 90 > expected[0] > expected[1] + 5 > expected[2] + 10

    def test_nothing_is_to_come_once_two_rows_are_closed(self) -> None:
        assert worth.outlook(CLASSIC, 2, turns=0, misses=0, pace=0.1).points((CLOSED, 0, CLOSED, 0)) == 0

    def test_rows_of_the_classic_sheet_may_change_places(self) -> None:
        outlook = worth.outlook(CLASSIC, 2, turns=0, misses=0, pace=0.1)
        assert (
            outlook.points((5, 9, 0, 20))
            == outlook.points((9, 5, 20, 0))
            == pytest.approx(outlook.points((0, 20, 5, 9)))
        )

    def test_are_small(self) -> None:
        folder = files("bot.games.qwixx").joinpath(worth.FOLDER)
        assert sum(len(file.read_bytes()) for file in folder.iterdir()) < 1_500_000


class TestWhatIsShipped:
    def test_is_what_the_builder_was_told_to_compute(self) -> None:
        folder = files("bot.games.qwixx").joinpath(worth.FOLDER)
        assert {file.name for file in folder.iterdir()} == {variant.value + worth.SUFFIX for variant in worth.PACES}
        for variant, paces in worth.PACES.items():
            tables = worth.tables_of(variant)
            assert tables.paces == paces
            assert tables.cores.keys() == tables.scales.keys() == paces.keys()

    @pytest.mark.parametrize("variant", Variant)
    def test_what_is_not_is_named_as_judged_by_another(self, variant: Variant) -> None:
        assert (variant in worth.PACES) != (variant in worth.LIKE)
        like = worth.LIKE.get(variant, variant)
        assert [row.numbers for row in LAYOUTS[variant].rows] == [row.numbers for row in LAYOUTS[like].rows]
        instead = worth.SEATED_LIKE[like]
        assert sorted([*worth.PACES[like], *instead]) == list(rules.seats(Options(variant)))
        assert set(instead.values()) <= worth.PACES[like].keys()
        assert all(worth.seated_like(variant, seats) == instead.get(seats, seats) for seats in range(2, 6))

    @pytest.mark.parametrize(
        ("variant", "seats", "turns"),
        [
            (variant, seats, turns)
            for variant, paces in worth.PACES.items()
            for seats in paces
            for turns in range(seats)
        ],
    )
    def test_before_a_roll_is_the_mean_over_all_rolls_of_the_best_after_it(
        self, variant: Variant, seats: int, turns: int
    ) -> None:
        """As exactly as the packed tables are for late sheets: half a point."""
        for rows, misses in MIDDLE:
            for pace in worth.PACES[variant][seats]:
                state = table(*[""] * seats, variant=variant, active=-turns % seats)
                mine = Sheet(rows, misses=misses)
                state = replace(state, sheets=(mine, *state.sheets[1:]))
                judge = Judge(rules.view(state, 0), replace(OWN_SHEET, pace=(log(pace), *(0.0,) * 7)))
                before = worth.outlook(variant, seats, turns=turns, misses=misses, pace=pace)
                value = before.points(judge.standings(mine, frozenset()))
                assert expected(judge) - total(judge.layout, mine) == pytest.approx(value, abs=0.5)


class TestStandings:
    def test_each_open_one_is_told_by_its_last_cross_and_their_number(self) -> None:
        told = [described(of) for of in range(CLOSED)]
        assert len(set(told)) == STANDINGS - 1
        assert [standing(last, crosses) for last, crosses in told[1:]] == list(range(1, CLOSED))

    def test_marks_go_to_the_right_and_need_five_before_the_last(self) -> None:
        assert MARKED[0][4] == standing(4, 1)
        assert MARKED[standing(4, 2)][4] == NONE
        assert MARKED[standing(9, 4)][LAST] == NONE
        assert MARKED[standing(9, 5)][LAST] == CLOSED
        assert MARKED[CLOSED] == (NONE,) * 11

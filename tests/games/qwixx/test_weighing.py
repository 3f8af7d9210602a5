from __future__ import annotations

import pytest

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.qwixx import rules
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.judging import judged
from bot.games.qwixx.state import Action, Mark, Pass, Place, State
from bot.games.qwixx.weighing import PRICE_OF_AN_END, WATCHFUL, weigh
from tests.games.qwixx.tables import ROW_OF_FIVE, decided, place, table


def _weighed(state: State, seat: int) -> dict[Place | None, Weighed[Action]]:
    found = weigh(rules.view(state, seat), Chance("a"))
    return {one.action.place if isinstance(one.action, Mark) else None: one for one in found}


class TestWeighing:
    def test_has_every_legal_action_once_the_best_first(self) -> None:
        state = table("R2", "", dice="12 R2 Y6 G1 B1")
        for seat in (0, 1):
            found = weigh(rules.view(state, seat), Chance("a"))
            assert {one.action for one in found} == set(rules.legal(state, seat))
            assert len(found) == len({one.action for one in found})
            assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)

    def test_the_points_are_those_of_the_sheet_the_lock_included(self) -> None:
        found = _weighed(table("", ROW_OF_FIVE["R"], dice="66 R1 Y1 G6 B6"), 1)
        assert found[place("R12")].points == 6 + 7
        assert found[place("G12")].points == 1
        assert found[None].points == 0

    def test_passing_costs_a_miss_where_nothing_can_follow(self) -> None:
        state = decided(table("R2", "", dice="26 R1 Y6 G1 B1"), "pass", "pass").state
        assert _weighed(state, 0)[None].points == -5

    def test_the_risk_is_what_the_numbers_jumped_over_were_worth(self) -> None:
        found = _weighed(table("", "R2 R3 R4", dice="25 R1 Y1 G1 B1"), 1)
        assert found[place("R7")].risk > 1
        near = _weighed(table("", "R2 R3 R4 R6", dice="25 R1 Y1 G1 B1"), 1)
        assert near[place("R7")].risk == 0 == near[None].risk
        assert found[place("Y7")].risk > found[place("R7")].risk

    def test_the_public_has_nothing_to_weigh(self) -> None:
        assert weigh(rules.view(table("", ""), None), Chance("a")) == ()

    def test_with_no_legal_mark_there_is_passing_alone(self) -> None:
        state = table("R11 Y11 G3 B3", "", dice="34 R1 Y1 G6 B6")
        assert [one.action for one in weigh(rules.view(state, 0), Chance("a"))] == [Pass()]


class TestWhatEndsTheGame:
    AHEAD = f"{ROW_OF_FIVE['R']} R7 R8 R9 {ROW_OF_FIVE['G']} G7"
    RICH = f"{ROW_OF_FIVE['Y']} Y7 Y8 Y9 {ROW_OF_FIVE['B']} B7 B6"

    @pytest.mark.parametrize(
        "state",
        [
            table(AHEAD, "Y2 Y3 B12", dice="66 R1 Y6 B1", closed=[2]),
            table(f"{ROW_OF_FIVE['R']} B12", RICH, dice="66 R1 Y6 B1", closed=[2]),
            decided(table("R3 Y11 G3 B3 M M M", RICH, dice="65 R1 Y6 G6 B6"), "pass", "pass").state,
            decided(table(f"{AHEAD} M M M", "Y2 Y3 B12", dice="65 R1 Y6 G6 B6"), "pass", "pass").state,
            decided(
                table(f"{ROW_OF_FIVE['R']} Y11 B3 M M M", RICH, dice="66 R6 Y1 B1", closed=[2]), "pass", "pass"
            ).state,
        ],
        ids=["closing ahead", "closing behind", "miss behind", "miss ahead", "closing or a miss"],
    )
    def test_costs_or_wins_no_more_than_can_be_believed(self, state: State) -> None:
        assert _ends(state, state.active)

    @pytest.mark.parametrize("preset", QWIXX.presets)
    def test_leaves_the_order_of_the_moves_in_whole_games(self, preset: str) -> None:
        play, ends = QWIXX.computer("casual"), 0
        state = rules.setup(range(3), QWIXX.presets[preset], Chance(f"ends {preset}")).state
        while waiting := rules.actors(state):
            ends += sum(_ends(state, seat) for seat in waiting)
            seat = min(waiting)
            state = rules.apply(state, seat, play(rules.view(state, seat), Chance(f"{state.step} {seat}"))).state
        assert ends


def _ends(state: State, seat: int) -> int:
    """The decisions that end the game, having checked that they are told near the others, and in the same order."""
    view = rules.view(state, seat)
    found, judges = weigh(view, Chance("a")), judged(view, WATCHFUL)
    worths = [one.worth for one in found]
    assert [Pass() if one.place is None else Mark(one.place) for one in judges] == [one.action for one in found]
    assert worths == sorted(worths, reverse=True)
    alike = [one.action for one in found if one.worth == worths[0]]
    assert found[0].action != Pass() or alike == [Pass()]
    going_on = [worth for worth, one in zip(worths, judges, strict=True) if not one.ends] or [0.0]
    ends = [worth for worth, one in zip(worths, judges, strict=True) if one.ends]
    low, high = min(going_on[0] - PRICE_OF_AN_END, going_on[-1]), going_on[0] + PRICE_OF_AN_END
    assert all(low - 0.001 <= worth <= high + 0.001 for worth in ends)
    return len(ends)


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("left", [ROW_OF_FIVE["R"], f"{ROW_OF_FIVE['Y']} Y10 {ROW_OF_FIVE['B']} B4", "R2 M M M", "R12"])
def test_the_sheet_of_who_has_left_changes_nothing(level: str, left: str) -> None:
    """It closes no row, hastens no end, and is no rival."""
    states = [table("R3 Y4", "R2 G11", sheet, dice="15 R2 Y6 G5 B6", out=(2,)) for sheet in ("", left)]
    for seat in (0, 1):
        views = [rules.view(state, seat) for state in states]
        assert weigh(views[0], Chance("a")) == weigh(views[1], Chance("a"))
        assert len({QWIXX.computer(level)(view, Chance("a")) for view in views}) == 1


def test_a_mark_comes_before_passing_for_the_same_mark_by_a_colour_die() -> None:
    state = table("R2 Y11 G3 B3", "", dice="12 R1 Y1 G6 B6")
    first, second = weigh(rules.view(state, 0), Chance("a"))
    assert first.worth == second.worth
    assert (first.action, second.action) == (Mark(place("R3")), Pass())

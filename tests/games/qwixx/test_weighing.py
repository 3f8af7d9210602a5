from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.qwixx import rules
from bot.games.qwixx.dice import roll_dice
from bot.games.qwixx.state import Action, Colour, Mark, Pass, Place, State
from bot.games.qwixx.turns import open_white
from bot.games.qwixx.weighing import fortune, weigh
from tests.games.qwixx.tables import ROW_OF_FIVE, decided, place, table

ROLLS = 200


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


class TestFortune:
    def test_is_nothing_while_no_dice_are_rolled(self) -> None:
        before = table("R2", "", dice="12 R2 Y6 G1 B1")
        after = rules.apply(before, 1, Pass()).state
        assert after.turn == before.turn
        assert fortune(before, after, Chance("a")) == (0.0, 0.0)

    def test_good_dice_are_luck_and_bad_ones_are_not(self) -> None:
        def luck(dice: str) -> float:
            before = table("R2 R3", "", active=1)
            after = table("R2 R3", "", dice=dice)
            return fortune(before, _next_turn(after), Chance("a"))[0]

        assert luck("13 R4 Y1 G6 B6") > 1
        assert luck("34 R6 Y6 G1 B1") < -1

    def test_comes_to_nothing_over_many_rolls(self) -> None:
        before, dice = table("R2 R3 R5 Y4 G11 G10 G8 B12", "R3 Y2 Y3 Y5 G12 B10 B9 M", active=1), Chance("many rolls")
        lucks = []
        for _ in range(ROLLS):
            roll, dice = roll_dice(Colour, dice)
            lucks.append(fortune(before, _next_turn(open_white(before, 0, roll)), Chance("a")))
        assert sum(own for own, _ in lucks) / ROLLS == pytest.approx(0, abs=0.6)
        assert sum(others for _, others in lucks) / ROLLS == pytest.approx(0, abs=0.6)
        assert max(own for own, _ in lucks) > 3


def _next_turn(state: State) -> State:
    return replace(state, turn=state.turn + 1)

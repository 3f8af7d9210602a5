from __future__ import annotations

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.qwixx import rules
from bot.games.qwixx.state import Action, Mark, Pass, Place, State
from bot.games.qwixx.weighing import weigh
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

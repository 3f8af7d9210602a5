from __future__ import annotations

import pytest

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.computers import COMPUTERS
from bot.games.qwirkle.state import Action, Play, State, Swap
from bot.games.qwirkle.weighing import weigh
from bot.games.qwirkle.yardsticks import highest
from tests.games.qwirkle.tables import play, rows, table

LEVELS = tuple(COMPUTERS)
CHANCE = Chance("computer")


def choice(level: str, state: State) -> Action:
    assert state.seat is not None
    return COMPUTERS[level](rules.view(state, state.seat), CHANCE)


@pytest.mark.parametrize("level", LEVELS)
class TestEveryLevel:
    def test_opens_with_as_many_tiles_as_are_owed(self, level: str) -> None:
        chosen = choice(level, table(hands=["RC RX RD GS BT BT", "OC"], opening=3))
        assert isinstance(chosen, Play)
        assert len(chosen.placements) == 3

    def test_exchanges_where_nothing_fits(self, level: str) -> None:
        chosen = choice(level, table(board=rows("RC"), hands=["GX BS", "OC"]))
        assert isinstance(chosen, Swap)

    def test_exchanges_no_more_than_the_bag_holds(self, level: str) -> None:
        chosen = choice(level, table(board=rows("RC"), hands=["BS GX PL", "OC"], bag="YC"))
        assert isinstance(chosen, Swap)
        assert len(chosen.tiles) == 1

    def test_plays_on_where_somebody_left(self, level: str) -> None:
        state = table(board=rows("RC RX"), hands=["RS OX GD", "OC PC PD", "YC YX BX"])
        left = rules.resign(state, 1).state
        rules.apply(left, 0, choice(level, left))


@pytest.mark.parametrize("level", ["strong", "expert"])
class TestTheBetterOnes:
    def test_take_a_sure_qwirkle(self, level: str) -> None:
        state = table(board=rows("RC RX RD RS RT\nBC .. .. .. .."), hands=["RL BX GC PD YS OT", "OC OX GD GS PT PL"])
        assert choice(level, state) in (play("RL M30"), play("RL S30"))


class TestALineOfFive:
    def test_is_not_left_where_as_much_is_to_be_had_elsewhere(self) -> None:
        board = {**rows("RC RX RD RS"), **rows("OT YT ..\n.. .. BT", at="N40")}
        state = table(board=board, hands=["RT GL GL PL PL PL", "PD YX YS BL GL OX"])
        sight, elsewhere = rules.view(state, 0), play("RT P40")
        assert highest(sight, CHANCE) == play("RT M30")
        chosen = [COMPUTERS["strong"](sight, Chance(f"computer {number}")) for number in range(20)]
        assert chosen.count(elsewhere) > 10
        laying = [one.action for one in weigh(sight, CHANCE) if isinstance(one.action, Play)]
        assert laying[0] == elsewhere

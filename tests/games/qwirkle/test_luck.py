from __future__ import annotations

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.luck import fortune
from bot.games.qwirkle.state import State
from tests.games.qwirkle.tables import play, rows, swap, table

CHANCE = Chance("luck")


def _drawing(bag: str) -> tuple[float, ...]:
    """The luck of one who lays a red circle beside a line of four and draws that tile."""
    before = table(board=rows("RX RD RS RT"), hands=["RC GX BS", "OC PL YD PS GS BT"], bag=bag)
    after = rules.apply(before, 0, play("RC M30")).state
    return fortune(before, after, CHANCE)


class TestTheLuckOfADraw:
    def test_is_good_where_the_best_tile_came(self) -> None:
        assert _drawing("RL")[0] > 0

    def test_is_bad_where_the_tile_fits_nowhere(self) -> None:
        assert _drawing("BL")[0] < 0

    def test_is_that_of_who_drew_alone(self) -> None:
        assert _drawing("RL")[1] == 0

    def test_is_the_same_each_time(self) -> None:
        assert _drawing("RL") == _drawing("RL")

    def test_of_an_exchange_is_told_too(self) -> None:
        before = table(board=rows("RX RD RS RT RC"), hands=["GX BS YL", "OC PL YD PS GS BT"], bag="RL")
        after = rules.apply(before, 0, swap("GX")).state
        assert fortune(before, after, CHANCE)[0] > 0

    def test_is_none_with_an_empty_bag_and_for_who_leaves(self) -> None:
        before = table(board=rows("RX RD"), hands=["RC RS", "OC OD", "GX GD"], bag="")
        assert fortune(before, rules.apply(before, 0, play("RC M30")).state, CHANCE) == (0, 0, 0)
        left: State = rules.resign(before, 0).state
        assert fortune(before, left, CHANCE) == (0, 0, 0)

from __future__ import annotations

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.state import Action, State
from bot.games.qwirkle.yardsticks import highest
from tests.games.qwirkle.tables import play, rows, swap, table


def _choice(state: State) -> Action:
    return highest(rules.view(state, 0), Chance("computer"))


class TestTheHighestScore:
    def test_is_laid(self) -> None:
        state = table(board=rows("RC RX RD RS RT\nBC .. .. .. .."), hands=["RL BX GC", "OC"])
        assert _choice(state) == play("RL M30")

    def test_is_the_first_in_board_order_among_equals(self) -> None:
        assert _choice(table(board=rows("RC"), hands=["RX", "OC"])) == play("RX N29")

    def test_keeps_to_the_opening_owed(self) -> None:
        state = table(hands=["RC RX RD", "OC"], opening=3)
        assert _choice(state) == next(rules.legal(state, 0))


class TestWithoutAPlay:
    def test_exchanges_the_whole_hand(self) -> None:
        assert _choice(table(board=rows("RC"), hands=["GX BS", "OC"])) == swap("GX BS")

    def test_exchanges_no_more_than_the_bag_holds(self) -> None:
        assert _choice(table(board=rows("RC"), hands=["BS GX PL", "OC"], bag="OC YC")) == swap("GX BS")

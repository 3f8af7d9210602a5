from __future__ import annotations

from bot.core.chance import Chance
from bot.games.qwixx import rules
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import mark_text
from bot.games.qwixx.state import Mark, State
from tests.games.qwixx.tables import ROW_OF_FIVE, table


def _choice(state: State, seat: int, player: str = "skip1") -> str:
    action = QWIXX.yardsticks[player](rules.view(state, seat), Chance("computer"))
    return mark_text(LAYOUTS[state.options.variant], action.place) if isinstance(action, Mark) else "pass"


class TestSkippingOneAtMost:
    def test_marks_where_the_fewest_numbers_are_skipped(self) -> None:
        assert _choice(table("", "R5 Y6 G9 B8"), 1) == "Y7"
        assert _choice(table("", "R5 Y4 G9 B9"), 1) == "R7"

    def test_passes_rather_than_skip_more(self) -> None:
        assert _choice(table("", "R4 Y4 G10 B10"), 1) == "pass"

    def test_even_where_that_is_a_miss(self) -> None:
        state = table("R3 Y3 G12 B12", "R3 Y3 G12 B12", dice="34 R6 Y6 G1 B1")
        assert (_choice(state, 0), _choice(state, 0, "thumb")) == ("pass", "R7")

    def test_closes_a_row_that_is_so_near(self) -> None:
        assert _choice(table("", "R2 R3 R4 R5 R10", dice="66 R1"), 1) == "R12"
        far = table("", f"{ROW_OF_FIVE['R']} G9 B9", dice="66 R1")
        assert (_choice(far, 1), _choice(far, 1, "thumb")) == ("pass", "R12")


def test_tables_that_were_opened_with_it_still_find_it() -> None:
    assert QWIXX.computer("skip1") is QWIXX.yardsticks["skip1"]

from __future__ import annotations

from bot.games.qwixx import rules
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import mark_text
from bot.games.qwixx.state import Mark, State
from bot.games.qwixx.thumb import by_thumb
from tests.games.qwixx.tables import BIG_POINTS, ROW_OF_FIVE, decided, table


def _choice(state: State, seat: int) -> str:
    action = by_thumb(rules.view(state, seat))
    return mark_text(LAYOUTS[state.options.variant], action.place) if isinstance(action, Mark) else "pass"


class TestSkippingOneAtMost:
    def test_marks_where_the_fewest_numbers_are_skipped(self) -> None:
        assert _choice(table("", "R5 Y6 G9 B8"), 1) == "Y7"
        assert _choice(table("", "R5 Y4 G9 B9"), 1) == "R7"

    def test_passes_rather_than_skip_more(self) -> None:
        assert _choice(table("", "R4 Y4 G10 B10"), 1) == "pass"

    def test_closes_a_row_whenever_it_can(self) -> None:
        assert _choice(table("", ROW_OF_FIVE["R"], dice="66 R1"), 1) == "R12"
        state = decided(table(ROW_OF_FIVE["Y"], "", dice="16 Y6"), "pass", "pass").state
        assert _choice(state, 0) == "Y12"

    def test_marks_bonus_cells(self) -> None:
        assert _choice(table("", "R7 Y2 G6 B6", variant=BIG_POINTS), 1) == "pass"
        assert _choice(table("", "R6 R7 RY6 Y8 G6 B6", variant=BIG_POINTS), 1) == "RY7"


class TestAvoidingAMiss:
    def test_the_active_player_skips_a_few_more(self) -> None:
        state = table("R3 Y3 G12 B12", "R3 Y3 G12 B12", dice="34 R6 Y6 G1 B1")
        assert _choice(state, 0) == "R7"
        assert _choice(state, 1) == "pass"

    def test_but_not_many(self) -> None:
        assert _choice(table("R2 Y2", "", dice="34 R6 Y6 G1 B1"), 0) == "pass"

    def test_waits_for_a_smaller_jump_by_a_colour_die(self) -> None:
        state = table("R4 Y4", "", dice="34 R1 Y2 G1 B1")
        assert _choice(state, 0) == "pass"
        assert _choice(decided(state, "pass", "pass").state, 0) == "R5"

    def test_has_no_reason_to_after_a_mark_by_the_white_sum(self) -> None:
        state = decided(table("R6 Y6 G12 B12", "", dice="34 R1 Y6 G1 B1"), "R7", "pass").state
        assert _choice(state, 0) == "pass"

    def test_takes_the_best_colour_mark_that_is_left(self) -> None:
        state = decided(table("R2 Y9", "", dice="34 R3 Y1 G1 B1"), "pass", "pass").state
        assert _choice(state, 0) == "R6"

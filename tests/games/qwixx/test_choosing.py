from __future__ import annotations

from dataclasses import replace

from bot.games.qwixx import rules
from bot.games.qwixx.choosing import Choice, choices, colour_choices, white_choices, wiser, would_miss
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import mark_text
from bot.games.qwixx.state import View
from tests.games.qwixx.tables import BIG_POINTS, MIXX_B, ROW_OF_FIVE, act, decided, place, table


def _written(view: View, found: tuple[Choice, ...]) -> list[str]:
    layout = LAYOUTS[view.options.variant]
    return [f"{mark_text(layout, choice.place)}-{choice.skips}" for choice in found]


class TestChoices:
    def test_are_the_legal_marks_in_board_order_with_what_each_skips(self) -> None:
        seen = rules.view(table("R6 Y2", "R2 Y5 Y6 G12"), 1)
        assert _written(seen, choices(seen)) == ["R7-4", "Y7-0", "G7-4", "B7-5"]

    def test_tell_which_mark_closes_a_row(self) -> None:
        seen = rules.view(table(ROW_OF_FIVE["R"], "", dice="66 R1"), 0)
        assert choices(seen) == (
            Choice(place("R12"), skips=5, locks=True, number=12),
            Choice(place("G12"), skips=0, locks=False, number=12),
            Choice(place("B12"), skips=0, locks=False, number=12),
        )

    def test_count_cells_and_not_numbers_where_a_row_is_shuffled(self) -> None:
        seen = rules.view(table("R10", "", dice="11 R1", variant=MIXX_B), 0)
        assert _written(seen, choices(seen))[0] == "R2-1"

    def test_are_still_there_for_who_has_decided(self) -> None:
        state = act(table("", ""), 1, "R7").state
        assert len(choices(rules.view(state, 1))) == 4

    def test_of_the_colour_phase_are_the_active_seats_alone(self) -> None:
        state = decided(table("", "", dice="12 R4"), "pass", "pass").state
        seen = rules.view(state, 0)
        assert _written(seen, choices(seen)) == ["R5-3", "R6-4"]
        assert choices(rules.view(state, 1)) == ()

    def test_of_both_phases_can_be_looked_at_before(self) -> None:
        seen = rules.view(table("", "", dice="12 R4"), 0)
        assert _written(seen, white_choices(seen)) == ["R3-1", "Y3-1", "G3-9", "B3-9"]
        assert _written(seen, colour_choices(seen)) == ["R5-3", "R6-4"]
        assert colour_choices(rules.view(table("", "", dice="12 R4"), 1)) == ()

    def test_are_none_for_the_public_for_leavers_and_after_the_end(self) -> None:
        state = rules.resign(table("", "", ""), 2).state
        over = rules.resign(state, 1).state
        assert choices(rules.view(state, None)) == ()
        assert choices(rules.view(state, 2)) == ()
        assert choices(rules.view(over, 0)) == ()

    def test_agree_with_the_rules(self) -> None:
        state = table("R2 R3 RY3 Y4", "", variant=BIG_POINTS, dice="34 R4 Y1 G6 B3")
        for seat in (0, 1):
            found = [choice.place for choice in choices(rules.view(state, seat))]
            assert [action.place for action in list(rules.legal(state, seat))[:-1]] == found  # type: ignore[union-attr] # the last one is the pass


class TestSkippedBonusCells:
    def test_count_only_while_they_could_still_be_marked(self) -> None:
        seen = rules.view(table("R2 R7 Y8", "", variant=BIG_POINTS), 0)
        [bonus] = [choice for choice in choices(seen) if choice.place == place("RY7", BIG_POINTS)]
        assert bonus.skips == 1

    def test_count_while_a_neighbour_is_open(self) -> None:
        seen = rules.view(table("R7", "", variant=BIG_POINTS), 0)
        [bonus] = [choice for choice in choices(seen) if choice.place == place("RY7", BIG_POINTS)]
        assert bonus.skips == 5

    def test_at_the_end_of_their_row_lock_nothing(self) -> None:
        seen = rules.view(table("R2 R3 R4 R5 R6 R12", "", dice="66 Y1", closed=[0], variant=BIG_POINTS), 0)
        [bonus] = [choice for choice in choices(seen) if choice.place == place("RY12", BIG_POINTS)]
        assert not bonus.locks


class TestTheWiser:
    def test_close_a_row_then_skip_less(self) -> None:
        seen = rules.view(table(f"{ROW_OF_FIVE['R']} Y9", "", dice="66 R1"), 0)
        assert _written(seen, wiser(choices(seen))) == ["R12-5", "G12-0", "B12-0", "Y12-2"][:3]
        other = rules.view(table("R4 Y6 G9", "", dice="34 R1"), 0)
        assert _written(other, wiser(choices(other))) == ["Y7-0", "G7-1", "R7-2", "B7-5"]


class TestWouldMiss:
    def test_the_active_seat_that_marked_nothing_yet_and_has_no_choice_later(self) -> None:
        state = decided(table("", ""), "pass", "pass").state
        assert would_miss(rules.view(state, 0))
        assert not would_miss(rules.view(state, 1))
        assert not would_miss(rules.view(decided(table("", ""), "R7", "pass").state, 0))

    def test_in_the_white_phase_only_if_no_colour_die_helps(self) -> None:
        assert not would_miss(rules.view(table("", ""), 0))
        stuck = table("R6 Y8 G4 B4", "", dice="34 R1 Y1 G6 B6")
        assert would_miss(rules.view(stuck, 0))
        assert not would_miss(rules.view(replace(stuck, active=1), 0))

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.chance import Chance
from bot.core.errors import IllegalMove
from bot.games.qwixx import rules, turns
from bot.games.qwixx.state import (
    UNDECIDED,
    Closed,
    Coloured,
    Ended,
    Ending,
    Missed,
    Options,
    Pass,
    Phase,
    Resigned,
    Revealed,
    RolledOff,
)
from tests.games.qwixx.tables import (
    BIG_POINTS,
    MIXX_A,
    ROW_OF_FIVE,
    act,
    crosses,
    decided,
    happened,
    may,
    names,
    place,
    refusal,
    table,
)

RED, YELLOW, GREEN = ROW_OF_FIVE["R"], ROW_OF_FIVE["Y"], ROW_OF_FIVE["G"]


class TestSettingUp:
    def test_whoever_rolled_highest_rolls_first(self) -> None:
        start = rules.setup(range(3), Options(), Chance("start"))
        assert names(start) == ["RolledOff", "Rolled"]
        [rolled_off] = happened(start, RolledOff)
        assert isinstance(rolled_off, RolledOff)
        assert start.state.active == rolled_off.starter
        assert (start.state.turn, start.state.step, start.state.phase) == (1, 1, Phase.WHITE)

    def test_at_first_everybody_has_something_to_decide(self) -> None:
        for seed in range(30):
            state = rules.setup(range(5), Options(), Chance(f"everybody {seed}")).state
            assert rules.actors(state) == {0, 1, 2, 3, 4}


class TestTheWhitePhase:
    def test_goes_on_until_everybody_has_decided(self) -> None:
        state = table("", "", "")
        first = act(state, 1, "R7")
        assert first.events == ()
        assert rules.actors(first.state) == {0, 2}
        assert rules.step(first.state) == rules.step(state)
        last = decided(first.state, "pass", None, "B7")
        assert last.events[0] == Revealed((None, place("R7"), place("B7")))
        assert [crosses(last.state, seat) for seat in range(3)] == [[], ["R7"], ["B7"]]

    def test_a_decision_may_change_until_it_closes(self) -> None:
        state = act(table("", ""), 1, "R7").state
        assert may(state, 1) == ["R7", "Y7", "G7", "B7"]
        changed = act(act(state, 1, "pass").state, 1, "G7").state
        assert decided(changed, "pass").events[0] == Revealed((None, place("G7")))

    def test_who_can_mark_nothing_has_decided_by_itself(self) -> None:
        state = table("R8 Y8 G6 B6", "")
        assert state.decisions == (None, UNDECIDED)
        assert list(rules.legal(state, 0)) == []
        assert refusal(state, 0, "pass") == "nothing_to_mark"
        assert refusal(state, 0, "R7") == "not_right_of_last"
        assert rules.view(state, None).decided == (True, False)

    def test_closes_at_once_while_nobody_can_mark(self) -> None:
        state = table("R11 Y11 G3 B3", "R11 Y11 G3 B4", dice="12 R1 Y1 G1 B1")
        after = act(state, 1, "B3")
        assert names(after)[:6] == ["Revealed", "Missed", "Rolled", "Revealed", "Missed", "Rolled"]
        assert after.events[3] == Revealed((None, None))
        assert after.state.ending is Ending.MISSES
        assert [sheet.misses for sheet in after.state.sheets] == [4, 3]

    def test_each_turn_that_nobody_could_play_has_its_own_miss(self) -> None:
        state = table("R11 Y11 G3 B3", "R11 Y11 G3 B4", dice="12 R1 Y1 G1 B1")
        after = act(state, 1, "B3")
        assert turns.scored(after.state, after.events) == (
            (-1, 6),
            (-1, 1),
            (-6, 1),
            (-6, -4),
            (-11, -4),
            (-11, -9),
            (-16, -9),
        )

    def test_a_turn_that_goes_on_has_the_points_so_far_and_one_that_begins_none_yet(self) -> None:
        open_still = act(table("", ""), 1, "R7")
        assert turns.scored(open_still.state, open_still.events) == ((0, 0),)
        coloured = act(act(open_still.state, 0, "pass").state, 0, "pass")
        assert names(coloured) == ["Coloured", "Missed", "Rolled"]
        assert turns.scored(coloured.state, coloured.events) == ((-5, 1),)

    def test_is_judged_by_the_rows_closed_when_it_began(self) -> None:
        state = table(RED, RED, "", dice="66 R1 Y1 G1 B1")
        after = decided(state, "R12", "R12", "G12")
        assert after.events[:2] == (
            Revealed((place("R12"), place("R12"), place("G12"))),
            Closed(0, (0, 1)),
        )
        assert after.state.closed == {0}

    def test_two_rows_may_close_in_it(self) -> None:
        after = decided(table(RED, YELLOW, dice="66 R1 Y1 G1 B1"), "R12", "Y12")
        assert after.events[1:3] == (Closed(0, (0,)), Closed(1, (1,)))
        assert after.state.ending is Ending.ROWS

    def test_a_third_row_may_close_with_the_second(self) -> None:
        state = table(f"{RED} {GREEN} G2", YELLOW, dice="66 R1 Y1 B1", closed=[2])
        after = decided(state, "R12", "Y12")
        assert after.state.closed == {0, 1, 2}
        assert names(after) == ["Revealed", "Closed", "Closed", "Ended"]
        assert rules.view(after.state, None).scores == (56, 28)


class TestTheColourPhase:
    def test_belongs_to_the_active_seat_alone(self) -> None:
        state = decided(table("", "", dice="34 R1 Y1 G1 B1"), "pass", "R7").state
        assert state.phase is Phase.COLOUR
        assert rules.actors(state) == {0}
        assert list(rules.legal(state, 1)) == []
        assert refusal(state, 1, "R7") == "not_your_phase"
        assert may(state, 0) == ["R4", "R5", "Y4", "Y5", "G5", "G4", "B5", "B4"]

    def test_both_marks_may_go_into_one_row_moving_right(self) -> None:
        state = decided(table("", "", dice="34 R6 Y1 G1 B1"), "R7", "pass").state
        assert "R9" in may(state, 0)
        assert crosses(act(state, 0, "R9").state, 0) == ["R7", "R9"]
        state = decided(table("", "", dice="34 R1 Y1 G1 B1"), "R7", "pass").state
        assert refusal(state, 0, "R4") == "not_right_of_last"

    def test_is_passed_over_without_a_legal_mark(self) -> None:
        after = decided(table("R8 Y8 G4 B4", "", dice="34 R1 Y1 G6 B6"), None, "pass")
        assert names(after) == ["Revealed", "Missed", "Rolled"]
        after = decided(table("R6 Y8 G4 B4", "", dice="34 R1 Y1 G6 B6"), "R7", "pass")
        assert names(after) == ["Revealed", "Rolled"]

    def test_a_row_closed_in_the_white_phase_has_no_die_in_it(self) -> None:
        after = decided(table("", RED, dice="66 R1 Y1 G1 B1"), "pass", "R12").state
        assert "R7" not in may(after, 0)
        assert {colour.name for colour in after.roll.colours} == {"YELLOW", "GREEN", "BLUE"}
        assert refusal(after, 0, "R7") == "row_closed"

    def test_in_mixed_rows_the_die_is_gone_from_other_rows_too(self) -> None:
        state = table("", "Y2 Y3 Y4 B5 B6", dice="66 R1 Y1 G1 B1", variant=MIXX_A)
        after = decided(state, "pass", "R12").state
        assert refusal(after, 0, "R7") == "die_gone"

    def test_may_close_a_row(self) -> None:
        state = decided(table(RED, "", dice="61 R6 Y1 G1 B1"), "pass", "pass").state
        after = act(state, 0, "R12")
        assert after.events[:2] == (Coloured(0, place("R12")), Closed(0, (0,)))
        assert names(after) == ["Coloured", "Closed", "Rolled"]

    def test_may_close_the_second_row_and_end_the_game(self) -> None:
        state = decided(table(f"{RED} {YELLOW}", "", dice="66 R1 Y6 G1 B1"), "R12", "pass").state
        after = act(state, 0, "Y12")
        assert names(after) == ["Coloured", "Closed", "Ended"]
        assert after.state.ending is Ending.ROWS
        assert rules.result(after.state) is not None
        assert rules.view(after.state, None).scores == (56, 0)


class TestAMiss:
    def test_is_taken_for_marking_nothing_in_either_phase(self) -> None:
        after = act(decided(table("", "", active=1), "R7", "pass").state, 1, "pass")
        assert after.events[:2] == (Coloured(1, None), Missed(1, 1))
        assert [sheet.misses for sheet in after.state.sheets] == [0, 1]

    def test_is_avoided_by_either_mark(self) -> None:
        white = decided(table("", ""), "R7", "pass").state
        assert names(act(white, 0, "pass")) == ["Coloured", "Rolled"]
        colour = decided(table("", ""), "pass", "pass").state
        assert names(act(colour, 0, "R4")) == ["Coloured", "Rolled"]

    def test_is_avoided_by_a_bonus_cell(self) -> None:
        state = table("R7", "", variant=BIG_POINTS, dice="34 R1 Y1 G1 B1")
        assert "RY7" in may(state, 0)
        white = decided(state, "RY7", "pass").state
        assert not happened(act(white, 0, "pass"), Missed)

    def test_the_fourth_ends_the_game_at_once(self) -> None:
        after = act(decided(table("M M M", ""), "pass", "R7").state, 0, "pass")
        assert names(after) == ["Coloured", "Missed", "Ended"]
        assert after.state.ending is Ending.MISSES
        assert after.events[-1] == Ended(Ending.MISSES, (-20, 1), (2, 1))


class TestTheSecondRow:
    def test_closed_in_the_white_phase_leaves_no_colour_phase_and_no_miss(self) -> None:
        state = table("", f"{RED} {GREEN}", dice="66 R1 Y1 B1", closed=[2])
        after = decided(state, "pass", "R12")
        assert names(after) == ["Revealed", "Closed", "Ended"]
        assert [sheet.misses for sheet in after.state.sheets] == [0, 0]

    def test_ends_the_turn_first_where_a_table_plays_it_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(turns, "SECOND_ROW_ENDS_AT_ONCE", False)
        state = table("", f"{RED} {GREEN}", dice="66 R1 Y1 B1", closed=[2])
        after = decided(state, "pass", "R12").state
        assert after.phase is Phase.COLOUR
        assert names(act(after, 0, "pass")) == ["Coloured", "Missed", "Ended"]


class TestBothMarksInOneTurn:
    def test_the_base_cell_by_the_white_sum_and_its_bonus_cell_by_the_colour_sum(self) -> None:
        state = table("", "", variant=BIG_POINTS, dice="34 R4 Y1 G1 B1")
        after = act(decided(state, "R7", "pass").state, 0, "RY7").state
        assert crosses(after, 0) == ["R7", "RY7"]
        assert rules.view(after, 0).scores[0] == 3 + 1

    def test_a_bonus_cell_uses_up_the_action_that_marks_it(self) -> None:
        state = table("R7", "", variant=BIG_POINTS)
        after = act(state, 0, "RY7").state
        changed = act(after, 0, "Y7").state
        assert crosses(decided(changed, None, "pass").state, 0) == ["R7", "Y7"]


class TestTheStep:
    def test_grows_with_each_phase_and_not_with_a_decision(self) -> None:
        state = table("", "")
        one = act(state, 0, "pass").state
        colour = act(one, 1, "pass").state
        after = act(colour, 0, "pass").state
        over = rules.resign(after, 0).state
        assert [rules.step(each) - rules.step(state) for each in (one, colour, after, over)] == [0, 1, 2, 3]


class TestTheNextTurn:
    def test_goes_clockwise_over_who_left(self) -> None:
        state = table("", "", "", "", active=1, out=[2])
        after = act(decided(state, "pass", "R7", None, "pass").state, 1, "pass").state
        assert (after.active, after.turn) == (3, state.turn + 1)

    def test_has_no_dice_of_closed_rows(self) -> None:
        state = decided(table(RED, "", dice="66 R1 Y1 G1 B1"), "R12", "pass").state
        after = act(state, 0, "pass").state
        assert {colour.name for colour in after.roll.colours} == {"YELLOW", "GREEN", "BLUE"}


class TestLeaving:
    def test_drops_what_was_decided(self) -> None:
        state = act(table("", "", ""), 1, "R7").state
        left = rules.resign(state, 1)
        assert left.events == (Resigned(1),)
        after = decided(left.state, "pass", None, "B7")
        assert after.events[0] == Revealed((None, None, place("B7")))
        assert crosses(after.state, 1) == []

    def test_closes_the_phase_if_only_that_seat_was_awaited(self) -> None:
        state = decided(table("", "", ""), "R7", "pass").state
        assert names(rules.resign(state, 2)) == ["Resigned", "Revealed"]

    def test_ends_the_turn_of_the_active_seat_without_a_miss(self) -> None:
        left = rules.resign(table("", "", ""), 0).state
        assert left.phase is Phase.WHITE
        after = decided(left, None, "R7", "pass")
        assert names(after) == ["Revealed", "Rolled"]
        assert after.state.active == 1
        assert after.state.sheets[0].misses == 0

    def test_ends_the_colour_phase_of_the_active_seat_without_a_miss(self) -> None:
        state = decided(table("", "", ""), "pass", "pass", "pass").state
        left = rules.resign(state, 0)
        assert names(left) == ["Resigned", "Rolled"]
        assert left.state.active == 1
        assert left.state.sheets[0].misses == 0

    def test_leaves_closed_rows_closed(self) -> None:
        state = decided(table(RED, "", "", dice="66 R1 Y1 G1 B1"), "R12", "pass", "pass").state
        left = rules.resign(state, 0).state
        assert left.closed == {0}
        assert all(not code.startswith("R") for seat in (1, 2) for code in may(left, seat))

    def test_takes_its_misses_out_of_the_count(self) -> None:
        state = table("M M M M", "", "", active=1, out=[0])
        after = act(decided(state, None, "pass", "pass").state, 1, "pass").state
        assert after.ending is None

    def test_ends_the_game_when_one_is_left(self) -> None:
        left = rules.resign(table("R2 R3 R4", ""), 0)
        assert names(left) == ["Resigned", "Ended"]
        assert left.state.ending is Ending.LEFT_ALONE
        assert left.events[-1] == Ended(Ending.LEFT_ALONE, (6, 0), (2, 1))

    def test_is_refused_twice_and_after_the_end(self) -> None:
        left = rules.resign(table("", "", ""), 0).state
        over = rules.resign(left, 1).state
        for state, seat, reason in ((left, 0, "already_out"), (over, 2, "game_over"), (left, 7, "already_out")):
            with pytest.raises(IllegalMove) as caught:
                rules.resign(state, seat)
            assert caught.value.reason == reason
        assert refusal(left, 0, "pass") == "already_out"
        assert refusal(over, 2, "pass") == "game_over"


class TestSecrecy:
    def test_what_others_decided_leaves_my_view_and_the_public_one_equal(self) -> None:
        state = act(act(table("", "", "", ""), 1, "R7").state, 2, "G7").state
        other = replace(state, decisions=(*state.decisions[:1], place("B7"), None, *state.decisions[3:]))
        assert other != state
        for viewer in (None, 0, 3):
            assert rules.view(other, viewer) == rules.view(state, viewer)
            assert list(rules.legal(other, 0)) == list(rules.legal(state, 0))
        assert rules.view(state, 1).decision == place("R7")
        assert rules.view(state, None).decision is UNDECIDED

    def test_the_public_sees_nobodys_decision_the_first_seats_neither(self) -> None:
        state = act(table("", ""), 0, "R7").state
        assert rules.view(state, None).decision is UNDECIDED
        assert rules.view(act(state, 0, "G7").state, None) == rules.view(state, None)

    def test_who_has_decided_is_public_and_what_is_not(self) -> None:
        state = act(table("", "", ""), 1, "R7").state
        seen = rules.view(state, 0)
        assert seen.decided == (False, True, False)
        assert seen.sheets == state.sheets
        assert "Place(row=0, at=5)" not in repr(seen)

    def test_changing_my_mind_tells_nobody(self) -> None:
        state = act(table("", "", ""), 1, "R7").state
        changed = rules.apply(state, 1, Pass())
        assert changed.events == ()
        assert rules.view(changed.state, 0) == rules.view(state, 0)

"""The Qwixx text, sentence by sentence, its advice and its frequent mistakes: each test is named after what it says."""

from __future__ import annotations

from itertools import pairwise

from bot.core.chance import Chance
from bot.games.qwixx import rules
from bot.games.qwixx.choosing import choices
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.scoring import points, score
from bot.games.qwixx.state import Colour, Ending, Mark, Missed, Options, Pass, Phase, Rolled, RolledOff, State, Variant
from tests.games.qwixx.tables import (
    CLASSIC,
    ROW_OF_FIVE,
    act,
    crosses,
    decided,
    happened,
    may,
    names,
    place,
    refusal,
    sheet,
    table,
)

RED, YELLOW, GREEN, BLUE = ROW_OF_FIVE.values()


def _start(seats: int = 3, seed: str = "seed") -> State:
    return rules.setup(range(seats), Options(), Chance(seed)).state


class TestTheAim:
    def test_red_and_yellow_rise_from_2_to_12_green_and_blue_fall_from_12_to_2(self) -> None:
        rows = LAYOUTS[CLASSIC].rows
        assert [set(row.colours) for row in rows] == [{colour} for colour in Colour]
        assert [row.numbers for row in rows] == [tuple(range(2, 13))] * 2 + [tuple(range(12, 1, -1))] * 2

    def test_the_more_crosses_in_one_row_the_more_points(self) -> None:
        worth = [points(crosses) for crosses in range(13)]
        gains = [after - before for before, after in pairwise(worth)]
        assert gains == list(range(1, 13))

    def test_numbers_are_crossed_from_left_to_right_only(self) -> None:
        assert refusal(table("R8", ""), 0, "R7") == "not_right_of_last"
        assert refusal(table("G6", ""), 0, "G7") == "not_right_of_last"

    def test_numbers_skipped_can_never_be_crossed_again(self) -> None:
        state = act(table("", "", dice="33 R1 Y1 G1 B1"), 0, "R6").state
        after = decided(state, None, "pass").state
        for number in range(2, 6):
            assert refusal(table("R6", "", dice=f"1{number - 1} R1"), 0, f"R{number}") == "not_right_of_last"
        assert crosses(after, 0) == ["R6"]


class TestTheBox:
    def test_two_white_dice_and_one_of_each_colour(self) -> None:
        roll = _start().roll
        assert len(roll.white) == 2
        assert set(roll.colours) == set(Colour)


class TestThePreparation:
    def test_each_player_has_an_empty_sheet_that_all_can_see(self) -> None:
        state = _start(4)
        assert state.sheets == (sheet(),) * 4
        assert rules.view(state, None).sheets == state.sheets

    def test_the_first_player_is_who_throws_most_with_two_dice(self) -> None:
        start = rules.setup(range(4), Options(), Chance("first"))
        [rolled_off] = happened(start, RolledOff)
        assert isinstance(rolled_off, RolledOff)
        sums = [total for total in rolled_off.rounds[-1] if total is not None]
        assert rolled_off.rounds[-1][start.state.active] == max(sums)
        assert all(2 <= total <= 12 for total in sums)

    def test_that_player_begins_as_the_active_one(self) -> None:
        start = rules.setup(range(4), Options(), Chance("active"))
        [rolled] = happened(start, Rolled)
        assert isinstance(rolled, Rolled)
        assert rolled.seat == start.state.active


class TestATurn:
    def test_all_six_dice_are_thrown_at_once(self) -> None:
        [rolled] = happened(rules.setup(range(2), Options(), Chance("six")), Rolled)
        assert isinstance(rolled, Rolled)
        assert len(rolled.roll.white) + len(rolled.roll.colours) == 6

    def test_everybody_the_active_player_too_may_cross_the_white_sum_in_a_row_of_their_choice(self) -> None:
        state = table("", "", "", active=1)
        for seat in range(3):
            assert may(state, seat) == ["R7", "Y7", "G7", "B7"]

    def test_that_action_is_optional(self) -> None:
        state = table("", "", "")
        for seat in range(3):
            assert Pass() in rules.legal(state, seat)

    def test_then_only_the_active_player_adds_one_white_die_to_one_colour_die_in_that_colours_row(self) -> None:
        state = decided(table("", "", dice="12 R6 Y6 G6 B6"), "pass", "pass").state
        assert state.phase is Phase.COLOUR
        assert may(state, 0) == ["R7", "R8", "Y7", "Y8", "G8", "G7", "B8", "B7"]
        assert may(state, 1) == []

    def test_the_white_action_comes_before_the_colour_action(self) -> None:
        assert refusal(table("", "", dice="12 R6 Y6 G6 B6"), 0, "R8") == "no_such_sum"

    def test_who_crossed_nothing_in_both_takes_a_miss(self) -> None:
        after = act(decided(table("", ""), "pass", "pass").state, 0, "pass")
        assert happened(after, Missed) == [Missed(0, 1)]

    def test_a_miss_costs_five_points_at_the_end(self) -> None:
        assert score(LAYOUTS[CLASSIC], sheet("R2 R3 R4 M")).total == 6 - 5

    def test_passive_players_are_never_penalised(self) -> None:
        after = act(decided(table("", "", ""), "pass", "pass", "pass").state, 0, "pass").state
        assert [own.misses for own in after.sheets] == [1, 0, 0]

    def test_the_dice_go_to_the_next_player_clockwise(self) -> None:
        after = act(decided(table("", "", "", active=2), "pass", "pass", "pass").state, 2, "pass").state
        assert after.active == 0


class TestClosingARow:
    def test_it_needs_five_crosses_and_the_number_at_the_far_right(self) -> None:
        assert "R12" in may(table(RED, "", dice="66 R1"), 0)
        assert "Y12" in may(table(YELLOW, "", dice="66 R1"), 0)
        assert "G2" in may(table(GREEN, "", dice="11 R1"), 0)
        assert "B2" in may(table(BLUE, "", dice="11 R1"), 0)
        assert "R12" not in may(table("R2 R3 R4 R5", "", dice="66 R1"), 0)

    def test_the_lock_is_crossed_with_it_and_counts_as_one_more(self) -> None:
        after = decided(table(RED, "", dice="66 R1 Y1 G1 B1"), "R12", "pass").state
        assert rules.view(after, None).scores[0] == points(7)

    def test_the_die_of_that_colour_is_removed(self) -> None:
        after = decided(table(RED, "", dice="66 R1 Y1 G1 B1"), "R12", "pass").state
        assert Colour.RED not in after.roll.colours
        assert Colour.RED not in act(after, 0, "pass").state.roll.colours

    def test_nobody_can_cross_in_that_row_any_more(self) -> None:
        assert refusal(table("", "", closed=[0]), 1, "R7") == "row_closed"
        assert all(not code.startswith("R") for code in may(table("", "", closed=[0]), 0))


class TestTheEnd:
    def test_two_closed_rows_end_the_game_at_once(self) -> None:
        after = decided(table(RED, "", dice="66 R1 Y1 B1", closed=[2]), "R12", "pass").state
        assert after.ending is Ending.ROWS

    def test_whoever_closed_them(self) -> None:
        by_one = act(decided(table(f"{RED} {YELLOW}", "", dice="66 R1 Y6"), "R12", "pass").state, 0, "Y12").state
        by_two = decided(table(RED, YELLOW, dice="66 R1 Y1"), "R12", "Y12").state
        assert by_one.ending is by_two.ending is Ending.ROWS

    def test_one_closed_row_does_not(self) -> None:
        assert decided(table(RED, "", dice="66 R1 Y1 G1 B1"), "R12", "pass").state.ending is None

    def test_a_fourth_miss_ends_the_game_at_once(self) -> None:
        after = act(decided(table("M M M", ""), "pass", "pass").state, 0, "pass")
        assert after.state.ending is Ending.MISSES
        assert names(after)[-1] == "Ended"
        third = act(decided(table("M M", ""), "pass", "pass").state, 0, "pass").state
        assert third.ending is None

    def test_points_are_counted_by_row_less_five_for_each_miss_and_the_highest_total_wins(self) -> None:
        after = act(decided(table("R2 R3 R4 Y2 M M M", "G12 G11"), "pass", "pass").state, 0, "pass").state
        result = rules.result(after)
        assert result is not None
        assert result.points == (6 + 1 - 20, 3)
        assert result.winners == (1,)


class TestFrequentMistakes:
    def test_closing_a_row_with_fewer_than_five_crosses(self) -> None:
        assert refusal(table("R2 R3 R4 R5", "", dice="66 R1"), 0, "R12") == "too_few_to_close"
        assert refusal(table("B12 B11 B10 B9", "", dice="11 R1"), 0, "B2") == "too_few_to_close"

    def test_passive_players_noting_a_miss(self) -> None:
        after = act(decided(table("", "M M M"), "R7", "pass").state, 0, "pass").state
        assert after.sheets[1].misses == 3
        assert after.ending is None

    def test_crossing_backwards(self) -> None:
        assert refusal(table("Y9", ""), 0, "Y7") == "not_right_of_last"
        assert refusal(table("B5", ""), 0, "B7") == "not_right_of_last"

    def test_forgetting_the_cross_of_the_lock(self) -> None:
        assert score(LAYOUTS[CLASSIC], sheet(f"{RED} R12")).total == 28


class TestAdvice:
    def test_a_first_red_6_loses_2_3_4_and_5(self) -> None:
        state = table("", "", dice="33 R1")
        [red] = [choice for choice in choices(rules.view(state, 0)) if choice.place == place("R6")]
        assert red.skips == 4

    def test_the_sheets_of_the_others_can_be_watched(self) -> None:
        state = table("R2 R3", "Y2", "")
        assert rules.view(state, 2).sheets == state.sheets

    def test_variants_are_official_ones(self) -> None:
        assert [variant.value for variant in Variant] == ["classic", "mixx-a", "mixx-b", "big-points"]
        for variant in Variant:
            start = rules.setup(range(2), Options(variant), Chance("variant")).state
            assert any(isinstance(action, Mark) for action in rules.legal(start, 0))

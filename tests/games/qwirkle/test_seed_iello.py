"""The IELLO text of 2022, sentence by sentence: each test is named after what it says."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.dealing import full_bag, largest_set
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.scoring import score_play
from bot.games.qwirkle.state import KINDS, Ended, Ending, Passed, Play, State, Swap, View
from tests.games.qwirkle.tables import IELLO, play, points, reason, refusal, rows, swap, table, tiles

FOUR_CIRCLES = rows("RC OC YC GC")


def _start(seats: int) -> State:
    return rules.setup(range(seats), IELLO, Chance("a seed")).state


class TestDiscovering:
    def test_two_to_four_players_take_part(self) -> None:
        assert list(rules.seats(IELLO)) == [2, 3, 4]

    def test_each_line_keeps_one_shape_or_one_colour_without_repeating_a_tile(self) -> None:
        assert reason(rows("RC RX"), "RD P30") == "ok"
        assert reason(rows("RC BC"), "RX P30") == "attributes_clash"
        assert reason(rows("RC BC"), "RC P30") == "duplicate_tile"

    def test_growing_lines_and_making_new_ones_both_score(self) -> None:
        assert points(rows("RC RX"), "RD P30") == 3
        assert points(rows("RC RX"), "BX O31") == 2

    def test_a_qwirkle_unites_the_six_possibilities_of_a_line(self) -> None:
        assert points(rows("RC OC YC GC BC"), "PC S30") == 12


class TestMaterial:
    def test_108_tiles_each_pair_of_shape_and_colour_three_times(self) -> None:
        assert len(full_bag()) == 108
        assert {full_bag().count(kind) for kind in KINDS} == {3}
        assert len(KINDS) == 36

    def test_a_valid_line_holds_six_tiles_at_most(self) -> None:
        assert reason(rows("RC RX RD RS RT"), "RL S30") == "ok"
        assert reason(rows("RC RX RD RS RT RL"), "GC T30") == "line_too_long"


class TestTheAim:
    def test_a_single_well_placed_tile_counts_across_and_down(self) -> None:
        assert points(rows("RC RX\nGC .."), "GX O31") == 4

    def test_a_line_you_made_is_not_yours_others_may_grow_it_and_score_its_new_length(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD", "RS RT"], options=IELLO)
        state = rules.apply(state, 0, play("RX O30")).state
        assert rules.apply(state, 1, play("RS P30")).state.scores == (2, 3)


class TestTheStart:
    def test_each_player_draws_six_from_the_bag_of_108(self) -> None:
        state = _start(4)
        assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
        assert len(state.bag) == 84

    def test_hands_are_hidden_from_opponents(self) -> None:
        state = _start(2)
        hand = rules.view(state, 0).hand
        assert hand == state.hands[0]
        assert {field.name for field in fields(View)} & {"hands", "chance"} == set()

    def test_each_announces_their_largest_combination_leaving_out_strict_duplicates(self) -> None:
        assert largest_set(tiles("RC RC RC OX OX YS")) == 1
        assert rules.view(_start(3), None).sets == tuple(map(largest_set, _start(3).hands))

    def test_the_largest_combination_is_laid_at_the_centre(self) -> None:
        state = table(hands=["RC RX BD", "GC"], opening=2, options=IELLO)
        assert refusal(state, play("RC N30")) == "opening_too_short"
        assert refusal(state, play("RC P35, RX Q35")) == "opening_not_on_start"
        assert rules.apply(state, 0, play("RC N30, RX O30")).state.board == rows("RC RX")

    def test_on_a_tie_the_eldest_of_those_tied_starts(self) -> None:
        for seed in range(40):
            transition = rules.setup((1, 0), IELLO, Chance(str(seed)))
            if transition.state.sets[0] == transition.state.sets[1]:
                assert transition.state.seat == 1
                return
        pytest.fail("no tie among the seeds")

    def test_the_starter_scores_one_a_tile_and_draws_back_to_six(self) -> None:
        state = table(hands=["RC RX RD GS BT YL", "GC"], opening=3, options=IELLO)
        after = rules.apply(state, 0, play("RC N30, RX O30, RD P30")).state
        assert (after.scores, len(after.hands[0])) == ((3, 0), 6)

    def test_play_goes_on_to_the_left(self) -> None:
        state = table(hands=["RC RX", "GC", "BC"], opening=2, options=IELLO)
        assert rules.apply(state, 0, play("RC N30, RX O30")).state.seat == 1

    def test_the_first_set_may_not_hold_the_same_shape_in_the_same_colour_twice(self) -> None:
        state = table(hands=["RC RC", "GC"], opening=2, options=IELLO)
        assert refusal(state, play("RC N30, RC O30")) == "duplicate_tile"


class TestRespectingAllLines:
    def test_choose_one_action_only_to_play_or_to_exchange(self) -> None:
        state = rules.apply(table(board=rows("RC"), hands=["RX GS", "BC"], options=IELLO), 0, swap("GS")).state
        assert refusal(state, play("RX O30")) == "not_your_turn"

    def test_several_tiles_share_a_feature_and_lie_in_one_straight_line(self) -> None:
        assert reason(rows("RC"), "RX O30, RD P30") == "ok"
        assert reason(rows("RC"), "RX O30, RD N31") == "not_one_line"
        assert reason(rows("RC RX"), "GC N31, BX O31") == "attributes_clash"

    def test_they_need_not_touch_you_may_grow_both_sides_of_a_line(self) -> None:
        assert points(rows("RC RX"), "RD M30, RS P30") == 4

    def test_each_horizontal_or_vertical_line_touched_must_stay_valid(self) -> None:
        assert reason(rows("RC RX ..\n.. .. GD"), "RD P30") == "ok"
        assert reason(rows("RC RX ..\n.. .. GS"), "RD P30") == "attributes_clash"

    def test_two_red_circles_in_one_line_are_forbidden(self) -> None:
        assert reason(rows("RC GC"), "RC P30") == "duplicate_tile"
        assert reason(rows("RC"), "RC O30") == "duplicate_tile"

    def test_a_red_line_with_a_star_takes_no_green_circle(self) -> None:
        assert reason(rows("RC RT"), "GC P30") == "attributes_clash"
        assert reason({}, "RT N30, GC O30") == "attributes_clash"

    def test_contact_is_by_the_sides_a_diagonal_alone_does_not_connect(self) -> None:
        assert reason(rows("RC"), "RX O31") == "not_connected"

    def test_tiles_are_not_laid_upon_others(self) -> None:
        assert reason(rows("RC RX"), "RD O30") == "cell_occupied"

    def test_old_tiles_are_never_moved(self) -> None:
        state = table(board=rows("RC RX"), hands=["RD", "GC"], options=IELLO)
        after = rules.apply(state, 0, play("RD P30")).state
        assert dict(state.board).items() <= dict(after.board).items()

    def test_a_line_of_six_cannot_become_one_of_seven(self) -> None:
        whole = rows("RC RX RD RS RT RL")
        for colour in "ROYGBP":
            assert reason(whole, f"{colour}C T30") == "line_too_long"


class TestScoringLines:
    def test_one_point_for_each_tile_of_each_line_made_or_grown_old_ones_too(self) -> None:
        assert points(rows("RC RX RD"), "RS Q30") == 4

    def test_a_new_tile_at_a_crossing_counts_once_each_way(self) -> None:
        assert [line.points for line in score_play(rows("RC RX\nGC .."), play("GX O31").placements).lines] == [2, 2]

    def test_a_line_grown_by_two_tiles_is_not_counted_twice(self) -> None:
        assert points(rows("RC RX"), "RD P30, RS Q30") == 4

    def test_a_qwirkle_is_twelve_to_which_crossing_lines_are_added(self) -> None:
        assert points(rows("RC RX RD RS RT ..\n.. .. .. .. .. GL"), "RL S30") == 12 + 2

    def test_of_two_lines_of_six_in_one_play_each_gets_its_bonus(self) -> None:
        board = rows("RC RX RD RS RT ..\n" + "\n".join(f".. .. .. .. .. {colour}L" for colour in "OYGBP"))
        assert points(board, "RL S30") == 24

    def test_after_the_score_you_draw_back_to_six_if_the_bag_allows(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD GS BT YL PS", "GC"], bag="OD", options=IELLO)
        after = rules.apply(state, 0, play("RX O30, RD P30")).state
        assert (len(after.hands[0]), after.bag) == (5, ())


class TestExchanging:
    STATE = table(board=rows("RC"), hands=["RX BD GS", "GC"], bag="OD YD", options=IELLO)

    def test_one_or_several_tiles_are_set_aside(self) -> None:
        assert refusal(self.STATE, Swap(())) == "swap_nothing"
        assert len(rules.apply(self.STATE, 0, swap("RX")).state.hands[0]) == 3

    def test_only_after_drawing_do_the_old_ones_return(self) -> None:
        after = rules.apply(self.STATE, 0, swap("RX BD")).state
        assert after.bag == tiles("RX BD")
        assert set(after.hands[0]) == set(tiles("OD YD GS"))

    def test_it_scores_nothing_and_lays_nothing(self) -> None:
        after = rules.apply(self.STATE, 0, swap("RX")).state
        assert (after.scores, after.board) == ((0, 0), self.STATE.board)

    def test_you_cannot_exchange_more_than_the_bag_holds(self) -> None:
        assert refusal(self.STATE, swap("RX BD GS")) == "swap_too_many"

    def test_with_an_empty_bag_it_is_not_possible(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "GC"], bag="", options=IELLO)
        assert refusal(state, swap("RX")) == "swap_bag_empty"
        assert all(isinstance(action, Play) for action in rules.legal(state, 0))

    def test_if_no_move_is_possible_one_passes(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD", "GS", "RT"], bag="", options=IELLO)
        transition = rules.apply(state, 0, play("RX O30"))
        assert Passed(1) in transition.events
        assert transition.state.seat == 2


class TestTheWorkedExamples:
    def test_four_circles_and_one_at_each_end_are_twelve(self) -> None:
        assert points(FOUR_CIRCLES, "BC M30, PC R30") == 12

    def test_and_not_five_for_the_first_and_six_for_the_second(self) -> None:
        assert len(score_play(FOUR_CIRCLES, play("BC M30, PC R30").placements).lines) == 1

    def test_a_red_star_completing_a_red_line_of_four_and_three_stars_is_seven(self) -> None:
        board = rows(
            """
            .. .. .. BT
            .. .. .. GT
            RC RX RD ..
            """
        )
        score = score_play(board, play("RT Q32").placements)
        assert [line.total for line in score.lines] == [4, 3]
        assert score.total == 7


class TestTheEnd:
    def test_with_an_empty_bag_play_goes_on_with_the_tiles_in_hand(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD", "RS RT"], bag="", options=IELLO)
        assert rules.apply(state, 0, play("RX O30")).state.hands[0] == tiles("RD")

    def test_the_last_tile_earns_six_and_ends_the_game_but_totals_decide(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "RS"], bag="", scores=[0, 100], options=IELLO)
        after = rules.apply(state, 0, play("RX O30")).state
        result = rules.result(after)
        assert result is not None
        assert (after.ending, result.points, result.winners) == (Ending.LAST_TILE, (8, 100), (1,))

    def test_on_equality_the_victory_is_shared(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "RS", "GX"], bag="", scores=[0, 8, 3], options=IELLO)
        result = rules.result(rules.apply(state, 0, play("RX O30")).state)
        assert result is not None
        assert (result.places, result.winners) == ((1, 1, 3), (0, 1))

    def test_the_bonus_is_added_to_the_last_play_a_qwirkle_included(self) -> None:
        state = table(board=rows("RC RX RD RS RT"), hands=["RL", "GX"], bag="", options=IELLO)
        assert rules.apply(state, 0, play("RL S30")).state.scores == (12 + 6, 0)

    def test_tiles_left_with_the_others_cost_nothing(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "RS RT RD GX GS GT"], bag="", scores=[0, 40], options=IELLO)
        assert rules.apply(state, 0, play("RX O30")).state.scores[1] == 40

    def test_a_blocked_game_stops_after_a_full_round_of_passes_without_bonus_or_penalty(self) -> None:
        state = table(board=rows("RC"), hands=["RX GS", "GT BS", "GL"], bag="", scores=[1, 2, 3], options=IELLO)
        transition = rules.apply(state, 0, play("RX O30"))
        assert transition.events[1:4] == (Passed(1), Passed(2), Passed(0))
        assert transition.events[4] == Ended(Ending.BLOCKED, (3, 2, 3), (1, 3, 1))


class TestUsualMistakes:
    def test_laying_tiles_on_different_lines_in_one_turn(self) -> None:
        assert reason(rows("RC RX"), "RD P30, GC N31") == "not_one_line"

    def test_checking_the_main_line_and_forgetting_a_short_one_across(self) -> None:
        assert reason(rows("RC RX ..\n.. .. GS"), "RD P30") == "attributes_clash"

    def test_repeating_a_pair_or_exceeding_six(self) -> None:
        assert reason(rows("RC RX RD"), "RX Q30") == "duplicate_tile"
        assert reason(rows("RC RX RD RS RT RL"), "RC M30") == "line_too_long"

    def test_counting_only_the_new_tiles(self) -> None:
        assert points(rows("RC RX RD"), "RS Q30") != 1

    def test_counting_one_line_several_times(self) -> None:
        assert points(rows("RC RX"), "RD P30, RS Q30, RT R30") == 5

    def test_returning_the_old_tiles_before_drawing(self) -> None:
        for seed in range(20):
            state = table(board=rows("RC"), hands=["RX BD", "GC"], bag="OD YD")
            after = rules.apply(replace(state, chance=Chance(str(seed))), 0, swap("RX BD")).state
            assert sorted(after.hands[0]) == list(tiles("OD YD"))


class TestAdvice:
    def test_the_most_tiles_are_not_always_the_most_points(self) -> None:
        board = rows("RC RX RD RS RT ..\nGC .. .. .. .. ..")
        worth = dict(plays(board, tiles("RL GX GS")))
        assert worth[play("RL S30")] > worth[play("GX M31, GS L31")]

    def test_a_tile_that_completes_two_directions_scores_in_both(self) -> None:
        assert points(rows("RC RX RD ..\n.. .. .. GT\n.. .. .. BT"), "RT Q30") == 4 + 3


class TestTheSummary:
    def test_play_in_one_straight_line_or_exchange_not_both(self) -> None:
        kinds = {type(action).__name__ for action in rules.legal(table(board=rows("RC"), hands=["RX", "GC"]), 0)}
        assert kinds == {"Play", "Swap"}

    def test_six_of_length_and_six_of_bonus_and_six_for_going_out(self) -> None:
        state = table(board=rows("RC RX RD RS RT"), hands=["RL", "GX"], bag="", options=IELLO)
        [played, _] = rules.apply(state, 0, play("RL S30")).events
        score = played.score
        assert (score.lines[0].points, score.lines[0].bonus, score.last_tile) == (6, 6, 6)

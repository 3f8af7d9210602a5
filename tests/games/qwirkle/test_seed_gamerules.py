"""The Gamerules text, sentence by sentence: each test is named after what it says."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.dealing import full_bag, largest_set
from bot.games.qwirkle.notation import tile_code
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.state import KINDS, Colour, Edition, Ending, Opened, Options, Play, Shape, State, TieBreak, Tile
from tests.games.qwirkle.tables import play, points, reason, refusal, rows, swap, table, tiles

GAMERULES = Options(Edition.GAMERULES)


def _start(seats: int, seed: str = "a seed") -> State:
    return rules.setup(range(seats), GAMERULES, Chance(seed)).state


class TestMaterialAndPlayers:
    def test_number_of_players_two_to_six(self) -> None:
        assert list(rules.seats(GAMERULES)) == [2, 3, 4, 5, 6]

    def test_these_are_the_rules_of_a_table_that_chose_nothing(self) -> None:
        assert Options() == GAMERULES

    def test_108_tiles_three_times_36_different_ones_six_shapes_six_colours(self) -> None:
        assert (len(full_bag()), len(KINDS), len(Colour), len(Shape)) == (108, 36, 6, 6)
        assert set(Counter(full_bag()).values()) == {3}


class TestSetup:
    @pytest.mark.parametrize("seats", range(2, 7))
    def test_each_player_draws_six_tiles_and_the_rest_stay_in_the_bag(self, seats: int) -> None:
        state = _start(seats)
        assert [len(hand) for hand in state.hands] == [6] * seats
        assert len(state.bag) == 108 - 6 * seats

    def test_tiles_are_drawn_at_random(self) -> None:
        assert len({_start(2, str(seed)).hands for seed in range(20)}) == 20

    def test_no_other_player_can_see_the_symbols(self) -> None:
        state = _start(3)
        assert rules.view(state, 0).hand == state.hands[0]
        assert rules.view(state, None).hand == ()
        assert not hasattr(rules.view(state, 0), "hands")


class TestTheFirstPlayer:
    def test_announces_the_most_tiles_with_a_common_feature_duplicates_not_included(self) -> None:
        assert largest_set(tiles("BD BD BD GD YS YS")) == 2

    def test_is_the_one_with_the_largest_number(self) -> None:
        for seed in range(20):
            state = _start(4, str(seed))
            assert state.seat is not None
            assert state.sets == tuple(map(largest_set, state.hands))
            assert state.sets[state.seat] == max(state.sets)

    def test_is_the_eldest_in_case_of_equality(self) -> None:
        ties = 0
        for seed in range(40):
            [opened] = rules.setup((2, 0, 1), GAMERULES, Chance(str(seed))).events
            assert isinstance(opened, Opened)
            assert opened.tie_break is TieBreak.ELDEST
            if opened.tied == (0, 1, 2):
                assert opened.starter == 1
                ties += 1
        assert ties

    def test_lays_the_tiles_with_a_common_feature_scores_them_and_draws_to_six_again(self) -> None:
        state = table(hands=["BX GX RD YS OT PL", "GC"], opening=2)
        after = rules.apply(state, 0, play("BX N30, GX O30")).state
        assert after.scores == (2, 0)
        assert len(after.hands[0]) == 6

    def test_may_start_with_two_tiles_of_the_same_blue_colour(self) -> None:
        assert points({}, "BX N30, BD O30") == 2


class TestATurn:
    def test_passes_clockwise_from_seat_to_seat_and_round_again(self) -> None:
        state = table(board=rows("RC"), hands=["RX GX", "RD GX", "RS GX"])
        for seat, move in enumerate(("RX O30", "RD P30", "RS Q30")):
            assert state.seat == seat
            state = rules.apply(state, seat, play(move)).state
        assert state.seat == 0

    def test_is_one_of_two_actions_laying_or_exchanging(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "RD"])
        assert {type(action).__name__ for action in rules.legal(state, 0)} == {"Play", "Swap"}
        assert rules.apply(state, 0, play("RX O30")).state.seat == 1
        assert rules.apply(state, 0, swap("RX")).state.seat == 1

    def test_completes_a_line_with_one_or_several_tiles_then_draws_back_to_six(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD GX GD GS GT", "BC"])
        assert len(rules.apply(state, 0, play("RX O30, RD P30")).state.hands[0]) == 6

    def test_all_tiles_played_must_have_a_common_feature(self) -> None:
        assert reason(rows("RC BC"), "RX N29, BX O29") == "ok"
        assert reason(rows("RC"), "RX N29, BD N28") == "attributes_clash"
        assert reason(rows("RC BC"), "RX N29, BD O29") == "attributes_clash"

    def test_the_tiles_always_belong_to_one_line_and_need_not_touch(self) -> None:
        assert reason(rows("RC"), "RX M30, RD O30") == "ok"
        assert reason(rows("RC"), "RX M30, RD N31") == "not_one_line"

    def test_exchanges_all_or_part_of_the_hand_and_passes_without_laying(self) -> None:
        state = table(board=rows("RC"), hands=["RX BD GS", "BC"])
        for chosen in ("RX", "BD GS", "RX BD GS"):
            after = rules.apply(state, 0, swap(chosen)).state
            assert (after.board, after.seat, len(after.hands[0])) == (state.board, 1, 3)


class TestCompletingALine:
    def test_tiles_that_are_not_connected_to_a_line_cannot_be_played(self) -> None:
        assert reason(rows("RC RX"), "RD Q30") == "not_connected"

    def test_a_line_is_of_shapes_or_of_colours(self) -> None:
        assert reason(rows("RC RX"), "RD P30") == "ok"
        assert reason(rows("RC GC"), "BC P30") == "ok"

    def test_a_tile_added_to_a_line_must_have_the_feature_of_those_already_there(self) -> None:
        assert reason(rows("RC RX"), "GX P30") == "attributes_clash"
        assert reason(rows("RC GC"), "GX P30") == "attributes_clash"

    def test_some_places_cannot_be_filled_because_of_other_lines_nearby(self) -> None:
        corner = rows("RC RX\nGC ..")
        assert [tile for tile in KINDS if reason(corner, f"{tile_code(tile)} O31") == "ok"] == list(tiles("RC GX"))
        assert not [tile for tile in KINDS if reason(rows("RC .. GX"), f"{tile_code(tile)} O30") == "ok"]

    def test_added_tiles_belong_to_one_line_but_may_lie_at_both_its_ends(self) -> None:
        assert points(rows("RC RX"), "RD M30, RS P30") == 4

    def test_never_the_same_tile_twice_in_a_line(self) -> None:
        assert reason(rows("RC RX"), "RC P30") == "duplicate_tile"

    def test_and_so_never_more_than_six_tiles_in_a_line(self) -> None:
        whole = rows("RC RX RD RS RT RL")
        assert {reason(whole, f"{tile_code(tile)} T30") for tile in KINDS} == {"line_too_long"}


class TestExchanging:
    def test_aside_then_draw_as_many_then_mix_the_old_ones_in_then_pass(self) -> None:
        state = table(board=rows("RC"), hands=["RX BD", "BC"], bag="YT GS")
        after = rules.apply(state, 0, swap("RX BD")).state
        assert sorted(after.hands[0]) == list(tiles("YT GS"))
        assert after.bag == tiles("RX BD")
        assert after.seat == 1

    def test_if_no_tile_can_be_added_anywhere_an_exchange_is_a_must(self) -> None:
        state = table(board=rows("RC"), hands=["GX BS", "BC"])
        offered = list(rules.legal(state, 0))
        assert offered
        assert not any(isinstance(action, Play) for action in offered)


class TestScore:
    def test_a_line_made_or_completed_scores_one_for_each_of_its_tiles_even_those_of_others(self) -> None:
        assert points({}, "RC N30, RX O30, RD P30") == 3
        assert points(rows("RC RX RD"), "RS Q30") == 4

    def test_a_tile_scores_two_if_it_belongs_to_two_lines(self) -> None:
        assert points(rows("RC RX\nGC .."), "GX O31") == 2 + 2

    def test_a_qwirkle_brings_six_more_and_so_twelve(self) -> None:
        assert points(rows("RC RX RD RS RT"), "RL S30") == 12

    def test_the_orange_square_in_the_middle_makes_a_double_qwirkle(self) -> None:
        cross = rows(
            """
            .. .. RS .. .. ..
            .. .. YS .. .. ..
            OC OX .. OD OT OL
            .. .. GS .. .. ..
            .. .. BS .. .. ..
            .. .. PS .. .. ..
            """
        )
        assert points(cross, "OS P32") == 24


class TestTheEnd:
    def test_with_an_empty_bag_play_goes_on_without_drawing(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD", "RS RT"], bag="")
        after = rules.apply(state, 0, play("RX O30")).state
        assert (after.hands[0], after.seat) == (tiles("RD"), 1)

    def test_who_played_all_their_tiles_gets_six_more_and_the_game_is_over(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "RS RT"], bag="")
        after = rules.apply(state, 0, play("RX O30")).state
        assert (after.scores, after.ending) == ((2 + 6, 0), Ending.LAST_TILE)

    def test_if_nobody_can_complete_a_line_and_the_bag_is_empty_it_stops_at_once_without_the_six(self) -> None:
        state = table(board=rows("RC"), hands=["RX GS", "GT BS"], bag="")
        after = rules.apply(state, 0, play("RX O30")).state
        assert (after.scores, after.ending, after.passes) == ((2, 0), Ending.BLOCKED, 0)

    def test_the_player_with_the_most_points_wins(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "RS RT"], bag="", scores=[288, 295])
        result = rules.result(rules.apply(state, 0, play("RX O30")).state)
        assert result is not None
        assert (result.points, result.winners) == ((296, 295), (0,))


class TestAdvice:
    def test_count_the_tiles_three_yellow_circles_exist(self) -> None:
        assert full_bag().count(Tile(Colour.YELLOW, Shape.CIRCLE)) == 3

    def test_tiles_that_fit_several_lines_at_once_earn_more(self) -> None:
        worth = dict(plays(rows("RC RX\nGC .."), tiles("GX")))
        assert worth[play("GX O31")] > worth[play("GX M31")]

    def test_a_line_of_five_gives_the_opponent_a_qwirkle(self) -> None:
        assert points(rows("RC RX RD RS"), "RT R30") == 5
        assert points(rows("RC RX RD RS RT"), "RL S30") == 12


def test_laying_and_exchanging_in_one_turn_is_out_of_turn() -> None:
    state = rules.apply(table(board=rows("RC"), hands=["RX GX", "BC"]), 0, play("RX O30")).state
    assert refusal(state, swap("GX"), seat=0) == "not_your_turn"

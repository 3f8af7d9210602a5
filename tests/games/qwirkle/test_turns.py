from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.core.errors import IllegalMove
from bot.core.game import Transition, places
from bot.games.qwirkle import rules
from bot.games.qwirkle.dealing import full_bag
from bot.games.qwirkle.state import (
    Edition,
    Ended,
    Ending,
    Event,
    Opened,
    Options,
    Passed,
    Play,
    Played,
    Resigned,
    State,
    Swap,
    Swapped,
    TieBreak,
)
from tests.games.qwirkle.tables import IELLO, play, refusal, rows, swap, table, tiles


class TestAPlay:
    def test_moves_the_tiles_and_refills_the_hand(self) -> None:
        state = table(board=rows("RC"), hands=["RX BD GD YD PD OD", "BC BX BS BT BL GC"])
        after = rules.apply(state, 0, play("RX O30")).state
        assert after.board == rows("RC RX")
        assert after.hands[0][1:] == tiles("BD GD YD PD OD")
        assert len(after.hands[0]) == 6
        assert (after.seat, after.turn, after.scores) == (1, 2, (2, 0))
        assert after.last == (play("RX O30").placements[0].cell,)

    def test_is_told_with_its_score_and_the_number_drawn(self) -> None:
        state = table(board=rows("RC"), hands=["RX BD", "BC"], bag="GD")
        [played] = rules.apply(state, 0, play("RX O30")).events
        assert isinstance(played, Played)
        assert (played.seat, played.score.total, played.drawn) == (0, 2, 1)

    def test_laid_in_any_order_is_the_same_play(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD BD", "BC"])
        move = play("RX O30, RD P30")
        assert rules.apply(state, 0, Play(move.placements[::-1])) == rules.apply(state, 0, move)

    def test_no_tile_is_ever_lost_or_made(self) -> None:
        state = table(board=rows("RC"), hands=["RX BD GD YD PD OD", "BC BX BS BT BL GC"])
        assert _all_tiles(rules.apply(state, 0, play("RX O30")).state) == Counter(full_bag())

    def test_of_a_tile_not_in_the_hand_is_refused(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "BC"])
        assert refusal(state, play("RD O30")) == "not_in_hand"

    def test_of_a_tile_held_once_and_laid_twice_is_refused(self) -> None:
        state = table(board=rows("RC"), hands=["RX BD", "BC"])
        assert refusal(state, play("RX O30, RX N31")) == "not_in_hand"

    def test_out_of_turn_is_refused(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "BC"])
        assert refusal(state, play("BC O30"), seat=1) == "not_your_turn"

    def test_that_is_refused_changes_nothing(self) -> None:
        state = table(board=rows("RC"), hands=["RX BD", "BC"])
        before = replace(state, board=dict(state.board))
        assert refusal(state, play("BD O30")) == "attributes_clash"
        assert state == before


class TestTheOpening:
    def test_must_be_as_long_as_was_announced(self) -> None:
        state = table(hands=["RC RX RD OC", "BC"], opening=3)
        assert refusal(state, play("RC N30, RX O30")) == "opening_too_short"
        assert rules.apply(state, 0, play("RC N30, RX O30, RD P30")).state.scores == (3, 0)

    def test_may_be_any_set_of_that_length(self) -> None:
        state = table(hands=["RC RX OC OX", "BC"], opening=2)
        for move in ("RC N30, RX O30", "OC N30, OX O30", "RC N30, OC O30", "RX N29, OX N30"):
            assert rules.apply(state, 0, play(move)).state.opening == 0

    def test_must_cover_the_start_cell(self) -> None:
        state = table(hands=["RC RX", "BC"], opening=2)
        assert refusal(state, play("RC O30, RX P30")) == "opening_not_on_start"
        assert rules.apply(state, 0, play("RC M30, RX N30")).state.seat == 1

    def test_may_not_be_an_exchange(self) -> None:
        assert refusal(table(hands=["RC RX", "BC"], opening=2), swap("RC")) == "opening_no_swap"

    def test_of_one_tile_scores_one(self) -> None:
        state = table(hands=["RC OX YD", "BC"], opening=1)
        assert rules.apply(state, 0, play("OX N30")).state.scores == (1, 0)

    def test_of_six_is_a_qwirkle(self) -> None:
        state = table(hands=["RC RX RD RS RT RL", "BC"], opening=6)
        move = play("RC N30, RX O30, RD P30, RS Q30, RT R30, RL S30")
        assert rules.apply(state, 0, move).state.scores == (12, 0)


class TestAnExchange:
    def test_takes_as_many_from_the_bag_and_passes_the_turn(self) -> None:
        state = table(board=rows("RC"), hands=["RX BD", "BC"], bag="GD GS")
        after, events = _go(rules.apply(state, 0, swap("RX BD")))
        assert sorted(after.hands[0]) == list(tiles("GD GS"))
        assert after.bag == tiles("RX BD")
        assert (after.seat, after.scores, events) == (1, (0, 0), (Swapped(0, 2),))

    def test_never_gives_a_tile_straight_back(self) -> None:
        for bag in ("GD GS GT", "YC YX YD YS"):
            after = rules.apply(table(board=rows("RC"), hands=["RX BD PL", "BC"], bag=bag), 0, swap("RX BD PL")).state
            assert not set(after.hands[0]) & set(tiles("RX BD PL"))

    @pytest.mark.parametrize(
        ("bag", "wanted", "reason"),
        [("GD", "RX BD", "swap_too_many"), ("", "RX", "swap_bag_empty"), ("GD", "GS", "not_in_hand")],
    )
    def test_is_refused(self, bag: str, wanted: str, reason: str) -> None:
        assert refusal(table(board=rows("RC"), hands=["RX BD", "BC"], bag=bag), swap(wanted)) == reason

    def test_of_nothing_is_refused(self) -> None:
        assert refusal(table(board=rows("RC"), hands=["RX", "BC"]), Swap(())) == "swap_nothing"

    def test_is_offered_for_each_different_choice_up_to_what_the_bag_holds(self) -> None:
        state = table(board=rows("RC"), hands=["GX GX BD", "BC"], bag="PL PL")
        offered = [action for action in rules.legal(state, 0) if not isinstance(action, Play)]
        assert offered == [swap("GX"), swap("BD"), swap("GX GX"), swap("GX BD")]


class TestAForcedPass:
    def test_happens_by_itself_when_there_is_neither_a_play_nor_an_exchange(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD", "GS", "RS"], bag="")
        after, events = _go(rules.apply(state, 0, play("RX O30")))
        assert events[1:] == (Passed(1),)
        assert (after.seat, after.turn, after.passes) == (2, 3, 1)

    def test_may_come_back_to_the_same_player(self) -> None:
        state = table(board=rows("RC"), hands=["RX RD", "GS"], bag="")
        assert rules.apply(state, 0, play("RX O30")).state.seat == 0

    @pytest.mark.parametrize("edition", Edition)
    def test_does_not_happen_while_an_exchange_is_possible(self, edition: Edition) -> None:
        state = table(board=rows("RC"), hands=["RX RD BL BD OL OD", "GS"], bag="GT GL", options=Options(edition))
        after = rules.apply(state, 0, play("RX O30")).state
        assert after.seat == 1
        assert not any(isinstance(action, Play) for action in rules.legal(after, 1))
        assert list(rules.legal(after, 1)) == [swap("GS")]


class TestGoingOut:
    def test_earns_six_and_ends_the_game_at_once(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "RD RS"], bag="", scores=[10, 30])
        after, events = _go(rules.apply(state, 0, play("RX O30")))
        assert (after.scores, after.seat, after.ending) == ((18, 30), None, Ending.LAST_TILE)
        assert events[-1] == Ended(Ending.LAST_TILE, (18, 30), (2, 1))

    def test_does_not_happen_while_the_bag_refills_the_hand(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "RD RS"], bag="GD")
        after = rules.apply(state, 0, play("RX O30")).state
        assert (after.scores, after.ending, after.hands[0]) == ((2, 0), None, tiles("GD"))


class TestTheBlockedEnd:
    HANDS = ("RX GS", "GT", "GL")

    def test_comes_at_once_with_gamerules(self) -> None:
        after, events = _go(rules.apply(table(board=rows("RC"), hands=self.HANDS, bag=""), 0, play("RX O30")))
        assert events[1:] == (Ended(Ending.BLOCKED, (2, 0, 0), (1, 2, 2)),)
        assert after.scores == (2, 0, 0)

    def test_comes_after_a_round_of_passes_with_iello(self) -> None:
        state = table(board=rows("RC"), hands=self.HANDS, bag="", options=IELLO)
        after, events = _go(rules.apply(state, 0, play("RX O30")))
        assert events[1:] == (Passed(1), Passed(2), Passed(0), Ended(Ending.BLOCKED, (2, 0, 0), (1, 2, 2)))
        assert (after.scores, after.passes) == ((2, 0, 0), 3)

    def test_does_not_come_while_anybody_can_play(self) -> None:
        state = table(board=rows("RC"), hands=["RX GS", "GT", "RL"], bag="")
        assert rules.apply(state, 0, play("RX O30")).state.seat == 2


class TestTheDeadEnd:
    """The bag holds tiles, but none of them nor of the hands fits anywhere."""

    @pytest.mark.parametrize("edition", Edition)
    def test_comes_at_once_instead_of_exchanging_for_ever(self, edition: Edition) -> None:
        state = table(board=rows("RC"), hands=["RX GS BL BD OL OD", "GT"], bag="BL YS", options=Options(edition))
        after, events = _go(rules.apply(state, 0, play("RX O30")))
        assert events[1:] == (Ended(Ending.DEAD, (2, 0), (1, 2)),)
        assert after.seat is None

    def test_does_not_come_while_a_tile_in_the_bag_fits(self) -> None:
        state = table(board=rows("RC"), hands=["RX GS BL BD OL OD", "GT"], bag="BL RD")
        assert rules.apply(state, 0, play("RX O30")).state.ending is None


class TestLeaving:
    def test_puts_the_tiles_back_and_keeps_the_points(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "BC BX", "GC"], scores=[5, 9, 1], bag="YC")
        after, events = _go(rules.resign(state, 1))
        assert after.bag == tuple(sorted(tiles("YC BC BX")))
        assert (after.hands[1], after.scores, after.out) == ((), (5, 9, 1), frozenset({1}))
        assert events == (Resigned(1, 2),)

    def test_out_of_turn_leaves_the_turn_where_it_is(self) -> None:
        after = rules.resign(table(board=rows("RC"), hands=["RX", "BC", "GC"]), 2).state
        assert (after.seat, after.turn) == (0, 1)

    def test_in_turn_hands_the_turn_on(self) -> None:
        after = rules.resign(table(board=rows("RC"), hands=["RX", "BC", "GC"]), 0).state
        assert (after.seat, after.turn) == (1, 2)

    def test_is_skipped_ever_after(self) -> None:
        state = rules.resign(table(board=rows("RC"), hands=["RX RD", "BC", "GC"]), 1).state
        assert rules.apply(state, 0, play("RX O30")).state.seat == 2

    def test_leaves_the_last_one_the_winner_whatever_the_points(self) -> None:
        state = table(board=rows("RC"), hands=["RX", "BC"], scores=[50, 3])
        after, events = _go(rules.resign(state, 0))
        assert events[-1] == Ended(Ending.LEFT_ALONE, (50, 3), (2, 1))
        assert after.seat is None

    def test_ranks_behind_everybody_who_stayed(self) -> None:
        assert places((90, 10, 20, 95), frozenset({0, 3})) == (4, 2, 1, 3)

    def test_twice_is_refused(self) -> None:
        state = rules.resign(table(board=rows("RC"), hands=["RX", "BC", "GC"]), 1).state
        assert _leaving(state, 1) == "already_out"

    def test_of_nobody_is_refused(self) -> None:
        assert _leaving(table(board=rows("RC"), hands=["RX", "BC"]), 7) == "already_out"

    def test_fills_an_empty_bag_so_that_others_may_exchange_again(self) -> None:
        state = table(board=rows("RC RX"), hands=["RD", "GS GT", "GL"], bag="")
        after = rules.resign(state, 0).state
        assert (after.seat, list(rules.legal(after, 1))) == (1, [swap("GS"), swap("GT")])

    def test_before_the_opening_makes_the_next_largest_set_start(self) -> None:
        state = replace(table(hands=["RC RX RD", "BC BX", "GC GX"], opening=3), sets=(3, 2, 2), seniority=(0, 2, 1))
        after, events = _go(rules.resign(state, 0))
        assert events[1:] == (Opened(2, (0, 2, 2), (1, 2), TieBreak.ELDEST),)
        assert (after.seat, after.opening) == (2, 2)

    def test_of_another_before_the_opening_changes_nothing_of_it(self) -> None:
        state = replace(table(hands=["RC RX RD", "BC BX", "GC GX"], opening=3), sets=(3, 2, 2))
        after = rules.resign(state, 1).state
        assert (after.seat, after.opening) == (0, 3)


class TestAFinishedGame:
    OVER = rules.resign(table(board=rows("RC"), hands=["RX", "BC"]), 0).state

    def test_takes_no_more_turns(self) -> None:
        assert refusal(self.OVER, play("BC O30"), seat=1) == "game_over"
        assert list(rules.legal(self.OVER, 1)) == []
        assert rules.actors(self.OVER) == frozenset()

    def test_can_no_longer_be_left(self) -> None:
        assert _leaving(self.OVER, 1) == "game_over"


def _go(transition: Transition[State]) -> tuple[State, tuple[Event, ...]]:
    return transition.state, transition.events


def _leaving(state: State, seat: int) -> str:
    with pytest.raises(IllegalMove) as caught:
        rules.resign(state, seat)
    return caught.value.reason


def _all_tiles(state: State) -> Counter[object]:
    return Counter([*state.bag, *state.board.values(), *(tile for hand in state.hands for tile in hand)])

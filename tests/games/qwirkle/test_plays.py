from __future__ import annotations

from math import factorial
from random import Random

import pytest

from bot.games.qwirkle.plays import can_lay, find, play_of, plays
from bot.games.qwirkle.state import KINDS, Board, Cell, Tiles
from tests.games.qwirkle.referee import Move, all_moves
from tests.games.qwirkle.tables import play, random_hand, random_position, rows, scattered_board, tiles


class TestEveryPlayIsFound:
    """The referee tries everything; both must know the same plays and points."""

    @pytest.mark.parametrize("size", [1, 2, 5, 9, 14, 20, 30])
    def test_on_boards_that_grew_in_play(self, size: int) -> None:
        random = Random(size)
        for _ in range(4):
            board, hand = random_position(random, size)
            assert _found(board, hand) == all_moves(board, hand)

    @pytest.mark.parametrize("seed", range(24))
    def test_on_boards_that_no_game_could_reach(self, seed: int) -> None:
        random = Random(seed)
        board, hand = scattered_board(random, random.randrange(1, 12)), random_hand(random)
        assert _found(board, hand) == all_moves(board, hand)

    @pytest.mark.parametrize("hand", ["RX RD RS RT RL", "OC YC GC BC PC"])
    def test_with_a_hand_that_is_almost_a_whole_line(self, hand: str) -> None:
        board = rows("RC RX\nOC ..\n.. BT")
        assert _found(board, tiles(hand)) == all_moves(board, tiles(hand))

    def test_a_play_may_step_over_tiles_already_there(self) -> None:
        board = rows("RC RX .. RD")
        assert play("RS P30, RL R30") in dict(plays(board, tiles("RS RL")))

    def test_a_play_may_lie_on_both_ends(self) -> None:
        assert play("RS M30, RL O30") in dict(plays(rows("RC"), tiles("RS RL")))

    def test_a_play_may_reach_far_from_the_only_tile_it_touches(self) -> None:
        assert play("RX N29, BX M29, GX L29, YX K29") in dict(plays(rows("RC"), tiles("RX BX GX YX")))


class TestEachPlayOnce:
    def test_two_equal_tiles_give_one_play(self) -> None:
        once = plays(rows("RC"), tiles("RX"))
        assert plays(rows("RC"), tiles("RX RX RX")) == once
        assert len(once) == 4

    def test_no_play_comes_twice(self) -> None:
        random = Random(5)
        for size in (1, 8, 40, 70):
            board, hand = random_position(random, size)
            made = [play_of(laid) for _, laid in find(board, hand)]
            assert len(made) == len(set(made))

    def test_they_come_in_board_order(self) -> None:
        board, hand = random_position(Random(1), 30)
        cells = [[(cell.y, cell.x) for _, cell in play.placements] for play, _ in plays(board, hand)]
        assert cells == sorted(cells)

    def test_the_order_of_the_hand_does_not_matter(self) -> None:
        board, hand = random_position(Random(2), 30)
        assert plays(board, hand) == plays(board, hand[::-1])


class TestTheFirstPlay:
    def test_it_begins_on_the_start_cell_and_goes_right_or_down(self) -> None:
        assert dict(plays({}, tiles("RC RX"), opening=2)) == {
            play("RC N30, RX O30"): 2,
            play("RX N30, RC O30"): 2,
            play("RC N30, RX N31"): 2,
            play("RX N30, RC N31"): 2,
        }

    def test_every_set_of_the_length_owed_is_offered_in_every_order(self) -> None:
        found = plays({}, tiles("RC RX RD OC YC BT"), opening=3)
        assert len(found) == 2 * 2 * factorial(3)
        assert {points for _, points in found} == {3}

    def test_a_line_of_six_is_a_qwirkle(self) -> None:
        found = plays({}, tiles("RC RX RD RS RT RL"), opening=6)
        assert len(found) == 2 * factorial(6)
        assert {points for _, points in found} == {12}

    def test_a_lone_tile_is_worth_one_and_is_one_play(self) -> None:
        assert plays({}, tiles("RC"), opening=1) == [(play("RC N30"), 1)]

    def test_without_a_length_owed_every_length_is_found(self) -> None:
        assert len(plays({}, tiles("RC RX"))) == 2 + 4


class TestWhetherAnythingFits:
    def test_it_agrees_with_the_list_of_plays(self) -> None:
        random = Random(7)
        answers = set()
        for _ in range(150):
            board, hand = scattered_board(random, 14), random_hand(random, 2)
            answers.add(can_lay(board, hand))
            assert can_lay(board, hand) == bool(find(board, hand))
        assert answers == {True, False}

    def test_everything_fits_an_empty_table(self) -> None:
        assert can_lay({}, KINDS[:1])

    def test_no_tiles_fit_nowhere(self) -> None:
        assert not can_lay(rows("RC"), ())


def test_cells_far_from_the_start_keep_their_place() -> None:
    board = {Cell(-400, 300): KINDS[0]}
    expected = {Cell(-401, 300), Cell(-399, 300), Cell(-400, 299), Cell(-400, 301)}
    assert {play.placements[0].cell for play, _ in plays(board, KINDS[1:2])} == expected


def _found(board: Board, hand: Tiles) -> dict[Move, int]:
    return {
        frozenset((cell, tile) for tile, cell in play_of(laid).placements): points for points, laid in find(board, hand)
    }

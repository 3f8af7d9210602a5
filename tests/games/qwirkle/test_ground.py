from __future__ import annotations

from random import Random

from bot.games.qwirkle.ground import best, every, ground_of, laid_on
from bot.games.qwirkle.holding import tiles_of
from bot.games.qwirkle.plays import find, play_of, tile_set
from bot.games.qwirkle.scoring import score_play
from bot.games.qwirkle.state import Board, Tiles
from tests.games.qwirkle.tables import random_hand, random_position, rows, scattered_board, tiles


def _positions() -> list[tuple[Board, Tiles]]:
    random = Random(3)
    grown = [random_position(random, size) for size in (1, 2, 5, 9, 20, 40, 70) for _ in range(8)]
    return grown + [(scattered_board(random, random.randrange(1, 14)), random_hand(random)) for _ in range(60)]


class TestTheBestPlay:
    def test_scores_as_much_as_any(self) -> None:
        for board, hand in _positions():
            points, laid = best(ground_of(board), tile_set(hand))
            assert points == max((points for points, _ in find(board, hand)), default=0)
            if laid:
                assert score_play(board, play_of(laid).placements).total == points
                assert set(tiles_of(laid)) <= {tile_set((tile,)) for tile in hand}

    def test_is_none_where_nothing_fits(self) -> None:
        assert best(ground_of(rows("RC")), tile_set(tiles("GX BS"))) == (0, None)

    def test_is_the_same_in_whatever_order_the_tiles_came(self) -> None:
        for board, hand in _positions():
            turned = dict(reversed(list(board.items())))
            assert best(ground_of(turned), tile_set(hand)) == best(ground_of(board), tile_set(hand))


class TestEveryPlay:
    def test_is_one_of_those_of_the_board(self) -> None:
        for board, hand in _positions():
            assert sorted(every(ground_of(board), tile_set(hand)), key=repr) == sorted(find(board, hand), key=repr)


class TestLaying:
    def test_gives_the_ground_of_the_board_after_it(self) -> None:
        random = Random(4)
        for size in (1, 3, 10, 40):
            board, hand = random_position(random, size)
            for _, laid in find(board, hand):
                after = {**board, **{cell: tile for tile, cell in play_of(laid).placements}}
                thought, grown = laid_on(ground_of(board), laid), ground_of(after)
                assert thought[:5] == grown[:5]
                assert best(thought, tile_set(hand))[0] == best(grown, tile_set(hand))[0]

    def test_leaves_the_ground_before_it_as_it_was(self) -> None:
        board, hand = random_position(Random(5), 20)
        ground = ground_of(board)
        for _, laid in find(board, hand):
            laid_on(ground, laid)
        assert ground == ground_of(board)

from __future__ import annotations

from collections import Counter

import pytest

from bot.core.chance import Chance
from bot.games.qwirkle.dealing import deal, draw, full_bag, largest_set, missing, open_by, put_back, refilled
from bot.games.qwirkle.state import KINDS, TieBreak
from tests.games.qwirkle.tables import tiles


class TestTheBag:
    def test_holds_each_of_the_36_tiles_three_times(self) -> None:
        assert Counter(full_bag()) == dict.fromkeys(KINDS, 3)
        assert len(full_bag()) == 108

    def test_gives_all_it_has_when_more_is_wanted(self) -> None:
        drawn, left, _ = draw(tiles("RC RX"), Chance("s"), count=6)
        assert (sorted(drawn), left) == (list(tiles("RC RX")), ())

    def test_gives_every_tile_its_fair_part(self) -> None:
        bag, chance = tiles("RC RX RD"), Chance("fair")
        first: Counter[object] = Counter()
        for _ in range(3000):
            drawn, _, chance = draw(bag, chance, count=1)
            first.update(drawn)
        assert all(900 < count < 1100 for count in first.values())

    def test_keeps_no_trace_of_the_order_in_which_tiles_came_back(self) -> None:
        assert put_back(tiles("RX PL"), tiles("BC RC")) == put_back(tiles("PL RX"), tiles("RC BC"))

    def test_deals_six_to_each(self) -> None:
        hands, bag, _ = deal(full_bag(), Chance("s"), seats=6)
        assert [len(hand) for hand in hands] == [6] * 6
        assert Counter([*bag, *(tile for hand in hands for tile in hand)]) == Counter(full_bag())


class TestTheHand:
    def test_new_tiles_take_the_places_of_those_gone(self) -> None:
        assert refilled(tiles("RC RX RD RS"), gone=tiles("RD RC"), drawn=tiles("BC BX")) == tiles("BC RX BX RS")

    def test_closes_up_when_the_bag_gave_fewer(self) -> None:
        assert refilled(tiles("RC RX RD"), gone=tiles("RC RD"), drawn=tiles("BC")) == tiles("BC RX")

    def test_puts_what_it_gets_more_at_the_end(self) -> None:
        assert refilled(tiles("RC RX"), gone=tiles("RX"), drawn=tiles("BC BX BD")) == tiles("RC BC BX BD")

    def test_gives_up_only_as_many_equal_tiles_as_were_laid(self) -> None:
        assert refilled(tiles("RC RC RC"), gone=tiles("RC RC"), drawn=()) == tiles("RC")

    def test_knows_what_it_lacks(self) -> None:
        assert missing(tiles("RC RX"), tiles("RX RC")) is None
        assert missing(tiles("RC RX"), tiles("RC RC")) == tiles("RC")[0]


class TestTheLargestSet:
    @pytest.mark.parametrize(
        ("hand", "size"),
        [
            ("RC RX RD BC GX OX", 3),
            ("BD BD GD YS", 2),
            ("BL OD PC GS RT YX", 1),
            ("RC RC RC RX RX RX", 2),
            ("RC OC YC GC BC PC", 6),
            ("RC RX BC GC YC YL", 4),
        ],
    )
    def test_counts_different_tiles_of_one_colour_or_shape(self, hand: str, size: int) -> None:
        assert largest_set(tiles(hand)) == size


class TestWhoStarts:
    def test_the_largest_set(self) -> None:
        opened, _ = open_by((2, 4, 3), (0, 1, 2), TieBreak.ELDEST, Chance("s"))
        assert (opened.starter, opened.tied) == (1, (1,))

    def test_the_eldest_of_those_tied(self) -> None:
        opened, _ = open_by((4, 2, 4, 4), (3, 0, 1, 2), TieBreak.ELDEST, Chance("s"))
        assert (opened.starter, opened.tied) == (2, (0, 2, 3))

    def test_by_lot_any_of_those_tied_and_nobody_else(self) -> None:
        starters = {open_by((4, 2, 4), (0, 1, 2), TieBreak.LOT, Chance(str(seed)))[0].starter for seed in range(40)}
        assert starters == {0, 2}

    def test_no_lot_is_drawn_without_a_tie(self) -> None:
        chance = Chance("s")
        assert open_by((4, 2), (0, 1), TieBreak.LOT, chance)[1] == chance

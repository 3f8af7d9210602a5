"""The order of the hand in the composer, and a menu that has more places than Discord takes lines."""

from __future__ import annotations

import re

import pytest

from tests.discord_ui.composers import chosen, options, placed
from tests.discord_ui.seen import BUTTON, answer, values
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table

LINE = rows("RC RS RD")
ANN, BOB = "RX RT RL GC BT PL", "RT GL BX PD YS OC"


class TestPages:
    @pytest.fixture
    async def wide(self, world: World) -> World:
        """A red tile has 32 places beside eight others that lie apart."""
        islands = rows("RC .. .. RS .. .. RD .. .. RT\n..\n..\nRL .. .. RC .. .. RS .. .. RD")
        await world.game(world.bob)
        await world.arrange(table(board=islands, hands=[ANN, BOB]))
        return world

    async def test_all_places_are_reached_however_many(self, wide: World) -> None:
        hand = await wide.tap(wide.ann, await wide.hand(wide.ann), "RX")
        assert wide.menu(hand)["placeholder"] == "One of 32 places"
        legal = {play for play, _ in await wide.legal() if re.fullmatch(r"RX \w+", play)}
        assert len(legal) == 32
        first = values(wide.menu(hand))
        assert len(first) == 25
        assert options(wide, hand)[-1]["label"] == "More …"
        hand = await wide.choose(wide.ann, hand, first[-1])
        second = values(wide.menu(hand))
        assert set(first[:-1]) | set(second[:-1]) == legal
        assert options(wide, hand)[0]["label"].startswith("1 · ")
        assert f"1 {second[0].split()[1]}, " in wide.alts(hand)[0]
        hand = await wide.choose(wide.ann, hand, second[-1])
        assert values(wide.menu(hand)) == first
        hand = await wide.choose(wide.ann, hand, first[-1], second[3])
        assert f"Laid so far: **{second[3]}**" in wide.texts(hand)

    @pytest.mark.parametrize("page", ["page99", "page", "pagex", "page-1"])
    async def test_a_page_that_is_not_there_shows_the_first(self, wide: World, page: str) -> None:
        hand = await wide.tap(wide.ann, await wide.hand(wide.ann), "RX")
        first = values(wide.menu(hand))
        again = answer(await wide.press_id(wide.ann, hand, wide.menu(hand)["custom_id"], page))
        assert values(wide.menu(again)) == first


class TestSorting:
    DEALT, BY_COLOUR, BY_SHAPE = "PC RS GC BL RC YX", "RC RS YX GC BL PC", "RC GC PC YX RS BL"

    @pytest.fixture
    async def dealt(self, world: World) -> World:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=[self.DEALT, BOB]))
        return world

    async def test_it_goes_round_and_shows_in_buttons_and_picture(self, dealt: World) -> None:
        hand = await dealt.hand(dealt.ann)
        for sort, order in (
            ("Sort: as drawn", self.DEALT),
            ("Sort: colour", self.BY_COLOUR),
            ("Sort: shape", self.BY_SHAPE),
            ("Sort: as drawn", self.DEALT),
        ):
            assert placed(dealt, hand) == order.split()
            assert re.findall(r"\b[A-Z]{2}\b", dealt.alts(hand)[1]) == order.split()
            hand = await dealt.tap(dealt.ann, hand, sort)

    async def test_it_is_remembered_for_every_table_and_after_a_restart(self, dealt: World) -> None:
        await dealt.tap(dealt.ann, await dealt.hand(dealt.ann), "Sort: as drawn", "Sort: colour")
        await dealt.restart()
        assert placed(dealt, await dealt.hand(dealt.ann)) == self.BY_SHAPE.split()
        assert "Sort: as drawn" in dealt.labels(await dealt.hand(dealt.bob))
        other = dealt.guild.create_text_channel("other")
        await dealt.game(dealt.bob, at=other)
        assert "Sort: shape" in dealt.labels(answer(await dealt.type(dealt.ann, "hand", at=other)))

    async def test_equal_tiles_keep_buttons_of_their_own(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=["RX GC RX RX", BOB]))
        hand = await world.hand(world.ann)
        assert placed(world, hand) == ["RX", "GC", "RX", "RX"]
        ids = [part["custom_id"] for part in world.parts(hand) if part["type"] == BUTTON][:4]
        assert len(set(ids)) == 4
        hand = answer(await world.press_id(world.ann, hand, ids[3]))
        assert chosen(world, hand) == ["RX"]

    async def test_what_stays_in_hand_keeps_its_place(self, dealt: World) -> None:
        hand = await dealt.tap(dealt.ann, await dealt.hand(dealt.ann), "GC")
        await dealt.tap(dealt.ann, await dealt.choose(dealt.ann, hand, "GC N31"), "Play +2")
        tiles = placed(dealt, await dealt.hand(dealt.ann))
        assert [*tiles[:2], *tiles[3:]] == ["PC", "RS", "BL", "RC", "YX"]

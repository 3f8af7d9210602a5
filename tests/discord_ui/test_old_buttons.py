"""Buttons of cards long gone, of tables not kept any more, and of strangers."""

from __future__ import annotations

import pytest

from bot.games.qwirkle.notation import tile_code
from tests.discord_ui.seen import answer
from tests.discord_ui.world import World
from tests.settable import DAY


@pytest.fixture
async def playing(world: World) -> World:
    """Ann is on turn, Bob waits, Cay looks on."""
    await world.game(world.bob)
    return world


class TestOldButtons:
    async def test_they_answer_with_the_board_as_it_is_now(self, playing: World) -> None:
        old, ids = playing.card, playing.buttons(playing.card)
        await playing.play()
        board = answer(await playing.press_id(playing.bob, old, ids["Board"]))
        assert playing.alts(board)[0].startswith("Ann laid ")
        hand = answer(await playing.press_id(playing.bob, old, ids["My hand"]))
        assert "**It is your turn.**" in playing.texts(hand)

    async def test_those_of_a_finished_game_say_so_and_show_the_end(self, playing: World) -> None:
        old, ids = playing.card, playing.buttons(playing.card)
        await playing.type(playing.ann, "resign")
        await playing.rest()
        for label in ("My hand", "More"):
            stale = answer(await playing.press_id(playing.bob, old, ids[label]))
            assert playing.texts(stale) == "This game is over. `/qwirkle start` opens a new table."
            assert len(playing.alts(stale)) == 1
        board = answer(await playing.press_id(playing.bob, old, ids["Board"]))
        assert "🥇 Bob: **0**" in playing.texts(board)

    async def test_those_of_a_table_that_is_not_kept_any_more(self, playing: World) -> None:
        for custom_id in ("t1:qwirkle:99:1:hand", "t1:qwixx:1:1:hand", "t1:qwirkle:1:1:dance"):
            stale = answer(await playing.press_id(playing.ann, playing.card, custom_id))
            assert playing.texts(stale).startswith("This button belongs to a table that is no longer kept.")

    @pytest.mark.parametrize("custom_id", ["", "hello", "t0:qwirkle:1:1:hand", "t1:qwirkle:one:1:hand", "t1:qwirkle"])
    async def test_ids_that_can_not_be_read_do_nothing_and_say_so(self, playing: World, custom_id: str) -> None:
        before = await playing.session()
        result = await playing.press_id(playing.ann, playing.card, custom_id)
        assert playing.texts(answer(result)).startswith("This button belongs to a table that is no longer kept.")
        assert await playing.session() == before

    @pytest.mark.parametrize("custom_id", ["t1:qwirkle:1:1:retire-yes:x", "t1:qwirkle:1:1:retire-yes:9"])
    async def test_arguments_that_nobody_sends_are_refused(self, playing: World, custom_id: str) -> None:
        playing.clock.turn(DAY)
        refused = answer(await playing.press_id(playing.ann, playing.card, custom_id))
        assert playing.texts(refused).startswith("That button is from an earlier turn")

    @pytest.mark.parametrize("values", [("x",), ("9",), ("RC",), ("", "RX0")])
    async def test_menu_values_that_nobody_sends_are_refused(self, playing: World, values: tuple[str, ...]) -> None:
        await playing.play()
        custom_id = "t1:qwirkle:1:2:swap-tiles"
        before = await playing.session()
        refused = answer(await playing.press_id(playing.bob, playing.card, custom_id, *values))
        assert playing.texts(refused).startswith("That button is from an earlier turn")
        assert await playing.session() == before

    async def test_a_form_of_somebody_else_is_of_no_use(self, playing: World) -> None:
        await playing.play()
        before = await playing.session()
        held = tile_code((await playing.state()).hands[0][0])
        for stranger, said in ((playing.cay, "You don't play at this table."), (playing.ann, "It is not your turn.")):
            refused = answer(await playing.press_id(stranger, playing.card, "t1:qwirkle:1:2:swap-tiles", f"{held}0"))
            assert playing.texts(refused).startswith(said)
        assert await playing.session() == before

"""Cards follow the saved states: one at a time, none twice, and never the wrong one."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
from simcord.builders import ChannelHandle

from bot.discord_ui import publisher as module
from bot.discord_ui.cards import MOST_TOLD
from bot.discord_ui.strays import LOBBY_BODY
from bot.games.qwirkle.notation import parse_play, parse_swap
from tests.discord_ui.test_restart import move_unseen, stop_showing
from tests.discord_ui.world import World


class TestStates:
    async def test_moves_that_pile_up_are_told_on_one_card(self, world: World) -> None:
        await world.game(world.bob)
        public = len(world.public())
        session = await world.session()
        service = world.bot.house.service
        first = max(await world.legal(), key=lambda entry: entry[1])[0]
        await service.act(session.id, world.ann.id, parse_play(first))
        state = await world.state()
        await service.act(session.id, world.bob.id, parse_swap("all", state.hands[1]))
        await world.rest()
        assert len(world.public()) <= public + 2
        assert "**Bob** exchanged 6 tiles." in world.texts(world.card)
        assert world.cards() == [world.card]

    async def test_what_is_shown_already_is_not_shown_again(self, world: World) -> None:
        await world.game(world.bob)
        sent = len(world.env.http_requests)
        world.bot.house.publisher.publish(await world.session())
        await world.rest()
        assert len(world.env.http_requests) == sent

    async def test_no_card_tells_more_moves_than_can_be_read(self, world: World) -> None:
        await world.game(world.bob)
        stop_showing(world)
        for _ in range(MOST_TOLD + 3):
            await move_unseen(world)
        await world.restart()
        told = world.texts(world.card)
        assert told.count(" laid ") == MOST_TOLD
        assert "Everyone announced" not in told

    async def test_a_table_that_waits_for_a_computer_is_not_shown_yet(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await world.game(robots=1)
        sent = len(world.sends())
        monkeypatch.setattr(world.bot.runner, "_play_on", _forever)
        await world.type(world.ann, "play", move=(await world.legal())[0][0])
        assert len(world.sends()) == sent

    async def test_an_outage_holds_up_no_other_table(self, world: World) -> None:
        other = world.guild.create_text_channel("other")
        await world.game(world.bob)
        await world.game(world.bob, at=other)
        world.forbid("send_messages")
        await world.play()
        await _move_at(world, other)
        assert len(world.public()) == 2
        assert " laid " in world.texts(world.public(other)[-1])


async def _forever(*_: object) -> None: ...


async def _move_at(world: World, channel: ChannelHandle) -> None:
    """Whoever is on turn there plays."""
    here, world.channel = world.channel, channel
    await world.play()
    world.channel = here


class TestLobbyCards:
    async def test_a_press_answers_by_the_card_itself_and_needs_no_second_edit(self, world: World) -> None:
        await world.lobby()
        before = len(world.env.http_requests)
        await world.press(world.bob, world.card, "Join")
        await world.rest()
        paths = [(each.method, each.path.rsplit("/", 1)[-1]) for each in world.env.http_requests[before:]]
        assert ("POST", "callback") in paths
        assert not [each for each in paths if each[0] == "PATCH"]

    async def test_a_command_edits_the_card_once(self, world: World) -> None:
        await world.lobby()
        before = len(world.env.http_requests)
        await world.type(world.bob, "join")
        await world.rest()
        edits = [each for each in world.env.http_requests[before:] if each.method == "PATCH"]
        assert len(edits) == 1

    async def test_the_card_is_known_as_a_lobbys(self, world: World) -> None:
        await world.lobby()
        session = await world.session()
        (card,) = await world.bot.house.store.cards(session.id)
        assert (card.body, card.message) == (LOBBY_BODY, world.card.id)
        assert session.shown == session.version

    async def test_answers_that_cross_are_followed_by_one_more_edit(self, world: World) -> None:
        await world.lobby()
        session = await world.session()
        publisher = world.bot.house.publisher
        before = len(world.env.http_requests)
        async with publisher.showing(session.id):
            async with publisher.showing(session.id):
                publisher.publish(session)
            assert len(world.env.http_requests) == before
        await world.rest()
        edits = [each for each in world.env.http_requests[before:] if each.method == "PATCH"]
        assert len(edits) == 1


class TestStopping:
    async def test_what_waits_for_discord_is_left_to_the_next_start(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked = asyncio.Event()

        async def away(*_: object) -> int:
            asked.set()
            raise aiohttp.ClientConnectionError

        monkeypatch.setattr(module, "PAUSES", (3600,))
        await world.game(world.bob)
        publisher = world.bot.house.publisher
        monkeypatch.setattr(publisher, "_send", away)
        session, play = await world.session(), (await world.legal())[0][0]
        await world.bot.house.service.act(session.id, world.ann.id, parse_play(play))
        await asked.wait()
        await publisher.stop()
        await world.restart()
        assert "**Ann** laid " in world.texts(world.card)

"""What a crash, a lost answer or a stop in the middle leaves behind: cards without a record, people who have gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from bot.discord_ui.client import SERVING
from bot.sessions.model import Session, Status
from tests.discord_ui.seen import answer
from tests.discord_ui.world import World

LOBBY = ["Join", "Leave", "Add computer", "Start", "Cancel"]
TURN = ["My hand", "Board", "More"]


def record_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on cards are sent, but the bot dies before it has written them down."""

    async def killed(*_: object) -> None: ...

    monkeypatch.setattr(world.bot.house.store, "add_card", killed)


def remembered(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Coroutine[Any, Any, bool]]:
    """Presses the next button that is pressed once more, and tells whether that was answered."""
    backend = world.env.backend
    emit, kept = backend.emit, []

    def keep(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            kept.append(payload)
        emit(event, payload)

    async def again() -> bool:
        first = kept[0]
        user, channel = int(first["member"]["user"]["id"]), int(first["channel_id"])
        record = backend.new_interaction(first["type"], channel, user, world.guild.id)
        record.source_message_id = int(first["message"]["id"])
        emit("INTERACTION_CREATE", first | {"id": str(record.id), "token": record.token})
        served = {task for task in asyncio.all_tasks() if task.get_name() in SERVING}
        await asyncio.gather(*served)
        return any(f"/{record.id}/" in each.path for each in world.env.http_requests)

    monkeypatch.setattr(backend, "emit", keep)
    return again


async def recorded(world: World) -> list[int]:
    """The messages that the bot knows as cards of its table."""
    return [card.message for card in await world.bot.house.store.cards((await world.session()).id)]


class TestSentButNotRecorded:
    async def test_a_turn_card_is_found_again_and_not_sent_twice(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await world.game(world.bob)
        record_nothing(world, monkeypatch)
        await world.play()
        await world.rest()
        lost = world.card
        assert len(world.cards()) == 2
        assert lost.id not in await recorded(world)
        sent, public = len(world.sends()), len(world.public())
        await world.restart()
        assert (len(world.sends()), len(world.public())) == (sent, public)
        assert world.cards() == [lost]
        assert await recorded(world) == [lost.id]
        session = await world.session()
        assert session.shown == session.version

    async def test_an_older_one_loses_its_buttons_and_keeps_its_words(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await world.game(world.bob)
        record_nothing(world, monkeypatch)
        await world.play()
        await world.rest()
        older, told, alts = world.card, world.texts(world.card), world.alts(world.card)
        await world.play()
        await world.rest()
        assert len(world.cards()) == 3
        await world.restart()
        assert world.cards() == [world.card]
        assert world.card.id != older.id
        assert (world.texts(older), world.alts(older)) == (told, alts)

    async def test_a_found_card_loses_its_buttons_with_the_next_move(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await world.game(world.bob)
        record_nothing(world, monkeypatch)
        await world.play()
        await world.restart()
        found = world.card
        await world.play()
        await world.rest()
        assert world.cards() == [world.card]
        assert world.card.id != found.id

    async def test_a_lobby_is_found_again_and_goes_on_in_its_place(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        record_nothing(world, monkeypatch)
        await world.lobby()
        lobby = world.card
        assert await recorded(world) == []
        await world.restart()
        assert world.public() == [lobby]
        assert await recorded(world) == [lobby.id]
        await world.type(world.bob, "join")
        await world.rest()
        assert "2. Bob" in world.texts(lobby)
        await world.press(world.ann, lobby, "Start")
        await world.rest()
        assert "The game has started." in world.texts(lobby)
        assert world.cards() == [world.card]
        assert world.labels(world.card) == TURN

    async def test_a_final_card_is_not_sent_twice(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        await world.game(world.bob)

        async def killed(*_: object) -> None: ...

        monkeypatch.setattr(world.bot.house.store, "mark_shown", killed)
        await world.type(world.ann, "end")
        await world.rest()
        sent = len(world.sends())
        await world.restart()
        assert len(world.sends()) == sent
        assert [world.labels(card) for card in world.cards()] == [["New table", "Review"]]
        session = await world.session()
        assert session.shown == session.version

    async def test_cards_of_another_table_are_left_alone(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        await world.game(world.bob)
        await world.type(world.ann, "end")
        await world.rest()
        final = world.card
        record_nothing(world, monkeypatch)
        await world.lobby(world.bob)
        await world.restart()
        assert world.labels(final) == ["New table", "Review"]
        assert final.id not in await recorded(world)


class TestALobbyWhoseAnswerFailed:
    @pytest.mark.parametrize(("status", "code"), [(404, 10062), (503, 0)])
    async def test_its_card_comes_from_the_publisher(self, world: World, status: int, code: int) -> None:
        world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
        await world.type(world.ann, "start")
        await world.rest()
        (card,) = world.public()
        assert world.labels(card) == LOBBY[:3] + LOBBY[4:]
        assert await recorded(world) == [card.id]
        await world.type(world.bob, "join")
        await world.press(world.ann, card, "Start")
        await world.rest()
        assert world.labels(world.card) == TURN

    async def test_an_answer_that_arrived_all_the_same_stays_the_only_card(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        send = discord.InteractionResponse.send_message

        async def broken_off(response: Any, *args: Any, **kwargs: Any) -> Any:
            monkeypatch.setattr(discord.InteractionResponse, "send_message", send)
            await send(response, *args, **kwargs)
            raise aiohttp.ServerDisconnectedError

        monkeypatch.setattr(discord.InteractionResponse, "send_message", broken_off)
        await world.type(world.ann, "start")
        await world.rest()
        (card,) = world.public()
        assert await recorded(world) == [card.id]


class TestAnAnswerWhoseLineBroke:
    async def test_it_is_sent_once_more(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        await world.game(world.bob)
        send = discord.InteractionResponse.send_message

        async def broken(*_: Any, **__: Any) -> Any:
            monkeypatch.setattr(discord.InteractionResponse, "send_message", send)
            raise aiohttp.ServerDisconnectedError

        monkeypatch.setattr(discord.InteractionResponse, "send_message", broken)
        assert world.texts(answer(await world.play())).startswith("You laid ")


class TestGoneInTheirOwnTurn:
    @pytest.fixture
    async def left(self, world: World) -> World:
        """Ann was on turn and is gone from the server; Bob and Cay wait for her."""
        world.seed("seed 1")
        await world.game(world.bob, world.cay)
        assert await world.mover() is world.ann
        world.guild.remove_member(world.ann)
        return world

    @pytest.mark.parametrize("way", ["button", "command"])
    async def test_they_are_taken_out_when_somebody_looks_later(self, left: World, way: str) -> None:
        left.clock.turn(10)
        if way == "button":
            await left.press(left.bob, left.card, "Board")
        else:
            await left.type(left.cay, "hand")
        await left.rest()
        assert "**Ann** left the game." in left.texts(left.card)
        assert await left.mover() in (left.bob, left.cay)
        assert left.cards() == [left.card]

    async def test_who_looks_moments_after_the_card_is_followed_by_the_sweep(self, left: World) -> None:
        left.clock.turn(9)
        await left.press(left.bob, left.card, "Board")
        await left.rest()
        assert await left.mover() is left.ann
        await left.sweep()
        assert "**Ann** left the game." in left.texts(left.card)

    async def test_at_a_table_that_nobody_visits_they_are_missed_after_a_while(self, left: World) -> None:
        left.clock.turn(599)
        await left.sweep()
        assert await left.mover() is left.ann
        left.clock.turn(1)
        await left.sweep()
        assert "**Ann** left the game." in left.texts(left.card)

    async def test_a_sweep_goes_on_when_another_table_opens_meanwhile(
        self, left: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store, attendance = left.bot.house.store, left.bot.house.attendance
        load = store.load

        async def while_another_opens(session_id: int) -> Session | None:
            session = await load(session_id)
            assert session is not None
            attendance.check(replace(session, id=session_id + 1, seats=()))
            return session

        left.clock.turn(600)
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(store, "load", while_another_opens)
            await attendance.check_due()
        await left.rest()
        assert "**Ann** left the game." in left.texts(left.card)

    async def test_discord_failing_takes_nobody_out(self, left: World) -> None:
        left.env.inject_error("GET", "/guilds/*/members/*", status=503, times=None)
        left.clock.turn(10)
        await left.press(left.bob, left.card, "Board")
        await left.rest()
        assert await left.mover() is left.ann


class TestWhereNothingCanBeShown:
    def private_thread(self, world: World) -> ChannelHandle:
        """A private thread of Ann's."""
        world.env.backend.create_thread(
            world.channel.id, "secret", world.ann.id, type=ChannelType.PRIVATE_THREAD, broadcast=False
        )
        (thread,) = world.channel.threads
        return thread

    async def test_no_table_opens_in_a_private_thread_without_the_bot(self, world: World) -> None:
        thread = self.private_thread(world)
        # As Discord answers who is no member; SimCord lets a bot see them all.
        world.env.inject_error("GET", f"/channels/{thread.id}", status=403, code=50001)
        refused = answer(await world.type(world.ann, "start", at=thread))
        assert world.texts(refused).startswith("I am not in this private thread")
        assert await world.bot.house.store.latest_in(thread.id, "qwirkle") is None

    async def test_once_it_was_let_in_it_plays_there(self, world: World) -> None:
        thread = self.private_thread(world)
        world.env.backend.add_thread_member(thread.id, world.env.backend.bot_user.id)
        await world.type(world.ann, "start", at=thread)
        assert (await world.session(thread)).status is Status.LOBBY
        assert [world.labels(card) for card in world.cards(thread)] == [LOBBY[:3] + LOBBY[4:]]

    async def test_a_lost_permission_is_told_in_private_answers(self, world: World) -> None:
        await world.game(world.bob)
        lacks = "I lack “Attach Files”"
        assert lacks not in world.texts(await world.hand(world.bob))
        world.forbid("attach_files")
        assert lacks in world.texts(answer(await world.play()))
        assert lacks in world.texts(answer(await world.type(world.bob, "score")))
        hand = await world.hand(world.ann)
        assert lacks in world.texts(hand)
        world.allow()
        assert lacks not in world.texts(await world.tap(world.ann, hand, "Refresh"))


class TestStopping:
    async def _held(self, world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
        """Saving waits: the first event tells that it was reached, the second lets it go on."""
        reached, go_on = asyncio.Event(), asyncio.Event()
        save = world.bot.house.store.save

        async def slow(session: Session, **kwargs: Any) -> Session:
            reached.set()
            await go_on.wait()
            return await save(session, **kwargs)

        monkeypatch.setattr(world.bot.house.store, "save", slow)
        return reached, go_on

    async def test_a_command_in_progress_is_answered_and_its_card_recorded(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await world.game(world.bob)
        old, move = world.card, (await world.legal())[0][0]
        reached, go_on = await self._held(world, monkeypatch)
        playing = asyncio.create_task(world.type(world.ann, "play", move=move))
        await reached.wait()
        stopping = asyncio.create_task(world.bot.close())
        await asyncio.wait({stopping}, timeout=0)
        go_on.set()
        await stopping
        known = await recorded(world)
        assert known == [world.card.id]
        assert world.card.id != old.id
        assert world.texts(answer(await playing)).startswith("You laid ")
        assert world.cards() == [world.card]

    async def test_nothing_new_is_served(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        await world.game(world.bob)
        press_again = remembered(world, monkeypatch)
        await world.press(world.bob, world.card, "Board")
        assert await press_again()
        move = (await world.legal())[0][0]
        reached, go_on = await self._held(world, monkeypatch)
        playing = asyncio.create_task(world.type(world.ann, "play", move=move))
        await reached.wait()
        stopping = asyncio.create_task(world.bot.close())
        await asyncio.wait({stopping}, timeout=0)
        late = asyncio.create_task(press_again())
        await asyncio.wait({late}, timeout=0)
        go_on.set()
        await stopping
        assert not await late
        assert (await playing).response is not None

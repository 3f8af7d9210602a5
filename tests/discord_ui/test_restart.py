"""A bot that stopped in the middle: what was saved is shown, and nothing is shown twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core.chance import Chance
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.notation import parse_play
from bot.games.qwirkle.state import Action, View
from bot.thinking import ThreadThinker
from tests.discord_ui.seen import answer, boxes, values
from tests.discord_ui.world import World


def stop_showing(world: World) -> None:
    """From now on the bot saves but shows nothing, as if it had been killed right after the commit."""
    world.bot.house.service._watchers.clear()


async def move_unseen(world: World) -> None:
    session, state = await world.session(), await world.state()
    move = max(await world.legal(), key=lambda entry: entry[1])[0]
    assert state.seat is not None
    await world.bot.house.service.act(session.id, (await world.mover()).id, parse_play(move))


class TestRepair:
    async def test_a_move_that_was_saved_but_not_shown_is_shown_with_its_ping(self, world: World) -> None:
        await world.game(world.bob)
        old = world.card
        stop_showing(world)
        await move_unseen(world)
        assert world.cards() == [old]
        await world.restart()
        assert world.cards() == [world.card]
        assert world.card.id != old.id
        assert "**Ann** laid " in world.texts(world.card)
        assert [user.id for user in world.card.mentions] == [world.bob.id]

    async def test_several_moves_are_told_on_one_card(self, world: World) -> None:
        await world.game(world.bob)
        before = len(world.public())
        stop_showing(world)
        for _ in range(3):
            await move_unseen(world)
        await world.restart()
        assert len(world.public()) == before + 1
        assert world.texts(world.card).count(" laid ") == 3

    async def test_the_start_that_was_not_shown(self, world: World) -> None:
        await world.lobby(world.bob)
        stop_showing(world)
        await world.press(world.ann, world.card, "Start")
        assert len(world.public()) == 1
        await world.restart()
        lobby, card = world.public()
        assert world.labels(lobby) == []
        assert world.labels(card) == ["My hand", "Board", "More"]

    async def test_a_lobby_change_that_was_not_shown(self, world: World) -> None:
        await world.lobby()
        stop_showing(world)
        await world.type(world.bob, "join")
        assert "Bob" not in world.texts(world.card)
        await world.restart()
        assert "2. Bob" in world.texts(world.card)
        assert len(world.public()) == 1

    async def test_a_lobby_whose_card_was_never_sent(self, world: World) -> None:
        await world.lobby(world.bob)
        (card,) = await world.bot.house.store.cards((await world.session()).id)
        world.delete(world.card)
        await world.bot.house.store.lose_card((await world.session()).id, card.message)
        await world.restart()
        assert "2. Bob" in world.texts(world.card)
        assert len(world.cards()) == 1

    async def test_a_card_before_that_kept_its_buttons_loses_them(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def killed(*_: object) -> None: ...

        await world.game(world.bob)
        monkeypatch.setattr(world.bot.house.publisher, "_strip", killed)
        await world.play()
        assert len(world.cards()) == 2
        await world.restart()
        assert world.cards() == [world.card]

    async def test_an_end_that_was_not_shown(self, world: World) -> None:
        await world.game(world.bob)
        stop_showing(world)
        await world.type(world.ann, "end")
        await world.restart()
        assert "The game was ended before its time." in world.texts(world.card)
        assert [world.labels(card) for card in world.cards()] == [["New table", "Review"]]

    async def test_a_computer_that_was_thinking_thinks_on(self, world: World) -> None:
        await world.game(robots=1)
        stop_showing(world)
        await move_unseen(world)
        await world.restart()
        assert await world.mover() is world.ann
        told = world.texts(world.card)
        assert "**Ann** laid " in told
        assert "**Computer (beginner)** laid " in told
        assert [user.id for user in world.card.mentions] == [world.ann.id]

    async def test_a_restart_in_mid_thought_changes_no_move(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        thought_of: list[Any] = []
        thinking = asyncio.Event()

        async def for_ever(_thinker: ThreadThinker, _game: str, level: str, view: View, chance: Chance) -> Action:
            thought_of.append(QWIRKLE.computer(level)(view, chance))
            thinking.set()
            await asyncio.Event().wait()
            raise AssertionError("nothing wakes it")

        await world.game(robots=1)
        with monkeypatch.context() as patched:
            patched.setattr(ThreadThinker, "choose", for_ever)
            await move_unseen(world)
            await thinking.wait()
        await world.restart()
        played = (await world.bot.house.store.log((await world.session()).id))[-1]
        assert (played.seat, played.action) == (1, thought_of[0])
        assert await world.mover() is world.ann
        assert "**Computer (beginner)** laid " in world.texts(world.card)

    async def test_a_restart_with_nothing_to_repair_says_nothing(self, world: World) -> None:
        await world.game(world.bob)
        await world.play()
        public, sent = len(world.public()), len(world.sends())
        await world.restart()
        await world.restart()
        assert (len(world.public()), len(world.sends())) == (public, sent)


class TestOldButtons:
    async def test_all_buttons_work_after_a_restart(self, world: World) -> None:
        await world.game(world.bob)
        await world.play()
        menu = await world.ask(world.bob, "More")
        await world.restart()
        assert world.alts(await world.hand(world.bob))[1].startswith("Your hand: ")
        assert len(world.alts(await world.ask(world.cay, "Board"))) == 1
        assert "**History**" in world.texts(answer(await world.press(world.bob, menu, "History")))
        question = await world.more(world.bob, "Resign")
        await world.restart()
        assert world.texts(answer(await world.press(world.bob, question, "Yes, resign"))) == "You have resigned."

    async def test_a_form_of_an_exchange_works_after_a_restart(self, world: World) -> None:
        await world.game(world.bob)
        await world.play()
        form = await world.form(world.bob)
        await world.restart()
        result = await world.tick(world.bob, form, values(boxes(form))[0])
        assert "for a new tile." in world.texts(result)

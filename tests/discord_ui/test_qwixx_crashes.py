"""Qwixx and what goes wrong: a bot that stops in the middle of a phase, a line that breaks, decisions that cross."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.discord_ui.client import SERVING
from bot.games.qwixx.state import Mark, Pass, Phase
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.test_crashes import record_nothing
from tests.discord_ui.test_restart import stop_showing
from tests.discord_ui.twice import deliver_twice
from tests.games.qwixx.tables import crosses, place, table

SHEETS = ("R5 Y5", "R6 Y6", "R6 G8")


@pytest.fixture
async def playing(qwixx: QwixxWorld) -> QwixxWorld:
    await qwixx.position(qwixx.bob, qwixx.cay, state=table(*SHEETS))
    return qwixx


async def act(world: QwixxWorld, *moves: str) -> None:
    """Decisions of Ann, Bob and Cay that are saved, whatever is shown of them."""
    session = await world.session()
    for actor, move in zip((world.ann, world.bob, world.cay), moves, strict=False):
        action = Pass() if move == "pass" else Mark(place(move))
        await world.bot.house.service.act(session.id, actor.id, action)


class TestAStopInTheMiddle:
    async def test_a_decision_that_was_saved_but_not_shown_is_ticked_off_on_the_same_card(
        self, playing: QwixxWorld
    ) -> None:
        card, messages = playing.card, len(playing.public())
        stop_showing(playing)
        await act(playing, "R7")
        await playing.restart()
        assert len(playing.public()) == messages
        assert playing.card.id == card.id
        assert "✅ 1. 🎲 Ann" in playing.texts(playing.card)
        assert "red 7" not in playing.texts(playing.card)

    async def test_a_phase_that_closed_but_was_not_shown_gets_its_one_card(self, playing: QwixxWorld) -> None:
        messages = len(playing.public())
        stop_showing(playing)
        await act(playing, "R7", "Y7", "pass")
        await playing.restart()
        assert len(playing.public()) == messages + 1
        assert "**Ann** marked red 7.\n**Bob** marked yellow 7." in playing.texts(playing.card)
        assert [user.id for user in playing.card.mentions] == [playing.ann.id]

    async def test_a_card_that_was_not_written_down_is_found_and_then_changed(
        self, playing: QwixxWorld, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with monkeypatch.context() as dying:
            record_nothing(playing, dying)
            await act(playing, "R7", "Y7", "pass")
            await playing.rest()
        messages = len(playing.public())
        await playing.restart()
        assert len(playing.public()) == messages
        assert (await playing.now()).phase is Phase.COLOUR
        assert len(playing.cards()) == 1

    async def test_a_change_that_was_not_written_down_is_made_again(
        self, playing: QwixxWorld, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        messages = len(playing.public())
        with monkeypatch.context() as dying:
            record_nothing(playing, dying)
            await act(playing, "R7")
            await playing.rest()
        await playing.restart()
        await act(playing, "R7", "Y7")
        await playing.rest()
        assert len(playing.public()) == messages
        assert "✅ 2. Bob" in playing.texts(playing.card)


class TestABrokenLine:
    @pytest.mark.parametrize("status", [500, 503])
    async def test_a_change_that_fails_is_tried_again(self, playing: QwixxWorld, status: int) -> None:
        messages = len(playing.public())
        playing.env.inject_error("PATCH", "/channels/*/messages/*", status=status)
        await act(playing, "R7")
        await playing.rest()
        assert "✅ 1. 🎲 Ann" in playing.texts(playing.card)
        assert len(playing.public()) == messages


class TestCrossing:
    async def test_a_tap_that_arrives_twice_counts_once(
        self, playing: QwixxWorld, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pad, version = await playing.pad(playing.bob), (await playing.session()).version
        with monkeypatch.context() as twice:
            deliver_twice(playing, twice)
            await playing.press(playing.bob, pad, "red 7")
            await playing.rest()
        assert (await playing.session()).version == version + 1
        assert (await playing.now()).decisions[1] == place("R7")

    async def test_the_last_decision_and_a_change_of_mind_cross(self, playing: QwixxWorld) -> None:
        """Bob changes his mind just when Cay closes the phase: either he was in time, or he is told."""
        await act(playing, "pass", "R7")
        session = await playing.session()
        step, service = (await playing.now()).step, playing.bot.house.service
        results = await asyncio.gather(
            service.act(session.id, playing.cay.id, Pass(), round=step),
            service.act(session.id, playing.bob.id, Mark(place("Y7")), round=step),
            return_exceptions=True,
        )
        await playing.rest()
        state, late = await playing.now(), isinstance(results[1], Exception)
        assert crosses(state, 1) == (["R6", "R7", "Y6"] if late else ["R6", "Y6", "Y7"])

    async def test_five_tap_at_once(self, qwixx: QwixxWorld, monkeypatch: pytest.MonkeyPatch) -> None:
        people = (qwixx.ann, qwixx.bob, qwixx.cay, qwixx.dan, qwixx.eve)
        await qwixx.position(*people[1:], state=table(*["R6 Y6"] * 5))
        with monkeypatch.context() as listening:
            arrived = interactions(qwixx, listening)
            pads = [await qwixx.pad(person) for person in people]
        messages = len(qwixx.public())
        taps = ("red 7", "yellow 7", "Pass", "red 7", "yellow 7")
        for pad, first, tap in zip(pads, arrived, taps, strict=True):
            tap_again(qwixx, first, qwixx.buttons(pad)[tap])
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() in SERVING))
        await qwixx.rest()
        state = await qwixx.now()
        assert [crosses(state, seat) for seat in range(5)] == [
            ["R6", "R7", "Y6"],
            ["R6", "Y6", "Y7"],
            ["R6", "Y6"],
            ["R6", "R7", "Y6"],
            ["R6", "Y6", "Y7"],
        ]
        assert len(qwixx.public()) == messages + 1


def interactions(world: QwixxWorld, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What arrives at the bot from now on, as Discord sends it."""
    backend, arrived = world.env.backend, []
    emit = backend.emit

    def listen(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            arrived.append(payload)
        emit(event, payload)

    monkeypatch.setattr(backend, "emit", listen)
    return arrived


def tap_again(world: QwixxWorld, first: Any, custom_id: str) -> None:
    """Sends another tap of the same person, of the control with that id, and waits for nothing."""
    backend, user = world.env.backend, int(first["member"]["user"]["id"])
    record = backend.new_interaction(first["type"], int(first["channel_id"]), user, world.guild.id)
    record.source_message_id = int(first["message"]["id"])
    data = first["data"] | {"custom_id": custom_id}
    backend.emit("INTERACTION_CREATE", first | {"id": str(record.id), "token": record.token, "data": data})

"""A simulated Discord for each test, and a watch over what the bot logs."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest
import simcord.http.client
import simcord.interactions
from simcord.backend.errors import BackendError

from bot import app
from bot.discord_ui import publisher
from tests.discord_ui.quick import MOVES, Quick, play_badly
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.world import World

_base_payload = simcord.interactions.base_payload
_raise_for = simcord.http.client._raise_for

read_once = cache(app.catalogue)
"""The catalogue, whose reading takes longer than most tests."""


W = TypeVar("W", bound=World)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    async with begun(World(tmp_path), monkeypatch) as found:
        yield found


@pytest.fixture
async def qwixx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[QwixxWorld]:
    """Five people who play Qwixx."""
    async with begun(QwixxWorld(tmp_path), monkeypatch) as found:
        yield found


@pytest.fixture
def quick() -> Quick:
    return Quick()


@pytest.fixture
async def over(world: World, quick: Quick) -> World:
    """A game of Ann and Bob that ended after six plays: Ann's were the best, Bob's the worst."""
    quick.serve(world)
    world.seed("over")
    await world.game(world.bob)
    for _ in range(MOVES):
        mover = await world.mover()
        await (world.play() if mover.id == world.ann.id else play_badly(world))
    await world.type(world.ann, "end")
    await world.rest()
    return world


@asynccontextmanager
async def begun(world: W, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[W]:
    monkeypatch.setattr(publisher, "PAUSES", (0,))
    monkeypatch.setattr(simcord.http.client, "_raise_for", _raise_as_discord_py)
    monkeypatch.setattr(app, "catalogue", read_once)
    monkeypatch.setattr(simcord.interactions, "base_payload", _in_their_language(world))
    await world.begin()
    yield world
    await world.finish()


@pytest.fixture(autouse=True)
def errors() -> Iterator[list[str]]:
    """What is logged as an error. A test that wants some takes them out; what is left fails the test."""
    caught = _Errors()
    logging.getLogger().addHandler(caught)
    yield caught.messages
    logging.getLogger().removeHandler(caught)
    assert caught.messages == []


class _Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(self.format(record))


def _raise_as_discord_py(error: BackendError) -> None:
    """SimCord raises the plain `HTTPException` where discord.py has one of its own for failing servers."""
    if error.status >= 500:
        response = simcord.http.client._FakeResponse(error.status)
        raise discord.DiscordServerError(response, error.to_json())
    _raise_for(error)


def _in_their_language(world: World) -> Callable[..., Any]:
    """SimCord speaks English with everybody."""

    def payload(*args: Any, **kwargs: Any) -> Any:
        record, body = _base_payload(*args, **kwargs)
        body["locale"] = world.locales.get(kwargs["user_id"], body["locale"])
        body["guild_locale"] = world.locales.get(0, "en-US")
        return record, body

    return payload

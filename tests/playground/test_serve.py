"""What stands between the simulated Discord and its page."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest
import simcord

from bot.playground import serve
from bot.playground.world import open_world


class Hurried:
    """A preview that fails a click while another one is answered, as SimCord's does."""

    def __init__(self) -> None:
        self.busy = False

    async def _action(self, context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        assert not self.busy
        self.busy = True
        await asyncio.sleep(0)
        self.busy = False
        return {"context": context, **body}


class TestOneAtATime:
    async def test_clicks_that_overlap_wait_for_each_other(self) -> None:
        preview = Hurried()
        serve.one_at_a_time(cast(simcord.Preview, preview))
        answers = await asyncio.gather(*(preview._action("page", {"click": click}) for click in range(3)))
        assert [answer["click"] for answer in answers] == [0, 1, 2]

    async def test_a_click_waits_for_the_ticker(self) -> None:
        preview = Hurried()
        turn = serve.one_at_a_time(cast(simcord.Preview, preview))
        async with turn:
            click = asyncio.create_task(preview._action("page", {}))
            await asyncio.sleep(0)
            assert not preview.busy
        assert await click == {"context": "page"}


class TestAKeptDatabase:
    @pytest.mark.parametrize(
        ("game", "asked", "button"),
        [("qwirkle", "it is your turn", "My hand"), ("qwixx", "it is for you to decide", "My sheet")],
    )
    async def test_its_table_is_shown_again(self, tmp_path: Path, game: str, asked: str, button: str) -> None:
        database = tmp_path / "tables.sqlite3"
        async with open_world(database) as world:
            lobby = world.reply(await world.people[0].slash(world.channel, f"{game} start"))
            await world.press(world.people[1], lobby, "Join")
            await world.press(world.people[0], lobby := world.heard(lobby.id), "Start")
            assert asked in world.said_after(lobby.id)[-1].texts[-1]
        async with open_world(database) as world:
            await serve.take_up_again(world)
            *_, card = world.said_after(0)
            assert asked in card.texts[-1]
            assert button in card.buttons

    async def test_without_a_table_nothing_is_said(self, tmp_path: Path) -> None:
        async with open_world(tmp_path / "tables.sqlite3") as world:
            await serve.take_up_again(world)
            assert world.said_after(0) == ()

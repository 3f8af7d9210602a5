"""The simulated Discord around the bot."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.discord_ui.permissions import NEEDED
from bot.playground.world import World, open_world
from bot.sessions.model import Status


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def open_lobby(world: World) -> None:
    await world.people[0].slash(world.channel, "qwirkle start")


class TestTheWorld:
    async def test_the_bot_may_do_exactly_what_the_invitation_asks_for(self, tmp_path: Path) -> None:
        async with open_world(tmp_path / "tables.sqlite3") as world:
            guild = world.client.get_guild(world.channel.guild.id) if world.channel.guild else None
            channel = world.client.get_channel(world.channel.id)
            assert guild is not None
            assert channel is not None
            assert channel.permissions_for(guild.me) == NEEDED  # type: ignore[union-attr]  # it is a text channel

    async def test_three_people_see_the_channel_and_all_commands(self, tmp_path: Path) -> None:
        async with open_world(tmp_path / "tables.sqlite3") as world:
            assert [world.name(actor.id) for actor in world.people] == ["Ada", "Bruno", "Chloé"]
            for actor in world.people:
                assert "qwirkle play" in actor.available_commands(world.channel)

    async def test_what_the_bot_says_can_be_read(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        async with open_world(tmp_path / "tables.sqlite3") as world:
            await open_lobby(world)
            (lobby,) = world.said_after(0)
            assert not lobby.private
            assert lobby.texts[0].startswith("# Qwirkle")
            assert {"Join", "Add computer"} <= lobby.buttons.keys()
            assert "Start" not in lobby.buttons  # disabled while nobody else sits there
            hand = world.reply(await world.people[1].slash(world.channel, "qwirkle hand"))
            assert hand.private
            assert world.said_after(lobby.id) == ()
        assert errors(caplog) == []

    async def test_a_kept_table_is_there_again(self, tmp_path: Path) -> None:
        database = tmp_path / "tables.sqlite3"
        async with open_world(database) as world:
            await open_lobby(world)
            (lobby,) = world.said_after(0)
        async with open_world(database) as world:
            session = await world.client.house.store.live_in(world.channel.id)
            assert session is not None
            assert session.status is Status.LOBBY
            assert session.host == world.people[0].id
            await world.people[1].slash(world.channel, "qwirkle join")
            (again,) = world.said_after(0)
            assert again.id > lobby.id
            assert "2. Bruno" in again.texts[1]

"""A simulated Discord for the very same bot: one server, one channel, a few people, nothing outside this process."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import simcord
from discord import ComponentType, PermissionOverwrite

from bot.app import new_seed, open_bot
from bot.config import Settings
from bot.discord_ui.client import TableClient
from bot.discord_ui.permissions import NEEDED
from bot.sessions.ports import Seeds

PEOPLE = ("Ada", "Bruno", "Chloé", "Dario", "Elif", "Femi")
AT_HAND = 3
BOT_NAME = "Game Table"

TEXT = ComponentType.text_display.value
BUTTON = ComponentType.button.value
MENTION = re.compile(r"<@(\d+)>")


@dataclass(frozen=True, slots=True)
class Seen:
    """A picture in a message."""

    alt: str
    image: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Heard:
    """A message of the bot, as whoever may see it sees it."""

    id: int
    private: bool
    texts: tuple[str, ...]
    pictures: tuple[Seen, ...]
    buttons: Mapping[str, str]
    """The custom id of each button that can be pressed, by its label."""
    pinged: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class World:
    """The bot, connected, and the people around it; the first of them opens tables."""

    client: TableClient
    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]

    def name(self, user: int) -> str:
        """How that person is called. Raises `KeyError` for a stranger."""
        return {actor.id: actor.user.global_name or actor.name for actor in self.people}[user]

    def heard(self, message: int) -> Heard:
        """That message of the channel."""
        found = self.env.backend.get_message(self.channel.id, message)
        parts = tuple(_parts(found.components))
        return Heard(
            id=found.id,
            private=found.is_ephemeral,
            texts=tuple(self._read(part["content"]) for part in parts if part["type"] == TEXT),
            pictures=tuple(self._seen(item) for part in parts for item in part.get("items", ())),
            buttons={
                part["label"]: part["custom_id"]
                for part in parts
                if part["type"] == BUTTON and not part.get("disabled")
            },
            pinged=tuple(found.ping_user_ids),
        )

    def said_after(self, message: int) -> tuple[Heard, ...]:
        """What the bot has said publicly after that message, oldest first."""
        messages = self.env.backend.messages.get(self.channel.id, {})
        return tuple(
            self.heard(found.id)
            for found in sorted(messages.values(), key=lambda found: found.id)
            if found.id > message and not found.is_ephemeral
        )

    def reply(self, result: simcord.InteractionResult) -> Heard:
        """What the bot answered. Raises `LookupError` if it did not."""
        if result.response is None:
            raise LookupError("the bot did not answer")
        return self.heard(result.response.id)

    async def press(self, actor: simcord.MemberActor, heard: Heard, button: str) -> simcord.InteractionResult:
        """A click on that message's button. Raises `KeyError` if it has no such button."""
        message = self.env.backend.get_message(self.channel.id, heard.id)
        return await actor.click(simcord.ResponseMessage(self.env, message), custom_id=heard.buttons[button])

    def _read(self, text: str) -> str:
        return MENTION.sub(lambda found: f"@{self.name(int(found[1]))}", text)

    def _seen(self, item: Mapping[str, Any]) -> Seen:
        image = self.env.backend.cdn.get(item["media"]["url"])
        if image is None:
            raise LookupError("a message shows a picture that it does not hold")
        return Seen(item.get("description") or "", image)


def _parts(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """All components of a message, with those inside others."""
    for component in components:
        yield component
        yield from _parts(component.get("components", ()))


@asynccontextmanager
async def open_world(database: Path, *, people: int = AT_HAND, seeds: Seeds = new_seed) -> AsyncIterator[World]:
    """The bot with that database, connected to a world of its own. It needs no token and reads no settings.

    The same people and the same channel come back each time, so a kept database can be played on. The bot is allowed
    exactly what the invitation asks for. Raises `StorageUnavailable`.
    """
    async with open_bot(Settings.model_construct(database_path=database), seeds=seeds) as client:
        env = simcord.Env(client)
        env.backend.bot_user.name = BOT_NAME
        guild = env.create_guild("Playground")
        only_needed = PermissionOverwrite.from_pair(NEEDED, ~NEEDED)
        channel = guild.create_text_channel("table", overwrites={guild.roles[BOT_NAME]: only_needed})
        actors = tuple(guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE[:people])
        # Ids count on from the clock: those of a later run must not meet the ones that a kept database knows.
        env.backend.clock.advance(max(0.0, time.time() - env.now().timestamp()))
        await env.start()
        # A refusal is an answer. SimCord would take it for an error of the bot, and the page would call it uncertain.
        vars(client.tree).pop("on_error")
        try:
            with env.time_context():
                yield World(client, env, channel, actors)
        finally:
            await env.shutdown()

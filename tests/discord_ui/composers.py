"""How the tests read a player's composer: its buttons, its menu, what is kept of it."""

from __future__ import annotations

from typing import Any

from bot.games.qwirkle.state import Play
from tests.discord_ui.seen import BUTTON, Json, Message
from tests.discord_ui.world import World

PRIMARY = 1


def options(world: World, message: Message) -> list[Json]:
    return list(world.menu(message)["options"])


def placed(world: World, message: Message) -> list[str]:
    """The letters on the buttons of the hand, in order."""
    return [part["label"] for part in world.parts(message) if part["type"] == BUTTON and ":tile:" in part["custom_id"]]


def chosen(world: World, message: Message) -> list[str]:
    """The labels of the buttons that are lit."""
    return [part["label"] for part in world.parts(message) if part["type"] == BUTTON and part["style"] == PRIMARY]


async def last_play(world: World) -> Play:
    entries = await world.bot.house.store.log((await world.session()).id)
    action = entries[-1].action
    assert isinstance(action, Play)
    return action


async def draft(world: World, seat: int) -> Any:
    """What is kept of the play that this seat composes."""
    return (await world.bot.house.store.load_draft((await world.session()).id, seat)).body

"""Cards that were sent but never recorded: the bot died, or Discord's answer was lost, in between.

A card says by its controls to which table it belongs and by the name of its picture which version it shows.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord

from bot.discord_ui.controls import Control
from bot.discord_ui.panels import Block, Panel, Shown
from bot.sessions.model import Card, Session
from bot.sessions.ports import SessionStore

log = logging.getLogger(__name__)

LOOKED_AT = 50
"""Messages of a channel that are looked at, the newest ones."""

LOBBY_BODY = {"lobby": True}
"""What is recorded of a lobby's card, which is made anew whenever it changes."""

_VERSION = re.compile(r"-(\d+)\.png$")


@dataclass(frozen=True, slots=True)
class Stray:
    """A card found in the channel. `version` is 0 where its picture names none, as on a lobby's card."""

    message: int
    verbs: frozenset[str]
    version: int
    panel: Panel


async def adopt(store: SessionStore, channel: discord.PartialMessageable, session: Session) -> Session:
    """Records the cards that were sent without being recorded, and gives the table as it is known then."""
    known = await store.cards(session.id)
    found = await strays(channel, session, after=known[-1].message if known else 0)
    for stray in found:
        if stray is found[-1] and not session.status.live and stray.version == session.version:
            await store.mark_shown(session.id, session.version)
            continue
        body = LOBBY_BODY if "join" in stray.verbs else stray.panel.dump()
        await store.add_card(session.id, Card(stray.message, session.channel, stray.version, body))
    if found:
        log.info("cards found session=%s count=%s", session.id, len(found))
    return await store.load(session.id) or session


async def strays(channel: discord.PartialMessageable, session: Session, *, after: int) -> list[Stray]:
    """This bot's cards of that table newer than a message, oldest first. Raises discord.py's errors."""
    found = []
    async for message in channel.history(limit=LOOKED_AT):
        stray = _stray(message, session) if message.id > after else None
        if stray is not None:
            found.append(stray)
    return sorted(found, key=lambda stray: stray.message)


def _stray(message: discord.Message, session: Session) -> Stray | None:
    parts = [part for component in message.components for part in _parts(component)]
    controls = [control for part in parts if (control := Control.parse(getattr(part, "custom_id", None) or ""))]
    verbs = frozenset(control.verb for control in controls if control.session == session.id)
    if not verbs or any(control.game != session.game for control in controls):
        return None
    blocks = tuple(block for part in parts for block in _blocks(part))
    names = [block.filename for block in blocks if isinstance(block, Shown)]
    versions = [int(read[1]) for name in names if (read := _VERSION.search(name))]
    accents = [component.accent_colour for component in message.components if hasattr(component, "accent_colour")]
    accent = accents[0].value if accents and accents[0] is not None else None
    return Stray(message.id, verbs, max(versions, default=0), Panel(blocks, (), accent))


def _parts(component: Any) -> Iterator[Any]:
    yield component
    for child in getattr(component, "children", ()):
        yield from _parts(child)


def _blocks(part: Any) -> Iterator[Block]:
    if isinstance(part, discord.TextDisplay):
        yield part.content
    elif isinstance(part, discord.MediaGalleryComponent):
        for item in part.items:
            filename = item.media.url.partition("?")[0].rpartition("/")[2]
            yield Shown(filename, item.description or "")

"""What every command, button and card needs at hand, and how one game plugs into Discord."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot.core.game import Game, Seat
from bot.core.text import Words
from bot.discord_ui.panels import Row
from bot.i18n.catalogue import Catalogue, negotiate
from bot.rendering.face import Face, Picture
from bot.rendering.studio import Studio
from bot.rendering.theme import Theme
from bot.sessions.model import Person, Session, Status
from bot.sessions.ports import Clock, SessionStore, Thinker
from bot.sessions.preferences import NOTHING_CHOSEN, Preferences, PreferenceStore
from bot.sessions.reviewing import Reviewer
from bot.sessions.service import SessionService

if TYPE_CHECKING:
    from bot.discord_ui.announcer import Announcer
    from bot.discord_ui.attendance import Attendance
    from bot.discord_ui.emojis import Emojis
    from bot.discord_ui.hints import Counsel
    from bot.discord_ui.publisher import Publisher
    from bot.discord_ui.screening import Replays
    from bot.discord_ui.visit import Visit

UNSAID = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+")
"""Control and direction signs that a name could use to disturb the text around it."""

LOOKED_BACK = 24
"""Steps of a table among which the latest public ones are looked for."""

Verb: TypeAlias = "Callable[[Visit, Session], Awaitable[None]]"
"""Answers one control of a table."""


@dataclass(frozen=True, slots=True)
class Desk:
    """How one game is played on Discord.

    `commands` builds its slash commands; `verbs` are the controls that it adds to the shared ones; `more` names those
    of its own that stand in the private menu, first.
    """

    game: Game[Any, Any, Any, Any]
    face: Face
    commands: Callable[[House], app_commands.Group]
    verbs: Mapping[str, Verb]
    more: tuple[str, ...]
    card: tuple[str, ...]
    """The verbs of the buttons on a turn's card; the first one opens what is the player's own."""
    warm: Callable[[Theme], None]
    """Draws beforehand what its pictures of that theme are made of."""
    accent: int
    emojis: Callable[[], Mapping[str, tuple[str, bytes]]]
    """Its emojis by key: a name that changes with the drawing, and the drawing as PNG."""
    banner: Callable[[Theme], Picture]
    """The picture of a lobby."""
    hinted: Callable[[Visit, Session, Any, Sequence[Any]], Sequence[Row]]
    """The buttons below a hint with which its moves are taken up, given the visitor's view and those moves."""

    @property
    def key(self) -> str:
        return self.game.key


@dataclass(slots=True)
class House:
    """The parts of the bot, put together once by `bot.app`."""

    store: SessionStore
    service: SessionService
    catalogue: Catalogue
    studio: Studio
    desks: Mapping[str, Desk]
    clock: Clock
    preferences: PreferenceStore
    thinker: Thinker
    reviewer: Reviewer
    client: discord.Client = field(init=False)
    publisher: Publisher = field(init=False)
    attendance: Attendance = field(init=False)
    announcer: Announcer = field(init=False)
    emojis: Emojis = field(init=False)
    replays: Replays = field(init=False)
    counsel: Counsel = field(init=False)

    def say(self, words: Words, locale: str, session: Session | None = None) -> str:
        """The sentence for a message, with the names of that table made safe for Discord's markdown."""
        names = tuple(in_markdown(name) for name in session.names) if session else ()
        return self.catalogue.say(words, locale, names)

    def say_plainly(self, words: Words, locale: str, session: Session) -> str:
        """The sentence for an alt text, where markdown would be read aloud."""
        return self.catalogue.say(words, locale, session.names)

    def desk(self, session: Session) -> Desk:
        return self.desks[session.game]

    def view(self, session: Session, seat: Seat | None) -> Any:
        """What that seat may see, or the public; of a table that was given up, how it stood."""
        view = self.service.view(session, seat)
        return self.desk(session).face.stopped(view) if session.status is Status.CLOSED else view

    async def board(
        self,
        session: Session,
        recent: Sequence[Any],
        *,
        private: bool,
        theme: Theme,
        part: int | None = None,
    ) -> Picture:
        """The public table, or a part of it, with what those events brought marked as new: the latest of its log."""
        desk, marked = self.desk(session), tuple(recent)
        view = self.view(session, None)
        key = ("board", session.id, session.version, len(marked), theme, part)
        return await self.studio.draw(
            key, lambda: desk.face.board(view, marked, theme=theme, part=part), private=private
        )

    def warm(self, chosen: Preferences) -> None:
        """Draws beforehand, in the background, what the pictures of a theme that was chosen are made of."""
        if chosen.theme is not None:
            for desk in self.desks.values():
                asyncio.get_running_loop().run_in_executor(None, desk.warm, Theme(chosen.theme))

    async def public_theme(self, guild: int) -> Theme:
        """The theme of a server's public pictures."""
        return theme_of(NOTHING_CHOSEN, await self.preferences.load_preferences(guild))

    async def recent(self, session: Session) -> tuple[Any, ...]:
        """What happened lately: in the last steps that the public heard of, as many as there are seats."""
        entries = await self.store.log(session.id, after=max(session.version - LOOKED_BACK, 0))
        told = [entry for entry in entries if entry.events]
        return tuple(event for entry in told[-len(session.seats) :] for event in entry.events)


def theme_of(mine: Preferences, server: Preferences) -> Theme:
    """The theme of a private picture: the person's, else the server's, else the dark one."""
    return Theme(mine.theme or server.theme or Theme.DARK.value)


def in_markdown(name: str) -> str:
    return discord.utils.escape_markdown(discord.utils.escape_mentions(name)).replace("<", "\\<")


def person(user: discord.User | discord.Member) -> Person:
    """The user as they sit at a table, by the name that the server shows."""
    name = " ".join(UNSAID.sub(" ", user.display_name).split()) or user.name
    return Person(user.id, name[:32])


def language_of(locale: discord.Locale | None) -> str:
    return negotiate(locale.value if locale is not None else None)

"""Whether the people whom tables wait for are still on their servers.

Discord tells only bots with a privileged intent who leaves; this one asks instead, one question at a time, so that
whatever the number of tables it never runs into a rate limit.
"""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

from bot.core.errors import UserError
from bot.discord_ui.house import House
from bot.sessions.model import Session, Status

log = logging.getLogger(__name__)

MOMENTS = 10.0
LONG = 600.0
"""Seconds after which a table is looked at again: while somebody is there, and by itself."""

UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013


class Attendance:
    """Looks in the background, and takes out of a table whoever has left the server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: dict[tuple[int, int], Session] = {}
        self._checked: dict[int, float] = {}
        """When each table was looked at last."""
        self._visited: set[int] = set()
        """Tables at which somebody was seen too soon after that to look again at once."""
        self._task: asyncio.Task[None] | None = None

    def check(self, session: Session) -> None:
        """Looks for the people that the table waits for, or for a lobby's host; returns at once."""
        self._checked[session.id] = self._house.clock()
        self._visited.discard(session.id)
        if session.status is Status.LOBBY:
            people = [session.host]
        else:
            people = [holder.user for holder in session.seats if holder.user and holder.waited_since is not None]
        for user in people:
            self._asked[session.guild, user] = session
        if self._asked and self._task is None:
            self._task = asyncio.create_task(self._look(), name="attendance")

    def visit(self, session: Session) -> None:
        """Looks again since somebody is at the table; where that was done moments ago, with the next sweep."""
        if not session.status.live:
            return
        if self._house.clock() - self._checked.get(session.id, 0.0) >= MOMENTS:
            self.check(session)
        else:
            self._visited.add(session.id)

    async def check_due(self) -> None:
        """Looks again at each live table that was visited since the last look, or not looked at since long."""
        now = self._house.clock()
        live = await self._house.store.live_ids()
        self._checked = {table: self._checked.get(table, 0.0) for table in live}
        self._visited.intersection_update(live)
        for table, checked in tuple(self._checked.items()):  # others are looked at meanwhile
            if now - checked >= LONG or table in self._visited:
                session = await self._house.store.load(table)
                if session is not None:
                    self.check(session)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        try:
            while self._asked:
                (guild, user) = next(iter(self._asked))
                session = self._asked.pop((guild, user))
                if await self._has_left(guild, user):
                    await self._take_out(session, user)
        except Exception:  # what is looked after here must not end with one failure
            log.exception("attendance failed")
        finally:
            self._task = None

    async def _has_left(self, guild: int, user: int) -> bool:
        try:
            await self._house.client.http.get_member(guild, user)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("member not looked for error=%s", type(error).__name__)
        return False

    async def _take_out(self, session: Session, user: int) -> None:
        log.info("player left the server session=%s", session.id)
        try:
            if session.status is Status.LOBBY:
                await self._house.service.leave(session.id, user)
            else:
                await self._house.service.take_leave(session.id, user)
        except UserError:
            log.info("seat was given up already session=%s", session.id)

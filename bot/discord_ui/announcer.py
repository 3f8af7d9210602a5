"""Tells those who wait for a review how far it is, in the message that answered them, and shows it there at last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import aiohttp
import discord

from bot.discord_ui import reviews
from bot.discord_ui.panels import Panel
from bot.discord_ui.visit import Visit
from bot.sessions.model import Session
from bot.sessions.review import Review

log = logging.getLogger(__name__)

BETWEEN = 2.5
"""Seconds from one change of a message to the next."""

FOLLOWED = 14 * 60
"""Seconds for which a message is followed: Discord lets it be changed for 15 minutes."""

Pace: TypeAlias = Callable[[], Awaitable[object]]
"""Waits as long as a message is to stay as it is."""


async def calmly() -> None:
    await asyncio.sleep(BETWEEN)


class Announcer:
    """One message is followed for each person and table: the newest."""

    def __init__(self, pace: Pace = calmly) -> None:
        self.pace = pace
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}

    def follow(self, visit: Visit, session: Session) -> None:
        """Has the review made, and keeps the visitor's answer true while it is; returns at once."""
        key = (visit.user, session.id)
        if key in self._tasks:
            self._tasks[key].cancel()
        task = asyncio.create_task(self._follow(visit, session), name=f"review-told-{session.id}")
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._forget(key, done))

    async def stop(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    async def _follow(self, visit: Visit, session: Session) -> None:
        work = asyncio.ensure_future(visit.house.reviewer.review(session))
        try:
            await self._tell(visit, session, work)
            last = await _last(visit, session, work) if work.done() else reviews.unfinished(visit, session)
            await self._show(visit, last)
        except discord.HTTPException as error:
            # Dismissed, or too long ago to be changed: whoever wants the review asks for it again.
            log.info("review not shown session=%s code=%s", session.id, error.code)
        finally:
            work.cancel()

    async def _tell(self, visit: Visit, session: Session, work: asyncio.Future[Review]) -> None:
        """Changes the message at a calm pace until the work is done, or the message soon can't be changed any more."""
        clock, told = visit.house.clock, visit.house.reviewer.progress(session.id)
        until = clock() + FOLLOWED
        while not work.done() and clock() < until:
            pause = asyncio.ensure_future(self.pace())
            try:
                await asyncio.wait((work, pause), return_when=asyncio.FIRST_COMPLETED)
            finally:
                pause.cancel()
            now = visit.house.reviewer.progress(session.id)
            if not work.done() and now != told:
                await self._show(visit, reviews.progress(visit, session))
                told = now

    async def _show(self, visit: Visit, panel: Panel) -> None:
        try:
            await visit.amend(panel)
        except (aiohttp.ClientError, OSError) as error:
            log.warning("Discord not reached error=%s", type(error).__name__)


async def _last(visit: Visit, session: Session, work: asyncio.Future[Review]) -> Panel:
    """The review, or that there is none."""
    try:
        found = await work
    except Exception as error:  # the reviewer has logged it; whoever waits must be told
        return reviews.failure(visit, session, error)
    try:
        return await reviews.front(visit, session, found)
    except Exception as error:  # the same
        log.exception("review not drawn session=%s", session.id)
        return reviews.failure(visit, session, error)

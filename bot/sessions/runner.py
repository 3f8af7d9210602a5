"""Plays the seats of computer players, away from the event loop, one table beside another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import Any

from bot.core.errors import StaleVersion, whereabouts
from bot.core.game import Seat
from bot.sessions.model import Session, Status
from bot.sessions.ports import SessionStore, Thinker, chance_of_thought
from bot.sessions.service import SessionService

log = logging.getLogger(__name__)

BEAT = 1.2
"""Seconds from a person's move to what computer players do next, so that people can follow; thinking is part of it."""

RETRIES = (1, 5, 30, 300)
"""Seconds between attempts at a table whose computer player failed; the last one repeats."""


def waits_for_computer(session: Session, service: SessionService) -> Seat | None:
    """The first computer seat that the table waits for, None when it waits for people or is over."""
    if session.status is not Status.PLAYING:
        return None
    actors = sorted(service.game(session).actors(session.state))
    return next((seat for seat in actors if session.seats[seat].computer is not None), None)


class ComputerRunner:
    """Goes on with a table as long as it waits for a computer player. Waking it twice does no harm.

    A table is not shown before it waits for people again, so there is one beat before all that computers do until
    then, however many they are. `beat` is in seconds.
    """

    def __init__(
        self,
        store: SessionStore,
        service: SessionService,
        thinker: Thinker,
        *,
        beat: float = 0.0,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._service = service
        self._thinker = thinker
        self._beat = beat
        self._sleep = sleep
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: dict[int, int] = {}
        service.watch(self.wake)

    def wake(self, session: Session) -> None:
        """Tells that the table has moved to the session's version."""
        if waits_for_computer(session, self._service) is None:
            return
        self._woken[session.id] = session.version
        if session.id not in self._tasks:
            self._tasks[session.id] = asyncio.create_task(self._run(session.id), name=f"computer-{session.id}")

    async def stop(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, session_id: int) -> None:
        try:
            for pause in chain(RETRIES, repeat(RETRIES[-1])):
                try:
                    await self._play_on(session_id)
                    return
                except Exception as error:  # a table must not stand still because one attempt failed
                    cause = whereabouts(error)
                    log.error("computer stopped session=%s retry_in=%s cause=%s", session_id, pause, cause)
                    await asyncio.sleep(pause)
        finally:
            self._tasks.pop(session_id, None)
            self._woken.pop(session_id, None)

    async def _play_on(self, session_id: int) -> None:
        now = asyncio.get_running_loop().time
        beat_ends = now() + self._beat
        while (session := await self._store.load(session_id)) is not None:
            seat = waits_for_computer(session, self._service)
            if seat is None:
                if session.version >= self._woken[session_id]:
                    return
                beat_ends = now() + self._beat
                continue
            action = await self._choose(session, seat)
            if (rest := beat_ends - now()) > 0:
                await self._sleep(rest)
                beat_ends = now()
            round_, view = self._service.game(session).round(session.state), self._service.view(session, seat)
            try:
                await self._service.act_for_computer(session_id, seat, action, round=round_, view=view)
            except StaleVersion:
                continue

    async def _choose(self, session: Session, seat: Seat) -> Any:
        """What the computer player of that seat does; the first legal action if it fails, hangs or talks nonsense."""
        game, level = self._service.game(session), session.seats[seat].computer
        try:
            chance = chance_of_thought(session.seed, game.round(session.state), seat)
            action = await self._thinker.choose(game.key, level or "", game.view(session.state, seat), chance)
            game.apply(session.state, seat, action)
            return action
        except Exception as error:  # a computer player that fails must not stop the table: any legal move goes on
            cause = whereabouts(error)
            log.error("computer failed session=%s seat=%s level=%s cause=%s", session.id, seat, level, cause)
            return await asyncio.to_thread(self._first_legal, session, seat)

    def _first_legal(self, session: Session, seat: Seat) -> Any:
        return next(self._service.game(session).legal(session.state, seat))

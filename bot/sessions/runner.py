"""Plays the seats of computer players, away from the event loop, one table beside another."""

from __future__ import annotations

import asyncio
import logging
from itertools import chain, repeat
from typing import Any

from bot.core.chance import Chance
from bot.core.errors import StaleVersion, UserError
from bot.core.game import Seat
from bot.sessions.model import Session, Status
from bot.sessions.ports import SessionStore
from bot.sessions.service import SessionService

log = logging.getLogger(__name__)

RETRIES = (1, 5, 30, 300)
"""Seconds between attempts at a table whose computer player failed; the last one repeats."""


def waits_for_computer(session: Session, service: SessionService) -> Seat | None:
    """The first computer seat that the table waits for, None when it waits for people or is over."""
    if session.status is not Status.PLAYING:
        return None
    actors = sorted(service.game(session).actors(session.state))
    return next((seat for seat in actors if session.seats[seat].computer is not None), None)


class ComputerRunner:
    """Goes on with a table as long as it waits for a computer player. Waking it twice does no harm."""

    def __init__(self, store: SessionStore, service: SessionService) -> None:
        self._store = store
        self._service = service
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
                except Exception:  # a table must not stand still because one attempt failed
                    log.exception("computer stopped session=%s retry_in=%s", session_id, pause)
                    await asyncio.sleep(pause)
        finally:
            self._tasks.pop(session_id, None)
            self._woken.pop(session_id, None)

    async def _play_on(self, session_id: int) -> None:
        while (session := await self._store.load(session_id)) is not None:
            seat = waits_for_computer(session, self._service)
            if seat is None:
                if session.version >= self._woken[session_id]:
                    return
                continue
            action = await asyncio.to_thread(self._choose, session, seat)
            try:
                await self._service.act_for_computer(session_id, seat, action, version=session.version)
            except StaleVersion:
                continue
            except UserError:
                log.exception("computer refused session=%s seat=%s", session_id, seat)
                action = await asyncio.to_thread(self._first_legal, session, seat)
                await self._service.act_for_computer(session_id, seat, action, version=session.version)

    def _choose(self, session: Session, seat: Seat) -> Any:
        game, level = self._service.game(session), session.seats[seat].computer
        try:
            computer = game.computer(level or "")
            chance = Chance(session.seed).apart(f"computer {session.version} {seat}")
            return computer(game.view(session.state, seat), chance)
        except Exception:  # a computer player that fails must not stop the table: any legal move goes on
            log.exception("computer failed session=%s seat=%s level=%s", session.id, seat, level)
            return self._first_legal(session, seat)

    def _first_legal(self, session: Session, seat: Seat) -> Any:
        return next(self._service.game(session).legal(session.state, seat))

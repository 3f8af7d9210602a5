"""Makes the reviews of tables that are over, in the background, and keeps them."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from bot.core.errors import CorruptState, whereabouts
from bot.sessions.judging import judge
from bot.sessions.model import Session
from bot.sessions.ports import ReviewStore, SessionStore, Thinker
from bot.sessions.record import must_be_over
from bot.sessions.replay import frames
from bot.sessions.review import Review, dump_review, load_review
from bot.sessions.service import SessionService

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Progress:
    """How many parts of a review are done, of how many, or 0 of 0; and how many reviews come before it."""

    done: int = 0
    total: int = 0
    before: int = 0


class Reviewer:
    """One review a table, and one table after another in the order in which they were asked for.

    Only tables that are over are reviewed: a review of a running game would tell its secrets.
    """

    def __init__(self, store: SessionStore, reviews: ReviewStore, service: SessionService, thinker: Thinker) -> None:
        self._store = store
        self._reviews = reviews
        self._service = service
        self._thinker = thinker
        self._turn = asyncio.Lock()
        self._tasks: dict[int, asyncio.Task[Review]] = {}
        self._progress: dict[int, Progress] = {}

    async def saved(self, session: Session) -> Review | None:
        """The review that was made before, if it can still be read. Raises `Refused` unless the game is over."""
        must_be_over(session)
        body = await self._reviews.load_review(session.id)
        if body is None:
            return None
        try:
            return load_review(body, self._service.game(session).codec)
        except CorruptState as error:
            log.warning("review not loaded session=%s cause=%s", session.id, error)
            return None

    async def review(self, session: Session) -> Review:
        """The saved review, or the one that is being made, or else a new one.

        Who stops waiting does not stop the work. Raises `Refused` unless the game is over; what fails is raised to all
        who wait, and the next who asks begins anew.
        """
        saved = await self.saved(session)
        if saved is not None:
            return saved
        task = self._tasks.get(session.id)
        if task is None:
            task = asyncio.create_task(self._make(session), name=f"review-{session.id}")
            self._tasks[session.id] = task
            task.add_done_callback(lambda done: self._forget(session.id, done))
        return await asyncio.shield(task)

    def progress(self, session_id: int) -> Progress:
        """How far a review is; of one that is not being made, how it would stand if it were asked for now."""
        waiting = tuple(self._tasks)  # in the order in which they were asked for, which is that of their turns
        before = waiting.index(session_id) if session_id in waiting else len(waiting)
        return self._progress.get(session_id, Progress(before=before))

    async def stop(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, session: Session) -> Review:
        async with self._turn:
            game = self._service.game(session)
            entries = await self._store.log(session.id)
            played = await asyncio.to_thread(frames, session, entries, game)

            def told(done: int, total: int) -> None:
                self._progress[session.id] = Progress(done, total)

            review = await judge(game, session.seed, played, self._thinker, told=told)
            await self._reviews.save_review(session.id, dump_review(review, game.codec))
            return review

    def _forget(self, session_id: int, task: asyncio.Task[Review]) -> None:
        self._tasks.pop(session_id, None)
        self._progress.pop(session_id, None)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, CorruptState):
            log.warning("not reviewed: %s", error)
        elif error is not None:
            log.error("review failed session=%s cause=%s", session_id, whereabouts(error))

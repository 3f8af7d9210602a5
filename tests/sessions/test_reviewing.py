"""Reviews made in the background: once a table, one after another, kept, and never of a running game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.core.chance import Chance
from bot.core.errors import CorruptState, Refused, ThoughtLost
from bot.core.game import Weighed
from bot.sessions.model import Session, Status
from bot.sessions.reviewing import Progress, Reviewer
from bot.sessions.service import SessionService
from bot.storage.database import Database
from bot.storage.reviews import SqliteReviews
from bot.storage.sessions import SqliteSessions
from bot.thinking import ThreadThinker
from tests.counting import COUNTING, Count, Rules
from tests.sessions.conftest import GAMES
from tests.sessions.tables import ANN, BOB, game, lobby
from tests.settable import SettableClock, numbered_seeds


class Thinker(ThreadThinker):
    """Thinks when it is let, and counts its thoughts; each table of counting has four of them."""

    def __init__(self) -> None:
        super().__init__(GAMES)
        self.thoughts = 0
        self.awake = asyncio.Event()
        self.awake.set()
        self.asked = asyncio.Event()
        self.failing: Exception | None = None

    async def ponder(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        self.asked.set()
        await self.awake.wait()
        self.thoughts += 1
        if self.failing is not None:
            raise self.failing
        return await super().ponder(game, view, chance, also)


@pytest.fixture
def thinker() -> Thinker:
    return Thinker()


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    async with Database.open(path) as opened:
        yield opened


@pytest.fixture
def store(database: Database) -> SqliteSessions:
    return SqliteSessions(database, GAMES)


@pytest.fixture
def service(store: SqliteSessions, clock: SettableClock) -> SessionService:
    return SessionService(store, GAMES, clock=clock, seeds=numbered_seeds())


@pytest.fixture
async def reviewer(
    database: Database, store: SqliteSessions, service: SessionService, thinker: Thinker
) -> AsyncIterator[Reviewer]:
    made = Reviewer(store, SqliteReviews(database), service, thinker)
    yield made
    await made.stop()


async def over(service: SessionService, *, channel: int = 7) -> Session:
    """A table at which Bob won with the second move."""
    session = await game(service, BOB, channel=channel, options=Rules(4))
    await service.act(session.id, ANN.id, Count(1))
    return (await service.act(session.id, BOB.id, Count(3))).session


class TestWhatIsReviewed:
    async def test_a_finished_game(self, service: SessionService, reviewer: Reviewer) -> None:
        session = await over(service)
        assert session.status is Status.FINISHED
        review = await reviewer.review(session)
        assert [(one.seat, one.played.action, one.best.action) for one in review.judged] == [
            (0, Count(1), Count(3)),
            (1, Count(3), Count(3)),
        ]
        assert review.totals[-1] == (0, 1)

    async def test_a_game_that_was_given_up(self, service: SessionService, reviewer: Reviewer) -> None:
        session = await game(service, BOB)
        await service.act(session.id, ANN.id, Count(1))
        session = await service.end(session.id, ANN.id, moderator=False)
        assert len((await reviewer.review(session)).judged) == 1

    async def test_a_running_one_never(self, service: SessionService, reviewer: Reviewer, thinker: Thinker) -> None:
        for session in (await lobby(service, BOB, channel=8), await game(service, BOB)):
            with pytest.raises(Refused, match="refused-review-running"):
                await reviewer.review(session)
            with pytest.raises(Refused, match="refused-review-running"):
                await reviewer.saved(session)
        assert thinker.thoughts == 0

    async def test_nor_one_that_never_began(self, service: SessionService, reviewer: Reviewer) -> None:
        session = await lobby(service, BOB)
        session = await service.cancel(session.id, ANN.id, moderator=False)
        with pytest.raises(Refused, match="refused-review-never-begun"):
            await reviewer.review(session)


class TestKeeping:
    async def test_it_is_made_once_and_kept(
        self, service: SessionService, reviewer: Reviewer, thinker: Thinker, database: Database, store: SqliteSessions
    ) -> None:
        session = await over(service)
        assert await reviewer.saved(session) is None
        made = await reviewer.review(session)
        assert thinker.thoughts == 2
        for later in (reviewer, Reviewer(store, SqliteReviews(database), service, thinker)):
            assert await later.saved(session) == await later.review(session) == made
        assert thinker.thoughts == 2

    async def test_one_that_can_not_be_read_is_made_anew_and_the_same(
        self, service: SessionService, reviewer: Reviewer, database: Database
    ) -> None:
        session = await over(service)
        made = await reviewer.review(session)
        await SqliteReviews(database).save_review(session.id, {"format": 0})
        assert await reviewer.saved(session) is None
        assert await reviewer.review(session) == made
        assert await reviewer.saved(session) == made


class TestTheWork:
    async def test_all_who_ask_wait_for_the_same(
        self, service: SessionService, reviewer: Reviewer, thinker: Thinker
    ) -> None:
        session = await over(service)
        reviews = await asyncio.gather(*(reviewer.review(session) for _ in range(5)))
        assert all(review is reviews[0] for review in reviews)
        assert thinker.thoughts == 2

    async def test_who_stops_waiting_does_not_stop_it(
        self, service: SessionService, reviewer: Reviewer, thinker: Thinker
    ) -> None:
        session = await over(service)
        thinker.awake.clear()
        waiting = asyncio.create_task(reviewer.review(session))
        await thinker.asked.wait()
        waiting.cancel()
        await asyncio.wait([waiting])
        assert reviewer.progress(session.id) == Progress(0, 4)
        thinker.awake.set()
        await reviewer.review(session)
        assert thinker.thoughts == 2

    async def test_its_progress_is_known_while_it_lasts(
        self, service: SessionService, reviewer: Reviewer, thinker: Thinker
    ) -> None:
        first, second, third = [await over(service, channel=channel) for channel in (7, 8, 9)]
        assert reviewer.progress(first.id) == Progress()
        thinker.awake.clear()
        waiting = asyncio.create_task(reviewer.review(first))
        await thinker.asked.wait()
        behind = asyncio.create_task(reviewer.review(second))
        await asyncio.sleep(0)
        await reviewer.saved(second)  # the other one read before, and so has begun
        assert reviewer.progress(first.id) == Progress(0, 4)
        assert reviewer.progress(second.id) == Progress(before=1)
        assert reviewer.progress(third.id) == Progress(before=2)
        thinker.awake.set()
        await asyncio.gather(waiting, behind)
        await asyncio.sleep(0)
        assert reviewer.progress(first.id) == reviewer.progress(second.id) == Progress()

    async def test_one_that_was_stopped_begins_anew_after_a_restart(
        self,
        service: SessionService,
        reviewer: Reviewer,
        thinker: Thinker,
        database: Database,
        store: SqliteSessions,
    ) -> None:
        session = await over(service)
        thinker.awake.clear()
        waiting = asyncio.create_task(reviewer.review(session))
        await thinker.asked.wait()
        await reviewer.stop()
        await asyncio.wait([waiting])
        assert waiting.cancelled()
        assert await reviewer.saved(session) is None
        thinker.awake.set()
        again = Reviewer(store, SqliteReviews(database), service, thinker)
        assert len((await again.review(session)).judged) == 2

    async def test_one_that_fails_is_told_and_can_be_asked_for_again(
        self, service: SessionService, reviewer: Reviewer, thinker: Thinker, caplog: pytest.LogCaptureFixture
    ) -> None:
        session = await over(service)
        thinker.failing = ThoughtLost("out of thoughts")
        with caplog.at_level(logging.ERROR):
            told = await asyncio.gather(*(reviewer.review(session) for _ in range(2)), return_exceptions=True)
        assert told == [thinker.failing] * 2
        assert len(caplog.records) == 1
        assert caplog.records[0].message.startswith(f"review failed session={session.id} cause=ThoughtLost (")
        assert reviewer.progress(session.id) == Progress()
        thinker.failing = None
        assert len((await reviewer.review(session)).judged) == 2

    async def test_a_log_that_can_not_be_replayed_is_no_fault_to_look_into(
        self, service: SessionService, reviewer: Reviewer, database: Database, caplog: pytest.LogCaptureFixture
    ) -> None:
        session = await over(service)
        async with database.transaction() as connection:
            await connection.execute("DELETE FROM actions WHERE session = ?", (session.id,))
        with pytest.raises(CorruptState):
            await reviewer.review(session)
        (record,) = (record for record in caplog.records if record.levelno >= logging.WARNING)
        assert (record.levelno, record.exc_info) == (logging.WARNING, None)
        assert record.message == f"not reviewed: session={session.id} the log has gaps"

    async def test_a_failure_of_one_table_is_none_of_the_next(
        self, service: SessionService, reviewer: Reviewer, database: Database
    ) -> None:
        first, second = await over(service), await over(service, channel=8)
        async with database.transaction() as connection:
            await connection.execute("DELETE FROM actions WHERE session = ?", (first.id,))
        told = await asyncio.gather(reviewer.review(first), reviewer.review(second), return_exceptions=True)
        assert isinstance(told[0], CorruptState)
        assert await reviewer.saved(second) == told[1]


def test_the_counting_game_is_what_is_reviewed_here() -> None:
    assert GAMES[COUNTING.key] is COUNTING

"""What happens around a save: races with others, and who is told of it when."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from bot.core.errors import Refused, StaleVersion
from bot.sessions.model import Entry, Session, Step
from bot.sessions.service import Outcome, SessionService
from bot.storage.sessions import SqliteSessions
from tests.counting import Count, Tally
from tests.sessions.conftest import GAMES
from tests.sessions.tables import ANN, BOB, CAY, DAN, game, seated
from tests.settable import SettableClock, numbered_seeds


class Raced(SqliteSessions):
    """A store in which something happens just before a save."""

    meanwhile: Iterator[Callable[[], Awaitable[object]]] = iter(())

    async def save(self, session: Session, *, entry: Entry | None = None) -> Session:
        if deed := next(self.meanwhile, None):
            await deed()
        return await super().save(session, entry=entry)


class TestRaces:
    """Another process that plays at the same table."""

    @pytest.fixture
    def raced(self, store: SqliteSessions) -> Raced:
        return Raced(store._database, GAMES)

    @pytest.fixture
    def service(self, raced: Raced, clock: SettableClock) -> SessionService:
        return SessionService(raced, GAMES, clock=clock, seeds=numbered_seeds())

    @pytest.fixture
    def other(self, store: SqliteSessions, clock: SettableClock) -> SessionService:
        return SessionService(store, GAMES, clock=clock, seeds=numbered_seeds())

    async def test_a_lost_race_is_run_once_more(
        self, service: SessionService, other: SessionService, raced: Raced
    ) -> None:
        session = await game(service, BOB, CAY)
        raced.meanwhile = iter([lambda: other.resign(session.id, CAY.id)])
        outcome = await service.act(session.id, ANN.id, Count(2))
        assert cast(Tally, outcome.session.state).total == 2
        assert [entry.step for entry in await raced.log(session.id)] == [Step.DEAL, Step.RESIGN, Step.ACT]

    async def test_and_only_once(
        self, service: SessionService, other: SessionService, raced: Raced, told: list[Session]
    ) -> None:
        session = await game(service, BOB, CAY, DAN)
        told.clear()
        raced.meanwhile = iter([lambda: other.resign(session.id, CAY.id), lambda: other.resign(session.id, DAN.id)])
        with pytest.raises(StaleVersion):
            await service.act(session.id, ANN.id, Count(2))
        assert told == []
        assert [entry.step for entry in await raced.log(session.id)] == [Step.DEAL, Step.RESIGN, Step.RESIGN]

    async def test_a_turn_that_another_process_took_is_over(
        self, service: SessionService, other: SessionService, raced: Raced
    ) -> None:
        session = await game(service, BOB)
        raced.meanwhile = iter([lambda: other.act(session.id, ANN.id, Count(1))])
        with pytest.raises(Refused, match="refused-not-your-turn"):
            await service.act(session.id, ANN.id, Count(3))
        assert [entry.action for entry in await raced.log(session.id)] == [None, Count(1)]


class TestWatchers:
    async def test_each_change_is_told_once(self, service: SessionService, told: list[Session]) -> None:
        session = await game(service, BOB)
        await service.act(session.id, ANN.id, Count(1))
        await service.end(session.id, ANN.id, moderator=False)
        assert [session.version for session in told] == [2, 3, 4, 5]

    async def test_what_is_told_is_saved_already(self, service: SessionService, path: Path) -> None:
        saved: list[bool] = []

        def look(session: Session) -> None:
            with sqlite3.connect(path) as elsewhere:
                ((version,),) = elsewhere.execute("SELECT version FROM sessions WHERE id = ?", (session.id,))
            elsewhere.close()
            saved.append(version == session.version)

        service.watch(look)
        session = await game(service, BOB)
        await service.act(session.id, ANN.id, Count(1))
        assert saved == [True, True, True]

    async def test_a_watcher_may_have_the_table_moved_on(self, service: SessionService) -> None:
        session = await game(service, BOB)
        moves: list[asyncio.Task[Outcome]] = []

        def answer(moved: Session) -> None:
            if cast(Tally, moved.state).seat == 1:
                moves.append(asyncio.create_task(service.act(moved.id, BOB.id, Count(1))))

        service.watch(answer)
        await service.act(session.id, ANN.id, Count(1))
        (outcome,) = await asyncio.gather(*moves)
        assert cast(Tally, outcome.session.state).total == 2


def test_tables_that_differ_in_their_secrets_alone_print_alike() -> None:
    assert repr(replace(seated(ANN), seed="a")) == repr(replace(seated(ANN), seed="b", state="hands"))

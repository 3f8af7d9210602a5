"""Tables on which time runs: whoever is absent decides as the game lets them, and the table goes on."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from bot.core.errors import Refused
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.state import Pass, Phase, State
from bot.sessions.model import Session, Step
from bot.sessions.service import SessionService
from bot.storage.sessions import SqliteSessions
from tests.sessions.tables import ANN, BOB, CAY, game
from tests.settable import SettableClock

MINUTE = 60


@pytest.fixture
async def table(service: SessionService) -> Session:
    """A minute for each decision. All three may mark the first white sum."""
    return await game(service, BOB, CAY, game=QWIXX.key, options=QWIXX.default, deadline=MINUTE)


async def now(store: SqliteSessions, table: Session) -> Session:
    found = await store.load(table.id)
    assert found is not None
    return found


def state(session: Session) -> State:
    return cast(State, session.state)


class TestGoOn:
    async def test_nobody_is_late_before_the_time(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock, table: Session
    ) -> None:
        clock.turn(MINUTE - 1)
        await service.go_on(table.id)
        assert await now(store, table) == table

    async def test_all_who_are_late_pass_and_the_watchers_hear_of_it_once(
        self,
        service: SessionService,
        store: SqliteSessions,
        clock: SettableClock,
        table: Session,
        told: list[Session],
    ) -> None:
        await service.act(table.id, BOB.id, Pass())
        clock.turn(MINUTE)
        told.clear()
        await service.go_on(table.id)
        after = await now(store, table)
        assert told == [after]
        assert state(after).phase is Phase.COLOUR
        entries = await store.log(table.id, after=table.version)
        assert [(entry.step, entry.seat, entry.action) for entry in entries] == [
            (Step.ACT, 1, Pass()),
            (Step.LATE, 0, Pass()),
            (Step.LATE, 2, Pass()),
        ]
        assert after.version == table.version + 3

    async def test_the_next_phase_has_its_own_time(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock, table: Session
    ) -> None:
        clock.turn(MINUTE + 30)
        await service.go_on(table.id)
        after = await now(store, table)
        active = state(after).active
        assert [holder.waited_since for holder in after.seats] == [
            clock.now if seat == active else None for seat in range(3)
        ]
        assert after.due == clock.now + MINUTE

    async def test_going_on_twice_at_once_decides_nothing_twice(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock, table: Session
    ) -> None:
        clock.turn(MINUTE)
        await asyncio.gather(*(service.go_on(table.id) for _ in range(3)))
        assert (await now(store, table)).version == table.version + 3

    async def test_a_decision_in_the_last_moment_counts(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock, table: Session
    ) -> None:
        clock.turn(MINUTE)
        (mark, *_) = QWIXX.legal(table.state, 0)
        await asyncio.gather(service.act(table.id, ANN.id, mark), service.go_on(table.id))
        entries = await store.log(table.id, after=table.version)
        assert [(entry.step, entry.seat) for entry in entries] == [
            (Step.ACT, 0),
            (Step.LATE, 1),
            (Step.LATE, 2),
        ]

    async def test_without_a_deadline_the_table_waits(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock
    ) -> None:
        table = await game(service, BOB, game=QWIXX.key, options=QWIXX.default)
        clock.turn(100 * MINUTE)
        await service.go_on(table.id)
        assert await now(store, table) == table
        assert table.due is None

    async def test_a_game_that_lets_nobody_be_absent_waits_as_well(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock
    ) -> None:
        table = await game(service, BOB, deadline=MINUTE)
        clock.turn(MINUTE)
        await service.go_on(table.id)
        assert await now(store, table) == table

    async def test_who_left_is_waited_for_no_more(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock, table: Session
    ) -> None:
        await service.resign(table.id, BOB.id)
        clock.turn(MINUTE)
        await service.go_on(table.id)
        entries = await store.log(table.id, after=table.version)
        assert [(entry.step, entry.seat) for entry in entries] == [
            (Step.RESIGN, 1),
            (Step.LATE, 0),
            (Step.LATE, 2),
        ]

    async def test_a_table_that_is_over_stays_over(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock, table: Session
    ) -> None:
        ended = await service.end(table.id, ANN.id, moderator=False)
        clock.turn(MINUTE)
        await service.go_on(table.id)
        assert await now(store, table) == ended
        assert ended.due is None

    async def test_a_table_that_is_none_is_refused(self, service: SessionService) -> None:
        with pytest.raises(Refused, match="refused-no-such-table"):
            await service.go_on(999)


class TestOverdue:
    async def test_it_names_the_tables_whose_time_has_run_out(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock, table: Session
    ) -> None:
        await game(service, BOB, channel=8, game=QWIXX.key, options=QWIXX.default)
        clock.turn(MINUTE - 1)
        assert await store.overdue(clock.now) == []
        clock.turn(1)
        assert await store.overdue(clock.now) == [table.id]
        await service.go_on(table.id)
        assert await store.overdue(clock.now) == []

    async def test_who_decided_in_time_makes_nothing_due(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock, table: Session
    ) -> None:
        for person in (ANN, BOB, CAY):
            clock.turn(20)
            await service.act(table.id, person.id, Pass())
        clock.turn(MINUTE - 1)
        assert await store.overdue(clock.now) == []
        clock.turn(1)
        assert await store.overdue(clock.now) == [table.id]

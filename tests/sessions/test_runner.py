"""Computer players: they play on by themselves, fail without harm, and miss nothing that happens meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.core.chance import Chance
from bot.core.errors import ThoughtLost
from bot.core.game import Computer, Seat, Transition
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.state import Pass, View
from bot.sessions import runner as module
from bot.sessions.model import Session, Status
from bot.sessions.runner import ComputerRunner, waits_for_computer
from bot.sessions.service import SessionService
from bot.storage.sessions import SqliteSessions
from bot.thinking import ThreadThinker
from tests.counting import COUNTING, Count, Rules, Sight, Tally, greedy
from tests.sessions.tables import ANN, BOB, ROBOT, game
from tests.settable import SettableClock, numbered_seeds


async def at_rest() -> None:
    """Waits until no computer player is at work."""
    while tasks := [task for task in asyncio.all_tasks() if task.get_name().startswith("computer-")]:
        await asyncio.wait(tasks)


def playing(computer: Computer[Sight, Count], store: SqliteSessions, clock: SettableClock) -> SessionService:
    """A service whose counting is played by that computer."""
    games = {COUNTING.key: replace(COUNTING, computers={"greedy": computer})}
    return SessionService(store, games, clock=clock, seeds=numbered_seeds())


def runner_of(store: SqliteSessions, service: SessionService, **wanted: Any) -> ComputerRunner:
    """A runner whose computers think in threads, with what they were given by the service."""
    return ComputerRunner(store, service, ThreadThinker(service._games), **wanted)


async def tally(store: SqliteSessions, session: Session) -> Tally:
    saved = await store.load(session.id)
    assert saved is not None
    return cast(Tally, saved.state)


class TestPlayingOn:
    async def test_it_answers_each_move_of_a_person(self, service: SessionService, store: SqliteSessions) -> None:
        runner_of(store, service)
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(1))
        await at_rest()
        assert (await tally(store, session)).total == 4
        await service.act(session.id, ANN.id, Count(1))
        await at_rest()
        assert (await tally(store, session)).total == 8

    async def test_computers_follow_each_other_to_the_end(self, service: SessionService, store: SqliteSessions) -> None:
        runner_of(store, service)
        session = await game(service, robots=3)
        await service.act(session.id, ANN.id, Count(1))
        await at_rest()
        saved = await store.load(session.id)
        assert saved is not None
        assert saved.status is Status.FINISHED
        assert [entry.seat for entry in await store.log(session.id)] == [None, 0, 1, 2, 3]

    async def test_it_begins_by_itself_where_a_crash_stopped_it(
        self, service: SessionService, store: SqliteSessions
    ) -> None:
        session = await game(service, robots=1)
        session = (await service.act(session.id, ANN.id, Count(1))).session
        runner = runner_of(store, service)
        runner.wake(session)
        runner.wake(session)
        await at_rest()
        assert (await tally(store, session)).total == 4

    async def test_it_leaves_people_alone(self, service: SessionService, store: SqliteSessions) -> None:
        runner = runner_of(store, service)
        session = await game(service, BOB)
        runner.wake(session)
        await at_rest()
        assert (await tally(store, session)).total == 0
        assert waits_for_computer(session, service) is None

    async def test_the_same_seed_gives_the_same_move_and_no_seat_shares_its_chance(
        self, store: SqliteSessions, clock: SettableClock
    ) -> None:
        drawn: list[int] = []

        def gambler(_sight: Sight, chance: Chance) -> Count:
            drawn.append(chance.below(10**9)[0])
            return Count(1)

        for channel in (1, 2):
            service = playing(gambler, store, clock)
            runner_of(store, service)
            session = await game(service, robots=2, channel=channel)
            await service.act(session.id, ANN.id, Count(1))
            await at_rest()
        assert drawn[:2] == drawn[2:]
        assert drawn[0] != drawn[1]

    async def test_it_sees_what_its_seat_sees(self, store: SqliteSessions, clock: SettableClock) -> None:
        seen: list[Sight] = []

        def looking(sight: Sight, chance: Chance) -> Count:
            seen.append(sight)
            return greedy(sight, chance)

        service = playing(looking, store, clock)
        runner_of(store, service)
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(1))
        await at_rest()
        assert [sight.secret for sight in seen] == [cast(Tally, session.state).secrets[1]]

    async def test_stopping_ends_its_work(self, store: SqliteSessions, clock: SettableClock) -> None:
        gate = threading.Event()

        def slow(sight: Sight, chance: Chance) -> Count:
            gate.wait()
            return greedy(sight, chance)

        service = playing(slow, store, clock)
        runner = runner_of(store, service)
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(1))
        await runner.stop()
        gate.set()
        await at_rest()
        assert (await tally(store, session)).total == 1


class TestBeat:
    async def test_there_is_one_before_all_that_computers_do_until_people_come(
        self, service: SessionService, store: SqliteSessions
    ) -> None:
        slept: list[float] = []
        runner_of(store, service, beat=3600.0, sleep=recorded(slept))
        session = await game(service, robots=3, options=Rules(goal=30))
        await service.act(session.id, ANN.id, Count(1))
        await at_rest()
        assert [entry.seat for entry in await store.log(session.id)] == [None, 0, 1, 2, 3]
        assert len(slept) == 1
        assert 0 < slept[0] <= 3600

    async def test_thinking_is_part_of_it(self, service: SessionService, store: SqliteSessions) -> None:
        slept: list[float] = []
        runner_of(store, service, beat=1e-9, sleep=recorded(slept))
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(1))
        await at_rest()
        assert slept == []

    async def test_a_crash_in_it_changes_no_move(self, store: SqliteSessions, clock: SettableClock) -> None:
        drawn: list[int] = []

        def gambler(_sight: Sight, chance: Chance) -> Count:
            drawn.append(chance.below(10**9)[0])
            return Count(1 + drawn[-1] % 3)

        async def for_ever(_seconds: float) -> None:
            in_the_beat.set()
            await asyncio.Event().wait()

        in_the_beat = asyncio.Event()
        service = playing(gambler, store, clock)
        runner = runner_of(store, service, beat=3600.0, sleep=for_ever)
        session = await game(service, robots=1)
        session = (await service.act(session.id, ANN.id, Count(1))).session
        await in_the_beat.wait()
        await runner.stop()
        assert await store.load(session.id) == session
        runner_of(store, service).wake(session)
        await at_rest()
        assert drawn[0] == drawn[1]
        assert (await tally(store, session)).total == 2 + drawn[0] % 3


def recorded(slept: list[float]) -> Callable[[float], Awaitable[None]]:
    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    return sleep


class TestFailing:
    async def test_one_that_fails_is_replaced_by_the_first_legal_move(
        self, store: SqliteSessions, clock: SettableClock, caplog: pytest.LogCaptureFixture
    ) -> None:
        def broken(_sight: Sight, _chance: Chance) -> Count:
            raise RuntimeError("no idea")

        service = playing(broken, store, clock)
        runner_of(store, service)
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(3))
        await at_rest()
        assert (await tally(store, session)).total == 4
        assert f"computer failed session={session.id} seat=1" in caplog.text
        assert "cause=ThoughtLost (RuntimeError " in caplog.text
        assert "no idea" not in caplog.text

    async def test_so_is_one_whose_move_the_game_stumbles_over(
        self, store: SqliteSessions, clock: SettableClock, caplog: pytest.LogCaptureFixture
    ) -> None:
        def stumbling(state: Tally, seat: Seat, action: Count) -> Transition[Tally]:
            if action == Count(2):
                raise KeyError(f"secret {state.secrets}")
            return COUNTING.apply(state, seat, action)

        two = replace(COUNTING, apply=stumbling, computers={ROBOT: lambda _sight, _chance: Count(2)})
        service = SessionService(store, {COUNTING.key: two}, clock=clock, seeds=numbered_seeds())
        runner_of(store, service)
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(3))
        await at_rest()
        assert (await tally(store, session)).total == 4
        assert "cause=KeyError " in caplog.text
        assert "secret" not in caplog.text

    async def test_so_is_one_that_breaks_the_rules(
        self, store: SqliteSessions, clock: SettableClock, caplog: pytest.LogCaptureFixture
    ) -> None:
        service = playing(lambda _sight, _chance: Count(17), store, clock)
        runner_of(store, service)
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(3))
        await at_rest()
        assert (await tally(store, session)).total == 4
        assert f"computer failed session={session.id} seat=1" in caplog.text

    async def test_so_is_one_that_talks_nonsense(
        self, store: SqliteSessions, clock: SettableClock, caplog: pytest.LogCaptureFixture
    ) -> None:
        service = playing(lambda _sight, _chance: cast(Count, "seventeen"), store, clock)
        runner_of(store, service)
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(3))
        await at_rest()
        assert (await tally(store, session)).total == 4
        assert f"computer failed session={session.id} seat=1" in caplog.text

    async def test_so_is_one_whose_thought_is_lost(
        self, service: SessionService, store: SqliteSessions, caplog: pytest.LogCaptureFixture
    ) -> None:
        class Lost(ThreadThinker):
            async def choose(self, *_args: Any) -> Any:
                raise ThoughtLost("too long")

        ComputerRunner(store, service, Lost({}))
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(3))
        await at_rest()
        assert (await tally(store, session)).total == 4
        assert f"computer failed session={session.id} seat=1" in caplog.text

    async def test_a_store_that_fails_is_tried_until_it_works(
        self,
        service: SessionService,
        store: SqliteSessions,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        monkeypatch.setattr(module, "RETRIES", (0, 0))
        failures = iter([True] * 5)
        load = store.load

        async def failing(session_id: int) -> Session | None:
            if next(failures, False):
                raise OSError("disk is away")
            return await load(session_id)

        session = await game(service, robots=1)
        session = (await service.act(session.id, ANN.id, Count(1))).session
        monkeypatch.setattr(store, "load", failing)
        runner_of(store, service).wake(session)
        await at_rest()
        assert (await tally(store, session)).total == 4
        assert caplog.text.count("computer stopped") == 5
        assert "disk is away" not in caplog.text


class Interrupted(SqliteSessions):
    """A store in which something happens between a look at a table and its answer."""

    meanwhile: Iterator[Callable[[], Awaitable[object]]] = iter(())

    async def load(self, session_id: int) -> Session | None:
        session = await super().load(session_id)
        if deed := next(self.meanwhile, None):
            await deed()
        return session


class TestMeanwhile:
    async def test_a_wake_during_the_last_look_is_not_lost(
        self, service: SessionService, store: SqliteSessions
    ) -> None:
        looked = Interrupted(store._database, {COUNTING.key: COUNTING})
        runner_of(looked, service)
        session = await game(service, robots=1, options=Rules(goal=30))

        async def nothing() -> None: ...

        looked.meanwhile = iter([nothing, lambda: service.act(session.id, ANN.id, Count(1))])
        await service.act(session.id, ANN.id, Count(1))
        await at_rest()
        assert [entry.seat for entry in await store.log(session.id)] == [None, 0, 1, 0, 1]

    async def test_a_move_thought_of_too_long_is_thought_of_anew(
        self, store: SqliteSessions, clock: SettableClock, caplog: pytest.LogCaptureFixture
    ) -> None:
        thinking, gate = threading.Event(), threading.Event()
        seen: list[int] = []

        def slow(sight: Sight, chance: Chance) -> Count:
            seen.append(sight.total)
            thinking.set()
            gate.wait()
            return greedy(sight, chance)

        service = playing(slow, store, clock)
        runner_of(store, service)
        session = await game(service, BOB, robots=1)
        await service.act(session.id, ANN.id, Count(1))
        await service.act(session.id, BOB.id, Count(1))
        await asyncio.to_thread(thinking.wait)
        await service.resign(session.id, BOB.id)
        gate.set()
        await at_rest()
        assert seen == [2, 2]
        assert caplog.text == ""
        assert (await tally(store, session)).total == 5

    async def test_where_all_decide_at_once_nobody_makes_it_think_again(
        self, store: SqliteSessions, clock: SettableClock, caplog: pytest.LogCaptureFixture
    ) -> None:
        thinking, gate = threading.Event(), threading.Event()
        thoughts: list[View] = []

        def slow(sight: View, _chance: Chance) -> Pass:
            thoughts.append(sight)
            thinking.set()
            gate.wait()
            return Pass()

        games = {QWIXX.key: replace(QWIXX, computers={ROBOT: slow})}
        service = SessionService(store, games, clock=clock, seeds=numbered_seeds())
        runner_of(store, service)
        session = await game(service, BOB, robots=1, game=QWIXX.key, options=QWIXX.default)
        await asyncio.to_thread(thinking.wait)
        await service.act(session.id, ANN.id, Pass())
        gate.set()
        await at_rest()
        assert [entry.seat for entry in await store.log(session.id)] == [None, 0, 2]
        assert len(thoughts) == 1
        assert caplog.text == ""

    async def test_who_leaves_in_the_round_makes_it_think_again(
        self, store: SqliteSessions, clock: SettableClock, caplog: pytest.LogCaptureFixture
    ) -> None:
        thinking, gate = threading.Event(), threading.Event()
        seen: list[frozenset[Seat]] = []

        def slow(sight: View, _chance: Chance) -> Pass:
            seen.append(sight.out)
            thinking.set()
            gate.wait()
            return Pass()

        games = {QWIXX.key: replace(QWIXX, computers={ROBOT: slow})}
        service = SessionService(store, games, clock=clock, seeds=numbered_seeds())
        runner_of(store, service)
        session = await game(service, BOB, robots=1, game=QWIXX.key, options=QWIXX.default)
        await asyncio.to_thread(thinking.wait)
        resigned = await service.resign(session.id, BOB.id)
        assert QWIXX.round(resigned.session.state) == QWIXX.round(session.state)
        gate.set()
        await at_rest()
        assert seen == [frozenset(), {1}]
        assert caplog.text == ""

    async def test_a_table_closed_while_it_thinks_stays_closed(
        self, store: SqliteSessions, clock: SettableClock
    ) -> None:
        thinking, gate = threading.Event(), threading.Event()

        def slow(sight: Sight, chance: Chance) -> Count:
            thinking.set()
            gate.wait()
            return greedy(sight, chance)

        service = playing(slow, store, clock)
        runner_of(store, service)
        session = await game(service, robots=1)
        await service.act(session.id, ANN.id, Count(1))
        await asyncio.to_thread(thinking.wait)
        ended = await service.end(session.id, ANN.id, moderator=False)
        gate.set()
        await at_rest()
        assert await store.load(session.id) == ended

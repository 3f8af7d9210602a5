"""Thinking in worker processes: the same answers, and an answer or an error whatever becomes of a worker."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import thinking, worker
from bot.core.chance import Chance
from bot.core.errors import ThoughtLost, whereabouts
from bot.games.registry import GAMES
from bot.thinking import ProcessThinker, ThreadThinker, Worker
from tests.counting import COUNTING
from tests.laws.walks import walks

CHANCE = Chance("thought")


@pytest.fixture
def thinker() -> Iterator[ProcessThinker]:
    with closing(ProcessThinker(1)) as one:
        yield one


@pytest.fixture
def one() -> Iterator[Worker]:
    with closing(Worker(longest=thinking.LONGEST)) as found:
        yield found


@pytest.fixture
def fifo(tmp_path: Path) -> Path:
    """A file whose reader waits until somebody writes."""
    path = tmp_path / "fifo"
    os.mkfifo(path)
    return path


async def opened(fifo: Path) -> int:
    """The writing end, open as soon as somebody reads."""
    return await asyncio.to_thread(os.open, fifo, os.O_WRONLY)


class TestGames:
    async def test_a_worker_answers_as_the_game_itself_would(self, thinker: ProcessThinker) -> None:
        here = ThreadThinker(GAMES)
        for key, game in GAMES.items():
            walk = walks(key)[0]
            before, after = walk.steps[3].state, walk.steps[3].outcome.state
            seat = min(game.actors(before))
            sight, some = game.view(before, seat), next(game.legal(before, seat))
            for level in (*game.computers, *game.yardsticks):
                chosen = await thinker.choose(key, level, sight, CHANCE)
                assert chosen == await here.choose(key, level, sight, CHANCE)
            weighed = await here.weigh(key, sight, CHANCE, (some,))
            assert await thinker.weigh(key, sight, CHANCE, (some,)) == weighed
            assert await thinker.ponder(key, sight, CHANCE, (some,)) == weighed
            assert await thinker.fortune(key, before, after, CHANCE) == await here.fortune(key, before, after, CHANCE)

    async def test_an_error_of_a_game_is_a_thought_that_is_lost(self, one: Worker) -> None:
        pid = await one.think(os.getpid)
        with pytest.raises(ThoughtLost, match="KeyError"):
            await one.think(worker.choose, next(iter(GAMES)), "no such level", None, CHANCE)
        assert await one.think(os.getpid) == pid

    async def test_a_worker_has_the_pure_files_of_a_game_and_nothing_else(self, one: Worker) -> None:
        for key in GAMES:
            await one.think(worker.fortune, key, *(walks(key)[0].start.state,) * 2, CHANCE)
        loaded = set(await one.think(eval, "sorted(__import__('sys').modules)"))
        assert {f"bot.games.{key}.game" for key in GAMES} <= loaded
        assert loaded & {"discord", "PIL", "aiosqlite", "sqlite3", "asyncio", "fluent", "bot.sessions.model"} == set()


SECRET = "RX in hand"

BROKEN: dict[str, tuple[Any, ...]] = {
    "an error": (eval, f"{{}}[{SECRET!r}]"),
    "an error after another": (exec, f"try: int({SECRET!r})\nexcept ValueError: raise KeyError({SECRET!r})"),
    "an error that can't be sent": (
        exec,
        "class Two(Exception):\n    def __init__(self, a, b): super().__init__(a)\n"
        f"raise Two({SECRET!r}, 2) from ValueError({SECRET!r})",
    ),
    "an answer that can't be sent": (eval, f"type({SECRET!r}, (), {{'__reduce__': lambda _: {{}}[{SECRET!r}]}})()"),
}


class Unsendable:
    def __reduce__(self) -> str:
        raise KeyError(SECRET)


def _says_nothing(lost: BaseException, caplog: pytest.LogCaptureFixture) -> None:
    """Holds that neither the error nor what a log makes of it tells the secret."""
    assert lost.__cause__ is None
    assert lost.__context__ is None
    logging.getLogger("bot").error("it failed cause=%s", whereabouts(lost), exc_info=lost)
    assert "ThoughtLost" in caplog.text
    assert SECRET not in caplog.text


class TestSecrets:
    @pytest.mark.parametrize("broken", [*BROKEN.values(), (len, Unsendable())], ids=[*BROKEN, "a question"])
    async def test_nothing_that_an_error_in_a_worker_says_comes_home(
        self, one: Worker, broken: tuple[Any, ...], caplog: pytest.LogCaptureFixture
    ) -> None:
        with pytest.raises(ThoughtLost) as caught:
            await one.think(*broken)
        _says_nothing(caught.value, caplog)
        assert await one.think(os.getpid)

    @pytest.mark.parametrize("asked", ["choose", "weigh", "ponder", "fortune"])
    async def test_nor_what_one_in_a_thread_says(self, asked: str, caplog: pytest.LogCaptureFixture) -> None:
        def broken(*_args: Any) -> Any:
            try:
                raise ValueError(SECRET)
            except ValueError:
                raise KeyError(SECRET) from None

        game = replace(COUNTING, computers={"greedy": broken}, weigh=broken, fortune=broken)
        level = ("greedy",) if asked == "choose" else ()
        after = (None,) if asked == "fortune" else ()
        with pytest.raises(ThoughtLost, match="KeyError") as caught:
            await getattr(ThreadThinker({game.key: game}), asked)(game.key, *level, None, *after, CHANCE)
        _says_nothing(caught.value, caplog)

    async def test_it_tells_where_the_error_came_from(self, one: Worker) -> None:
        with pytest.raises(ThoughtLost, match=r"^KeyError worker\.py:\d+ .*game\.py:\d+$"):
            await one.think(worker.choose, next(iter(GAMES)), "no such level", None, CHANCE)


class Slow:
    """Opens workers, and holds back that they are open."""

    def __init__(self) -> None:
        self.opening, self.go_on = threading.Event(), threading.Event()
        self.pids: list[int] = []
        self.watched: list[int] = []
        self._open = thinking._opened

    def opened(self) -> Any:
        pool, process = self._open()
        assert process is not None
        assert process.pid is not None
        self.pids.append(process.pid)
        self.watched.append(os.pidfd_open(process.pid))
        self.opening.set()
        self.go_on.wait()
        return pool, process


class TestStarting:
    """What happens between the start of a process and its being known."""

    @pytest.fixture
    def slow(self, monkeypatch: pytest.MonkeyPatch) -> Slow:
        slow = Slow()
        monkeypatch.setattr(thinking, "_opened", slow.opened)
        return slow

    @pytest.mark.parametrize("waiting", [True, False], ids=["asked for", "given up"])
    async def test_a_worker_that_starts_while_all_is_closed_is_ended(
        self, one: Worker, slow: Slow, *, waiting: bool
    ) -> None:
        thought = asyncio.create_task(one.think(os.getpid))
        await asyncio.to_thread(slow.opening.wait)
        if not waiting:
            thought.cancel()
            await asyncio.gather(thought, return_exceptions=True)
        one.close()
        slow.go_on.set()
        with pytest.raises(ThoughtLost if waiting else asyncio.CancelledError):
            await thought
        await _gone(slow.watched[0])

    async def test_one_whose_start_nobody_waits_for_any_more_has_the_next_thought(
        self, one: Worker, slow: Slow
    ) -> None:
        given_up = asyncio.create_task(one.think(os.getpid))
        await asyncio.to_thread(slow.opening.wait)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        next_one = asyncio.create_task(one.think(os.getpid))
        slow.go_on.set()
        assert await next_one == slow.pids[0]
        one.close()
        await _gone(slow.watched[0])
        assert len(slow.pids) == 1

    async def test_each_worker_knows_its_own_process(self, one: Worker) -> None:
        with closing(Worker(longest=thinking.LONGEST)) as other:
            pids = await asyncio.gather(one.think(os.getpid), other.think(os.getpid))
            assert [found._process.pid for found in (one, other) if found._process is not None] == [*pids]


class TestDeath:
    async def test_a_killed_worker_is_replaced_and_the_thought_still_comes(
        self, one: Worker, fifo: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        pid = await one.think(os.getpid)
        thought = asyncio.create_task(one.think(Path.read_text, fifo))
        in_mid_thought = await opened(fifo)
        os.kill(pid, signal.SIGKILL)
        again = await _reopened(fifo, in_mid_thought)
        os.write(again, b"the move")
        os.close(again)
        assert await thought == "the move"
        assert await one.think(os.getpid) != pid
        assert f"worker died pid={pid}" in caplog.text

    async def test_a_thought_that_kills_is_given_up(self, one: Worker, caplog: pytest.LogCaptureFixture) -> None:
        with pytest.raises(ThoughtLost):
            await one.think(os._exit, 3)
        assert caplog.text.count("worker died") == thinking.TRIES
        assert await one.think(os.getpid)

    async def test_a_thought_that_hangs_is_ended_with_its_worker(self, caplog: pytest.LogCaptureFixture) -> None:
        with closing(Worker(longest=thinking.LONGEST)) as one:
            pid = await one.think(os.getpid)
            one._longest = 0.01
            watched = os.pidfd_open(pid)
            with pytest.raises(ThoughtLost):
                await one.think(time.sleep, 3600)
            await _gone(watched)
            assert "thought too long thought=sleep" in caplog.text
            one._longest = thinking.LONGEST
            assert await one.think(os.getpid) != pid

    async def test_nobody_waits_for_a_thought_that_is_no_longer_wanted(self, one: Worker, fifo: Path) -> None:
        pid = await one.think(os.getpid)
        watched = os.pidfd_open(pid)
        thought = asyncio.create_task(one.think(Path.read_text, fifo))
        os.close(await opened(fifo))
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)
        await _gone(watched)
        assert await one.think(os.getpid) != pid

    async def test_where_no_process_can_be_started_the_bot_thinks_itself(
        self, one: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        def refused() -> None:
            raise PermissionError

        monkeypatch.setattr(thinking, "_opened", refused)
        assert await one.think(os.getpid) == os.getpid()
        assert "no worker could be started error=PermissionError" in caplog.text

    async def test_ctrl_c_is_for_the_bot_alone(self, one: Worker) -> None:
        pid = await one.think(os.getpid)
        os.kill(pid, signal.SIGINT)
        assert await one.think(os.getpid) == pid

    async def test_closing_ends_what_is_thought_and_starts_nothing_new(self, one: Worker, fifo: Path) -> None:
        watched = os.pidfd_open(await one.think(os.getpid))
        thought = asyncio.create_task(one.think(Path.read_text, fifo))
        os.close(await opened(fifo))
        one.close()
        await _gone(watched)
        with pytest.raises(ThoughtLost):
            await thought
        with pytest.raises(ThoughtLost):
            await one.think(os.getpid)

    def test_a_worker_does_not_outlive_the_bot(self) -> None:
        script = (
            "import asyncio, os, sys, time\n"
            "from bot.thinking import Worker\n"
            "async def main():\n"
            "    one = Worker(3600)\n"
            "    print(await one.think(os.getpid), flush=True)\n"
            "    await one.think(time.sleep, 3600)\n"
            "asyncio.run(main())\n"
        )
        bot = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
        with bot:
            assert bot.stdout is not None
            watched = os.pidfd_open(int(bot.stdout.readline()))
            bot.kill()
        assert select.select([watched], [], [], 60)[0]
        os.close(watched)


class TestFairness:
    async def test_of_thoughts_for_which_nobody_waits_one_is_had_at_a_time(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        begun: list[str] = []
        go_on = asyncio.Event()

        async def think(_self: Worker, thought: Any, *_args: Any) -> None:
            begun.append(thought.__name__)
            await go_on.wait()

        monkeypatch.setattr(Worker, "think", think)
        thinker = ProcessThinker(2)
        later = [thinker.fortune("g", 0, 1, CHANCE), thinker.ponder("g", 0, CHANCE), thinker.weigh("g", 0, CHANCE)]
        tasks = [asyncio.create_task(one) for one in later]
        for _ in range(10):
            await asyncio.sleep(0)
        assert begun == ["fortune", "weigh"]
        go_on.set()
        await asyncio.gather(*tasks)
        assert sorted(begun) == ["fortune", "weigh", "weigh"]

    async def test_or_as_many_as_are_wished(self, monkeypatch: pytest.MonkeyPatch) -> None:
        together = asyncio.Barrier(2)

        async def think(_self: Worker, _thought: Any, *_args: Any) -> None:
            await together.wait()

        monkeypatch.setattr(Worker, "think", think)
        thinker = ProcessThinker(2, unawaited=2)
        await asyncio.gather(thinker.ponder("g", 0, CHANCE), thinker.fortune("g", 0, 1, CHANCE))

    @pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (3, 2), (64, 2)])
    def test_a_core_is_left_for_the_bot(self, monkeypatch: pytest.MonkeyPatch, cores: int, workers: int) -> None:
        monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: set(range(cores)), raising=False)
        assert thinking.workers_here() == workers


async def _reopened(fifo: Path, before: int) -> int:
    """The writing end for the next reader; the one before is dead."""
    poll = select.poll()
    poll.register(before, select.POLLERR)
    await asyncio.to_thread(poll.poll)
    os.close(before)
    return await opened(fifo)


async def _gone(watched: int) -> None:
    """Waits for the end of a process, and no longer than a minute."""
    try:
        assert (await asyncio.to_thread(select.select, [watched], [], [], 60))[0]
    finally:
        os.close(watched)

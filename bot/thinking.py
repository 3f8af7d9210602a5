"""Thinks away from the event loop: the searches of computer players, hints and reviews."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from bot import worker
from bot.core.chance import Chance
from bot.core.errors import ThoughtLost, whereabouts
from bot.core.game import Game, Weighed

log = logging.getLogger(__name__)

MOST_WORKERS = 2
LONGEST = 60.0
"""Seconds after which a thought is given up and its worker killed. The slowest one takes some seconds."""

TRIES = 3
"""How often a thought is asked for whose worker dies."""

P = ParamSpec("P")
R = TypeVar("R")

OPENING = Lock()
"""Held by the thread that starts a process, so that it knows which one is new."""


class ProcessThinker:
    """A `bot.sessions.ports.Thinker` in worker processes, which start when there is something to think.

    Thoughts wait for a free worker in the order of asking. Of those for which nobody waits, only `unawaited` at a time
    do. `longest` are the seconds that one may take, None for ever.
    """

    def __init__(self, workers: int | None = None, *, longest: float | None = LONGEST, unawaited: int = 1) -> None:
        self._workers = [Worker(longest) for _ in range(workers or workers_here())]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._background = asyncio.Semaphore(unawaited)
        for one in self._workers:
            self._free.put_nowait(one)

    def close(self) -> None:
        """Ends the workers, whatever they think of."""
        for one in self._workers:
            one.close()

    async def choose(self, game: str, level: str, view: Any, chance: Chance) -> Any:
        return await self._think(worker.choose, game, level, view, chance)

    async def weigh(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        return await self._think(worker.weigh, game, view, chance, also)

    async def ponder(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        async with self._background:
            return await self.weigh(game, view, chance, also)

    async def fortune(self, game: str, before: Any, after: Any, chance: Chance) -> tuple[float, ...]:
        async with self._background:
            return await self._think(worker.fortune, game, before, after, chance)

    async def _think(self, thought: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        free = await self._free.get()
        try:
            return await free.think(thought, *args, **kwargs)
        finally:
            self._free.put_nowait(free)


class Worker:
    """One process that has one thought at a time. It starts with the first, and again with the next after a death.

    Each has a pool of its own, so that its death is no death of others.
    """

    def __init__(self, longest: float | None) -> None:
        self._longest = longest
        self._pool: ProcessPoolExecutor | None = None
        self._process: BaseProcess | None = None
        self._starting = Lock()
        self._closed = False

    async def think(self, thought: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the thought gives. Raises `ThoughtLost`, which has no cause whose words could quote a secret.

        Where the thought took too long, or nobody waits for it any more, its process is ended.
        """
        try:
            for _ in range(TRIES):
                with suppress(BrokenProcessPool):
                    async with asyncio.timeout(self._longest):
                        return await (await self._ask(thought, *args, **kwargs))
                if self._process is not None:
                    log.warning("worker died pid=%s", self._process.pid)
                self._end()
            lost = ThoughtLost(f"{thought.__name__} ended its worker")
        except asyncio.CancelledError:
            self._end()
            raise
        except TimeoutError:
            log.error("thought too long thought=%s seconds=%s", thought.__name__, self._longest)
            self._end()
            lost = ThoughtLost(f"{thought.__name__} took too long")
        except ThoughtLost as error:
            lost = ThoughtLost(*error.args)
        except Exception as error:  # what can't be sent there, or the answer not back
            lost = ThoughtLost(whereabouts(error))
        raise lost

    def close(self) -> None:
        self._closed = True
        self._end()

    async def _ask(self, thought: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[R]:
        if self._closed:
            raise ThoughtLost("closed")
        try:
            if (pool := self._pool) is None:
                pool = await asyncio.to_thread(self._start)
            return asyncio.wrap_future(pool.submit(worker.answer, thought, *args, **kwargs))
        except (OSError, ImportError, NotImplementedError) as error:  # the system allows no processes, or no locks
            log.warning("no worker could be started error=%s; the bot thinks itself", type(error).__name__)
            return asyncio.ensure_future(asyncio.to_thread(worker.answer, thought, *args, **kwargs))
        except RuntimeError as error:  # it was ended meanwhile
            raise BrokenProcessPool from error

    def _start(self) -> ProcessPoolExecutor:
        """The pool, in a thread: one whose starting nobody waits for any more is kept for the next thought."""
        with self._starting:
            pool = self._pool
            if pool is None:
                pool, self._process = _opened()
                self._pool = pool
        if self._closed:
            self._end()
        return pool

    def _end(self) -> None:
        process, pool, self._process, self._pool = self._process, self._pool, None, None
        if process is not None:
            process.kill()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _opened() -> tuple[ProcessPoolExecutor, BaseProcess | None]:
    """A pool and its process, which is starting; None if that died at once.

    Spawned, on every system: a fork would copy the bot with its threads and its memory.
    """
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=worker.begin)
    with OPENING, _without_ctrl_c():
        before = set(multiprocessing.active_children())
        pool.submit(os.getpid)  # the first thought starts it
        started = set(multiprocessing.active_children()) - before
    return pool, next(iter(started), None)


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Ctrl-C does not reach what is started meanwhile, even before that can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def workers_here() -> int:
    """A core is left for the bot itself, if there is more than one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_WORKERS, cores - 1))


class ThreadThinker:
    """The same in the threads of this process: at once, and at the cost of its event loop."""

    def __init__(self, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self._games = games

    async def choose(self, game: str, level: str, view: Any, chance: Chance) -> Any:
        return await _in_thread(lambda: self._games[game].computer(level)(view, chance))

    async def weigh(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        return await _in_thread(lambda: self._games[game].weigh(view, chance, also))

    async def ponder(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        return await self.weigh(game, view, chance, also)

    async def fortune(self, game: str, before: Any, after: Any, chance: Chance) -> tuple[float, ...]:
        return await _in_thread(lambda: self._games[game].fortune(before, after, chance))


async def _in_thread(thought: Callable[[], R]) -> R:
    return await asyncio.to_thread(worker.answer, thought)

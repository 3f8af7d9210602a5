"""Where pictures are drawn: in threads, at most two at once, the urgent ones first, and none twice."""

from __future__ import annotations

import asyncio
import heapq
from collections import OrderedDict
from collections.abc import Callable, Hashable
from enum import IntEnum
from itertools import count
from typing import TypeVar

from bot.rendering.face import Picture

EASELS = 2
KEPT = 48
"""Pictures kept for whoever asks next; a large board is some 60 KiB."""


T = TypeVar("T")


class Urgency(IntEnum):
    """Who goes first: a private picture is the answer somebody waits for; what has time comes last."""

    PRIVATE = 0
    PUBLIC = 1
    LEISURE = 2


class Studio:
    """Draws pictures off the event loop. The same `key` must stand for the same picture."""

    def __init__(self, *, easels: int = EASELS, kept: int = KEPT) -> None:
        self._free = easels
        self._kept = kept
        self._queue: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._order = count()
        self._done: OrderedDict[Hashable, Picture] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Task[Picture]] = {}

    def has(self, key: Hashable) -> bool:
        """Whether that picture need not be drawn."""
        return key in self._done

    async def draw(self, key: Hashable, paint: Callable[[], Picture], *, private: bool) -> Picture:
        """The picture, drawn now or earlier."""
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        task = self._drawing.get(key)
        if task is None:
            urgency = Urgency.PRIVATE if private else Urgency.PUBLIC
            task = asyncio.create_task(self._paint(key, paint, urgency))
            self._drawing[key] = task
        return await asyncio.shield(task)

    async def work(self, deed: Callable[[], T], urgency: Urgency) -> T:
        """Does one piece of some work that is not kept, when its turn has come."""
        await self._take_easel(urgency)
        try:
            return await asyncio.to_thread(deed)
        finally:
            self._give_easel()

    async def _paint(self, key: Hashable, paint: Callable[[], Picture], urgency: Urgency) -> Picture:
        try:
            picture = await self.work(paint, urgency)
            self._done[key] = picture
            while len(self._done) > self._kept:
                self._done.popitem(last=False)
            return picture
        finally:
            self._drawing.pop(key, None)

    async def _take_easel(self, urgency: Urgency) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, next(self._order), turn))
        await turn

    def _give_easel(self) -> None:
        while self._queue:
            _, _, turn = heapq.heappop(self._queue)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

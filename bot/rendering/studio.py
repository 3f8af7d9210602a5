"""Where pictures are drawn: in threads, at most two at once, private ones first, and none twice."""

from __future__ import annotations

import asyncio
import heapq
from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count

from bot.rendering.face import Picture

EASELS = 2
KEPT = 48
"""Pictures kept for whoever asks next; a large board is some 60 KiB."""


class Studio:
    """Draws pictures off the event loop.

    A private picture is the answer somebody waits for, so it goes before the public ones. The same `key` must stand
    for the same picture.
    """

    def __init__(self, *, easels: int = EASELS, kept: int = KEPT) -> None:
        self._free = easels
        self._kept = kept
        self._queue: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._order = count()
        self._done: OrderedDict[Hashable, Picture] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Task[Picture]] = {}

    async def draw(self, key: Hashable, paint: Callable[[], Picture], *, private: bool) -> Picture:
        """The picture, drawn now or earlier."""
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(self._paint(key, paint, private=private))
            self._drawing[key] = task
        return await asyncio.shield(task)

    async def _paint(self, key: Hashable, paint: Callable[[], Picture], *, private: bool) -> Picture:
        try:
            await self._take_easel(private=private)
            try:
                picture = await asyncio.to_thread(paint)
            finally:
                self._give_easel()
            self._done[key] = picture
            while len(self._done) > self._kept:
                self._done.popitem(last=False)
            return picture
        finally:
            self._drawing.pop(key, None)

    async def _take_easel(self, *, private: bool) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (not private, next(self._order), turn))
        await turn

    def _give_easel(self) -> None:
        while self._queue:
            _, _, turn = heapq.heappop(self._queue)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

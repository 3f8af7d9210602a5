from __future__ import annotations

import asyncio
import threading

from bot.rendering.studio import Studio, Urgency


async def test_who_waits_goes_before_what_has_time() -> None:
    studio, busy, done = Studio(easels=1), threading.Event(), list[Urgency]()
    first = asyncio.create_task(studio.work(busy.wait, Urgency.PUBLIC))
    await asyncio.sleep(0)
    asked = (Urgency.LEISURE, Urgency.PUBLIC, Urgency.PRIVATE)
    queued = [asyncio.create_task(studio.work(lambda it=it: done.append(it), it)) for it in asked]  # type: ignore[misc]
    await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(first, *queued)
    assert done == [Urgency.PRIVATE, Urgency.PUBLIC, Urgency.LEISURE]

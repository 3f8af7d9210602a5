"""A thinker for reviews that takes no time, counts what it is asked, and can be made to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.state import View as QwirkleView
from bot.games.qwixx.choosing import choices
from bot.games.qwixx.state import Mark, Pass
from bot.games.qwixx.state import View as QwixxView
from tests.discord_ui.world import World

GIFT = 0.625
"""What each step of a game gives the first seat and takes from the second, in points."""


class Quick:
    """By its figures the best is what scores most, or least if it is `wise`."""

    def __init__(self) -> None:
        self.asked = 0
        self.wise = False
        self.broken = False
        self.steps: asyncio.Queue[None] | None = None
        """Each lets it weigh one position; without a queue it weighs all."""
        self.begun: asyncio.Queue[None] = asyncio.Queue()
        """Told of each position that it begins to think about."""

    def serve(self, world: World) -> None:
        """Thinks for the reviews of that bot from now on."""
        world.bot.house.reviewer._thinker = cast(Any, self)

    async def weigh(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        self.begun.put_nowait(None)
        if self.steps is not None:
            await self.steps.get()
        self.asked += 1
        if self.broken:
            raise RuntimeError("the thinker is broken")
        points = _plays(view) if game == QWIRKLE.key else _marks(view)
        points |= {action: 0 for action in also if action not in points}
        sign = -1 if self.wise else 1
        found = [Weighed(action, scored, float(sign * scored)) for action, scored in points.items()]
        return sorted(found, key=lambda one: -one.worth)

    async def ponder(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        return await self.weigh(game, view, chance, also)

    async def fortune(self, game: str, before: Any, after: Any, chance: Chance) -> tuple[float, ...]:
        seats = len(after.sheets if hasattr(after, "sheets") else after.hands)
        return (GIFT, -GIFT, *(0.0,) * seats)[:seats]


def _plays(view: QwirkleView) -> dict[Any, int]:
    return dict(plays(view.board, view.hand, opening=view.opening))


def _marks(view: QwixxView) -> dict[Any, int]:
    return {Pass(): 0} | {Mark(choice.place): choice.place.at + 1 for choice in choices(view)}

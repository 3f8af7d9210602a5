"""Thinks away from the event loop: the searches of computer players, hints and reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.chance import Chance
from bot.core.game import Game, Weighed


class ThreadThinker:
    """A `bot.sessions.ports.Thinker` in the threads of this process."""

    def __init__(self, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self._games = games

    async def choose(self, game: str, level: str, view: Any, chance: Chance) -> Any:
        return await asyncio.to_thread(self._games[game].computer(level), view, chance)

    async def weigh(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        return await asyncio.to_thread(self._games[game].weigh, view, chance, also)

    async def ponder(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        return await self.weigh(game, view, chance, also)

    async def fortune(self, game: str, before: Any, after: Any, chance: Chance) -> tuple[float, ...]:
        return await asyncio.to_thread(self._games[game].fortune, before, after, chance)

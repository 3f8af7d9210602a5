"""A thinker that finds the moves it was told, so that a hint can be had of any."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.registry import GAMES
from tests.discord_ui.world import World

Meanwhile = Callable[[], Awaitable[object]]


class Told:
    """Weighs written moves; something else may happen before it answers."""

    def __init__(self, moves: Sequence[str], meanwhile: Meanwhile | None) -> None:
        self._moves, self._meanwhile = moves, meanwhile

    async def weigh(self, game: str, view: Any, _chance: Chance, _also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        if self._meanwhile is not None:
            await self._meanwhile()
        return [Weighed(GAMES[game].read(move, view), 1, -0.5, 0.5) for move in self._moves]


@contextmanager
def told(world: World, *moves: str, meanwhile: Meanwhile | None = None) -> Iterator[None]:
    """For that long those are the best moves."""
    right = world.bot.house.thinker
    world.bot.house.thinker = Told(moves, meanwhile)  # type: ignore[assignment]  # only its weighing is asked for
    yield
    world.bot.house.thinker = right

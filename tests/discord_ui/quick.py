"""A thinker for reviews that takes no time, counts what it is asked, and can be made to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from simcord.actors import MemberActor

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.discord_ui.announcer import FOLLOWED
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.state import Swap
from bot.games.qwirkle.state import View as QwirkleView
from bot.games.qwixx.choosing import choices
from bot.games.qwixx.state import Mark, Pass
from bot.games.qwixx.state import View as QwixxView
from tests.discord_ui.seen import Message
from tests.discord_ui.world import World

GIFT = 0.625
"""What each step of a game gives the first seat and takes from the second, in points."""


MOVES = 11
"""Plays of the game that is looked back at."""


class Quick:
    """By its figures the best is what scores most, or least if it is `wise`."""

    def __init__(self) -> None:
        self.asked = 0
        self.wise = False
        self.broken = False
        self.forgetful = False
        """Whether it weighs nothing that was played."""
        self.steps: asyncio.Queue[None] | None = None
        """Each lets it weigh one position; without a queue it weighs all."""
        self.begun: asyncio.Queue[None] = asyncio.Queue()
        """Told of each position that it begins to think about."""

    def serve(self, world: World) -> None:
        """Thinks for the reviews of that bot from now on."""
        world.bot.house.reviewer._thinker = cast(Any, self)

    async def weigh(self, game: str, view: Any, _chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        self.begun.put_nowait(None)
        if self.steps is not None:
            await self.steps.get()
        self.asked += 1
        if self.broken:
            raise RuntimeError("the thinker is broken")
        points = _plays(view) if game == QWIRKLE.key else _marks(view)
        points |= {action: 0 for action in also if action not in points}
        if self.forgetful:
            points = {None: 0}
        sign = -1 if self.wise else 1
        found = [Weighed(action, scored, float(sign * scored)) for action, scored in points.items()]
        return sorted(found, key=lambda one: -one.worth)

    async def ponder(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        return await self.weigh(game, view, chance, also)

    async def fortune(self, _game: str, _before: Any, after: Any, _chance: Chance) -> tuple[float, ...]:
        seats = len(after.sheets if hasattr(after, "sheets") else after.hands)
        return (GIFT, -GIFT, *(0.0,) * seats)[:seats]


class Slow:
    """A review that goes on step by step, and Ann who waits for it."""

    def __init__(self, world: World, quick: Quick, moves: int) -> None:
        self.world, self.quick, self.moves = world, quick, moves
        self.steps: asyncio.Queue[None] = asyncio.Queue()
        quick.steps = self.steps
        self.pressing: asyncio.Task[object] | None = None
        self.behind: asyncio.Task[object] | None = None

    async def ask(self) -> Message:
        """The answer while the first position is thought about."""
        self.world.paused, self.quick.begun = asyncio.Queue(), asyncio.Queue()
        self.pressing = await self._press(self.world.ann)
        await self.quick.begun.get()
        return self.world.whispers(self.world.ann)[-1]

    async def ask_behind(self) -> Message:
        """The answer to Bob, who meanwhile asks for the review of the table in the world's channel."""
        self.behind = await self._press(self.world.bob)
        return self.world.whispers(self.world.bob)[-1]

    async def _press(self, actor: MemberActor) -> asyncio.Task[object]:
        session = await self.world.session()
        button = f"t1:{session.game}:{session.id}:0:review"
        pressing = asyncio.create_task(self.world.press_id(actor, self.world.card, button))
        await self.world.paused.get()
        return pressing

    async def think(self, positions: int) -> None:
        """So many positions are judged; then the message may be changed."""
        for _ in range(positions):
            self.steps.put_nowait(None)
            await self.quick.begun.get()
        self.world.beats.put_nowait(None)
        await self.world.paused.get()

    async def outlast(self) -> None:
        """It takes longer than a message can be followed."""
        followed = tuple(self.world.bot.house.announcer._tasks.values())
        self.world.clock.turn(FOLLOWED)
        self.world.beats.put_nowait(None)
        await asyncio.wait(followed)

    async def finish(self) -> None:
        for _ in range(self.moves):
            self.steps.put_nowait(None)
        for pressing in (self.pressing, self.behind):
            if pressing is not None:
                await pressing
        await self.world.rest()


async def play_badly(world: World) -> None:
    """Whoever is on turn makes the play that scores least."""
    legal = await world.legal()
    await world.type(await world.mover(), "play", move=min(legal, key=lambda entry: entry[1])[0])


def _plays(view: QwirkleView) -> dict[Any, int]:
    found: dict[Any, int] = dict(plays(view.board, view.hand, opening=view.opening))
    return found if view.opening else {Swap(tuple(sorted(view.hand))): 0} | found


def _marks(view: QwixxView) -> dict[Any, int]:
    return {Pass(): 0} | {Mark(choice.place): choice.place.at + 1 for choice in choices(view)}

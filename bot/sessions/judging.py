"""Judges every decision of a game that is over, by what the strongest computer player would have done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean
from typing import Any, Protocol, TypeAlias

from bot.core.chance import Chance
from bot.core.errors import CorruptState
from bot.core.game import Seat, Weighed
from bot.sessions.model import Step
from bot.sessions.ports import chance_of_thought
from bot.sessions.replay import AnyGame, Frame
from bot.sessions.review import Judged, Review

Told: TypeAlias = Callable[[int, int], None]
"""Hears how many parts of the work are done, of how many."""

DECIMALS = 3
"""To which worths are kept, so that a saved review is short."""


class Ponderer(Protocol):
    """What judging needs of a `bot.sessions.ports.Thinker`."""

    async def ponder(
        self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()
    ) -> Sequence[Weighed[Any]]: ...

    async def fortune(self, game: str, before: Any, after: Any, chance: Chance) -> tuple[float, ...]: ...


def decisions(game: AnyGame, frames: Sequence[Frame]) -> tuple[Frame, ...]:
    """The steps in which somebody decided for good: who thought again within a round is judged by the last word."""
    last: dict[tuple[int, Seat | None], Frame] = {}
    for frame in frames:
        if frame.step is Step.ACT:
            last[game.round(frame.before), frame.seat] = frame
    return tuple(sorted(last.values(), key=lambda frame: frame.version))


def totals(game: AnyGame, frames: Sequence[Frame]) -> tuple[tuple[int, ...], ...]:
    """The points by seat after each turn, the deal first."""
    after = [game.points(frames[0].after)]
    for frame in frames[1:]:
        turn = game.turn(frame.before)
        # A turn may be nobody's: the points then stay.
        after += [after[-1]] * (turn + 1 - len(after))
        after[turn] = game.points(frame.after)
    return tuple(after)


async def judge(
    game: AnyGame,
    seed: str,
    frames: Sequence[Frame],
    thinker: Ponderer,
    *,
    told: Told = lambda _done, _total: None,
    at_once: int = 1,
) -> Review:
    """The review of a whole game; the same for the same game. `at_once` is how many positions are thought about.

    Raises what the thinker raises.
    """
    decided = decisions(game, frames)
    works: list[Callable[[], Any]] = [partial(_judged, game, seed, frame, thinker) for frame in decided]
    works += [partial(_fortune, game, seed, number, frame, thinker) for number, frame in enumerate(frames) if number]
    found: list[Any] = [None] * len(works)
    waiting, done = iter(enumerate(works)), 0

    async def work_on() -> None:
        nonlocal done
        for number, work in waiting:
            found[number] = await work()
            done += 1
            told(done, len(works))

    told(0, len(works))
    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(work_on())
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None
    seats = len(game.points(frames[0].after))
    luck = found[len(decided) :]
    return Review(
        judged=tuple(found[: len(decided)]),
        fortune=tuple(round(sum(step[seat] for step in luck), DECIMALS) for seat in range(seats)),
        totals=totals(game, frames),
    )


async def _judged(game: AnyGame, seed: str, frame: Frame, thinker: Ponderer) -> Judged:
    seat = frame.seat
    if seat is None:
        raise AssertionError("somebody decides")
    chance = chance_of_thought(seed, game.round(frame.before), seat)
    weighed = await thinker.ponder(game.key, game.view(frame.before, seat), chance, (frame.action,))
    played = next((one for one in weighed if one.action == frame.action), None)
    if played is None:
        raise CorruptState(f"a move was not weighed: {game.key} entry={frame.version}")
    best = weighed[0]
    stake = max(0.0, best.worth - fmean(one.worth for one in weighed))
    turn = game.turn(frame.before)
    return Judged(frame.version, turn, seat, _short(played), _short(best), round(stake, DECIMALS))


def _short(one: Weighed[Any]) -> Weighed[Any]:
    return replace(one, worth=round(one.worth, DECIMALS), risk=round(one.risk, DECIMALS))


async def _fortune(game: AnyGame, seed: str, number: int, frame: Frame, thinker: Ponderer) -> tuple[float, ...]:
    chance = Chance(seed).apart(f"fortune {number}")
    return await thinker.fortune(game.key, frame.before, frame.after, chance)

"""Judges every decision of a game that is over, by what the strongest computer player would have done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Protocol, TypeAlias

from bot.core.chance import Chance
from bot.core.errors import Unweighed
from bot.core.game import Seat, Weighed
from bot.sessions.model import Step
from bot.sessions.ports import chance_of_thought
from bot.sessions.replay import AnyGame, Frame, public
from bot.sessions.review import Judged, Review

Told: TypeAlias = Callable[[int, int], None]
"""Hears how many parts of the work are done, of how many."""

DECIMALS = 3
"""To which worths are kept, so that a saved review is short."""

DRAWN = 3
"""Moves taken at random that are weighed beside those that look good, so that it is known what there is to lose."""


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
        # Turns that were nobody's left the points alone, unless the game tells their own.
        after += [after[-1]] * (turn - len(after))
        after[turn:] = game.scored(frame.after, frame.events) if game.scored else [game.points(frame.after)]
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

    What stays secret is not judged. Raises what the thinker raises, and `Unweighed`.
    """
    frames = public(frames)
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
    drawn = await asyncio.to_thread(_drawn, game, seed, frame, seat)
    chance = chance_of_thought(seed, game.round(frame.before), seat)
    weighed = await thinker.ponder(game.key, game.view(frame.before, seat), chance, (*drawn, frame.action))
    played = next((one for one in weighed if one.action == frame.action), None)
    if played is None:
        raise Unweighed(f"{game.key} entry={frame.version}")
    best, turn = weighed[0], game.turn(frame.before)
    # What was played must not set the measure that it is held against.
    least = min(one.worth for one in weighed if not one.named or one.action in drawn)
    stake = max(0.0, round(best.worth - least, DECIMALS))
    return Judged(frame.version, turn, seat, _short(played), _short(best), stake)


def _drawn(game: AnyGame, seed: str, frame: Frame, seat: Seat) -> tuple[Any, ...]:
    """A few different legal moves; finding them all takes some milliseconds."""
    chance = Chance(seed).apart(f"drawn {game.round(frame.before)} {seat}")
    legal, drawn = list(game.legal(frame.before, seat)), list[Any]()
    while legal and len(drawn) < DRAWN:
        at, chance = chance.below(len(legal))
        drawn.append(legal.pop(at))
    return tuple(drawn)


def _short(one: Weighed[Any]) -> Weighed[Any]:
    return replace(one, worth=round(one.worth, DECIMALS), risk=round(one.risk, DECIMALS), named=False)


async def _fortune(game: AnyGame, seed: str, number: int, frame: Frame, thinker: Ponderer) -> tuple[float, ...]:
    chance = Chance(seed).apart(f"fortune {number}")
    return await thinker.fortune(game.key, frame.before, frame.after, chance)

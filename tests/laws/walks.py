"""Random walks through every game of the registry, taken once and shared by all laws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from bot.core.chance import Chance
from bot.core.game import Game, Seat, Transition
from bot.games.registry import GAMES

LONGEST_WALK = 3000
"""Steps after which a game counts as endless."""

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """What a seat did to a state; no action means that it left."""

    state: Any
    seat: Seat
    action: Any | None
    outcome: Transition[Any]


@dataclass(slots=True)
class Walk:
    """A game from its seed to its end."""

    game: AnyGame
    options: Any
    seniority: tuple[int, ...]
    seed: str
    start: Transition[Any]
    steps: list[Step] = field(default_factory=list)

    @property
    def states(self) -> Iterator[Any]:
        yield self.start.state
        for step in self.steps:
            yield step.outcome.state

    @property
    def end(self) -> Any:
        return self.steps[-1].outcome.state


@cache
def walks(key: str) -> tuple[Walk, ...]:
    """For each preset a walk of the fewest and of the most seats, and one that seats leave by and by."""
    game = GAMES[key]
    taken = []
    for preset, options in game.presets.items():
        few, many = min(game.seats(options)), max(game.seats(options))
        for seats, leaving in ((few, 0.0), (many, 0.0), (many, 0.05)):
            taken.append(_walk(game, options, seats, seed=f"{preset} {seats} {leaving}", leaving=leaving))
    return tuple(taken)


def _walk(game: AnyGame, options: Any, seats: int, *, seed: str, leaving: float) -> Walk:
    random = Random(seed)
    seniority = tuple(random.sample(range(seats), seats))
    walk = Walk(game, options, seniority, seed, game.setup(seniority, options, Chance(seed)))
    state, staying = walk.start.state, list(range(seats))
    while game.actors(state) and len(walk.steps) < LONGEST_WALK:
        seat = random.choice(sorted(game.actors(state)))
        action = random.choice(list(game.legal(state, seat)))
        if random.random() < leaving:
            seat, action = random.choice(staying), None
            staying.remove(seat)
        outcome = game.resign(state, seat) if action is None else game.apply(state, seat, action)
        walk.steps.append(Step(state, seat, action, outcome))
        state = outcome.state
    return walk

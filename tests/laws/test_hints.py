"""What a hint says is true of every game: its first move is the strongest player's, and its points are exact."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.registry import DESKS, GAMES
from tests.laws.walks import AnyGame, Step, walks

STATES = 2
"""States of each walk that are weighed beside the last decision; a search takes its time."""

TOLD = 5
"""Moves of each of them whose points are looked at."""

KEYS = sorted(GAMES)

Hinted = tuple[AnyGame, Step, Sequence[Weighed[Any]]]


@cache
def hinted(key: str) -> tuple[Hinted, ...]:
    """Decisions of the walks through a game, each with the moves as they are weighed there."""
    found = []
    for walk in walks(key):
        steps = [step for step in walk.steps if step.action is not None]
        for step in (*steps[len(steps) // 3 :: max(len(steps) // STATES, 1)], steps[-1]):
            view = walk.game.view(step.state, step.seat)
            found.append((walk.game, step, walk.game.weigh(view, chance(step), ())))
    return tuple(found)


def chance(step: Step) -> Chance:
    return Chance("a hint").apart(f"{step.seat}")


@pytest.mark.parametrize("key", KEYS)
class TestAHint:
    def test_begins_with_what_the_expert_would_do(self, key: str) -> None:
        for game, step, weighed in hinted(key):
            view = game.view(step.state, step.seat)
            assert weighed[0].action == game.computer("expert")(view, chance(step))

    def test_states_exact_points(self, key: str) -> None:
        checked = 0
        for game, step, weighed in hinted(key):
            for one in weighed[:TOLD]:
                after = game.apply(step.state, step.seat, one.action).state
                if _took_effect(game, step, after):
                    gained = game.points(after)[step.seat] - game.points(step.state)[step.seat]
                    assert gained == one.points, one
                    checked += 1
        assert checked > STATES

    def test_is_told_for_every_move(self, key: str) -> None:
        face = DESKS[key].face
        for game, step, weighed in hinted(key):
            view = game.view(step.state, step.seat)
            assert len(face.advice(view, weighed[:TOLD])) == len(weighed[:TOLD]) > 0


def _took_effect(game: AnyGame, step: Step, after: Any) -> bool:
    """Whether that decision has taken effect, and nothing went on by itself since."""
    return game.round(after) == game.round(step.state) + 1

"""What a hint says is true of every game: its first move is the strongest player's, and its points are exact."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.core.chance import Chance
from bot.games.registry import DESKS, GAMES
from tests.laws.walks import AnyGame, Step, walks

STATES = 6
"""States of each walk that are looked at, the last decision among them."""

KEYS = sorted(GAMES)


def sampled(key: str) -> Iterator[tuple[AnyGame, Step]]:
    for walk in walks(key):
        steps = [step for step in walk.steps if step.action is not None]
        for step in (*steps[:: max(len(steps) // STATES, 1)], steps[-1]):
            yield walk.game, step


def chance(step: Step) -> Chance:
    return Chance("a hint").apart(f"{step.seat}")


@pytest.mark.parametrize("key", KEYS)
class TestAHint:
    def test_begins_with_what_the_expert_would_do(self, key: str) -> None:
        for game, step in sampled(key):
            view = game.view(step.state, step.seat)
            best = game.weigh(view, chance(step), ())[0]
            assert best.action == game.computer("expert")(view, chance(step))

    def test_states_exact_points(self, key: str) -> None:
        checked = 0
        for game, step in sampled(key):
            view = game.view(step.state, step.seat)
            for one in game.weigh(view, chance(step), ())[:5]:
                after = game.apply(step.state, step.seat, one.action).state
                if _scored(game, step, after):
                    gained = game.points(after)[step.seat] - game.points(step.state)[step.seat]
                    assert gained == one.points, one
                    checked += 1
        assert checked > STATES

    def test_is_told_for_every_move(self, key: str) -> None:
        face = DESKS[key].face
        for game, step in sampled(key):
            view = game.view(step.state, step.seat)
            weighed = game.weigh(view, chance(step), ())[:3]
            assert len(face.advice(view, weighed)) == len(weighed) > 0


def _scored(game: AnyGame, step: Step, after: object) -> bool:
    """Whether that decision has taken effect, and nothing went on by itself since."""
    return game.round(after) == game.round(step.state) + 1

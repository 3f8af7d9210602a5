"""What a review builds on is true of every game: each move that was made can be weighed, and each step's luck told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.core.chance import Chance
from bot.games.registry import GAMES
from tests.laws.walks import AnyGame, Step, walks

STEPS = 3
"""Steps of each walk that are looked at: the last one, and some before it."""

CHANCE = Chance("a review")

pytestmark = pytest.mark.parametrize("key", GAMES)


def sampled(key: str, *, left: bool = False) -> Iterator[tuple[AnyGame, Step]]:
    """Moves, or the resignations, of a walk without such and of one with them."""
    for walk in (walks(key)[0], walks(key)[2]):
        steps = [step for step in walk.steps if (step.action is None) == left]
        for step in {id(step): step for step in (*steps[:: max(len(steps) // STEPS, 1)], *steps[-1:])}.values():
            yield walk.game, step


def test_a_move_that_was_made_is_among_those_weighed_and_changes_nothing_about_the_others(key: str) -> None:
    for game, step in sampled(key):
        view = game.view(step.state, step.seat)
        unasked = game.weigh(view, CHANCE, ())
        weighed = game.weigh(view, CHANCE, (step.action,))
        assert step.action in [one.action for one in weighed]
        known = {one.action: one for one in unasked}
        assert [one for one in weighed if one.action in known] == list(unasked)
        assert all(one.named == (one.action not in known) for one in weighed)
        assert weighed[0] == unasked[0]


def test_luck_is_told_by_seat_the_same_each_time_and_also_where_somebody_left(key: str) -> None:
    for left in (False, True):
        for game, step in sampled(key, left=left):
            luck = game.fortune(step.state, step.outcome.state, CHANCE)
            assert len(luck) == len(game.points(step.state))
            assert luck == game.fortune(step.state, step.outcome.state, CHANCE)

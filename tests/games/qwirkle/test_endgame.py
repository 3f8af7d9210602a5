"""With an empty bag two players hide nothing from each other, so the end is held against trying everything."""

from __future__ import annotations

from functools import cache

import pytest

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.computers import expert
from bot.games.qwirkle.state import Options, State
from bot.games.qwirkle.weighing import weigh
from bot.games.qwirkle.yardsticks import highest

CHANCE = Chance("the end")
SEEDS = ("end 25", "end 301")
"""Games whose end the highest score loses and a look ahead wins."""


@cache
def end(seed: str) -> State:
    """A played game with an empty bag and five tiles or fewer left in two hands."""
    state = rules.setup((0, 1), Options(), Chance(seed)).state
    while state.bag or sum(map(len, state.hands)) > 5:
        assert state.seat is not None
        state = rules.apply(state, state.seat, highest(rules.view(state, state.seat), CHANCE)).state
    return state


def ahead(state: State, seat: int) -> int:
    """By how many points a seat ends ahead if both do what is best for them, by trying everything."""
    if state.seat is None:
        return state.scores[seat] - state.scores[1 - seat]
    outcomes = (ahead(rules.apply(state, state.seat, action).state, seat) for action in rules.legal(state, state.seat))
    return max(outcomes) if state.seat == seat else min(outcomes)


@pytest.mark.parametrize("seed", SEEDS)
class TestTheEnd:
    def test_is_won_where_the_highest_score_loses_it(self, seed: str) -> None:
        state = end(seed)
        assert state.seat is not None
        sight = rules.view(state, state.seat)
        looking, grabbing = (
            rules.apply(state, state.seat, choose(sight, CHANCE)).state for choose in (expert, highest)
        )
        assert ahead(grabbing, state.seat) < 0 < ahead(looking, state.seat)

    def test_is_known_exactly(self, seed: str) -> None:
        state = end(seed)
        assert state.seat is not None
        lead = state.scores[state.seat] - state.scores[1 - state.seat]
        worth = weigh(rules.view(state, state.seat), CHANCE)[0].worth
        assert lead + worth == ahead(state, state.seat)

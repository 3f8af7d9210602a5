"""How long the engine takes for the plays of a hand, and for a whole turn."""

from __future__ import annotations

from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.plays import find, plays
from bot.games.qwirkle.state import Options, Play, State
from bot.games.qwirkle.yardsticks import highest
from tests.games.qwirkle.tables import random_position


@pytest.mark.parametrize("size", [10, 40, 80])
def test_finding_every_play_with_its_points(size: int, benchmark: BenchmarkFixture) -> None:
    board, hand = random_position(Random(size), size)
    assert benchmark(find, board, hand)


@pytest.mark.parametrize("size", [10, 40, 80])
def test_listing_the_plays_in_board_order(size: int, benchmark: BenchmarkFixture) -> None:
    board, hand = random_position(Random(size), size)
    assert benchmark(plays, board, hand)


def test_a_turn_at_eighty_tiles(benchmark: BenchmarkFixture) -> None:
    state, play = _turn_at(80)
    outcome = benchmark(rules.apply, state, state.seat, play)
    assert outcome.state.turn == state.turn + 1


def _turn_at(size: int) -> tuple[State, Play]:
    state = rules.setup((0, 1), Options(), Chance("benchmark")).state
    while state.seat is not None:
        action = highest(rules.view(state, state.seat), Chance("computer"))
        if len(state.board) >= size and isinstance(action, Play):
            return state, action
        state = rules.apply(state, state.seat, action).state
    raise AssertionError("the game ended before")

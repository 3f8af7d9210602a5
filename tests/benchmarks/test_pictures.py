"""How long pictures take to draw and encode, with their sprites already there."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.games.qwirkle import render
from tests.games.qwirkle.pictured import CROSSING, TEN, scattered, view


@pytest.fixture(autouse=True)
def _warm() -> None:
    render.warm()


def test_a_board_of_28_by_22_with_all_tiles(benchmark: BenchmarkFixture) -> None:
    shown = view(scattered(28, 22))
    picture = benchmark(render.board, shown, [CROSSING])
    assert picture.size == (1504, 1202)


def test_a_board_of_ten_tiles(benchmark: BenchmarkFixture) -> None:
    picture = benchmark(render.board, view(TEN), [CROSSING])
    assert picture.image


def test_a_hand(benchmark: BenchmarkFixture) -> None:
    picture = benchmark(render.hand, view(hand="RC OX YD GS BT PL"))
    assert picture.image

"""How long pictures take to draw and encode, with their sprites already there."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.games.qwirkle import render
from bot.games.qwirkle.position import position
from bot.games.qwirkle.state import Cell, Play
from bot.rendering.chart import chart
from tests.games.qwirkle.pictured import CROSSING, HAND, TEN, composed, placements, scattered, tiles, view


@pytest.fixture(autouse=True)
def _warm() -> None:
    render.warm()


def test_a_board_of_28_by_22_with_all_tiles(benchmark: BenchmarkFixture) -> None:
    shown = view(scattered(28, 22))
    picture = benchmark(render.board, shown, [CROSSING])
    assert picture.size == (1510, 1206)


def test_a_board_of_ten_tiles(benchmark: BenchmarkFixture) -> None:
    picture = benchmark(render.board, view(TEN), [CROSSING])
    assert picture.image


def test_a_hand(benchmark: BenchmarkFixture) -> None:
    picture = benchmark(render.hand, view(hand="RC OX YD GS BT PL"))
    assert picture.image


def test_a_part_of_the_board_of_28_by_22(benchmark: BenchmarkFixture) -> None:
    shown = view(scattered(28, 22))
    picture = benchmark(render.board, shown, [CROSSING], part=0)
    assert picture.image


def test_a_preview_of_the_board_of_28_by_22_with_25_places(benchmark: BenchmarkFixture) -> None:
    board = scattered(28, 22)
    free = [Cell(x, y) for x in range(-14, 14) for y in range(-11, 11) if Cell(x, y) not in board]
    picture = benchmark(render.preview, view(board, hand=HAND), laid=(), targets=free[::21][:25])
    assert picture.image


def test_a_preview_of_a_play_of_two_tiles(benchmark: BenchmarkFixture) -> None:
    assert benchmark(composed).image


def test_a_rack(benchmark: BenchmarkFixture) -> None:
    picture = benchmark(render.rack, tiles(HAND), laid=frozenset((1,)), chosen=2)
    assert picture.image


def test_a_bag(benchmark: BenchmarkFixture) -> None:
    picture = benchmark(render.bag, view(TEN, hand=HAND))
    assert picture.image


def test_a_position_with_the_best_move(benchmark: BenchmarkFixture) -> None:
    shown = view(scattered(28, 22), hand=HAND)
    picture = benchmark(position, shown, Play(placements("GS Q34, BT R34")))
    assert picture.image


@pytest.mark.parametrize("seats", [2, 6])
def test_a_chart_of_sixty_turns(benchmark: BenchmarkFixture, seats: int) -> None:
    totals = [tuple(turn * (seat + 1) for seat in range(seats)) for turn in range(61)]
    picture = benchmark(chart, totals, [f"Player {seat}" for seat in range(seats)])
    assert picture.image

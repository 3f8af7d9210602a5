"""How long Qwixx's pictures take to draw and encode, with their sprites already there."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.games.qwixx import render
from bot.games.qwixx.state import Mark, Place, Variant
from tests.games.qwixx.pictured import LAST_TURN, crowded, five, pad


@pytest.fixture(autouse=True)
def _warm() -> None:
    render.warm()


def test_five_sheets_and_dice(benchmark: BenchmarkFixture) -> None:
    assert benchmark(render.board, five(), LAST_TURN).image


@pytest.mark.parametrize("variant", Variant)
def test_five_crowded_sheets(benchmark: BenchmarkFixture, variant: Variant) -> None:
    assert benchmark(render.board, crowded(variant), ()).image


def test_one_sheet(benchmark: BenchmarkFixture) -> None:
    assert benchmark(pad).image


def test_a_position_with_the_best_mark(benchmark: BenchmarkFixture) -> None:
    assert benchmark(render.position, five(viewer=0), Mark(Place(0, 5))).image

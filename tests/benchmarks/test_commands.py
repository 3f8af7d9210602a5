"""How long a command takes on its whole way: from Discord's event through rules, storage and picture to the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.seen import answer
from tests.discord_ui.world import World


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    with asyncio.Runner() as runner:
        yield runner.get_loop()


def begun(world: World, loop: asyncio.AbstractEventLoop) -> Iterator[World]:
    """That world with a game of two in it, until the benchmark has ended."""
    loop.run_until_complete(world.begin())
    loop.run_until_complete(world.game(world.bob))
    yield world
    loop.run_until_complete(world.finish())


@pytest.fixture
def qwirkle(tmp_path: Path, loop: asyncio.AbstractEventLoop) -> Iterator[World]:
    yield from begun(World(tmp_path), loop)


@pytest.fixture
def qwixx(tmp_path: Path, loop: asyncio.AbstractEventLoop) -> Iterator[World]:
    yield from begun(QwixxWorld(tmp_path), loop)


def test_a_hand(benchmark: BenchmarkFixture, qwirkle: World, loop: asyncio.AbstractEventLoop) -> None:
    result = benchmark(lambda: loop.run_until_complete(qwirkle.type(qwirkle.ann, "hand")))
    assert qwirkle.alts(answer(result))[1].startswith("Your hand: ")


def test_a_sheet(benchmark: BenchmarkFixture, qwixx: World, loop: asyncio.AbstractEventLoop) -> None:
    result = benchmark(lambda: loop.run_until_complete(qwixx.type(qwixx.ann, "sheet")))
    assert qwixx.labels(answer(result))


def test_offers_while_a_play_is_typed(
    benchmark: BenchmarkFixture, qwirkle: World, loop: asyncio.AbstractEventLoop
) -> None:
    offers = benchmark(lambda: loop.run_until_complete(qwirkle.choices(qwirkle.ann, "")))
    assert offers

"""Looking back keeps nobody waiting: what takes its time comes after Discord has its answer, and is done once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.discord_ui import screening
from bot.rendering.film import Film
from bot.rendering.studio import Studio
from bot.rendering.theme import Theme
from bot.sessions.replay import frames
from tests.discord_ui.quick import Quick
from tests.discord_ui.seen import answer
from tests.discord_ui.world import World

VERBS = ("review", "misses:all:0", "replay", "replay:3:next", "export", "film")


@pytest.fixture
async def reviewed(over: World) -> World:
    """The same game with its review made, so that all of it can be looked at."""
    await over.type(over.ann, "review")
    await over.rest()
    return over


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tables whose games are played once more, from now on."""
    found: list[int] = []

    def counted(session: Any, *args: Any) -> Any:
        found.append(session.id)
        return frames(session, *args)

    monkeypatch.setattr(screening, "frames", counted)
    return found


def watched(world: World, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each piece of work from now on whether Discord had its answer before."""
    had: list[bool] = []
    known = len(world.env.http_requests)

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def working(*args: Any, **options: Any) -> Any:
            had.append(any("/callback" in request.path for request in world.env.http_requests[known:]))
            return work(*args, **options)

        return working

    monkeypatch.setattr(screening, "frames", noted(frames))
    monkeypatch.setattr(Studio, "work", noted(Studio.work))
    return had


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("private", [False, True], ids=["by a card", "in a private message"])
async def test_discord_is_answered_before_the_work_begins(
    reviewed: World, monkeypatch: pytest.MonkeyPatch, verb: str, private: bool
) -> None:
    world, session = reviewed, await reviewed.session()
    message = answer(await world.press(world.bob, world.card, "Review")) if private else world.card
    await world.restart()
    Quick().serve(world)
    had = watched(world, monkeypatch)
    shown = answer(await world.press_id(world.bob, message, f"t1:qwirkle:{session.id}:1:{verb}"))
    assert had
    assert all(had)
    assert world.pictures(shown)
    beside = verb in ("export", "film")
    assert (shown.id == message.id) == (private and not beside)


@pytest.mark.parametrize("verb", ["misses:all:0", "replay"])
async def test_a_picture_may_outlive_the_game_that_it_was_drawn_from(
    reviewed: World, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    world, session = reviewed, await reviewed.session()
    await world.press_id(world.bob, world.card, f"t1:qwirkle:{session.id}:1:{verb}")
    world.bot.house.replays._kept.clear()
    had = watched(world, monkeypatch)
    shown = answer(await world.press_id(world.bob, world.card, f"t1:qwirkle:{session.id}:1:{verb}"))
    assert had == [True]
    assert world.pictures(shown)


async def test_a_step_that_was_drawn_before_comes_at_once(reviewed: World) -> None:
    world = reviewed
    first = answer(await world.type(world.cay, "replay"))
    await world.tap(world.cay, first, "▶ Next")
    known = len(world.env.http_requests)
    await world.tap(world.cay, first, "◀ Back")
    assert len([request for request in world.env.http_requests[known:] if request.method != "GET"]) == 1


async def test_all_that_looks_at_a_game_plays_it_once(reviewed: World, played: list[int]) -> None:
    world, session = reviewed, await reviewed.session()
    for verb in VERBS:
        await world.press_id(world.bob, world.card, f"t1:qwirkle:{session.id}:1:{verb}")
    assert played == [session.id]


async def test_who_looks_meanwhile_waits_for_the_same(reviewed: World, played: list[int]) -> None:
    house, session = reviewed.bot.house, await reviewed.session()
    steps, seen = await asyncio.gather(house.replays.frames(session), house.replays.moments(session))
    assert (len(played), len(steps) >= len(seen) > 0) == (1, True)


class TestFilms:
    @pytest.fixture
    def shots(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        """The lengths of the films that are begun from now on."""
        found: list[int] = []

        class Short(Film):
            def __init__(self) -> None:
                super().__init__()
                found.append(1)

        monkeypatch.setattr(screening, "Film", Short)
        return found

    async def test_the_last_few_are_kept_each_in_its_look(self, reviewed: World, shots: list[int]) -> None:
        house, session = reviewed.bot.house, await reviewed.session()
        made = {theme: await house.replays.film(session, theme) for theme in Theme}
        assert len(set(made.values())) == len(shots) == len(Theme)
        for theme in Theme:
            assert await house.replays.film(session, theme) is made[theme]
        assert len(shots) == len(Theme)

    async def test_those_asked_for_least_lately_go_first(
        self, reviewed: World, shots: list[int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(screening, "FILMS", 2)
        house, session = reviewed.bot.house, await reviewed.session()
        for theme in (Theme.DARK, Theme.LIGHT, Theme.DARK, Theme.CONTRAST, Theme.DARK):
            await house.replays.film(session, theme)
        assert len(shots) == 3
        await house.replays.film(session, Theme.LIGHT)
        assert len(shots) == 4

    async def test_together_they_are_never_too_large(
        self, reviewed: World, shots: list[int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        house, session = reviewed.bot.house, await reviewed.session()
        monkeypatch.setattr(screening, "FILM_BYTES", 10)
        for times in (1, 2):
            assert len(await house.replays.film(session, Theme.DARK)) > 10
            assert len(shots) == times

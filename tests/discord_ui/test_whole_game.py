"""A whole game by slash commands, with restarts between the turns: the points add up and nothing secret gets out."""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.types import HttpLogEntry

from bot.games.qwirkle.notation import parse_tile_code
from bot.games.qwirkle.state import Colour, Shape, Tile
from bot.sessions.model import Status
from tests.discord_ui.seen import Message, answer
from tests.discord_ui.world import World

SEED = "a-seed-that-nobody-may-read"
EPHEMERAL = 64
FORM = 9
"""The kind of answer that shows a form, to whoever pressed alone."""

CODE = re.compile(r"\b[ROYGBP][CXDSTL]\b")
COLOURS, SHAPES = "|".join(Colour.__members__), "|".join(Shape.__members__)
NAME = re.compile(rf"\b({COLOURS}) ({SHAPES})\b", re.IGNORECASE)


def tiles_named(text: str) -> set[Tile]:
    """All tiles of which a text speaks, in letters or in words."""
    named = {Tile(Colour[colour.upper()], Shape[shape.upper()]) for colour, shape in NAME.findall(text)}
    return named | {parse_tile_code(code) for code in CODE.findall(text)}


def is_public(request: HttpLogEntry, private: set[str]) -> bool:
    """Whether everybody can read what the request says. `private` are the answers to private menus."""
    if request.path.startswith("/channels/") and "/messages" in request.path:
        return request.method in ("POST", "PATCH")
    if request.path.endswith("/callback"):
        if (request.json or {}).get("type") == FORM:
            return False
        data: Any = (request.json or {}).get("data") or {}
        return request.path not in private and not data.get("flags", 0) & EPHEMERAL and "choices" not in data
    return False


class Watch:
    """Looks after each step at what the bot has sent, as everybody at the table could."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.read = 0
        self.private: set[str] = set()

    async def look(self) -> None:
        requests = self.world.env.http_requests
        on_table = set((await self.world.state()).board.values())
        for request in requests[self.read :]:
            said = json.dumps([request.path, request.params, request.json], ensure_ascii=False)
            assert SEED not in said
            if is_public(request, self.private):
                assert tiles_named(said) <= on_table, said
                assert "Your hand" not in said
                assert "Tile(" not in said
        self.read = len(requests)


def must_not_tell(logged: str) -> None:
    """No log line speaks of a tile or the seed."""
    assert not tiles_named(logged)
    assert "Tile(" not in logged
    assert SEED not in logged


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "bot")
    return caplog


async def test_two_people_play_to_the_last_tile(world: World, logged: pytest.LogCaptureFixture) -> None:
    world.seed(SEED)
    await world.game(world.bob)
    watch, told = Watch(world), Counter[str]()
    turns = 0
    while (await world.session()).status is Status.PLAYING:
        mover = await world.mover()
        hand = answer(await world.type(mover, "hand"))
        assert tiles_named(world.alts(hand)[-1]) == await held(world, mover)
        result = answer(await world.play())
        if together := re.search(r"Together \*\*(\d+)\*\*", world.texts(result)):
            told[mover.name] += int(together[1])
        await world.rest()
        await watch.look()
        turns += 1
        if turns % 6 == 0:
            await world.restart()
    state = await world.state()
    assert turns > 20
    assert len(state.board) + sum(map(len, state.hands)) + len(state.bag) == 108
    assert (told["Ann"], told["Bob"]) == state.scores
    final = world.texts(world.card)
    assert f"Ann: **{state.scores[0]}**" in final
    assert f"Bob: **{state.scores[1]}**" in final
    cards = "\n".join(world.texts(card) for card in world.public())
    for name in ("Ann", "Bob"):
        laid = re.findall(rf"\*\*{name}\*\* laid [^:]+: \*\*(\d+)\*\*", cards)
        assert sum(map(int, laid)) == told[name]
    assert len(world.public()) <= turns + 2
    assert [world.labels(card) for card in world.cards()] == [["New table", "Review"]]
    must_not_tell(logged.text)


async def test_everything_else_tells_no_secret_either(world: World, logged: pytest.LogCaptureFixture) -> None:
    """Looking, exchanging, refusals, computers, leaving: whatever is public speaks of tiles on the table only."""
    world.seed(SEED)
    await world.game(world.bob, robots=2, help="learner")
    watch = Watch(world)
    await world.play()
    await watch.look()
    mover, waiting = await world.mover(), await world.waiting()
    await world.choices(mover)
    for label in ("My hand", "Board"):
        await world.ask(mover, label)
    await world.form(mover)
    for label in ("Bag", "Score", "History", "Rules"):
        menu = await world.ask(mover, "More")
        watch.private.add(await _pressed(world, menu, mover, label))
    await world.type(mover, "play", move="RC A1, GT B1")
    await world.type(waiting, "play", move="RC N30")
    await watch.look()
    await world.type(mover, "swap", tiles="all")
    await world.rest()
    await watch.look()
    await world.type(waiting, "resign")
    await world.rest()
    await watch.look()
    must_not_tell(logged.text)


async def held(world: World, actor: MemberActor) -> set[Tile]:
    session = await world.session()
    seat = session.seat_of(actor.id)
    assert seat is not None
    return set((await world.state()).hands[seat])


async def _pressed(world: World, menu: Message, actor: MemberActor, label: str) -> str:
    """The path under which a private menu was answered in its place."""
    await world.press(actor, menu, label)
    return next(request.path for request in reversed(world.env.http_requests) if request.path.endswith("/callback"))


async def test_a_game_of_six_computers_and_people_ends_in_its_final_card(world: World) -> None:
    world.seed("six")
    await world.game(world.bob, world.cay, robots=3)
    for _ in range(60):
        if (await world.session()).status is not Status.PLAYING:
            break
        await world.play()
        await world.rest()
    session, state = await world.session(), await world.state()
    assert session.status is Status.FINISHED
    told = world.texts(world.card)
    for name, points in zip(session.names, state.scores, strict=True):
        assert f" {name}: **{points}**" in told
    assert len(world.cards()) == 1

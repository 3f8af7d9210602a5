"""In whatever position and language, the composer keeps to what Discord takes, and cuts nothing off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.core.game import Json
from bot.discord_ui.house import House
from bot.discord_ui.panels import MOST_ALT, MOST_TEXT, Button, Menu, Panel, Shown
from bot.discord_ui.visit import Visit
from bot.games.qwirkle import composing, render
from bot.games.qwirkle.composer import _desk
from bot.games.qwirkle.composer_panel import composer
from bot.games.qwirkle.composing import Draft
from bot.games.qwirkle.state import Cell, View
from bot.i18n.catalogue import LOCALES
from bot.sessions.model import Help, Holder, Session, Status
from bot.sessions.preferences import NOTHING_CHOSEN, Preferences
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import table, tiles

CASES = Path(__file__).parents[1] / "games" / "qwirkle" / "cases" / "positions.json"
POSITIONS = json.loads(CASES.read_text(encoding="utf-8"))["positions"]
SIZES = sorted({position["n_board"] for position in POSITIONS})

COMPONENTS, ROWS, BUTTONS, LINES, LABEL, LINE, HINT, ID = 40, 5, 5, 25, 80, 100, 150, 100
LONG = "W" * 32
"""The longest name that a server can show."""


def session_of(position: Json, at: int) -> Session:
    """Six players with long names sit at that position; every second table has a learner's help."""
    board = {Cell(x, y): tiles(code)[0] for x, y, code in position["board"]}
    hands = [" ".join(position["hand"]), *["GC GC GC GC GC GC"] * 5]
    return Session(
        game="qwirkle",
        guild=1,
        channel=1,
        host=1,
        options=None,
        help=Help.LEARNER if at % 2 else Help.FAIR,
        language="en",
        seats=tuple(Holder(LONG, user=seat) for seat in range(6)),
        created=0,
        changed=0,
        status=Status.PLAYING,
        state=table(board=board, hands=hands, bag="GC", scores=[200] * 6, seat=at % 3),
        id=1000 + at,
        version=1,
    )


def visit(house: House, language: str, mine: Preferences) -> Visit:
    """The player of seat 0 looks at the composer, in that language."""
    user = SimpleNamespace(id=0, name="w", display_name=LONG)
    interaction = cast(discord.Interaction, SimpleNamespace(user=user, locale=None))
    return Visit(house, interaction, mine=replace(mine, language=language), server=NOTHING_CHOSEN)


def drafts(view: View) -> Iterator[Draft]:
    """Nothing, each tile in the fingers, and a play that grows as long as it can."""
    yield Draft()
    chosen = [Draft(chosen=tile) for tile in sorted(set(view.hand))]
    yield from chosen
    growing = max(chosen, key=lambda draft: len(composing.offers(view, draft)))
    while offers := composing.offers(view, growing):
        growing = Draft((*growing.laid, offers[-1].placement))
        yield growing


def keep_to_limits(panel: Panel, *, cut: bool) -> None:
    """Fails where Discord would refuse the message, or where we would have to cut something off."""
    texts = [block for block in panel.blocks if isinstance(block, str)]
    assert cut or sum(map(len, texts)) <= MOST_TEXT
    for block in panel.blocks:
        if isinstance(block, Shown):
            assert 0 < len(block.alt) <= MOST_ALT
    ids = []
    for row in panel.rows:
        if isinstance(row, Menu):
            keep_menu_to_limits(row)
            ids.append(row.id)
        else:
            assert 0 < len(row) <= BUTTONS
            assert all(isinstance(button, Button) and 0 < len(button.label) <= LABEL for button in row)
            ids += [button.id for button in row]
    assert len(set(ids)) == len(ids)
    assert all(len(each) <= ID for each in ids)
    keep_components_to_limits(panel)


def keep_menu_to_limits(menu: Menu) -> None:
    assert len(menu.placeholder) <= HINT
    assert 0 < len(menu.options) <= LINES
    assert len({option.value for option in menu.options}) == len(menu.options)
    for option in menu.options:
        assert 0 < len(option.label) <= LINE
        assert 0 < len(option.value) <= LINE
        assert option.description is None or 0 < len(option.description) <= LINE


def keep_components_to_limits(panel: Panel) -> None:
    def nested(components: list[Any]) -> Iterator[Any]:
        for component in components:
            yield component
            yield from nested(component.get("components", []))

    parts = list(nested(panel.layout().to_components()))  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert len(parts) <= COMPONENTS
    assert sum(len(part.get("content", "")) for part in parts) <= MOST_TEXT


@pytest.mark.parametrize("size", SIZES)
async def test_in_every_position_and_language(world: World, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr(render, "encode", lambda _: b"a picture")
    seen = 0
    for at, position in enumerate(POSITIONS):
        if position["n_board"] != size:
            continue
        session = session_of(position, at)
        view = world.bot.house.view(session, 0)
        for draft in drafts(view):
            desk = _desk(session, view, draft, revision=12345)
            for language in LOCALES:
                mine = Preferences(text_board=at % 4 == 1, sorting="shape")
                lost = draft.laid if at % 5 == 0 else ()
                panel = await composer(visit(world.bot.house, language, mine), desk, said=None, note=None, lost=lost)
                keep_to_limits(panel, cut=mine.text_board)
                seen += 1
    assert seen > 400

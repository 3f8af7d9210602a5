"""Positions and cases of other referees, through the same door that outside comparers use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.core.game import Json
from bot.games.qwirkle.engine import question

CASES = Path(__file__).parent / "cases"


def _items(file: str, key: str) -> list[Json]:
    items: list[Json] = json.loads((CASES / file).read_text(encoding="utf-8"))[key]
    return items


@pytest.mark.parametrize("position", _items("positions.json", "positions"), ids=lambda item: item["id"])
def test_every_position_agrees(position: Json) -> None:
    assert question(position).answer() == position["expected"]


@pytest.mark.parametrize("case", _items("cases.json", "cases"), ids=lambda item: f"{item['id']}-{item['kind']}")
def test_every_case_agrees(case: Json) -> None:
    official = case["official"]
    expected = official if isinstance(official, dict) else {"official": official}
    told = question(case).answer()
    if case["kind"] == "first_player":
        # The case explains who is first in prose that goes on about other editions.
        assert expected.pop("first").startswith(told.pop("first"))
    assert told == expected

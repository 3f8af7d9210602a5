"""Cases of other referees, through the same door that outside comparers use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.core.game import Json
from bot.games.qwixx.engine import question

CASES: list[Json] = json.loads((Path(__file__).parent / "cases" / "cases.json").read_text(encoding="utf-8"))["cases"]


def _expected(case: Json) -> Json:
    if "steps" in case:
        return {"official": [step["official"] for step in case["steps"]]}
    official = case["official"]
    return official if isinstance(official, dict) else {"official": official}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['id']}-{case['kind']}")
def test_every_case_agrees(case: Json) -> None:
    expected, told = _expected(case), question(case).answer()
    assert {key: told.get(key) for key in expected} == expected


def test_there_are_all() -> None:
    assert len(CASES) == 55

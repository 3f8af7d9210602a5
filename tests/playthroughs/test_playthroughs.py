"""Recorded games, replayed line by line: a change of the rules or of the draw shows in the text that a person reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.transcript import MOVE, replayed

RECORDED = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
class TestARecordedGame:
    def test_replays_to_the_same_text(self, file: Path) -> None:
        recorded = file.read_text(encoding="utf-8")
        assert replayed(recorded).splitlines() == recorded.splitlines()

    def test_shows_all_that_can_happen_in_one(self, file: Path) -> None:
        recorded = file.read_text(encoding="utf-8")
        assert len(MOVE.findall(recorded)) > 30
        for happening in ("6+6", "exchanged", "must pass", "ended by"):
            assert happening in recorded


def test_there_is_one() -> None:
    assert RECORDED

"""Recorded games, replayed line by line: a change of the rules or of the draw shows in the text that a person reads."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.playthroughs import qwixx_transcript, transcript

RECORDED = sorted(Path(__file__).parent.glob("*.txt"))
TRANSCRIPTS = {"qwirkle": transcript, "qwixx": qwixx_transcript}
HAPPENINGS = {
    "qwirkle": ("6+6", "exchanged", "must pass", "ended by"),
    "qwixx": (", again", "> pass", "> RY", "by a colour die", "closes its row", "takes miss", "leaves", "ended by"),
}


def _game(file: Path) -> str:
    return file.stem.partition("_")[0]


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
class TestARecordedGame:
    def _transcript(self, file: Path) -> ModuleType:
        return TRANSCRIPTS[_game(file)]

    def test_replays_to_the_same_text(self, file: Path) -> None:
        recorded = file.read_text(encoding="utf-8")
        assert self._transcript(file).replayed(recorded).splitlines() == recorded.splitlines()

    def test_shows_all_that_can_happen_in_one(self, file: Path) -> None:
        recorded = file.read_text(encoding="utf-8")
        assert len(self._transcript(file).MOVE.findall(recorded)) > 30
        for happening in HAPPENINGS[_game(file)]:
            assert happening in recorded


def test_there_is_one_of_each_game() -> None:
    assert {_game(file) for file in RECORDED} == set(TRANSCRIPTS)

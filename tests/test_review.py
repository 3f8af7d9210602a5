"""The command that reviews a game from its record."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.core.chance import Chance
from bot.games import pure
from bot.games.registry import GAMES
from bot.review import main
from bot.sessions.model import Step
from bot.sessions.record import Player, Record, write
from bot.sessions.replay import Deal, Move
from tests.laws.walks import walks

ROOT = Path(__file__).parents[1]
FEW = 6
"""Moves of a game that are reviewed, since whole games take the strongest player its time."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def short(key: str, *, name: str = "Ann") -> str:
    """The record of the beginning of a game."""
    walk = walks(key)[0]
    moves = tuple(Move(Step.ACT, step.seat, step.action) for step in walk.steps[:FEW])
    players = (Player(name), Player("Robot", "expert"))
    return write(Record(key, Deal(walk.seniority, walk.options, walk.seed, 0), players, moves, 0), walk.game)


class TestTheReview:
    @pytest.mark.parametrize("key", GAMES)
    def test_tells_how_everybody_did_and_the_same_each_time(
        self, key: str, file: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file.write_text(short(key), encoding="utf-8")
        said = []
        for _ in range(2):
            assert main([str(file)]) == 0
            said.append(capsys.readouterr().out)
        assert said[0] == said[1]
        lines = said[0].splitlines()
        assert lines[:3] == [f"{key}, 1970-01-01 00:00 UTC, {FEW} moves", "The game was given up before its end.", ""]
        about = (
            r"(too few decisions for an accuracy|accuracy \d+ %), luck [+−]?\d+\.\d points,"
            r" most points at once in turn \d+: .+ for −?\d+ points?"
        )
        assert re.fullmatch(f"Ann: {about}", lines[3])
        assert re.fullmatch(f"Robot: {about}", lines[4])
        missed = r"turn \d+, (Ann|Robot): .+ for −?\d+ points?, where .+ for −?\d+ points? was worth \d+\.\d more"
        assert lines[6] in ("The biggest misses:", "Nothing of note was missed.")
        assert all(re.fullmatch(missed, line) for line in lines[7:])

    def test_ends_with_the_places_of_a_whole_game(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        game = pure.game("qwixx")
        state = game.setup((0, 1), game.default, Chance("seed")).state
        moves = [Move(Step.ACT, (seat := min(game.actors(state))), next(game.legal(state, seat)))]
        record = Record(
            "qwixx",
            Deal((0, 1), game.default, "seed", 0),
            (Player("Ann"), Player("Robot", "expert")),
            (*moves, Move(Step.RESIGN, 0)),
            0,
        )
        file.write_text(write(record, game), encoding="utf-8")
        assert main([str(file)]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert re.fullmatch(r"1\. Robot \(computer, expert\): −?\d+ points?", lines[1])
        assert re.fullmatch(r"2\. Ann: −?\d+ points?", lines[2])

    def test_is_the_same_by_several_processes(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file.write_text(short("qwixx"), encoding="utf-8")
        said = []
        for jobs in ("1", "2"):
            assert main([str(file), "--jobs", jobs]) == 0
            said.append(capsys.readouterr().out)
        assert said[0] == said[1]

    def test_shows_no_control_signs_of_a_name(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file.write_text(short("qwixx", name="\x1b[2JAnn"), encoding="utf-8")
        assert main([str(file)]) == 0
        assert "?[2JAnn: " in capsys.readouterr().out


class TestWhatCanNotBeReviewed:
    def test_a_record_that_is_wrong_is_told_by_its_line(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file.write_text(short("qwixx").replace("Seat 1, rank", "Seat 9, rank"), encoding="utf-8")
        assert main([str(file)]) == 1
        assert capsys.readouterr().err == f"{file}, line 6: seat 1 is expected here.\n"

    def test_a_move_against_the_rules_is_told_in_their_words(
        self, file: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        text = short("qwirkle")
        move = re.search(r"^1\. Turn 1, seat ., \w+: (.+) \[", text, re.MULTILINE)
        assert move
        file.write_text(text.replace(move[1], "swap RC"), encoding="utf-8")
        assert main([str(file)]) == 1
        said = capsys.readouterr().err
        assert re.fullmatch(re.escape(f"{file}, line 9: ") + r"[A-Z].+\.\n", said)
        assert "qwirkle-" not in said

    def test_a_file_that_is_not_there(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main([str(file)]) == 1
        assert capsys.readouterr().err == f"{file} can't be read: No such file or directory.\n"

    def test_a_file_that_is_no_text(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file.write_bytes(b"\x89PNG\xff")
        assert main([str(file)]) == 1
        assert capsys.readouterr().err == f"{file} is no text.\n"

    def test_no_job_at_all(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main([str(file), "--jobs", "0"]) == 2
        assert "at least 1" in capsys.readouterr().err


def test_it_loads_nothing_that_draws_or_speaks_to_discord() -> None:
    script = "import sys, bot.review\nprint(*sorted({'discord', 'PIL', 'aiosqlite'} & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []

"""The demo: a game that plays itself through the bot's own commands."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from PIL import Image

from bot.playground import demo


def run(out: Path, *arguments: str) -> int:
    return demo.main(["--out", str(out), *arguments])


def transcript(out: Path) -> str:
    return (out / "transcript.md").read_text(encoding="utf-8")


def quotations(out: Path) -> list[str]:
    return transcript(out).split("\n\n> ")[1:]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a game of two, played to its end, has left."""
    out = tmp_path_factory.mktemp("demo")
    assert run(out, "--seed", "fox", "--players", "2") == 0
    return out


@pytest.fixture(scope="module")
def qwixx(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same of a game of Qwixx, with three."""
    out = tmp_path_factory.mktemp("qwixx")
    assert run(out, "--game", "qwixx", "--seed", "fox") == 0
    return out


class TestAWholeGame:
    def test_ends_with_a_winner(self, whole: Path) -> None:
        *_, last = quotations(whole)
        assert "The game is over" in last
        assert "🥇" in last

    def test_leaves_the_picture_of_every_card(self, whole: Path) -> None:
        pictures = sorted(path.name for path in whole.glob("*.png"))
        assert len(pictures) > 20
        assert pictures[0] == "turn-000.png"
        for name in pictures:
            assert f"]({name})" in transcript(whole)
            with Image.open(whole / name) as picture:
                assert picture.format == "PNG"

    def test_tells_what_was_typed_and_what_was_answered_in_private(self, whole: Path) -> None:
        told = transcript(whole)
        assert "**Ada** types `/qwirkle start`" in told
        assert "**Bruno** presses *Join*" in told
        assert "types `/qwirkle play move:" in told
        assert "types `/qwirkle swap tiles:" in told
        hands = [quotation for quotation in quotations(whole) if "Your hand" in quotation]
        assert hands
        assert all(quotation.startswith("*Only ") for quotation in hands)

    def test_names_people_where_discord_has_their_numbers(self, whole: Path) -> None:
        assert "@Ada – it is your turn." in transcript(whole)
        assert "<@" not in transcript(whole)


class TestAWholeGameOfQwixx:
    def test_ends_with_a_winner(self, qwixx: Path) -> None:
        *_, last = quotations(qwixx)
        assert "The game is over" in last
        assert "🥇" in last
        assert transcript(qwixx).startswith("# A game of Qwixx that the bot's demo played\n\nPlay it again with")

    def test_is_played_by_the_bots_own_commands(self, qwixx: Path) -> None:
        told = transcript(qwixx)
        for typed in ("/qwixx start help:learner", "/qwixx sheet", "/qwixx mark move:", "/qwixx pass"):
            assert f"types `{typed}" in told

    def test_leaves_the_picture_of_every_card_with_its_words(self, qwixx: Path) -> None:
        pictures = sorted(path.name for path in qwixx.glob("*.png"))
        assert len(pictures) > 20
        assert len(re.findall(r"!\[[^]]{20,}\]\(turn-\d{3}\.png\)", transcript(qwixx))) == len(pictures)

    def test_shows_decisions_to_whoever_made_them_alone(self, qwixx: Path) -> None:
        chosen = [quotation for quotation in quotations(qwixx) if "You chose" in quotation]
        assert chosen
        assert all(quotation.startswith("*Only ") for quotation in chosen)


class TestTheCommand:
    def test_prints_how_it_stands(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(tmp_path, "--seed", "fox", "--turns", "2", "--players", "3") == 0
        said = capsys.readouterr().out
        assert all(f"{name}: " in said for name in ("Ada", "Bruno", "Chloé"))
        assert "4 pictures" in said

    def test_the_same_seed_gives_the_same_game(self, tmp_path: Path) -> None:
        for folder, seed in (("one", "fox"), ("again", "fox"), ("other", "hen")):
            run(tmp_path / folder, "--seed", seed, "--turns", "4")
        assert transcript(tmp_path / "one") == transcript(tmp_path / "again")
        assert transcript(tmp_path / "one") != transcript(tmp_path / "other").replace("hen", "fox")
        for picture in ("turn-001.png", "turn-005.png"):
            again = (tmp_path / "again" / picture).read_bytes()
            assert (tmp_path / "one" / picture).read_bytes() == again

    def test_nothing_goes_wrong_unseen(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        run(tmp_path, "--seed", "fox", "--turns", "3")
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []

    def test_a_demo_replaces_an_earlier_one(self, tmp_path: Path) -> None:
        run(tmp_path, "--turns", "3")
        run(tmp_path, "--turns", "1")
        assert len(list(tmp_path.glob("*.png"))) == 3

    def test_other_files_are_left_alone(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "diary.txt").write_text("mine")
        assert run(tmp_path, "--turns", "1") == 2
        assert "Choose a new folder" in capsys.readouterr().err
        assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]

    def test_a_folder_that_is_none_is_said(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "file").write_text("")
        assert run(tmp_path / "file", "--turns", "1") == 2
        assert "can't be written" in capsys.readouterr().err

    def test_a_demo_of_another_game_replaces_an_earlier_one(self, tmp_path: Path) -> None:
        run(tmp_path, "--turns", "3")
        assert run(tmp_path, "--turns", "1", "--game", "qwixx") == 0
        assert len(list(tmp_path.glob("*.png"))) == 3

    @pytest.mark.parametrize(
        "arguments",
        [
            ["--turns", "0"],
            ["--players", "7"],
            ["--players", "1"],
            ["--game", "qwixx", "--players", "6"],
            ["--game", "chess"],
        ],
    )
    def test_nonsense_is_refused(self, tmp_path: Path, arguments: list[str]) -> None:
        with pytest.raises(SystemExit):
            run(tmp_path / "new", *arguments)
        assert not (tmp_path / "new").exists()

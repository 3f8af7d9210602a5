from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.core.game import Json
from bot.engine import main

POSITION = {"id": "one", "board": [[0, 0, "RC"]], "hand": ["RX"]}


def _run(tmp_path: Path, content: Json, *options: str) -> int:
    file = tmp_path / "items.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return main(["qwirkle", str(file), *options])


def _lines(capsys: pytest.CaptureFixture[str]) -> list[Json]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


class TestTheAnswers:
    @pytest.mark.parametrize("content", [[POSITION], {"positions": [POSITION]}, {"cases": [POSITION]}])
    def test_come_one_line_an_item(self, content: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert _run(tmp_path, content) == 0
        [line] = _lines(capsys)
        assert line == {"id": "one", "n_moves": 4, "n_single": 4, "best": 2, "n_best": 4, "sum_scores": 8}

    def test_hold_the_plays_and_the_time_if_wanted(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert _run(tmp_path, [POSITION], "--plays", "--time") == 0
        [line] = _lines(capsys)
        assert len(line["plays"]) == 4
        assert line["ms"] >= 0

    def test_are_given_even_where_another_item_cannot_be_read(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert _run(tmp_path, [{"id": "bad", "kind": "chess"}, POSITION]) == 2
        bad, good = _lines(capsys)
        assert bad == {"id": "bad", "error": "no such kind of item: chess"}
        assert good["n_moves"] == 4


class TestAFileThatCannotBeRead:
    @pytest.mark.parametrize("content", [3, "text", {}, {"cases": 3}, None])
    def test_gives_one_sentence(self, content: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert _run(tmp_path, content) == 2
        assert capsys.readouterr().err.count("\n") == 1

    def test_because_it_is_not_there_gives_one_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["qwirkle", str(tmp_path / "none.json")]) == 2
        assert "No such file" in capsys.readouterr().err

    def test_because_it_is_not_text_gives_one_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "raw").write_bytes(b"\xff\xfe\x00")
        assert main(["qwirkle", str(tmp_path / "raw")]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_game_that_no_engine_plays_gives_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess", "items.json"]) == 2
    assert capsys.readouterr().err == "No engine plays chess; there is one for qwirkle, qwixx.\n"


def test_help_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "--plays" in capsys.readouterr().out

"""The command line."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bot import __main__ as line
from bot.__main__ import COMMANDS, Command, main
from bot.config import SettingsError
from bot.storage.database import StorageUnavailable

ROOT = Path(__file__).parents[1]


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Sequence[str]], int]], None]:
    """Puts another `run` on the command line."""

    def put(start: Callable[[Sequence[str]], int]) -> None:
        monkeypatch.setattr(line, "COMMANDS", {"run": Command("", start), "play": Command("", start)})

    return put


def raising(error: BaseException) -> Callable[[Sequence[str]], int]:
    def start(_arguments: Sequence[str]) -> int:
        raise error

    return start


class TestCommands:
    def test_without_one_the_bot_runs(self, offer: Callable[..., None]) -> None:
        offer(lambda arguments: 40 + len(arguments))
        assert main([]) == 40

    def test_the_rest_of_the_line_is_the_commands_own(self, offer: Callable[..., None]) -> None:
        heard: list[Sequence[str]] = []

        def listen(arguments: Sequence[str]) -> int:
            heard.append(arguments)
            return 0

        offer(listen)
        assert main(["play", "--out", "folder", "--help"]) == 0
        assert heard == [["--out", "folder", "--help"]]

    def test_an_unknown_one_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as end:
            main(["dance"])
        assert end.value.code == 2
        assert "dance" in capsys.readouterr().err

    def test_help_names_them_all(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as end:
            main(["--help"])
        assert end.value.code == 0
        told = capsys.readouterr().out
        assert all(f"  {name} " in told and command.summary in told for name, command in COMMANDS.items())

    @pytest.mark.parametrize("name", COMMANDS)
    def test_each_has_help(self, name: str, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as end:
            main([name, "--help"])
        assert end.value.code == 0
        assert f"usage: python -m bot {name}" in capsys.readouterr().out


class TestWhatAHostCanMend:
    @pytest.mark.parametrize("package", ["numpy", "numba"])
    def test_tables_need_an_extra(
        self, package: str, offer: Callable[..., None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        offer(raising(ModuleNotFoundError(name=package)))
        assert main(["run"]) == 1
        assert "'.[tables]'" in capsys.readouterr().err

    def test_each_wrong_setting_is_one_sentence(
        self, offer: Callable[..., None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        offer(raising(SettingsError("First.", "Second.")))
        assert main([]) == 2
        assert capsys.readouterr().err == "First.\nSecond.\n"

    def test_an_unusable_database_is_a_sentence(
        self, offer: Callable[..., None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        offer(raising(StorageUnavailable("storage-full", path="here.sqlite3")))
        assert main([]) == 1
        assert capsys.readouterr().err == (
            "There is no space left for the database here.sqlite3. Free some and start again.\n"
        )

    def test_a_missing_extra_is_a_sentence(
        self, offer: Callable[..., None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        offer(raising(ModuleNotFoundError("No module named 'simcord.preview'", name="simcord.preview")))
        assert main(["play"]) == 1
        assert "pip install '.[play]'" in capsys.readouterr().err

    def test_a_missing_module_of_ours_is_a_fault(self, offer: Callable[..., None]) -> None:
        offer(raising(ModuleNotFoundError("No module named 'bot.apple'", name="bot.apple")))
        with pytest.raises(ModuleNotFoundError):
            main([])

    def test_an_interruption_ends_quietly(self, offer: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
        offer(raising(KeyboardInterrupt()))
        assert main([]) == 130
        assert capsys.readouterr().err == ""


def test_a_missing_token_ends_the_real_command_with_a_sentence(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("DISCORD_TOKEN is missing.")
    assert len(ended.stderr.splitlines()) == 1


def test_a_reader_that_has_had_enough_ends_the_output_quietly(tmp_path: Path) -> None:
    items = [{"id": number, "board": [], "hand": ["RC", "RS"]} for number in range(5000)]
    (tmp_path / "items.json").write_text(json.dumps(items))
    command = [sys.executable, "-m", "bot", "engine", "qwirkle", str(tmp_path / "items.json")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as engine:
        assert engine.stdout is not None
        assert engine.stderr is not None
        assert json.loads(engine.stdout.readline())["id"] == 0
        engine.stdout.close()
        assert engine.stderr.read() == ""
        assert engine.wait() == 0


def test_the_command_line_itself_needs_no_extra() -> None:
    script = "import sys, bot.__main__\nprint(*sorted({'simcord', 'tqdm', 'discord', 'PIL'} & set(sys.modules)))"
    ended = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout.split() == []

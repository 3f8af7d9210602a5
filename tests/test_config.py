"""The host's settings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.config import Settings, SettingsError, load_settings

NAMES = [field.upper() for field in Settings.model_fields]
TOKEN = "any.token-will_do"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to start in, and an environment without our settings."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def problems(*, token_needed: bool = True) -> Iterable[str]:
    with pytest.raises(SettingsError) as error:
        load_settings(token_needed=token_needed)
    return error.value.problems


class TestWhereSettingsComeFrom:
    def test_without_any_the_defaults_hold(self) -> None:
        settings = load_settings(token_needed=False)
        assert settings.token == ""
        assert settings.database_path == Path("data/tables.sqlite3")
        assert settings.log_level == "INFO"

    def test_they_are_read_from_the_file(self, folder: Path) -> None:
        (folder / ".env").write_text(f"DISCORD_TOKEN='{TOKEN}'\nDATABASE_PATH=x/y.db\nLOG_LEVEL=debug\nOTHER=1\n")
        settings = load_settings(token_needed=True)
        assert settings.token == TOKEN
        assert settings.database_path == Path("x/y.db")
        assert settings.log_level == "DEBUG"

    def test_the_environment_goes_before_the_file(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (folder / ".env").write_text("DISCORD_TOKEN=file\n")
        monkeypatch.setenv("DISCORD_TOKEN", "environment")
        assert load_settings(token_needed=True).token == "environment"

    def test_an_empty_variable_counts_as_not_set(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (folder / ".env").write_text("DISCORD_TOKEN=file\nLOG_LEVEL=\n")
        monkeypatch.setenv("DISCORD_TOKEN", "")
        settings = load_settings(token_needed=True)
        assert (settings.token, settings.log_level) == ("file", "INFO")


class TestTheToken:
    @pytest.mark.parametrize("token", ["x", TOKEN, f"  {TOKEN}\n"])
    def test_any_that_is_not_empty_is_accepted(self, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
        assert load_settings(token_needed=True).token == token.strip()

    @pytest.mark.parametrize("token", ["", "   "])
    def test_an_empty_one_is_said_where_it_is_needed(self, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
        (problem,) = problems()
        assert "DISCORD_TOKEN" in problem
        assert load_settings(token_needed=False).token == ""

    def test_it_is_never_shown(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        settings = load_settings(token_needed=True)
        assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()

    def test_it_is_not_shown_when_it_stands_in_a_wrong_line(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        monkeypatch.setenv("LOG_LEVEL", TOKEN)
        assert TOKEN not in "".join(problems())


class TestWhatCannotBe:
    def test_an_unknown_log_level_is_said(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LOG_LEVEL", "LOUD")
        (problem,) = problems(token_needed=False)
        assert problem.startswith("LOG_LEVEL must be")

    def test_a_database_path_that_is_a_folder_is_said(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DATABASE_PATH", str(folder))
        (problem,) = problems(token_needed=False)
        assert problem.startswith("DATABASE_PATH must name a file")

    def test_each_problem_has_its_own_sentence(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DATABASE_PATH", str(folder))
        assert len(tuple(problems(token_needed=True))) == 2

    def test_a_file_that_is_no_text_is_said(self, folder: Path) -> None:
        (folder / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
        (problem,) = problems()
        assert ".env" in problem


def test_the_example_names_every_setting_with_a_comment_and_its_default() -> None:
    example = (Path(__file__).parents[1] / ".env.example").read_text("utf-8")
    lines = dict(re.findall(r"^# .+\n([A-Z_]+)=(.*)$", example, re.MULTILINE))
    assert sorted(lines) == sorted(NAMES)
    defaults = Settings()
    assert lines == {
        "DISCORD_TOKEN": defaults.token,
        "DATABASE_PATH": str(defaults.database_path),
        "LOG_LEVEL": defaults.log_level,
    }

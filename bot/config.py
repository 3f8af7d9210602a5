"""The host's settings, from the environment and the file `.env`."""

from __future__ import annotations

import os.path
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from pydantic_settings import SettingsError as UnreadableSetting

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

SENTENCES = {
    "discord_token": (
        "DISCORD_TOKEN is missing. Copy your bot's token from https://discord.com/developers/applications"
        " (your application, Bot, Reset Token) into the file .env."
    ),
    "database_path": "DATABASE_PATH must name a file, not a folder. Try data/tables.sqlite3.",
    "log_level": "LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR.",
}
UNREADABLE = "The file .env can't be read as UTF-8 text ({cause}). Write it anew from .env.example."


class SettingsError(Exception):
    """Settings that the bot can't start with; one sentence a problem."""

    def __init__(self, *problems: str) -> None:
        super().__init__(*problems)
        self.problems = problems


class Settings(BaseSettings):
    """What a host may set. Each field is the environment variable of the same name in capitals."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr = SecretStr("")
    database_path: Path = Path("data/tables.sqlite3")
    log_level: Annotated[LogLevel, BeforeValidator(lambda level: str(level).strip().upper())] = "INFO"

    @property
    def token(self) -> str:
        """The secret itself, for Discord alone. Empty where none was needed."""
        return self.discord_token.get_secret_value().strip()


def load_settings(*, token_needed: bool) -> Settings:
    """The settings. Raises `SettingsError`, which never quotes a value: it might be the token in a wrong line."""
    try:
        settings = Settings()
    except ValidationError as error:
        fields = sorted({str(problem["loc"][0]) for problem in error.errors(include_input=False)})
        raise SettingsError(*(SENTENCES[field] for field in fields)) from None
    except (OSError, UnicodeError, UnreadableSetting) as error:
        raise SettingsError(UNREADABLE.format(cause=type(error).__name__)) from None
    problems = []
    if token_needed and not settings.token:
        problems.append(SENTENCES["discord_token"])
    if os.path.isdir(settings.database_path):
        problems.append(SENTENCES["database_path"])
    if problems:
        raise SettingsError(*problems)
    return settings

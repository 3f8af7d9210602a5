"""A database in a folder of the test, and a table to keep in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.database import Database
from bot.storage.sessions import SqliteSessions
from tests.counting import COUNTING

GAMES = {COUNTING.key: COUNTING}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    async with Database.open(path) as opened:
        yield opened


@pytest.fixture
def store(database: Database) -> SqliteSessions:
    return SqliteSessions(database, GAMES)

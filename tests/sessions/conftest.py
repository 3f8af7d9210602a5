"""The sessions over a real database, with a clock that tests turn."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.core.game import Game
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwixx.game import QWIXX
from bot.sessions.model import Session
from bot.sessions.service import SessionService
from bot.storage.database import Database
from bot.storage.sessions import SqliteSessions
from tests.counting import COUNTING
from tests.settable import SettableClock, numbered_seeds

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = {game.key: game for game in (COUNTING, QWIRKLE, QWIXX)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteSessions]:
    async with Database.open(path) as database:
        yield SqliteSessions(database, GAMES)


@pytest.fixture
def clock() -> SettableClock:
    return SettableClock()


@pytest.fixture
def service(store: SqliteSessions, clock: SettableClock) -> SessionService:
    return SessionService(store, GAMES, clock=clock, seeds=numbered_seeds())


@pytest.fixture
def told(service: SessionService) -> list[Session]:
    """What the service tells its watchers."""
    heard: list[Session] = []
    service.watch(heard.append)
    return heard

"""Reviews kept in SQLite."""

from __future__ import annotations

import sqlite3

import pytest

from bot.sessions.ports import ReviewStore
from bot.storage.database import Database
from bot.storage.reviews import SqliteReviews
from bot.storage.sessions import SqliteSessions
from tests.storage.tables import lobby


@pytest.fixture
def reviews(database: Database) -> ReviewStore:
    return SqliteReviews(database)


async def test_a_table_has_none_at_first(reviews: ReviewStore) -> None:
    assert await reviews.load_review(1) is None


async def test_the_last_one_is_kept(reviews: ReviewStore, store: SqliteSessions) -> None:
    first, second = [(await store.create(lobby(channel=channel))).id for channel in (7, 8)]
    await reviews.save_review(first, {"turn": 1})
    await reviews.save_review(second, ["Zählen"])
    await reviews.save_review(first, {"turn": 2})
    assert await reviews.load_review(first) == {"turn": 2}
    assert await reviews.load_review(second) == ["Zählen"]


async def test_it_belongs_to_a_table(reviews: ReviewStore) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await reviews.save_review(99, {})

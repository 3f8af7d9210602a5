"""What people and servers prefer, kept in SQLite and remembered."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.sessions.preferences import NOTHING_CHOSEN, Preferences, PreferenceStore
from bot.storage import preferences
from bot.storage.database import Database
from bot.storage.preferences import SqlitePreferences

ALL = Preferences(language="ro", theme="light", text_board=True, pings=False, sorting="colour")


@pytest.fixture
def kept(database: Database) -> SqlitePreferences:
    return SqlitePreferences(database)


async def body(database: Database, owner: int) -> Any:
    ((found,),) = await database.rows("SELECT body FROM preferences WHERE owner = ?", owner)
    return json.loads(found)


def test_it_is_the_store_that_the_bot_asks_for(kept: SqlitePreferences) -> None:
    port: PreferenceStore = kept
    assert port is kept


async def test_who_chose_nothing_has_nothing_chosen(kept: SqlitePreferences) -> None:
    assert await kept.load_preferences(11) == NOTHING_CHOSEN


@pytest.mark.parametrize("chosen", [ALL, NOTHING_CHOSEN, replace(NOTHING_CHOSEN, pings=False), Preferences("fr")])
async def test_they_are_there_when_the_file_is_opened_again(path: Path, chosen: Preferences) -> None:
    async with Database.open(path) as database:
        await SqlitePreferences(database).save_preferences(2**63 - 1, chosen)
    async with Database.open(path) as database:
        assert await SqlitePreferences(database).load_preferences(2**63 - 1) == chosen


async def test_each_owner_has_their_own(kept: SqlitePreferences) -> None:
    await kept.save_preferences(1, ALL)
    await kept.save_preferences(2, Preferences("fr"))
    assert await kept.load_preferences(1) == ALL
    assert await kept.load_preferences(2) == Preferences("fr")


async def test_the_last_choice_counts(kept: SqlitePreferences, database: Database) -> None:
    for chosen in (ALL, Preferences("fr"), NOTHING_CHOSEN):
        await kept.save_preferences(1, chosen)
        assert await kept.load_preferences(1) == chosen
        assert await SqlitePreferences(database).load_preferences(1) == chosen


async def test_of_two_at_once_what_is_remembered_is_what_is_kept(kept: SqlitePreferences, database: Database) -> None:
    await asyncio.gather(*(kept.save_preferences(1, Preferences(language)) for language in ("en", "fr", "ro")))
    assert await kept.load_preferences(1) == await SqlitePreferences(database).load_preferences(1)


async def test_a_choice_made_while_another_reads_is_not_forgotten(kept: SqlitePreferences) -> None:
    await asyncio.gather(kept.load_preferences(1), kept.save_preferences(1, ALL), kept.load_preferences(1))
    assert await kept.load_preferences(1) == ALL


async def test_only_what_was_chosen_is_written(kept: SqlitePreferences, database: Database) -> None:
    await kept.save_preferences(1, Preferences(theme="light"))
    assert await body(database, 1) == {"theme": "light"}


async def test_a_choice_of_a_later_version_is_passed_over(kept: SqlitePreferences, database: Database) -> None:
    async with database.transaction() as connection:
        await connection.execute(
            "INSERT INTO preferences VALUES (1, ?)", (json.dumps({"language": "fr", "music": "loud"}),)
        )
    assert await kept.load_preferences(1) == Preferences("fr")


async def test_no_more_owners_are_remembered_than_told(
    kept: SqlitePreferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences, "REMEMBERED", 3)
    for owner in range(10):
        await kept.save_preferences(owner, Preferences("fr"))
    assert len(kept._known) == 3
    assert await kept.load_preferences(0) == Preferences("fr")
    assert len(kept._known) == 3

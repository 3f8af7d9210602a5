"""Preferences kept in SQLite, and in memory once they were read."""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import asdict, fields

from bot.sessions.preferences import NOTHING_CHOSEN, Preferences
from bot.storage.database import Database

REMEMBERED = 4096


class SqlitePreferences:
    """`bot.sessions.preferences.PreferenceStore` over one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, Preferences] = OrderedDict()

    async def load_preferences(self, owner: int) -> Preferences:
        known = self._known.get(owner)
        if known is not None:
            self._known.move_to_end(owner)
            return known
        rows = await self._database.rows("SELECT body FROM preferences WHERE owner = ?", owner)
        # Another task may have saved meanwhile; what is remembered is then newer than what was read.
        read = _load(rows[0]["body"]) if rows else NOTHING_CHOSEN
        return self._known.get(owner) or self._remember(owner, read)

    async def save_preferences(self, owner: int, preferences: Preferences) -> None:
        chosen = {name: value for name, value in asdict(preferences).items() if value != getattr(NOTHING_CHOSEN, name)}
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO preferences (owner, body) VALUES (?, ?)"
                " ON CONFLICT (owner) DO UPDATE SET body = excluded.body",
                (owner, json.dumps(chosen)),
            )
            self._remember(owner, preferences)

    def _remember(self, owner: int, preferences: Preferences) -> Preferences:
        self._known[owner] = preferences
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return preferences


def _load(body: str) -> Preferences:
    names = {field.name for field in fields(Preferences)}
    return Preferences(**{name: value for name, value in json.loads(body).items() if name in names})

"""Reviews kept in SQLite."""

from __future__ import annotations

import json

from bot.core.game import Json
from bot.storage.database import Database


class SqliteReviews:
    """`bot.sessions.ports.ReviewStore` over one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load_review(self, session_id: int) -> Json | None:
        rows = await self._database.rows("SELECT body FROM reviews WHERE session = ?", session_id)
        return json.loads(rows[0]["body"]) if rows else None

    async def save_review(self, session_id: int, body: Json) -> None:
        text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO reviews (session, body) VALUES (?, ?)"
                " ON CONFLICT (session) DO UPDATE SET body = excluded.body",
                (session_id, text),
            )

"""Tables kept in SQLite: each change and its line of the log in one transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import aiosqlite

from bot.core.errors import CorruptState, Refused, StaleVersion
from bot.core.game import Codec, Game, Json, Seat
from bot.sessions.model import Card, Closing, Draft, Entry, Help, Holder, Session, Status, Step
from bot.storage.database import Database

LIVE = "status IN ('lobby', 'playing')"
"""Word for word the condition of the index `sessions_live`, or SQLite would not use it."""


class SqliteSessions:
    """`bot.sessions.ports.SessionStore` over one database. `games` are by their keys."""

    def __init__(self, database: Database, games: Mapping[str, Game[Any, Any, Any, Any]]) -> None:
        self._database = database
        self._games = games

    async def create(self, session: Session) -> Session:
        values = {"game": session.game, "guild": session.guild, "channel": session.channel, "created": session.created}
        values |= self._changing(session) | {"version": 1, "shown": 0}
        names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
        async with self._database.transaction() as connection:
            with _one_live_table():
                made = await connection.execute(f"INSERT INTO sessions ({names}) VALUES ({marks})", values)
        if made.lastrowid is None:
            raise AssertionError("an insert gives an id")
        return replace(session, id=made.lastrowid, version=1, shown=0)

    async def load(self, session_id: int) -> Session | None:
        return self._first(await self._database.rows("SELECT * FROM sessions WHERE id = ?", session_id))

    async def live_in(self, channel: int) -> Session | None:
        return self._first(await self._database.rows(f"SELECT * FROM sessions WHERE channel = ? AND {LIVE}", channel))

    async def latest_in(self, channel: int, game: str) -> Session | None:
        query = "SELECT * FROM sessions WHERE channel = ? AND game = ? ORDER BY id DESC LIMIT 1"
        return self._first(await self._database.rows(query, channel, game))

    async def latest_begun_in(self, channel: int, game: str) -> Session | None:
        query = "SELECT * FROM sessions WHERE channel = ? AND game = ? AND state IS NOT NULL ORDER BY id DESC LIMIT 1"
        return self._first(await self._database.rows(query, channel, game))

    async def save(self, session: Session, *, entry: Entry | None = None) -> Session:
        changing = self._changing(session)
        assignments = ", ".join(f"{name} = :{name}" for name in changing)
        known: dict[str, object] = {"id": session.id, "known": session.version}
        version = session.version + 1
        async with self._database.transaction() as connection:
            with _one_live_table():
                saved = await connection.execute(
                    f"UPDATE sessions SET {assignments}, version = :known + 1 WHERE id = :id AND version = :known",
                    changing | known,
                )
            if saved.rowcount == 0:
                raise StaleVersion(f"session={session.id} version={session.version}")
            if entry is not None:
                await self._write_entry(connection, session, entry, version)
                # Together with the move, so that no crash leaves a draft of what was made already.
                await connection.execute(
                    "UPDATE drafts SET revision = revision + 1, body = 'null'"
                    " WHERE session = :id AND seat = :seat AND body != 'null'",
                    known | {"seat": entry.seat},
                )
            if not session.status.live:
                await connection.execute("DELETE FROM drafts WHERE session = :id", known)
            # Cards are sent without a new version, so the session in hand may not know the newest.
            ((shown,),) = await connection.execute_fetchall("SELECT shown FROM sessions WHERE id = :id", known)
        return replace(session, version=version, shown=shown)

    async def log(self, session_id: int, *, after: int = 0) -> Sequence[Entry]:
        rows = await self._database.rows(
            "SELECT actions.*, sessions.game FROM actions JOIN sessions ON sessions.id = actions.session"
            " WHERE session = ? AND actions.version > ? ORDER BY actions.version",
            session_id,
            after,
        )
        return tuple(self._entry(row) for row in rows)

    async def unshown(self) -> Sequence[int]:
        return await self._ids(
            "SELECT id FROM sessions WHERE shown < version"
            " UNION SELECT session FROM cards GROUP BY session HAVING count(*) > 1"
        )

    async def lobbies_before(self, created: float) -> Sequence[int]:
        return await self._ids(
            f"SELECT id FROM sessions WHERE {LIVE} AND status = ? AND created < ?",
            Status.LOBBY.value,
            created,
        )

    async def overdue(self, now: float) -> Sequence[int]:
        return await self._ids("SELECT id FROM sessions WHERE due <= ?", now)

    async def live_ids(self) -> Sequence[int]:
        return await self._ids(f"SELECT id FROM sessions WHERE {LIVE}")

    async def add_card(self, session_id: int, card: Card) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO cards (message, session, channel, version, body) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (message) DO UPDATE SET version = excluded.version, body = excluded.body"
                " WHERE excluded.version > version",
                (card.message, session_id, card.channel, card.version, _json(card.body)),
            )
            await _raise_shown(connection, session_id, card.version)

    async def mark_shown(self, session_id: int, version: int) -> None:
        async with self._database.transaction() as connection:
            await _raise_shown(connection, session_id, version)

    async def cards(self, session_id: int) -> Sequence[Card]:
        rows = await self._database.rows("SELECT * FROM cards WHERE session = ? ORDER BY message", session_id)
        return tuple(Card(row["message"], row["channel"], row["version"], json.loads(row["body"])) for row in rows)

    async def drop_card(self, message: int) -> None:
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM cards WHERE message = ?", (message,))

    async def lose_card(self, session_id: int, message: int) -> None:
        """As the port says; an older card than the newest takes nothing away from what is shown."""
        async with self._database.transaction() as connection:
            lost = await connection.execute(
                "DELETE FROM cards WHERE session = ? AND message = ?", (session_id, message)
            )
            if lost.rowcount:
                await connection.execute(
                    "UPDATE sessions SET shown = 0 WHERE id = ?"
                    " AND NOT EXISTS (SELECT 1 FROM cards WHERE session = sessions.id AND message > ?)",
                    (session_id, message),
                )

    async def load_draft(self, session_id: int, seat: Seat) -> Draft:
        rows = await self._database.rows("SELECT * FROM drafts WHERE session = ? AND seat = ?", session_id, seat)
        return Draft(rows[0]["revision"], json.loads(rows[0]["body"])) if rows else Draft()

    async def save_draft(self, session_id: int, seat: Seat, body: Json, *, revision: int) -> bool:
        async with self._database.transaction() as connection:
            saved = await connection.execute(
                "INSERT INTO drafts (session, seat, revision, body)"
                f" SELECT :session, :seat, 1, :body FROM sessions WHERE id = :session AND {LIVE} ON CONFLICT DO NOTHING"
                if revision == 0
                else "UPDATE drafts SET revision = :known + 1, body = :body"
                " WHERE session = :session AND seat = :seat AND revision = :known",
                {"session": session_id, "seat": seat, "body": _json(body), "known": revision},
            )
        return saved.rowcount == 1

    async def _ids(self, query: str, *values: object) -> Sequence[int]:
        # Sorted here: ORDER BY id would make SQLite read the whole table instead of a small index.
        return sorted(row[0] for row in await self._database.rows(query, *values))

    def _codec(self, game: str) -> Codec[Any, Any, Any]:
        return self._games[game].codec

    def _changing(self, session: Session) -> dict[str, object]:
        """The columns that a table's life changes."""
        codec = self._codec(session.game)
        return {
            "host": session.host,
            "options": _json(codec.dump_options(session.options)),
            "help": session.help.value,
            "language": session.language,
            "seats": _json([_dump_holder(holder) for holder in session.seats]),
            "changed": session.changed,
            "status": session.status.value,
            "closing": None if session.closing is None else session.closing.value,
            "deadline": session.deadline,
            "due": session.due,
            "seed": session.seed,
            "state": None if session.state is None else _json(codec.dump_state(session.state)),
        }

    async def _write_entry(
        self, connection: aiosqlite.Connection, session: Session, entry: Entry, version: int
    ) -> None:
        codec = self._codec(session.game)
        action = None if entry.action is None else _json(codec.dump_action(entry.action))
        events = _json([codec.dump_event(event) for event in entry.events])
        await connection.execute(
            "INSERT INTO actions (session, version, step, seat, action, events, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (session.id, version, entry.step.value, entry.seat, action, events, entry.at),
        )

    def _first(self, rows: Sequence[sqlite3.Row]) -> Session | None:
        return self._session(rows[0]) if rows else None

    def _session(self, row: sqlite3.Row) -> Session:
        with _loading(f"session={row['id']} version={row['version']}"):
            codec = self._codec(row["game"])
            return Session(
                game=row["game"],
                guild=row["guild"],
                channel=row["channel"],
                host=row["host"],
                options=codec.load_options(json.loads(row["options"])),
                help=Help(row["help"]),
                language=row["language"],
                seats=tuple(Holder(*holder) for holder in json.loads(row["seats"])),
                created=row["created"],
                changed=row["changed"],
                status=Status(row["status"]),
                closing=None if row["closing"] is None else Closing(row["closing"]),
                deadline=row["deadline"],
                seed=row["seed"],
                state=None if row["state"] is None else codec.load_state(json.loads(row["state"])),
                id=row["id"],
                version=row["version"],
                shown=row["shown"],
            )

    def _entry(self, row: sqlite3.Row) -> Entry:
        with _loading(f"session={row['session']} entry={row['version']}"):
            codec = self._codec(row["game"])
            return Entry(
                step=Step(row["step"]),
                seat=row["seat"],
                action=None if row["action"] is None else codec.load_action(json.loads(row["action"])),
                events=tuple(codec.load_event(event) for event in json.loads(row["events"])),
                at=row["at"],
                version=row["version"],
            )


async def _raise_shown(connection: aiosqlite.Connection, session_id: int, version: int) -> None:
    await connection.execute("UPDATE sessions SET shown = max(shown, ?) WHERE id = ?", (version, session_id))


def _json(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _dump_holder(holder: Holder) -> list[Json]:
    """The fields in order, without the empty ones at the end."""
    fields: list[Json] = [holder.name, holder.user, holder.computer, holder.waited_since, holder.left]
    while fields[-1] is None or fields[-1] is False:
        fields.pop()
    return fields


@contextmanager
def _one_live_table() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if "sessions.channel" not in str(error):
            raise
        raise Refused("refused-channel-busy") from None


@contextmanager
def _loading(what: str) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        # The cause is named but not chained: its text may quote secrets of the table.
        raise CorruptState(f"{what} cause={type(error).__name__}") from None

"""The SQLite file: opened, brought up to date, and changed one transaction at a time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import aiosqlite

from bot.core.errors import Fault
from bot.core.text import Text, Words

BUSY_SECONDS = 5.0

MIGRATIONS: Traversable = files("bot.storage") / "migrations"

# At DEBUG aiosqlite logs each statement with its parameters: all secrets of the tables.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class StorageUnavailable(Fault):
    """The database can't be used. `text` tells the host why."""

    def __init__(self, key: str, /, **params: Words | int) -> None:
        super().__init__(key, params)
        self.text = Text(key, **params)


class Database:
    """An open database.

    Writes share one connection and take turns in `transaction`, so that no task's rollback can undo another's write.
    Reads have their own connection: they never wait for a write, and see everything committed before they began.
    """

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path, *, migrations: Traversable = MIGRATIONS) -> AsyncIterator[Database]:
        """The database at that path, made if it is missing. Raises `StorageUnavailable`."""
        steps = read_migrations(migrations)
        async with AsyncExitStack() as stack:
            with _explaining(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                writer = await stack.enter_async_context(_connect(path))
                await writer.execute("PRAGMA journal_mode = WAL")
                # A reported move survives a power cut, not only a killed process.
                await writer.execute("PRAGMA synchronous = FULL")
                await writer.execute("PRAGMA foreign_keys = ON")
                database = cls(writer, await stack.enter_async_context(_connect(path)))
                await database._migrate(path, steps)
                await database._reader.execute("PRAGMA query_only = ON")
            yield database

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """The writing connection, for one transaction: all of it is saved, or nothing if anything is raised.

        A task that is cancelled during the commit itself may find its change saved.
        """
        async with self._turn:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.commit()
            except BaseException:
                await asyncio.shield(self._writer.rollback())
                raise

    async def rows(self, query: str, *values: object) -> Sequence[sqlite3.Row]:
        """All rows of a query that only reads."""
        return list(await self._reader.execute_fetchall(query, values))

    async def sound(self) -> bool:
        """Whether SQLite finds no damage. It reads the whole file."""
        (row,) = await self.rows("PRAGMA quick_check(1)")
        return str(row[0]) == "ok"

    async def _migrate(self, path: Path, steps: Sequence[Migration]) -> None:
        for step in steps:
            async with self.transaction() as connection:
                # Read inside the transaction: another process may be starting, too.
                version = await _number(connection, "PRAGMA user_version")
                if version > len(steps):
                    raise StorageUnavailable("storage-newer", path=str(path))
                if version == 0 and await _number(connection, "SELECT count(*) FROM sqlite_master"):
                    raise StorageUnavailable("storage-foreign", path=str(path))
                if version < step.number:
                    for statement in step.statements:
                        await connection.execute(statement)
                    await connection.execute(f"PRAGMA user_version = {step.number:d}")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the tables' history. The database's `user_version` is the number of its newest step."""

    number: int
    name: str
    statements: tuple[str, ...]


def read_migrations(folder: Traversable) -> tuple[Migration, ...]:
    """The files `NNNN_words.sql`, in order. Raises `ValueError` where a number is missing or stands twice."""
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    steps = tuple(
        Migration(int(name[:4]), name, tuple(_statements((folder / name).read_text("utf-8")))) for name in names
    )
    if [step.number for step in steps] != list(range(1, len(steps) + 1)):
        raise ValueError(f"migrations are not numbered from 1 without gaps: {names}")
    return steps


def _statements(script: str) -> Iterator[str]:
    """The statements one by one, since `executescript` would commit the open transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if statement.strip():
        raise ValueError(f"unfinished statement: {statement.strip()}")


@asynccontextmanager
async def _connect(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS) as connection:
        connection.row_factory = sqlite3.Row
        yield connection


async def _number(connection: aiosqlite.Connection, query: str) -> int:
    ((number,),) = await connection.execute_fetchall(query)
    return int(number)


_REASONS = {
    sqlite3.SQLITE_NOTADB: "storage-corrupt",
    sqlite3.SQLITE_CORRUPT: "storage-corrupt",
    sqlite3.SQLITE_BUSY: "storage-busy",
    sqlite3.SQLITE_LOCKED: "storage-busy",
    sqlite3.SQLITE_CANTOPEN: "storage-unwritable",
    sqlite3.SQLITE_READONLY: "storage-unwritable",
    sqlite3.SQLITE_IOERR: "storage-unwritable",
    sqlite3.SQLITE_PERM: "storage-unwritable",
    sqlite3.SQLITE_FULL: "storage-full",
}


@contextmanager
def _explaining(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StorageUnavailable("storage-unwritable", path=str(path), cause=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        # The lower byte is the error's kind, the rest its finer distinction.
        key = _REASONS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        if key is None:
            raise
        raise StorageUnavailable(key, path=str(path), cause=str(error)) from error

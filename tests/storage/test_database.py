"""The SQLite file."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.i18n.catalogue import Catalogue
from bot.storage.database import MIGRATIONS, Database, StorageUnavailable, read_migrations
from bot.storage.sessions import SqliteSessions
from tests.storage.conftest import GAMES
from tests.storage.tables import counted, dealt, lobby


@contextmanager
def refusing(key: str) -> Iterator[None]:
    """Expects that the database is refused by that key, and that the catalogue has a sentence for it."""
    with pytest.raises(StorageUnavailable) as refusal:
        yield
    assert refusal.value.text.key == key
    assert Catalogue(()).say(refusal.value.text).endswith(".")


async def opened(path: Path, migrations: Path | None = None) -> None:
    async with Database.open(path, migrations=migrations or MIGRATIONS):
        pass


async def notes(database: Database) -> list[str]:
    return [row[0] for row in await database.rows("SELECT word FROM notes ORDER BY word")]


@pytest.fixture
async def with_notes(database: Database) -> Database:
    async with database.transaction() as connection:
        await connection.execute("CREATE TABLE notes (word TEXT)")
    return database


async def write(database: Database, word: str) -> None:
    async with database.transaction() as connection:
        await connection.execute("INSERT INTO notes VALUES (?)", (word,))


class TestTransactions:
    async def test_what_is_committed_is_read_at_once(self, with_notes: Database) -> None:
        for word in ("a", "b", "c"):
            await write(with_notes, word)
            assert (await notes(with_notes))[-1] == word

    async def test_an_exception_leaves_nothing(self, with_notes: Database) -> None:
        async def fails() -> None:
            async with with_notes.transaction() as connection:
                await connection.execute("INSERT INTO notes VALUES ('never')")
                raise LookupError

        with pytest.raises(LookupError):
            await fails()
        await write(with_notes, "later")
        assert await notes(with_notes) == ["later"]

    async def test_a_cancelled_task_leaves_nothing(self, with_notes: Database) -> None:
        written = asyncio.Event()

        async def never_done() -> None:
            async with with_notes.transaction() as connection:
                await connection.execute("INSERT INTO notes VALUES ('never')")
                written.set()
                await asyncio.Event().wait()

        task = asyncio.create_task(never_done())
        await written.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await write(with_notes, "later")
        assert await notes(with_notes) == ["later"]

    async def test_a_task_cancelled_at_any_step_leaves_all_or_nothing(self, with_notes: Database) -> None:
        """Cancels one step later each time, through BEGIN, the writes, COMMIT and the ROLLBACK of a second cancel."""

        async def pair(word: str) -> None:
            async with with_notes.transaction() as connection:
                await connection.execute("INSERT INTO notes VALUES (?)", (word,))
                await connection.execute("INSERT INTO notes VALUES (?)", (word,))

        for steps in range(30):
            task = asyncio.create_task(pair(f"{steps:02d}"))
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await write(with_notes, "last")
        words = await notes(with_notes)
        assert words[-1] == "last"
        assert all(words.count(word) == 2 for word in words[:-1])

    async def test_a_rollback_never_takes_the_write_of_another_task(self, with_notes: Database) -> None:
        begun, other_waits = asyncio.Event(), asyncio.Event()

        async def fails() -> None:
            async with with_notes.transaction() as connection:
                await connection.execute("INSERT INTO notes VALUES ('lost')")
                begun.set()
                await other_waits.wait()
                raise LookupError

        async def succeeds() -> None:
            await begun.wait()
            other_waits.set()
            await write(with_notes, "kept")

        failed, _ = await asyncio.gather(fails(), succeeds(), return_exceptions=True)
        assert isinstance(failed, LookupError)
        assert await notes(with_notes) == ["kept"]

    async def test_a_reader_neither_waits_for_a_write_nor_sees_its_half(self, with_notes: Database) -> None:
        await write(with_notes, "before")
        async with with_notes.transaction() as connection:
            await connection.execute("INSERT INTO notes VALUES ('half')")
            assert await notes(with_notes) == ["before"]

    async def test_a_reader_cannot_write(self, with_notes: Database) -> None:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await with_notes.rows("INSERT INTO notes VALUES ('sneaked')")

    async def test_what_refers_to_no_table_is_not_written(self, database: Database) -> None:
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            async with database.transaction() as connection:
                await connection.execute("INSERT INTO cards VALUES (1, 404, 7, 1, '{}')")


class TestMigrations:
    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        folder = tmp_path / "migrations"
        folder.mkdir()
        (folder / "0001_first.sql").write_text("CREATE TABLE first (a);\n")
        return folder

    async def tables(self, path: Path, migrations: Path) -> tuple[list[str], int]:
        async with Database.open(path, migrations=migrations) as database:
            names = await database.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            ((version,),) = await database.rows("PRAGMA user_version")
            return [name for (name,) in names], version

    async def test_each_runs_once_and_in_order(self, path: Path, folder: Path) -> None:
        assert await self.tables(path, folder) == (["first"], 1)
        (folder / "0002_second.sql").write_text("-- A reason.\nALTER TABLE first\n  RENAME TO second;\n")
        assert await self.tables(path, folder) == (["second"], 2)
        assert await self.tables(path, folder) == (["second"], 2)

    async def test_one_that_fails_midway_leaves_nothing(self, path: Path, folder: Path) -> None:
        broken = folder / "0002_second.sql"
        broken.write_text("CREATE TABLE second (a);\nCREATE TABLE first (a);\n")
        with pytest.raises(sqlite3.OperationalError, match="already exists"):
            await opened(path, folder)
        broken.unlink()
        assert await self.tables(path, folder) == (["first"], 1)

    async def test_a_trigger_with_several_statements_stays_whole(self, path: Path, folder: Path) -> None:
        (folder / "0002_trigger.sql").write_text(
            "CREATE TRIGGER grown AFTER INSERT ON first BEGIN\n"
            "  DELETE FROM first WHERE a = 1;\n  DELETE FROM first WHERE a = 2;\nEND;\n"
        )
        assert await self.tables(path, folder) == (["first"], 2)

    async def test_a_database_of_a_newer_bot_is_refused(self, path: Path, folder: Path) -> None:
        (folder / "0002_second.sql").write_text("CREATE TABLE second (a);\n")
        await opened(path, folder)
        (folder / "0002_second.sql").unlink()
        with refusing("storage-newer"):
            await opened(path, folder)

    async def test_a_database_of_another_program_is_left_alone(self, path: Path) -> None:
        other = sqlite3.connect(path)
        other.execute("CREATE TABLE theirs (a)")
        other.close()
        with refusing("storage-foreign"):
            await opened(path)

    @pytest.mark.parametrize("name", ["0001_twice.sql", "0003_gap.sql"])
    def test_numbers_have_no_gap_and_no_twin(self, folder: Path, name: str) -> None:
        (folder / name).write_text("CREATE TABLE other (a);\n")
        with pytest.raises(ValueError, match="numbered"):
            read_migrations(folder)

    def test_an_unfinished_statement_is_an_error(self, folder: Path) -> None:
        (folder / "0002_unfinished.sql").write_text("CREATE TABLE second (a)\n")
        with pytest.raises(ValueError, match="unfinished"):
            read_migrations(folder)

    def test_the_bots_own_are_well_formed(self) -> None:
        assert [step.name[4] for step in read_migrations(MIGRATIONS)] == ["_"] * len(read_migrations(MIGRATIONS))


class TestADatabaseThatCannotBeUsed:
    async def test_a_folder_that_cannot_be_made_is_said(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with refusing("storage-unwritable"):
            await opened(tmp_path / "file" / "tables.sqlite3")

    async def test_a_path_that_is_a_folder_is_said(self, tmp_path: Path) -> None:
        with refusing("storage-unwritable"):
            await opened(tmp_path)

    @pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
    async def test_a_folder_without_the_right_to_write_is_said(self, tmp_path: Path) -> None:
        tmp_path.chmod(0o500)
        with refusing("storage-unwritable"):
            await opened(tmp_path / "tables.sqlite3")

    async def test_a_file_that_is_no_database_is_said(self, path: Path) -> None:
        path.write_text("Dear diary, " * 100)
        with refusing("storage-corrupt"):
            await opened(path)

    async def test_a_database_held_by_another_program_is_said(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bot.storage.database.BUSY_SECONDS", 0.01)
        await opened(path)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with refusing("storage-busy"):
            await opened(path)
        other.close()

    async def test_damage_inside_is_found_when_asked(self, path: Path) -> None:
        async with Database.open(path) as database:
            assert await database.sound()
        with path.open("r+b") as file:
            file.seek(4096 * 2)
            file.write(b"\xff" * 4096)
        async with Database.open(path) as database:
            assert not await database.sound()


class TestReopening:
    async def test_tables_outlive_the_connection(self, path: Path) -> None:
        async with Database.open(path) as database:
            store = SqliteSessions(database, GAMES)
            table = await store.save(dealt(await store.create(lobby())), entry=counted())
        async with Database.open(path) as database:
            store = SqliteSessions(database, GAMES)
            assert await store.load(table.id) == table
            assert len(await store.log(table.id)) == 1

    async def test_a_missing_folder_is_made(self, tmp_path: Path) -> None:
        await opened(tmp_path / "a" / "b" / "tables.sqlite3")
        assert (tmp_path / "a" / "b" / "tables.sqlite3").exists()

    async def test_a_closed_database_is_one_file(self, path: Path) -> None:
        async with Database.open(path) as database:
            await SqliteSessions(database, GAMES).create(lobby())
        assert [file.name for file in path.parent.iterdir()] == [path.name]


WRITER = """
import asyncio, sys
from pathlib import Path
from bot.storage.database import Database
from bot.storage.sessions import SqliteSessions
from tests.storage.conftest import GAMES
from tests.storage.tables import counted, dealt, lobby

async def main():
    async with Database.open(Path(sys.argv[1])) as database:
        store = SqliteSessions(database, GAMES)
        table = dealt(await store.create(lobby()))
        while True:
            table = await store.save(table, entry=counted(table.version))
            print(table.version, flush=True)

asyncio.run(main())
"""


async def test_a_kill_in_the_middle_of_writing_loses_nothing_reported(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for _ in range(25):
            writer.stdout.readline()
        writer.send_signal(signal.SIGKILL)
        reported = 26 + len(writer.stdout.readlines())
    async with Database.open(path) as database:
        store = SqliteSessions(database, GAMES)
        table = await store.live_in(7)
        assert table is not None
        assert table.version >= reported
        assert [entry.version for entry in await store.log(table.id)] == list(range(2, table.version + 1))
        assert await database.sound()

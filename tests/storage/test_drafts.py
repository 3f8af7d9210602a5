"""Half-composed moves kept beside their tables: by revision, without a new version, and no longer than the game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.core.errors import StaleVersion
from bot.core.game import Json
from bot.sessions.model import Draft, Session, Status
from bot.storage.database import Database
from bot.storage.sessions import SqliteSessions
from tests.storage.conftest import GAMES
from tests.storage.tables import counted, dealt, lobby

BODY: Json = {"laid": ["RC N30"], "chosen": None, "word": "Zoë"}


@pytest.fixture
async def table(store: SqliteSessions) -> Session:
    """A game under way."""
    return await store.save(dealt(await store.create(lobby())))


class TestKeeping:
    async def test_without_one_it_is_empty_at_revision_nought(self, store: SqliteSessions, table: Session) -> None:
        assert await store.load_draft(table.id, 0) == Draft(0, None)

    @pytest.mark.parametrize("body", [BODY, None, [], "RC N30"])
    async def test_it_is_loaded_as_it_was_saved(self, store: SqliteSessions, table: Session, body: Json) -> None:
        assert await store.save_draft(table.id, 0, body, revision=0)
        assert await store.load_draft(table.id, 0) == Draft(1, body)

    async def test_each_change_has_the_next_revision_and_an_emptied_one_goes_on_counting(
        self, store: SqliteSessions, table: Session
    ) -> None:
        for revision, body in enumerate((BODY, None, BODY)):
            assert await store.save_draft(table.id, 0, body, revision=revision)
        assert await store.load_draft(table.id, 0) == Draft(3, BODY)

    async def test_each_seat_of_each_table_has_its_own(self, store: SqliteSessions, table: Session) -> None:
        other = await store.save(dealt(await store.create(lobby(channel=8))))
        for at, (session, seat) in enumerate(((table, 0), (table, 1), (other, 0))):
            assert await store.save_draft(session.id, seat, at, revision=0)
        kept = [await store.load_draft(session.id, seat) for session, seat in ((table, 0), (table, 1), (other, 0))]
        assert [draft.body for draft in kept] == [0, 1, 2]

    async def test_it_makes_no_version_and_no_line_of_the_log(self, store: SqliteSessions, table: Session) -> None:
        await store.save_draft(table.id, 0, BODY, revision=0)
        assert await store.load(table.id) == table
        assert await store.log(table.id) == ()

    async def test_it_is_there_when_the_file_is_opened_again(self, path: Path) -> None:
        async with Database.open(path) as database:
            store = SqliteSessions(database, GAMES)
            table = await store.save(dealt(await store.create(lobby())))
            await store.save_draft(table.id, 0, BODY, revision=0)
            await store.save_draft(table.id, 0, BODY, revision=1)
        async with Database.open(path) as database:
            store = SqliteSessions(database, GAMES)
            assert await store.load_draft(table.id, 0) == Draft(2, BODY)
            assert not await store.save_draft(table.id, 0, None, revision=1)

    async def test_it_is_no_part_of_what_is_printed(self) -> None:
        assert "RC" not in repr(Draft(1, BODY))


class TestRaces:
    @pytest.mark.parametrize("revision", [0, 1, 3])
    async def test_an_older_or_unknown_revision_keeps_nothing(
        self, store: SqliteSessions, table: Session, revision: int
    ) -> None:
        for known in (0, 1):
            await store.save_draft(table.id, 0, BODY, revision=known)
        assert not await store.save_draft(table.id, 0, "late", revision=revision)
        assert await store.load_draft(table.id, 0) == Draft(2, BODY)

    async def test_of_two_at_once_one_is_kept(self, store: SqliteSessions, table: Session) -> None:
        for revision in (0, 1):
            saved = await asyncio.gather(
                *(store.save_draft(table.id, 0, word, revision=revision) for word in ("one", "two", "three"))
            )
            assert sorted(saved) == [False, False, True]
            kept = await store.load_draft(table.id, 0)
            assert kept == Draft(revision + 1, ("one", "two", "three")[saved.index(True)])


class TestAMove:
    async def test_it_empties_the_draft_of_the_seat_that_moved_and_of_no_other(
        self, store: SqliteSessions, table: Session
    ) -> None:
        for seat in (0, 1):
            await store.save_draft(table.id, seat, BODY, revision=0)
        await store.save(table, entry=counted())
        assert await store.load_draft(table.id, 0) == Draft(2, None)
        assert await store.load_draft(table.id, 1) == Draft(1, BODY)

    async def test_one_that_is_not_saved_leaves_it(self, store: SqliteSessions, table: Session) -> None:
        await store.save_draft(table.id, 0, BODY, revision=0)
        with pytest.raises(StaleVersion):
            await store.save(replace(table, version=table.version + 1), entry=counted())
        assert await store.load_draft(table.id, 0) == Draft(1, BODY)

    async def test_a_change_without_one_leaves_it_too(self, store: SqliteSessions, table: Session) -> None:
        await store.save_draft(table.id, 0, BODY, revision=0)
        await store.save(table)
        assert await store.load_draft(table.id, 0) == Draft(1, BODY)


class TestTheEnd:
    @pytest.mark.parametrize("status", [Status.FINISHED, Status.CLOSED])
    async def test_they_go_with_their_game_and_those_of_others_stay(
        self, store: SqliteSessions, table: Session, status: Status
    ) -> None:
        other = await store.save(dealt(await store.create(lobby(channel=8))))
        for session, seat in ((table, 0), (table, 1), (other, 0)):
            await store.save_draft(session.id, seat, BODY, revision=0)
        await store.save(replace(table, status=status))
        assert await store.load_draft(table.id, 0) == Draft()
        assert await store.load_draft(table.id, 1) == Draft()
        assert await store.load_draft(other.id, 0) == Draft(1, BODY)

    @pytest.mark.parametrize("revision", [0, 1])
    async def test_one_that_comes_too_late_is_not_kept(
        self, store: SqliteSessions, table: Session, revision: int
    ) -> None:
        if revision:
            await store.save_draft(table.id, 0, BODY, revision=0)
        await store.save(replace(table, status=Status.FINISHED))
        assert not await store.save_draft(table.id, 0, BODY, revision=revision)
        assert await store.load_draft(table.id, 0) == Draft()

"""Tables kept in SQLite."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.core.errors import CorruptState, Refused, StaleVersion
from bot.core.game import Json
from bot.sessions.model import Closing, Entry, Help, Holder, Status, Step
from bot.sessions.ports import SessionStore
from bot.storage.database import Database
from bot.storage.sessions import SqliteSessions
from tests.counting import COUNTING, Count, Counted, Left, Rules
from tests.storage.conftest import GAMES
from tests.storage.tables import ANN, BOB, ROBOT, SEED, card, counted, dealt, lobby


def test_it_is_the_store_that_the_sessions_ask_for(store: SqliteSessions) -> None:
    port: SessionStore = store
    assert port is store


class TestATable:
    async def test_a_new_table_gets_an_id_and_version_one(self, store: SqliteSessions) -> None:
        first = await store.create(lobby(channel=7))
        second = await store.create(lobby(channel=8))
        assert (first.version, second.version) == (1, 1)
        assert first.id != second.id

    async def test_a_lobby_is_loaded_as_it_was_saved(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        assert await store.load(table.id) == table

    async def test_a_running_game_is_loaded_as_it_was_saved(self, store: SqliteSessions) -> None:
        table = await store.save(dealt(await store.create(lobby())))
        assert await store.load(table.id) == table

    @pytest.mark.parametrize(
        "holder",
        [
            ANN,
            BOB,
            ROBOT,
            Holder("Zoë \N{SNOWMAN}", user=2**63 - 1, waited_since=1.25, left=True),
            Holder("Gone", left=True),
        ],
    )
    async def test_every_kind_of_holder_is_kept(self, store: SqliteSessions, holder: Holder) -> None:
        table = await store.create(replace(lobby(), seats=(holder,)))
        loaded = await store.load(table.id)
        assert loaded is not None
        assert loaded.seats == (holder,)

    async def test_everything_that_may_change_is_saved(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        changed = replace(
            dealt(table),
            host=22,
            options=Rules(goal=30),
            help=Help.LEARNER,
            language="ro",
            changed=250.5,
            status=Status.CLOSED,
            closing=Closing.DESERTED,
            deadline=300,
        )
        assert await store.save(changed) == replace(changed, version=2)
        assert await store.load(table.id) == replace(changed, version=2)

    async def test_an_unknown_table_is_none(self, store: SqliteSessions) -> None:
        assert await store.load(404) is None


class TestOneLiveTableAChannel:
    async def test_a_second_live_table_in_a_channel_is_refused(self, store: SqliteSessions) -> None:
        await store.create(lobby())
        with pytest.raises(Refused) as refusal:
            await store.create(lobby())
        assert refusal.value.text.key == "refused-channel-busy"

    @pytest.mark.parametrize("status", [Status.FINISHED, Status.CLOSED])
    async def test_a_table_may_follow_one_that_is_over(self, store: SqliteSessions, status: Status) -> None:
        over = await store.save(replace(await store.create(lobby()), status=status))
        new = await store.create(lobby())
        live = await store.live_in(7)
        assert live is not None
        assert live.id == new.id != over.id

    async def test_a_refused_table_leaves_nothing_behind(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        with pytest.raises(Refused):
            await store.create(lobby())
        assert await store.live_ids() == [table.id]

    async def test_a_table_that_is_over_cannot_come_back_beside_a_live_one(self, store: SqliteSessions) -> None:
        over = await store.save(replace(await store.create(lobby()), status=Status.CLOSED))
        await store.create(lobby())
        with pytest.raises(Refused):
            await store.save(replace(over, status=Status.PLAYING))

    async def test_no_live_table_is_none(self, store: SqliteSessions) -> None:
        await store.create(lobby(channel=8))
        assert await store.live_in(7) is None


class TestTheNewestTable:
    async def test_it_is_found_when_it_is_over(self, store: SqliteSessions) -> None:
        await store.save(replace(await store.create(lobby()), status=Status.FINISHED))
        newest = await store.save(replace(await store.create(lobby()), status=Status.CLOSED))
        assert await store.latest_in(7, "counting") == newest

    async def test_another_game_or_channel_does_not_count(self, store: SqliteSessions) -> None:
        await store.create(lobby())
        assert await store.latest_in(7, "chess") is None
        assert await store.latest_in(8, "counting") is None

    async def test_a_lobby_hides_no_game_that_was_begun_before(self, store: SqliteSessions) -> None:
        assert await store.latest_begun_in(7, "counting") is None
        await store.save(replace(dealt(await store.create(lobby())), status=Status.FINISHED))
        begun = await store.save(replace(dealt(await store.create(lobby())), status=Status.CLOSED))
        await store.save(replace(await store.create(lobby()), status=Status.CLOSED, closing=Closing.CANCELLED))
        assert await store.latest_begun_in(7, "counting") == begun
        await store.create(lobby())
        assert await store.latest_begun_in(7, "counting") == begun
        assert await store.latest_begun_in(7, "chess") is None
        assert await store.latest_begun_in(8, "counting") is None

    async def test_one_that_runs_is_the_newest_that_was_begun(self, store: SqliteSessions) -> None:
        await store.save(replace(dealt(await store.create(lobby())), status=Status.FINISHED))
        running = await store.save(dealt(await store.create(lobby())))
        assert await store.latest_begun_in(7, "counting") == running


class TestSaving:
    async def test_each_save_is_one_version_more(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        for version in (2, 3, 4):
            table = await store.save(table, entry=counted(version))
            assert table.version == version

    async def test_an_old_version_is_stale(self, store: SqliteSessions) -> None:
        old = await store.create(lobby())
        await store.save(old)
        with pytest.raises(StaleVersion):
            await store.save(replace(old, language="ro"), entry=counted())
        loaded = await store.load(old.id)
        assert loaded is not None
        assert (loaded.language, loaded.version) == ("en", 2)
        assert await store.log(old.id) == ()

    async def test_of_two_writers_at_once_one_is_stale(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        results = await asyncio.gather(
            *(store.save(replace(table, host=host), entry=counted(host)) for host in (1, 2)), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["Session", "StaleVersion"]
        assert len(await store.log(table.id)) == 1

    async def test_of_two_processes_at_once_one_is_stale(self, store: SqliteSessions, path: Path) -> None:
        table = await store.create(lobby())
        async with Database.open(path) as other:
            await SqliteSessions(other, GAMES).save(table)
            with pytest.raises(StaleVersion):
                await store.save(table)

    async def test_the_saved_table_knows_what_was_shown_meanwhile(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        await store.mark_shown(table.id, 1)
        assert (await store.save(table)).shown == 1

    async def test_nothing_is_saved_when_the_log_line_fails(self, store: SqliteSessions, database: Database) -> None:
        table = await store.create(lobby())
        async with database.transaction() as connection:
            await connection.execute("INSERT INTO actions VALUES (?, 2, 'act', 0, '1', '[]', 1.0)", (table.id,))
        with pytest.raises(sqlite3.IntegrityError):
            await store.save(replace(table, language="ro"), entry=counted())
        assert await store.load(table.id) == table


class TestTheLog:
    async def test_entries_come_back_oldest_first_with_their_versions(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        entries = (
            Entry(Step.DEAL, None, None, (), at=1.5),
            Entry(Step.ACT, 0, Count(2), (Counted(0, 2),), at=2.5),
            Entry(Step.RESIGN, 1, None, (Left(1),), at=3.5),
        )
        for entry in entries:
            table = await store.save(table, entry=entry)
        expected = tuple(replace(entry, version=version) for version, entry in enumerate(entries, start=2))
        assert await store.log(table.id) == expected
        assert await store.log(table.id, after=3) == expected[2:]

    async def test_a_save_without_an_entry_leaves_no_line(self, store: SqliteSessions) -> None:
        table = await store.save(await store.create(lobby()))
        assert await store.log(table.id) == ()

    async def test_other_tables_have_other_logs(self, store: SqliteSessions) -> None:
        table, other = await store.create(lobby()), await store.create(lobby(channel=8))
        await store.save(other, entry=counted())
        assert await store.log(table.id) == ()


class TestWhatIsLeftToShow:
    async def test_a_new_table_is_unshown(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        assert await store.unshown() == [table.id]

    async def test_a_sent_card_shows_its_version(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        await store.add_card(table.id, card(500))
        assert await store.unshown() == []
        await store.save(table)
        assert await store.unshown() == [table.id]

    async def test_an_edited_card_shows_its_version(self, store: SqliteSessions) -> None:
        table = await store.save(await store.create(lobby()))
        await store.mark_shown(table.id, 1)
        assert await store.unshown() == [table.id]
        await store.mark_shown(table.id, 2)
        assert await store.unshown() == []

    async def test_what_was_shown_is_never_lowered(self, store: SqliteSessions) -> None:
        table = await store.save(await store.create(lobby()))
        await store.mark_shown(table.id, 2)
        await store.mark_shown(table.id, 1)
        await store.add_card(table.id, card(500, version=1))
        loaded = await store.load(table.id)
        assert loaded is not None
        assert loaded.shown == 2

    async def test_a_table_that_is_over_is_still_shown(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        await store.mark_shown(table.id, 1)
        await store.save(replace(table, status=Status.FINISHED))
        assert await store.unshown() == [table.id]

    async def test_two_cards_with_buttons_are_one_too_many(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        await store.add_card(table.id, card(500))
        await store.add_card(table.id, card(501))
        assert await store.unshown() == [table.id]
        await store.drop_card(500)
        assert await store.unshown() == []


class TestCards:
    async def test_cards_come_back_oldest_first(self, store: SqliteSessions) -> None:
        table, other = await store.create(lobby()), await store.create(lobby(channel=8))
        await store.add_card(table.id, card(501))
        await store.add_card(table.id, card(500))
        await store.add_card(other.id, card(499))
        assert await store.cards(table.id) == (card(500), card(501))

    async def test_a_card_that_two_have_seen_is_recorded_once(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        for _ in range(2):
            await store.add_card(table.id, card(500))
        assert await store.cards(table.id) == (card(500),)

    async def test_a_changed_card_keeps_its_newest_version_and_shows_it(self, store: SqliteSessions) -> None:
        table = await store.save(await store.create(lobby()))
        await store.add_card(table.id, card(500))
        changed = replace(card(500, version=2), body={"title": "changed"})
        await store.add_card(table.id, changed)
        assert await store.cards(table.id) == (changed,)
        assert await store.unshown() == []
        await store.add_card(table.id, card(500, version=1))
        assert await store.cards(table.id) == (changed,)

    async def test_a_dropped_card_is_gone_and_its_version_stays_shown(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        await store.add_card(table.id, card(500))
        await store.drop_card(500)
        assert await store.cards(table.id) == ()
        assert await store.unshown() == []

    async def test_a_lost_card_makes_its_table_unshown(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        await store.add_card(table.id, card(500))
        await store.lose_card(table.id, 500)
        assert await store.cards(table.id) == ()
        assert await store.unshown() == [table.id]

    async def test_losing_an_older_card_leaves_the_newest_shown(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        await store.add_card(table.id, card(500))
        await store.add_card(table.id, card(501))
        await store.lose_card(table.id, 500)
        assert await store.unshown() == []

    async def test_losing_a_message_that_is_no_card_changes_nothing(self, store: SqliteSessions) -> None:
        table = await store.create(lobby())
        await store.add_card(table.id, card(500))
        await store.drop_card(500)
        await store.lose_card(table.id, 500)
        assert await store.unshown() == []


class TestLists:
    async def test_live_ids_are_lobbies_and_running_games(self, store: SqliteSessions) -> None:
        tables = [await store.create(lobby(channel=channel)) for channel in range(4)]
        await store.save(dealt(tables[1]))
        await store.save(replace(tables[2], status=Status.CLOSED))
        await store.save(replace(tables[3], status=Status.FINISHED))
        assert await store.live_ids() == [tables[0].id, tables[1].id]

    async def test_old_lobbies_are_found_and_nothing_else(self, store: SqliteSessions) -> None:
        old = await store.create(lobby(channel=1, created=10.0))
        await store.create(lobby(channel=2, created=20.0))
        await store.save(dealt(await store.create(lobby(channel=3, created=10.0))))
        await store.save(replace(await store.create(lobby(channel=4, created=10.0)), status=Status.CLOSED))
        assert await store.lobbies_before(20.0) == [old.id]


class TestTimeThatRunsOut:
    """Bob is waited for since 0."""

    async def overdue(self, store: SqliteSessions, **changes: Any) -> list[float]:
        """The seconds of a few at which the table is overdue."""
        table = await store.save(replace(dealt(await store.create(lobby())), **changes))
        return [now for now in (0, 59, 60, 61) if await store.overdue(now) == [table.id]]

    async def test_a_table_is_overdue_from_then_on(self, store: SqliteSessions) -> None:
        assert await self.overdue(store, deadline=60) == [60, 61]

    async def test_without_a_deadline_it_never_is(self, store: SqliteSessions) -> None:
        assert await self.overdue(store) == []

    async def test_the_first_who_runs_out_of_time_counts(self, store: SqliteSessions) -> None:
        seats = (replace(ANN, waited_since=-1.0), BOB, ROBOT)
        assert await self.overdue(store, deadline=60, seats=seats) == [59, 60, 61]

    async def test_a_table_that_waits_for_nobody_never_is(self, store: SqliteSessions) -> None:
        for holder in (replace(BOB, waited_since=None), replace(BOB, left=True)):
            table = await store.save(replace(dealt(await store.create(lobby())), seats=(ANN, holder), deadline=60))
            assert await store.overdue(1000) == []
            await store.save(replace(table, status=Status.CLOSED))


class TestASavedTableThatCannotBeRead:
    @pytest.mark.parametrize(
        ("column", "value"),
        [
            ("state", "[1, 2"),
            ("state", '["a-seed-nobody-may-read"]'),
            ("options", "not json"),
            ("seats", "[[]]"),
            ("status", "asleep"),
            ("game", "chess"),
        ],
    )
    async def test_it_is_corrupt_and_its_secrets_stay_in(
        self, store: SqliteSessions, database: Database, column: str, value: str
    ) -> None:
        table = await store.save(dealt(await store.create(lobby())))
        async with database.transaction() as connection:
            await connection.execute(f"UPDATE sessions SET {column} = ?", (value,))
        with pytest.raises(CorruptState) as fault:
            await store.load(table.id)
        assert f"session={table.id}" in str(fault.value)
        assert SEED not in str(fault.value)

    async def test_a_log_line_can_be_corrupt_too(self, store: SqliteSessions, database: Database) -> None:
        table = await store.save(await store.create(lobby()), entry=counted())
        async with database.transaction() as connection:
            await connection.execute("UPDATE actions SET events = '[[\"unheard\"]]'")
        with pytest.raises(CorruptState):
            await store.log(table.id)

    async def test_a_failing_codec_never_chains_what_it_read(self, store: SqliteSessions, database: Database) -> None:
        table = await store.save(dealt(await store.create(lobby())))

        def load_state(saved: Json) -> Any:
            raise ValueError(f"can't read {saved}")

        leaky = replace(COUNTING, codec=replace(COUNTING.codec, load_state=load_state))
        with pytest.raises(CorruptState) as fault:
            await SqliteSessions(database, {"counting": leaky}).load(table.id)
        assert fault.value.__suppress_context__


async def test_no_log_line_holds_the_seed(store: SqliteSessions, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await store.save(dealt(await store.create(lobby())), entry=counted())
    assert SEED not in caplog.text


async def test_each_frequent_question_has_its_index(database: Database) -> None:
    live = "status IN ('lobby', 'playing')"
    for question, index in {
        "shown < version": "sessions_unshown",
        f"channel = 1 AND {live}": "sessions_live",
        live: "sessions_live",
        "channel = 1 AND game = 'x' ORDER BY id DESC": "sessions_newest",
        "due <= 1.0": "sessions_due",
    }.items():
        (plan, *_) = await database.rows(f"EXPLAIN QUERY PLAN SELECT id FROM sessions WHERE {question}")
        assert f"INDEX {index}" in plan["detail"], question

"""Games replayed from their seed."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.core.errors import CorruptState
from bot.games.registry import GAMES
from bot.sessions.model import Entry, Help, Holder, Session, Status, Step
from bot.sessions.replay import frames
from bot.sessions.seating import seniority
from bot.sessions.service import SessionService
from bot.storage.sessions import SqliteSessions
from tests.counting import COUNTING, Count
from tests.laws.walks import Walk, walks
from tests.sessions.tables import ANN, BOB, CAY, game

FIRST = 4
"""The version of the deal at the tables of walks."""


def table_of(walk: Walk) -> tuple[Session, tuple[Entry, ...]]:
    """A walk as the table and the log that would have been saved."""
    session = Session(
        game=walk.game.key,
        guild=1,
        channel=1,
        host=1,
        options=walk.options,
        help=Help.FAIR,
        language="en",
        seats=tuple(Holder(f"P{seat}", user=rank + 1) for seat, rank in enumerate(walk.seniority)),
        created=0.0,
        changed=0.0,
        status=Status.FINISHED,
        seed=walk.seed,
        state=walk.end,
        id=1,
    )
    assert seniority(session) == walk.seniority
    entries = [Entry(Step.DEAL, None, None, walk.start.events, 0.0, FIRST)]
    for version, step in enumerate(walk.steps, FIRST + 1):
        kind = Step.RESIGN if step.action is None else Step.ACT
        entries.append(Entry(kind, step.seat, step.action, step.outcome.events, 0.0, version))
    return session, tuple(entries)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_seen_again_step_by_step(key: str) -> None:
    for walk in walks(key):
        session, entries = table_of(walk)
        played = frames(session, entries, walk.game)
        assert [frame.version for frame in played] == [entry.version for entry in entries]
        assert [frame.events for frame in played] == [entry.events for entry in entries]
        assert [frame.after for frame in played] == list(walk.states)
        assert played[0].before is None
        assert all(frame.before == earlier.after for earlier, frame in pairwise(played))


@pytest.mark.parametrize("key", GAMES)
def test_what_an_absent_seat_did_is_replayed_too(key: str) -> None:
    session, entries = table_of(walks(key)[0])
    late = tuple(replace(entry, step=Step.LATE) if entry.step is Step.ACT else entry for entry in entries)
    assert frames(session, late, GAMES[key])[-1].after == session.state


async def test_a_saved_table_is_replayed(service: SessionService, store: SqliteSessions) -> None:
    session = await game(service, BOB, CAY)
    await service.act(session.id, ANN.id, Count(3))
    await service.resign(session.id, CAY.id)
    await service.act(session.id, BOB.id, Count(2))
    session = await service.end(session.id, ANN.id, moderator=False)
    played = frames(session, await store.log(session.id), COUNTING)
    assert [(frame.step, frame.seat) for frame in played] == [
        (Step.DEAL, None),
        (Step.ACT, 0),
        (Step.RESIGN, 2),
        (Step.ACT, 1),
    ]
    assert played[-1].after == session.state


class TestALogThatIsNotTheTables:
    """Nothing is told of what was replayed: it holds the secrets of a table."""

    @pytest.fixture
    def told(self) -> tuple[Session, tuple[Entry, ...]]:
        return table_of(walks("qwirkle")[0])

    def test_another_end_is_noticed(self, told: tuple[Session, tuple[Entry, ...]]) -> None:
        session, entries = told
        with pytest.raises(CorruptState, match="does not lead to the saved state"):
            frames(session, entries[:-1], GAMES[session.game])

    def test_another_seed_is_noticed(self, told: tuple[Session, tuple[Entry, ...]]) -> None:
        session, entries = told
        with pytest.raises(CorruptState, match="can't be replayed: IllegalMove") as error:
            frames(replace(session, seed="another"), entries, GAMES[session.game])
        assert error.value.__cause__ is None

    @pytest.mark.parametrize("missing", [0, 3])
    def test_a_gap_is_noticed(self, told: tuple[Session, tuple[Entry, ...]], missing: int) -> None:
        session, entries = told
        with pytest.raises(CorruptState, match="gaps"):
            frames(session, entries[:missing] + entries[missing + 1 :], GAMES[session.game])

    def test_an_empty_one_is_noticed(self, told: tuple[Session, tuple[Entry, ...]]) -> None:
        with pytest.raises(CorruptState, match="gaps"):
            frames(told[0], (), GAMES[told[0].game])

    def test_so_is_a_move_of_nobody(self, told: tuple[Session, tuple[Entry, ...]]) -> None:
        session, entries = told
        with pytest.raises(CorruptState, match="nobody"):
            frames(session, (entries[0], replace(entries[1], seat=None), *entries[2:]), GAMES[session.game])

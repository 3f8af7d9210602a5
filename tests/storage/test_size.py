"""How much a finished game weighs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.core.chance import Chance
from bot.core.game import Transition
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.state import State
from bot.sessions.model import Card, Entry, Help, Holder, Session, Status, Step
from bot.storage.database import Database
from bot.storage.sessions import SqliteSessions

SNOWFLAKE = 1_234_567_890_123_456_789
NOW = 1_800_000_000.123456
GAMES_PLAYED = 4


def whole_game(seed: str) -> Iterator[tuple[Entry, State]]:
    """Both seats always lay the highest-scoring play."""
    chance = Chance(seed)
    step: Transition[State] = QWIRKLE.setup((0, 1), QWIRKLE.default, chance)
    yield Entry(Step.DEAL, None, None, step.events, at=NOW), step.state
    while actors := QWIRKLE.actors(step.state):
        (seat,) = actors
        action = QWIRKLE.yardsticks["highest"](QWIRKLE.view(step.state, seat), chance)
        step = QWIRKLE.apply(step.state, seat, action)
        yield Entry(Step.ACT, seat, action, step.events, at=NOW), step.state


async def keep(store: SqliteSessions, number: int) -> None:
    """Plays one table to its end, with a card for each turn."""
    ann, bob = Holder("Anna-Margaretha", user=SNOWFLAKE, waited_since=NOW), Holder("Computer 1", computer="highest")
    table = Session(
        game="qwirkle",
        guild=SNOWFLAKE,
        channel=SNOWFLAKE + number,
        host=SNOWFLAKE,
        options=QWIRKLE.default,
        help=Help.FAIR,
        language="en",
        seats=(ann, bob),
        created=NOW,
        changed=NOW,
        seed=f"{number:032x}",
    )
    table = await store.create(table)
    for entry, state in whole_game(table.seed):
        status = Status.PLAYING if QWIRKLE.actors(state) else Status.FINISHED
        table = await store.save(replace(table, state=state, status=status), entry=entry)
        message = SNOWFLAKE + number * 1000 + table.version
        await store.add_card(table.id, Card(message, table.channel, table.version, {"lines": ["Anna" * 100]}))
        await store.drop_card(message)


async def test_a_finished_game_takes_at_most_twenty_kibibytes(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with Database.open(path):
        pass
    empty = path.stat().st_size
    async with Database.open(path) as database:
        store = SqliteSessions(database, {"qwirkle": QWIRKLE})
        for number in range(GAMES_PLAYED):
            await keep(store, number)
    assert (path.stat().st_size - empty) / GAMES_PLAYED <= 20 * 1024

"""Tables of the counting game, as tests begin with them."""

from __future__ import annotations

from dataclasses import replace

from bot.core.chance import Chance
from bot.sessions.model import Card, Entry, Help, Holder, Session, Status, Step
from tests.counting import COUNTING, Count, Counted, Rules

ANN = Holder("Ann", user=11)
BOB = Holder("Bob", user=22, waited_since=0.0)
ROBOT = Holder("Robot", computer="greedy")
SEED = "a-seed-nobody-may-read"


def lobby(*, channel: int = 7, game: str = COUNTING.key, created: float = 100.0) -> Session:
    return Session(
        game=game,
        guild=1,
        channel=channel,
        host=11,
        options=Rules(goal=12),
        help=Help.FAIR,
        language="en",
        seats=(ANN,),
        created=created,
        changed=created,
    )


def dealt(session: Session) -> Session:
    """The same table with its game begun."""
    state = COUNTING.setup((0, 1, 2), session.options, Chance(SEED)).state
    return replace(session, status=Status.PLAYING, seats=(ANN, BOB, ROBOT), seed=SEED, state=state)


def counted(total: int = 2) -> Entry:
    return Entry(Step.ACT, 0, Count(2), (Counted(0, total),), at=101.5)


def card(message: int, *, version: int = 1) -> Card:
    return Card(message, channel=7, version=version, body={"title": "Zählen", "lines": [1, 2]})

"""People who sit down to count, and the tables at which tests of the sessions begin."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.sessions.model import Help, Holder, Person, Session
from bot.sessions.service import SessionService, Wish
from tests.counting import COUNTING, Rules

ANN = Person(33, "Ann")
BOB = Person(22, "Bob")
CAY = Person(11, "Cay")
"""The eldest account, though the last to come."""

DAN = Person(44, "Dan")

ROBOT = "greedy"
CHANNEL = 7


def wish(
    *,
    channel: int = CHANNEL,
    host: Person = ANN,
    game: str = COUNTING.key,
    options: Any = None,
    deadline: int | None = None,
) -> Wish:
    return Wish(
        game=game,
        guild=1,
        channel=channel,
        host=host,
        options=options or Rules(),
        help=Help.FAIR,
        language="en",
        deadline=deadline,
    )


async def lobby(service: SessionService, *others: Person, robots: int = 0, **wanted: Any) -> Session:
    """A table that Ann opened and the others joined, then computers."""
    session = await service.open(wish(**wanted))
    for person in others:
        session = await service.join(session.id, person)
    for _ in range(robots):
        session = await service.add_computer(session.id, ANN.id, ROBOT, "Robot")
    return session


async def game(service: SessionService, *others: Person, robots: int = 0, **wanted: Any) -> Session:
    """The same with its game begun."""
    session = await lobby(service, *others, robots=robots, **wanted)
    return (await service.start(session.id, ANN.id)).session


def seated(*people: Person, robots: int = 0) -> Session:
    """An unsaved lobby with those people, the first as host, then computers."""
    session = Session(
        game=COUNTING.key,
        guild=1,
        channel=CHANNEL,
        host=people[0].id,
        options=Rules(),
        help=Help.FAIR,
        language="en",
        seats=tuple(Holder(person.name, user=person.id) for person in people),
        created=0.0,
        changed=0.0,
    )
    numbers = ("", *(f" {number}" for number in range(2, robots + 1)))
    machines = tuple(Holder(f"Robot{number}", computer=ROBOT) for number in numbers[:robots])
    return replace(session, seats=session.seats + machines)

"""One table in one channel: who sits there, what is played, how far it has come."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from bot.core.game import Seat


class Status(Enum):
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """Played to its end; the game's result stands."""
    CLOSED = "closed"
    """Given up before its end; nobody won. `Session.closing` tells why."""

    @property
    def live(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


class Closing(Enum):
    """Why a table was closed without a result."""

    CANCELLED = "cancelled"
    EXPIRED = "expired"
    ENDED = "ended"
    DESERTED = "deserted"
    CHANNEL_GONE = "channel-gone"


class Help(Enum):
    """How much the bot helps. FAIR leaves finding the move to the player; LEARNER shows the best first."""

    FAIR = "fair"
    LEARNER = "learner"


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user as they appear at a table. Ids grow with the age of the account: the smallest is the eldest."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Holder:
    """Whoever holds a seat: a person (`user`) or a computer player (`computer` is its level).

    `waited_since` is when the table began to wait for this seat (Unix seconds), None while it does not; `left` is set
    when the seat resigned or was retired.
    """

    name: str
    user: int | None = None
    computer: str | None = None
    waited_since: float | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class Session:
    """A table as it is saved. `options` and `state` are values of its game; `id` 0 and `version` 0 mean not yet saved.

    `version` grows by one with each saved change; `shown` is the version that the newest public card shows.
    Times are Unix seconds.
    """

    game: str
    guild: int
    channel: int
    host: int
    options: Any
    help: Help
    language: str
    seats: tuple[Holder, ...]
    created: float
    changed: float
    status: Status = Status.LOBBY
    closing: Closing | None = None
    deadline: int | None = None
    """Seconds that the table waits for a seat before it goes on without; None means for ever."""
    seed: str = field(default="", repr=False)
    state: Any = field(default=None, repr=False)
    id: int = 0
    version: int = 0
    shown: int = 0

    def seat_of(self, user: int) -> Seat | None:
        """The seat that this person holds and has not left."""
        for seat, holder in enumerate(self.seats):
            if holder.user == user and not holder.left:
                return seat
        return None

    @property
    def due(self) -> float | None:
        """When the first seat that the table waits for runs out of time; None where time does not run."""
        waits = [holder.waited_since for holder in self.seats if holder.waited_since is not None and not holder.left]
        return None if self.deadline is None or not waits else min(waits) + self.deadline

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(holder.name for holder in self.seats)


class Step(Enum):
    """What moved a game on."""

    DEAL = "deal"
    ACT = "act"
    RESIGN = "resign"
    LATE = "late"
    """The table went on without a seat whose time had run out, as its game does then."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a table's log: the step, and the public facts that came of it.

    `action` is None unless the step is ACT or LATE. `version` is the version of the session that was saved with it.
    """

    step: Step
    seat: Seat | None
    action: Any = field(repr=False)
    events: tuple[Any, ...] = field(repr=False)
    at: float
    version: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A public message that still has buttons. `body` is what remains of it when they go (plain JSON)."""

    message: int
    channel: int
    version: int
    body: Any


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-composed move of one seat. `revision` grows with each change; `body` is the game's plain JSON."""

    revision: int = 0
    body: Any = field(default=None, repr=False)

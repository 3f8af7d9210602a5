"""A game that is over as everybody could follow it: the steps of which something was to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.core.game import Seat
from bot.sessions.model import Step
from bot.sessions.replay import Frame, public


@dataclass(frozen=True, slots=True)
class Moment:
    """A step that the public saw, together with those that were made in secret since the one before.

    `seats` made them, in order and each once; `late` are those of them whose time had run out. `before` is the state
    in which the last of them was made, None at the deal; `after` is how the game stood then, at that `version` of its
    table.
    """

    version: int
    seats: tuple[Seat, ...]
    late: tuple[Seat, ...]
    before: Any = field(repr=False)
    after: Any = field(repr=False)
    events: tuple[Any, ...] = field(repr=False)

    @property
    def mover(self) -> Seat | None:
        """The seat that made the step alone."""
        return self.seats[0] if len(self.seats) == 1 else None


def moments(frames: Sequence[Frame]) -> tuple[Moment, ...]:
    """The public steps of a game, the deal first."""
    found: list[Moment] = []
    hidden: list[Frame] = []
    for frame in public(frames):
        hidden.append(frame)
        if frame.events:
            seats = tuple(dict.fromkeys(each.seat for each in hidden if each.seat is not None))
            late = tuple(each.seat for each in hidden if each.step is Step.LATE and each.seat is not None)
            found.append(Moment(frame.version, seats, late, frame.before, frame.after, frame.events))
            hidden = []
    return tuple(found)

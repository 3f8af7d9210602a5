"""A game played again from its seed, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from bot.core.chance import Chance
from bot.core.errors import CorruptState
from bot.core.game import Game, Seat, Transition
from bot.sessions.model import Entry, Session, Step
from bot.sessions.seating import seniority

AnyGame = Game[Any, Any, Any, Any]


class Telling(Protocol):
    """A step with the public facts that came of it."""

    @property
    def events(self) -> tuple[Any, ...]: ...


T = TypeVar("T", bound=Telling)


@dataclass(frozen=True, slots=True)
class Deal:
    """How a game began. `version` is the one that its table had then; each step after it is one more."""

    seniority: tuple[int, ...]
    options: Any
    seed: str = field(repr=False)
    version: int


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat did; `action` is None where it resigned."""

    step: Step
    seat: Seat
    action: Any = None


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a game: the state before it, the state after it and the public facts that came of it.

    The first frame is the deal, which nobody made and which has nothing before it.
    """

    version: int
    step: Step
    seat: Seat | None
    action: Any = field(repr=False)
    before: Any = field(repr=False)
    after: Any = field(repr=False)
    events: tuple[Any, ...] = field(repr=False)


def replay(game: AnyGame, deal: Deal, moves: Iterable[Move]) -> Iterator[Frame]:
    """The frames as they come. Raises what the rules raise at a step that they forbid."""
    dealt: Transition[Any] = game.setup(deal.seniority, deal.options, Chance(deal.seed))
    yield Frame(deal.version, Step.DEAL, None, None, None, dealt.state, dealt.events)
    state = dealt.state
    for version, move in enumerate(moves, deal.version + 1):
        resigned = move.step is Step.RESIGN
        after = game.resign(state, move.seat) if resigned else game.apply(state, move.seat, move.action)
        yield Frame(version, move.step, move.seat, move.action, state, after.state, after.events)
        state = after.state


def begun(session: Session, entries: Sequence[Entry]) -> tuple[Deal, tuple[Move, ...]]:
    """The deal and the moves of a whole log. Raises `CorruptState` where lines are missing."""
    told = [entry.version for entry in entries]
    if not entries or entries[0].step is not Step.DEAL or told != list(range(told[0], told[0] + len(told))):
        raise CorruptState(f"session={session.id} the log has gaps")
    moves = []
    for entry in entries[1:]:
        if entry.seat is None:
            raise CorruptState(f"session={session.id} entry={entry.version} nobody's move")
        moves.append(Move(entry.step, entry.seat, entry.action))
    return Deal(seniority(session), session.options, session.seed, told[0]), tuple(moves)


def frames(session: Session, entries: Sequence[Entry], game: AnyGame) -> tuple[Frame, ...]:
    """The whole log of a table, replayed. Raises `CorruptState` if it does not lead to the state that was saved.

    States hold everybody's secrets; frames of a running game are for nobody.
    """
    deal, moves = begun(session, entries)
    try:
        played = tuple(replay(game, deal, moves))
    except Exception as error:
        # Not chained: a cause may quote secrets of the table.
        raise CorruptState(f"session={session.id} the log can't be replayed: {type(error).__name__}") from None
    if played[-1].after != session.state:
        raise CorruptState(f"session={session.id} the log does not lead to the saved state")
    return played


def public(steps: Sequence[T]) -> Sequence[T]:
    """The deal and the steps up to the last of which something was to be seen.

    What was still secret when a game was given up stays secret for good.
    """
    last = max((number for number, step in enumerate(steps) if step.events), default=0)
    return steps[: last + 1]

"""What a game is: a record of pure functions over frozen values.

A game knows nothing of Discord, pictures, storage or the clock. The laws that every game keeps are tests over the
whole registry (`tests/laws`), so a new game is covered the moment it is registered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from bot.core.chance import Chance

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of joining."""

Json: TypeAlias = Any
"""What `json.dumps` takes without help."""

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the options of a table; the letter follows state, action and view


@dataclass(frozen=True, slots=True)
class Transition(Generic[S]):
    """The next state, and the public facts of how it came about, in the past tense and in order."""

    state: S
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game. `points` and `places` are by seat; place 1 won, equal places share it."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(points: Sequence[int], out: frozenset[Seat]) -> tuple[int, ...]:
    """Places by seat, 1 the best; equal points share one. Leavers stand behind everybody who stayed, by points too."""
    standing = [(seat not in out, total) for seat, total in enumerate(points)]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


@dataclass(frozen=True, slots=True)
class Codec(Generic[S, A, O]):
    """To plain JSON values and back, without loss: `load(dump(x)) == x`."""

    dump_state: Callable[[S], Json]
    load_state: Callable[[Json], S]
    dump_action: Callable[[A], Json]
    load_action: Callable[[Json], A]
    dump_event: Callable[[Any], Json]
    load_event: Callable[[Json], Any]
    dump_options: Callable[[O], Json]
    load_options: Callable[[Json], O]


Computer: TypeAlias = Callable[[V, Chance], A]
"""A computer player: it sees what its seat sees, so it can't peek."""


@dataclass(frozen=True, slots=True)
class Weighed(Generic[A]):
    """A move with what the strongest computer player expects of it, in points; to be compared within one position.

    `points` are those that it scores at once, exactly. `worth` is what it is expected to be worth in all, and `risk`
    how much of that it gives away: to the others, or for good. `named` is a move that nobody would have thought of
    unless it had been named.
    """

    action: A
    points: int
    worth: float
    risk: float = 0.0
    named: bool = False


Weigh: TypeAlias = Callable[[V, Chance, Sequence[A]], Sequence[Weighed[A]]]
"""The moves of a viewer, the best first; the first is what the strongest computer player would do with that chance.

Further moves may be named that must be among them, marked so if they would not be there otherwise; naming them changes
nothing about the others.
"""

Scored: TypeAlias = Callable[[S, Sequence[Any]], "tuple[tuple[int, ...], ...]"]
"""The points by seat at the end of each turn that a step touched, by the state after it and its events.

The first turn is the one in which it was made, as far as it got; those after it are the ones that were over at once.
"""

Fortune: TypeAlias = Callable[[S, S, Chance], "tuple[float, ...]"]
"""How much better than expected, in points by seat, was what chance gave between a state and the next one."""


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, V, O]):
    """How a game is played.

    `setup` takes one rank of seniority a seat (0 = the eldest) and decides who starts; a rank for each seat.
    `actors` is whom the table waits for; empty means that the game is over. `apply` raises `IllegalMove` and never
    half-applies. `view` with no seat is what the public sees; equal views within a round give the same thoughts,
    and what others decide in secret leaves them equal. `round` grows when older buttons lose their meaning; `turn` is
    the running turn as players count them, from 1.
    `absent` is the legal action of a seat whose time ran out; None means that tables of this game wait for ever.
    `computers` are the levels that may be seated, the weakest first; `yardsticks` are simple players beside them.
    `points` are the points by seat as they stand. `scored` tells those of turns that nobody could play; None means that
    such a turn scores nothing. `write` gives an action in the game's notation, at a table of those
    options, and `read` understands it again where a seat with that view could do it; it raises `BadNotation`.
    """

    key: str
    presets: Mapping[str, O]
    default: O
    seats: Callable[[O], range]
    setup: Callable[[Sequence[int], O, Chance], Transition[S]]
    actors: Callable[[S], frozenset[Seat]]
    legal: Callable[[S, Seat], Iterator[A]]
    apply: Callable[[S, Seat, A], Transition[S]]
    resign: Callable[[S, Seat], Transition[S]]
    view: Callable[[S, Seat | None], V]
    result: Callable[[S], Result | None]
    round: Callable[[S], int]
    turn: Callable[[S], int]
    codec: Codec[S, A, O]
    computers: Mapping[str, Computer[V, A]]
    yardsticks: Mapping[str, Computer[V, A]]
    weigh: Weigh[V, A]
    fortune: Fortune[S]
    points: Callable[[S], tuple[int, ...]]
    write: Callable[[A, O], str]
    read: Callable[[str, V], A]
    absent: Callable[[S, Seat], A] | None = None
    scored: Scored[S] | None = None

    def computer(self, level: str) -> Computer[V, A]:
        """The computer player of that level or yardstick. Raises `KeyError`."""
        return self.computers[level] if level in self.computers else self.yardsticks[level]

    def may_decide(self, state: S, seat: Seat) -> bool:
        """Whether a seat has something to decide, or has decided what can still be changed."""
        return seat in self.actors(state) or next(self.legal(state, seat), None) is not None

"""Qwixx, the words of the game: dice, rows, sheets, marks, and what can happen to them. No rule is decided here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import NamedTuple, TypeAlias

from bot.core.chance import Chance
from bot.core.game import Seat

CELLS = 11
"""Numbers in a row; the last one closes it."""

LAST = CELLS - 1
NEEDED_TO_CLOSE = 5
MISS_COST = 5
MOST_MISSES = 4
ROWS_TO_END = 2

SECOND_ROW_ENDS_AT_ONCE = True
"""If the second row closes in the white phase there is no colour phase and no miss; the printed text does not say."""

BASE_AND_BONUS_IN_ONE_TURN = True
"""A base cell by the white sum and its bonus cell by the colour sum of the same turn; the printed text does not say."""


class Colour(IntEnum):
    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3


class Variant(Enum):
    CLASSIC = "classic"
    MIXX_A = "mixx-a"
    MIXX_B = "mixx-b"
    BIG_POINTS = "big-points"


@dataclass(frozen=True, slots=True)
class Options:
    variant: Variant = Variant.CLASSIC


class Place(NamedTuple):
    """A cell of a sheet: a row and where in it, both from 0. Rows 4 and 5 are the bonus rows of Big Points."""

    row: int
    at: int


@dataclass(frozen=True, slots=True)
class Row:
    """What is printed in a row, from left to right. `dies` is the colour of the die that leaves when the row closes."""

    numbers: tuple[int, ...]
    colours: tuple[Colour, ...]
    dies: Colour


@dataclass(frozen=True, slots=True)
class BonusRow:
    """A row of Big Points between two others; its cells count for both."""

    numbers: tuple[int, ...]
    above: int
    below: int


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """A printed sheet, one for each variant and known by its identity.

    `most_crosses` caps what a row counts, lock and bonus included.
    """

    rows: tuple[Row, Row, Row, Row]
    bonus: tuple[BonusRow, ...]
    most_crosses: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one player has crossed: the indices by row, rising; bonus rows apart; misses.

    A crossed last cell of a base row stands for the lock's cross as well.
    """

    rows: tuple[tuple[int, ...], ...] = ((), (), (), ())
    bonus: tuple[tuple[int, ...], ...] = ()
    misses: int = 0


class Phase(Enum):
    WHITE = "white"
    COLOUR = "colour"


@dataclass(frozen=True, slots=True)
class Roll:
    """The two white dice, and those colour dice that are still in play."""

    white: tuple[int, int]
    colours: Mapping[Colour, int]

    @property
    def sum(self) -> int:
        return sum(self.white)


# What a player may do.


@dataclass(frozen=True, slots=True)
class Mark:
    """Cross that cell: by the white sum in the white phase, by a white and a colour die in the colour phase."""

    place: Place


@dataclass(frozen=True, slots=True)
class Pass:
    """Cross nothing in this phase."""


Action: TypeAlias = "Mark | Pass"


# What happened: public facts in the past tense.


@dataclass(frozen=True, slots=True)
class RolledOff:
    """The opening: the sums that each seat rolled, round by round; only the tied roll again (None = does not roll)."""

    rounds: tuple[tuple[int | None, ...], ...]
    starter: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """A turn began. `turn` counts them from 1."""

    seat: Seat
    roll: Roll
    turn: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """The white phase closed: who crossed what, by seat; None crossed nothing."""

    marks: tuple[Place | None, ...]


@dataclass(frozen=True, slots=True)
class Coloured:
    """The active player's colour phase: the cell crossed, None for nothing."""

    seat: Seat
    place: Place | None


@dataclass(frozen=True, slots=True)
class Closed:
    """A row was closed, by these seats; its die left the game."""

    row: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """The active player crossed nothing in either phase. `misses` is their number now."""

    seat: Seat
    misses: int


@dataclass(frozen=True, slots=True)
class Resigned:
    seat: Seat


class Ending(Enum):
    ROWS = "rows"
    MISSES = "misses"
    LEFT_ALONE = "left-alone"


@dataclass(frozen=True, slots=True)
class Ended:
    ending: Ending
    points: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = "RolledOff | Rolled | Revealed | Coloured | Closed | Missed | Resigned | Ended"


class Undecided(Enum):
    """Stands for a decision not made yet, since None is a decision to cross nothing."""

    UNDECIDED = "undecided"


UNDECIDED = Undecided.UNDECIDED
Decision: TypeAlias = "Place | Undecided | None"


@dataclass(frozen=True, slots=True)
class State:
    """A whole game.

    Invariants: the table waits for whoever is undecided, so `ending` is set exactly when nobody is; `decisions` are
    those of the running phase, hidden until it closes, None for whoever has nothing to mark or no say in it; `closed`
    are the rows closed when the phase began; `roll` holds no colour that left the game; `marked` is what the active
    seat crossed so far in this turn; `step` grows with each phase.
    """

    options: Options
    chance: Chance
    sheets: tuple[Sheet, ...]
    active: Seat
    phase: Phase
    roll: Roll
    decisions: tuple[Decision, ...]
    closed: frozenset[int] = frozenset()
    marked: Place | None = None
    turn: int = 1
    step: int = 1
    out: frozenset[Seat] = frozenset()
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see, or the public if `viewer` is None: everything but the others' hidden decisions."""

    viewer: Seat | None
    options: Options
    sheets: tuple[Sheet, ...]
    active: Seat
    phase: Phase
    roll: Roll
    decided: tuple[bool, ...] = field(compare=False)
    """By seat, whether the table no longer waits for it in this phase. Views that differ in it alone are equal."""
    decision: Decision
    """The viewer's own one; undecided for the public."""
    closed: frozenset[int]
    marked: Place | None
    turn: int
    step: int
    out: frozenset[Seat]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """Final places by seat; empty while the game runs."""
    ending: Ending | None

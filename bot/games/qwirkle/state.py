"""Qwirkle, the words of the game: tiles, cells, lines, hands, and what can happen to them. No rule is decided here.

Cells are (x, y), x to the right and y downward; the first tile of a game lies on (0, 0).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.core.chance import Chance
from bot.core.game import Seat

HAND_SIZE = 6
LONGEST_LINE = 6
COPIES = 3
QWIRKLE_BONUS = 6
LAST_TILE_BONUS = 6


class Colour(IntEnum):
    RED = 0
    ORANGE = 1
    YELLOW = 2
    GREEN = 3
    BLUE = 4
    PURPLE = 5


class Shape(IntEnum):
    """CROSS is the star of four points, STAR the one of eight."""

    CIRCLE = 0
    CROSS = 1
    DIAMOND = 2
    SQUARE = 3
    STAR = 4
    CLOVER = 5


class Tile(NamedTuple):
    colour: Colour
    shape: Shape


KINDS: tuple[Tile, ...] = tuple(Tile(colour, shape) for colour in Colour for shape in Shape)
"""The 36 different tiles, by colour, then by shape."""

Tiles: TypeAlias = "tuple[Tile, ...]"


class Cell(NamedTuple):
    x: int
    y: int


class Axis(Enum):
    """The direction of a line."""

    ACROSS = (1, 0)
    DOWN = (0, 1)


class Placement(NamedTuple):
    """A tile laid on a cell."""

    tile: Tile
    cell: Cell


Board: TypeAlias = "Mapping[Cell, Tile]"
"""The tiles on the table; never changed in place."""

EMPTY_BOARD: Board = MappingProxyType({})


class Edition(Enum):
    """Which rule sheet the table follows; they differ in seats and in the blocked end."""

    GAMERULES = "gamerules"
    IELLO = "iello"


class TieBreak(Enum):
    """Who starts when several announce the same largest set."""

    ELDEST = "eldest"
    LOT = "lot"


@dataclass(frozen=True, slots=True)
class Options:
    edition: Edition = Edition.GAMERULES
    tie_break: TieBreak = TieBreak.ELDEST


# What a player may do.


@dataclass(frozen=True, slots=True)
class Play:
    """Lay these tiles. The order does not matter: placements are kept sorted by cell (y, then x)."""

    placements: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """Set these tiles aside for as many new ones. Kept sorted."""

    tiles: Tiles


Action: TypeAlias = "Play | Swap"


# What a play is worth.


@dataclass(frozen=True, slots=True)
class ScoredLine:
    """A line made or grown by a play, at its final length."""

    axis: Axis
    cells: tuple[Cell, ...]
    points: int
    bonus: int = 0

    @property
    def total(self) -> int:
        return self.points + self.bonus


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one play: the line it was laid in first, then the lines across it.

    A lone first tile makes no line; its one point stands in `lone`.
    """

    lines: tuple[ScoredLine, ...]
    lone: int = 0
    last_tile: int = 0

    @property
    def total(self) -> int:
        return sum(line.total for line in self.lines) + self.lone + self.last_tile


# What happened: public facts in the past tense.


@dataclass(frozen=True, slots=True)
class Opened:
    """The hands were dealt. `sets` are the sizes that each seat announced; `tied` the seats that shared the largest."""

    starter: Seat
    sets: tuple[int, ...]
    tied: tuple[Seat, ...]
    tie_break: TieBreak


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    placements: tuple[Placement, ...]
    score: Score
    drawn: int


@dataclass(frozen=True, slots=True)
class Swapped:
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Passed:
    """The game passed for a seat with no legal play and no possible exchange."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat left the game; its tiles went back into the bag."""

    seat: Seat
    returned: int


class Ending(Enum):
    LAST_TILE = "last-tile"
    BLOCKED = "blocked"
    DEAD = "dead"
    """No tile left in bag and hands fits anywhere any more."""
    LEFT_ALONE = "left-alone"


@dataclass(frozen=True, slots=True)
class Ended:
    ending: Ending
    points: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = "Opened | Played | Swapped | Passed | Resigned | Ended"


@dataclass(frozen=True, slots=True)
class State:
    """A whole game.

    Invariants: `seat` is None exactly when `ending` is set; bag, hands and board together hold each of the 36 tiles
    three times (boards loaded from elsewhere excepted); the bag is kept sorted, so that it has no order to leak;
    a hand keeps the order in which its owner knows it; `opening` is the size of the first play still owed, else 0;
    `passes` counts the passes in a row; who is in `out` holds no tiles; `seniority` ranks the seats, 0 the eldest.
    """

    options: Options
    chance: Chance
    board: Board
    bag: Tiles
    hands: tuple[Tiles, ...]
    scores: tuple[int, ...]
    sets: tuple[int, ...]
    seat: Seat | None
    opening: int = 0
    turn: int = 1
    passes: int = 0
    out: frozenset[Seat] = frozenset()
    ending: Ending | None = None
    last: tuple[Cell, ...] = ()
    seniority: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see, or the public if `viewer` is None."""

    viewer: Seat | None
    options: Options
    board: Board
    hand: Tiles
    hand_sizes: tuple[int, ...]
    bag: int
    scores: tuple[int, ...]
    sets: tuple[int, ...]
    seat: Seat | None
    opening: int
    turn: int
    out: frozenset[Seat]
    ending: Ending | None
    places: tuple[int, ...]
    """Final places by seat; empty while the game runs."""
    last: tuple[Cell, ...]

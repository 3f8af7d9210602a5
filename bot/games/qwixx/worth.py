"""Qwixx, the shipped tables: the points that a sheet may still expect, by how soon the game is going to end.

They were computed by `python -m bot tables qwixx` (`building`) and are kept small: a sheet is two pairs of rows, each
pair a short vector, and the points are a product of the two with a core. A core belongs to a number of seats, a pace
(the chance, each turn, that the game ends after it), the turns until one's own, and one's misses.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from math import log
from operator import mul
from typing import TypeAlias

from bot.games.qwixx.standing import CLOSED, STANDINGS
from bot.games.qwixx.state import MOST_MISSES, ROWS_TO_END, Variant

Vector: TypeAlias = tuple[float, ...]
Standings: TypeAlias = tuple[int, int, int, int]

FOLDER = "tables"
SUFFIX = ".table"
PACES: Mapping[Variant, Mapping[int, Vector]] = {
    Variant.CLASSIC: {
        2: (0.03, 0.05, 0.08, 0.12, 0.2, 0.35),
        3: (0.03, 0.06, 0.12, 0.25),
        4: (0.03, 0.06, 0.12, 0.25),
    },
    Variant.MIXX_B: {2: (0.08,)},
}
"""The tables that there are: the paces by variant and number of seats. Whoever adds one computes the files anew."""

LIKE: Mapping[Variant, Variant] = {
    Variant.MIXX_A: Variant.CLASSIC,
    Variant.BIG_POINTS: Variant.CLASSIC,
}
"""Variants that are judged by the tables of another one, whose rows have the same numbers in the same order.

What Big Points adds by its bonus rows, and Mixx A by its mixed colours, is judged by nothing but the points at once.
"""

SEATED_LIKE: Mapping[Variant, Mapping[int, int]] = {
    Variant.CLASSIC: {5: 4},
    Variant.MIXX_B: {3: 2, 4: 2, 5: 2},
}
"""Numbers of seats that are judged by the tables of another one, by variant.

Five sit as near to four as makes no matter. A sheet of Mixx B is judged as if its own turn came every second time.
"""

BETWEEN = 16
"""Steps in which one looks between two paces of the tables."""


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """The tables of a layout, as its file has them.

    `alike` says that the rows of a pair may change places and are numbered without regard to it, `mirrored` that the
    lower pair is like the upper one. `upper` and `lower` hold `rank` numbers a pair, to be multiplied by `steps`;
    `cores` by seats, pace after pace, each by turns to one's own and misses, to be multiplied by `scales`.
    """

    alike: bool
    mirrored: bool
    rank: int
    steps: tuple[Vector, Vector]
    paces: Mapping[int, Vector]
    scales: Mapping[int, Vector]
    vectors: tuple[array[int], array[int]]
    cores: Mapping[int, array[int]]

    def pair(self, first: int, second: int) -> int:
        """The number of a pair of standings."""
        if not self.alike:
            return first * STANDINGS + second
        low, high = min(first, second), max(first, second)
        return low * STANDINGS - low * (low - 1) // 2 + high - low

    def vector(self, pair: int, *, lower: bool) -> Vector:
        """The vector of a pair of the upper rows, or of the lower ones."""
        start = pair * self.rank
        return tuple(map(mul, self.vectors[lower][start : start + self.rank], self.steps[lower]))

    def core(self, seats: int, pace: int, *, turns: int, misses: int) -> tuple[Vector, ...]:
        """The core for a number of seats that the tables have and the index of a pace."""
        rank = self.rank
        at = (pace * seats + turns) * MOST_MISSES + misses
        scale = self.scales[seats][at]
        if not self.mirrored:
            numbers = [scale * value for value in self.cores[seats][at * rank * rank : (at + 1) * rank * rank]]
            return tuple(tuple(numbers[line * rank : (line + 1) * rank]) for line in range(rank))
        size = rank * (rank + 1) // 2
        halves = iter(self.cores[seats][at * size : (at + 1) * size])
        square = [[0.0] * rank for _ in range(rank)]
        for line in range(rank):
            for column in range(line, rank):
                square[line][column] = square[column][line] = scale * next(halves)
        return tuple(map(tuple, square))


@dataclass(slots=True, eq=False)
class Outlook:
    """What sheets may still expect before a roll, at one pace; for many sheets that are akin.

    `lasts` is the chance that the game goes on after a turn.
    """

    tables: Tables
    core: tuple[Vector, ...]
    lasts: float
    _across: dict[int, Vector] = field(default_factory=dict)
    _along: dict[int, Vector] = field(default_factory=dict)

    def points(self, rows: Standings) -> float:
        """The points still to come for a sheet, its rows given from the top."""
        if rows.count(CLOSED) >= ROWS_TO_END:
            return 0.0
        low, high = self.tables.pair(rows[2], rows[3]), self.tables.pair(rows[0], rows[1])
        if low not in self._across:
            vector = self.tables.vector(low, lower=True)
            self._across[low] = tuple(sum(map(mul, line, vector)) for line in self.core)
        if high not in self._along:
            self._along[high] = self.tables.vector(high, lower=False)
        return float(sum(map(mul, self._along[high], self._across[low])))


def outlook(variant: Variant, seats: int, *, turns: int, misses: int, pace: float) -> Outlook:
    """What sheets with so many misses may expect when their owner's roll comes after so many of the others'.

    A pace beyond those of the tables counts as the last of them, a number of seats as `seated_like` says.
    """
    tables, known = tables_of(variant), seated_like(variant, seats)
    paces = tables.paces[known]
    held = min(max(pace, paces[0]), paces[-1])
    at = max((index for index, low in enumerate(paces[:-1]) if low <= held), default=0)
    share = log(held / paces[at]) / log(paces[at + 1] / paces[at]) if held > paces[at] else 0.0
    core = _mixed(variant, known, at, round(share * BETWEEN), turns=min(turns, known - 1), misses=misses)
    return Outlook(tables, core, lasts=1.0 - held)


@lru_cache(maxsize=96)
def _mixed(variant: Variant, seats: int, pace: int, share: int, *, turns: int, misses: int) -> tuple[Vector, ...]:
    """The core between a pace and the next one."""
    tables = tables_of(variant)
    slow = tables.core(seats, pace, turns=turns, misses=misses)
    if not share:
        return slow
    fast = tables.core(seats, pace + 1, turns=turns, misses=misses)
    more = share / BETWEEN
    return tuple(
        tuple((1 - more) * one + more * other for one, other in zip(left, right, strict=True))
        for left, right in zip(slow, fast, strict=True)
    )


def seated_like(variant: Variant, seats: int) -> int:
    """The number of seats that there are tables for by which so many are judged."""
    return SEATED_LIKE[LIKE.get(variant, variant)].get(seats, seats)


def tables_of(variant: Variant) -> Tables:
    """The tables to judge a variant by."""
    return _read(LIKE.get(variant, variant))


@cache
def _read(variant: Variant) -> Tables:
    file = files("bot.games.qwixx").joinpath(FOLDER, variant.value + SUFFIX)
    return unpacked(file.read_bytes())


def unpacked(packed: bytes) -> Tables:
    """The tables of a file: a line of JSON, then whole numbers of two bytes, the low one first; all of it packed."""
    head, _, body = zlib.decompress(packed).partition(b"\n")
    told = json.loads(head)
    numbers = array("h")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    parts = iter(numbers[start:end] for start, end in zip(told["starts"], [*told["starts"][1:], None], strict=True))
    upper = next(parts)
    lower = upper if told["mirrored"] else next(parts)
    paces = {int(seats): tuple(values) for seats, values in told["paces"].items()}
    steps: list[Vector] = [tuple(line) for line in told["steps"]]
    return Tables(
        alike=told["alike"],
        mirrored=told["mirrored"],
        rank=told["rank"],
        steps=(steps[0], steps[-1]),
        paces=paces,
        scales={int(seats): tuple(values) for seats, values in told["scales"].items()},
        vectors=(upper, lower),
        cores=dict(zip(paces, parts, strict=True)),
    )

"""Qwixx, the best play of one sheet against the clock, exactly: the points still to come, for every sheet.

A sheet alone, whose turns are rolled as at a table: its own, then those of the others, where only the white sum counts
for it. After each turn the game may be over with a constant chance, because the others end it. A mark never leads back
to an emptier sheet, so all sheets are solved in one sweep from the fullest to the emptiest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

import numba
import numpy as np

from bot.games.qwixx.dice import FACES
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.standing import CLOSED, GAINED, MARKED, NONE, REACHED, STANDINGS
from bot.games.qwixx.state import MISS_COST, MOST_MISSES, ROWS_TO_END, Colour, Variant

Array: TypeAlias = "np.ndarray[Any, Any]"
F = TypeVar("F", bound=Callable[..., Any])

DICE = len(Colour)
LOWEST, HIGHEST = 2, 2 * FACES
NEVER = -1e9

ALIKE = frozenset({Variant.CLASSIC})
"""Layouts whose first two rows may change places, and whose last two."""

MIRRORED = frozenset({Variant.CLASSIC, Variant.MIXX_A})
"""Layouts whose upper and lower rows may change places, numbers and colours with them."""


class Board(NamedTuple):
    """A layout as arrays.

    `pairs` are the pairs of standings, `number` is the number of a pair. `white[sum, row]` is the cell of that number;
    `row[colour, sum]` and `cell[colour, sum]` are the one place of a colour and number; `leaves[colour]` is the row
    whose closing takes the die away.
    """

    pairs: Array
    number: Array
    marked: Array
    gained: Array
    white: Array
    row: Array
    cell: Array
    leaves: Array


def board_of(variant: Variant) -> Board:
    """The arrays of a layout without bonus rows."""
    white = np.zeros((HIGHEST + 1, DICE), np.int64)
    row, cell = np.zeros((DICE, HIGHEST + 1), np.int64), np.zeros((DICE, HIGHEST + 1), np.int64)
    leaves = np.zeros(DICE, np.int64)
    for index, line in enumerate(LAYOUTS[variant].rows):
        leaves[line.dies] = index
        for at, (number, colour) in enumerate(zip(line.numbers, line.colours, strict=True)):
            white[number, index] = at
            row[colour, number], cell[colour, number] = index, at
    pairs, number_of = _pairs(alike=variant in ALIKE)
    return Board(pairs, number_of, np.array(MARKED), np.array(GAINED, np.float64), white, row, cell, leaves)


def _pairs(*, alike: bool) -> tuple[Array, Array]:
    found = [(one, other) for one in range(STANDINGS) for other in range(STANDINGS) if not alike or one <= other]
    number = np.zeros((STANDINGS, STANDINGS), np.int64)
    for index, (one, other) in enumerate(found):
        number[one, other] = index
        if alike:
            number[other, one] = index
    return np.array(found), number


def solve(variant: Variant, seats: int, pace: float, solved: Callable[[int], object] = lambda _: None) -> Array:
    """The points still to come before a roll, `[turns to one's own, misses, upper pair, lower pair]`.

    `pace` is the chance after each turn that the game is over. `solved` is told each number of misses that is done.
    Takes about a minute and 110 MB for each seat on the classic sheet.
    """
    board = board_of(variant)
    mirrored = variant in MIRRORED
    order = _fullest_first(board, mirrored=mirrored)
    points = np.zeros((seats, MOST_MISSES, len(board.pairs), len(board.pairs)), np.float32)
    for misses in reversed(range(MOST_MISSES)):
        _sweep(board, order, points, misses, 1 - pace, mirrored)
        solved(misses)
    return points


def _fullest_first(board: Board, *, mirrored: bool) -> Array:
    """All sheets as two pairs; of two mirrored ones only the first."""
    by_pair = np.array(REACHED)[board.pairs].sum(axis=1)
    grid = by_pair[:, None] + by_pair[None, :]
    upper, lower = np.nonzero(np.triu(np.ones_like(grid)) if mirrored else np.ones_like(grid))
    rank = np.argsort(-grid[upper, lower], kind="stable")
    return np.stack([upper[rank], lower[rank]], axis=1)


def fast(function: F) -> F:
    """Compiled when it is called first."""
    compiled: F = numba.njit(function)
    return compiled


@fast
def _closed(rows: Array) -> int:
    shut = 0
    for standing in rows:
        if standing == CLOSED:
            shut += 1
    return shut


@fast
def _after(board: Board, points: Array, rows: Array) -> float:
    """The points still to come for these rows; none when the game is over."""
    value: float = points[board.number[rows[0], rows[1]], board.number[rows[2], rows[3]]]
    return value


@fast
def _sweep(board: Board, order: Array, points: Array, misses: int, lasts: float, mirrored: bool) -> None:
    seats = len(points)
    rows = np.empty(4, np.int64)
    for index in range(len(order)):
        upper, lower = order[index]
        rows[:2], rows[2:] = board.pairs[upper], board.pairs[lower]
        if _closed(rows) >= ROWS_TO_END:
            continue
        passed = -float(MISS_COST)
        if misses + 1 < MOST_MISSES:
            passed += lasts * points[seats - 1, misses + 1, upper, lower]
        for turns in range(seats):
            if turns == 0:
                value = _own_turn(board, points[seats - 1, misses], rows, passed, lasts)
            else:
                value = _turn_of_another(board, points[turns - 1, misses], rows, lasts)
            points[turns, misses, upper, lower] = value
            if mirrored:
                points[turns, misses, lower, upper] = value


@fast
def _turn_of_another(board: Board, points: Array, rows: Array, lasts: float) -> float:
    """A sheet's value before a roll of which it may use the white sum."""
    value = 0.0
    for total in range(LOWEST, HIGHEST + 1):
        best = lasts * _after(board, points, rows)
        for row in range(4):
            old, cell = rows[row], board.white[total, row]
            if board.marked[old, cell] != NONE:
                rows[row] = board.marked[old, cell]
                best = max(best, board.gained[old, cell] + lasts * _after(board, points, rows))
                rows[row] = old
        value += (FACES - abs(total - FACES - 1)) / FACES**2 * best
    return value


@fast
def _own_turn(board: Board, points: Array, rows: Array, passed: float, lasts: float) -> float:
    """A sheet's value before its own roll; `passed` is that of marking nothing at all."""
    best = np.empty((DICE, HIGHEST + 1))
    offers, counts = np.empty((DICE, FACES)), np.empty(DICE, np.int64)
    value = 0.0
    for total in range(LOWEST, HIGHEST + 1):
        best[:] = NEVER
        floor = _plan(board, points, rows, total, passed, lasts, best)
        for one in range(max(1, total - FACES), total // 2 + 1):
            other = total - one
            for die in range(DICE):
                counts[die] = 0
                for face in range(1, FACES + 1):
                    offer = max(best[die, one + face], best[die, other + face])
                    if offer > floor:
                        at = counts[die]
                        while at > 0 and offers[die, at - 1] < offer:
                            offers[die, at] = offers[die, at - 1]
                            at -= 1
                        offers[die, at] = offer
                        counts[die] += 1
            share = 1 if one == other else 2
            value += share / FACES**2 * expected_best(floor, offers, counts)
    return value


@fast
def _plan(board: Board, points: Array, rows: Array, total: int, passed: float, lasts: float, best: Array) -> float:
    """The best with a white sum alone; into `best` goes the best with a mark by each colour die and sum besides."""
    floor = passed
    _add_colours(board, points, rows, 0.0, lasts, best)
    for row in range(4):
        old, cell = rows[row], board.white[total, row]
        if board.marked[old, cell] == NONE:
            continue
        rows[row], gain = board.marked[old, cell], board.gained[old, cell]
        floor = max(floor, gain + lasts * _after(board, points, rows))
        if _closed(rows) < ROWS_TO_END:
            _add_colours(board, points, rows, gain, lasts, best)
        rows[row] = old
    return floor


@fast
def _add_colours(board: Board, points: Array, rows: Array, gain: float, lasts: float, best: Array) -> None:
    for die in range(DICE):
        if rows[board.leaves[die]] == CLOSED:
            continue
        for total in range(LOWEST, HIGHEST + 1):
            row, cell = board.row[die, total], board.cell[die, total]
            old = rows[row]
            if board.marked[old, cell] != NONE:
                rows[row] = board.marked[old, cell]
                value = gain + board.gained[old, cell] + lasts * _after(board, points, rows)
                rows[row] = old
                best[die, total] = max(best[die, total], value)


@fast
def expected_best(floor: float, offers: Array, counts: Array) -> float:
    """The mean of the best of a sure thing and an offer from each die, each face as likely.

    `offers[die]` are those of the faces that beat the sure thing, falling, `counts[die]` of them.
    """
    taken = np.zeros(DICE, np.int64)
    mean, reached = 0.0, 1.0
    while True:
        best, value = -1, floor
        for die in range(DICE):
            if taken[die] < counts[die] and offers[die, taken[die]] > value:
                best, value = die, offers[die, taken[die]]
        if best < 0:
            return mean + reached * floor
        taken[best] += 1
        lower = 1.0
        for die in range(DICE):
            lower *= (FACES - taken[die]) / FACES
        mean += (reached - lower) * value
        reached = lower

"""Where everything lies in a picture of points over the turns, in pixels. It draws nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, dist, floor

from bot.core.game import Seat
from bot.rendering.canvas import Box, Point

SIZE = (800, 500)
LEFT, TOP, BOTTOM = 78, 22, 444
"""Of the ground on which the lines are drawn."""

INSET = 16
"""From the edge of that ground to the first and the last turn."""

LABEL_STEP = 44
"""At least so far apart stand two names."""

MOST_GRIDS = 5
MOST_TURNS_NAMED = 9
MARK_EVERY = 84
"""Pixels, at least, from one mark on a line to the next."""

Totals = Sequence[Sequence[int]]
"""The points by seat after each turn, beginning with those of the deal."""


@dataclass(frozen=True, slots=True)
class Axes:
    """Turns from left to right, points upward; `right` is the last pixel of the ground."""

    turns: int
    low: int
    high: int
    step: int
    right: int

    @property
    def ground(self) -> Box:
        return LEFT, TOP, self.right, BOTTOM

    def point(self, turn: int, points: int) -> Point:
        wide, tall = self.right - LEFT - 2 * INSET, BOTTOM - TOP - 2 * INSET
        x = LEFT + INSET + wide * turn / max(1, self.turns)
        return x, BOTTOM - INSET - tall * (points - self.low) / (self.high - self.low)

    def grid(self) -> Iterator[int]:
        """The points at which a line goes across."""
        return iter(range(ceil(self.low / self.step) * self.step, self.high + 1, self.step))

    def turns_named(self) -> Iterator[int]:
        every = _round_step(max(1, self.turns) / MOST_TURNS_NAMED)
        return iter(range(every, self.turns + 1, every))

    def marked(self, seat: Seat, seats: int) -> Iterator[int]:
        """The turns at which the line of that seat bears its mark, beside those of the others."""
        width = self.point(1, 0)[0] - self.point(0, 0)[0]
        every = max(seats, ceil(MARK_EVERY / width))
        return iter(range(1 + seat * every // seats, self.turns, every))


def axes_of(totals: Totals, right: int) -> Axes:
    """Axes on which all of the totals find room."""
    every = [points for turn in totals for points in turn]
    lowest, highest = min(0, *every), max(1, *every)
    step = _round_step((highest - lowest) / MOST_GRIDS)
    return Axes(len(totals) - 1, floor(lowest / step) * step if lowest else 0, highest, step, right)


def _round_step(least: float) -> int:
    """1, 2 or 5 with as many noughts as it takes."""
    unit = 1
    while True:
        for step in (unit, 2 * unit, 5 * unit):
            if step >= least:
                return step
        unit *= 10


def spread(wanted: Sequence[float]) -> list[float]:
    """Heights near the wanted ones at which names don't touch, in the same order from top to bottom."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    heights = [0.0] * len(wanted)
    last: float = TOP + INSET - LABEL_STEP
    for at in order:
        last = heights[at] = max(wanted[at], last + LABEL_STEP)
    following: float = BOTTOM - INSET + LABEL_STEP
    for at in reversed(order):
        following = heights[at] = min(heights[at], following - LABEL_STEP)
    return heights


def dashed(path: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """The path cut into dashes; the pattern gives by turns the length of a dash and of a gap. None leaves it whole."""
    if not pattern:
        return [list(path)]
    dashes: list[list[Point]] = [[path[0]]]
    phase, left = 0, pattern[0]
    for start, end in pairwise(path):
        length, done = dist(start, end), 0.0
        while length - done > left:
            done += left
            cut = start[0] + (end[0] - start[0]) * done / length, start[1] + (end[1] - start[1]) * done / length
            if phase % 2:
                dashes.append([cut])
            else:
                dashes[-1].append(cut)
            phase = (phase + 1) % len(pattern)
            left = pattern[phase]
        left -= length - done
        if phase % 2 == 0:
            dashes[-1].append(end)
    return [dash for dash in dashes if len(dash) > 1]

"""Qwirkle, the end between two players with an empty bag: nothing is hidden any more, so it is searched.

What each holds is what the other can't see elsewhere. Points are counted from the turn on: those of who is to move
less those of the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.games.qwirkle.ground import Ground, best, every, laid_on
from bot.games.qwirkle.holding import tiles_of, together, without
from bot.games.qwirkle.plays import Find
from bot.games.qwirkle.sampling import Pile
from bot.games.qwirkle.state import LAST_TILE_BONUS

POSITIONS = 150
"""How many positions are searched after one move; beyond them everybody lays what scores most."""

DEPTH = 4
"""How many turns are searched."""

WIDTHS = (12, 8, 6, 4)
"""How many plays are tried at each turn, those with the most points first, besides those that end the game."""

BEYOND = 10_000
"""More points than there are."""


class End(NamedTuple):
    """The end as it stands. `hand` is that of who is to move; `turns` were searched already; `passed` says whether the
    other could lay nothing just now."""

    ground: Ground
    hand: Pile
    other: Pile
    turns: int = 0
    passed: bool = False


@dataclass(slots=True)
class _Search:
    positions: int = 0

    def ahead(self, end: End, low: int, high: int) -> int:
        """By how much who is to move comes out ahead, exactly if it lies between two bounds."""
        self.positions += 1
        ground, hand, other, turns, passed = end
        if turns >= DEPTH or self.positions > POSITIONS:
            return greedily(end)
        found = every(ground, together(hand))
        if not found:
            return 0 if passed else -self.ahead(End(ground, other, hand, turns + 1, passed=True), -high, -low)
        most = -BEYOND
        for play in _tried(found, len(hand), WIDTHS[turns]):
            most = max(most, self._after(end, play, max(low, most), high))
            if most >= high:
                break
        return most

    def _after(self, end: End, play: Find, low: int, high: int) -> int:
        points, laid = play
        kept = without(end.hand, tiles_of(laid))
        if not kept:
            return points + LAST_TILE_BONUS
        ground = laid_on(end.ground, laid)
        return points - self.ahead(End(ground, end.other, kept, end.turns + 1), points - high, points - low)


def _tried(found: list[Find], held: int, width: int) -> list[Find]:
    """The plays with the most points, and those that lay the last tile."""
    ranked = sorted(found, key=lambda play: -play[0])
    return ranked[:width] + [play for play in ranked[width:] if len(tiles_of(play[1])) == held]


def ahead(end: End) -> int:
    """By how many points who is to move comes out ahead of the other, from here to the end."""
    return _Search().ahead(end, -BEYOND, BEYOND)


def greedily(end: End) -> int:
    """The same if both always lay what scores most."""
    ground, hand, other, _, passed = end
    ahead, sign = 0, 1
    while True:
        points, laid = best(ground, together(hand))
        if laid is None:
            if passed:
                return ahead
            passed = True
        else:
            passed, ground, hand = False, laid_on(ground, laid), without(hand, tiles_of(laid))
            ahead += sign * points
            if not hand:
                return ahead + sign * LAST_TILE_BONUS
        hand, other, sign = other, hand, -sign

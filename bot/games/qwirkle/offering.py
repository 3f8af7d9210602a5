"""The plays that a seat is offered while it types, found once a turn and kept while it goes on typing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from bot.games.qwirkle.offers import Offers
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.state import Play, View

KEPT = 64


@dataclass(frozen=True, slots=True)
class Offering:
    """Every legal play of a hand in board order, its points, and the index by which typing narrows it."""

    plays: tuple[tuple[Play, int], ...]
    offers: Offers
    best_first: Offers
    points: dict[Play, int]


def offering(view: View) -> Offering:
    found = tuple(plays(view.board, view.hand, opening=view.opening))
    best = sorted(found, key=lambda entry: -entry[1])
    return Offering(found, Offers([play for play, _ in found]), Offers([play for play, _ in best]), dict(found))


class Offerings:
    """Offerings of the hands that were asked for last, found in a thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Offering] = OrderedDict()

    async def of(self, key: Hashable, view: View) -> Offering:
        """The offering of that view; `key` stands for table, version and seat."""
        found = self._kept.get(key)
        if found is None:
            found = await asyncio.to_thread(offering, view)
            self._kept[key] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

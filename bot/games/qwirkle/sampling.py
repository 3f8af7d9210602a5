"""Qwirkle, what a seat can't see as it might be: the tiles that others hold, and those that will be drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from bot.core.chance import Chance
from bot.core.game import Seat
from bot.games.qwirkle.plays import BITS, TileSet
from bot.games.qwirkle.state import COPIES, KINDS, Tile, View

Pile: TypeAlias = "tuple[TileSet, ...]"
"""Tiles one by one, each as the set of itself; equal ones may be among them."""


def pile(tiles: Iterable[Tile]) -> Pile:
    """These tiles one by one."""
    return tuple(BITS[colour][shape] for colour, shape in tiles)


def unseen(view: View) -> Mapping[Tile, int]:
    """How many of each tile the viewer has not seen: three, less those on the table and in the own hand."""
    seen = Counter([*view.board.values(), *view.hand])
    return {tile: max(0, COPIES - seen[tile]) for tile in KINDS}


def hidden(view: View) -> Pile:
    """The tiles that are neither on the table nor in the viewer's hand, in the order of kinds."""
    left = unseen(view)
    return pile(tile for tile in KINDS for _ in range(left[tile]))


@dataclass(frozen=True, slots=True)
class Deal:
    """One way in which the unseen tiles may lie: the hands by seat, the viewer's left empty, and the bag in the order
    in which it will be drawn from."""

    hands: tuple[Pile, ...]
    bag: Pile


def deals(view: View, chance: Chance, *, count: int) -> tuple[Deal, ...]:
    """That many ways, each as likely as any other. A view has one order of its tiles, so the same chance gives the
    same ways."""
    random = dice(chance)
    tiles = hidden(view)
    return tuple(_deal(view, random.sample(tiles, len(tiles))) for _ in range(count))


def dice(chance: Chance) -> Random:
    """Many quick numbers from one chance."""
    return Random(chance.below(1 << 62)[0])


def _deal(view: View, tiles: Sequence[TileSet]) -> Deal:
    hands, dealt = [], 0
    for seat, size in enumerate(view.hand_sizes):
        taken = 0 if seat == view.viewer else size
        hands.append(tuple(tiles[dealt : dealt + taken]))
        dealt += taken
    return Deal(tuple(hands), tuple(tiles[dealt : dealt + view.bag]))


def order_after(view: View) -> tuple[Seat, ...]:
    """The seats still in the game in the order of their turns, the viewer last."""
    assert view.viewer is not None
    seats = len(view.hand_sizes)
    order = (seat % seats for seat in range(view.viewer + 1, view.viewer + seats + 1))
    return tuple(seat for seat in order if seat not in view.out)

"""Qwirkle, the bag and the hands: dealing, drawing, giving back, and who starts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.core.chance import Chance
from bot.core.game import Seat
from bot.games.qwirkle.state import COPIES, HAND_SIZE, KINDS, Opened, TieBreak, Tile, Tiles


def full_bag() -> Tiles:
    """All 108 tiles."""
    return tuple(sorted(KINDS * COPIES))


def draw(bag: Tiles, chance: Chance, *, count: int) -> tuple[Tiles, Tiles, Chance]:
    """That many tiles taken blindly, or all if there are fewer; the bag after it, and the chance after it."""
    left, drawn = list(bag), []
    for _ in range(min(count, len(bag))):
        place, chance = chance.below(len(left))
        drawn.append(left.pop(place))
    return tuple(drawn), tuple(left), chance


def put_back(bag: Tiles, tiles: Iterable[Tile]) -> Tiles:
    """The bag with the tiles mixed in: it is kept sorted and drawn from blindly, so it has no order to know."""
    return tuple(sorted((*bag, *tiles)))


def deal(bag: Tiles, chance: Chance, *, seats: int) -> tuple[tuple[Tiles, ...], Tiles, Chance]:
    """A hand for each seat, the bag after it, and the chance after it."""
    hands = []
    for _ in range(seats):
        hand, bag, chance = draw(bag, chance, count=HAND_SIZE)
        hands.append(hand)
    return tuple(hands), bag, chance


def missing(hand: Tiles, wanted: Iterable[Tile]) -> Tile | None:
    """A tile wanted more often than the hand holds it."""
    left = list(hand)
    for tile in wanted:
        if tile not in left:
            return tile
        left.remove(tile)
    return None


def refilled(hand: Tiles, *, gone: Iterable[Tile], drawn: Tiles) -> Tiles:
    """The hand with the new tiles in the places of those gone; any more come last. Tiles that stay keep their order."""
    to_go, new, kept = list(gone), list(drawn), []
    for tile in hand:
        if tile not in to_go:
            kept.append(tile)
            continue
        to_go.remove(tile)
        if new:
            kept.append(new.pop(0))
    return (*kept, *new)


def largest_set(hand: Iterable[Tile]) -> int:
    """The size of the largest set of different tiles that share a colour or a shape."""
    different = set(hand)
    sizes = Counter[int](tile.colour for tile in different), Counter[int](tile.shape for tile in different)
    return max((count for size in sizes for count in size.values()), default=0)


def open_by(
    sets: Sequence[int], seniority: Sequence[int], tie_break: TieBreak, chance: Chance
) -> tuple[Opened, Chance]:
    """Who starts: the largest set, among equals the eldest or by lot; and the chance that comes after.

    A seat that has left announces 0.
    """
    tied = tuple(seat for seat, size in enumerate(sets) if size == max(sets))
    starter: Seat = min(tied, key=lambda seat: (seniority[seat], seat))
    if len(tied) > 1 and tie_break is TieBreak.LOT:
        place, chance = chance.below(len(tied))
        starter = tied[place]
    return Opened(starter, tuple(sets), tied, tie_break), chance

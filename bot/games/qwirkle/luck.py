"""Qwirkle, how lucky a draw was."""

from __future__ import annotations

from collections import Counter

from bot.core.chance import Chance
from bot.core.game import Seat
from bot.games.qwirkle.ground import best, ground_of
from bot.games.qwirkle.holding import together
from bot.games.qwirkle.sampling import dice, pile
from bot.games.qwirkle.state import State, Tile

DRAWS = 40
"""Other draws that one is held against."""


def fortune(before: State, after: State, chance: Chance) -> tuple[float, ...]:
    """By how many points the best play of the hand that drew is better than after an average draw, by seat.

    The other draws are from all tiles that its owner could not see. Who drew nothing has 0.
    """
    luck = [0.0] * len(after.hands)
    if before.seat is not None and after.seat is not None:
        luck[before.seat] = _luck(before, after, before.seat, chance)
    return tuple(luck)


def _luck(before: State, after: State, seat: Seat, chance: Chance) -> float:
    hand = after.hands[seat]
    kept = _kept(before, after, seat)
    drawn = len(hand) - kept.total()
    if not drawn:
        return 0.0
    random, ground, stayed = dice(chance), ground_of(after.board), together(pile(kept.elements()))
    others = [tile for other, held in enumerate(before.hands) if other != seat for tile in held]
    hidden = pile(sorted((*before.bag, *others)))
    usual = sum(best(ground, stayed | together(random.sample(hidden, drawn)))[0] for _ in range(DRAWS)) / DRAWS
    return best(ground, together(pile(hand)))[0] - usual


def _kept(before: State, after: State, seat: Seat) -> Counter[Tile]:
    """What stayed in hand. Of an exchange that drew a tile like one given away, that tile counts as having stayed."""
    laid = Counter(after.board[cell] for cell in after.board.keys() - before.board.keys())
    return (Counter(before.hands[seat]) - laid) & Counter(after.hands[seat])

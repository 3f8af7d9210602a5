"""Qwirkle, the four levels of computer players. They see what their seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from types import MappingProxyType

from bot.core.chance import Chance
from bot.core.game import Computer
from bot.games.qwirkle.candidates import Candidate, exchanges_at_a_glance, plays_at_a_glance
from bot.games.qwirkle.ground import Ground, ground_of, laid_on
from bot.games.qwirkle.plays import TileSet, plays
from bot.games.qwirkle.sampling import Pile, dice, hidden, order_after
from bot.games.qwirkle.state import LONGEST_LINE, Action, View
from bot.games.qwirkle.weighing import weigh
from bot.games.qwirkle.yardsticks import whole_exchange

MODEST = 2
"""Tiles that a beginner lays at most, where it need not open with more."""

NOTICED = 0.4
"""The share of the plays that a casual player notices."""

FIVE_COST = 8
"""Points lost by a line of five that the next player completes for sure."""

LOOKED_AT = 16
"""Plays whose lines of five the strong player looks for."""


def beginner(view: View, chance: Chance) -> Action:
    """Lays a tile or two wherever they fit, as one does who is glad to have found a place."""
    found = plays(view.board, view.hand, opening=view.opening)
    if not found:
        return whole_exchange(view)
    most = max(view.opening, MODEST)
    modest = [play for play, _ in found if len(play.placements) <= most]
    return modest[chance.below(len(modest))[0]]


def casual(view: View, chance: Chance) -> Action:
    """Takes the most points that it notices; it does not notice everything, and does not think of the next player."""
    found = plays(view.board, view.hand, opening=view.opening)
    if not found:
        return whole_exchange(view)
    random = dice(chance)
    noticed = [entry for entry in found if random.random() < NOTICED] or found[:1]
    play, _ = max(noticed, key=lambda entry: entry[1])
    return play


def strong(view: View, _chance: Chance) -> Action:
    """Takes the most points, but keeps tiles that go together, and would rather not leave a line of five."""
    found = plays_at_a_glance(view)[:LOOKED_AT]
    if not found:
        return exchanges_at_a_glance(view)[0].action
    ground, unseen = ground_of(view.board), hidden(view)
    held = view.hand_sizes[order_after(view)[0]]

    def worth(move: Candidate) -> float:
        return move.looks - FIVE_COST * _completed(laid_on(ground, move.laid), unseen, held)

    return max(found, key=worth).action


def _completed(ground: Ground, unseen: Pile, held: int) -> float:
    """The chance that a hand of that many hidden tiles completes a line of five."""
    wanted = 0
    for cell, fitting in ground.fits.items():
        if fitting:
            for line in (ground.left.get(cell, 0) | ground.right.get(cell, 0), _column(ground, cell)):
                if line.bit_count() == LONGEST_LINE - 1:
                    wanted |= fitting
    good = sum(bool(tile & wanted) for tile in unseen)
    return 1 - comb(len(unseen) - good, held) / max(1, comb(len(unseen), held))


def _column(ground: Ground, cell: int) -> TileSet:
    return ground.above.get(cell, 0) | ground.below.get(cell, 0)


def expert(view: View, chance: Chance) -> Action:
    """What is worth the most when it is thought through."""
    return weigh(view, chance)[0].action


COMPUTERS: Mapping[str, Computer[View, Action]] = MappingProxyType(
    {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
)

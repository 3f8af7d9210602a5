"""Qwirkle, the four levels of computer players. They see what their seat sees.

Whoever is one level better wins well over six games in ten between two players. How much the weaker levels see was
chosen for that, by some hundreds of paired games of each level against the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.core.chance import Chance
from bot.core.game import Computer
from bot.games.qwirkle.candidates import Candidate, exchanges_at_a_glance, plays_at_a_glance
from bot.games.qwirkle.foresight import sequel
from bot.games.qwirkle.ground import ground_of, laid_on
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.sampling import deals, dice, order_after
from bot.games.qwirkle.state import Action, View
from bot.games.qwirkle.weighing import weigh
from bot.games.qwirkle.yardsticks import whole_exchange

MODEST = 3
"""Tiles that a beginner lays at most, where it need not open with more."""

PLACES = 10
"""Plays that come to a beginner's mind."""

NOTICED = 0.35
"""The share of the plays that a casual player notices."""

LOOKED_AT = 6
"""Plays that a strong player compares."""

HANDS = 8
"""Hands of the next player that it compares them over."""


def beginner(view: View, chance: Chance) -> Action:
    """Looks at a few places for a tile, or two or three, and takes the best of these."""
    found = plays(view.board, view.hand, opening=view.opening)
    if not found:
        return whole_exchange(view)
    most = max(view.opening, MODEST)
    modest = [entry for entry in found if len(entry[0].placements) <= most]
    seen = dice(chance).sample(modest, min(PLACES, len(modest)))
    play, _ = max(seen, key=lambda entry: entry[1])
    return play


def casual(view: View, chance: Chance) -> Action:
    """Takes the most points that it notices; it does not notice everything, and does not think of the next player."""
    found = plays(view.board, view.hand, opening=view.opening)
    if not found:
        return whole_exchange(view)
    random = dice(chance)
    noticed = [entry for entry in found if random.random() < NOTICED] or found[:1]
    play, _ = max(noticed, key=lambda entry: entry[1])
    return play


def strong(view: View, chance: Chance) -> Action:
    """Takes many points, but keeps tiles that go together and would rather not open a good place for the next player.

    It looks one turn ahead, over a few hands that the next player may hold.
    """
    found = plays_at_a_glance(view)[:LOOKED_AT]
    if not found:
        return exchanges_at_a_glance(view)[0].action
    ground, order, dealt = ground_of(view.board), order_after(view), deals(view, chance, count=HANDS)

    def worth(move: Candidate) -> float:
        after = laid_on(ground, move.laid)
        return move.points + sum(sequel(after, move, deal, order, turns=1).ahead for deal in dealt) / HANDS

    return max(found, key=worth).action


def expert(view: View, chance: Chance) -> Action:
    """What is worth the most when it is thought through."""
    return weigh(view, chance)[0].action


COMPUTERS: Mapping[str, Computer[View, Action]] = MappingProxyType(
    {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
)

"""Qwirkle, simple players to measure others by. They see what their seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.core.chance import Chance
from bot.core.game import Computer
from bot.games.qwirkle.plays import board_order, find, play_of, plays
from bot.games.qwirkle.state import Action, Swap, View


def highest(view: View, _chance: Chance) -> Action:
    """The play with the most points, the first of them in board order; with no play, as large an exchange as can be."""
    found = find(view.board, view.hand, opening=view.opening)
    if not found:
        return whole_exchange(view)
    most = max(points for points, _ in found)
    return min((play_of(laid) for points, laid in found if points == most), key=board_order)


def any_move(view: View, chance: Chance) -> Action:
    """Any legal play, each as likely as another; with no play, as large an exchange as can be."""
    found = plays(view.board, view.hand, opening=view.opening)
    if not found:
        return whole_exchange(view)
    return found[chance.below(len(found))[0]][0]


def whole_exchange(view: View) -> Swap:
    """The hand, or as much of it as the bag replaces."""
    return Swap(tuple(sorted(view.hand)[: view.bag]))


YARDSTICKS: Mapping[str, Computer[View, Action]] = MappingProxyType({"highest": highest, "random": any_move})

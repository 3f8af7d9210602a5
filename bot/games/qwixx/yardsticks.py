"""Qwixx, simple players to measure others by."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.core.chance import Chance
from bot.core.game import Computer
from bot.games.qwixx.choosing import choices, wiser
from bot.games.qwixx.state import Action, Mark, Pass, View
from bot.games.qwixx.thumb import by_thumb

MOST_SKIPPED = 1
"""Numbers that a mark may give up."""


def skip_one(view: View, _chance: Chance) -> Action:
    """Marks if at most one number is skipped, the fewer the better; passes otherwise, whatever it costs."""
    near = [choice for choice in choices(view) if choice.skips <= MOST_SKIPPED]
    return Mark(wiser(near)[0].place) if near else Pass()


def any_move(view: View, chance: Chance) -> Action:
    """Any legal mark or none, each as likely as another."""
    found = choices(view)
    at, _ = chance.below(len(found) + 1)
    return Mark(found[at].place) if at < len(found) else Pass()


def thumb(view: View, _chance: Chance) -> Action:
    """Plays by the rule of thumb, which is much harder to beat: it closes rows and avoids misses."""
    return by_thumb(view)


YARDSTICKS: Mapping[str, Computer[View, Action]] = MappingProxyType(
    {"skip1": skip_one, "thumb": thumb, "random": any_move}
)

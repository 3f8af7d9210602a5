"""Qwixx, computer players, four levels of them. They see what their seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from types import MappingProxyType

from bot.core.chance import Chance
from bot.core.game import Computer
from bot.games.qwixx.choosing import choices, would_miss
from bot.games.qwixx.judging import Temper, judged
from bot.games.qwixx.state import Action, Mark, Pass, View
from bot.games.qwixx.thumb import by_thumb
from bot.games.qwixx.weighing import weigh

STEADY = Temper(pace=(log(0.11), *(0.0,) * 7), watches=False)
"""Plays its own sheet well, as if the end came any time, and never looks at the others'."""

MOST_JUMPED = 3
"""Numbers that the strong player gives up with one mark, whatever its plan."""

BY_RULE_OF_THUMB = 2
"""The strong player decides once in so many times without planning: by the rule of thumb."""

OVERLOOKS = 4
"""The casual player overlooks one mark in so many."""

MOST_SKIPPED_BY_A_BEGINNER = 2
RATHER_PASSES = 5
"""The beginner passes once in so many times for no good reason."""


def expert(view: View, chance: Chance) -> Action:
    """Plans by the tables, and watches how near the others are to the end and who is ahead."""
    return weigh(view, chance)[0].action


def strong(view: View, chance: Chance) -> Action:
    """Plans by the tables, for its own sheet alone, and not always."""
    thumb, _ = chance.below(BY_RULE_OF_THUMB)
    if thumb == 0:
        return by_thumb(view)
    near = {choice.place for choice in choices(view) if choice.locks or choice.skips <= MOST_JUMPED}
    best = next(one.place for one in judged(view, STEADY) if one.place is None or one.place in near)
    return Pass() if best is None else Mark(best)


def casual(view: View, chance: Chance) -> Action:
    """Plays by the rule of thumb, but overlooks a mark now and then."""
    overlooked, _ = chance.below(OVERLOOKS)
    return Pass() if overlooked == 0 and not would_miss(view) else by_thumb(view)


def beginner(view: View, chance: Chance) -> Action:
    """Likes to mark: any row where few numbers are skipped, the best of them only sometimes."""
    near = [choice for choice in choices(view) if choice.locks or choice.skips <= MOST_SKIPPED_BY_A_BEGINNER]
    if not near:
        return Pass()
    lazy, chance = chance.below(RATHER_PASSES)
    at, _ = chance.below(len(near))
    return Pass() if lazy == 0 and not would_miss(view) else Mark(near[at].place)


COMPUTERS: Mapping[str, Computer[View, Action]] = MappingProxyType(
    {"beginner": beginner, "casual": casual, "strong": strong, "expert": expert}
)

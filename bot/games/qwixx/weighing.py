"""Qwixx, what the marks of a position are worth to the strongest computer player."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.qwixx.choosing import choices, would_miss
from bot.games.qwixx.computers import skip_one
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.marking import crossed
from bot.games.qwixx.scoring import total
from bot.games.qwixx.state import MISS_COST, Action, Mark, Pass, State, View


def weigh(view: View, chance: Chance, _also: Sequence[Action] = ()) -> Sequence[Weighed[Action]]:
    """The marks of the viewer and passing, the best first."""
    best = skip_one(view, chance)
    if view.viewer is None:
        return ()
    layout, sheet = LAYOUTS[view.options.variant], view.sheets[view.viewer]
    now = total(layout, sheet)
    weighed: list[Weighed[Action]] = [
        Weighed(
            Mark(choice.place),
            points := total(layout, crossed(sheet, choice.place)) - now,
            worth=float(points - choice.skips),
            risk=float(choice.skips),
        )
        for choice in choices(view)
    ]
    weighed.append(Weighed(Pass(), -MISS_COST if would_miss(view) else 0, 0.0))
    return sorted(weighed, key=lambda one: (one.action != best, -one.worth))


def fortune(before: State, after: State, _chance: Chance) -> tuple[float, ...]:  # noqa: ARG001
    """How much better than expected the dice were for each seat, in points."""
    return (0.0,) * len(after.sheets)

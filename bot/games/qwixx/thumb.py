"""Qwixx, a rule of thumb by which people play well enough: mark compactly, close rows, take no miss without need."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.qwixx.choosing import Choice, choices, colour_choices, wiser
from bot.games.qwixx.state import Action, Mark, Pass, Phase, View

MOST_SKIPPED = 1
"""Numbers that a mark may give up at any time."""

MOST_SKIPPED_FOR_A_MISS = 3
"""Numbers that a mark may give up if it saves the active player a miss."""


def by_thumb(view: View) -> Action:
    """Closes a row if it can; marks where at most one number is skipped, or a few more rather than take a miss."""
    best = _best(choices(view))
    if best is None:
        return Pass()
    if best.locks or best.skips <= MOST_SKIPPED:
        return Mark(best.place)
    if view.viewer == view.active and view.marked is None and best.skips <= MOST_SKIPPED_FOR_A_MISS:
        later = _best(colour_choices(view)) if view.phase is Phase.WHITE else None
        if later is None or not (later.locks or later.skips <= best.skips):
            return Mark(best.place)
    return Pass()


def _best(found: Sequence[Choice]) -> Choice | None:
    return next(iter(wiser(found)), None)

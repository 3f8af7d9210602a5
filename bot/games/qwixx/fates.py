"""What has become of each cell of a sheet: still open, crossed, or lost for good."""

from __future__ import annotations

from enum import Enum

from bot.games.qwixx.layouts import bonus_row, neighbours
from bot.games.qwixx.marking import crosses
from bot.games.qwixx.state import Layout, Place, Sheet


class Fate(Enum):
    OPEN = "open"
    CROSSED = "crossed"
    LOST = "lost"
    """Skipped, or its row is closed, or the neighbours that a bonus cell needs are lost."""


def fate(layout: Layout, sheet: Sheet, place: Place, *, closed: frozenset[int]) -> Fate:
    """What has become of that cell. Whether enough is crossed to close a row is not asked."""
    crossed = crosses(sheet, place.row)
    if place.at in crossed:
        return Fate.CROSSED
    if place.row in closed or (crossed and place.at < crossed[-1]):
        return Fate.LOST
    if bonus := bonus_row(layout, place):
        beside = (fate(layout, sheet, cell, closed=closed) for cell in neighbours(bonus, place.at))
        if all(each is Fate.LOST for each in beside):
            return Fate.LOST
    return Fate.OPEN

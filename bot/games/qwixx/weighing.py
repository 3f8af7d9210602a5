"""Qwixx, what the marks of a position are worth to the strongest computer player."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.qwixx.choosing import would_miss
from bot.games.qwixx.judging import Judge, Judged, Temper
from bot.games.qwixx.marking import crossed
from bot.games.qwixx.scoring import total
from bot.games.qwixx.state import LAST, MISS_COST, Action, Mark, Pass, Place, View

WATCHFUL = Temper(
    pace=(-2.896, -0.175, 0.16, -0.267, 0.121, 0.542, 0.07, -0.343),
    shuts=0.086,
    spread=4.22,
    unsettled=5.71,
)
"""How the expert judges at a table."""


PRICE_OF_AN_END = 20.0
"""Points that winning by an end, or losing by it, counts at most against the best way to go on."""


def weigh(view: View, _chance: Chance, _also: Sequence[Action] = ()) -> Sequence[Weighed[Action]]:
    """The marks of the viewer in this phase and passing, the best first; nothing for the public or who has no say.

    `worth` is to be compared with the others'; what ends the game counts as what going on with the same chance to win
    would, within `PRICE_OF_AN_END`. `risk` is what the numbers jumped over were still worth.
    """
    if view.viewer is None or view.ending or view.viewer in view.out:
        return ()
    judge = Judge(view, WATCHFUL)
    found, base = judge.decisions(), judge.worth(judge.sheet)
    return tuple(
        Weighed(
            Pass() if one.place is None else Mark(one.place),
            points=_points(judge, one.place),
            worth=worth - base,
            risk=_risk(judge, one.place),
        )
        for one, worth in zip(found, _on_the_scale_of_points(found, base), strict=True)
    )


def _on_the_scale_of_points(found: Sequence[Judged], base: float) -> Sequence[float]:
    """What decisions are worth, an end of the game no further from the rest than it may be; the order stays."""
    going_on = [one.worth for one in found if not one.ends] or [base]
    low, high = min(*going_on, going_on[0] - PRICE_OF_AN_END), going_on[0] + PRICE_OF_AN_END
    return [min(max(one.worth, low), high) if one.ends else one.worth for one in found]


def _points(judge: Judge, place: Place | None) -> int:
    """What a decision adds to the sheet at once, the lock and a sure miss included."""
    if place is None:
        return -MISS_COST if would_miss(judge.view) else 0
    return total(judge.layout, crossed(judge.sheet, place)) - total(judge.layout, judge.sheet)


def _risk(judge: Judge, place: Place | None) -> float:
    """What was still to come from the numbers that a mark jumps over."""
    if place is None or place.row >= len(judge.layout.rows) or place.at == LAST:
        return 0.0
    row = judge.sheet.rows[place.row]
    nearest = row[-1] + 1 if row else 0
    if place.at == nearest or judge.over(judge.sheet):
        return 0.0
    sheet = judge.sheet
    return max(0.0, judge.to_come(crossed(sheet, Place(place.row, nearest))) - judge.to_come(crossed(sheet, place)))

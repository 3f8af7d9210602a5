"""Qwixx, what the marks of a position are worth to the strongest computer player, and what luck the dice were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.core.chance import Chance
from bot.core.game import Seat, Weighed
from bot.games.qwixx import rules
from bot.games.qwixx.choosing import would_miss
from bot.games.qwixx.judging import Judge, Temper, judged
from bot.games.qwixx.marking import crossed
from bot.games.qwixx.scoring import total
from bot.games.qwixx.state import LAST, MISS_COST, Action, Mark, Pass, Place, State, View
from bot.games.qwixx.turns import open_white

WATCHFUL = Temper(
    pace=(-2.896, -0.175, 0.16, -0.267, 0.121, 0.542, 0.07, -0.343),
    shuts=0.086,
    spread=4.22,
    unsettled=5.71,
)
"""How the expert judges at a table."""


def weigh(view: View, _chance: Chance, _also: Sequence[Action] = ()) -> Sequence[Weighed[Action]]:
    """The marks of the viewer in this phase and passing, the best first; nothing for the public or who has no say.

    `worth` is to be compared with the others'; what ends the game counts as what going on with the same chance to win
    would. `risk` is what the numbers jumped over were still worth.
    """
    if view.viewer is None or view.ending or view.viewer in view.out:
        return ()
    judge = Judge(view, WATCHFUL)
    base = judge.worth(judge.sheet) if not judge.over(judge.sheet) else 0.0
    return tuple(
        Weighed(
            Pass() if one.place is None else Mark(one.place),
            points=_points(judge, one.place),
            worth=one.worth - base,
            risk=_risk(judge, one.place),
        )
        for one in judged(view, WATCHFUL)
    )


def fortune(before: State, after: State, _chance: Chance) -> tuple[float, ...]:
    """How much better than expected the dice of a new turn were for each seat, in points; nothing without one."""
    if after.turn == before.turn or after.ending:
        return (0.0,) * len(after.sheets)
    rolled = open_white(after, after.active, after.roll)
    return tuple(0.0 if seat in after.out else _luck(rolled, seat) for seat in range(len(after.sheets)))


def _luck(rolled: State, seat: Seat) -> float:
    """The best decision with these dice against the mean over all dice."""
    view, temper = rules.view(rolled, seat), replace(WATCHFUL, watches=False, shuts=0.0, shuts_soon=0.0)
    judge = Judge(view, temper)
    expected = total(judge.layout, judge.sheet) + judge.before_the_roll()
    return judged(view, temper)[0].worth - expected


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

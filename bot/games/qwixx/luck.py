"""Qwixx, what luck the dice were: the best that a seat could make of them, against the mean over all dice.

The mean is exact for the judgement that tells the best, whatever the variant and the number of seats, so luck comes to
nothing in the long run. A turn of another's is the white sum alone; of an own one each colour die offers marks apart
from the others, which makes the best of four dice a matter of counting faces.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import prod
from statistics import fmean
from typing import TypeAlias

from bot.core.chance import Chance
from bot.core.game import Seat
from bot.games.qwixx import rules
from bot.games.qwixx.dice import FACES
from bot.games.qwixx.judging import Judge
from bot.games.qwixx.layouts import colours, number, places
from bot.games.qwixx.marking import colour_refusal, crossed, white_marks
from bot.games.qwixx.state import Colour, Place, Roll, Sheet, State
from bot.games.qwixx.turns import begin_turn, close_turn, close_white, open_white, seat_after
from bot.games.qwixx.weighing import WATCHFUL

OWN_SHEET = replace(WATCHFUL, watches=False, shuts=0.0)
"""Dice are judged by the points of a sheet alone, whoever is ahead."""

Offers: TypeAlias = Mapping[tuple[Colour, int], float]
"""By colour die and its sum with a white one, the best that a turn with that mark is worth."""

_DIE = range(1, FACES + 1)


def fortune(before: State, after: State, _chance: Chance) -> tuple[float, ...]:
    """How much better than expected the dice rolled in a step were for each seat, in points; nothing without dice.

    Turns that nobody could decide in are counted too.
    """
    rolled = tuple(opened(before, after))
    return tuple(
        sum(_luck(state, seat) for state in rolled if seat not in state.out) for seat in range(len(after.sheets))
    )


def opened(before: State, after: State) -> Iterator[State]:
    """The white phases that a step opened, in order, those included in which nobody could mark anything.

    The latter left no trace but a miss each; their dice are rolled again from the chance before the step.
    """
    turns = after.turn - before.turn
    state = replace(after, active=before.active, turn=before.turn, chance=before.chance, ending=None)
    rollers = []
    for _ in range(turns):
        rollers.append(seat_after(state))
        state = replace(state, active=rollers[-1])
    over = rollers if after.ending else rollers[:-1]
    sheets = tuple(replace(sheet, misses=sheet.misses - over.count(seat)) for seat, sheet in enumerate(after.sheets))
    state = replace(state, sheets=sheets)
    for seat in rollers:
        state = begin_turn(state, seat).state
        if state.turn == after.turn:
            state = open_white(state, seat, after.roll)
        yield state
        state = close_turn(close_white(state).state).state


def _luck(rolled: State, seat: Seat) -> float:
    judge = Judge(rules.view(rolled, seat), OWN_SHEET)
    return judge.decisions()[0].worth - expected(judge)


def expected(judge: Judge) -> float:
    """What the viewer's best decision is worth on average, in points, over all dice of a turn."""
    bare = _offers(judge, judge.sheet, None)
    plans = {white: _plan(judge, white, bare) for white in range(2 * _DIE[0], 2 * _DIE[-1] + 1)}
    outcomes = [_best_of_dice(plans[one + other], one, other) for one in _DIE for other in _DIE]
    return fmean(outcomes)


def _plan(judge: Judge, white: int, bare: Offers) -> tuple[float, Offers]:
    """The best with a white sum alone, and what colour dice offer with or without it; `bare` is the latter."""
    floor, best = judge.worth(judge.unmarked), dict(bare)
    roll = Roll((white // 2, white - white // 2), {})
    for place in white_marks(judge.layout, judge.sheet, roll=roll, closed=judge.view.closed):
        after = crossed(judge.sheet, place)
        floor = max(floor, judge.worth(after))
        for offer, value in _offers(judge, after, place).items():
            best[offer] = max(value, best.get(offer, value))
    return floor, best


def _offers(judge: Judge, sheet: Sheet, marked: Place | None) -> Offers:
    """What colour dice offer the roller after that mark by the white sum; nothing to others, nor once it is over."""
    found: dict[tuple[Colour, int], float] = {}
    if judge.seat != judge.view.active or judge.over(sheet):
        return found
    layout, closed = judge.layout, judge.closed(sheet)
    dice = judge.view.roll.colours.keys() - {layout.rows[row].dies for row in closed}
    for place in places(layout):
        value = number(layout, place)
        for die in dice.intersection(colours(layout, place)):
            roll = Roll((0, 0), {die: value})
            if colour_refusal(layout, sheet, place, roll=roll, closed=closed, marked=marked) is None:
                worth = judge.worth(crossed(sheet, place))
                found[die, value] = max(worth, found.get((die, value), worth))
    return found


def _best_of_dice(plan: tuple[float, Offers], one: int, other: int) -> float:
    """The mean over the faces of the colour dice of the best, with these white dice."""
    floor, offers = plan
    dice = [
        [max(offers.get((die, white + face), floor) for white in (one, other)) for face in _DIE]
        for die in {die for die, _ in offers}
    ]
    mean = below = 0.0
    for value in sorted({floor, *(max(floor, offer) for die in dice for offer in die)}):
        reached = prod(sum(offer <= value for offer in die) for die in dice) / FACES ** len(dice)
        mean += (reached - below) * value
        below = reached
    return mean

"""Qwixx, what a decision leads to and how good that is: the judgement behind the better computer players.

A turn is planned whole: the active player sees all dice in the white phase, so what it marks by the white sum is judged
together with the best mark by a colour die after it. What a sheet may still expect comes from the tables of `worth`,
at a pace read from the others' sheets. Where a decision ends the game the final scores are compared instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import erfc, exp, prod, sqrt

from bot.core.game import Seat
from bot.games.qwixx import worth
from bot.games.qwixx.dice import without
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.marking import colour_marks, crossed, white_marks
from bot.games.qwixx.scoring import total
from bot.games.qwixx.standing import CLOSED, of_row
from bot.games.qwixx.state import (
    LAST,
    MOST_MISSES,
    NEEDED_TO_CLOSE,
    ROWS_TO_END,
    Phase,
    Place,
    Sheet,
    View,
)
from bot.games.qwixx.worth import Outlook, Standings

Rows = frozenset[int]


@dataclass(frozen=True, slots=True)
class Temper:
    """How a computer player judges. The figures were found by playing.

    `pace` are the weights of the signs that the end is near (`signs`), for the logarithm of the chance that the game
    ends with a turn; `shuts` the chance that another closes a row with all crosses needed. `spread` is by how much a
    final score varies for the square root of a point still to come, and `unsettled` the points that vary even at the
    end. Who does not watch counts its own points only, whoever is ahead.
    """

    pace: tuple[float, ...]
    shuts: float = 0.0
    spread: float = 4.0
    unsettled: float = 5.0
    watches: bool = True


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of a phase and what it is worth in points, what is earned already included.

    `ends` says that the game is over with the turn if all goes as planned; to who watches `worth` then is what going on
    with the same chance to win would be, which may lie far from any points.
    """

    place: Place | None
    worth: float
    ends: bool = False


def judged(view: View, temper: Temper) -> tuple[Judged, ...]:
    """The viewer's decisions as `Judge.decisions` gives them."""
    return Judge(view, temper).decisions()


def signs(view: View, seat: Seat) -> tuple[float, ...]:
    """What tells a seat how near the end is, in the order of `Temper.pace`; the first is always 1."""
    others = [view.sheets[other] for other in others_of(view, seat)]
    misses = max(sheet.misses for sheet in others)
    return (
        1.0,
        float(len(view.closed)),
        max(float(_ready(sheet, view.closed)) for sheet in others),
        max(_progress(sheet, view.closed) for sheet in others) - 2,
        max(misses - 1.0, 0.0),
        (view.turn - 12) / 10,
        float(_ready(view.sheets[seat], view.closed)),
        max(misses - 2.0, 0.0),
    )


def others_of(view: View, seat: Seat) -> tuple[Seat, ...]:
    """The seats besides that one that are still in the game."""
    return tuple(other for other in range(len(view.sheets)) if other != seat and other not in view.out)


def _ready(sheet: Sheet, closed: Rows) -> int:
    """The open rows that need no more crosses before the last one."""
    return sum(len(row) >= NEEDED_TO_CLOSE for index, row in enumerate(sheet.rows) if index not in closed)


def _progress(sheet: Sheet, closed: Rows) -> float:
    """How far the open rows have come, 1 for each that only lacks the last number."""
    return sum(
        (row[-1] + 1) / 22 + min(len(row), NEEDED_TO_CLOSE) / (2 * NEEDED_TO_CLOSE)
        for index, row in enumerate(sheet.rows)
        if row and index not in closed
    )


class Judge:
    """Judges the sheets that a viewer's decision may lead to."""

    def __init__(self, view: View, temper: Temper) -> None:
        assert view.viewer is not None, "the public has no sheet"
        self.view, self.temper, self.seat = view, temper, view.viewer
        self.layout, self.sheet = LAYOUTS[view.options.variant], view.sheets[view.viewer]
        self.others = others_of(view, view.viewer)
        self.pace = exp(sum(one * sign for one, sign in zip(temper.pace, signs(view, self.seat), strict=True)))
        seats = len(view.sheets)
        order = [(view.active + after) % seats for after in range(1, seats + 1)]
        self.order = [seat for seat in order if seat not in view.out or seat == view.active]
        self._outlooks: dict[tuple[int, int], Outlook] = {}

    def decisions(self) -> tuple[Judged, ...]:
        """The marks that the viewer may make in this phase, and none, the best first; of those alike, marks."""
        best: dict[Place | None, Judged] = {}
        for place, sheet in self.futures():
            value = self.worth(sheet)
            if place not in best or value > best[place].worth:
                best[place] = Judged(place, value, self.over(sheet))
        return tuple(sorted(best.values(), key=lambda one: (-one.worth, one.place is None)))

    @property
    def unmarked(self) -> Sheet:
        """The viewer's sheet after this turn if it marks nothing more."""
        missed = self.seat == self.view.active and self.view.marked is None
        return replace(self.sheet, misses=self.sheet.misses + 1) if missed else self.sheet

    def futures(self) -> Iterator[tuple[Place | None, Sheet]]:
        """A decision of this phase and the sheet after the turn, for each way in which the turn may go on."""
        view, sheet = self.view, self.sheet
        if view.phase is Phase.COLOUR:
            yield None, self.unmarked
            for place in self._colours(sheet, view.marked):
                yield place, crossed(sheet, place)
            return
        yield None, self.unmarked
        whites: list[Place | None] = [*white_marks(self.layout, sheet, roll=view.roll, closed=view.closed)]
        for white in (None, *whites):
            after = crossed(sheet, white)
            if white:
                yield white, after
            if view.viewer == view.active and not self.over(after):
                for place in self._colours(after, white):
                    yield white, crossed(after, place)

    def _colours(self, sheet: Sheet, marked: Place | None) -> tuple[Place, ...]:
        closed = self.closed(sheet)
        gone = frozenset(self.layout.rows[row].dies for row in closed)
        return colour_marks(self.layout, sheet, roll=without(self.view.roll, gone), closed=closed, marked=marked)

    def closed(self, sheet: Sheet) -> Rows:
        """The rows that are closed once the viewer's sheet looks like this."""
        return self.view.closed | {row for row, crosses in enumerate(sheet.rows) if LAST in crosses}

    def over(self, sheet: Sheet) -> bool:
        """Whether the game ends when the viewer's sheet looks like this."""
        return len(self.closed(sheet)) >= ROWS_TO_END or sheet.misses >= MOST_MISSES

    def worth(self, sheet: Sheet) -> float:
        """What a sheet of the viewer after this turn is worth, in points."""
        points = total(self.layout, sheet)
        if not self.over(sheet):
            return points + self.to_come(sheet)
        return self.final(points) if self.temper.watches else float(points)

    def to_come(self, sheet: Sheet) -> float:
        """The points that a sheet of the viewer may still expect after this turn."""
        closed = self.closed(sheet)
        outlook, rows = self.outlook(self.seat, sheet.misses), self.standings(sheet, closed)
        points = outlook.points(rows)
        if not closed:
            shut = (share * (outlook.points(_with_closed(rows, row)) - points) for row, share in self._shutting)
            points += sum(shut)
        return outlook.lasts * points

    def final(self, points: int) -> float:
        """What it is worth to end the game with these points: as much as going on with the same chance to win."""
        chance = prod(_beats(points, other) for other, _ in self._rivals)
        low = min(expected for _, expected in self._rivals) - 4 * self._spread
        high = max(expected for _, expected in self._rivals) + 4 * self._spread
        for _ in range(30):
            middle = (low + high) / 2
            low, high = (middle, high) if self.chance(middle) < chance else (low, middle)
        return low + points / 1000

    def chance(self, worth_: float) -> float:
        """The chance to win with so many points expected in the end."""
        return prod(_normal((worth_ - expected) / self._spread) for _, expected in self._rivals)

    def standings(self, sheet: Sheet, closed: Rows) -> Standings:
        first, second, third, fourth = (of_row(row, closed=index in closed) for index, row in enumerate(sheet.rows))
        return first, second, third, fourth

    def outlook(self, seat: Seat, misses: int) -> Outlook:
        """What a seat with so many misses may expect after this turn."""
        turns = self.order.index(seat)
        if (turns, misses) not in self._outlooks:
            self._outlooks[turns, misses] = worth.outlook(
                self.view.options.variant, len(self.order), turns=turns, misses=misses, pace=self.pace
            )
        return self._outlooks[turns, misses]

    @cached_property
    def _rivals(self) -> list[tuple[int, float]]:
        """The points of the others as they stand, and as they are expected in the end."""
        view, found = self.view, []
        for seat in self.others:
            sheet = view.sheets[seat]
            points, outlook = total(self.layout, sheet), self.outlook(seat, sheet.misses)
            more = outlook.lasts * outlook.points(self.standings(sheet, view.closed))
            found.append((points, points + more))
        return found

    @cached_property
    def _spread(self) -> float:
        outlook = self.outlook(self.seat, self.sheet.misses)
        mine = outlook.lasts * outlook.points(self.standings(self.sheet, self.view.closed))
        theirs = max(expected - points for points, expected in self._rivals)
        return self.temper.spread * sqrt(max(mine, 0) + max(theirs, 0) + self.temper.unsettled)

    @cached_property
    def _shutting(self) -> list[tuple[int, float]]:
        """The open rows that the others may close, and the chance that they do."""
        found = []
        for row in range(len(self.layout.rows)):
            share = self.temper.shuts * sum(
                len(self.view.sheets[seat].rows[row]) >= NEEDED_TO_CLOSE for seat in self.others
            )
            if share and row not in self.view.closed:
                found.append((row, min(share, 0.5)))
        return found


def _with_closed(rows: Standings, row: int) -> Standings:
    first, second, third, fourth = (CLOSED if index == row else of for index, of in enumerate(rows))
    return first, second, third, fourth


def _beats(points: int, other: int) -> float:
    return 0.5 if points == other else float(points > other)


def _normal(deviations: float) -> float:
    """The share of a normal distribution below that many standard deviations."""
    return erfc(-deviations / sqrt(2)) / 2

"""Qwixx, why a mark is good or dangerous, in the advice of the rule text: a pure reading of what a seat sees.

The text says: no big early jumps; keep options; mark compactly; watch who is about to close a row. A roller who marks
nothing takes a miss.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.advice import Reason, advised, weightiest
from bot.core.game import Seat, Weighed
from bot.core.text import Listed, SeatName, Text, Words
from bot.games.qwixx.choosing import FAR, choices, colour_choices, given_up_by, wiser, would_miss
from bot.games.qwixx.describe import row_name
from bot.games.qwixx.layouts import LAYOUTS, bonus_row, number
from bot.games.qwixx.marking import crossed, crosses
from bot.games.qwixx.notation import mark_name, mark_text
from bot.games.qwixx.scoring import total
from bot.games.qwixx.state import (
    LAST,
    MISS_COST,
    MOST_MISSES,
    NEEDED_TO_CLOSE,
    ROWS_TO_END,
    Action,
    Layout,
    Mark,
    Options,
    Phase,
    Place,
    View,
)


def move(action: Action, options: Options) -> Words:
    """A decision by name, as part of a sentence."""
    if isinstance(action, Mark):
        return mark_name(LAYOUTS[options.variant], action.place)
    return Text("qwixx-move-pass")


def advice(view: View, weighed: Sequence[Weighed[Action]]) -> list[Words]:
    """For each of the decisions: what it is, its figures, and the weightiest reasons."""
    return [_advised(view, one, best=weighed[0]) for one in weighed]


def _advised(view: View, one: Weighed[Action], *, best: Weighed[Action]) -> Words:
    head: Words = Text("qwixx-advised-pass", move=move(one.action, view.options))
    if isinstance(one.action, Mark):
        layout = LAYOUTS[view.options.variant]
        code, name = mark_text(layout, one.action.place), mark_name(layout, one.action.place)
        head = Text("qwixx-advised", code=code, mark=name)
    return advised(head, one, reasons(view, one.action), best=best)


def reasons(view: View, action: Action) -> list[Words]:
    """What speaks for a decision and against it, the weightiest first."""
    if view.viewer is None:
        return []
    found = _of_mark(view, view.viewer, action.place) if isinstance(action, Mark) else _of_pass(view, view.viewer)
    return weightiest(found)


# Marks.


def _of_mark(view: View, seat: Seat, place: Place) -> Iterator[Reason]:
    layout = LAYOUTS[view.options.variant]
    if place.at != LAST or bonus_row(layout, place) is not None:
        yield from _of_jump(view, seat, place)
    yield from _of_closing(view, seat, place)
    if view.viewer == view.active and would_miss(view):
        yield Reason(80, Text("qwixx-reason-saves-miss", points=MISS_COST))
    elif view.viewer == view.active and view.marked is None:
        yield Reason(30, Text("qwixx-reason-no-miss"))
    if bonus_row(layout, place) is not None:
        yield Reason(60, Text("qwixx-reason-bonus"))
    else:
        count = len(crosses(view.sheets[seat], place.row)) + 1
        if count > NEEDED_TO_CLOSE or 1 < count < NEEDED_TO_CLOSE:
            yield Reason(20, Text("qwixx-reason-more-crosses", count=count, row=row_name(layout, place.row)))


def _of_jump(view: View, seat: Seat, place: Place) -> Iterator[Reason]:
    """No big jumps, small steps: the numbers that a mark gives up for good."""
    lost = given_up(view, seat, place)
    if not lost:
        yield Reason(55, Text("qwixx-reason-compact"))
        return
    key = "qwixx-reason-jump" if len(lost) >= FAR else "qwixx-reason-skips"
    yield Reason(75 if len(lost) >= FAR else 45, Text(key, count=len(lost), numbers=", ".join(map(str, lost))))


def given_up(view: View, seat: Seat, place: Place) -> tuple[int, ...]:
    """The numbers that a mark gives up for good, from left to right."""
    layout = LAYOUTS[view.options.variant]
    lost = given_up_by(layout, view.sheets[seat], place, closed=view.closed)
    return tuple(number(layout, cell) for cell in lost)


def _of_closing(view: View, seat: Seat, place: Place) -> Iterator[Reason]:
    """Closing a row, being able to, or being in time before somebody else does."""
    layout = LAYOUTS[view.options.variant]
    if bonus_row(layout, place) is not None:
        return
    row = row_name(layout, place.row)
    if place.at == LAST:
        yield Reason(90, Text("qwixx-reason-closes", row=row))
        if len(view.closed) + 1 >= ROWS_TO_END:
            yield _of_end(view, seat, gained=_gain(layout, view, seat, place))
        return
    if len(crosses(view.sheets[seat], place.row)) + 1 == NEEDED_TO_CLOSE:
        yield Reason(50, Text("qwixx-reason-may-close", count=NEEDED_TO_CLOSE, row=row))
    if rivals := about_to_close(view, seat, place.row):
        players = Listed.of(SeatName(rival) for rival in rivals)
        yield Reason(65, Text("qwixx-reason-rival", players=players, count=len(rivals), row=row))


def _gain(layout: Layout, view: View, seat: Seat, place: Place) -> int:
    sheet = view.sheets[seat]
    return total(layout, crossed(sheet, place)) - total(layout, sheet)


def _of_end(view: View, seat: Seat, *, gained: int) -> Reason:
    """What ends the game is good for who leads; as far as anybody sees, since others may mark as well."""
    mine, others = view.scores[seat] + gained, _most_of_others(view, seat)
    key = "ahead" if mine > others else "level" if mine == others else "behind"
    return Reason(100, Text(f"qwixx-reason-ends-{key}", mine=mine, others=others))


def _most_of_others(view: View, seat: Seat) -> int:
    return max(points for other, points in enumerate(view.scores) if other != seat and other not in view.out)


def about_to_close(view: View, seat: Seat, row: int) -> tuple[Seat, ...]:
    """The others who need nothing but the last number of that row to close it."""
    if row in view.closed:
        return ()
    return tuple(
        other
        for other, sheet in enumerate(view.sheets)
        if other != seat
        and other not in view.out
        and len(sheet.rows[row]) >= NEEDED_TO_CLOSE
        and LAST not in sheet.rows[row]
    )


# Passing.


def _of_pass(view: View, seat: Seat) -> Iterator[Reason]:
    found = choices(view)
    if would_miss(view):
        yield Reason(80, Text("qwixx-reason-miss", points=MISS_COST))
        if view.sheets[seat].misses + 1 == MOST_MISSES:
            yield _of_end(view, seat, gained=-MISS_COST)
    else:
        yield Reason(40, _costs_nothing(view, seat))
    least = min((choice.skips for choice in found), default=0)
    if least:
        yield Reason(60, Text("qwixx-reason-keeps-options", count=least))
    yield from _of_later(view, seat, least)
    yield from _of_no_end(view, seat)
    yield from _of_rivals(view, seat)


def _costs_nothing(view: View, seat: Seat) -> Words:
    if seat != view.active:
        return Text("qwixx-reason-free")
    return Text("qwixx-reason-free-active" if view.marked is None else "qwixx-reason-free-marked")


def _of_later(view: View, seat: Seat, least: int) -> Iterator[Reason]:
    """The roller may have a better mark with a colour die, or one as good."""
    if view.phase is not Phase.WHITE or seat != view.active:
        return
    later = next(iter(wiser(colour_choices(view))), None)
    if later is not None and (later.locks or later.skips <= least):
        layout = LAYOUTS[view.options.variant]
        better = later.locks or later.skips < least
        yield Reason(
            70 if better else 50, Text("qwixx-reason-later", mark=mark_name(layout, later.place), count=later.skips)
        )


def _of_no_end(view: View, seat: Seat) -> Iterator[Reason]:
    """A mark that closes the last row of the game ends it, perhaps while others lead; passing goes on."""
    last_miss = would_miss(view) and view.sheets[seat].misses + 1 == MOST_MISSES
    if last_miss or len(view.closed) + 1 < ROWS_TO_END:
        return
    layout = LAYOUTS[view.options.variant]
    for choice in choices(view):
        if choice.locks:
            mine, mark = view.scores[seat] + _gain(layout, view, seat, choice.place), mark_name(layout, choice.place)
            behind = mine < _most_of_others(view, seat)
            weight, key = (85, "qwixx-reason-no-end") if behind else (45, "qwixx-reason-goes-on")
            yield Reason(weight, Text(key, mark=mark))
            return


def _of_rivals(view: View, seat: Seat) -> Iterator[Reason]:
    """Who is about to close a row in which the viewer could still mark."""
    layout = LAYOUTS[view.options.variant]
    for row in sorted({choice.place.row for choice in choices(view)} & set(range(len(layout.rows)))):
        if rivals := about_to_close(view, seat, row):
            players = Listed.of(SeatName(rival) for rival in rivals)
            yield Reason(35, Text("qwixx-reason-rival", players=players, count=len(rivals), row=row_name(layout, row)))
            return

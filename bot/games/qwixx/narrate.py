"""Qwixx told: what happened, how the table stands, what is owed, what a mark would mean."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.game import Seat
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.games.qwixx.choosing import choices, skipped, would_miss
from bot.games.qwixx.describe import colour_dice, row_label, row_name
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import colour_name, mark_name
from bot.games.qwixx.scoring import score
from bot.games.qwixx.state import (
    LAST,
    MOST_MISSES,
    Closed,
    Coloured,
    Ended,
    Event,
    Layout,
    Missed,
    Options,
    Phase,
    Place,
    Resigned,
    Revealed,
    Roll,
    Rolled,
    RolledOff,
    View,
)

DECIDED, WAITED_FOR = "✅", "⏳"
"""Whether the table waits for a seat; never what it decided."""


# What happened.


def tell(event: Event, options: Options) -> Words:
    """What happened, for everybody at the table. The variant decides what a cell is called."""
    layout = LAYOUTS[options.variant]
    match event:
        case RolledOff(rounds, starter):
            rolls = map(_rolls, range(len(rounds)), rounds)
            return Joined.of([*rolls, Text("qwixx-starts", player=SeatName(starter))], " ")
        case Rolled(seat, roll):
            return _rolled(seat, roll)
        case Revealed(marks):
            return Joined.of(_revealed(layout, marks))
        case Ended(ending, points, places):
            return Joined((Text(f"qwixx-ended-{ending.value}"), _victory(points, places)))
        case _:
            return _told(layout, event)


def _told(layout: Layout, event: Coloured | Closed | Missed | Resigned) -> Words:
    match event:
        case Coloured(seat, place):
            player = SeatName(seat)
            if place is None:
                return Text("qwixx-coloured-nothing", player=player)
            return Text("qwixx-coloured", player=player, mark=mark_name(layout, place))
        case Closed(row, seats):
            return _closed(layout, row, seats)
        case Missed(seat, misses):
            return Text("qwixx-missed", player=SeatName(seat), count=misses, most=MOST_MISSES)
        case Resigned(seat):
            return Text("qwixx-resigned", player=SeatName(seat))


def _rolled(seat: Seat, roll: Roll) -> Words:
    first, second = roll.white
    dice = colour_dice(roll)
    return Text("qwixx-rolled", player=SeatName(seat), first=first, second=second, sum=roll.sum, colours=dice)


def _rolls(index: int, sums: tuple[int | None, ...]) -> Words:
    rolled = Listed.of(
        Text("qwixx-roll-off", player=SeatName(seat), sum=total) for seat, total in enumerate(sums) if total is not None
    )
    return Text("qwixx-rolled-again" if index else "qwixx-rolled-off", rolls=rolled)


def _revealed(layout: Layout, marks: tuple[Place | None, ...]) -> Iterator[Words]:
    """A line for each mark, and one for all who made none."""
    for seat, place in enumerate(marks):
        if place is not None:
            yield Text("qwixx-marked", player=SeatName(seat), mark=mark_name(layout, place))
    if None in marks:
        yield Text("qwixx-marked-none") if not any(marks) else Text("qwixx-marked-no-other")


def _closed(layout: Layout, row: int, seats: tuple[Seat, ...]) -> Words:
    players = Listed.of(Text("qwixx-player", player=SeatName(seat)) for seat in seats)
    die = colour_name(layout.rows[row].dies)
    return Text("qwixx-closed", row=row_name(layout, row), players=players, colour=die)


def _victory(points: tuple[int, ...], places: tuple[int, ...]) -> Words:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = Listed.of(Text("qwixx-player", player=SeatName(seat)) for seat in winners)
    won = points[winners[0]]
    return Text("qwixx-won" if len(winners) == 1 else "qwixx-won-shared", winners=names, points=won)


# How the table stands.


def standings(view: View) -> Words:
    """A line a seat in the order of the sheets, with points, misses, whose roll it is and who has decided.

    By place when the game is over.
    """
    if view.places:
        ranked = sorted(range(len(view.places)), key=lambda seat: (view.places[seat], seat))
        return Joined.of(_final(view, seat) for seat in ranked)
    return Joined.of(_standing(view, seat) for seat in range(len(view.sheets)))


def _standing(view: View, seat: Seat) -> Words:
    player, points, misses = SeatName(seat), view.scores[seat], view.sheets[seat].misses
    if seat in view.out:
        return Text("qwixx-standing-left", number=seat + 1, player=player, points=points)
    standing = Text("qwixx-standing-still", number=seat + 1, player=player, points=points)
    if not all(view.decided):  # a table that was given up waits for nobody
        status = DECIDED if view.decided[seat] else WAITED_FOR
        key = "qwixx-standing-roll" if seat == view.active else "qwixx-standing"
        standing = Text(key, status=status, number=seat + 1, player=player, points=points)
    return Joined((standing, Text("qwixx-misses", count=misses)), " · ") if misses else standing


def _final(view: View, seat: Seat) -> Words:
    key = "qwixx-final-left" if seat in view.out else "qwixx-final"
    return Text(key, place=view.places[seat], player=SeatName(seat), points=view.scores[seat])


def text(view: View) -> Words:
    """What is owed now, for everybody; who won, when it is over."""
    if view.ending is not None:
        return Joined((Text(f"qwixx-ended-{view.ending.value}"), _victory(view.scores, view.places)))
    if all(view.decided):
        return Text("qwixx-owed-nothing")
    player = SeatName(view.active)
    if view.phase is Phase.WHITE:
        return Text("qwixx-owed-white", sum=view.roll.sum, player=player)
    return Text("qwixx-owed-colour-must" if view.marked is None else "qwixx-owed-colour-may", player=player)


def allowed(view: View) -> Words:
    """What the rules allow the viewer now: "may" or "must or take a miss"."""
    if view.ending is not None:
        return Text("qwixx-allowed-over")
    if view.viewer is None or view.viewer in view.out:
        return Text("qwixx-allowed-left")
    if view.phase is Phase.WHITE:
        return _allowed_white(view)
    if view.viewer != view.active:
        return Text("qwixx-allowed-wait", player=SeatName(view.active))
    return Text("qwixx-allowed-colour-must" if would_miss(view) else "qwixx-allowed-colour-may")


def _allowed_white(view: View) -> Text:
    made = view.roll.sum
    if not choices(view):
        return Text("qwixx-allowed-nothing", sum=made)
    if view.viewer != view.active:
        return Text("qwixx-allowed-white", sum=made)
    return Text("qwixx-allowed-white-must" if would_miss(view) else "qwixx-allowed-white-active", sum=made)


# Points and choices.


def score_text(view: View) -> Words:
    """The points of each sheet, row by row, a line a seat."""
    return Joined.of([Text("qwixx-score-legend"), *(_scored(view, seat) for seat in range(len(view.sheets)))])


def _scored(view: View, seat: Seat) -> Words:
    layout = LAYOUTS[view.options.variant]
    counted = score(layout, view.sheets[seat])
    parts: list[Words] = []
    for row, each in enumerate(counted.rows):
        crossed = min(each.crosses + each.bonus + each.locked, layout.most_crosses)
        key = "qwixx-score-locked" if each.locked else "qwixx-score-row"
        parts.append(Text(key, row=row_label(layout, row), count=crossed, points=each.points))
    if counted.misses:
        parts.append(Text("qwixx-score-misses", count=view.sheets[seat].misses, points=counted.misses))
    head = Text("qwixx-score", number=seat + 1, player=SeatName(seat), points=view.scores[seat])
    return Joined.of([head, *parts], " · ")


def choice_words(view: View, seat: Seat, place: Place) -> Words:
    """A mark in a few words for a button: its name, how many numbers it skips, whether it locks."""
    layout, sheet = LAYOUTS[view.options.variant], view.sheets[seat]
    words: list[Words] = [mark_name(layout, place)]
    if skips := skipped(layout, sheet, place, closed=view.closed):
        words.append(Text("qwixx-choice-skips", count=skips))
    if place.at == LAST and place.row < len(layout.rows):
        words.append(Text("qwixx-choice-locks"))
    return Joined.of(words, " · ")


def options_text(options: Options) -> Words:
    """The rule choices of a table, for its lobby."""
    return Text(f"qwixx-variant-{options.variant.value}-line")

"""Qwixx's table in plain words: alt texts of the pictures, and every sheet row by row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.core.budget import LONGEST_ALT, fitting
from bot.core.game import Seat
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.games.qwixx.fates import Fate, fate
from bot.games.qwixx.layouts import LAYOUTS, colours, number, rows_downward
from bot.games.qwixx.marking import crosses
from bot.games.qwixx.notation import colour_name, mark_name, mark_text
from bot.games.qwixx.state import (
    CELLS,
    LAST,
    Action,
    Closed,
    Coloured,
    Event,
    Layout,
    Mark,
    Missed,
    Place,
    Resigned,
    Revealed,
    Roll,
    Rolled,
    View,
)

SENTENCE = 35
"""Characters that a sentence of these alt texts takes without its parameters, in every language."""

ORDINALS = ("first", "second", "third", "fourth")


@dataclass(frozen=True, slots=True)
class News:
    """What the newest turn brought: marks by seat in the order in which they were made, misses, rows closed."""

    marks: tuple[tuple[Seat, Place], ...] = ()
    missed: tuple[Seat, ...] = ()
    closed: tuple[int, ...] = ()


def newest(recent: Sequence[Event]) -> News:
    """What happened in the last turn in which anything was decided."""
    turn: list[Event] = []
    for event in reversed(recent):
        if isinstance(event, Rolled) and turn:
            break
        if isinstance(event, Revealed | Coloured | Missed | Closed):
            turn.insert(0, event)
    marks: list[tuple[Seat, Place]] = []
    for event in turn:
        match event:
            case Revealed(places):
                marks += [(seat, place) for seat, place in enumerate(places) if place is not None]
            case Coloured(seat, Place() as place):
                marks.append((seat, place))
    missed = tuple(event.seat for event in turn if isinstance(event, Missed))
    return News(tuple(marks), missed, tuple(event.row for event in turn if isinstance(event, Closed)))


def stopped(view: View) -> View:
    """A table that was given up: it waits for nobody any more."""
    return replace(view, decided=(True,) * len(view.decided))


# Alt texts.


def board_alt(view: View, recent: Sequence[Event]) -> Words:
    """Dice, new marks, closings, scores. Never longer than `LONGEST_ALT`, whatever the names."""
    return Joined.of(fitting(_facts(view, recent), LONGEST_ALT, own=SENTENCE), " ")


def position_alt(view: View, seat: Seat, action: Action) -> Words:
    """One sheet row by row, and before it the best that could be crossed there."""
    layout = LAYOUTS[view.options.variant]
    best = Text("qwixx-alt-best", mark=mark_name(layout, action.place)) if isinstance(action, Mark) else None
    rows = [_row(view, seat, row) for row in rows_downward(layout)]
    facts: list[Words] = [best or Text("qwixx-alt-best-none"), *_roll(view), *_head(view, seat), *rows]
    return Joined.of(fitting(facts, LONGEST_ALT, own=SENTENCE), " ")


def sheet_alt(view: View, seat: Seat, *, ringed: Sequence[Place] = ()) -> Words:
    """What is ringed, the roll, one sheet row by row; the viewer's own pending mark, if it is their sheet."""
    layout = LAYOUTS[view.options.variant]
    facts: list[Words] = [Text("qwixx-alt-ringed", mark=mark_name(layout, place)) for place in ringed]
    facts += _roll(view)
    if seat == view.viewer and isinstance(view.decision, Place):
        facts.append(Text("qwixx-alt-pending", mark=mark_name(layout, view.decision)))
    facts += _head(view, seat)
    facts += (_row(view, seat, row) for row in rows_downward(layout))
    return Joined.of(fitting(facts, LONGEST_ALT, own=SENTENCE), " ")


def banner_alt() -> Words:
    """The picture above a lobby."""
    return Text("qwixx-banner-alt")


def _facts(view: View, recent: Sequence[Event]) -> Iterator[Words]:
    layout, news = LAYOUTS[view.options.variant], newest(recent)
    if view.ending is not None:
        winners = (SeatName(seat) for seat, place in enumerate(view.places) if place == 1)
        yield Text("qwixx-alt-over", winners=Listed.of(winners))
    elif not all(view.decided):
        yield from _roll(view)
    if news.marks:
        marks = (Text("qwixx-alt-mark", player=SeatName(seat), mark=mark_text(layout, at)) for seat, at in news.marks)
        yield Text("qwixx-alt-marks", marks=Listed.of(marks))
    elif any(isinstance(event, Revealed) for event in recent):
        yield Text("qwixx-alt-no-marks")
    for row in news.closed:
        yield Text("qwixx-alt-closing", row=row_label(layout, row))
    for seat in news.missed:
        yield Text("qwixx-alt-missed", player=SeatName(seat))
    scores = (Text("qwixx-alt-score", player=SeatName(seat), points=points) for seat, points in enumerate(view.scores))
    yield Text("qwixx-alt-scores", scores=Listed.of(scores))
    for row in sorted(view.closed - set(news.closed)):
        yield Text("qwixx-alt-closed", row=row_label(layout, row))
    missed = ((SeatName(seat), sheet.misses) for seat, sheet in enumerate(view.sheets) if sheet.misses)
    if misses := [Text("qwixx-alt-score", player=player, points=count) for player, count in missed]:
        yield Text("qwixx-alt-misses", misses=Listed.of(misses))
    for event in recent:
        if isinstance(event, Resigned):
            yield Text("qwixx-alt-resigned", player=SeatName(event.seat))


def _roll(view: View) -> Iterator[Words]:
    first, second = view.roll.white
    yield Text("qwixx-alt-roll", player=SeatName(view.active))
    yield Text("qwixx-alt-dice", first=first, second=second, sum=view.roll.sum, colours=colour_dice(view.roll))


def _row(view: View, seat: Seat, row: int) -> Text:
    """What is crossed and what is open in a row, as a sentence."""
    layout, sheet = LAYOUTS[view.options.variant], view.sheets[seat]
    label, marked = row_label(layout, row), _numbers(layout, row, crosses(sheet, row))
    if row < len(sheet.rows) and LAST in sheet.rows[row]:
        return Text("qwixx-row-locked", row=label, marked=marked)
    if row in view.closed:
        return Text("qwixx-row-closed", row=label, marked=marked)
    fates = (fate(layout, sheet, Place(row, at), closed=view.closed) for at in range(CELLS))
    still = [at for at, became in enumerate(fates) if became is Fate.OPEN]
    return Text("qwixx-row-open", row=label, marked=marked, open=_numbers(layout, row, still))


def _numbers(layout: Layout, row: int, places: Iterable[int]) -> Words:
    mixed = row < len(layout.rows) and len(set(layout.rows[row].colours)) > 1
    written = (mark_text(layout, Place(row, at)) if mixed else str(number(layout, Place(row, at))) for at in places)
    return ", ".join(written) or Text("qwixx-none")


# In words.


def board_text(view: View) -> list[Words]:
    """Every sheet in words, a line a seat: points, misses, and the rows that are begun."""
    layout = LAYOUTS[view.options.variant]
    lines: list[Words] = []
    for seat, sheet in enumerate(view.sheets):
        begun = [_row(view, seat, row) for row in rows_downward(layout) if crosses(sheet, row)]
        lines.append(Joined.of([*_head(view, seat), *(begun or [Text("qwixx-sheet-empty")])], " "))
    return lines


def _head(view: View, seat: Seat) -> Iterator[Text]:
    """Whose sheet it is, its points and misses."""
    yield Text("qwixx-sheet", number=seat + 1, player=SeatName(seat), points=view.scores[seat])
    if misses := view.sheets[seat].misses:
        yield Text("qwixx-sheet-misses", count=misses)


def colour_dice(roll: Roll) -> Words:
    """The colour dice still in play: "red 2, green 4 and blue 5"."""
    return Listed.of(
        Text("qwixx-die", colour=colour_name(colour), number=face) for colour, face in sorted(roll.colours.items())
    )


def row_label(layout: Layout, row: int) -> Words:
    """A row in one word: its colours, or its number where it has none of its own."""
    if row < len(layout.rows) and len(set(layout.rows[row].colours)) > 1:
        return Text("qwixx-row-number", number=row + 1)
    return Joined.of(map(colour_name, colours(layout, Place(row, 0))), "-")


def row_name(layout: Layout, row: int) -> Text:
    """A row in a sentence: "red row", or "first row" where rows have no colour of their own."""
    hues = set(layout.rows[row].colours)
    name = ORDINALS[row] if len(hues) > 1 else layout.rows[row].dies.name.lower()
    return Text(f"qwixx-row-{name}")

"""Qwixx, what a viewer may mark now, and what each mark would mean: for pads, autocomplete and computer players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.qwixx.layouts import LAYOUTS, bonus_row, neighbours, number
from bot.games.qwixx.marking import colour_marks, crosses, white_marks
from bot.games.qwixx.state import LAST, Layout, Phase, Place, Sheet, View

FAR = 3
"""Numbers skipped from which on a mark is a jump."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A mark that the rules allow: how many numbers it gives up for good, and whether it closes the row."""

    place: Place
    skips: int
    locks: bool
    number: int


def choices(view: View) -> tuple[Choice, ...]:
    """What the viewer may mark in this phase, in board order; nothing for the public or who has no say in it."""
    return white_choices(view) if view.phase is Phase.WHITE else colour_choices(view)


def white_choices(view: View) -> tuple[Choice, ...]:
    """What the white sum allows the viewer, whatever the phase."""
    if not _plays(view):
        return ()
    layout, sheet = _own(view)
    return _weighed(layout, sheet, white_marks(layout, sheet, roll=view.roll, closed=view.closed), view.closed)


def colour_choices(view: View) -> tuple[Choice, ...]:
    """What a white and a colour die allow the viewer if it is active; in the white phase, as the sheet stands now."""
    if not _plays(view) or view.viewer != view.active:
        return ()
    layout, sheet = _own(view)
    found = colour_marks(layout, sheet, roll=view.roll, closed=view.closed, marked=view.marked)
    return _weighed(layout, sheet, found, view.closed)


def wiser(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """The same, the wiser first: those that close a row, then those that give up fewer numbers."""
    return tuple(sorted(choices, key=lambda choice: (not choice.locks, choice.skips)))


def would_miss(view: View) -> bool:
    """Whether the viewer takes a miss by marking nothing in this phase and nothing in one that follows."""
    if not _plays(view) or view.viewer != view.active:
        return False
    return view.marked is None and (view.phase is Phase.COLOUR or not colour_choices(view))


def skipped(layout: Layout, sheet: Sheet, place: Place, *, closed: frozenset[int]) -> int:
    """How many numbers a mark gives up for good."""
    return len(given_up_by(layout, sheet, place, closed=closed))


def given_up_by(layout: Layout, sheet: Sheet, place: Place, *, closed: frozenset[int]) -> tuple[Place, ...]:
    """The cells that a mark gives up for good. A bonus cell that could never be marked is no loss."""
    row = crosses(sheet, place.row)
    between = range(row[-1] + 1 if row else 0, place.at)
    bonus = bonus_row(layout, place)
    return tuple(
        Place(place.row, at)
        for at in between
        if bonus is None or any(_may_count(sheet, cell, closed) for cell in neighbours(bonus, at))
    )


def _may_count(sheet: Sheet, place: Place, closed: frozenset[int]) -> bool:
    """Whether a base cell is crossed or could still be."""
    row = crosses(sheet, place.row)
    return place.at in row or (place.row not in closed and (not row or place.at > row[-1]))


def _plays(view: View) -> bool:
    return view.viewer is not None and view.ending is None and view.viewer not in view.out


def _own(view: View) -> tuple[Layout, Sheet]:
    assert view.viewer is not None, "the public has no sheet"
    return LAYOUTS[view.options.variant], view.sheets[view.viewer]


def _weighed(layout: Layout, sheet: Sheet, places: Sequence[Place], closed: frozenset[int]) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            place,
            skips=skipped(layout, sheet, place, closed=closed),
            locks=place.at == LAST and bonus_row(layout, place) is None,
            number=number(layout, place),
        )
        for place in places
    )

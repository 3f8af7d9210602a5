"""Qwixx, crossing a cell: what the crosses of a sheet allow, and what the dice of each phase make.

Where several rules are broken the reason given is the first of: no such cell, row closed, die gone, no such sum,
crossed already, not right of last, too few to close, bonus needs neighbour, bonus in one turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.core.errors import IllegalMove
from bot.core.text import Joined, Listed
from bot.games.qwixx.layouts import bonus_row, colours, neighbours, number, places, places_of
from bot.games.qwixx.notation import colour_code, colour_name, mark_text
from bot.games.qwixx.refusals import illegal
from bot.games.qwixx.state import (
    BASE_AND_BONUS_IN_ONE_TURN,
    CELLS,
    LAST,
    NEEDED_TO_CLOSE,
    Colour,
    Layout,
    Place,
    Roll,
    Sheet,
)

Rows = frozenset[int]


def white_marks(layout: Layout, sheet: Sheet, *, roll: Roll, closed: Rows) -> tuple[Place, ...]:
    """The cells that the white sum may cross, in board order."""
    return tuple(
        place
        for place in places_of(layout, roll.sum)
        if white_refusal(layout, sheet, place, roll=roll, closed=closed) is None
    )


def colour_marks(layout: Layout, sheet: Sheet, *, roll: Roll, closed: Rows, marked: Place | None) -> tuple[Place, ...]:
    """The cells that a white and a colour die may cross, in board order; `marked` is the white phase's mark before."""
    made = {total for colour in roll.colours for total in colour_sums(roll, colour)}
    return tuple(
        place
        for place in places(layout)
        if number(layout, place) in made
        and colour_refusal(layout, sheet, place, roll=roll, closed=closed, marked=marked) is None
    )


def white_refusal(layout: Layout, sheet: Sheet, place: Place, *, roll: Roll, closed: Rows) -> IllegalMove | None:
    """Why the white sum may not cross that cell; None if it may."""
    return (
        _not_open(layout, place, closed)
        or _not_the_white_sum(layout, place, roll)
        or _not_on_this_sheet(layout, sheet, place)
    )


def colour_refusal(
    layout: Layout, sheet: Sheet, place: Place, *, roll: Roll, closed: Rows, marked: Place | None
) -> IllegalMove | None:
    """Why no white die with one of the cell's colour may cross that cell; None if one may."""
    return (
        _not_open(layout, place, closed)
        or _not_a_colour_sum(layout, place, roll)
        or _not_on_this_sheet(layout, sheet, place)
        or _not_beside_that_colour(layout, sheet, place, roll)
        or _not_in_this_turn(layout, place, marked)
    )


def sheet_refusal(layout: Layout, sheet: Sheet, place: Place, *, closed: Rows) -> IllegalMove | None:
    """Why no dice at all may cross that cell; None if some may."""
    return _not_open(layout, place, closed) or _not_on_this_sheet(layout, sheet, place)


def crossed(sheet: Sheet, place: Place | None) -> Sheet:
    """The sheet with that cell crossed; as it was, if there is none."""
    if place is None:
        return sheet
    base = len(sheet.rows)
    rows = tuple(
        (*row, place.at) if index == place.row else row for index, row in enumerate((*sheet.rows, *sheet.bonus))
    )
    return replace(sheet, rows=rows[:base], bonus=rows[base:])


def crosses(sheet: Sheet, row: int) -> tuple[int, ...]:
    """The crosses of a row, bonus rows counted after the others."""
    return (*sheet.rows, *sheet.bonus)[row]


def is_crossed(sheet: Sheet, place: Place) -> bool:
    return place.at in crosses(sheet, place.row)


def _not_open(layout: Layout, place: Place, closed: Rows) -> IllegalMove | None:
    """A bonus row never closes."""
    if place.row not in range(len(layout.rows) + len(layout.bonus)) or place.at not in range(CELLS):
        return illegal("no_such_cell")
    return illegal("row_closed", mark=mark_text(layout, place)) if place.row in closed else None


def _not_the_white_sum(layout: Layout, place: Place, roll: Roll) -> IllegalMove | None:
    if number(layout, place) == roll.sum:
        return None
    return illegal("no_such_sum", mark=mark_text(layout, place), sum=roll.sum)


def _not_a_colour_sum(layout: Layout, place: Place, roll: Roll) -> IllegalMove | None:
    if _making(layout, place, roll):
        return None
    mark, wanted = mark_text(layout, place), colours(layout, place)
    made = [(colour, total) for colour in wanted for total in colour_sums(roll, colour)]
    if not made:
        return illegal("die_gone", mark=mark, colours=Listed.of(map(colour_name, wanted)))
    return illegal(
        "no_such_colour_sum", mark=mark, made=Listed.of(f"{colour_code(colour)}{total}" for colour, total in made)
    )


def colour_sums(roll: Roll, colour: Colour) -> tuple[int, ...]:
    """What a die of that colour makes with each white die, rising; nothing if it left the game."""
    if colour not in roll.colours:
        return ()
    return tuple(sorted({white + roll.colours[colour] for white in roll.white}))


def _making(layout: Layout, place: Place, roll: Roll) -> frozenset[Colour]:
    """The colours of the cell that make its number with a white die."""
    wanted = number(layout, place)
    return frozenset(colour for colour in colours(layout, place) if wanted in colour_sums(roll, colour))


def _not_on_this_sheet(layout: Layout, sheet: Sheet, place: Place) -> IllegalMove | None:
    row, mark = crosses(sheet, place.row), mark_text(layout, place)
    if place.at in row:
        return illegal("crossed_already", mark=mark)
    if row and place.at < row[-1]:
        return illegal("not_right_of_last", mark=mark, last=mark_text(layout, Place(place.row, row[-1])))
    bonus = bonus_row(layout, place)
    if bonus is None:
        too_few = place.at == LAST and len(row) < NEEDED_TO_CLOSE
        return illegal("too_few_to_close", mark=mark, crossed=len(row), needed=NEEDED_TO_CLOSE) if too_few else None
    beside = neighbours(bonus, place.at)
    return None if any(is_crossed(sheet, cell) for cell in beside) else _no_neighbour(layout, place, beside)


def _not_beside_that_colour(layout: Layout, sheet: Sheet, place: Place, roll: Roll) -> IllegalMove | None:
    """In the colour phase the neighbour that is crossed must have the colour of the die."""
    bonus = bonus_row(layout, place)
    if bonus is None:
        return None
    making = _making(layout, place, roll)
    beside = [cell for cell in neighbours(bonus, place.at) if making.intersection(colours(layout, cell))]
    return None if any(is_crossed(sheet, cell) for cell in beside) else _no_neighbour(layout, place, beside)


def _no_neighbour(layout: Layout, place: Place, beside: Iterable[Place]) -> IllegalMove:
    wanted = Joined.of((mark_text(layout, cell) for cell in beside), " / ")
    return illegal("bonus_needs_neighbour", mark=mark_text(layout, place), neighbours=wanted)


def _not_in_this_turn(layout: Layout, place: Place, marked: Place | None) -> IllegalMove | None:
    bonus = bonus_row(layout, place)
    if BASE_AND_BONUS_IN_ONE_TURN or bonus is None or marked not in neighbours(bonus, place.at):
        return None
    return illegal("bonus_in_one_turn", mark=mark_text(layout, place), base=mark_text(layout, marked))

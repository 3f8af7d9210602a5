"""Tables written in the game's own notation: sheets as their crosses, "R2 R3 RY3", with an M for each miss."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.core.chance import Chance
from bot.core.errors import IllegalMove
from bot.core.game import Seat, Transition
from bot.games.qwixx import rules
from bot.games.qwixx.layouts import LAYOUTS, blank
from bot.games.qwixx.marking import crossed
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.notation import mark_text, parse_mark
from bot.games.qwixx.state import (
    Action,
    Event,
    Mark,
    Options,
    Phase,
    Place,
    Roll,
    Sheet,
    State,
    Variant,
)
from bot.games.qwixx.turns import open_white

CLASSIC, MIXX_A, MIXX_B, BIG_POINTS = Variant
COLOURS = {letter: colour for colour, letter in COLOUR_LETTERS.items()}
ROW_OF_FIVE = {"R": "R2 R3 R4 R5 R6", "Y": "Y2 Y3 Y4 Y5 Y6", "G": "G12 G11 G10 G9 G8", "B": "B12 B11 B10 B9 B8"}
"""In the classic sheet, all that is needed before the last number."""


def place(code: str, variant: Variant = CLASSIC) -> Place:
    action = parse_mark(code, Options(variant))
    assert isinstance(action, Mark)
    return action.place


def sheet(written: str = "", variant: Variant = CLASSIC) -> Sheet:
    """The sheet with these crosses, from left to right in each row, and a miss for each M."""
    filled = blank(LAYOUTS[variant])
    for code in written.split():
        filled = (
            Sheet(filled.rows, filled.bonus, filled.misses + 1)
            if code == "M"
            else crossed(filled, place(code, variant))
        )
    return filled


def roll(dice: str) -> Roll:
    """ "34 R5 Y1 G2 B6": the white dice, then the colour dice that are in play."""
    white, *colours = dice.split()
    return Roll((int(white[0]), int(white[1])), {COLOURS[die[0]]: int(die[1]) for die in colours})


def table(
    *sheets: str,
    dice: str = "34 R1 Y1 G1 B1",
    active: Seat = 0,
    closed: Sequence[int] = (),
    variant: Variant = CLASSIC,
    out: Sequence[Seat] = (),
    seed: str = "table",
) -> State:
    """The white phase of a turn with these sheets and dice."""
    before = State(
        options=Options(variant),
        chance=Chance(seed),
        sheets=tuple(sheet(written, variant) for written in sheets),
        active=active,
        phase=Phase.WHITE,
        roll=roll(dice),
        decisions=(None,) * len(sheets),
        closed=frozenset(closed),
        out=frozenset(out),
    )
    return open_white(before, active, before.roll)


def act(state: State, seat: Seat, typed: str) -> Transition[State]:
    """The action typed by a seat."""
    return rules.apply(state, seat, action(typed, state.options.variant))


def action(typed: str, variant: Variant = CLASSIC) -> Action:
    return parse_mark(typed, Options(variant))


def decided(state: State, *typed: str | None) -> Transition[State]:
    """All decisions of a white phase in the order of seats; None for who has nothing to decide."""
    transition = Transition(state, ())
    for seat, move in enumerate(typed):
        if move is not None:
            transition = act(transition.state, seat, move)
    return transition


def names(transition: Transition[State]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in transition.events]


def happened(transition: Transition[State], kind: type[Event]) -> list[Event]:
    return [event for event in transition.events if isinstance(event, kind)]


def may(state: State, seat: Seat) -> list[str]:
    """The legal marks of a seat, written."""
    layout = LAYOUTS[state.options.variant]
    return [mark_text(layout, legal.place) for legal in rules.legal(state, seat) if isinstance(legal, Mark)]


def refusal(state: State, seat: Seat, typed: str) -> str:
    """The reason for which the action is refused."""
    with pytest.raises(IllegalMove) as caught:
        act(state, seat, typed)
    return caught.value.reason


def crosses(state: State, seat: Seat) -> list[str]:
    """What is crossed on a sheet, written row by row."""
    layout, own = LAYOUTS[state.options.variant], state.sheets[seat]
    rows = (*own.rows, *own.bonus)
    return [mark_text(layout, Place(row, at)) for row, ats in enumerate(rows) for at in ats]

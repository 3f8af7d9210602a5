"""Qwixx to JSON values and back, short: saves and logs are kept for years.

A cell is its row and a letter for where in it, "0a" to "5k"; "-" is no cell, "?" a decision not made yet. A sheet is
its crosses row by row, bonus rows after the others, then its misses: "abc,,dek,;2". A roll is the white dice, then the
colour dice with their letters: "34R5B1".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from bot.core.chance import Chance
from bot.core.game import Codec, Json
from bot.core.loading import guarded, letters, whole, wholes
from bot.games.qwixx.layouts import LAYOUTS, blank, places
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.state import (
    UNDECIDED,
    Action,
    Closed,
    Coloured,
    Decision,
    Ended,
    Ending,
    Event,
    Mark,
    Missed,
    Options,
    Pass,
    Phase,
    Place,
    Resigned,
    Revealed,
    Roll,
    Rolled,
    RolledOff,
    Sheet,
    State,
    Undecided,
    Variant,
)

_CELLS = "abcdefghijk"
_COLOURS = {letter: colour for colour, letter in COLOUR_LETTERS.items()}
_ROLL = re.compile(r"([1-6])([1-6])((?:[RYGB][1-6])*)")


def _dump_decision(decision: Decision) -> str:
    match decision:
        case None:
            return "-"
        case Undecided():
            return "?"
        case Place(row, at):
            return f"{row}{_CELLS[at]}"


def _load_decision(text: Json) -> Decision:
    if letters(text) == "?":
        return UNDECIDED
    return _load_cell(text)


def _load_cell(text: Json) -> Place | None:
    if letters(text) == "-":
        return None
    row, at = text
    return Place(int(row), _CELLS.index(at))


def _dump_sheet(sheet: Sheet) -> str:
    rows = ("".join(_CELLS[at] for at in row) for row in (*sheet.rows, *sheet.bonus))
    return f"{','.join(rows)};{sheet.misses}"


def _load_sheet(text: Json, variant: Variant) -> Sheet:
    crossed, misses = letters(text).split(";")
    rows = tuple(tuple(map(_CELLS.index, row)) for row in crossed.split(","))
    empty = blank(LAYOUTS[variant])
    if len(rows) != len((*empty.rows, *empty.bonus)):
        raise ValueError("a sheet of other rows")
    if any(row != tuple(sorted(set(row))) for row in rows):
        raise ValueError("crosses go from left to right")
    return Sheet(rows[: len(empty.rows)], rows[len(empty.rows) :], int(misses))


def _dump_roll(roll: Roll) -> str:
    colours = (f"{COLOUR_LETTERS[colour]}{face}" for colour, face in roll.colours.items())
    return "".join((*map(str, roll.white), *colours))


def _load_roll(text: Json) -> Roll:
    found = _ROLL.fullmatch(letters(text))
    if not found:
        raise ValueError("a roll was expected")
    first, second, colours = found.groups()
    faces = {_COLOURS[colours[at]]: int(colours[at + 1]) for at in range(0, len(colours), 2)}
    return Roll((int(first), int(second)), faces)


def dump_options(options: Options) -> Json:
    return options.variant.value


@guarded
def load_options(data: Json) -> Options:
    return Options(Variant(data))


def dump_state(state: State) -> Json:
    """Secrets included: the seed and the decisions."""
    return {
        "options": dump_options(state.options),
        "chance": [state.chance.seed, state.chance.draws],
        "sheets": [_dump_sheet(sheet) for sheet in state.sheets],
        "active": state.active,
        "phase": state.phase.value,
        "roll": _dump_roll(state.roll),
        "decisions": " ".join(map(_dump_decision, state.decisions)),
        "closed": sorted(state.closed),
        "marked": _dump_decision(state.marked),
        "turn": state.turn,
        "step": state.step,
        "out": sorted(state.out),
        "ending": state.ending and state.ending.value,
    }


@guarded
def load_state(data: Json) -> State:
    seed, draws = data["chance"]
    options = load_options(data["options"])
    state = State(
        options=options,
        chance=Chance(letters(seed), whole(draws)),
        sheets=tuple(_load_sheet(sheet, options.variant) for sheet in data["sheets"]),
        active=whole(data["active"]),
        phase=Phase(data["phase"]),
        roll=_load_roll(data["roll"]),
        decisions=tuple(map(_load_decision, letters(data["decisions"]).split())),
        closed=frozenset(wholes(data["closed"])),
        marked=_load_cell(data["marked"]),
        turn=whole(data["turn"]),
        step=whole(data["step"]),
        out=frozenset(wholes(data["out"])),
        ending=None if data["ending"] is None else Ending(data["ending"]),
    )
    _check_sound(state)
    return state


def _check_sound(state: State) -> None:
    seats, layout = range(len(state.sheets)), LAYOUTS[state.options.variant]
    if len(state.decisions) != len(seats):
        raise ValueError("the seats do not agree")
    if (UNDECIDED in state.decisions) != (state.ending is None):
        raise ValueError("somebody undecided, or an ending")
    if not {state.active, *state.out} <= set(seats):
        raise ValueError("no such seat at the table")
    if not state.closed <= set(range(len(layout.rows))):
        raise ValueError("no such row on the sheets")
    named = {cell for cell in (*state.decisions, state.marked) if isinstance(cell, Place)}
    if not named <= set(places(layout)):
        raise ValueError("no such cell on the sheets")


def dump_action(action: Action) -> Json:
    return _dump_decision(action.place if isinstance(action, Mark) else None)


@guarded
def load_action(data: Json) -> Action:
    place = _load_cell(data)
    return Pass() if place is None else Mark(place)


def dump_event(event: Event) -> Json:
    """A list of the event's name and its parts."""
    parts: list[Json]
    match event:
        case RolledOff():
            parts = ["rolled-off", " ".join(map(_dump_sums, event.rounds)), event.starter]
        case Rolled():
            parts = ["rolled", event.seat, _dump_roll(event.roll), event.turn]
        case Revealed():
            parts = ["revealed", " ".join(map(_dump_decision, event.marks))]
        case Coloured():
            parts = ["coloured", event.seat, _dump_decision(event.place)]
        case Closed():
            parts = ["closed", event.row, list(event.seats)]
        case Missed():
            parts = ["missed", event.seat, event.misses]
        case Resigned():
            parts = ["resigned", event.seat]
        case Ended():
            parts = ["ended", event.ending.value, list(event.points), list(event.places)]
    return parts


def _dump_sums(sums: tuple[int | None, ...]) -> str:
    return ".".join("" if total is None else str(total) for total in sums)


def _load_sums(text: str) -> tuple[int | None, ...]:
    return tuple(int(total) if total else None for total in text.split("."))


_EVENTS: Mapping[str, Callable[..., Event]] = {
    "rolled-off": lambda rounds, starter: RolledOff(tuple(map(_load_sums, letters(rounds).split(" "))), whole(starter)),
    "rolled": lambda seat, roll, turn: Rolled(whole(seat), _load_roll(roll), whole(turn)),
    "revealed": lambda marks: Revealed(tuple(map(_load_cell, letters(marks).split()))),
    "coloured": lambda seat, place: Coloured(whole(seat), _load_cell(place)),
    "closed": lambda row, seats: Closed(whole(row), wholes(seats)),
    "missed": lambda seat, misses: Missed(whole(seat), whole(misses)),
    "resigned": lambda seat: Resigned(whole(seat)),
    "ended": lambda ending, points, places: Ended(Ending(ending), wholes(points), wholes(places)),
}


@guarded
def load_event(data: Json) -> Event:
    name, *parts = data
    return _EVENTS[name](*parts)


CODEC: Codec[State, Action, Options] = Codec(
    dump_state=dump_state,
    load_state=load_state,
    dump_action=dump_action,
    load_action=load_action,
    dump_event=dump_event,
    load_event=load_event,
    dump_options=dump_options,
    load_options=load_options,
)

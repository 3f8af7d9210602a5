"""A whole game of Qwixx as readable text: every roll, decision and outcome in notation, and the sheets now and then."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.core.chance import Chance
from bot.core.game import Seat, Transition
from bot.games.qwixx import rules
from bot.games.qwixx.layouts import LAYOUTS, rows_downward
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.notation import mark_text, parse_mark
from bot.games.qwixx.state import (
    CELLS,
    Closed,
    Coloured,
    Ended,
    Event,
    Layout,
    Missed,
    Options,
    Place,
    Resigned,
    Revealed,
    Rolled,
    RolledOff,
    State,
    Variant,
)

DRAWN_EVERY = 5
"""Turns between two drawings of the sheets."""

HEADING = re.compile(r"Qwixx, (?P<variant>[\w-]+), seats (?P<seats>\d), seed (?P<seed>\w+)")
MOVE = re.compile(r"seat (?P<seat>\d) > (?P<move>.+)")


def replayed(text: str) -> str:
    """The transcript of the moves that a transcript holds, all else told anew."""
    heading = HEADING.match(text)
    assert heading, "a transcript begins with its heading"
    moves = [(int(found["seat"]), found["move"]) for found in MOVE.finditer(text)]
    return transcript(int(heading["seats"]), Options(Variant(heading["variant"])), heading["seed"], moves)


def transcript(seats: int, options: Options, seed: str, moves: Sequence[tuple[Seat, str]]) -> str:
    """The transcript of a game from its seed and its moves in notation; "resign" is one too."""
    return "\n".join(_tell(seats, options, seed, moves)) + "\n"


def _tell(seats: int, options: Options, seed: str, moves: Sequence[tuple[Seat, str]]) -> Iterator[str]:
    yield f"Qwixx, {options.variant.value}, seats {seats}, seed {seed}"
    transition = rules.setup(range(seats), options, Chance(seed))
    yield from _told(transition, options)
    for seat, move in moves:
        yield f"seat {seat} > {move}"
        transition = _moved(transition.state, seat, move)
        yield from _told(transition, options)


def _moved(state: State, seat: Seat, move: str) -> Transition[State]:
    if move == "resign":
        return rules.resign(state, seat)
    return rules.apply(state, seat, parse_mark(move, state.options))


def _told(transition: Transition[State], options: Options) -> Iterator[str]:
    state, layout = transition.state, LAYOUTS[options.variant]
    for event in transition.events:
        if isinstance(event, Rolled):
            if event.turn % DRAWN_EVERY == 1 and event.turn > 1:
                yield from _drawn(state)
            yield ""
        yield _line(event, layout)
    if state.ending:
        yield from _drawn(state)


def _line(event: Event, layout: Layout) -> str:
    match event:
        case RolledOff(rounds, starter):
            sums = ", again ".join(" ".join("-" if total is None else str(total) for total in row) for row in rounds)
            told = f"  rolled off {sums}: seat {starter} starts"
        case Rolled(seat, roll, turn):
            dice = " ".join(f"{COLOUR_LETTERS[colour]}{face}" for colour, face in roll.colours.items())
            told = f"turn {turn}, seat {seat} rolls {roll.white[0]}+{roll.white[1]}={roll.sum}, {dice}"
        case Revealed(marks):
            told = f"  revealed {' '.join(_code(layout, place) for place in marks)}"
        case Coloured(seat, place):
            told = f"  seat {seat} by a colour die: {_code(layout, place)}"
        case Closed(row, seats):
            told = f"  {mark_text(layout, Place(row, CELLS - 1))} closes its row: seats {_numbers(seats)}"
        case Missed(seat, misses):
            told = f"  seat {seat} takes miss {misses}"
        case Resigned(seat):
            told = f"  seat {seat} leaves"
        case Ended(ending, points, places):
            told = f"  ended by {ending.value}: points {_numbers(points)}, places {_numbers(places)}"
    return told


def _code(layout: Layout, place: Place | None) -> str:
    return "-" if place is None else mark_text(layout, place)


def _drawn(state: State) -> Iterator[str]:
    """Every sheet, its rows from the top: the crossed cells by name, a dot for each other one."""
    layout = LAYOUTS[state.options.variant]
    points = rules.view(state, None).scores
    for seat, sheet in enumerate(state.sheets):
        yield f"    seat {seat}: {points[seat]} points, {sheet.misses} misses"
        for row in rows_downward(layout):
            crossed = (*sheet.rows, *sheet.bonus)[row]
            cells = (mark_text(layout, Place(row, at)) if at in crossed else "." for at in range(CELLS))
            yield f"      {' '.join(cells)}"


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))

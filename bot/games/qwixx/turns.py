"""Qwixx, how a game goes on: decisions, the two phases of a turn, misses, whose turn comes next, leaving, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.core.game import Seat, Transition, places
from bot.games.qwixx.dice import roll_dice, without
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.marking import colour_marks, colour_refusal, crossed, white_marks, white_refusal
from bot.games.qwixx.refusals import illegal
from bot.games.qwixx.scoring import total
from bot.games.qwixx.state import (
    LAST,
    MISS_COST,
    MOST_MISSES,
    ROWS_TO_END,
    SECOND_ROW_ENDS_AT_ONCE,
    UNDECIDED,
    Action,
    Closed,
    Coloured,
    Decision,
    Ended,
    Ending,
    Event,
    Layout,
    Mark,
    Missed,
    Phase,
    Place,
    Resigned,
    Revealed,
    Roll,
    Rolled,
    State,
)

T = TypeVar("T")


def decide(state: State, seat: Seat, action: Action) -> Transition[State]:
    """The state after a decision, and all that follows once nobody is undecided. Raises IllegalMove.

    A decision for the white sum is no public fact before the phase closes, so it has no event of its own.
    """
    _check_playing(state, seat)
    place = action.place if isinstance(action, Mark) else None
    if state.phase is Phase.WHITE:
        return _go_on(decide_white(state, seat, place))
    return _go_on(decide_colour(state, seat, place))


def leave(state: State, seat: Seat) -> Transition[State]:
    """The state after a seat gives up: its rows stay closed, and it can't win any more. Raises IllegalMove.

    What it had decided in a running white phase is dropped; if it is active its turn ends with the phase, without a
    miss.
    """
    _check_playing(state, seat)
    left = replace(state, out=state.out | {seat}, decisions=_with(state.decisions, seat, None))
    resigned = Transition(left, (Resigned(seat),))
    if len(left.out) == len(left.sheets) - 1:
        return _finish(resigned, Ending.LEFT_ALONE)
    return _go_on(resigned)


def marks(state: State, seat: Seat) -> tuple[Place, ...]:
    """The cells that a seat may cross in this phase, in board order."""
    if state.ending or seat not in range(len(state.sheets)) or seat in state.out:
        return ()
    layout, sheet = _layout(state), state.sheets[seat]
    if state.phase is Phase.WHITE:
        return white_marks(layout, sheet, roll=state.roll, closed=state.closed)
    if seat != state.active:
        return ()
    return colour_marks(layout, sheet, roll=state.roll, closed=state.closed, marked=state.marked)


def scores(state: State) -> tuple[int, ...]:
    """The points by seat as the sheets stand."""
    return tuple(total(_layout(state), sheet) for sheet in state.sheets)


def scored(after: State, events: Sequence[Event]) -> tuple[tuple[int, ...], ...]:
    """The points by seat at the end of the turn in which a step was made, and of each in which nobody could mark."""
    points = scores(after)
    found = [points]
    for event in reversed(events):
        # Nothing but misses happens after a roll without a decision.
        if isinstance(event, Missed):
            points = _with(points, event.seat, points[event.seat] + MISS_COST)
        elif isinstance(event, Rolled):
            found.append(points)
    begun = len(found) > 1 and not after.ending
    return tuple(reversed(found[1:] if begun else found))


def begin_turn(state: State, seat: Seat) -> Transition[State]:
    """The dice rolled by that seat, and the white phase opened: who can mark nothing has decided by itself."""
    in_play = sorted(row.dies for index, row in enumerate(_layout(state).rows) if index not in state.closed)
    roll, chance = roll_dice(in_play, state.chance)
    turn = state.turn + 1
    opened = open_white(replace(state, chance=chance, turn=turn, step=state.step + 1), seat, roll)
    return Transition(opened, (Rolled(seat, roll, turn),))


def seat_after(state: State) -> Seat:
    """The next seat clockwise that is still in the game."""
    seats = len(state.sheets)
    order = (after % seats for after in range(state.active + 1, state.active + seats + 1))
    return next(seat for seat in order if seat not in state.out)


def open_white(state: State, seat: Seat, roll: Roll) -> State:
    """The white phase of a turn with these dice."""
    opened = replace(state, active=seat, phase=Phase.WHITE, roll=roll, marked=None)
    decisions: list[Decision] = [UNDECIDED if marks(opened, other) else None for other in range(len(state.sheets))]
    return replace(opened, decisions=tuple(decisions))


def decide_white(state: State, seat: Seat, place: Place | None) -> Transition[State]:
    """The state after a seat's decision for the white sum, the phase still open. Raises IllegalMove."""
    refused = place and white_refusal(_layout(state), state.sheets[seat], place, roll=state.roll, closed=state.closed)
    if refused:
        raise refused
    if not marks(state, seat):
        raise illegal("nothing_to_mark")
    return Transition(replace(state, decisions=_with(state.decisions, seat, place)), ())


def close_white(state: State) -> Transition[State]:
    """The decisions revealed and marked all at once, and the rows closed. The colour phase awaits the active seat if
    it can mark something there."""
    decided = tuple(place if isinstance(place, Place) else None for place in state.decisions)
    opened = replace(
        state,
        phase=Phase.COLOUR,
        decisions=(None,) * len(decided),
        marked=decided[state.active],
        step=state.step + 1,
    )
    revealed = _mark(Transition(opened, (Revealed(decided),)), decided)
    after = revealed.state
    if SECOND_ROW_ENDS_AT_ONCE and len(after.closed) >= ROWS_TO_END:
        return _finish(revealed, Ending.ROWS)
    if not marks(after, after.active):
        return revealed
    return Transition(replace(after, decisions=_with(after.decisions, after.active, UNDECIDED)), revealed.events)


def decide_colour(state: State, seat: Seat, place: Place | None) -> Transition[State]:
    """The state after the active seat's mark by a white and a colour die. Raises IllegalMove."""
    if seat != state.active:
        raise illegal("not_your_phase")
    refused = place and colour_refusal(
        _layout(state), state.sheets[seat], place, roll=state.roll, closed=state.closed, marked=state.marked
    )
    if refused:
        raise refused
    decided = replace(state, decisions=_with(state.decisions, seat, None), marked=place or state.marked)
    marked = tuple(place if other == seat else None for other in range(len(state.sheets)))
    return _mark(Transition(decided, (Coloured(seat, place),)), marked)


def close_turn(state: State) -> Transition[State]:
    """The miss, if the active seat marked nothing, and the end of the game, if there is a reason for it."""
    seat, sheet = state.active, state.sheets[state.active]
    closed: Transition[State] = Transition(state, ())
    if state.marked is None and seat not in state.out:
        sheet = replace(sheet, misses=sheet.misses + 1)
        closed = Transition(replace(state, sheets=_with(state.sheets, seat, sheet)), (Missed(seat, sheet.misses),))
    if len(state.closed) >= ROWS_TO_END:
        return _finish(closed, Ending.ROWS)
    if sheet.misses >= MOST_MISSES:
        return _finish(closed, Ending.MISSES)
    return closed


def _check_playing(state: State, seat: Seat) -> None:
    if state.ending:
        raise illegal("game_over")
    if seat not in range(len(state.sheets)) or seat in state.out:
        raise illegal("already_out")


def _go_on(transition: Transition[State]) -> Transition[State]:
    """Closes phases and begins turns until somebody is undecided or the game is over."""
    while not (state := transition.state).ending and UNDECIDED not in state.decisions:
        transition = _then(transition, close_white(state) if state.phase is Phase.WHITE else _next_turn(state))
    return transition


def _next_turn(state: State) -> Transition[State]:
    closed = close_turn(state)
    if closed.state.ending:
        return closed
    return _then(closed, begin_turn(closed.state, seat_after(state)))


def _mark(transition: Transition[State], marked: Sequence[Place | None]) -> Transition[State]:
    """The marks crossed by seat. A row whose last number was crossed is closed for all, and its die leaves the game."""
    state, layout = transition.state, _layout(transition.state)
    closings = []
    for row in range(len(layout.rows)):
        seats = tuple(seat for seat, place in enumerate(marked) if place == (row, LAST))
        if seats:
            closings.append(Closed(row, seats))
    gone = frozenset(layout.rows[closing.row].dies for closing in closings)
    after = replace(
        state,
        sheets=tuple(map(crossed, state.sheets, marked)),
        closed=state.closed | {closing.row for closing in closings},
        roll=without(state.roll, gone),
    )
    return Transition(after, (*transition.events, *closings))


def _finish(transition: Transition[State], ending: Ending) -> Transition[State]:
    state = transition.state
    points = scores(state)
    over = replace(state, decisions=(None,) * len(state.sheets), step=state.step + 1, ending=ending)
    return Transition(over, (*transition.events, Ended(ending, points, places(points, state.out))))


def _then(first: Transition[State], second: Transition[State]) -> Transition[State]:
    return Transition(second.state, (*first.events, *second.events))


def _layout(state: State) -> Layout:
    return LAYOUTS[state.options.variant]


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])

"""Qwixx, the rules as the game's record names them.

The parts: `layouts` (the printed sheets), `dice`, `marking` (which cells may be crossed), `scoring`, `turns`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.chance import Chance
from bot.core.game import Result, Seat, Transition, places
from bot.games.qwixx.dice import NOT_ROLLED, roll_off
from bot.games.qwixx.layouts import LAYOUTS, blank
from bot.games.qwixx.state import UNDECIDED, Action, Mark, Options, Pass, Phase, State, View
from bot.games.qwixx.turns import begin_turn, decide, leave, marks, scores

FEWEST_SEATS = 2
MOST_SEATS = 5

apply = decide
resign = leave


def seats(_options: Options) -> range:
    """How many may play."""
    return range(FEWEST_SEATS, MOST_SEATS + 1)


def setup(seniority: Sequence[int], options: Options, chance: Chance) -> Transition[State]:
    """The starter found by rolling off, and the first dice rolled. Nobody's age matters: only the number of ranks."""
    if len(seniority) not in seats(options):
        raise ValueError(f"this game does not seat {len(seniority)}")
    rolled_off, chance = roll_off(len(seniority), chance)
    before = State(
        options=options,
        chance=chance,
        sheets=(blank(LAYOUTS[options.variant]),) * len(seniority),
        active=rolled_off.starter,
        phase=Phase.WHITE,
        roll=NOT_ROLLED,
        decisions=(None,) * len(seniority),
        turn=0,
        step=0,
    )
    first = begin_turn(before, rolled_off.starter)
    return Transition(first.state, (rolled_off, *first.events))


def actors(state: State) -> frozenset[Seat]:
    """Whoever is undecided; nobody when the game is over."""
    return frozenset(seat for seat, decision in enumerate(state.decisions) if decision is UNDECIDED)


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """The marks in board order, then passing; for who has decided too, until the phase closes.

    Nothing for who has nothing to mark: that decides itself.
    """
    found = marks(state, seat)
    yield from map(Mark, found)
    if found:
        yield Pass()


def view(state: State, seat: Seat | None) -> View:
    """What that seat may see, or the public."""
    points = scores(state)
    return View(
        viewer=seat,
        options=state.options,
        sheets=state.sheets,
        active=state.active,
        phase=state.phase,
        roll=state.roll,
        decided=tuple(decision is not UNDECIDED for decision in state.decisions),
        decision=UNDECIDED if seat is None else state.decisions[seat],
        closed=state.closed,
        marked=state.marked,
        turn=state.turn,
        step=state.step,
        out=state.out,
        scores=points,
        places=places(points, state.out) if state.ending else (),
        ending=state.ending,
    )


def result(state: State) -> Result | None:
    """Points and places, once the game is over."""
    if not state.ending:
        return None
    points = scores(state)
    return Result(points, places(points, state.out))


def step(state: State) -> int:
    """Grows with every phase, the end included."""
    return state.step


def absent(_state: State, _seat: Seat) -> Action:
    """What a seat decides whose time has run out: to mark nothing."""
    return Pass()

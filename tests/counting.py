"""Counting, the smallest game of all, for tests of everything around a game.

The seats take turns to count on by one, two or three; whoever reaches the goal wins. Each seat holds a secret number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.core.chance import Chance
from bot.core.errors import IllegalMove
from bot.core.game import Codec, Game, Json, Result, Seat, Transition, Weighed


@dataclass(frozen=True, slots=True)
class Rules:
    goal: int = 10


@dataclass(frozen=True, slots=True)
class Count:
    """Count on by that many."""

    by: int


@dataclass(frozen=True, slots=True)
class Counted:
    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class Left:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Tally:
    """`seat` is whose turn it is, None when the game is over."""

    rules: Rules
    chance: Chance
    secrets: tuple[int, ...]
    seat: Seat | None
    total: int = 0
    turn: int = 1
    out: frozenset[Seat] = frozenset()
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Sight:
    total: int
    seat: Seat | None
    secret: int | None


def setup(seniority: Sequence[int], rules: Rules, chance: Chance) -> Transition[Tally]:
    secrets = []
    for _ in seniority:
        secret, chance = chance.below(1000)
        secrets.append(secret)
    return Transition(Tally(rules, chance, tuple(secrets), seat=0), ())


def actors(state: Tally) -> frozenset[Seat]:
    return frozenset() if state.seat is None else frozenset({state.seat})


def legal(state: Tally, seat: Seat) -> Iterator[Count]:
    if seat == state.seat:
        yield from (Count(by) for by in (1, 2, 3) if state.total + by <= state.rules.goal)


def apply(state: Tally, seat: Seat, action: Count) -> Transition[Tally]:
    if action not in legal(state, seat):
        raise IllegalMove("counting-too-far", reason="too-far", by=action.by)
    total = state.total + action.by
    over = total == state.rules.goal
    counted = replace(state, total=total, turn=state.turn + 1, winner=seat if over else None)
    return Transition(
        replace(counted, seat=None if over else _after(seat, counted)),
        (Counted(seat, total),),
    )


def resign(state: Tally, seat: Seat) -> Transition[Tally]:
    gone = replace(state, out=state.out | {seat}, turn=state.turn + 1)
    staying = [other for other in range(len(state.secrets)) if other not in gone.out]
    if len(staying) == 1:
        return Transition(replace(gone, seat=None, winner=staying[0]), (Left(seat),))
    return Transition(replace(gone, seat=_after(seat, gone) if state.seat == seat else state.seat), (Left(seat),))


def view(state: Tally, seat: Seat | None) -> Sight:
    return Sight(state.total, state.seat, None if seat is None else state.secrets[seat])


def result(state: Tally) -> Result | None:
    if state.seat is not None:
        return None
    points = tuple(int(seat == state.winner) for seat in range(len(state.secrets)))
    return Result(points, tuple(2 - point for point in points))


def greedy(sight: Sight, _chance: Chance) -> Count:
    """Counts on by as much as it may where ten is the goal."""
    return Count(max(1, min(3, 10 - sight.total)))


def weigh(sight: Sight, chance: Chance, _also: Sequence[Count] = ()) -> list[Weighed[Count]]:
    """The counts from 1 to 3, the greedy one first."""
    best = greedy(sight, chance)
    weighed = [Weighed(Count(by), by, float(by)) for by in (1, 2, 3)]
    return sorted(weighed, key=lambda one: (one.action != best, -one.worth))


def _after(seat: Seat, state: Tally) -> Seat:
    count = len(state.secrets)
    return next(other % count for other in range(seat + 1, seat + count) if other % count not in state.out)


def _dump_state(state: Tally) -> Json:
    return [
        state.rules.goal,
        state.chance.seed,
        state.chance.draws,
        state.secrets,
        state.seat,
        state.total,
        state.turn,
        sorted(state.out),
        state.winner,
    ]


def _load_state(saved: Json) -> Tally:
    goal, seed, draws, secrets, seat, total, turn, out, winner = saved
    return Tally(Rules(goal), Chance(seed, draws), tuple(secrets), seat, total, turn, frozenset(out), winner)


def _dump_event(event: Counted | Left) -> Json:
    match event:
        case Counted(seat, total):
            return ["counted", seat, total]
        case Left(seat):
            return ["left", seat]


def _load_event(saved: Json) -> Counted | Left:
    match saved:
        case ["counted", seat, total]:
            return Counted(seat, total)
        case ["left", seat]:
            return Left(seat)
        case _:
            raise ValueError(f"not an event: {saved}")


COUNTING: Game[Tally, Count, Sight, Rules] = Game(
    key="counting",
    presets={"short": Rules(4), "long": Rules(30)},
    default=Rules(),
    seats=lambda _rules: range(2, 5),
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    resign=resign,
    view=view,
    result=result,
    round=lambda state: state.turn,
    turn=lambda state: state.turn,
    codec=Codec(
        dump_state=_dump_state,
        load_state=_load_state,
        dump_action=lambda action: action.by,
        load_action=Count,
        dump_event=_dump_event,
        load_event=_load_event,
        dump_options=lambda rules: rules.goal,
        load_options=Rules,
    ),
    computers={"greedy": greedy},
    yardsticks={},
    weigh=weigh,
    fortune=lambda _before, after, _chance: (0.0,) * len(after.secrets),
    points=lambda state: tuple(int(seat == state.winner) for seat in range(len(state.secrets))),
    write=lambda action, _rules: str(action.by),
    read=lambda written, _sight: Count(int(written)),
)

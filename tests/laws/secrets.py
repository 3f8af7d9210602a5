"""For each game, the same table as it could be elsewhere: what one viewer can't know is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

from bot.core.chance import Chance
from bot.core.game import Seat
from bot.games.qwirkle import state as qwirkle
from bot.games.qwixx import rules as qwixx_rules
from bot.games.qwixx import state as qwixx

Elsewhere: TypeAlias = Callable[[Any, "Seat | None", Random], Any]


def qwirkle_elsewhere(state: qwirkle.State, viewer: Seat | None, random: Random) -> qwirkle.State:
    """Other hands, another bag, another seed."""
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    pool = [*state.bag, *(tile for seat in hidden for tile in state.hands[seat])]
    random.shuffle(pool)
    hands = list(state.hands)
    for seat in hidden:
        hands[seat] = tuple(pool.pop() for _ in state.hands[seat])
    return replace(
        state,
        hands=tuple(hands),
        bag=tuple(sorted(pool)),
        chance=Chance(f"other {random.random()}", random.randrange(99)),
    )


def qwixx_elsewhere(state: qwixx.State, viewer: Seat | None, random: Random) -> qwixx.State:
    """Other decisions of those who had something to decide, another seed."""
    decisions = list(state.decisions)
    for seat, decision in enumerate(decisions):
        marks = [action.place for action in qwixx_rules.legal(state, seat) if isinstance(action, qwixx.Mark)]
        if seat != viewer and marks and decision is not qwixx.UNDECIDED:
            decisions[seat] = random.choice([place for place in (*marks, None) if place != decision])
    return replace(state, decisions=tuple(decisions), chance=Chance(f"other {random.random()}", random.randrange(99)))


ELSEWHERE: Mapping[str, Elsewhere] = {"qwirkle": qwirkle_elsewhere, "qwixx": qwixx_elsewhere}

"""For each game, the same table as it could be elsewhere: what one viewer can't know is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

from bot.core.chance import Chance
from bot.core.game import Seat
from bot.games.qwirkle import state as qwirkle

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


ELSEWHERE: Mapping[str, Elsewhere] = {"qwirkle": qwirkle_elsewhere}

"""Qwirkle, the rules as the game's record names them.

The parts: `lines` (legality), `scoring`, `plays` (every legal play), `dealing` (bag, hands, who starts), `turns`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.core.chance import Chance
from bot.core.game import Result, Seat, Transition, places
from bot.games.qwirkle.dealing import deal, full_bag, largest_set, open_by
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.state import Action, Edition, Options, State, Swap, Tiles, View
from bot.games.qwirkle.turns import leave, take_turn

MOST_SEATS = {Edition.GAMERULES: 6, Edition.IELLO: 4}

apply = take_turn
resign = leave


def seats(options: Options) -> range:
    """How many may play."""
    return range(2, MOST_SEATS[options.edition] + 1)


def setup(seniority: Sequence[int], options: Options, chance: Chance) -> Transition[State]:
    """Hands dealt and the starter known. `seniority` ranks the seats, 0 the eldest."""
    if len(seniority) not in seats(options):
        raise ValueError(f"this edition does not seat {len(seniority)}")
    hands, bag, chance = deal(full_bag(), chance, seats=len(seniority))
    opened, chance = open_by(tuple(map(largest_set, hands)), seniority, options.tie_break, chance)
    state = State(
        options=options,
        chance=chance,
        board={},
        bag=bag,
        hands=hands,
        scores=(0,) * len(hands),
        sets=opened.sets,
        seat=opened.starter,
        opening=opened.sets[opened.starter],
        seniority=tuple(seniority),
    )
    return Transition(state, (opened,))


def actors(state: State) -> frozenset[Seat]:
    """Whose turn it is; nobody's when the game is over."""
    return frozenset() if state.seat is None else frozenset({state.seat})


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """The plays in board order, then the exchanges. A play whose line could begin elsewhere on an empty table is
    legal too but not among these."""
    if seat != state.seat:
        return
    hand = state.hands[seat]
    for play, _ in plays(state.board, hand, opening=state.opening):
        yield play
    if not state.opening:
        yield from _swaps(hand, most=len(state.bag))


def _swaps(hand: Tiles, *, most: int) -> Iterator[Swap]:
    for size in range(1, min(most, len(hand)) + 1):
        for tiles in sorted(set(combinations(sorted(hand), size))):
            yield Swap(tiles)


def view(state: State, seat: Seat | None) -> View:
    """What that seat may see, or the public."""
    return View(
        viewer=seat,
        options=state.options,
        board=state.board,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        bag=len(state.bag),
        scores=state.scores,
        sets=state.sets,
        seat=state.seat,
        opening=state.opening,
        turn=state.turn,
        out=state.out,
        ending=state.ending,
        places=places(state.scores, state.out) if state.ending else (),
        last=state.last,
    )


def result(state: State) -> Result | None:
    """Points and places, once the game is over."""
    return Result(state.scores, places(state.scores, state.out)) if state.ending else None


def turn(state: State) -> int:
    """Grows with every turn, forced passes and the end included."""
    return state.turn

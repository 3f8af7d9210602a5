"""Qwirkle, how a game goes on: a turn, whose turn comes next, leaving, and the end."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, takewhile
from typing import TypeVar

from bot.core.game import Seat, Transition, places
from bot.games.qwirkle.dealing import draw, missing, open_by, put_back, refilled
from bot.games.qwirkle.lines import check, in_order
from bot.games.qwirkle.notation import cell_label, tile_code
from bot.games.qwirkle.plays import can_lay
from bot.games.qwirkle.refusals import illegal
from bot.games.qwirkle.scoring import score_lines
from bot.games.qwirkle.state import (
    HAND_SIZE,
    LAST_TILE_BONUS,
    Action,
    Cell,
    Edition,
    Ended,
    Ending,
    Event,
    Passed,
    Placement,
    Play,
    Played,
    Resigned,
    State,
    Swapped,
    Tiles,
)

START = Cell(0, 0)
T = TypeVar("T")


def take_turn(state: State, seat: Seat, action: Action) -> Transition[State]:
    """The state after the action, the draw, and any passes that follow. Raises IllegalMove."""
    if state.seat is None:
        raise illegal("game_over")
    if seat != state.seat:
        raise illegal("not_your_turn")
    if isinstance(action, Play):
        return _lay(state, seat, action.placements)
    return _swap(state, seat, action.tiles)


def leave(state: State, seat: Seat) -> Transition[State]:
    """The state after a seat gives up: its tiles are mixed into the bag, its points stay, and it can't win any more.

    If it still owed the opening play, the largest set among the others starts, by the same rule. Raises IllegalMove.
    """
    if state.seat is None:
        raise illegal("game_over")
    if seat not in range(len(state.hands)) or seat in state.out:
        raise illegal("already_out")
    returned = state.hands[seat]
    left = replace(
        state,
        bag=put_back(state.bag, returned),
        hands=_with(state.hands, seat, ()),
        out=state.out | {seat},
        passes=0,
    )
    resigned = Resigned(seat, len(returned))
    if len(left.out) == len(left.hands) - 1:
        return _finish(left, Ending.LEFT_ALONE, resigned)
    if seat != state.seat:
        return Transition(left, (resigned,))
    if state.opening:
        return _reopen(left, resigned)
    return _go_on(left, seat, resigned)


def _lay(state: State, seat: Seat, laid: tuple[Placement, ...]) -> Transition[State]:
    tiles = tuple(placement.tile for placement in laid)
    _check_held(state.hands[seat], tiles)
    lines = check(state.board, laid)
    placements = in_order(laid)
    cells = tuple(placement.cell for placement in placements)
    if state.opening and len(cells) != state.opening:
        raise illegal("opening_too_short", needed=state.opening, laid=len(cells))
    if not state.board and START not in cells:
        raise illegal("opening_not_on_start", cell=cell_label(START))
    wanted = HAND_SIZE - len(state.hands[seat]) + len(tiles)
    drawn, bag, chance = draw(state.bag, state.chance, count=wanted)
    hand = refilled(state.hands[seat], gone=tiles, drawn=drawn)
    score = score_lines(lines, last_tile=0 if hand else LAST_TILE_BONUS)
    after = replace(
        state,
        chance=chance,
        board={**state.board, **{placement.cell: placement.tile for placement in placements}},
        bag=bag,
        hands=_with(state.hands, seat, hand),
        scores=_with(state.scores, seat, state.scores[seat] + score.total),
        opening=0,
        passes=0,
        last=cells,
    )
    played = Played(seat, placements, score, len(drawn))
    return _go_on(after, seat, played) if hand else _finish(after, Ending.LAST_TILE, played)


def _swap(state: State, seat: Seat, tiles: Tiles) -> Transition[State]:
    if state.opening:
        raise illegal("opening_no_swap", needed=state.opening)
    if not tiles:
        raise illegal("swap_nothing")
    _check_held(state.hands[seat], tiles)
    if not state.bag:
        raise illegal("swap_bag_empty")
    if len(tiles) > len(state.bag):
        raise illegal("swap_too_many", wanted=len(tiles), bag=len(state.bag))
    # The old tiles go back only now that the new ones are drawn, so none of them can return at once.
    drawn, bag, chance = draw(state.bag, state.chance, count=len(tiles))
    hand = refilled(state.hands[seat], gone=tiles, drawn=drawn)
    after = replace(state, chance=chance, bag=put_back(bag, tiles), hands=_with(state.hands, seat, hand), passes=0)
    return _go_on(after, seat, Swapped(seat, len(tiles)))


def _check_held(hand: Tiles, tiles: Tiles) -> None:
    tile = missing(hand, tiles)
    if tile is not None:
        raise illegal("not_in_hand", tile=tile_code(tile))


def _go_on(state: State, seat: Seat, *events: Event) -> Transition[State]:
    """Hands the turn to the next seat that can do something; ends the game if no seat ever can."""
    if state.bag and not can_lay(state.board, chain(state.bag, *state.hands)):
        return _finish(state, Ending.DEAD, *events)
    order = _seats_after(state, seat)
    stuck = [] if state.bag else list(takewhile(lambda other: not can_lay(state.board, state.hands[other]), order))
    blocked = len(stuck) == len(order)
    if blocked and state.options.edition is Edition.GAMERULES:
        return _finish(state, Ending.BLOCKED, *events)
    events = (*events, *map(Passed, stuck))
    passed = replace(state, turn=state.turn + len(stuck), passes=len(stuck))
    if blocked:
        return _finish(passed, Ending.BLOCKED, *events)
    return Transition(replace(passed, seat=order[len(stuck)], turn=passed.turn + 1), events)


def _seats_after(state: State, seat: Seat) -> list[Seat]:
    """The seats still in the game in the order of their turns, this one last."""
    seats = len(state.hands)
    order = [after % seats for after in range(seat + 1, seat + seats + 1)]
    return [after for after in order if after not in state.out]


def _reopen(state: State, *events: Event) -> Transition[State]:
    sets = tuple(0 if seat in state.out else size for seat, size in enumerate(state.sets))
    opened, chance = open_by(sets, state.seniority, state.options.tie_break, state.chance)
    after = replace(state, chance=chance, seat=opened.starter, opening=sets[opened.starter], turn=state.turn + 1)
    return Transition(after, (*events, opened))


def _finish(state: State, ending: Ending, *events: Event) -> Transition[State]:
    ended = Ended(ending, state.scores, places(state.scores, state.out))
    return Transition(replace(state, seat=None, opening=0, turn=state.turn + 1, ending=ending), (*events, ended))


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])

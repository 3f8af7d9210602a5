"""Qwirkle, the moves of a position that are worth a longer thought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.games.qwirkle.holding import keeping, tiles_of, without
from bot.games.qwirkle.plays import ROW, Laid, board_order, find, play_of
from bot.games.qwirkle.sampling import Pile, pile
from bot.games.qwirkle.scoring import score_play
from bot.games.qwirkle.state import KINDS, LAST_TILE_BONUS, Action, Play, Swap, Tile, View

PLAYS = 10
"""How many plays are thought through."""

EXCHANGES = 2
"""How many exchanges, where there are plays too."""

EXCHANGES_ALONE = 6
"""How many exchanges where nothing fits."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move as it is thought through: its points with the bonus for the last tile, the tiles that it lays, those that
    stay in hand, and those that go back into the bag."""

    action: Action
    points: int
    laid: Laid | None
    kept: Pile
    returned: Pile = ()

    @property
    def looks(self) -> float:
        """What it seems to be worth at a glance, in points."""
        return self.points + keeping(self.kept)


def promising(view: View) -> list[Candidate]:
    """The moves that seem best at a glance, the best first."""
    playing = plays_at_a_glance(view)[:PLAYS]
    exchanging = exchanges_at_a_glance(view)[: EXCHANGES if playing else EXCHANGES_ALONE]
    return [*playing, *exchanging]


def plays_at_a_glance(view: View) -> list[Candidate]:
    """Every play, those that seem best first, equals in board order."""
    hand = pile(view.hand)
    found = [_laying(view, hand, points, laid) for points, laid in find(view.board, view.hand, opening=view.opening)]
    return sorted(found, key=lambda one: (-one.looks, _board_order(one.action)))


def _board_order(action: Action) -> object:
    assert isinstance(action, Play)
    return board_order(action)


def _laying(view: View, hand: Pile, points: int, laid: Laid) -> Candidate:
    kept = without(hand, tiles_of(laid))
    bonus = 0 if kept or view.bag else LAST_TILE_BONUS
    return Candidate(play_of(laid), points + bonus, laid, kept)


def exchanges_at_a_glance(view: View) -> list[Candidate]:
    """Every exchange, those first that keep the best tiles; of equals the largest."""
    if view.opening:
        return []
    found = [_exchanging(view, tiles) for tiles in _exchanges(view)]
    return sorted(found, key=lambda one: (-one.looks, -len(one.returned), one.returned))


def _exchanges(view: View) -> Iterator[Sequence[Tile]]:
    hand = sorted(view.hand)
    for size in range(1, min(view.bag, len(hand)) + 1):
        yield from sorted(set(combinations(hand, size)))


def _exchanging(view: View, tiles: Sequence[Tile]) -> Candidate:
    returned = pile(tiles)
    return Candidate(Swap(tuple(sorted(tiles))), 0, None, without(pile(view.hand), returned), returned)


def candidate(view: View, action: Action) -> Candidate:
    """A legal move as a candidate. Raises IllegalMove if its tiles do not fit, ValueError if they are not in hand."""
    if not isinstance(action, Play):
        return _exchanging(view, action.tiles)
    laid: Laid | None = None
    for tile, (x, y) in action.placements:
        laid = (y * ROW + x, 1 << KINDS.index(tile), laid)
    assert laid is not None
    return _laying(view, pile(view.hand), score_play(view.board, action.placements).total, laid)

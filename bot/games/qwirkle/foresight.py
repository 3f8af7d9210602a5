"""Qwirkle, how a game might go on after a move: everybody lays what scores most, with tiles as they may lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.game import Seat
from bot.games.qwirkle.candidates import Candidate
from bot.games.qwirkle.ground import Ground, best, laid_on
from bot.games.qwirkle.holding import keeping, tiles_of, together, without
from bot.games.qwirkle.plays import TileSet
from bot.games.qwirkle.sampling import Deal, Pile
from bot.games.qwirkle.state import LAST_TILE_BONUS


@dataclass(frozen=True, slots=True)
class Sequel:
    """What came after a move in one way to go on: the points of the next player, and by how many points more the
    viewer made than an average other."""

    reply: int
    ahead: float


@dataclass(slots=True)
class _Course:
    """A game as it goes on in thought."""

    ground: Ground
    hands: list[Pile]
    bag: list[TileSet]
    """In the order in which it is drawn from."""

    def draw(self, kept: Pile, count: int) -> Pile:
        drawn = tuple(self.bag[:count])
        del self.bag[:count]
        return (*kept, *drawn)

    def turn(self, seat: Seat) -> int | None:
        """The points of a seat's best play, the bonus for its last tile included; None where it can do nothing."""
        hand = self.hands[seat]
        points, laid = best(self.ground, together(hand))
        if laid is None:
            return self._exchange(seat, hand)
        tiles = tiles_of(laid)
        self.ground = laid_on(self.ground, laid)
        self.hands[seat] = kept = self.draw(without(hand, tiles), len(tiles))
        return points if kept else points + LAST_TILE_BONUS

    def _exchange(self, seat: Seat, hand: Pile) -> int | None:
        gone = hand[: len(self.bag)]
        self.hands[seat] = self.draw(hand[len(gone) :], len(gone))
        self.bag += gone
        return 0 if gone else None


def sequel(ground: Ground, move: Candidate, deal: Deal, order: Sequence[Seat], *, turns: int) -> Sequel:
    """How it goes on after a move, over that many turns; `ground` is the one after it.

    `order` has the seats in the order of their turns, the viewer last. At the end, what the viewer then holds counts
    for what it is good for.
    """
    *others, viewer = order
    course = _Course(ground, list(deal.hands), list(deal.bag))
    course.hands[viewer] = course.draw(move.kept, len(move.returned) or len(tiles_of(move.laid)))
    course.bag += move.returned
    if not course.hands[viewer]:
        return Sequel(0, 0.0)
    reply, ahead, passes = 0, 0.0, 0
    for turn in range(turns):
        seat = order[turn % len(order)]
        points = course.turn(seat)
        passes = passes + 1 if points is None else 0
        if passes == len(order):
            break
        reply = (points or 0) if turn == 0 else reply
        ahead += (points or 0) * (1 if seat == viewer else -1 / len(others))
        if not course.hands[seat]:
            break
    else:
        ahead += keeping(course.hands[viewer])
    return Sequel(reply, ahead)

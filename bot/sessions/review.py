"""What a review tells of a game that is over: where it was won, by play and by luck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.core.game import Codec, Json, Seat, Weighed
from bot.core.loading import guarded, whole, wholes

FORMAT = 2
"""Reviews that were saved in another one are made anew."""

FEWEST = 5
"""Decisions with something at stake without which accuracy would say more about chance than about a player."""

NOTICED = 0.5
"""Points that a decision must have lost to count as a miss; less lies within what the expert itself is unsure of."""

MOST_MISSES = 5
"""How many misses a review tells."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that somebody made, beside the best that the strongest computer player found there.

    `version` is that of the step, whose frame holds the position before it. `stake` is what there was to lose: how
    much less the worst move that was looked at there would have been worth than the best. The one that was made does
    not count there if it was looked at for no other reason.
    """

    version: int
    turn: int
    seat: Seat
    played: Weighed[Any]
    best: Weighed[Any]
    stake: float

    @property
    def loss(self) -> float:
        """What the decision gave away, in points; `stake` does not limit it."""
        return max(0.0, self.best.worth - self.played.worth)


@dataclass(frozen=True, slots=True)
class Review:
    """All decisions in the order of the log, and what chance gave.

    `fortune` is by seat, in points above what could be expected. `totals` are the points by seat as they stood after
    each turn: `totals[3]` after the third, `totals[0]` at the deal.
    """

    judged: tuple[Judged, ...]
    fortune: tuple[float, ...]
    totals: tuple[tuple[int, ...], ...]

    def accuracy(self, seat: Seat) -> int | None:
        """How well that seat decided: 100 for the best found each time, 0 for the worst looked at each time.

        Each decision counts by what was at stake in it. It is cut, not rounded: only who never lost anything has a
        hundred. None for a seat with fewer than `FEWEST` decisions that mattered.
        """
        own = [one for one in self.judged if one.seat == seat and one.stake > 0]
        if len(own) < FEWEST:
            return None
        stake = sum(one.stake for one in own)
        return int(100 * (1 - sum(min(one.loss, one.stake) for one in own) / stake))

    def most_points(self, seat: Seat) -> Judged | None:
        """The move with which that seat scored the most, the earliest of several."""
        own = [one for one in self.judged if one.seat == seat]
        return max(own, key=lambda one: one.played.points, default=None)

    def misses(self, most: int = MOST_MISSES, seat: Seat | None = None) -> tuple[Judged, ...]:
        """The decisions that gave away the most, the worst first; of everybody, or of one seat."""
        missed = [one for one in self.judged if one.loss >= NOTICED and seat in (None, one.seat)]
        return tuple(sorted(missed, key=lambda one: -one.loss)[:most])


def dump_review(review: Review, codec: Codec[Any, Any, Any]) -> Json:
    def weighed(one: Weighed[Any]) -> Json:
        return [codec.dump_action(one.action), one.points, one.worth, one.risk]

    return {
        "format": FORMAT,
        "judged": [
            [one.version, one.turn, one.seat, weighed(one.played), weighed(one.best), one.stake]
            for one in review.judged
        ],
        "fortune": list(review.fortune),
        "totals": [list(points) for points in review.totals],
    }


def load_review(data: Json, codec: Codec[Any, Any, Any]) -> Review:
    """Raises `CorruptState` for what was not dumped in this format."""

    def weighed(saved: Json) -> Weighed[Any]:
        action, points, worth, risk = saved
        return Weighed(codec.load_action(action), whole(points), float(worth), float(risk))

    def judged(saved: Json) -> Judged:
        version, turn, seat, played, best, stake = saved
        return Judged(whole(version), whole(turn), whole(seat), weighed(played), weighed(best), float(stake))

    @guarded
    def review(data: Json) -> Review:
        if data["format"] != FORMAT:
            raise ValueError("another format")
        return Review(
            judged=tuple(map(judged, data["judged"])),
            fortune=tuple(map(float, data["fortune"])),
            totals=tuple(map(wholes, data["totals"])),
        )

    return review(data)

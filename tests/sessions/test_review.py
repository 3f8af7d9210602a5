"""What a review tells, and how it is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.core.errors import CorruptState
from bot.core.game import Weighed
from bot.sessions.review import FEWEST, MOST_MISSES, NOTICED, Judged, Review, dump_review, load_review
from tests.counting import COUNTING, Count


def judged(seat: int, *, loss: float = 0.0, points: int = 1, stake: float = 4.0, version: int = 5) -> Judged:
    """A decision that was worth that much less than the best."""
    best = Weighed(Count(3), points + 2, 10.0)
    return Judged(version, version - 4, seat, Weighed(Count(1), points, 10.0 - loss), best, stake)


def review(*decisions: Judged) -> Review:
    return Review(decisions, (1.5, -1.5), ((0, 0), (1, 0)))


class TestLoss:
    def test_it_is_what_was_given_away(self) -> None:
        assert judged(0, loss=2.5).loss == 2.5

    def test_a_move_that_is_better_than_the_best_loses_nothing(self) -> None:
        assert judged(0, loss=-1.0).loss == 0.0


class TestAccuracy:
    BEST = (judged(0),) * FEWEST

    def test_the_best_each_time_is_all_of_it(self) -> None:
        assert review(*self.BEST, judged(1, loss=3.0)).accuracy(0) == 100

    @pytest.mark.parametrize("loss", [4.0, 9.0])
    def test_the_worst_each_time_is_nothing_and_there_is_no_less(self, loss: float) -> None:
        assert review(*(judged(0, loss=loss),) * FEWEST).accuracy(0) == 0

    def test_what_was_worse_than_all_that_was_looked_at_spoils_no_other_decision(self) -> None:
        assert review(*(judged(0, loss=9.0),) * FEWEST, *self.BEST).accuracy(0) == 50

    def test_only_who_never_lost_anything_has_all_of_it(self) -> None:
        assert review(judged(0, loss=0.01), *self.BEST).accuracy(0) == 99

    def test_decisions_count_by_what_is_at_stake(self) -> None:
        assert review(judged(0, loss=5.0, stake=5.0), *(judged(0, stake=3.0),) * FEWEST).accuracy(0) == 75

    def test_who_had_little_to_decide_has_none(self) -> None:
        few = self.BEST[1:]
        assert review(*few, judged(1)).accuracy(0) is None
        assert review(*few, judged(0, stake=0.0)).accuracy(0) is None
        assert review(*few, judged(0, loss=0.5)).accuracy(0) is not None


class TestMostPoints:
    def test_it_is_the_one_with_the_most_points_and_the_earliest_of_several(self) -> None:
        best = judged(0, points=7, version=6)
        found = review(judged(0, points=3), best, judged(0, points=7, version=8), judged(1, points=9)).most_points(0)
        assert found is best

    def test_who_made_none_has_none(self) -> None:
        assert review(judged(0)).most_points(1) is None


class TestMisses:
    REVIEW = review(
        judged(0, loss=2.0, version=5),
        judged(1, loss=5.0, version=6),
        judged(0, loss=NOTICED - 0.1, version=7),
        judged(0, loss=2.0, version=8),
        judged(0, loss=3.0, version=9),
    )

    def test_the_worst_comes_first_and_of_equal_ones_the_earliest(self) -> None:
        assert [miss.version for miss in self.REVIEW.misses(4)] == [6, 9, 5, 8]
        assert [miss.version for miss in self.REVIEW.misses(2)] == [6, 9]

    def test_there_are_no_more_than_a_review_tells(self) -> None:
        many = review(*(judged(0, loss=3.0) for _ in range(MOST_MISSES + 1)))
        assert len(many.misses()) == MOST_MISSES

    def test_they_may_be_those_of_one_seat(self) -> None:
        assert [miss.version for miss in self.REVIEW.misses(seat=0)] == [9, 5, 8]


class TestKeeping:
    def test_it_comes_back_equal(self) -> None:
        kept = review(judged(0, loss=1.25), replace(judged(1), stake=0.125))
        assert load_review(json.loads(json.dumps(dump_review(kept, COUNTING.codec))), COUNTING.codec) == kept

    @pytest.mark.parametrize("change", [{"format": 0}, {"judged": [[1]]}, {"fortune": "ab"}, {"totals": [[0.5]]}])
    def test_what_is_none_is_told(self, change: dict[str, Any]) -> None:
        with pytest.raises(CorruptState):
            load_review(dump_review(review(judged(0)), COUNTING.codec) | change, COUNTING.codec)

    def test_nor_is_no_table_of_keys_one(self) -> None:
        with pytest.raises(CorruptState):
            load_review([], COUNTING.codec)

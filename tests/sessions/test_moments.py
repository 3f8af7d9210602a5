from __future__ import annotations

from typing import Any

from bot.sessions.model import Step
from bot.sessions.moments import moments
from bot.sessions.replay import Frame


def frame(version: int, seat: int | None, *events: str, step: Step = Step.ACT) -> Frame:
    before: Any = None if step is Step.DEAL else version - 1
    return Frame(version, step, seat, None, before, version, events)


DEAL = frame(1, None, "dealt", step=Step.DEAL)


class TestMoments:
    def test_a_step_that_everybody_saw_is_one(self) -> None:
        deal, first, second = moments([DEAL, frame(2, 1, "laid"), frame(3, 0, "laid", "won")])
        assert (deal.seats, deal.mover, deal.before, deal.after) == ((), None, None, 1)
        assert (first.mover, first.before, first.after, first.events) == (1, 1, 2, ("laid",))
        assert (second.mover, second.events) == (0, ("laid", "won"))

    def test_what_was_decided_in_secret_is_part_of_the_next_that_everybody_saw(self) -> None:
        _, shown = moments([DEAL, frame(2, 1), frame(3, 0), frame(4, 2, "revealed")])
        assert (shown.seats, shown.mover) == ((1, 0, 2), None)
        assert (shown.before, shown.after, shown.events) == (3, 4, ("revealed",))
        assert shown.version == 4

    def test_a_seat_that_decided_anew_counts_once(self) -> None:
        _, shown = moments([DEAL, frame(2, 1), frame(3, 1, "revealed")])
        assert (shown.seats, shown.mover) == ((1,), 1)

    def test_those_whose_time_ran_out_are_told(self) -> None:
        _, shown = moments([DEAL, frame(2, 1, step=Step.LATE), frame(3, 0, "revealed")])
        assert shown.late == (1,)

    def test_what_was_never_revealed_stays_secret(self) -> None:
        assert len(moments([DEAL, frame(2, 1)])) == 1

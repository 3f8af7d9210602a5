"""Reasons for a move: the weightiest are told, as bullets below the figures."""

from __future__ import annotations

import pytest

from bot.core.advice import MOST_REASONS, Reason, advised, weightiest
from bot.core.figures import figure
from bot.core.game import Weighed
from bot.core.text import Joined, Text


class TestReasons:
    def test_the_weightiest_are_told_and_of_equal_ones_the_first_found(self) -> None:
        found = [Reason(10, "last"), Reason(20, "one"), Reason(90, "first"), Reason(20, "two")]
        assert weightiest(found) == ["first", "one", "two"]
        assert len(found) > MOST_REASONS

    def test_of_none_nothing_is_told(self) -> None:
        assert weightiest([]) == []


class TestAMove:
    def test_it_is_told_with_its_figures_and_then_its_reasons(self) -> None:
        best = Weighed(None, 4, 6.5, 0.5)
        figures = Text("advice-figures", points=4, later=Text("advice-best"), risk=figure(0.5))
        told = Joined(("the move", figures, Joined(("•", "one"), " "), Joined(("•", "two"), " ")))
        assert advised("the move", best, ["one", "two"], best=best) == told

    @pytest.mark.parametrize(
        ("worth", "later"),
        [
            (-1.25, Text("advice-less", less=figure(0.75))),
            (-0.56, Text("advice-less", less=figure(0.06))),
            (-0.52, Text("advice-as-good")),
            (-0.4, Text("advice-as-good")),
        ],
    )
    def test_another_is_told_by_how_much_it_falls_behind_the_best(self, worth: float, later: Text) -> None:
        told = advised("the move", Weighed(None, 4, worth), [], best=Weighed(None, 2, -0.5))
        assert told == Joined(("the move", Text("advice-figures", points=4, later=later, risk=figure(0.0))))

"""Reasons for a move: the weightiest are told, as bullets below the figures."""

from __future__ import annotations

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


def test_a_move_is_told_with_its_figures_and_then_its_reasons() -> None:
    told = advised("the move", Weighed(None, 4, 6.5, 0.5), ["one", "two"])
    figures = Text("advice-figures", points=4, worth=figure(6.5), risk=figure(0.5))
    assert told == Joined(("the move", figures, Joined(("•", "one"), " "), Joined(("•", "two"), " ")))

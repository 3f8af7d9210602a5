"""Why a move is good or dangerous, as a hint of any game tells it: its figures, and the weightiest reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.core.figures import figure
from bot.core.game import Weighed
from bot.core.text import Joined, Text, Words

MOST_REASONS = 3

SAME = 0.05
"""Points below which two moves are worth the same, as figures are written."""

WARNING = "⚠"
"""Begins what speaks against a move, in every language."""


class Reason(NamedTuple):
    """What speaks for a move or against it; the weightier is told first."""

    weight: int
    words: Words


def weightiest(found: Iterable[Reason]) -> list[Words]:
    """The words of the weightiest reasons, at most `MOST_REASONS`; of equal ones the first found is told first."""
    return [reason.words for reason in sorted(found, key=lambda reason: -reason.weight)[:MOST_REASONS]]


def advised(move: Words, one: Weighed[Any], reasons: Iterable[Words], *, best: Weighed[Any]) -> Words:
    """What a move is, its figures beside those of the best one, and the reasons as bullets."""
    figures = Text("advice-figures", points=one.points, later=_later(one, best), risk=figure(one.risk))
    return Joined.of([move, figures, *(Joined(("•", words), " ") for words in reasons)])


def _later(one: Weighed[Any], best: Weighed[Any]) -> Words:
    """By how much it falls behind the best in the long run: what a move is worth says nothing by itself."""
    if one is best:
        return Text("advice-best")
    less = best.worth - one.worth
    return Text("advice-less", less=figure(less)) if less >= SAME else Text("advice-as-good")

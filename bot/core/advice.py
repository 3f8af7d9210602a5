"""Why a move is good or dangerous, as a hint of any game tells it: its figures, and the weightiest reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.core.figures import figure
from bot.core.game import Weighed
from bot.core.text import Joined, Text, Words

MOST_REASONS = 3


class Reason(NamedTuple):
    """What speaks for a move or against it; the weightier is told first."""

    weight: int
    words: Words


def weightiest(found: Iterable[Reason]) -> list[Words]:
    """The words of the weightiest reasons, at most `MOST_REASONS`; of equal ones the first found is told first."""
    return [reason.words for reason in sorted(found, key=lambda reason: -reason.weight)[:MOST_REASONS]]


def advised(move: Words, one: Weighed[Any], reasons: Iterable[Words]) -> Words:
    """What a move is, its figures, and the reasons as bullets."""
    figures = Text("advice-figures", points=one.points, worth=figure(one.worth), risk=figure(one.risk))
    return Joined.of([move, figures, *(Joined(("•", words), " ") for words in reasons)])

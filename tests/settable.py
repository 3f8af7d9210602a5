"""A clock that tests turn, and seeds that they know."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from bot.sessions.ports import Seeds

HOUR = 3600.0
DAY = 24 * HOUR


@dataclass(slots=True)
class SettableClock:
    """Stands still until a test turns it on."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


def numbered_seeds(word: str = "seed") -> Seeds:
    """ "seed 0", "seed 1" and so on."""
    numbers = count()
    return lambda: f"{word} {next(numbers)}"

"""Randomness as a value: the same seed gives the same game, on any machine and Python version."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b


@dataclass(frozen=True, slots=True, repr=False)
class Chance:
    """A seed and the number of draws made from it. The seed is a secret of the table."""

    seed: str
    draws: int = 0

    def below(self, bound: int) -> tuple[int, Chance]:
        """A fair number from 0 to bound − 1, and the chance that comes after it."""
        if bound < 1:
            raise ValueError("a bound is at least 1")
        limit = (1 << 64) - (1 << 64) % bound
        draws = self.draws
        while True:
            digest = blake2b(f"{self.seed}:{draws}".encode(), digest_size=8).digest()
            draws += 1
            number = int.from_bytes(digest, "big")
            if number < limit:
                return number % bound, replace(self, draws=draws)

    def apart(self, purpose: str) -> Chance:
        """Another chance for that purpose, from which this one can't be told."""
        return Chance(blake2b(f"{purpose}:{self.seed}".encode(), digest_size=16).hexdigest())

    def __repr__(self) -> str:
        return f"Chance(draws={self.draws})"

"""What the bot says, before a language is chosen.

The pure layers speak in these values; `bot.i18n` turns them into a sentence for one reader.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class SeatName:
    """The name of whoever sits there; known only at the edge."""

    seat: int


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """A message of the catalogue with its parameters: `Text("pass-forced", player=SeatName(0))`."""

    key: str
    params: tuple[tuple[str, Words | int], ...]

    def __init__(self, key: str, /, **params: Words | int) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "params", tuple(sorted(params.items())))


@dataclass(frozen=True, slots=True)
class Joined:
    """Pieces put one after another, lines of a paragraph for example."""

    parts: tuple[Words, ...]
    separator: str = "\n"

    @classmethod
    def of(cls, parts: Iterable[Words], separator: str = "\n") -> Joined:
        return cls(tuple(parts), separator)


@dataclass(frozen=True, slots=True)
class Listed:
    """Pieces enumerated as the reader's language does it: "a, b and c"."""

    parts: tuple[Words, ...]

    @classmethod
    def of(cls, parts: Iterable[Words]) -> Listed:
        return cls(tuple(parts))


Words: TypeAlias = "str | Text | Joined | Listed | SeatName"
"""Anything that can be said. A plain `str` is notation or a name, the same in every language."""

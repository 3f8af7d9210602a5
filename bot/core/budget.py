"""How long a text may become, before anybody knows the language and the names it will be told with."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.text import Joined, Listed, SeatName, Text, Words

LONGEST_ALT = 1000
"""Characters; Discord refuses more than 1,024."""

SENTENCE = 60
_PHRASE = 12
"""What a message takes without its parameters, alone and inside another one, with room for other languages."""

_LONGEST_NAME = 32


def fitting(items: Iterable[Words], room: int, *, own: int = SENTENCE) -> list[Words]:
    """The items up to the first that might not fit any more. `own` is what each takes without its parameters."""
    kept = []
    for item in items:
        room -= breadth(item, own) + 2
        if room < 0:
            break
        kept.append(item)
    return kept


def breadth(words: Words | int, own: int = SENTENCE) -> int:
    """At most so many characters, in whatever language and whoever sits there."""
    match words:
        case int():
            return 5
        case str():
            return len(words)
        case SeatName():
            return _LONGEST_NAME
        case Joined(parts, separator):
            return sum(breadth(part, _PHRASE) + len(separator) for part in parts)
        case Listed(parts):
            return sum(breadth(part, _PHRASE) + 5 for part in parts)
        case Text(_, params):
            return own + sum(breadth(value, _PHRASE) for _, value in params)

"""From typed words to colours and numbers: the tolerant half of the notation, with no grammar in it yet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias
from unicodedata import normalize

from bot.games.qwixx.names import COLOUR_LETTERS, LANGUAGES
from bot.games.qwixx.state import Colour


class Term(Enum):
    """A word of the game that is no colour."""

    PASS = "pass"
    BONUS = "bonus"
    FILLER = "filler"


@dataclass(frozen=True, slots=True)
class Digits:
    """A number, not yet checked."""

    text: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A word that means nothing here."""

    text: str


Meaning: TypeAlias = "Colour | Term | Digits | Unknown"

COLOUR_OF = {letter.lower(): colour for colour, letter in COLOUR_LETTERS.items()}

_WORD = re.compile(r"[^\W\d_]+|[0-9]+")
_ACCENTS = re.compile("[\u0300-\u036f]")


def _meanings() -> Mapping[str, Colour | Term]:
    table: dict[str, Colour | Term] = {}
    for language in LANGUAGES.values():
        table.update({name: colour for colour, names in language.colours.items() for name in names})
        table.update(dict.fromkeys(language.passing, Term.PASS))
        table.update(dict.fromkeys(language.bonus, Term.BONUS))
        table.update(dict.fromkeys(language.fillers, Term.FILLER))
    return table


NAMED = _meanings()


def folded(typed: str) -> str:
    """What was typed, with width, case and accents made alike."""
    return _ACCENTS.sub("", normalize("NFD", normalize("NFKC", typed).casefold()))


def words(typed: str) -> list[str]:
    """Letters and digits that stand together, folded."""
    return _WORD.findall(folded(typed))


def read(typed: str) -> Iterator[Meaning]:
    """The meanings of what was typed, in order, fillers left out. Never raises."""
    for word in words(typed):
        meaning = NAMED.get(word)
        if meaning is None:
            yield from _code(word)
        elif meaning is not Term.FILLER:
            yield meaning


def _code(word: str) -> Iterator[Meaning]:
    """Digits, or letters of colours run together: "ry"."""
    if word.isdecimal():
        yield Digits(word)
    elif set(word) <= set(COLOUR_OF):
        yield from map(COLOUR_OF.__getitem__, word)
    else:
        yield Unknown(word)

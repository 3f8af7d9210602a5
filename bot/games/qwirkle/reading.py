"""From typed words to tiles, cells and directions: the tolerant half of the notation, with no grammar in it yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias
from unicodedata import normalize

from bot.games.qwirkle.names import COLOUR_LETTERS, LANGUAGES, SHAPE_LETTERS, Heading
from bot.games.qwirkle.state import Colour, Shape, Tile

COLOUR_OF = {letter: colour for colour, letter in COLOUR_LETTERS.items()}
SHAPE_OF = {letter: shape for shape, letter in SHAPE_LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Label:
    """Letters and digits that look like a cell, not yet checked."""

    text: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A word that means nothing here."""

    text: str


Meaning: TypeAlias = "Tile | Colour | Shape | Heading | Label | Unknown"


def _meanings() -> dict[str, Colour | Shape | Heading | None]:
    table: dict[str, Colour | Shape | Heading | None] = {}
    for language in LANGUAGES.values():
        table.update({name: colour for colour, names in language.colours.items() for name in names})
        table.update({name: shape for shape, names in language.shapes.items() for name in names})
        table.update({name: heading for heading, names in language.headings.items() for name in names})
        table.update(dict.fromkeys(language.fillers))
    return table


def _pattern(names: Iterable[str]) -> str:
    """One alternative a name, the longest first, with anything between its words."""
    ordered = sorted(names, key=lambda name: (-len(name), name))
    return "|".join(r"[\W_]+".join(map(re.escape, name.split())) for name in ordered)


_NAMED = _meanings()
_UNSPACED = {name.replace(" ", ""): meaning for name, meaning in _NAMED.items()}
_COLOURS = {name: meaning for name, meaning in _UNSPACED.items() if isinstance(meaning, Colour)}
_SHAPES = {name: meaning for name, meaning in _UNSPACED.items() if isinstance(meaning, Shape)}

_WORD = re.compile(
    rf"(?<![^\W_])(?P<name>{_pattern(_NAMED)})(?![^\W_])"
    r"|(?P<letters>[^\W\d_]+)(?P<digits>[0-9]+)"
    r"|(?<![^\W_])(?P<column>[a-z])[ ]+(?P<row>[0-9]+)"
    r"|(?P<word>[^\W\d_]+|\d+)"
)
_GLUED = re.compile(
    rf"(?P<colour>{_pattern(_COLOURS)})(?P<shape>{_pattern(_SHAPES)})"
    rf"|(?P<shape_first>{_pattern(_SHAPES)})(?P<colour_last>{_pattern(_COLOURS)})"
)
_LETTERS = re.compile(r"[^\W\d_]+")
_ACCENTS = re.compile("[\u0300-\u036f]")
_ARROWS = str.maketrans({"→": " right ", "↓": " down ", "←": " left ", "↑": " up "})


def read(typed: str) -> Iterator[Meaning]:
    """The meanings of what was typed, in order; a colour and its shape are one tile. Never raises."""
    return _paired(meaning for found in _WORD.finditer(folded(typed)) for meaning in _meanings_of(found))


def read_so_far(typed: str) -> Iterator[Meaning]:
    """The same while somebody still types: the last word, unless it is a whole name, stays `Unknown`. Never raises."""
    words = list(_WORD.finditer(folded(typed)))
    if not words or words[-1]["name"] or not typed[-1].isalnum():
        return read(typed)
    last = words.pop()
    if last["digits"] and len(last["letters"]) > 2:
        *before, half = _with_digits(last["letters"], last["digits"])
    else:
        before, half = [], Unknown("".join(last[0].split()))
    unfinished = Unknown(half.text) if isinstance(half, Label) else half
    return _paired([*(meaning for found in words for meaning in _meanings_of(found)), *before, unfinished])


def folded(typed: str) -> str:
    """What was typed, with width, case, accents and arrows made alike."""
    alike = normalize("NFKC", typed).translate(_ARROWS).casefold()
    return _LETTERS.sub(lambda word: _unaccented(word[0]), alike)


def _unaccented(word: str) -> str:
    # A lone letter keeps its accent: the French "à" is not the column A.
    return word if len(word) == 1 else normalize("NFC", _ACCENTS.sub("", normalize("NFD", word)))


def _paired(meanings: Iterable[Meaning]) -> Iterator[Meaning]:
    """Each colour with the shape beside it, before or after as the language has it, made a tile."""
    waiting: Colour | Shape | None = None
    for meaning in meanings:
        match waiting, meaning:
            case (Colour() as colour, Shape() as shape) | (Shape() as shape, Colour() as colour):
                yield Tile(colour, shape)
                waiting = None
            case _:
                if waiting is not None:
                    yield waiting
                waiting = meaning if isinstance(meaning, Colour | Shape) else None
                if waiting is None:
                    yield meaning
    if waiting is not None:
        yield waiting


def _meanings_of(found: re.Match[str]) -> tuple[Meaning, ...]:
    if name := found["name"]:
        meaning = _NAMED[" ".join(re.findall(r"[^\W_]+", name))]
        return () if meaning is None else (meaning,)
    if found["row"]:
        return (Label(found["column"] + found["row"]),)
    if found["digits"]:
        return _with_digits(found["letters"], found["digits"])
    return _letters(found["word"]) or (Unknown(found["word"]),)


def _with_digits(letters: str, digits: str) -> tuple[Meaning, ...]:
    """A cell, perhaps with a tile glued before it: "n30", "rcn30", "redcircleaa7"."""
    if len(letters) <= 2:
        return (Label(letters + digits),)
    for width in (1, 2):
        before = _letters(letters[:-width])
        if before:
            return (*before, Label(letters[-width:] + digits))
    return (Unknown(letters + digits),)


def _letters(word: str) -> tuple[Meaning, ...]:
    """Codes, single letters and glued names; nothing if the word is none of these."""
    if word in _UNSPACED:
        meaning = _UNSPACED[word]
        return () if meaning is None else (meaning,)
    if glued := _GLUED.fullmatch(word):
        return (
            _COLOURS[glued["colour"] or glued["colour_last"]],
            _SHAPES[glued["shape"] or glued["shape_first"]],
        )
    letters = word.upper()
    if len(letters) == 1:
        single = COLOUR_OF.get(letters, SHAPE_OF.get(letters))
        return () if single is None else (single,)
    pairs = [letters[start : start + 2] for start in range(0, len(letters), 2)]
    if all(len(pair) == 2 and pair[0] in COLOUR_OF and pair[1] in SHAPE_OF for pair in pairs):
        return tuple(Tile(COLOUR_OF[pair[0]], SHAPE_OF[pair[1]]) for pair in pairs)
    return ()

"""Qwixx in writing: a cell as the letter of its colour and its number, "R7"; a bonus cell between two rows as "RY7"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from bot.core.errors import BadNotation
from bot.core.text import Joined, Text, Words
from bot.games.qwixx.layouts import LAYOUTS, bonus_row, colours, number, places
from bot.games.qwixx.names import COLOUR_LETTERS, LANGUAGES
from bot.games.qwixx.reading import NAMED, Digits, Term, Unknown, read, words
from bot.games.qwixx.state import Action, Colour, Layout, Mark, Options, Pass, Place

LONGEST_INPUT = 100
"""Characters; a mark in the longest names fits."""


def colour_code(colour: Colour) -> str:
    """The letter of a colour: "R"."""
    return COLOUR_LETTERS[colour]


@cache
def mark_text(layout: Layout, place: Place) -> str:
    """The code of a cell: "R7", or "RY7" for the bonus cell between red and yellow.

    The letter is the cell's own colour, whatever row it lies in: each colour and number occurs once on a sheet.
    """
    return "".join(map(colour_code, colours(layout, place))) + str(number(layout, place))


def colour_name(colour: Colour) -> Text:
    """The colour in the reader's language."""
    return Text(f"qwixx-colour-{colour.name.lower()}")


def mark_name(layout: Layout, place: Place) -> Text:
    """The whole name of a cell: "red 7", "red-yellow 7"."""
    colour: Words = Joined.of(map(colour_name, colours(layout, place)), "-")
    return Text("qwixx-mark", colour=colour, number=number(layout, place))


def shown(word: str) -> str:
    """A typed word fit to be printed back: no markup, not long."""
    letters = "".join(letter for letter in word if letter.isalnum())
    return letters if len(letters) <= 20 else letters[:19] + "…"


def parse_mark(typed: str, options: Options) -> Action:
    """What was typed: "red 7", "R7", "7 red", "red-yellow 7" or "bonus red 7" for a bonus cell; or "pass".

    Raises `BadNotation`; whether the mark is legal is for the rules to say.
    """
    if len(typed) > LONGEST_INPUT:
        raise BadNotation("qwixx-notation-too-long", limit=LONGEST_INPUT)
    meanings = list(read(typed))
    for meaning in meanings:
        if isinstance(meaning, Unknown):
            raise BadNotation("qwixx-notation-unknown", word=shown(meaning.text))
    if not meanings:
        raise BadNotation("qwixx-notation-empty")
    if Term.PASS in meanings:
        if len(meanings) > 1:
            raise BadNotation("qwixx-notation-pass-and-more")
        return Pass()
    named = frozenset(meaning for meaning in meanings if isinstance(meaning, Colour))
    numbers = [meaning.text for meaning in meanings if isinstance(meaning, Digits)]
    return Mark(_place(LAYOUTS[options.variant], named, numbers, bonus=Term.BONUS in meanings))


def _place(layout: Layout, named: frozenset[Colour], numbers: Sequence[str], *, bonus: bool) -> Place:
    """The cell of these colours and that number."""
    if len(numbers) > 1:
        raise BadNotation("qwixx-notation-one-number")
    if not numbers:
        raise BadNotation("qwixx-notation-no-number", example=f"{_codes(named) or 'R'}7")
    wanted = numbers[0].lstrip("0")
    if wanted not in {str(number(layout, place)) for place in places(layout)}:
        raise BadNotation("qwixx-notation-number-range", number=shown(numbers[0]))
    if not named:
        raise BadNotation("qwixx-notation-no-colour", example=f"R{wanted}")
    found = _cells(layout).get((named, int(wanted)))
    if bonus and len(named) == 1:
        found = next((place for place in _bonus_cells(layout, int(wanted)) if named <= {*colours(layout, place)}), None)
    if found is None:
        raise BadNotation("qwixx-notation-no-such-bonus", mark=f"{_codes(named)}{wanted}")
    return found


@cache
def _cells(layout: Layout) -> Mapping[tuple[frozenset[Colour], int], Place]:
    return {(frozenset(colours(layout, place)), number(layout, place)): place for place in places(layout)}


def _bonus_cells(layout: Layout, wanted: int) -> list[Place]:
    return [place for place in places(layout) if bonus_row(layout, place) and number(layout, place) == wanted]


def _codes(named: Iterable[Colour]) -> str:
    return "".join(map(colour_code, sorted(named)))


def narrow(typed: str, options: Options, found: Sequence[Place]) -> list[Place]:
    """The cells that fit what was typed so far, half words included, one typed in full first. Never raises."""
    if len(typed) > LONGEST_INPUT:
        return []
    layout = LAYOUTS[options.variant]
    parts = [word for word in words(typed) if NAMED.get(word) is not Term.FILLER]
    fitting = [place for place in found if all(_fits(part, layout, place) for part in parts)]
    try:
        whole = parse_mark(typed, options)
    except BadNotation:
        return fitting
    return sorted(fitting, key=lambda place: Mark(place) != whole)


def _fits(part: str, layout: Layout, place: Place) -> bool:
    """Whether that word, or the beginning of one, can speak of the cell."""
    return any(word.startswith(part) for word in _words(layout, place))


@cache
def _words(layout: Layout, place: Place) -> frozenset[str]:
    """All words that speak of a cell, in every language."""
    named = colours(layout, place)
    spoken = {name for names in LANGUAGES.values() for colour in named for name in names.colours[colour]}
    if bonus_row(layout, place):
        spoken |= {name for names in LANGUAGES.values() for name in names.bonus}
    return frozenset(
        {*spoken, _codes(named).lower(), *map(str.lower, map(colour_code, named)), str(number(layout, place))}
    )

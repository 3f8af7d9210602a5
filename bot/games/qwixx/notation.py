"""Qwixx in writing: a cell as the letter of its colour and its number, "R7"; a bonus cell between two rows as "RY7"."""

from __future__ import annotations

from functools import cache

from bot.core.text import Joined, Text, Words
from bot.games.qwixx.layouts import colours, number
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.state import Colour, Layout, Place


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

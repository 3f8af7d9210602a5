"""Qwixx, how decisions stand in a written record of a game, and are read from it again."""

from __future__ import annotations

from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import mark_text, parse_mark
from bot.games.qwixx.state import Action, Mark, Options, View

PASS = "pass"


def write(action: Action, options: Options) -> str:
    """`R7` for a mark, `pass` for none."""
    return mark_text(LAYOUTS[options.variant], action.place) if isinstance(action, Mark) else PASS


def read(written: str, view: View) -> Action:
    """The decision of a seat with that view. Raises `BadNotation`."""
    return parse_mark(written, view.options)

"""Qwixx told: what happened, how the table stands, what is owed, what a mark would mean."""

from __future__ import annotations

from bot.core.game import Seat
from bot.core.text import Words
from bot.games.qwixx.state import Event, Options, Place, View


def tell(event: Event, options: Options) -> Words:
    """What happened, for everybody at the table. The variant decides what a cell is called."""
    raise NotImplementedError


def standings(view: View) -> Words:
    """A line a seat, with points, misses, whose roll it is and who has decided; by place when the game is over."""
    raise NotImplementedError


def text(view: View) -> Words:
    """What is owed now, for everybody; who won, when it is over."""
    raise NotImplementedError


def allowed(view: View) -> Words:
    """What the rules allow the viewer now: "may" or "must or take a miss"."""
    raise NotImplementedError


def score_text(view: View) -> Words:
    """The points of each sheet, row by row, a line a seat."""
    raise NotImplementedError


def choice_words(view: View, seat: Seat, place: Place) -> Words:
    """A mark in a few words for a button: its name, how many numbers it skips, whether it locks. At most 80."""
    raise NotImplementedError


def options_text(options: Options) -> Words:
    """The rule choices of a table, for its lobby."""
    raise NotImplementedError

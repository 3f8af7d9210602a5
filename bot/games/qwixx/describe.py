"""Qwixx's table in plain words: alt texts of the pictures, and every sheet row by row."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.game import Seat
from bot.core.text import Words
from bot.games.qwixx.state import Event, View


def board_alt(view: View, recent: Sequence[Event]) -> Words:
    """Dice, new marks, closings, scores. Never longer than `LONGEST_ALT`."""
    raise NotImplementedError


def sheet_alt(view: View, seat: Seat) -> Words:
    """One sheet row by row; the viewer's own pending mark, if it is their sheet."""
    raise NotImplementedError


def board_text(view: View) -> list[Words]:
    """Every sheet in words, a line for each row that is begun."""
    raise NotImplementedError


def banner_alt() -> Words:
    """The picture above a lobby."""
    raise NotImplementedError

"""Qwixx's four colours as Discord emojis: one set for all themes, read at 22 pixels."""

from __future__ import annotations

from bot.games.qwixx.state import Colour

EMOJI_SIZE = 128
"""Pixels; Discord's own size."""


def emoji(colour: Colour) -> bytes:
    """A square of that colour with its letter, as a PNG of `EMOJI_SIZE` with a transparent ground."""
    raise NotImplementedError


def emoji_name(colour: Colour) -> str:
    """Names the colour and its drawing, "qwixx_R_1a2b3c": another drawing has another name."""
    raise NotImplementedError

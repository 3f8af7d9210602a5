"""Qwixx's four colours as Discord emojis: one set for all themes, read at 22 pixels."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from PIL import Image

from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.state import Colour
from bot.games.qwixx.symbols import COLOURS, INK
from bot.rendering.canvas import encode, lettering, stencil
from bot.rendering.theme import Font

EMOJI_SIZE = 128
"""Pixels; Discord's own size."""

_LETTER = 0.56


def emoji(colour: Colour) -> bytes:
    """A square of that colour with its letter, as a PNG of `EMOJI_SIZE` with a transparent ground."""
    return encode(_drawn(colour))


def emoji_name(colour: Colour) -> str:
    """Names the colour and its drawing, "qwixx_R_1a2b3c": another drawing has another name."""
    return f"qwixx_{COLOUR_LETTERS[colour]}_{sha256(_drawn(colour).tobytes()).hexdigest()[:6]}"


@lru_cache(maxsize=len(Colour))
def _drawn(colour: Colour) -> Image.Image:
    size = EMOJI_SIZE
    body = stencil((size, size), lambda pen: pen.plate((0, 0, size, size), 0.2 * size))
    inner = stencil((size, size), lambda pen: pen.plate((4, 4, size - 4, size - 4), 0.2 * size - 4))
    image = Image.new("RGB", (size, size), INK)
    image.paste(COLOURS[colour], (0, 0), inner)
    letter = lettering(COLOUR_LETTERS[colour], Font.FIGURES, _LETTER * size)
    image.paste(INK, ((size - letter.width) // 2, (size - letter.height) // 2), letter)
    image.putalpha(body)
    return image

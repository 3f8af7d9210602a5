"""Qwirkle's tiles as Discord emojis: one set for all themes, read at 22 pixels."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from PIL import Image

from bot.games.qwirkle.names import COLOUR_LETTERS
from bot.games.qwirkle.notation import tile_code
from bot.games.qwirkle.state import Tile
from bot.games.qwirkle.symbols import symbol
from bot.games.qwirkle.tiles import colours, ink
from bot.rendering.canvas import encode, lettering, stencil
from bot.rendering.theme import LOOKS, Font, Theme

EMOJI_SIZE = 128
"""Pixels; Discord's own size."""

_MIDDLE = (0.5, 0.5)
_RADIUS = 0.355
_LETTER = 0.36


def emoji(tile: Tile) -> bytes:
    """The tile as a PNG of `EMOJI_SIZE` with a transparent ground."""
    return encode(_drawn(tile))


def emoji_name(tile: Tile) -> str:
    """Names the tile and its drawing, "qwirkle_RC_1a2b3c": another drawing has another name."""
    return f"qwirkle_{tile_code(tile)}_{sha256(_drawn(tile).tobytes()).hexdigest()[:6]}"


@lru_cache(maxsize=36)
def _drawn(tile: Tile) -> Image.Image:
    look = LOOKS[Theme.DARK]
    size = EMOJI_SIZE
    body = stencil((size, size), lambda pen: pen.plate((0, 0, size, size), 0.2 * size))
    inner = stencil((size, size), lambda pen: pen.plate((4, 4, size - 4, size - 4), 0.2 * size - 4))
    colour = colours(look)[tile.colour]
    image = Image.new("RGB", (size, size), look.dot)
    image.paste(look.face, (0, 0), inner)
    image.paste(colour, (0, 0), symbol(tile.shape, size, middle=_MIDDLE, radius=_RADIUS))
    letter = lettering(COLOUR_LETTERS[tile.colour], Font.FIGURES, _LETTER * size)
    image.paste(ink(look, colour), ((size - letter.width) // 2, (size - letter.height) // 2), letter)
    image.putalpha(body)
    return image

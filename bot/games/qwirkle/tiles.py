"""Qwirkle's tiles as they are drawn: each kind once in each size and theme, kept for all pictures.

A symbol bears the letter of its colour in its middle, as large as it holds, for whoever does not tell the colours
apart. Measures are shares of a cell unless they are said to be pixels.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from bot.games.qwirkle.names import COLOUR_LETTERS
from bot.games.qwirkle.state import KINDS, Colour, Shape, Tile
from bot.games.qwirkle.symbols import symbol
from bot.rendering.canvas import Box, Palette, Point, lettering, solid, stencil
from bot.rendering.palette import contrast
from bot.rendering.theme import LOOKS, Font, Look, Rgb, Theme

MIDDLE: Point = (0.5, 0.475)
"""Where the symbol stands on its tile."""

RADIUS = 0.325
"""Of the circle, which the other symbols match in weight."""

SWATCH: Point = (0.5, 0.265)
"""A place that every symbol covers and no letter does."""

BODY: Box = (0.03, 0.03, 0.97, 0.97)
CORNER = 0.15

GHOST_BODY: Box = (0.1, 0.1, 0.9, 0.9)
GHOST_SCALE = 0.86
"""Smaller than a tile, so that it seems to hover inside its ring."""


class Finish(Enum):
    """What has become of a tile."""

    LYING = "lying"
    GHOST = "ghost"
    """Not yet on the table."""
    GONE = "gone"
    """A hollow where it was."""


def colours(look: Look) -> Mapping[Colour, Rgb]:
    """The six colours of the tiles."""
    named = (look.red, look.orange, look.yellow, look.green, look.blue, look.purple)
    return dict(zip(Colour, named, strict=True))


def ink(look: Look, colour: Rgb) -> Rgb:
    """The colour of a letter that is well read on that one.

    When both are, the bright one: on a dark tile the letter then outshines its symbol.
    """
    dark, bright = contrast(look.dark_ink, colour), contrast(look.bright_ink, colour)
    return look.bright_ink if bright > 0.7 * dark else look.dark_ink


@lru_cache(maxsize=len(Theme))
def palette(theme: Theme) -> Palette:
    """The colours of every picture in that theme."""
    look = LOOKS[theme]
    on_table = (look.slab, look.face, look.rim, look.dot, look.band, look.accent, look.quiet_accent, look.plate)
    return Palette(
        [
            *((look.table, colour) for colour in (*on_table, look.frame, look.halo, look.hollow, look.strong_label)),
            *((look.face, colour) for colour in (look.slab, look.rim, look.accent, look.quiet_accent, look.halo)),
            *((look.face, colour) for colour in colours(look).values()),
            *((ink(look, colour), colour) for colour in colours(look).values()),
            *((look.frame, colour) for colour in (look.label, look.strong_label)),
            *((look.hollow, colour) for colour in (look.gone, look.label)),
            *((look.label, colour) for colour in (look.table, look.gone)),
            (look.band, look.strong_label),
            *((look.plate_ink, colour) for colour in (look.plate, look.place, look.table)),
            (look.table, look.place),
            (look.accent, look.halo),
        ]
    )


@dataclass(frozen=True, slots=True)
class TileSprites:
    """All tiles in one size, in palette indices. `cover` is where a tile hides the table."""

    size: int
    tiles: Mapping[Tile, Image.Image]
    cover: Image.Image


@lru_cache(maxsize=48)
def tile_sprites(size: int, theme: Theme = Theme.DARK, finish: Finish = Finish.LYING) -> TileSprites:
    """The tiles for cells of that many pixels; drawn at the first call."""
    look = LOOKS[theme]
    blank, cover = _BLANKS[finish](size, look)
    scale, middle = (GHOST_SCALE, (0.5, 0.5)) if finish is Finish.GHOST else (1, MIDDLE)
    symbols = {shape: symbol(shape, size, middle=middle, radius=scale * RADIUS) for shape in Shape}
    height = scale * look.letter_height * size
    letters = {colour: lettering(COLOUR_LETTERS[colour], Font.FIGURES, height) for colour in Colour}
    tiles: dict[Tile, Image.Image] = {}
    for tile in KINDS:
        image = blank.copy()
        colour = colours(look)[tile.colour]
        body, written = (look.gone, look.label) if finish is Finish.GONE else (colour, ink(look, colour))
        image.paste(body, (0, 0), symbols[tile.shape])
        image.paste(written, centred(letters[tile.colour], middle, size), letters[tile.colour])
        tiles[tile] = palette(theme).settle(image)
    return TileSprites(size, MappingProxyType(tiles), cover)


def centred(image: Image.Image, middle: Point, size: int) -> tuple[int, int]:
    """Where to paste the image so that its middle lies at that share of a cell."""
    return round(middle[0] * size - image.width / 2), round(middle[1] * size - image.height / 2)


def _solid_tile(size: int, look: Look) -> tuple[Image.Image, Image.Image]:
    """A tile without a symbol, and its cover."""
    left, top, right, bottom = (side * size for side in BODY)
    radius, lip, thickness = CORNER * size, max(1.0, look.rim_width * size), look.thickness * size
    whole = stencil((size, size), lambda pen: pen.plate((left, top, right, bottom), radius))
    upper = stencil((size, size), lambda pen: pen.plate((left, top, right, bottom - thickness), radius))
    inner = stencil(
        (size, size),
        lambda pen: pen.plate((left + lip, top + lip, right - lip, bottom - thickness - lip), radius - lip),
    )
    image = Image.new("RGB", (size, size), look.table)
    for colour, mask in ((look.slab, whole), (look.rim, upper), (look.face, inner)):
        image.paste(colour, (0, 0), mask)
    return image, solid(whole)


def _ghost(size: int, look: Look) -> tuple[Image.Image, Image.Image]:
    """A tile that lies nowhere yet: flat, and smaller."""
    left, top, right, bottom = (side * size for side in GHOST_BODY)
    whole = stencil((size, size), lambda pen: pen.plate((left, top, right, bottom), 0.11 * size))
    image = Image.new("RGB", (size, size), look.table)
    image.paste(look.face, (0, 0), whole)
    return image, solid(whole)


def hollow(size: int, look: Look) -> tuple[Image.Image, Image.Image]:
    """Where a tile was, sunk into the table."""
    left, top, right, bottom = (side * size for side in BODY)
    whole = stencil((size, size), lambda pen: pen.plate((left, top, right, bottom), CORNER * size))
    image = Image.new("RGB", (size, size), look.table)
    image.paste(look.hollow, (0, 0), whole)
    return image, solid(whole)


_BLANKS = {Finish.LYING: _solid_tile, Finish.GHOST: _ghost, Finish.GONE: hollow}

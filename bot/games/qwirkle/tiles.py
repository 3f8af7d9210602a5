"""Qwirkle's tiles as they are drawn: each kind once in each size, kept for all pictures.

Measures are shares of a cell unless they are said to be pixels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from bot.games.qwirkle.names import COLOUR_LETTERS
from bot.games.qwirkle.state import KINDS, Colour, Shape, Tile
from bot.rendering import theme
from bot.rendering.canvas import Box, Palette, Pen, Point, lettering, solid, stencil
from bot.rendering.theme import Font, Rgb

COLOURS: Mapping[Colour, Rgb] = MappingProxyType(
    {
        Colour.RED: theme.RED,
        Colour.ORANGE: theme.ORANGE,
        Colour.YELLOW: theme.YELLOW,
        Colour.GREEN: theme.GREEN,
        Colour.BLUE: theme.BLUE,
        Colour.PURPLE: theme.PURPLE,
    }
)

PALETTE = Palette(
    [
        (theme.TABLE, theme.SLAB),
        (theme.TABLE, theme.FACE),
        (theme.SLAB, theme.FACE),
        (theme.TABLE, theme.RIM),
        (theme.FACE, theme.RIM),
        (theme.FACE, theme.LETTER),
        *((theme.FACE, colour) for colour in COLOURS.values()),
        (theme.TABLE, theme.DOT),
        (theme.FRAME, theme.TABLE),
        (theme.FRAME, theme.LABEL),
        (theme.FRAME, theme.STRONG_LABEL),
        (theme.TABLE, theme.BAND),
        (theme.BAND, theme.STRONG_LABEL),
        (theme.FACE, theme.ACCENT),
        (theme.TABLE, theme.ACCENT),
        (theme.FACE, theme.QUIET_ACCENT),
        (theme.TABLE, theme.QUIET_ACCENT),
    ]
)

MIDDLE: Point = (0.5, 0.465)
"""Where the symbol stands on its tile."""

BODY: Box = (0.035, 0.03, 0.965, 0.97)
THICKNESS = 0.055
CORNER = 0.15
LETTER_MIDDLE: Point = (0.853, 0.808)
LETTER_HEIGHT = 0.135

RADIUS = 0.285
"""Of the circle, which the other symbols match in weight."""


@dataclass(frozen=True, slots=True)
class TileSprites:
    """All tiles in one size, in palette indices. `cover` is where a tile hides the table."""

    size: int
    tiles: Mapping[Tile, Image.Image]
    cover: Image.Image


@lru_cache(maxsize=16)
def tile_sprites(size: int) -> TileSprites:
    """The tiles for cells of that many pixels; drawn at the first call."""
    blank, cover = _blank(size)
    symbols = {shape: symbol(shape, size) for shape in Shape}
    letters = {colour: lettering(COLOUR_LETTERS[colour], Font.FIGURES, LETTER_HEIGHT * size) for colour in Colour}
    tiles: dict[Tile, Image.Image] = {}
    for tile in KINDS:
        image = blank.copy()
        image.paste(COLOURS[tile.colour], (0, 0), symbols[tile.shape])
        letter = letters[tile.colour]
        image.paste(theme.LETTER, centred(letter, LETTER_MIDDLE, size), letter)
        tiles[tile] = PALETTE.settle(image)
    return TileSprites(size, MappingProxyType(tiles), cover)


def centred(image: Image.Image, middle: Point, size: int) -> tuple[int, int]:
    """Where to paste the image so that its middle lies at that share of a cell."""
    return round(middle[0] * size - image.width / 2), round(middle[1] * size - image.height / 2)


def _blank(size: int) -> tuple[Image.Image, Image.Image]:
    """A tile without a symbol, and its cover."""
    left, top, right, bottom = (side * size for side in BODY)
    radius, lip, thickness = CORNER * size, max(1.0, 0.018 * size), THICKNESS * size
    whole = stencil((size, size), lambda pen: pen.plate((left, top, right, bottom), radius))
    upper = stencil((size, size), lambda pen: pen.plate((left, top, right, bottom - thickness), radius))
    inner = stencil(
        (size, size),
        lambda pen: pen.plate((left + lip, top + lip, right - lip, bottom - thickness - lip), radius - lip),
    )
    image = Image.new("RGB", (size, size), theme.TABLE)
    for colour, mask in ((theme.SLAB, whole), (theme.RIM, upper), (theme.FACE, inner)):
        image.paste(colour, (0, 0), mask)
    return image, solid(whole)


# The symbols. Each has the weight of the circle: pointed ones reach further out, so that none looks larger.


def symbol(shape: Shape, size: int) -> Image.Image:
    """The symbol as a smooth mask of a whole cell of that many pixels."""
    middle = (MIDDLE[0] * size, MIDDLE[1] * size)
    radius = RADIUS * size
    return stencil((size, size), lambda pen: _draw_symbol(pen, shape, middle, radius))


def _draw_symbol(pen: Pen, shape: Shape, middle: Point, radius: float) -> None:
    match shape:
        case Shape.CIRCLE:
            pen.disc(middle, radius)
        case Shape.CROSS:
            pen.polygon(_points(middle, (1.33 * radius, 0.56 * radius) * 4, turn=pi / 4), 0.06 * radius)
        case Shape.DIAMOND:
            pen.polygon(_points(middle, (1.22 * radius, 0.98 * radius) * 2, turn=-pi / 2), 0.08 * radius)
        case Shape.SQUARE:
            pen.polygon(_points(middle, (1.14 * radius,) * 4, turn=pi / 4), 0.08 * radius)
        case Shape.STAR:
            pen.polygon(_points(middle, (1.15 * radius, 0.77 * radius) * 8, turn=pi / 2), 0.05 * radius)
        case Shape.CLOVER:
            x, y = middle
            reach, lobe = 0.6 * radius, 0.52 * radius
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                pen.disc((x + dx * reach, y + dy * reach), lobe)
            pen.disc(middle, reach)


def _points(middle: Point, radii: Sequence[float], *, turn: float) -> list[Point]:
    """Corners at these distances from the middle, one after another around it, beginning at the angle `turn`."""
    steps = [(turn + 2 * pi * index / len(radii), radius) for index, radius in enumerate(radii)]
    return [(middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)) for angle, radius in steps]

"""The small things in Qwirkle's pictures beside the tiles: dots, labels, rings, plates. Each is drawn once and kept."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from bot.games.qwirkle.layout import PixelBox
from bot.games.qwirkle.tiles import hollow, palette
from bot.rendering.canvas import Pen, full, lettering, solid, stencil
from bot.rendering.palette import contrast
from bot.rendering.theme import LABEL, LOOKS, NUMBER, POINTS, Lettering, Rgb, Theme


class Sprite(NamedTuple):
    """An image in palette indices, and the mask through which it is pasted."""

    image: Image.Image
    mask: Image.Image


class Ring(Enum):
    """What stands out on the table, and how much."""

    NEW = "new"
    EARLIER = "earlier"
    PLANNED = "planned"
    """Broken: nothing lies there yet."""


def put(image: Image.Image, sprite: Sprite, corner: tuple[int, int]) -> None:
    """Lays the sprite so that its upper left pixel comes to that corner."""
    image.paste(sprite.image, corner, sprite.mask)


def put_amid(image: Image.Image, sprite: Sprite, box: PixelBox) -> None:
    """Lays the sprite in the middle of the box."""
    left, top, right, bottom = box
    put(image, sprite, ((left + right - sprite.image.width) // 2, (top + bottom - sprite.image.height) // 2))


@lru_cache(maxsize=48)
def dot(size: int, theme: Theme) -> Image.Image:
    """An empty cell."""
    look = LOOKS[theme]
    image = Image.new("RGB", (size, size), look.table)
    middle, radius = (size / 2, size / 2), max(1.0, 0.04 * size)
    image.paste(look.dot, (0, 0), stencil((size, size), lambda pen: pen.disc(middle, radius)))
    return palette(theme).settle(image)


@lru_cache(maxsize=2048)
def written(text: str, cell: int, lettering_: Lettering, *, colour: Rgb, ground: Rgb, theme: Theme) -> Sprite:
    """Figures or letters without a ground of their own; their edges are smooth on the one named."""
    mask = lettering(text, lettering_.face, lettering_.height * cell)
    image = Image.new("RGB", mask.size, ground)
    image.paste(colour, (0, 0), mask)
    return Sprite(palette(theme).settle(image), solid(mask))


def label(text: str, cell: int, theme: Theme, *, strong: bool) -> Sprite:
    """The name of a column or row."""
    look = LOOKS[theme]
    colour = look.strong_label if strong else look.label
    return written(text, cell, LABEL, colour=colour, ground=look.frame, theme=theme)


@lru_cache(maxsize=96)
def ring(size: int, theme: Theme, kind: Ring) -> Sprite:
    """A ring around a cell, smooth to the table outside and to the tile inside."""
    look = LOOKS[theme]
    colour = look.quiet_accent if kind is Ring.EARLIER else look.accent
    width = max(1.5, (0.6 if kind is Ring.EARLIER else 1) * look.ring_width * size)
    if kind is Ring.PLANNED:
        return _broken(size, theme, colour, width)
    outer, inner, halo = (_rounded(size, edge) for edge in (0, width, width + max(1, 0.025 * size)))
    image = Image.new("RGB", (size, size), look.table)
    image.paste(colour, (0, 0), outer)
    image.paste(look.halo, (0, 0), inner)
    shown = solid(outer)
    shown.paste(0, (0, 0), full(halo))
    return Sprite(palette(theme).settle(image), shown)


def _broken(size: int, theme: Theme, colour: Rgb, width: float) -> Sprite:
    """Dashes around a cell."""
    edge = 0.02 * size
    dashes = ImageChops.subtract(_rounded(size, edge), _rounded(size, edge + width))
    dashes.paste(0, (0, 0), stencil((size, size), lambda pen: _gaps(pen, size)))
    return Sprite(palette(theme).stain(dashes, LOOKS[theme].table, colour), solid(dashes))


def _rounded(size: int, edge: float) -> Image.Image:
    return stencil((size, size), lambda pen: pen.plate((edge, edge, size - edge, size - edge), 0.19 * size - edge))


def _gaps(pen: Pen, size: int) -> None:
    """Two gaps in each side of a ring."""
    for start in (0.31, 0.57):
        end = start + 0.12
        pen.plate((start * size, 0, end * size, size), 0)
        pen.plate((0, start * size, size, end * size), 0)


@lru_cache(maxsize=8)
def slot(size: int, theme: Theme) -> Sprite:
    """An empty place in a hand, sunk into the table."""
    image, mask = hollow(size, LOOKS[theme])
    return Sprite(palette(theme).settle(image), mask)


@lru_cache(maxsize=8)
def struck(size: int, theme: Theme) -> Sprite:
    """A stroke across a tile of which none is left; it spares the letter."""
    look = LOOKS[theme]
    mask = stencil((size, size), lambda pen: _strokes(pen, size))
    image = Image.new("RGB", (size, size), look.hollow)
    image.paste(look.label, (0, 0), mask)
    return Sprite(palette(theme).settle(image), solid(mask))


def _strokes(pen: Pen, size: int) -> None:
    for near, far in ((0.1, 0.3), (0.7, 0.9)):
        ends = [(near * size, (0.95 - near) * size), (far * size, (0.95 - far) * size)]
        pen.polygon([*ends, ends[0]], 0.028 * size)


@lru_cache(maxsize=256)
def plate(size: tuple[int, int], radius: int) -> Image.Image:
    """A mask of a rectangle with round corners."""
    return stencil(size, lambda pen: pen.plate((0, 0, *size), radius))


@lru_cache(maxsize=48)
def disc(size: int, theme: Theme) -> Image.Image:
    """The table as a disc; its quarters are the table's corners."""
    return palette(theme).stain(plate((size, size), size // 2), LOOKS[theme].frame, LOOKS[theme].table)


@lru_cache(maxsize=256)
def badge(text: str, cell: int, theme: Theme) -> Sprite:
    """Points on a bright plate."""
    letters = lettering(text, POINTS.face, POINTS.height * cell)
    rim = max(1, round(0.03 * cell))
    height = round(0.5 * cell) + 2 * rim
    width = max(letters.width + round(0.28 * cell), height) + 2 * rim
    return _plated(letters, (width, height), theme, ground=LOOKS[theme].plate, rim=rim, radius=height / 2)


@lru_cache(maxsize=512)
def number(text: str, cell: int, theme: Theme) -> Sprite:
    """The number of a place, on a plate that fills most of its cell."""
    letters = lettering(text, NUMBER.face, NUMBER.height * cell)
    rim = max(1, round(0.04 * cell))
    side = round(0.9 * cell)
    return _plated(letters, (side, side), theme, ground=LOOKS[theme].place, rim=rim, radius=0.26 * cell)


def _plated(
    letters: Image.Image, size: tuple[int, int], theme: Theme, *, ground: Rgb, rim: float, radius: float
) -> Sprite:
    look = LOOKS[theme]
    (width, height), edge = size, max(look.plate_ink, look.table, key=lambda colour: contrast(colour, ground))
    outer = stencil(size, lambda pen: pen.plate((0, 0, width, height), radius))
    inner = stencil(size, lambda pen: pen.plate((rim, rim, width - rim, height - rim), radius - rim))
    image = Image.new("RGB", size, look.table)
    image.paste(edge, (0, 0), outer)
    image.paste(ground, (0, 0), inner)
    image.paste(look.plate_ink, ((width - letters.width) // 2, (height - letters.height) // 2), letters)
    return Sprite(palette(theme).settle(image), solid(outer))

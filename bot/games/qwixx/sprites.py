"""The things in Qwixx's pictures: cells, locks, dice, badges. Each is drawn once in each size and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops

from bot.games.qwixx.fates import Fate
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.state import Colour
from bot.games.qwixx.strips import PixelBox
from bot.games.qwixx.symbols import (
    CHALK,
    COLOURS,
    INK,
    IVORY,
    PIPS,
    arrow,
    band,
    chalked,
    faded,
    padlock,
    palette,
    strokes,
)
from bot.rendering.canvas import Pen, full, lettering, solid, stencil
from bot.rendering.theme import LOOKS, Font, Rgb, Theme

Size: TypeAlias = "tuple[int, int]"

RING = 4
"""Pixels of the width of a ring."""


class Sprite(NamedTuple):
    """An image in palette indices, and the mask through which it is pasted."""

    image: Image.Image
    mask: Image.Image


def put(image: Image.Image, sprite: Sprite, corner: tuple[int, int]) -> None:
    """Lays the sprite so that its upper left pixel comes to that corner."""
    image.paste(sprite.image, corner, sprite.mask)


def put_amid(image: Image.Image, sprite: Sprite, box: PixelBox) -> None:
    """Lays the sprite in the middle of the box."""
    left, top, right, bottom = box
    put(image, sprite, ((left + right - sprite.image.width) // 2, (top + bottom - sprite.image.height) // 2))


# Cells.


@lru_cache(maxsize=1024)
def cell(size: Size, number: int, colour: Colour, fate: Fate, *, lettered: bool, theme: Theme) -> Image.Image:
    """A number of a row on its band: a bright plate while it is open, a dark one with a cross, or none."""
    text = f"{COLOUR_LETTERS[colour]}{number}" if lettered else str(number)
    # Three signs must stay clear of the cell's edges.
    height = (0.52 if not lettered else 0.4 if len(text) < 3 else 0.34) * min(size)
    image = Image.new("RGB", size, band(colour))
    if fate is Fate.OPEN:
        image.paste(COLOURS[colour], (0, 0), _plate(size))
    if fate is Fate.CROSSED:
        _paint_cross(image, chalked(colour))
    lost = chalked(colour) if theme is Theme.CONTRAST else faded(colour)
    figures = {Fate.OPEN: INK, Fate.CROSSED: CHALK, Fate.LOST: lost}[fate]
    _write(image, text, height, figures, halo=INK if fate is Fate.CROSSED else None)
    return palette(theme).settle(image)


@lru_cache(maxsize=1024)
def bonus_cell(size: Size, number: int, colours: tuple[Colour, Colour], fate: Fate, *, theme: Theme) -> Image.Image:
    """A number between two rows: round, half in the colour of each."""
    above, below = colours
    look = LOOKS[theme]
    middle = size[1] // 2
    disc = _rounded(size, 2, middle)
    image = Image.new("RGB", size, look.table)
    if fate is Fate.OPEN:
        halves = Image.new("RGB", size, COLOURS[above])
        halves.paste(COLOURS[below], (0, middle, *size))
        image.paste(halves, (0, 0), disc)
    if fate is Fate.CROSSED:
        image.paste(INK, (0, 0), disc)
        image.paste(CHALK, (0, 0), ImageChops.multiply(disc, strokes(size, reach=0.9, width=0.11 * size[1])))
    figures = {Fate.OPEN: INK, Fate.CROSSED: CHALK, Fate.LOST: look.label}[fate]
    _write(image, str(number), 0.46 * size[1], figures, halo=INK if fate is Fate.CROSSED else None)
    return palette(theme).settle(image)


@lru_cache(maxsize=64)
def lock(size: Size, colour: Colour, *, locked: bool, closed: bool, theme: Theme) -> Image.Image:
    """The end of a row: an open padlock, a shut one, or a shut one that this sheet crossed."""
    image = Image.new("RGB", size, band(colour))
    height = 0.6 * min(size)
    if locked:
        _paint_cross(image, chalked(colour))
        image.paste(INK, (0, 0), padlock(size, height=1.25 * height, open_=False))
        image.paste(CHALK, (0, 0), padlock(size, height=height, open_=False))
    elif closed:
        image.paste(INK, (0, 0), _plate(size))
        image.paste(COLOURS[colour], (0, 0), padlock(size, height=height, open_=False))
    else:
        image.paste(COLOURS[colour], (0, 0), padlock(size, height=height, open_=True))
    return palette(theme).settle(image)


@lru_cache(maxsize=32)
def tag(size: Size, colour: Colour, *, lettered: bool, theme: Theme) -> Image.Image:
    """The beginning of a row: its letter and the direction in which it is crossed."""
    image = Image.new("RGB", size, band(colour))
    head = arrow((size[0] // 2, size[1]), height=0.34 * min(size))
    if lettered:
        letter = lettering(COLOUR_LETTERS[colour], Font.FIGURES, 0.48 * min(size))
        image.paste(COLOURS[colour], (round(0.34 * size[0] - letter.width / 2), (size[1] - letter.height) // 2), letter)
        image.paste(COLOURS[colour], (round(0.54 * size[0]), 0), head)
    else:
        image.paste(COLOURS[colour], (size[0] // 4, 0), head)
    return palette(theme).settle(image)


def _plate(size: Size) -> Image.Image:
    return _rounded(size, 2, 0.2 * min(size))


def _paint_cross(image: Image.Image, colour: Rgb) -> None:
    plate = _plate(image.size)
    image.paste(INK, (0, 0), plate)
    image.paste(colour, (0, 0), ImageChops.multiply(plate, strokes(image.size, reach=1, width=0.12 * min(image.size))))


def _write(image: Image.Image, text: str, height: float, colour: Rgb, *, halo: Rgb | None) -> None:
    letters = lettering(text, Font.FIGURES, height)
    corner = ((image.width - letters.width) // 2, (image.height - letters.height) // 2)
    if halo is not None:
        x, y, grown = image.width / 2, image.height / 2, height / 2 + 0.1 * height
        wide = letters.width / 2 + 0.14 * height
        ground = stencil(image.size, lambda pen: pen.plate((x - wide, y - grown, x + wide, y + grown), grown / 2))
        image.paste(halo, (0, 0), ground)
    image.paste(colour, corner, letters)


# Rings and grounds.


@lru_cache(maxsize=64)
def ring(size: Size, *, broken: bool, on_band: bool, theme: Theme) -> Sprite:
    """Around something that is new; a broken one is around what is not certain yet. Bands are dark in every theme."""
    look, radius = LOOKS[theme], 0.2 * min(size) + 2
    colour, halo = (CHALK, INK) if on_band else (look.accent, look.halo)
    outer, inner, hole = (_rounded(size, edge, radius) for edge in (0, RING, RING + 2))
    image = Image.new("RGB", size, look.table)
    image.paste(colour, (0, 0), outer)
    image.paste(halo, (0, 0), inner)
    shown = solid(outer)
    shown.paste(0, (0, 0), full(hole))
    if broken:
        shown.paste(0, (0, 0), full(stencil(size, lambda pen: _draw_gaps(pen, size))))
    return Sprite(palette(theme).settle(image), shown)


def _rounded(size: Size, edge: float, radius: float) -> Image.Image:
    return stencil(size, lambda pen: pen.plate((edge, edge, size[0] - edge, size[1] - edge), max(0, radius - edge)))


def _draw_gaps(pen: Pen, size: Size) -> None:
    """Two gaps in each side of a ring."""
    for start in (0.29, 0.59):
        end = start + 0.12
        pen.plate((start * size[0], 0, end * size[0], size[1]), 0)
        pen.plate((0, start * size[1], size[0], end * size[1]), 0)


@lru_cache(maxsize=64)
def plate(size: Size, radius: int, *, ground: Rgb, colour: Rgb, theme: Theme) -> Sprite:
    """A rectangle with round corners on that ground."""
    mask = stencil(size, lambda pen: pen.plate((0, 0, *size), radius))
    return Sprite(palette(theme).stain(mask, ground, colour), solid(mask))


@lru_cache(maxsize=32)
def outline(size: Size, radius: int, width: int, *, ground: Rgb, colour: Rgb, theme: Theme) -> Sprite:
    """The edge of a rectangle with round corners."""
    outer = stencil(size, lambda pen: pen.plate((0, 0, *size), radius))
    edge = (width, width, size[0] - width, size[1] - width)
    inner = stencil(size, lambda pen: pen.plate(edge, radius - width))
    mask = ImageChops.subtract(outer, inner)
    return Sprite(palette(theme).stain(mask, ground, colour), solid(mask))


@lru_cache(maxsize=1024)
def written(text: str, height: int, *, colour: Rgb, ground: Rgb, theme: Theme) -> Sprite:
    """Figures or letters without a ground of their own; their edges are smooth on the one named."""
    mask = lettering(text, Font.FIGURES, height)
    return Sprite(palette(theme).stain(mask, ground, colour), solid(mask))


# Dice.


@lru_cache(maxsize=128)
def die(face: int, size: int, colour: Colour | None, *, ground: Rgb, theme: Theme) -> Sprite:
    """A die with that face up; a white one has no colour."""
    body = stencil((size, size), lambda pen: pen.plate((0, 0, size, size), 0.2 * size))
    pips = stencil((size, size), lambda pen: _draw_pips(pen, face, size))
    image = Image.new("RGB", (size, size), ground)
    image.paste(IVORY if colour is None else COLOURS[colour], (0, 0), body)
    image.paste(INK, (0, 0), pips)
    return Sprite(palette(theme).settle(image), solid(body))


def _draw_pips(pen: Pen, face: int, size: int) -> None:
    for x, y in PIPS[face]:
        pen.disc((size * (0.5 + 0.26 * x), size * (0.5 + 0.26 * y)), 0.1 * size)


@lru_cache(maxsize=16)
def gone_die(size: int, *, ground: Rgb, theme: Theme) -> Sprite:
    """Where a die lay that has left the game."""
    look = LOOKS[theme]
    body = stencil((size, size), lambda pen: pen.plate((0, 0, size, size), 0.2 * size))
    image = Image.new("RGB", (size, size), ground)
    image.paste(look.table, (0, 0), body)
    image.paste(look.label, (0, 0), padlock((size, size), height=0.46 * size, open_=False))
    return Sprite(palette(theme).settle(image), solid(body))


@lru_cache(maxsize=64)
def badge(number: int, side: int, *, strong: bool, ground: Rgb, theme: Theme) -> Sprite:
    """The number of a seat; a strong one stands out."""
    look = LOOKS[theme]
    body = _rounded((side, side), 0, side / 2)
    image = Image.new("RGB", (side, side), ground)
    image.paste(look.accent if strong else look.dot, (0, 0), body)
    letters = lettering(str(number), Font.FIGURES, 0.5 * side)
    ink = look.halo if strong else look.strong_label
    image.paste(ink, ((side - letters.width) // 2, (side - letters.height) // 2), letters)
    return Sprite(palette(theme).settle(image), solid(body))


@lru_cache(maxsize=16)
def miss_box(size: int, *, taken: bool, theme: Theme) -> Sprite:
    """A box for a miss, empty or crossed."""
    look = LOOKS[theme]
    outer = _rounded((size, size), 0, 0.22 * size)
    image = Image.new("RGB", (size, size), look.table)
    image.paste(look.label, (0, 0), outer)
    if taken:
        image.paste(look.strong_label, (0, 0), outer)
        image.paste(look.table, (0, 0), strokes((size, size), reach=0.6, width=0.15 * size))
    else:
        image.paste(look.table, (0, 0), _rounded((size, size), 2.5, 0.22 * size))
    return Sprite(palette(theme).settle(image), solid(outer))

"""What Qwixx's pictures are made of: the four colours by measure, and a few small signs.

The colours are the same in every theme, since the bands under them are. The closest two keep a CIEDE2000 distance of
18 or more in every kind of colour vision, and each bears dark figures well.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from bot.games.qwixx.state import Colour
from bot.rendering.canvas import Palette, Pen, mix, stencil
from bot.rendering.theme import LOOKS, Look, Rgb, Theme, rgb

COLOURS: Mapping[Colour, Rgb] = MappingProxyType(
    {
        Colour.RED: rgb("EE5648"),
        Colour.YELLOW: rgb("FFE835"),
        Colour.GREEN: rgb("58E0AE"),
        Colour.BLUE: rgb("5A86F2"),
    }
)
INK = rgb("14161B")
"""Figures on a colour, pips on a die, and the ground of crosses."""
CHALK = rgb("FFFFFF")
"""Crosses, and the figures that are crossed."""
IVORY = rgb("F4F5F7")
"""A white die."""


STEPS = 3
"""Along a smooth edge: the sheets are full of figures, and the pictures must stay small."""


def band(colour: Colour) -> Rgb:
    """Under the cells of a row; lost cells show it bare."""
    return mix(COLOURS[colour], INK, 0.66)


def faded(colour: Colour) -> Rgb:
    """The figure of a lost cell."""
    return mix(COLOURS[colour], INK, 0.25)


def chalked(colour: Colour) -> Rgb:
    """The strokes of a cross."""
    return mix(COLOURS[colour], CHALK, 0.4)


@lru_cache(maxsize=len(Theme))
def palette(theme: Theme) -> Palette:
    """The colours of every picture in that theme."""
    look = LOOKS[theme]
    edges = [*_edges(look), *(edge for colour in Colour for edge in _edges_of(colour, look))]
    return Palette(edges, steps=STEPS)


def _edges(look: Look) -> list[tuple[Rgb, Rgb]]:
    return [
        (look.frame, look.table),
        (look.frame, look.accent),
        (look.frame, look.strong_label),
        (look.frame, look.label),
        (look.table, look.strong_label),
        (look.table, look.label),
        (look.table, look.accent),
        (look.plate, look.plate_ink),
        (look.hollow, look.label),
        (look.band, IVORY),
        (look.band, look.frame),
        (look.accent, look.halo),
        (INK, CHALK),
        (INK, IVORY),
        (look.table, INK),
        (look.dot, look.table),
        (look.quiet_accent, look.table),
    ]


def _edges_of(colour: Colour, look: Look) -> list[tuple[Rgb, Rgb]]:
    return [
        (band(colour), look.table),
        (band(colour), COLOURS[colour]),
        (band(colour), INK),
        (INK, chalked(colour)),
        (band(colour), faded(colour)),
        (COLOURS[colour], INK),
        (COLOURS[colour], look.frame),
    ]


def padlock(size: tuple[int, int], *, height: float, open_: bool) -> Image.Image:
    """A padlock as a mask, in the middle of that size; an open one has swung its bow aside."""
    return stencil(size, lambda pen: _draw_padlock(pen, size, height, swung=0.3 * height if open_ else 0))


def _draw_padlock(pen: Pen, size: tuple[int, int], height: float, *, swung: float) -> None:
    x, y = size[0] / 2, size[1] / 2
    wide, bow, stroke = 0.74 * height, 0.52 * height, 0.13 * height
    top, waist, bottom = y - height / 2, y - 0.06 * height, y + height / 2
    left, right = x - bow / 2 + swung, x + bow / 2 + swung
    pen.plate((left, top, right, waist + bow / 2), bow / 2)
    pen.hole((left + stroke, top + stroke, right - stroke, waist + bow / 2), bow / 2 - stroke)
    if swung:
        pen.hole((right - stroke - 1, y - 0.22 * height, right + 1, bottom), 0)
    pen.plate((x - wide / 2, waist, x + wide / 2, bottom), 0.12 * height)
    pen.hole((x - stroke / 2, y + 0.13 * height, x + stroke / 2, y + 0.34 * height), 0)


def strokes(size: tuple[int, int], *, reach: float, width: float) -> Image.Image:
    """The two strokes of a cross as a mask; `reach` is the share of the size that they span."""
    return stencil(size, lambda pen: _draw_strokes(pen, size, reach, width))


def _draw_strokes(pen: Pen, size: tuple[int, int], reach: float, width: float) -> None:
    x, y = size[0] / 2, size[1] / 2
    half = reach * min(size) / 2
    for side in (-1, 1):
        ends = [(x - half, y - side * half), (x + half, y + side * half)]
        pen.polygon([*ends, ends[0]], width / 2)


def arrow(size: tuple[int, int], *, height: float) -> Image.Image:
    """A head that points to the right, as a mask in the middle of that size."""
    x, y = size[0] / 2, size[1] / 2
    ends = [(x - 0.3 * height, y - height / 2), (x + 0.34 * height, y), (x - 0.3 * height, y + height / 2)]
    return stencil(size, lambda pen: pen.polygon(ends, 1))


PIPS: Mapping[int, tuple[tuple[int, int], ...]] = MappingProxyType(
    {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    }
)
"""Where the pips of a face lie, in steps from its middle."""

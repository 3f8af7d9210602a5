"""The six symbols of Qwirkle as smooth masks. Each has the weight of the circle and room for a letter in its middle."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image

from bot.games.qwirkle.state import Shape
from bot.rendering.canvas import Pen, Point, stencil


def symbol(shape: Shape, size: int, *, middle: Point, radius: float) -> Image.Image:
    """The symbol as a mask of a whole cell of that many pixels; `middle` and `radius` are in shares of it.

    The radius is that of the circle: pointed symbols reach further out, so that none looks larger.
    """
    centre = (middle[0] * size, middle[1] * size)
    return stencil((size, size), lambda pen: _draw(pen, shape, centre, radius * size))


def _draw(pen: Pen, shape: Shape, middle: Point, radius: float) -> None:
    match shape:
        case Shape.CIRCLE:
            pen.disc(middle, radius)
        case Shape.CROSS:
            pen.polygon(_points(middle, (1.34 * radius, 0.67 * radius) * 4, turn=pi / 4), 0.05 * radius)
        case Shape.DIAMOND:
            pen.polygon(_points(middle, (1.19 * radius, 1.02 * radius) * 2, turn=-pi / 2), 0.07 * radius)
        case Shape.SQUARE:
            pen.polygon(_points(middle, (1.14 * radius,) * 4, turn=pi / 4), 0.08 * radius)
        case Shape.STAR:
            pen.polygon(_points(middle, (1.16 * radius, 0.76 * radius) * 8, turn=pi / 2), 0.04 * radius)
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

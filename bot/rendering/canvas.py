"""Drawing for all games: smooth stencils, a fixed palette, small PNGs. It knows no game.

Pictures are painted from the start in the indices of one palette, so that nothing has to be quantised when a picture
is needed. What is drawn once and kept (sprites) is supersampled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from io import BytesIO
from typing import TypeAlias

from PIL import Image, ImageDraw

from bot.rendering.theme import Font, Rgb, font

SUPERSAMPLE = 4
STEPS = 8
"""At most so many steps lead from one colour to another along a smooth edge, unless a palette has fewer."""

NEAR = 7
"""Colours that differ by no more than that in any part are taken for each other."""

Point: TypeAlias = "tuple[float, float]"
Box: TypeAlias = "tuple[float, float, float, float]"
"""Left, top, right, bottom in pixels."""


class Palette:
    """The colours of a picture: pairs that meet along an edge, and the shades between the two.

    Fewer steps make smaller files of pictures that are full of writing.
    """

    def __init__(self, edges: Iterable[tuple[Rgb, Rgb]], *, steps: int = STEPS) -> None:
        pairs = tuple(edges)
        named = tuple(dict.fromkeys(colour for pair in pairs for colour in pair))
        shades = dict.fromkeys(shade for first, second in pairs for shade in _shades(first, second, steps))
        # A shade too near a named colour would be taken for it, and flat areas would come out in two colours.
        self.colours = (*named, *(shade for shade in shades if all(_apart(shade, colour) > NEAR for colour in named)))
        if len(self.colours) > 256:
            raise ValueError(f"{len(self.colours)} colours are more than a palette holds")
        self._sheet = self._dressed(Image.new("P", (1, 1)))

    def blank(self, size: tuple[int, int], colour: Rgb) -> Image.Image:
        """A picture filled with a colour of the palette. Raises `ValueError` for any other."""
        return self._dressed(Image.new("P", size, self.colours.index(colour)))

    def settle(self, image: Image.Image) -> Image.Image:
        """An RGB image in the nearest colours of this palette."""
        return image.quantize(palette=self._sheet, dither=Image.Dither.NONE)

    def stain(self, mask: Image.Image, ground: Rgb, colour: Rgb) -> Image.Image:
        """The ground where the mask is empty and the colour where it is full; quick for large masks."""
        indices = mask.point(_between(self.colours, ground, colour))
        return self._dressed(Image.frombytes("P", indices.size, indices.tobytes()))

    def _dressed(self, image: Image.Image) -> Image.Image:
        image.putpalette([part for colour in self.colours for part in colour])
        return image


@lru_cache(maxsize=32)
def _between(colours: tuple[Rgb, ...], ground: Rgb, colour: Rgb) -> list[int]:
    """The index of the nearest of the colours for each of 256 degrees from one to another."""
    wanted = [mix(ground, colour, degree / 255) for degree in range(256)]
    return [min(range(len(colours)), key=lambda index: _apart(colours[index], shade)) for shade in wanted]


def _shades(first: Rgb, second: Rgb, most: int) -> list[Rgb]:
    steps = min(most, _apart(first, second) // (2 * NEAR))
    return [mix(first, second, step / steps) for step in range(1, steps)]


def _apart(first: Rgb, second: Rgb) -> int:
    return max(abs(a - b) for a, b in zip(first, second, strict=True))


def mix(first: Rgb, second: Rgb, share: float) -> Rgb:
    """The colour that lies that share of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


class Pen:
    """Draws on a stencil in the measure of the finished picture."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)

    def plate(self, box: Box, radius: float) -> None:
        """A filled rectangle with round corners."""
        self._draw.rounded_rectangle(_scaled_box(box), radius * SUPERSAMPLE, fill=255)

    def hole(self, box: Box, radius: float) -> None:
        """A rectangle with round corners taken out again."""
        self._draw.rounded_rectangle(_scaled_box(box), radius * SUPERSAMPLE, fill=0)

    def disc(self, centre: Point, radius: float) -> None:
        (x, y), r = centre, radius
        self._draw.ellipse(_scaled_box((x - r, y - r, x + r, y + r)), fill=255)

    def polygon(self, corners: Sequence[Point], rounding: float) -> None:
        """A filled polygon, grown by `rounding` so that its outer corners are round."""
        scaled = [(x * SUPERSAMPLE, y * SUPERSAMPLE) for x, y in corners]
        self._draw.polygon(scaled, fill=255)
        self._draw.line([*scaled, scaled[0]], fill=255, width=round(2 * rounding * SUPERSAMPLE))
        for corner in corners:
            self.disc(corner, rounding)

    def stroke(self, path: Sequence[Point], width: float) -> None:
        """A line along those points, round at its bends and ends."""
        scaled = [(x * SUPERSAMPLE, y * SUPERSAMPLE) for x, y in path]
        self._draw.line(scaled, fill=255, width=round(width * SUPERSAMPLE), joint="curve")
        for end in (path[0], path[-1]):
            self.disc(end, width / 2)


def _scaled_box(box: Box) -> Box:
    left, top, right, bottom = (side * SUPERSAMPLE for side in box)
    return left, top, right - 1, bottom - 1


def stencil(size: tuple[int, int], draw: Callable[[Pen], None]) -> Image.Image:
    """What the pen drew, as a smooth mask of that size."""
    large = Image.new("L", (size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE), 0)
    draw(Pen(large))
    return large.reduce(SUPERSAMPLE)


def lettering(text: str, face: Font, height: float) -> Image.Image:
    """The text as a smooth mask. `height` is that of its capitals and figures in pixels; they stand in its middle."""
    letters = font(face, round(height * SUPERSAMPLE / _capital_height(face)))
    left, _, right, _ = letters.getbbox(text, anchor="ls")
    width, tall = -(-int(right - left) // SUPERSAMPLE), 2 * round(height * 0.8)
    large = Image.new("L", (width * SUPERSAMPLE, tall * SUPERSAMPLE), 0)
    start = ((large.width - right - left) / 2, (tall + height) / 2 * SUPERSAMPLE)
    ImageDraw.Draw(large).text(start, text, fill=255, font=letters, anchor="ls")
    return large.reduce(SUPERSAMPLE)


@lru_cache(maxsize=8)
def _capital_height(face: Font) -> float:
    """Height of a capital letter in shares of the font's size."""
    top, bottom = font(face, 1000).getbbox("H", anchor="ls")[1::2]
    return float(bottom - top) / 1000


def solid(mask: Image.Image) -> Image.Image:
    """Where the mask is not empty, as a mask for pasting in palette indices."""
    return mask.point([0] + [255] * 255, "1")


def full(mask: Image.Image) -> Image.Image:
    """Where the mask lets nothing through of what lies under it."""
    return mask.point([0] * 255 + [255], "1")


def encode(image: Image.Image, *, effort: int = 6) -> bytes:
    """The picture as a PNG; the same picture always gives the same bytes. More effort, up to 9, makes it smaller."""
    buffer = BytesIO()
    image.save(buffer, "PNG", compress_level=effort)
    return buffer.getvalue()

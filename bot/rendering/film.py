"""A game as an animated picture: its frames one after another, each written as far as it differs from the one before.

GIF is what Discord plays everywhere. A film never holds more than two frames, so that a long game needs no more memory
than a short one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops

from bot.core.figures import whole
from bot.core.game import Seat
from bot.rendering.canvas import lettering, stencil
from bot.rendering.names import drawable, in_line
from bot.rendering.theme import LOOKS, Font, Rgb, Theme

HELD = 1000
"""Milliseconds that a frame is seen."""
HELD_LAST = 4000

LINE = 44
"""Pixels of a line with names and points under a table."""
ROOM = 300
"""Pixels that a seat has at least in such a line, if the table is as wide."""
PLATE = 28
NUMBER, NAME, POINTS = 15, 16, 17
"""Heights of figures and of capitals."""
EDGE, GAP = 10, 10
"""Before a plate, and between it, the name and the points."""

BAR = 6
"""Pixels of the bar that shows how far the game has come."""


class Standing(NamedTuple):
    """How a seat stands in a frame."""

    name: str
    points: int
    moved: bool


def with_names(table: Image.Image, seats: Sequence[Standing], theme: Theme) -> Image.Image:
    """The table with numbers, names and points by seat under it, those who moved marked; in the table's own palette."""
    lines = -(-len(seats) // max(1, table.width // ROOM))
    across = -(-len(seats) // lines)
    room = table.width // across
    strip = Image.new("RGB", (table.width, lines * LINE), LOOKS[theme].frame)
    for seat, one in enumerate(seats):
        line, place = divmod(seat, across)
        strip.paste(_standing(seat, one, room, theme), (place * room, line * LINE))
    return _above(table, strip)


@lru_cache(maxsize=64)
def _standing(seat: Seat, one: Standing, room: int, theme: Theme) -> Image.Image:
    look = LOOKS[theme]
    ground, ink = (look.plate, look.plate_ink) if one.moved else (look.band, look.strong_label)
    strip = Image.new("RGB", (room, LINE), look.frame)
    plate = stencil((PLATE, PLATE), lambda pen: pen.plate((0, 0, PLATE, PLATE), PLATE / 4))
    number = lettering(str(seat + 1), Font.FIGURES, NUMBER)
    points = lettering(whole(one.points), Font.FIGURES, POINTS)
    _put(strip, plate, EDGE, ground)
    _put(strip, number, EDGE + (PLATE - number.width) // 2, ink)
    x = EDGE + PLATE + GAP
    if name := in_line(drawable(one.name), room - x - GAP - points.width - EDGE, height=NAME):
        written = lettering(name, Font.LABELS, NAME)
        _put(strip, written, x, look.label)
        x += written.width + GAP
    _put(strip, points, x, look.strong_label)
    return strip


def with_progress(table: Image.Image, step: int, steps: int, theme: Theme) -> Image.Image:
    """The table with a bar under it; steps count from 1."""
    look = LOOKS[theme]
    strip = Image.new("RGB", (table.width, BAR), look.band)
    strip.paste(look.accent, (0, 0, round(table.width * step / steps), BAR))
    return _above(table, strip)


def _above(table: Image.Image, strip: Image.Image) -> Image.Image:
    whole = Image.new("P", (table.width, table.height + strip.height))
    whole.putpalette(table.getpalette() or [])
    whole.paste(table, (0, 0))
    whole.paste(strip.quantize(palette=table, dither=Image.Dither.NONE), (0, table.height))
    return whole


def _put(strip: Image.Image, mask: Image.Image, left: int, colour: Rgb) -> None:
    """The mask in that colour, from there on, in the middle of the strip."""
    strip.paste(colour, (left, (strip.height - mask.height) // 2), mask)


class Film:
    """An animated picture that is written frame by frame. All frames have the size and palette of the first."""

    def __init__(self) -> None:
        self._file = BytesIO()
        self._shown: Image.Image | None = None
        self._clear = 0

    def add(self, frame: Image.Image, *, held: int = HELD) -> None:
        """Shows the frame for so many milliseconds. Raises `ValueError` for one that does not fit the others."""
        if self._shown is None:
            self._begin(frame, held)
        elif frame.size != self._shown.size or frame.getpalette() != self._shown.getpalette():
            raise ValueError("all frames of a film have one size and one palette")
        else:
            corner, part = _changed(self._shown, frame, self._clear)
            params = {"duration": held, "transparency": self._clear, "disposal": 1}
            self._file.writelines(GifImagePlugin.getdata(part, corner, **params))
        self._shown = frame

    def finish(self) -> bytes:
        """The whole film; it begins again after its last frame."""
        return self._file.getvalue() + b";"

    def _begin(self, frame: Image.Image, held: int) -> None:
        colours = frame.getpalette() or []
        self._clear = len(colours) // 3
        if self._clear > 255:
            raise ValueError("a palette of 256 colours has none left for what does not change")
        first = frame.copy()
        first.putpalette([*colours, *[0] * (768 - len(colours))])
        first.save(self._file, "GIF", optimize=False, loop=0, duration=held, disposal=1)
        self._file.seek(-1, 2)  # before the sign that ends a file
        self._file.truncate()


def _changed(before: Image.Image, after: Image.Image, clear: int) -> tuple[tuple[int, int], Image.Image]:
    """The smallest box with all that differs, and what it holds; what stayed is clear there."""
    differing = ImageChops.difference(_indices(before), _indices(after)).point([0] + [255] * 255)
    box = differing.getbbox() or (0, 0, 1, 1)
    part = Image.new("P", (box[2] - box[0], box[3] - box[1]), clear)
    part.paste(after.crop(box), (0, 0), differing.crop(box))
    return (box[0], box[1]), part


def _indices(image: Image.Image) -> Image.Image:
    return Image.frombytes("L", image.size, image.tobytes())

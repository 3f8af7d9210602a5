"""How everything looks: the colours and the letters that all games share.

The six hues of each theme are chosen by measure: the closest two of them, as seen under full protanopia,
deuteranopia and tritanopia, keep a CIEDE2000 distance of 18 or more. `python -m bot.rendering.palette` measures them,
and its tests hold them to it.
"""

from __future__ import annotations

import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

from PIL import ImageFont

from bot.core.errors import Fault

Rgb: TypeAlias = "tuple[int, int, int]"


def rgb(code: str) -> Rgb:
    """From six hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


class Theme(Enum):
    """What pictures look like as a whole; a server chooses one, and each player may choose another."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of one theme, by what they are for, and the measures in which themes differ."""

    red: Rgb
    orange: Rgb
    yellow: Rgb
    green: Rgb
    blue: Rgb
    purple: Rgb

    frame: Rgb
    """Around the table."""
    table: Rgb
    dot: Rgb
    """In the middle of empty cells."""
    hollow: Rgb
    """Where a piece was; its symbol is `gone`, with the letter in `label`."""
    gone: Rgb
    label: Rgb
    strong_label: Rgb

    face: Rgb
    """Of a piece; `rim` and `slab` are its upper edge and its side."""
    rim: Rgb
    slab: Rgb
    dark_ink: Rgb
    bright_ink: Rgb
    """The letter on a symbol has whichever of the two inks reads better."""

    accent: Rgb
    """Rings what is new or chosen; `halo` lies between the ring and the piece."""
    halo: Rgb
    quiet_accent: Rgb
    band: Rgb
    """Under a line that scores; `strong_label` is written on it."""
    plate: Rgb
    """Under the points of a play, and `place` under the number of a cell; `plate_ink` is written on both."""
    place: Rgb
    plate_ink: Rgb

    rim_width: float = 0.018
    ring_width: float = 0.06
    thickness: float = 0.05
    """Of a piece, seen from the front."""
    letter_height: float = 0.3
    """Of the letter on a piece. All four are shares of a cell."""


_DARK = Look(
    red=rgb("CB3438"),
    orange=rgb("EB8B22"),
    yellow=rgb("FFFC43"),
    green=rgb("3BDD9C"),
    blue=rgb("3060D2"),
    purple=rgb("C38DFF"),
    frame=rgb("1B2029"),
    table=rgb("282F3B"),
    dot=rgb("4B566A"),
    hollow=rgb("1B2029"),
    gone=rgb("3A4557"),
    label=rgb("98A3B6"),
    strong_label=rgb("F2F4F8"),
    face=rgb("14161B"),
    rim=rgb("2F343F"),
    slab=rgb("090A0D"),
    dark_ink=rgb("14161B"),
    bright_ink=rgb("FFFFFF"),
    accent=rgb("FFFFFF"),
    halo=rgb("14161B"),
    quiet_accent=rgb("8FA0BC"),
    band=rgb("4A5A78"),
    plate=rgb("FFFFFF"),
    place=rgb("B9C5DA"),
    plate_ink=rgb("14161B"),
)

_LIGHT = replace(
    _DARK,
    frame=rgb("F6F7F9"),
    table=rgb("DDE2EA"),
    dot=rgb("A9B3C3"),
    hollow=rgb("CBD2DD"),
    gone=rgb("E6EAF0"),
    label=rgb("5B6678"),
    strong_label=rgb("11141A"),
    rim=rgb("3A404D"),
    accent=rgb("11141A"),
    halo=rgb("FFFFFF"),
    quiet_accent=rgb("66748C"),
    band=rgb("9DB4E0"),
    place=rgb("FFFFFF"),
    plate_ink=rgb("11141A"),
)

_CONTRAST = replace(
    _DARK,
    red=rgb("D13F48"),
    orange=rgb("E39400"),
    yellow=rgb("FFFF27"),
    green=rgb("37E7A4"),
    blue=rgb("377DEA"),
    purple=rgb("ECB2FD"),
    frame=rgb("000000"),
    table=rgb("000000"),
    dot=rgb("8A8A8A"),
    hollow=rgb("000000"),
    gone=rgb("4A4A4A"),
    label=rgb("BDBDBD"),
    strong_label=rgb("FFFFFF"),
    face=rgb("000000"),
    rim=rgb("FFFFFF"),
    slab=rgb("000000"),
    dark_ink=rgb("000000"),
    halo=rgb("000000"),
    quiet_accent=rgb("FFFFFF"),
    band=rgb("3D4A66"),
    place=rgb("FFFFFF"),
    plate_ink=rgb("000000"),
    rim_width=0.035,
    ring_width=0.09,
    thickness=0.0,
    letter_height=0.34,
)

LOOKS: Mapping[Theme, Look] = MappingProxyType({Theme.DARK: _DARK, Theme.LIGHT: _LIGHT, Theme.CONTRAST: _CONTRAST})


class Font(Enum):
    """The files in `assets/fonts`; their licence lies beside them."""

    LABELS = "Inter-SemiBold.ttf"
    FIGURES = "Inter-Bold.ttf"


@dataclass(frozen=True, slots=True)
class Lettering:
    """One of the few sizes in which pictures are written: the height of capitals and figures in shares of a cell."""

    face: Font
    height: float


LABEL = Lettering(Font.LABELS, 0.28)
"""Names of columns and rows."""

POINTS = Lettering(Font.FIGURES, 0.28)
"""What a play or a line is worth."""

NUMBER = Lettering(Font.FIGURES, 0.5)
"""What must be read at a glance: numbered places, counts."""


IN_CHECKOUT = Path(__file__).resolve().parents[2] / "assets" / "fonts"
INSTALLED = Path(sysconfig.get_path("data")) / "share" / "game-table" / "fonts"
FONT_FOLDER = IN_CHECKOUT if IN_CHECKOUT.is_dir() else INSTALLED


@lru_cache(maxsize=64)
def font(face: Font, size: int) -> ImageFont.FreeTypeFont:
    """The letters at that size in pixels. Raises `Fault` if the file is missing or no font."""
    path = FONT_FOLDER / face.value
    try:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise Fault(f"the font {path} can't be read: {error}") from error


def require_fonts() -> None:
    """Raises `Fault` naming the first font that can't be read."""
    for face in Font:
        font.__wrapped__(face, 16)

"""How everything looks: the colours and the letters that all games share.

The six tile colours are chosen by measure: the closest two of them, as seen under full protanopia, deuteranopia and
tritanopia, keep a CIEDE2000 distance of 18 or more, and each stands out from `FACE` by 3:1.
`tests/rendering/test_palette.py` holds them to it.
"""

from __future__ import annotations

import sysconfig
from enum import Enum
from functools import lru_cache
from pathlib import Path
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


RED = rgb("CB3438")
ORANGE = rgb("EB8B22")
YELLOW = rgb("FFFC43")
GREEN = rgb("3BDD9C")
BLUE = rgb("3060D2")
PURPLE = rgb("C38DFF")

FRAME = rgb("1B2029")
TABLE = rgb("282F3B")
DOT = rgb("4B566A")
LABEL = rgb("98A3B6")
STRONG_LABEL = rgb("F2F4F8")

FACE = rgb("14161B")
RIM = rgb("2F343F")
SLAB = rgb("090A0D")
LETTER = rgb("C3CAD6")

ACCENT = rgb("FFFFFF")
QUIET_ACCENT = rgb("8FA0BC")
BAND = rgb("4A5A78")


class Font(Enum):
    """The files in `assets/fonts`; their licence lies beside them."""

    LABELS = "Inter-SemiBold.ttf"
    FIGURES = "Inter-Bold.ttf"


IN_CHECKOUT = Path(__file__).resolve().parents[2] / "assets" / "fonts"
INSTALLED = Path(sysconfig.get_path("data")) / "share" / "qwirkle-qwixx-bot" / "fonts"
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

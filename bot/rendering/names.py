"""Names as far as there are letters and room for them, so that those which begin alike can still be told apart."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import normalize

from bot.rendering.canvas import lettering
from bot.rendering.theme import Font, font

CUT = "…"


def drawable(name: str) -> str:
    """The name in one line and in the letters of the font; what it lacks would be an empty box."""
    return " ".join("".join(map(_drawable, name)).split())


def on_lines(name: str, room: int, *, height: float) -> tuple[str, ...]:
    """The name in one line or two of so many pixels: what is too long for two keeps its beginning and its end."""
    if _width(name, height) <= room:
        return (name,)
    words = name.split(" ")
    taken = max((at for at in range(1, len(words)) if _width(" ".join(words[:at]), height) <= room), default=0)
    # A number alone is no line.
    if taken > 1 or (taken and not words[0].endswith(".")):
        return " ".join(words[:taken]), _ending(" ".join(words[taken:]), room, height)
    cut = next(at for at in range(len(name), 0, -1) if _width(name[:at], height) <= room)
    return name[:cut], _ending(name[cut:], room, height)


def in_line(name: str, room: int, *, height: float) -> str:
    """The name in one line of so many pixels; one that is too long keeps its last word, if it can, or its end."""
    if _width(name, height) <= room:
        return name
    _, space, word = name.rpartition(" ")
    ends = [space + word] * bool(space) + [name[-3:]]
    tried = (f"{name[:at].rstrip()}{CUT}{end}" for end in ends for at in range(len(name) - len(end), 0, -1))
    return next((shown for shown in tried if _width(shown, height) <= room), name[:1])


def _ending(text: str, room: int, height: float) -> str:
    if _width(text, height) <= room:
        return text
    return next(
        shown for at in range(1, len(text) + 1) if _width(shown := f"{CUT}{text[at:].lstrip()}", height) <= room
    )


def _width(text: str, height: float) -> int:
    return lettering(text, Font.LABELS, height).width if text else 0


@lru_cache(maxsize=1024)
def _drawable(sign: str) -> str:
    """The sign, or what it is without its accents, if the font has that."""
    letters = font(Font.LABELS, 32)
    box = bytes(letters.getmask("\U0010ffff"))
    tried = (sign, normalize("NFD", sign)[0])
    return next((one for one in tried if one.isspace() or bytes(letters.getmask(one)) != box), "")

"""How far apart colours are, for every kind of colour vision. `python -m bot.rendering.palette` measures the themes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

from bot.rendering.theme import LOOKS, Look, Rgb

Triple: TypeAlias = "tuple[float, float, float]"
Matrix: TypeAlias = "tuple[Triple, Triple, Triple]"

FAR_ENOUGH = 18
"""CIEDE2000 distance that any two hues of a theme keep in any vision."""

VISIONS: Mapping[str, Matrix] = {
    "common": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB."""

_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


@dataclass(frozen=True, slots=True)
class Distance:
    """How far two named colours are apart in one vision, by CIEDE2000."""

    between: float
    first: str
    second: str
    vision: str


def hues(look: Look) -> dict[str, Rgb]:
    """The six hues of a theme by name."""
    return {name: getattr(look, name) for name in ("red", "orange", "yellow", "green", "blue", "purple")}


def distances(colours: Mapping[str, Rgb], vision: str) -> list[Distance]:
    """All pairs, the closest first."""
    lab = {name: seen(colour, vision) for name, colour in colours.items()}
    pairs = [Distance(ciede2000(lab[one], lab[two]), one, two, vision) for one, two in combinations(lab, 2)]
    return sorted(pairs, key=lambda pair: pair.between)


def seen(colour: Rgb, vision: str) -> Triple:
    """CIE L*a*b* of what somebody with that vision sees."""
    return _lab(_times(VISIONS[vision], _linear(colour)))


def contrast(first: Rgb, second: Rgb) -> float:
    """By WCAG 2: from 1 (none) to 21 (black on white)."""
    dark, bright = sorted(_times(_TO_XYZ, _linear(colour))[1] for colour in (first, second))
    return (bright + 0.05) / (dark + 0.05)


def ciede2000(first: Triple, second: Triple) -> float:
    """The distance of two colours in L*a*b*, after Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * sqrt(mean / (mean + 25.0**7))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = degrees(atan2(b1, a1 * stretch)) % 360, degrees(atan2(b2, a2 * stretch)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    middle_l, middle_c = (l1 + l2) / 2, (c1 + c2) / 2
    middle_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(middle_h - 30))
        + 0.24 * cos(radians(2 * middle_h))
        + 0.32 * cos(radians(3 * middle_h + 6))
        - 0.20 * cos(radians(4 * middle_h - 63))
    )
    weight_l = 1 + 0.015 * (middle_l - 50) ** 2 / sqrt(20 + (middle_l - 50) ** 2)
    dl, dc, dh = (l2 - l1) / weight_l, (c2 - c1) / (1 + 0.045 * middle_c), hue / (1 + 0.015 * middle_c * t)
    swing = -2 * sqrt(middle_c**7 / (middle_c**7 + 25.0**7)) * sin(radians(60 * exp(-(((middle_h - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 + swing * dc * dh)


def _linear(colour: Rgb) -> Triple:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return red, green, blue


def _times(matrix: Matrix, value: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, value, strict=True)) for row in matrix)
    return first, second, third


def _lab(light: Triple) -> Triple:
    """CIE L*a*b* under D65 of linear RGB, cut to what a screen can show."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    ratios = [value / sum(row) for value, row in zip(_times(_TO_XYZ, (red, green, blue)), _TO_XYZ, strict=True)]
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def report() -> Iterator[str]:
    """Each theme's six hues, and its closest pair in each vision."""
    for theme, look in LOOKS.items():
        named = hues(look)
        yield theme.value
        yield "  " + "  ".join(f"{name} #{''.join(f'{part:02X}' for part in rgb)}" for name, rgb in named.items())
        closest = [distances(named, vision)[0] for vision in VISIONS]
        for pair in closest:
            yield f"  {pair.vision:<8}{pair.between:6.2f}  {pair.first} and {pair.second}"
        worst = min(closest, key=lambda pair: pair.between)
        yield f"  worst   {worst.between:6.2f}  {worst.first} and {worst.second}, {worst.vision}"


if __name__ == "__main__":
    print("Closest two hues by CIEDE2000, under Machado's simulations at full severity.")  # noqa: T201  # a report
    for line in report():
        print(line)  # noqa: T201  # for a person at a terminal

"""The six tile colours stay apart for every kind of colour vision, by measure."""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from bot.rendering import theme
from bot.rendering.theme import Rgb

COLOURS: dict[str, Rgb] = {
    "red": theme.RED,
    "orange": theme.ORANGE,
    "yellow": theme.YELLOW,
    "green": theme.GREEN,
    "blue": theme.BLUE,
    "purple": theme.PURPLE,
}

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
VISIONS: dict[str, Matrix] = {
    "common": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def linear(colour: Rgb) -> Triple:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return red, green, blue


def times(matrix: Matrix, value: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, value, strict=True)) for row in matrix)
    return first, second, third


def lab(light: Triple) -> Triple:
    """CIE L*a*b* under D65 of linear RGB, cut to what a screen can show."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    ratios = [value / sum(row) for value, row in zip(times(TO_XYZ, (red, green, blue)), TO_XYZ, strict=True)]
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(first: Triple, second: Triple) -> float:
    """After Sharma, Wu and Dalal 2005."""
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


def seen(colour: Rgb, vision: str) -> Triple:
    return lab(times(VISIONS[vision], linear(colour)))


def contrast(first: Rgb, second: Rgb) -> float:
    """By WCAG 2: from 1 (none) to 21 (black on white)."""
    dark, bright = sorted(times(TO_XYZ, linear(colour))[1] for colour in (first, second))
    return (bright + 0.05) / (dark + 0.05)


class TestTheMeasure:
    @pytest.mark.parametrize(
        ("first", "second", "distance"),
        [
            ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
            ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
            ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
            ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
            ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
        ],
    )
    def test_it_agrees_with_the_published_pairs(self, first: Triple, second: Triple, distance: float) -> None:
        assert ciede2000(first, second) == pytest.approx(distance, abs=5e-5)


class TestTileColours:
    @pytest.mark.parametrize("vision", VISIONS)
    @pytest.mark.parametrize(("first", "second"), list(combinations(COLOURS, 2)))
    def test_no_two_are_closer_than_18(self, vision: str, first: str, second: str) -> None:
        assert ciede2000(seen(COLOURS[first], vision), seen(COLOURS[second], vision)) >= 18

    @pytest.mark.parametrize("name", COLOURS)
    def test_each_stands_out_from_the_tile(self, name: str) -> None:
        assert contrast(COLOURS[name], theme.FACE) >= 3

    @pytest.mark.parametrize(
        ("name", "hues"),
        [
            ("red", (20, 45)),
            ("orange", (50, 75)),
            ("yellow", (95, 112)),
            ("green", (140, 170)),
            ("blue", (270, 298)),
            ("purple", (300, 325)),
        ],
    )
    def test_each_deserves_its_name(self, name: str, hues: tuple[int, int]) -> None:
        _, a, b = seen(COLOURS[name], "common")
        assert hues[0] <= degrees(atan2(b, a)) % 360 <= hues[1]
        assert hypot(a, b) >= 50


class TestWriting:
    @pytest.mark.parametrize(
        ("ink", "ground"),
        [
            (theme.LABEL, theme.FRAME),
            (theme.STRONG_LABEL, theme.FRAME),
            (theme.STRONG_LABEL, theme.BAND),
            (theme.LETTER, theme.FACE),
            (theme.FACE, theme.ACCENT),
        ],
    )
    def test_it_can_be_read(self, ink: Rgb, ground: Rgb) -> None:
        assert contrast(ink, ground) >= 4.5

"""The six hues of each theme stay apart for every kind of colour vision, by measure."""

from __future__ import annotations

import subprocess
import sys
from math import atan2, degrees, hypot

import pytest

from bot.rendering.palette import (
    FAR_ENOUGH,
    VISIONS,
    Triple,
    ciede2000,
    contrast,
    distances,
    hues,
    report,
    seen,
)
from bot.rendering.theme import LOOKS, Theme

NAMES = ("red", "orange", "yellow", "green", "blue", "purple")


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

    def test_the_closest_pair_comes_first(self) -> None:
        pairs = distances({"black": (0, 0, 0), "dark": (40, 40, 40), "white": (255, 255, 255)}, "common")
        assert (pairs[0].first, pairs[0].second) == ("black", "dark")
        assert len(pairs) == 3

    def test_red_and_green_of_one_lightness_are_close_for_deutan_eyes_only(self) -> None:
        alike = {"red": (200, 90, 60), "green": (128, 125, 60)}
        assert distances(alike, "common")[0].between > FAR_ENOUGH > distances(alike, "deutan")[0].between

    def test_black_on_white_has_the_most_contrast(self) -> None:
        assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("theme", Theme)
class TestHues:
    @pytest.mark.parametrize("vision", VISIONS)
    def test_no_two_are_closer_than_18(self, theme: Theme, vision: str) -> None:
        pairs = distances(hues(LOOKS[theme]), vision)
        assert len(pairs) == 15
        assert pairs[0].between >= FAR_ENOUGH == 18

    @pytest.mark.parametrize("name", NAMES)
    def test_each_stands_out_from_a_piece(self, theme: Theme, name: str) -> None:
        look = LOOKS[theme]
        least = 4.5 if theme is Theme.CONTRAST else 3
        assert contrast(hues(look)[name], look.face) >= least

    @pytest.mark.parametrize(
        ("name", "degree"),
        [
            ("red", (20, 45)),
            ("orange", (50, 75)),
            ("yellow", (95, 112)),
            ("green", (140, 170)),
            ("blue", (270, 298)),
            ("purple", (300, 325)),
        ],
    )
    def test_each_deserves_its_name(self, theme: Theme, name: str, degree: tuple[int, int]) -> None:
        _, a, b = seen(hues(LOOKS[theme])[name], "common")
        assert degree[0] <= degrees(atan2(b, a)) % 360 <= degree[1]
        assert hypot(a, b) >= 42


@pytest.mark.parametrize("theme", Theme)
class TestWriting:
    def test_it_can_be_read(self, theme: Theme) -> None:
        look = LOOKS[theme]
        for ink, ground in (
            (look.label, look.frame),
            (look.strong_label, look.frame),
            (look.strong_label, look.table),
            (look.strong_label, look.band),
            (look.plate_ink, look.plate),
            (look.plate_ink, look.place),
        ):
            assert contrast(ink, ground) >= 4.5

    def test_rings_stand_out_from_piece_or_table(self, theme: Theme) -> None:
        look = LOOKS[theme]
        assert contrast(look.accent, look.table) >= 4.5
        assert contrast(look.accent, look.halo) >= 4.5


class TestTheReport:
    def test_it_names_each_theme_with_its_colours_and_its_closest_pair(self) -> None:
        told = "\n".join(report())
        for theme, look in LOOKS.items():
            assert theme.value in told
            closest = min((distances(hues(look), vision)[0] for vision in VISIONS), key=lambda p: p.between)
            assert f"worst   {closest.between:6.2f}  {closest.first} and {closest.second}, {closest.vision}" in told
        assert "red #CB3438" in told

    def test_one_command_prints_it(self) -> None:
        command = [sys.executable, "-m", "bot.rendering.palette"]
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert printed.splitlines()[1:] == list(report())

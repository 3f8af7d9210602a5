"""The four colours stay apart for every kind of colour vision, by measure, and bear dark figures."""

from __future__ import annotations

from math import atan2, degrees, hypot

import pytest

from bot.games.qwixx.state import Colour
from bot.games.qwixx.symbols import CHALK, COLOURS, INK, IVORY, band, chalked, faded, palette
from bot.rendering.palette import FAR_ENOUGH, VISIONS, contrast, distances, seen
from bot.rendering.theme import LOOKS, Theme


class TestColours:
    @pytest.mark.parametrize("vision", VISIONS)
    def test_no_two_are_closer_than_18(self, vision: str) -> None:
        pairs = distances({colour.name: rgb for colour, rgb in COLOURS.items()}, vision)
        assert len(pairs) == 6
        assert pairs[0].between >= FAR_ENOUGH == 18

    @pytest.mark.parametrize(
        ("colour", "hues"),
        [
            (Colour.RED, (20, 45)),
            (Colour.YELLOW, (90, 112)),
            (Colour.GREEN, (140, 170)),
            (Colour.BLUE, (262, 298)),
        ],
    )
    def test_each_deserves_its_name(self, colour: Colour, hues: tuple[int, int]) -> None:
        _, a, b = seen(COLOURS[colour], "common")
        assert hues[0] <= degrees(atan2(b, a)) % 360 <= hues[1]
        assert hypot(a, b) >= 42


@pytest.mark.parametrize("colour", Colour)
class TestWriting:
    def test_open_and_crossed_figures_are_well_read(self, colour: Colour) -> None:
        assert contrast(INK, COLOURS[colour]) >= 4.5
        assert contrast(CHALK, INK) >= 4.5
        assert contrast(chalked(colour), INK) >= 4.5

    def test_lost_figures_are_quieter_but_can_be_read(self, colour: Colour) -> None:
        assert 2 <= contrast(faded(colour), band(colour)) < contrast(INK, COLOURS[colour])

    def test_tag_and_lock_stand_out_from_the_band(self, colour: Colour) -> None:
        assert contrast(COLOURS[colour], band(colour)) >= 3


@pytest.mark.parametrize("theme", Theme)
class TestThePalette:
    def test_it_holds_every_colour_by_name(self, theme: Theme) -> None:
        look, held = LOOKS[theme], set(palette(theme).colours)
        named = {look.frame, look.table, look.accent, look.halo, look.band, look.plate, look.label, look.strong_label}
        for colour in Colour:
            named |= {COLOURS[colour], band(colour), faded(colour), chalked(colour)}
        assert named | {INK, CHALK, IVORY} <= held

    def test_figures_beside_the_rows_can_be_read(self, theme: Theme) -> None:
        look = LOOKS[theme]
        for ink, ground in (
            (look.strong_label, look.dot),
            (look.halo, look.accent),
            (look.label, look.table),
            (look.plate_ink, look.plate),
            (look.strong_label, look.band),
        ):
            assert contrast(ink, ground) >= 3

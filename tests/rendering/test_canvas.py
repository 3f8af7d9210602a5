from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.rendering.canvas import Palette, encode, full, lettering, mix, solid, stencil
from bot.rendering.theme import Font

BLACK, WHITE, RED = (0, 0, 0), (255, 255, 255), (200, 0, 0)


class TestPalette:
    def test_it_holds_the_named_colours_and_shades_between(self) -> None:
        colours = Palette([(BLACK, WHITE)]).colours
        assert {BLACK, WHITE, mix(BLACK, WHITE, 0.5)} <= set(colours)

    def test_no_shade_can_be_taken_for_a_named_colour(self) -> None:
        palette = Palette([(BLACK, WHITE), (mix(BLACK, WHITE, 0.51), RED)])
        assert mix(BLACK, WHITE, 0.5) not in palette.colours

    @pytest.mark.parametrize("colour", [BLACK, WHITE, RED])
    def test_flat_areas_settle_exactly(self, colour: tuple[int, int, int]) -> None:
        palette = Palette([(BLACK, WHITE), (WHITE, RED)])
        settled = palette.settle(Image.new("RGB", (4, 4), colour)).convert("RGB")
        assert settled.getcolors() == [(16, colour)]

    def test_a_stain_goes_from_the_ground_to_the_colour(self) -> None:
        mask = Image.frombytes("L", (3, 1), bytes((0, 128, 255)))
        stained = Palette([(BLACK, WHITE)]).stain(mask, BLACK, WHITE).convert("RGB")
        assert [stained.getpixel((x, 0)) for x in range(3)] == [BLACK, mix(BLACK, WHITE, 0.5), WHITE]

    def test_a_blank_of_a_strange_colour_is_refused(self) -> None:
        with pytest.raises(ValueError, match="not in"):
            Palette([(BLACK, WHITE)]).blank((1, 1), RED)

    def test_too_many_colours_are_refused(self) -> None:
        edges = [((red, green, 0), (red, green, 255)) for red in range(0, 256, 32) for green in range(0, 256, 32)]
        with pytest.raises(ValueError, match="more than a palette holds"):
            Palette(edges)


class TestStencils:
    def test_edges_are_smooth(self) -> None:
        levels = set(stencil((20, 20), lambda pen: pen.disc((10, 10), 7)).tobytes())
        assert {0, 255} < levels

    def test_a_solid_mask_holds_the_edge_and_a_full_one_does_not(self) -> None:
        mask = Image.frombytes("L", (3, 1), bytes((0, 128, 255)))
        assert [solid(mask).getpixel((x, 0)) for x in range(3)] == [0, 255, 255]
        assert [full(mask).getpixel((x, 0)) for x in range(3)] == [0, 0, 255]

    @pytest.mark.parametrize("text", ["H", "Q", "30"])
    def test_capitals_stand_in_the_middle_whatever_hangs_below(self, text: str) -> None:
        mask = lettering(text, Font.LABELS, 20)
        top = (mask.getbbox() or (0, 0, 0, 0))[1]
        assert top == pytest.approx((mask.height - 20) / 2, abs=1)


class TestPng:
    def test_it_keeps_the_colours(self) -> None:
        blank = Palette([(BLACK, RED)]).blank((5, 3), RED)
        read = Image.open(BytesIO(encode(blank)))
        assert (read.mode, read.size) == ("P", (5, 3))
        assert read.convert("RGB").getcolors() == [(15, RED)]

from __future__ import annotations

from math import pi

import pytest
from PIL import Image

from bot.games.qwirkle.layout import CELL_SIZES, HAND_CELL
from bot.games.qwirkle.state import KINDS, Shape
from bot.games.qwirkle.tiles import MIDDLE, PALETTE, RADIUS, symbol, tile_sprites

SIZE = 192


def weight(mask: Image.Image) -> float:
    """The symbol's area, that of the circle being 1."""
    return sum(level * count for level, count in enumerate(mask.histogram())) / 255 / (pi * (RADIUS * SIZE) ** 2)


class TestSymbols:
    @pytest.mark.parametrize("shape", Shape)
    def test_all_have_the_same_weight(self, shape: Shape) -> None:
        """The cross may be a fifth lighter: its arms reach far."""
        assert weight(symbol(shape, SIZE)) == pytest.approx(1, abs=0.2 if shape is Shape.CROSS else 0.1)

    @pytest.mark.parametrize("shape", Shape)
    def test_all_stand_in_the_middle(self, shape: Shape) -> None:
        left, top, right, bottom = symbol(shape, SIZE).getbbox() or (0, 0, 0, 0)
        assert (left + right) / 2 / SIZE == pytest.approx(MIDDLE[0], abs=0.01)
        assert (top + bottom) / 2 / SIZE == pytest.approx(MIDDLE[1], abs=0.01)

    def test_no_two_look_alike(self) -> None:
        assert len({symbol(shape, 48).tobytes() for shape in Shape}) == len(Shape)


class TestTileSprites:
    @pytest.mark.parametrize("size", [*CELL_SIZES, HAND_CELL])
    def test_there_is_one_of_each_kind(self, size: int) -> None:
        sprites = tile_sprites(size)
        assert set(sprites.tiles) == set(KINDS)
        assert len({image.tobytes() for image in sprites.tiles.values()}) == len(KINDS)
        assert {image.size for image in sprites.tiles.values()} == {(size, size)}

    def test_they_are_kept(self) -> None:
        assert tile_sprites(48) is tile_sprites(48)

    def test_all_kept_take_little_memory(self) -> None:
        """A pixel in palette indices is one byte."""
        kept = [image for size in (*CELL_SIZES, HAND_CELL) for image in tile_sprites(size).tiles.values()]
        assert {image.mode for image in kept} == {"P"}
        assert sum(image.width * image.height for image in kept) < 10 * 2**20

    def test_they_share_one_palette(self) -> None:
        flat = [part for colour in PALETTE.colours for part in colour]
        for image in tile_sprites(48).tiles.values():
            assert (image.getpalette() or [])[: len(flat)] == flat

from __future__ import annotations

import pytest
from PIL import Image

from bot.games.qwirkle.layout import CELL_SIZES, HAND_CELL
from bot.games.qwirkle.state import KINDS, Colour
from bot.games.qwirkle.tiles import SWATCH, Finish, colours, ink, palette, tile_sprites
from bot.rendering.palette import contrast
from bot.rendering.theme import LOOKS, Theme


def at(image: Image.Image, share: tuple[float, float]) -> tuple[int, int, int]:
    red, green, blue = image.convert("RGB").getpixel(  # type: ignore[misc]  # an RGB image has three
        (int(share[0] * image.width), int(share[1] * image.height))
    )
    return red, green, blue


@pytest.mark.parametrize("theme", Theme)
class TestInEveryTheme:
    def test_each_tile_shows_its_colour(self, theme: Theme) -> None:
        for tile, image in tile_sprites(96, theme).tiles.items():
            assert at(image, SWATCH) == colours(LOOKS[theme])[tile.colour]

    def test_the_letter_fills_the_middle_of_the_symbol(self, theme: Theme) -> None:
        look = LOOKS[theme]
        for tile, image in tile_sprites(96, theme).tiles.items():
            middle = image.convert("RGB").crop((32, 30, 64, 61))
            letter = ink(look, colours(look)[tile.colour])
            shares = {colour: count for count, colour in middle.getcolors(1024) or []}
            assert shares[letter] > 0.1 * middle.width * middle.height

    def test_the_letter_is_read_on_its_symbol(self, theme: Theme) -> None:
        look = LOOKS[theme]
        assert min(contrast(colour, ink(look, colour)) for colour in colours(look).values()) >= 3.9

    @pytest.mark.parametrize("finish", Finish)
    def test_no_two_look_alike(self, theme: Theme, finish: Finish) -> None:
        assert len({image.tobytes() for image in tile_sprites(48, theme, finish).tiles.values()}) == len(KINDS)

    def test_a_tile_that_went_has_lost_its_colour(self, theme: Theme) -> None:
        for image in tile_sprites(72, theme, Finish.GONE).tiles.values():
            assert at(image, SWATCH) == LOOKS[theme].gone

    def test_they_share_one_palette(self, theme: Theme) -> None:
        flat = [part for colour in palette(theme).colours for part in colour]
        for image in tile_sprites(48, theme).tiles.values():
            assert (image.getpalette() or [])[: len(flat)] == flat

    def test_no_two_themes_look_alike(self, theme: Theme) -> None:
        others = [tile_sprites(48, other).tiles[KINDS[0]] for other in Theme if other is not theme]
        mine = tile_sprites(48, theme).tiles[KINDS[0]].convert("RGB").tobytes()
        assert all(other.convert("RGB").tobytes() != mine for other in others)


class TestTileSprites:
    @pytest.mark.parametrize("size", [*CELL_SIZES, HAND_CELL])
    def test_there_is_one_of_each_kind(self, size: int) -> None:
        sprites = tile_sprites(size)
        assert set(sprites.tiles) == set(KINDS)
        assert {image.size for image in sprites.tiles.values()} == {(size, size)}

    def test_they_are_kept(self) -> None:
        assert tile_sprites(48) is tile_sprites(48)

    def test_all_kept_take_little_memory(self) -> None:
        """A pixel in palette indices is one byte."""
        kept = [image for size in (*CELL_SIZES, HAND_CELL) for image in tile_sprites(size).tiles.values()]
        assert {image.mode for image in kept} == {"P"}
        assert sum(image.width * image.height for image in kept) < 10 * 2**20

    def test_a_ghost_is_smaller_than_a_tile(self) -> None:
        tile, ghost = tile_sprites(96), tile_sprites(96, Theme.DARK, Finish.GHOST)
        assert sum(ghost.cover.histogram()[1:]) < 0.85 * sum(tile.cover.histogram()[1:])

    def test_red_and_blue_bear_a_bright_letter(self) -> None:
        for look in LOOKS.values():
            bright = {colour for colour, tone in colours(look).items() if ink(look, tone) == look.bright_ink}
            assert bright == {Colour.RED, Colour.BLUE}

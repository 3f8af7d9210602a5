from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.games.qwirkle import emoji as drawing
from bot.games.qwirkle.emoji import EMOJI_SIZE, emoji, emoji_name
from bot.games.qwirkle.notation import parse_tile_code, tile_code
from bot.games.qwirkle.state import KINDS, Tile
from bot.games.qwirkle.tiles import colours
from bot.rendering.theme import LOOKS, Theme


def opened(tile: Tile) -> Image.Image:
    return Image.open(BytesIO(emoji(tile)))


class TestEmojis:
    def test_they_are_small_squares_with_a_transparent_ground(self) -> None:
        for tile in KINDS:
            image = opened(tile)
            assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (EMOJI_SIZE, EMOJI_SIZE))
            assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]  # four parts
            assert len(emoji(tile)) <= 20 * 1024

    @pytest.mark.parametrize("tile", KINDS, ids=tile_code)
    def test_each_shows_its_colour_above_the_letter(self, tile: Tile) -> None:
        colour = colours(LOOKS[Theme.DARK])[tile.colour]
        assert opened(tile).getpixel((EMOJI_SIZE // 2, 36)) == (*colour, 255)

    def test_no_two_look_alike_at_22_pixels(self) -> None:
        assert len({opened(tile).reduce(6).tobytes() for tile in KINDS}) == len(KINDS)


class TestNames:
    def test_discord_takes_them(self) -> None:
        for tile in KINDS:
            assert re.fullmatch(r"qwirkle_[A-Z]{2}_[0-9a-f]{6}", emoji_name(tile))
            assert emoji_name(tile).split("_")[1] == tile_code(tile)

    def test_the_same_drawing_keeps_its_name(self) -> None:
        name = emoji_name(KINDS[7])
        drawing._drawn.cache_clear()
        assert emoji_name(KINDS[7]) == name

    def test_another_drawing_has_another_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        tile = parse_tile_code("RC")
        name = emoji_name(tile)
        monkeypatch.setattr(drawing, "_RADIUS", 0.3)
        drawing._drawn.cache_clear()
        try:
            assert emoji_name(tile) != name
        finally:
            drawing._drawn.cache_clear()

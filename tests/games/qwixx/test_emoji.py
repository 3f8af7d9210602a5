from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.games.qwixx import emoji as drawing
from bot.games.qwixx.emoji import EMOJI_SIZE, emoji, emoji_name
from bot.games.qwixx.state import Colour
from bot.games.qwixx.symbols import COLOURS


def opened(colour: Colour) -> Image.Image:
    return Image.open(BytesIO(emoji(colour)))


@pytest.mark.parametrize("colour", Colour)
class TestEmojis:
    def test_each_is_a_small_square_with_a_transparent_ground(self, colour: Colour) -> None:
        image = opened(colour)
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (EMOJI_SIZE, EMOJI_SIZE))
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]  # four parts
        assert len(emoji(colour)) <= 20 * 1024

    def test_each_shows_its_colour_beside_the_letter(self, colour: Colour) -> None:
        assert opened(colour).getpixel((12, EMOJI_SIZE // 2)) == (*COLOURS[colour], 255)

    def test_discord_takes_its_name(self, colour: Colour) -> None:
        assert re.fullmatch(r"qwixx_[A-Z]_[0-9a-f]{6}", emoji_name(colour))
        assert emoji_name(colour).split("_")[1] == colour.name[0]


def test_another_drawing_has_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    name = emoji_name(Colour.RED)
    with monkeypatch.context() as changed:
        changed.setattr(drawing, "_LETTER", 0.4)
        drawing._drawn.cache_clear()
        assert emoji_name(Colour.RED) != name
    drawing._drawn.cache_clear()
    assert emoji_name(Colour.RED) == name

from __future__ import annotations

from math import pi

import pytest
from PIL import Image

from bot.games.qwirkle.state import Shape
from bot.games.qwirkle.symbols import symbol

SIZE = 192
MIDDLE = (0.5, 0.475)
RADIUS = 0.325


def drawn(shape: Shape, size: int = SIZE) -> Image.Image:
    return symbol(shape, size, middle=MIDDLE, radius=RADIUS)


def weight(mask: Image.Image) -> float:
    """The symbol's area, that of the circle being 1."""
    return sum(level * count for level, count in enumerate(mask.histogram())) / 255 / (pi * (RADIUS * SIZE) ** 2)


@pytest.mark.parametrize("shape", Shape)
class TestSymbols:
    def test_all_have_the_same_weight(self, shape: Shape) -> None:
        assert weight(drawn(shape)) == pytest.approx(1, abs=0.12)

    def test_all_stand_in_the_middle(self, shape: Shape) -> None:
        left, top, right, bottom = drawn(shape).getbbox() or (0, 0, 0, 0)
        assert (left + right) / 2 / SIZE == pytest.approx(MIDDLE[0], abs=0.01)
        assert (top + bottom) / 2 / SIZE == pytest.approx(MIDDLE[1], abs=0.01)

    def test_all_have_room_for_a_letter(self, shape: Shape) -> None:
        """A third of a cell high and nearly as wide."""
        half_width, half_height = 0.1 * SIZE, 0.15 * SIZE
        x, y = MIDDLE[0] * SIZE, MIDDLE[1] * SIZE
        middle = drawn(shape).crop(
            (round(x - half_width), round(y - half_height), round(x + half_width), round(y + half_height))
        )
        assert middle.histogram()[255] > 0.97 * middle.width * middle.height


def test_no_two_look_alike() -> None:
    assert len({drawn(shape, 48).tobytes() for shape in Shape}) == len(Shape)

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.solving import board_of, expected_best
from bot.games.qwixx.state import Variant

uncompiled: Any = getattr(expected_best, "py_func")  # noqa: B009 - known to the compiler alone


class TestTheBestOfFourDice:
    @pytest.mark.parametrize("seed", range(6))
    def test_is_the_mean_over_all_faces(self, seed: int) -> None:
        random = Random(seed)
        faces = [[random.choice([-1.0, 0.5, 2.0, random.random() * 9]) for _ in range(6)] for _ in range(4)]
        floor = 1.0
        offers, counts = np.zeros((4, 6)), np.zeros(4, np.int64)
        for die, offered in enumerate(faces):
            better = sorted((offer for offer in offered if offer > floor), reverse=True)
            offers[die, : len(better)], counts[die] = better, len(better)
        means = [
            max(floor, *(faces[die][face] for die, face in enumerate(roll))) for roll in product(range(6), repeat=4)
        ]
        assert uncompiled(floor, offers, counts) == pytest.approx(sum(means) / 6**4)


@pytest.mark.parametrize("variant", [Variant.CLASSIC, Variant.MIXX_A, Variant.MIXX_B])
def test_the_board_says_where_each_colour_and_number_lies(variant: Variant) -> None:
    board = board_of(variant)
    for row, line in enumerate(LAYOUTS[variant].rows):
        for at, (number, colour) in enumerate(zip(line.numbers, line.colours, strict=True)):
            assert (board.white[number, row], board.row[colour, number], board.cell[colour, number]) == (at, row, at)
        assert board.leaves[line.dies] == row

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.core.game import Json
from bot.games.qwixx.layouts import LAYOUTS, colours, number, places, rows_downward
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.state import BonusRow, Colour, Variant

PRINTED: Json = json.loads((Path(__file__).parent / "cases" / "cases.json").read_text(encoding="utf-8"))["format"][
    "layouts"
]


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
class TestEverySheet:
    def test_is_the_printed_one(self, variant: Variant) -> None:
        layout, printed = LAYOUTS[variant], PRINTED[variant.value]
        assert [list(row.numbers) for row in layout.rows] == printed["numbers"]
        letters = ["".join(COLOUR_LETTERS[colour] for colour in row.colours) for row in layout.rows]
        assert letters == printed["cell_colours"]
        assert [COLOUR_LETTERS[row.dies] for row in layout.rows] == printed["die_removed_when_closed"]
        assert layout.most_crosses == printed["score_cap"]
        beside = [[bonus.above, bonus.below] for bonus in layout.bonus]
        assert beside == (printed["bonus_rows_between"] or [])

    def test_holds_every_colour_with_every_number_once(self, variant: Variant) -> None:
        layout = LAYOUTS[variant]
        base = [place for place in places(layout) if place.row < 4]
        held = [(colours(layout, place)[0], number(layout, place)) for place in base]
        assert sorted(held) == [(colour, count) for colour in Colour for count in range(2, 13)]


def test_the_bonus_rows_of_big_points_lie_between_their_neighbours() -> None:
    layout = LAYOUTS[Variant.BIG_POINTS]
    assert rows_downward(layout) == (0, 4, 1, 2, 5, 3)
    assert layout.bonus == (
        BonusRow(tuple(range(2, 13)), above=0, below=1),
        BonusRow(tuple(range(12, 1, -1)), above=2, below=3),
    )
    for bonus in layout.bonus:
        assert bonus.numbers == layout.rows[bonus.above].numbers == layout.rows[bonus.below].numbers

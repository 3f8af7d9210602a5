from __future__ import annotations

from bot.games.qwixx.fates import Fate, fate
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.state import CELLS, Place, Sheet, Variant
from tests.games.qwixx.pictured import sheet

SIGNS = {Fate.OPEN: ".", Fate.CROSSED: "x", Fate.LOST: "-"}


def row(marked: Sheet, index: int, *, closed: tuple[int, ...] = (), variant: Variant = Variant.CLASSIC) -> str:
    """The fates of a row: "." open, "x" crossed, "-" lost."""
    layout = LAYOUTS[variant]
    fates = (fate(layout, marked, Place(index, at), closed=frozenset(closed)) for at in range(CELLS))
    return "".join(SIGNS[each] for each in fates)


class TestRows:
    def test_numbers_skipped_are_lost(self) -> None:
        assert row(sheet("..x.x"), 0) == "--x-x......"

    def test_an_untouched_row_is_open(self) -> None:
        assert row(sheet("..x"), 1) == "." * 11

    def test_a_closed_row_has_nothing_open(self) -> None:
        assert row(sheet("", "..x.x"), 1, closed=(1,)) == "--x-x------"


class TestBonusRows:
    def bonus(self, marked: Sheet, *closed: int) -> str:
        return row(marked, 4, closed=closed, variant=Variant.BIG_POINTS)

    def test_they_are_crossed_from_left_to_right_too(self) -> None:
        assert self.bonus(sheet("xxxx", "", "", "", "x.x", "")) == "x-x........"

    def test_a_cell_is_lost_with_both_its_neighbours(self) -> None:
        assert self.bonus(sheet("..x", "...x", "", "", "", "")) == "--........."

    def test_a_crossed_neighbour_keeps_it_open_when_rows_close(self) -> None:
        assert self.bonus(sheet("xx", "", "", "", "", ""), 0, 1) == "..---------"

    def test_they_stay_open_beside_a_closed_row(self) -> None:
        assert self.bonus(sheet("", "", "", "", "", ""), 0) == "." * 11

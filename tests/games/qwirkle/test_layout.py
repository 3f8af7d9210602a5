from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.qwirkle.layout import (
    CELL_SIZES,
    FEWEST_COLUMNS,
    FEWEST_ROWS,
    LONGEST_SIDE,
    BoardLayout,
    around,
    badge_place,
    board_layout,
    column_label,
    heads,
    row_label,
)
from bot.games.qwirkle.notation import cell_label
from bot.games.qwirkle.state import Axis, Cell
from tests.games.qwirkle.pictured import line


def spanning(columns: int, rows: int, *, left: int = 0, top: int = 0) -> BoardLayout:
    return board_layout([Cell(left, top), Cell(left + columns - 1, top + rows - 1)])


class TestLabels:
    @pytest.mark.parametrize("cell", [Cell(0, 0), Cell(-14, -30), Cell(13, 969), Cell(40, 5)])
    def test_column_and_row_make_the_label_of_a_cell(self, cell: Cell) -> None:
        assert column_label(cell.x) + row_label(cell.y) == cell_label(cell)


class TestThePartThatIsShown:
    def test_an_empty_table_is_shown_around_its_first_cell(self) -> None:
        assert board_layout([]) == board_layout([Cell(0, 0)])

    def test_few_tiles_lie_in_the_middle_of_a_small_table(self) -> None:
        layout = board_layout([Cell(0, 0)])
        assert (layout.columns, layout.rows) == (FEWEST_COLUMNS, FEWEST_ROWS)
        assert (layout.left, layout.top) == (-(FEWEST_COLUMNS // 2), -(FEWEST_ROWS // 2))

    @pytest.mark.parametrize("size", [(1, 1), (2, 3), (6, 1), (9, 14), (28, 22)])
    def test_every_tile_has_an_empty_cell_around_it(self, size: tuple[int, int]) -> None:
        columns, rows = size
        layout = spanning(columns, rows, left=-4, top=7)
        assert layout.left < -4
        assert layout.left + layout.columns > -4 + columns
        assert layout.top < 7
        assert layout.top + layout.rows > 7 + rows


class TestSizes:
    def test_no_board_is_square(self) -> None:
        for columns in range(1, 61):
            for rows in range(1, 61):
                width, height = spanning(columns, rows).size
                assert width != height, (columns, rows)

    @pytest.mark.parametrize("top", [-28, 0, 60, 965])
    def test_nor_with_labels_of_other_lengths(self, top: int) -> None:
        for columns in range(1, 31):
            for rows in range(1, 31):
                width, height = spanning(columns, rows, top=top).size
                assert width != height, (columns, rows)

    def test_no_side_is_too_long_even_for_the_longest_board_there_could_be(self) -> None:
        for columns, rows in ((28, 22), (22, 28), (95, 18), (18, 95), (60, 60)):
            assert max(spanning(columns, rows).size) <= LONGEST_SIDE

    def test_a_large_board_keeps_a_usual_cell_size(self) -> None:
        assert spanning(28, 22).cell in CELL_SIZES

    def test_a_small_board_has_large_cells(self) -> None:
        assert spanning(5, 5).cell == max(CELL_SIZES)

    def test_cells_follow_each_other_without_a_gap(self) -> None:
        layout = spanning(9, 9)
        x, y = layout.corner(Cell(3, 4))
        assert layout.corner(Cell(4, 5)) == (x + layout.cell, y + layout.cell)
        assert layout.span(Cell(3, 4), Cell(4, 4)) == (x, y, x + 2 * layout.cell, y + layout.cell)


class TestHeads:
    def test_a_line_has_its_points_before_its_first_tile(self) -> None:
        assert heads([line(Axis.ACROSS, "N30 P30")]) == (Cell(-1, 0),)
        assert heads([line(Axis.DOWN, "N30 N32")]) == (Cell(0, -1),)

    def test_two_lines_that_meet_at_one_cell_take_different_ones(self) -> None:
        right, below = line(Axis.ACROSS, "O30 P30"), line(Axis.DOWN, "N31 N33")
        assert heads([right, below]) == (Cell(0, 0), Cell(0, 4))

    @pytest.mark.parametrize(
        ("head", "middle"),
        [(Cell(-1, 0), (-0.22, 0.5)), (Cell(3, 0), (3.22, 0.5))],
    )
    def test_a_tab_leans_on_its_line(self, head: Cell, middle: tuple[float, float]) -> None:
        layout = spanning(9, 9, left=-4, top=-4)
        left, top, right, bottom = layout.tab(line(Axis.ACROSS, "N30 P30"), head)
        x, y = layout.corner(Cell(0, 0))
        assert ((left + right) / 2 - x) / layout.cell == pytest.approx(middle[0], abs=0.02)
        assert ((top + bottom) / 2 - y) / layout.cell == pytest.approx(middle[1], abs=0.02)


class TestTheBadge:
    def test_it_stands_at_the_upper_right_of_a_lone_tile(self) -> None:
        assert badge_place([Cell(0, 0)], frozenset([Cell(0, 0)])) == (Cell(0, 0), (1, -1))

    @pytest.mark.parametrize(
        ("crowded", "corner"),
        [((Cell(1, 0),), (-1, -1)), ((Cell(0, -1),), (-1, 1)), ((Cell(1, 0), Cell(-1, -1)), (-1, 1))],
    )
    def test_it_avoids_tiles(self, crowded: tuple[Cell, ...], corner: tuple[int, int]) -> None:
        assert badge_place([Cell(0, 0)], frozenset(crowded)) == (Cell(0, 0), corner)

    def test_the_freest_of_the_laid_tiles_bears_it(self) -> None:
        crowded = frozenset([*around(Cell(0, 0), (1, -1)), *around(Cell(0, 0), (-1, -1)), *around(Cell(0, 0), (-1, 1))])
        assert badge_place([Cell(0, 0), Cell(0, 5)], crowded)[0] == Cell(0, 5)

    def test_it_never_hides_the_letter(self) -> None:
        corners: Mapping[tuple[int, int], None] = dict.fromkeys((x, y) for x in (-1, 1) for y in (-1, 1))
        for free in corners:
            crowded = frozenset(cell for corner in corners if corner != free for cell in around(Cell(0, 0), corner))
            assert badge_place([Cell(0, 0)], crowded)[1] != (1, 1)

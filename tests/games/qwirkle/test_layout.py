from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.qwirkle.layout import (
    CELL_SIZES,
    FEWEST_COLUMNS,
    FEWEST_ROWS,
    FRAME_SIZE,
    LONGEST_SIDE,
    MOST_PARTS,
    OVERLAP,
    PART_COLUMNS,
    PART_ROWS,
    PREVIEW_LONGEST_SIDE,
    BoardLayout,
    badge_place,
    board_layout,
    frame_layout,
    heads,
    holds,
    parts,
    preview_layout,
)
from bot.games.qwirkle.state import KINDS, Axis, Cell
from tests.games.qwirkle.pictured import line, scattered, view

TILE = KINDS[0]


def spanning(columns: int, rows: int, *, left: int = 0, top: int = 0) -> BoardLayout:
    return board_layout([Cell(left, top), Cell(left + columns - 1, top + rows - 1)])


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
        [
            ((Cell(1, 0),), (-1, -1)),
            ((Cell(0, -1),), (1, 1)),
            ((Cell(1, 0), Cell(-1, -1)), (-1, 1)),
            ((Cell(0, -1), Cell(-1, 1)), (1, 1)),
        ],
    )
    def test_it_avoids_tiles(self, crowded: tuple[Cell, ...], corner: tuple[int, int]) -> None:
        assert badge_place([Cell(0, 0)], frozenset(crowded)) == (Cell(0, 0), corner)

    def test_the_freest_of_the_laid_tiles_bears_it(self) -> None:
        crowded = frozenset(Cell(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))
        assert badge_place([Cell(0, 0), Cell(0, 5)], crowded)[0] == Cell(0, 5)


class TestParts:
    @pytest.mark.parametrize("size", [(1, 1), (5, 9), (10, 10)])
    def test_a_table_that_can_be_read_has_none(self, size: tuple[int, int]) -> None:
        assert parts(view(scattered(*size))) == ()

    @pytest.mark.parametrize("size", [(11, 3), (3, 11), (20, 9), (28, 22), (40, 6)])
    def test_they_hold_every_tile(self, size: tuple[int, int]) -> None:
        board = scattered(*size)
        for cell in board:
            assert any(holds(part, cell) for part in parts(view(board)))

    @pytest.mark.parametrize("size", [(11, 3), (20, 9), (28, 22), (22, 28), (40, 6)])
    def test_each_can_be_read_and_shows_nothing_beyond_the_table(self, size: tuple[int, int]) -> None:
        board = scattered(*size)
        whole = board_layout(board)
        for part in parts(view(board)):
            assert part.columns <= PART_COLUMNS
            assert part.rows <= PART_ROWS
            assert holds(whole, Cell(part.left, part.top))
            assert holds(whole, Cell(part.left + part.columns - 1, part.top + part.rows - 1))

    def test_neighbours_overlap(self) -> None:
        row = [part for part in parts(view(scattered(28, 22))) if part.top == board_layout(scattered(28, 22)).top]
        assert len(row) == 3
        for left, right in pairwise(row):
            assert left.left + left.columns - right.left >= OVERLAP

    def test_none_is_empty(self) -> None:
        far = {cell: tile for cell, tile in scattered(30, 30).items() if cell.x == cell.y or cell.x < -13}
        for part in parts(view(far)):
            assert any(holds(part, cell) for cell in far)

    @pytest.mark.parametrize("size", [(95, 60), (48, 29), (70, 41)])
    def test_a_menu_holds_them_and_the_whole_table_besides(self, size: tuple[int, int]) -> None:
        assert 1 < len(parts(view(scattered(*size)))) <= MOST_PARTS
        assert MOST_PARTS + 1 == 25


class TestPreviews:
    def test_a_small_table_is_shown_whole(self) -> None:
        board = scattered(8, 6)
        layout = preview_layout(board, [Cell(0, 0)])
        assert all(holds(layout, cell) for cell in board)

    def test_of_a_large_one_the_wanted_cells_and_their_lines_are_shown(self) -> None:
        board = {Cell(x, 0): TILE for x in range(-20, 20)} | {Cell(21, y): TILE for y in range(-20, 20)}
        layout = preview_layout(board, [Cell(21, 20)])
        assert holds(layout, Cell(21, 20))
        assert holds(layout, Cell(21, -20))
        assert not holds(layout, Cell(-20, 0))

    def test_without_a_wanted_cell_the_whole_is_shown(self) -> None:
        board = scattered(28, 22)
        assert all(holds(preview_layout(board, []), cell) for cell in board)

    def test_none_is_large_or_square(self) -> None:
        for columns in range(1, 40):
            for rows in range(1, 40):
                cells = [Cell(0, 0), Cell(columns - 1, rows - 1)]
                width, height = preview_layout(cells, cells).size
                assert max(width, height) <= PREVIEW_LONGEST_SIDE
                assert width != height


class TestFrames:
    def test_they_show_all_that_is_used_and_are_small_enough_for_a_film(self) -> None:
        for columns, rows in ((1, 1), (8, 6), (22, 5), (5, 30), (30, 22), (50, 2)):
            cells = [Cell(0, 0), Cell(columns - 1, rows - 1)]
            layout = frame_layout(cells)
            assert all(holds(layout, cell) for cell in cells)
            assert layout.size[0] <= FRAME_SIZE[0]
            assert layout.size[1] <= FRAME_SIZE[1]

    @pytest.mark.parametrize(("columns", "rows"), [(1, 1), (8, 6), (12, 12), (16, 19), (22, 5)])
    def test_tiles_are_as_large_as_the_width_allows_with_nothing_around_them(self, columns: int, rows: int) -> None:
        layout = frame_layout([Cell(0, 0), Cell(columns - 1, rows - 1)])
        assert (layout.columns, layout.rows) == (max(columns, FEWEST_COLUMNS), max(rows, FEWEST_ROWS))
        assert 750 <= layout.size[0] <= FRAME_SIZE[0]

"""What lines still need, and whether it can come."""

from __future__ import annotations

import pytest

from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.lines import Line, line_through
from bot.games.qwirkle.notation import parse_cell
from bot.games.qwirkle.outlook import best_crossing, can_become_six, lines_of, missing, never_six
from bot.games.qwirkle.state import Axis, Board
from tests.games.qwirkle.tables import rows, table, tiles


def row(board: Board, cell: str = "N30") -> Line:
    return line_through(board, parse_cell(cell), Axis.ACROSS)


class TestMissing:
    @pytest.mark.parametrize(
        ("line", "lacks"),
        [("RC RS RD RT RL", "RX"), ("RC RS RD RT", "RX RL"), ("RC OC YC GC", "BC PC"), ("RC RS RD RT RL RX", "")],
    )
    def test_what_may_join_a_line(self, line: str, lacks: str) -> None:
        assert missing(row(rows(line))) == tiles(lacks)


class TestRoom:
    def test_a_line_with_open_ends_can_become_six(self) -> None:
        board = rows("RC RS RD RT")
        assert can_become_six(board, row(board))

    def test_both_ends_may_be_blocked_by_other_lines(self) -> None:
        board = rows("GC .. .. .. .. .. GD\n.. RC RS RD RT RL", at="M29")
        assert not can_become_six(board, row(board))

    def test_one_open_end_is_enough(self) -> None:
        board = rows("GC .. .. .. .. ..\n.. RC RS RD RT RL", at="M29")
        assert can_become_six(board, row(board))

    def test_another_line_in_the_way_may_make_it_too_long(self) -> None:
        board = rows("RC RS RD RT RL .. RX")
        assert not can_become_six({**board, parse_cell("M29"): tiles("GC")[0]}, row(board))


class TestCrossings:
    def test_the_richest_cell_where_a_tile_grows_two_lines(self) -> None:
        board = rows(".. .. GD\n.. .. BD\nRC RS ..", at="N28")
        found = best_crossing(board, tiles("RD OX"))
        assert found is not None
        assert (found.tile, found.cell, found.points) == (tiles("RD")[0], parse_cell("P30"), 6)

    def test_lines_of_one_tile_are_no_crossing(self) -> None:
        assert best_crossing(rows(".. GD\nRC .."), tiles("RD")) is None


class TestNeverSix:
    gone = rows("RX .. RX .. RX", at="A1")

    def test_a_line_whose_tile_lies_three_times_on_the_table(self) -> None:
        board = {**rows("RC RS RD"), **self.gone}
        lines = never_six(QWIRKLE.view(table(board=board, hands=["GC", "GL"]), 0))
        assert [line.cells[0] for line in lines] == [parse_cell("N30")]

    def test_a_tile_in_the_own_hand_can_still_be_laid(self) -> None:
        board = {**rows("RC RS RD"), **rows("RX .. RX", at="A1")}
        assert never_six(QWIRKLE.view(table(board=board, hands=["RX", "GL"]), 0)) == ()

    def test_short_and_whole_lines_are_not_told(self) -> None:
        board = {**rows("RC RS"), **self.gone, **rows("GC GS GD GT GL GX", at="A9")}
        assert never_six(QWIRKLE.view(table(board=board, hands=["OC", "OL"]), 0)) == ()

    def test_lines_are_rows_from_the_top_then_columns_from_the_left(self) -> None:
        found = list(lines_of(rows("RC RS\nOC ..")))
        assert [(line.axis, line.cells[0]) for line in found] == [
            (Axis.ACROSS, parse_cell("N30")),
            (Axis.DOWN, parse_cell("N30")),
        ]

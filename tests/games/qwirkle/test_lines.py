from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.core.errors import IllegalMove
from bot.core.text import Text
from bot.games.qwirkle.lines import check
from bot.games.qwirkle.refusals import REASONS, message_key
from bot.games.qwirkle.scoring import score_play
from bot.games.qwirkle.state import Axis, Board
from tests.games.qwirkle.referee import verdict, worth
from tests.games.qwirkle.tables import (
    play,
    points,
    random_position,
    reason,
    reason_of,
    rows,
    scattered_board,
    thrown_moves,
)


class TestTheRefereeAgrees:
    """Thousands of moves thrown at the table, most of them wrong."""

    @pytest.mark.parametrize("seed", range(6))
    def test_on_reasons_and_points(self, seed: int) -> None:
        random = Random(seed)
        seen: Counter[str] = Counter()
        for _ in range(60):
            board = scattered_board(random, random.randrange(0, 16))
            for move in thrown_moves(random, board, 12):
                told = verdict(board, move)
                seen[told] += 1
                assert reason_of(board, move) == told
                if told == "ok":
                    assert score_play(board, move).total == worth(board, move)
        assert set(seen) >= {"ok", "same_cell_twice", "cell_occupied", "not_one_line", "gap"}
        assert set(seen) >= {"duplicate_tile", "attributes_clash", "not_connected"}

    def test_on_boards_that_grew_in_play(self) -> None:
        random = Random(11)
        for size in (3, 10, 25, 60):
            board, _ = random_position(random, size)
            for move in thrown_moves(random, board, 150):
                assert reason_of(board, move) == verdict(board, move)


class TestWhichRuleIsNamedFirst:
    """Where a move breaks several rules."""

    @pytest.mark.parametrize(
        ("move", "expected"),
        [
            ("BC N30, BC N30", "same_cell_twice"),
            ("BC N30, GD P33", "cell_occupied"),
            ("BC P32, GD R35", "not_one_line"),
            ("BC N31, BC N33", "gap"),
            ("BD T30", "line_too_long"),
            ("RC M31, RC N31, GC O31", "duplicate_tile"),
            ("GD P33, BC Q33", "attributes_clash"),
            ("GD P33", "not_connected"),
        ],
    )
    def test_in_the_order_of_the_rule_page(self, move: str, expected: str) -> None:
        assert reason(rows("RC RX RD RS RT RL"), move) == expected

    def test_laying_nothing_is_no_play(self) -> None:
        assert reason_of(rows("RC"), ()) == "nothing_laid"


class TestARefusalNames:
    @pytest.mark.parametrize(
        ("move", "params"),
        [
            ("RD P30, BC P31", {"line": "RD P30, BC P31"}),
            ("RC P30", {"line": "RC N30, RX O30, RC P30", "tile": "RC"}),
            ("RD N30", {"cell": "N30", "tile": "RC"}),
            ("RD P30, RS Q31", {"cells": "P30, Q31"}),
            ("RD P30, RS R30", {"cell": "Q30", "cells": "P30, R30"}),
            ("RD Z30, BD Z31", {"line": "RD Z30, BD Z31"}),
            ("RD P30, RD P30", {"cell": "P30"}),
        ],
    )
    def test_the_line_the_tile_or_the_cells(self, move: str, params: dict[str, str]) -> None:
        told = _refusal(rows("RC RX"), move)
        assert dict(told.params) == params

    def test_the_length_of_a_line_too_long(self) -> None:
        told = _refusal(rows("RC RX RD RS RT RL"), "BC T30")
        assert dict(told.params)["length"] == 7

    def test_the_broken_line_across_rather_than_the_good_main_line(self) -> None:
        told = _refusal(rows("RC RX\n.. GX\n"), "RD P30, BD P31")
        assert dict(told.params)["line"] == "GX O31, BD P31"

    def test_its_rule_as_a_key_of_the_catalogue(self) -> None:
        assert _refusal(rows("RC"), "RC O30").key == "qwirkle-illegal-duplicate-tile"
        assert len({message_key(reason) for reason in REASONS}) == len(REASONS)


class TestTheLinesOfAPlay:
    def test_the_main_line_comes_first_then_those_across_in_order_of_cell(self) -> None:
        lines = check(rows("RC RX\n"), play("BC N31, BX O31").placements)
        assert [str(line) for line in lines] == ["BC N31, BX O31", "RC N30, BC N31", "RX O30, BX O31"]
        assert [line.axis for line in lines] == [Axis.ACROSS, Axis.DOWN, Axis.DOWN]

    def test_a_single_tile_down_a_column_has_that_one_line(self) -> None:
        [line] = check(rows("RC"), play("RX N31").placements)
        assert (line.axis, str(line)) == (Axis.DOWN, "RC N30, RX N31")

    def test_the_order_of_laying_does_not_matter(self) -> None:
        move = play("RD P30, RS Q30").placements
        assert check(rows("RC RX"), move) == check(rows("RC RX"), move[::-1])

    def test_a_lone_first_tile_makes_no_line(self) -> None:
        assert check({}, play("RC N30").placements) == ()

    def test_a_broken_old_line_elsewhere_does_not_matter(self) -> None:
        assert points(rows("RC GX\n.. ..\nBD .."), "BT N33") == 2


def _refusal(board: Board, move: str) -> Text:
    with pytest.raises(IllegalMove) as caught:
        check(board, play(move).placements)
    return caught.value.text

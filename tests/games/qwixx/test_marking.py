from __future__ import annotations

import pytest

from bot.core.errors import IllegalMove
from bot.games.qwixx import marking
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.marking import colour_marks, colour_refusal, sheet_refusal, white_refusal
from bot.games.qwixx.notation import mark_text
from bot.games.qwixx.state import Place, Sheet, Variant
from tests.games.qwixx.tables import (
    BIG_POINTS,
    CLASSIC,
    MIXX_A,
    MIXX_B,
    ROW_OF_FIVE,
    may,
    place,
    roll,
    sheet,
    table,
)


def _told(refused: IllegalMove | None) -> str:
    return refused.reason if refused else "ok"


def _white(written: str, code: str, dice: str, *, closed: tuple[int, ...] = (), variant: Variant = CLASSIC) -> str:
    layout, own = LAYOUTS[variant], sheet(written, variant)
    return _told(white_refusal(layout, own, place(code, variant), roll=roll(dice), closed=frozenset(closed)))


def _colour(written: str, code: str, dice: str, *, closed: tuple[int, ...] = (), variant: Variant = CLASSIC) -> str:
    layout, own = LAYOUTS[variant], sheet(written, variant)
    return _told(
        colour_refusal(layout, own, place(code, variant), roll=roll(dice), closed=frozenset(closed), marked=None)
    )


def _colour_choices(written: str, dice: str, *, closed: tuple[int, ...] = (), variant: Variant = CLASSIC) -> list[str]:
    layout, own = LAYOUTS[variant], sheet(written, variant)
    found = colour_marks(layout, own, roll=roll(dice), closed=frozenset(closed), marked=None)
    return [mark_text(layout, cell) for cell in found]


class TestTheWhiteSum:
    def test_may_go_into_any_row(self) -> None:
        assert may(table("", ""), 1) == ["R7", "Y7", "G7", "B7"]

    def test_is_the_sum_of_both_white_dice_alone(self) -> None:
        assert _white("", "R7", "34 R1") == "ok"
        assert _white("", "R4", "34 R1") == "no_such_sum"

    @pytest.mark.parametrize(
        ("written", "code", "reason"),
        [
            ("R8", "R7", "not_right_of_last"),
            ("R7", "R7", "crossed_already"),
            ("R6", "R7", "ok"),
            ("R2", "R7", "ok"),
            ("G6", "G7", "not_right_of_last"),
            ("G8", "G7", "ok"),
        ],
    )
    def test_goes_right_of_the_last_cross(self, written: str, code: str, reason: str) -> None:
        assert _white(written, code, "34") == reason

    def test_may_not_go_into_a_closed_row(self) -> None:
        assert _white("", "R7", "34", closed=(0,)) == "row_closed"


class TestClosing:
    @pytest.mark.parametrize(("row", "last", "dice"), [("R", "R12", "66"), ("Y", "Y12", "66"), ("G", "G2", "11")])
    def test_needs_five_crosses_before(self, row: str, last: str, dice: str) -> None:
        five = ROW_OF_FIVE[row]
        assert _white(five.rpartition(" ")[0], last, dice) == "too_few_to_close"
        assert _white(five, last, dice) == "ok"

    def test_the_colour_phase_needs_them_too(self) -> None:
        assert _colour("R2 R3 R4 R5", "R12", "66 R6") == "too_few_to_close"
        assert _colour("R2 R3 R4 R5 R11", "R12", "61 R6") == "ok"

    def test_bonus_cells_do_not_count_toward_the_five(self) -> None:
        four = "R2 R3 R4 R5 RY2 RY3 RY4"
        assert _white(four, "R12", "66", variant=BIG_POINTS) == "too_few_to_close"

    def test_the_last_number_of_a_shuffled_row_is_its_rightmost(self) -> None:
        assert _white("", "R12", "66", variant=MIXX_B) == "ok"
        assert _white("R10 R6 R2 R8", "R11", "56", variant=MIXX_B) == "too_few_to_close"
        assert _white("R10 R6 R2 R8 R3", "R11", "56", variant=MIXX_B) == "ok"


class TestAColourDie:
    def test_adds_to_either_white_die_in_its_own_row(self) -> None:
        assert _colour_choices("", "12 R4 Y6 G6 B1") == ["R5", "R6", "Y7", "Y8", "G8", "G7", "B3"]

    def test_makes_no_other_sum(self) -> None:
        assert _colour("", "R3", "12 R4") == "no_such_colour_sum"

    def test_two_colour_dice_make_nothing(self) -> None:
        assert _colour("", "R10", "11 R4 Y6") == "no_such_colour_sum"

    def test_gone_with_its_row_makes_nothing(self) -> None:
        assert _colour("", "R5", "12 Y6", closed=(0,)) == "row_closed"
        assert _colour_choices("", "12 Y6 G6 B6", closed=(0,)) == ["Y7", "Y8", "G8", "G7", "B8", "B7"]


class TestMixedColours:
    def test_the_colour_of_the_cell_decides_the_die_not_its_row(self) -> None:
        assert _colour_choices("", "23 R5", variant=MIXX_A) == ["R8", "R7"]
        assert place("R8", MIXX_A) == Place(3, 4)

    def test_a_closed_row_removes_the_die_of_its_last_cell(self) -> None:
        assert [row.dies.name for row in LAYOUTS[MIXX_A].rows] == ["RED", "YELLOW", "GREEN", "BLUE"]
        assert _colour("", "R8", "23 Y6 G6 B6", closed=(0,), variant=MIXX_A) == "die_gone"

    def test_cells_of_that_colour_in_other_rows_stay_open_to_the_white_sum(self) -> None:
        assert _white("", "R8", "35", closed=(0,), variant=MIXX_A) == "ok"
        assert _white("", "B7", "34", closed=(0,), variant=MIXX_A) == "row_closed"


class TestBonusCells:
    def test_need_a_crossed_cell_above_or_below(self) -> None:
        assert _white("", "RY7", "34", variant=BIG_POINTS) == "bonus_needs_neighbour"
        assert _white("R7", "RY7", "34", variant=BIG_POINTS) == "ok"
        assert _white("Y7", "RY7", "34", variant=BIG_POINTS) == "ok"
        assert _white("R6 Y8", "RY7", "34", variant=BIG_POINTS) == "bonus_needs_neighbour"
        assert _white("B7", "GB7", "34", variant=BIG_POINTS) == "ok"

    def test_are_marked_from_left_to_right(self) -> None:
        assert _white("R7 R8 RY8", "RY7", "34", variant=BIG_POINTS) == "not_right_of_last"
        assert _white("R7 RY7", "RY7", "34", variant=BIG_POINTS) == "crossed_already"

    def test_take_the_colour_of_the_neighbour_that_is_crossed(self) -> None:
        assert _colour("R7", "RY7", "12 R5 Y1", variant=BIG_POINTS) == "ok"
        assert _colour("R7", "RY7", "12 R1 Y5", variant=BIG_POINTS) == "bonus_needs_neighbour"
        assert _colour("Y7", "RY7", "12 R1 Y5", variant=BIG_POINTS) == "ok"
        assert _colour("R7 Y7", "RY7", "12 R1 Y1", variant=BIG_POINTS) == "no_such_colour_sum"

    def test_stay_open_when_a_neighbour_row_has_closed(self) -> None:
        assert _white("R7", "RY7", "34", closed=(0,), variant=BIG_POINTS) == "ok"
        assert _white("R7", "RY7", "34", closed=(0, 1), variant=BIG_POINTS) == "ok"
        assert _colour("R7", "RY7", "12 Y5", closed=(0,), variant=BIG_POINTS) == "bonus_needs_neighbour"
        assert _colour("R7", "RY7", "12 G5", closed=(0, 1), variant=BIG_POINTS) == "die_gone"

    def test_at_the_end_of_a_bonus_row_close_nothing(self) -> None:
        assert _white("R2 R3 R4 R5 R6 R12", "RY12", "66", closed=(0,), variant=BIG_POINTS) == "ok"

    def test_may_follow_their_base_cell_in_the_same_turn_unless_a_table_forbids_it(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        layout, own, base = LAYOUTS[BIG_POINTS], sheet("R7", BIG_POINTS), place("R7", BIG_POINTS)
        dice, bonus = roll("34 R4 Y1"), place("RY7", BIG_POINTS)
        assert colour_refusal(layout, own, bonus, roll=dice, closed=frozenset(), marked=base) is None
        monkeypatch.setattr(marking, "BASE_AND_BONUS_IN_ONE_TURN", False)
        refused = colour_refusal(layout, own, bonus, roll=dice, closed=frozenset(), marked=base)
        assert _told(refused) == "bonus_in_one_turn"
        assert colour_refusal(layout, own, bonus, roll=dice, closed=frozenset(), marked=None) is None


class TestWhichReasonIsGiven:
    def test_of_several_broken_rules_the_first(self) -> None:
        assert _white("R8", "R7", "33", closed=(0,)) == "row_closed"
        assert _white("R8", "R7", "33") == "no_such_sum"
        assert _colour("R8", "R7", "33 Y1") == "die_gone"

    @pytest.mark.parametrize("nowhere", [Place(0, 11), Place(0, -1), Place(4, 0), Place(-1, 0)])
    def test_a_cell_that_is_not_on_the_sheet(self, nowhere: Place) -> None:
        refused = sheet_refusal(LAYOUTS[CLASSIC], Sheet(), nowhere, closed=frozenset())
        assert _told(refused) == "no_such_cell"

    @pytest.mark.parametrize(
        ("refused", "params"),
        [
            (("R8", "R7", "34"), {"mark": "R7", "last": "R8"}),
            (("", "R7", "33"), {"mark": "R7", "sum": 6}),
            (("R2 R3", "R12", "66"), {"mark": "R12", "crossed": 2, "needed": 5}),
        ],
    )
    def test_it_says_what_is_wrong(self, refused: tuple[str, str, str], params: dict[str, object]) -> None:
        written, code, dice = refused
        told = white_refusal(LAYOUTS[CLASSIC], sheet(written), place(code), roll=roll(dice), closed=frozenset())
        assert told is not None
        assert dict(told.text.params) == params

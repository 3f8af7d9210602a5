from __future__ import annotations

import pytest

from bot.core.game import Json
from bot.games.qwixx.engine import question

EMPTY: Json = [[], [], [], []]
FIVE = [0, 1, 2, 3, 4]


def _told(**item: Json) -> Json:
    return question(item).answer()


class TestASheet:
    def test_of_big_points_may_mark_bonus_cells(self) -> None:
        item = {"kind": "can_mark", "variant": "big-points", "marks": [[5], [], [], []], "bonus_row": 0}
        assert _told(**item, index=5) == {"official": True}
        assert _told(**item, index=6) == {"official": False}
        assert _told(**item, index=5, bonus_marks=[[5], []]) == {"official": False}

    def test_tells_its_bonus_options_apart(self) -> None:
        told = _told(kind="white_options", variant="big-points", marks=[[5], [], [], []], dice={"w": [3, 4]})
        assert told == {"official": [[1, 5], [2, 5], [3, 5]], "bonus": [[0, 5]]}
        told = _told(kind="colour_options", variant="big-points", marks=[[5], [], [], []], dice={"w": [3, 4], "R": 4})
        assert told == {"official": [[0, 6]], "bonus": [[0, 5]]}

    def test_is_the_classic_one_if_nothing_else_is_said(self) -> None:
        assert _told(kind="score", marks=[[0], [], [], []], penalties=1) == {"official": -4}


class TestATurn:
    def _turn(self, **item: Json) -> Json:
        players = [{"marks": EMPTY}, {"marks": EMPTY}]
        dice = {"w": [6, 6], "R": 1, "Y": 1, "G": 1, "B": 1}
        return _told(kind="turn", **{"players": players, "active": 0, "dice": dice, "colour": None, **item})

    def test_is_told_up_to_the_next_roll(self) -> None:
        assert self._turn(white=[[2, 0], None], colour=[0, 5]) == {
            "closed_rows": [],
            "dice_removed": [],
            "game_over": False,
            "penalties": [0, 0],
            "scores": [2, 0],
            "colour_action_offered": True,
        }

    def test_with_an_illegal_mark_gives_the_reason(self) -> None:
        assert self._turn(white=[[0, 10], None]) == {"legal": False, "reason": "too_few_to_close"}
        assert self._turn(white=[None, None], colour=[0, 4]) == {"legal": False, "reason": "no_such_colour_sum"}

    def test_knows_the_misses_taken_before(self) -> None:
        players = [{"marks": EMPTY, "penalties": 3}, {"marks": EMPTY}]
        told = self._turn(players=players, white=[None, None])
        assert (told["penalties"], told["game_over"]) == ([4, 0], True)


class TestASequence:
    def test_answers_each_step(self) -> None:
        steps = [{"do": "mark", "row": 0, "index": at} for at in (*FIVE, 10, 9)]
        steps += [{"assert_total": 0}, {"do": "penalty"}, {"assert_over": True}]
        assert _told(kind="sequence", steps=steps) == {"official": [True] * 6 + [False, 28, True, False]}


@pytest.mark.parametrize(
    "item",
    [
        "text",
        [],
        {},
        {"kind": "chess"},
        {"kind": ["turn"]},
        {"kind": "score"},
        {"kind": "score", "marks": [[]], "penalties": 0},
        {"kind": "score", "marks": [[11], [], [], []], "penalties": 0},
        {"kind": "score", "marks": [["0"], [], [], []], "penalties": 0},
        {"kind": "score", "marks": 3, "penalties": 0},
        {"kind": "score", "variant": "on-board", "marks": EMPTY, "penalties": 0},
        {"kind": "white_options", "marks": EMPTY, "dice": {"w": [3]}},
        {"kind": "white_options", "marks": EMPTY, "dice": {"w": [3, 7]}},
        {"kind": "colour_options", "marks": EMPTY, "dice": {"w": [3, 4], "P": 1}},
        {
            "kind": "turn",
            "players": [{"marks": EMPTY}],
            "active": 1,
            "dice": {"w": [1, 1]},
            "white": [None],
            "colour": None,
        },
        {
            "kind": "turn",
            "players": [{"marks": EMPTY}],
            "active": 0,
            "dice": {"w": [1, 1]},
            "white": [],
            "colour": None,
        },
        {"kind": "sequence", "steps": [{}]},
    ],
)
def test_an_item_that_cannot_be_read_gives_a_sentence(item: Json) -> None:
    with pytest.raises(ValueError, match=r"item"):
        question(item)

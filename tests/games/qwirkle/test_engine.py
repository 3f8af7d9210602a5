from __future__ import annotations

import pytest

from bot.core.game import Json
from bot.games.qwirkle.engine import question


class TestTheKindOfAnItem:
    @pytest.mark.parametrize(
        ("item", "expected"),
        [
            (
                {"board": [[0, 0, "RC"]], "hand": ["RX"]},
                {"n_moves": 4, "n_single": 4, "best": 2, "n_best": 4, "sum_scores": 8},
            ),
            ({"board": [], "move": [[0, 0, "RC"]]}, {"legal": True, "score": 1, "reason": "ok"}),
            ({"hand": ["RC", "RX", "GX"]}, {"official": 2}),
            ({"hands": [["RC", "RX"], ["GX"]]}, {"first": 0, "required_opening_size": 2}),
            ({"hands": [["RC"], ["GX"]]}, {"first": "oldest of the tied players", "required_opening_size": 1}),
            ({"bag": 3, "swap": 3}, {"official": True}),
            ({"bag": 3, "swap": 4}, {"official": False}),
            ({"bag": ["RC"], "swap": []}, {"official": False}),
        ],
    )
    def test_is_told_by_its_keys(self, item: Json, expected: Json) -> None:
        assert question(item).answer() == expected

    @pytest.mark.parametrize("kind", ["chess", ["x"], {"a": 1}, 7, True])
    def test_that_is_no_known_word_is_refused_in_words(self, kind: Json) -> None:
        with pytest.raises(ValueError, match="no such kind of item"):
            question({"kind": kind})

    @pytest.mark.parametrize(
        ("bag", "hand", "move", "expected"),
        [(0, ["RC"], [[0, 0, "RC"]], 6), (1, ["RC"], [[0, 0, "RC"]], 0), (0, 2, 1, 0)],
    )
    def test_may_be_the_bonus_for_the_last_tile(self, bag: Json, hand: Json, move: Json, expected: int) -> None:
        item = {"kind": "end_bonus", "bag": bag, "hand": hand, "move": move}
        assert question(item).answer() == {"official": expected}


class TestAMove:
    def test_is_judged_whatever_the_old_lines_are_like(self) -> None:
        crooked = [[0, 0, "RC"], [1, 0, "RC"], [5, 5, "GX"]]
        assert question({"board": crooked, "move": [[5, 6, "GT"]]}).answer()["legal"]

    def test_of_tiles_that_the_hand_lacks_is_refused(self) -> None:
        item = {"board": [], "move": [[0, 0, "RC"]], "hand": ["RX"]}
        assert question(item).answer() == {"legal": False, "score": None, "reason": "not_in_hand"}


class TestThePlaysOfAPosition:
    def test_are_listed_with_their_points(self) -> None:
        plays = question({"board": [[0, 0, "RC"]], "hand": ["RX"]}).plays
        assert plays
        assert plays()[0] == [[[0, -1, "RX"]], 2]

    def test_on_an_empty_table_may_owe_a_length(self) -> None:
        item = {"board": [], "hand": ["RC", "RX", "GD"], "opening": 2}
        assert question(item).answer()["n_moves"] == 4


@pytest.mark.parametrize(
    "item",
    [
        "text",
        [],
        {},
        {"kind": "chess"},
        {"board": [[0, 0]], "hand": []},
        {"board": [[0, 0, "??"]], "hand": []},
        {"board": [[0.5, 0, "RC"]], "hand": []},
        {"board": [[10**9, 0, "RC"]], "hand": []},
        {"board": 3, "hand": []},
        {"board": []},
        {"bag": "x", "swap": 1},
        {"hand": ["RC", 3]},
    ],
)
def test_an_item_that_cannot_be_read_gives_a_sentence(item: Json) -> None:
    with pytest.raises(ValueError, match=r"item"):
        question(item)

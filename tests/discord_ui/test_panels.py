"""Messages as values: what Discord gets of them, and what remains when the buttons go."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from bot.discord_ui.panels import MOST_ALT, MOST_TEXT, Attached, Block, Button, Menu, Option, Panel, Shown, in_rows

PICTURE = Shown("board.png", "A board.", b"png")
BUTTONS = in_rows([Button("Go", "t1:game:1:1:go")])


async def body(panel: Panel) -> list[Any]:
    """The components in the one container of the message."""
    (box,) = panel.layout().to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    return list(box["components"])


class TestLayout:
    async def test_blocks_come_in_order_then_the_controls(self) -> None:
        text, gallery, row = await body(Panel(("Hello", PICTURE), BUTTONS))
        assert (text["type"], text["content"]) == (10, "Hello")
        assert gallery["items"] == [
            {"media": {"url": "attachment://board.png"}, "description": "A board.", "spoiler": False}
        ]
        assert row["components"][0]["custom_id"] == "t1:game:1:1:go"

    async def test_nothing_is_kept_for_it_by_the_library(self) -> None:
        assert Panel(("Hello",), BUTTONS).layout().is_finished()

    async def test_a_menu_takes_one_of_its_options(self) -> None:
        options = (Option("One", "1"), Option("Two", "2", "the second"))
        (row,) = await body(Panel((), (Menu("Which?", "t1:game:1:1:pick", options),)))
        (menu,) = row["components"]
        assert (menu["min_values"], menu["max_values"], menu["placeholder"]) == (1, 1, "Which?")
        assert menu["options"][1]["description"] == "the second"
        assert [(option["label"], option["value"]) for option in menu["options"]] == [("One", "1"), ("Two", "2")]

    async def test_a_disabled_button_is_shown_as_such(self) -> None:
        (row,) = await body(Panel((), ((Button("Go", "t1:game:1:1:go", discord.ButtonStyle.danger, disabled=True),),)))
        assert row["components"][0]["disabled"] is True
        assert row["components"][0]["style"] == 4

    async def test_a_file_stands_where_it_was_put_and_is_sent_along(self) -> None:
        panel = Panel(("Here it is.", Attached("game.txt", b"words")), BUTTONS)
        assert [part["type"] for part in await body(panel)] == [10, 13, 1]
        assert (await body(panel))[1]["file"]["url"] == "attachment://game.txt"
        (file,) = panel.files()
        assert (file.filename, file.fp.read()) == ("game.txt", b"words")

    async def test_empty_texts_are_left_out(self) -> None:
        assert [part.get("content") for part in await body(Panel(("", " \n", "Hello")))] == ["Hello"]

    async def test_all_texts_together_stay_within_discords_limit(self) -> None:
        line = "x" * 99 + "\n"
        texts = [part["content"] for part in await body(Panel((line * 25, line * 25, line)))]
        assert sum(map(len, texts)) <= MOST_TEXT
        assert texts[0] == line * 25
        assert texts[1].endswith("x\n…") or texts[1].endswith("x…")

    async def test_alt_texts_are_cut_where_discord_would_refuse_them(self) -> None:
        shown = Shown("board.png", "x" * 2000, b"png")
        panel = Panel((shown,))
        (gallery,) = await body(panel)
        assert len(gallery["items"][0]["description"]) == MOST_ALT
        assert [len(file.description or "") for file in panel.files()] == [MOST_ALT]


class TestRows:
    @pytest.mark.parametrize(("count", "rows"), [(0, []), (1, [1]), (5, [5]), (6, [5, 1]), (11, [5, 5, 1])])
    def test_a_row_holds_five_buttons(self, count: int, rows: list[int]) -> None:
        buttons = [Button(str(number), f"t1:game:1:1:{number}") for number in range(count)]
        assert [len(row) for row in in_rows(buttons) if isinstance(row, tuple)] == rows


class TestWithoutControls:
    def test_pictures_are_those_that_the_message_has_already(self) -> None:
        left = Panel(("Hello", PICTURE), BUTTONS, accent=5).without_controls()
        assert left == Panel(("Hello", Shown("board.png", "A board.")), (), 5)
        assert left.files() == []

    @pytest.mark.parametrize("blocks", [(), ("Hello",), ("Hello", PICTURE, "Bye")])
    def test_it_can_be_kept_as_json(self, blocks: tuple[Block, ...]) -> None:
        panel = Panel(blocks, BUTTONS, accent=5)
        assert Panel.load(json.loads(json.dumps(panel.dump()))) == panel.without_controls()

"""A table too large for a phone: its parts one by one, its lines in words page by page, and what is still out."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from bot.games.qwirkle.describe import board_text
from bot.games.qwirkle.layout import parts
from bot.games.qwirkle.state import KINDS, Cell, Tile
from tests.discord_ui.seen import MENU, TEXT, Json, Message, answer, values
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table

ANN, BOB = "RX RT RL GC BT PL", "RT GL BX PD YS OC"


def scattered(columns: int, rows_: int) -> dict[Cell, Tile]:
    """Short lines all over a field of that size; more tiles than the box has, since pictures don't count."""
    cells = (Cell(x, y) for y in range(0, rows_, 3) for x in range(0, columns, 3))
    pairs = ((cell, Cell(cell.x + 1, cell.y)) for cell in cells)
    return {cell: KINDS[at % 6 * 6 + at % 2] for at, cell in enumerate(chain(*pairs))}


@pytest.fixture
async def wide(world: World) -> World:
    await world.game(world.bob)
    await world.arrange(table(board=scattered(30, 20), hands=[ANN, BOB], bag="GC"))
    return world


def zoom(world: World, message: Message) -> Json | None:
    return next((part for part in world.parts(message) if part["type"] == MENU), None)


class TestZoom:
    async def test_a_small_table_needs_none(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=rows("RC RS RD"), hands=[ANN, BOB]))
        assert zoom(world, await world.ask(world.cay, "Board")) is None

    async def test_its_menu_has_the_whole_and_each_part_by_columns_and_rows(self, wide: World) -> None:
        menu = zoom(wide, await wide.ask(wide.cay, "Board"))
        assert menu is not None
        labels = [option["label"] for option in menu["options"]]
        assert labels[0] == "The whole board"
        assert len(labels) == len(set(labels)) == 1 + len(parts(wide.bot.house.view(await wide.session(), None)))
        assert all(re.fullmatch(r"[A-Z]+–[A-Z]+, \d+–\d+", label) for label in labels[1:])
        assert [option["value"] for option in menu["options"] if option["default"]] == ["whole"]

    async def test_each_part_takes_the_place_of_the_picture_and_says_what_it_shows(self, wide: World) -> None:
        board = await wide.ask(wide.cay, "Board")
        whole = wide.pictures(board)
        menu = zoom(wide, board)
        assert menu is not None
        seen = {whole[0]}
        for option in menu["options"][1:]:
            board = await wide.choose(wide.cay, board, option["value"])
            (picture,) = wide.pictures(board)
            (alt,) = wide.alts(board)
            columns, rows_ = option["label"].replace("–", " to ").split(", ")
            assert alt.startswith(f"Columns {columns}, rows {rows_} of the table. Lines: ")
            assert picture not in seen
            seen.add(picture)
            again = zoom(wide, board)
            assert again is not None
            assert [each["value"] for each in again["options"] if each["default"]] == [option["value"]]
        assert wide.pictures(await wide.choose(wide.cay, board, "whole")) == whole

    @pytest.mark.parametrize("value", ["99", "-1", "x", ""])
    async def test_a_part_that_is_not_there_shows_the_whole(self, wide: World, value: str) -> None:
        board = await wide.ask(wide.cay, "Board")
        menu = zoom(wide, board)
        assert menu is not None
        shown = answer(await wide.press_id(wide.cay, board, menu["custom_id"], value))
        assert wide.pictures(shown) == wide.pictures(await wide.ask(wide.cay, "Board"))

    async def test_every_part_is_in_the_menu_however_large_the_table(self, wide: World) -> None:
        await wide.arrange(table(board=scattered(46, 29), hands=[ANN, BOB], bag="GC"))
        menu = zoom(wide, await wide.ask(wide.cay, "Board"))
        assert menu is not None
        found = parts(wide.bot.house.view(await wide.session(), None))
        assert values(menu) == ["whole", *map(str, range(len(found)))]


class TestInWords:
    async def test_a_small_table_fits_a_page(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=rows("RC RS RD\n.. .. GD"), hands=[ANN, BOB]))
        page = await world.tap(world.cay, await world.ask(world.cay, "Board"), "In words")
        told = world.texts(page)
        assert told.startswith("**The board in words** · page 1 of 1\n")
        assert "row 30 (N30–P30), red: circle, square, diamond" in told
        assert "column P (P30–P31), diamond: red, green" in told
        assert "▶ Ann: **0** · 6 tiles" in told
        assert world.labels(page) == ["Menu"]
        assert world.alts(page) == []

    async def test_the_pages_of_a_large_one_tell_every_line_once(self, wide: World) -> None:
        page = await wide.tap(wide.ann, await wide.ask(wide.ann, "Board"), "In words")
        pages = [wide.texts(page)]
        while "Next page ▶" in wide.labels(page):
            page = await wide.tap(wide.ann, page, "Next page ▶")
            pages.append(wide.texts(page))
        assert len(pages) > 1
        assert all(f"page {at} of {len(pages)}" in text for at, text in enumerate(pages, 1))
        view = wide.bot.house.view(await wide.session(), None)
        lines = [wide.bot.house.say(line, "en") for line in board_text(view)]
        assert "\n".join(text.partition("\n")[2] for text in pages).startswith("\n".join(lines))
        back = await wide.tap(wide.ann, page, "◀ Page before")
        assert wide.texts(back) == pages[-2]
        assert "My hand" in wide.labels(back)

    async def test_no_page_is_cut(self, wide: World) -> None:
        page = await wide.tap(wide.ann, await wide.ask(wide.ann, "Board"), "In words")
        while "Next page ▶" in wide.labels(page):
            assert sum(len(part["content"]) for part in wide.parts(page) if part["type"] == TEXT) < 4000
            assert "…" not in wide.texts(page)
            page = await wide.tap(wide.ann, page, "Next page ▶")


class TestBag:
    async def test_a_picture_and_a_text_tell_what_is_still_out(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=rows("RC RS RD"), hands=[ANN, BOB]))
        mine, theirs = answer(await world.type(world.ann, "bag")), answer(await world.type(world.bob, "bag"))
        for shown in (mine, theirs):
            (alt,) = world.alts(shown)
            assert alt.startswith("99 tiles you have not seen: 93 in the bag, 6 in other hands. red: circle 2, ")
            table_ = re.findall(r"^([ROYGBP]) ([\d· ]+)$", world.texts(shown), re.MULTILINE)
            assert sum(int(count) for _, counts in table_ for count in counts.split() if count != "·") == 99
            assert "Rows: red, orange, yellow, green, blue, purple." in world.texts(shown)
        assert world.pictures(mine) != world.pictures(theirs)
        assert "R 2 2 2 2 2 2" in world.texts(mine)
        assert "R 2 3 2 2 2 3" in world.texts(theirs)

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.games.qwirkle import layout as places
from bot.games.qwirkle import render
from bot.games.qwirkle.describe import board_alt, hand_alt
from bot.games.qwirkle.layout import BoardLayout, board_layout
from bot.games.qwirkle.state import Axis, Board, Cell, Event
from bot.games.qwirkle.tiles import COLOURS, MIDDLE, tile_sprites
from bot.rendering import theme
from bot.rendering.theme import Rgb
from tests.games.qwirkle.pictured import (
    APPROVED,
    CROSSING,
    EARLIER,
    FOLDER,
    TEN,
    laid,
    line,
    opened,
    played,
    scattered,
    view,
)


def pixel(image: Image.Image, place: tuple[float, float]) -> Rgb:
    red, green, blue = image.getpixel((int(place[0]), int(place[1])))  # type: ignore[misc]  # an RGB image has three
    return red, green, blue


def colours(image: Image.Image, box: tuple[int, int, int, int]) -> set[Rgb]:
    part = image.crop(box)
    return {colour for _, colour in part.getcolors(part.width * part.height)}  # type: ignore[misc,union-attr]  # RGB


class Drawn:
    """A board's picture with its layout, to look at places by their names."""

    def __init__(self, board: Board, *recent: Event, last: tuple[Cell, ...] = ()) -> None:
        self.picture = render.board(view(board, last=last), recent)
        self.image = opened(self.picture)
        self.layout: BoardLayout = board_layout(board)

    def at(self, cell: Cell, share: tuple[float, float]) -> Rgb:
        """The colour at that share of a cell."""
        left, top = self.layout.corner(cell)
        return pixel(self.image, (left + share[0] * self.layout.cell, top + share[1] * self.layout.cell))

    def outline(self, cell: Cell) -> set[Rgb]:
        """The colours at the middle of a cell's left, right and lower edge."""
        return {self.at(cell, share) for share in ((0.03, 0.5), (0.97, 0.5), (0.5, 0.97))}


class TestTiles:
    def test_each_shows_its_colour_in_its_middle(self) -> None:
        drawn = Drawn(TEN)
        for cell, tile in TEN.items():
            assert drawn.at(cell, MIDDLE) == COLOURS[tile.colour]

    def test_each_is_dark_around_the_symbol(self) -> None:
        drawn = Drawn(TEN)
        for cell in TEN:
            assert drawn.at(cell, (0.12, 0.12)) == theme.FACE

    def test_each_bears_a_letter(self) -> None:
        drawn = Drawn(TEN)
        for cell in TEN:
            left, top = drawn.layout.corner(cell)
            size = drawn.layout.cell
            corner = (
                left + round(0.8 * size),
                top + round(0.76 * size),
                left + round(0.92 * size),
                top + round(0.87 * size),
            )
            assert theme.LETTER in colours(drawn.image, corner)

    def test_empty_cells_hold_a_dot(self) -> None:
        drawn = Drawn(TEN)
        assert drawn.at(Cell(0, 1), (0.5, 0.5)) == theme.DOT
        assert drawn.at(Cell(0, 1), (0.2, 0.2)) == theme.TABLE


class TestTheTable:
    def test_its_corners_are_round(self) -> None:
        drawn = Drawn(TEN)
        (left, top), (width, height) = drawn.layout.gutter, drawn.layout.size
        corners = [(x, y) for x in (left, width - left - 1) for y in (top, height - top - 1)]
        assert {pixel(drawn.image, corner) for corner in corners} == {theme.FRAME}

    def test_its_edges_are_straight(self) -> None:
        drawn = Drawn(TEN)
        (left, top), (width, height) = drawn.layout.gutter, drawn.layout.size
        for x, y in ((left, height // 2), (width - left - 1, height // 2), (width // 2, top)):
            assert pixel(drawn.image, (x, y)) == theme.TABLE


class TestAnEmptyTable:
    def test_it_marks_where_the_first_tile_lies(self) -> None:
        assert Drawn({}).outline(Cell(0, 0)) == {theme.QUIET_ACCENT}

    def test_the_mark_goes_with_the_first_tile(self) -> None:
        assert theme.QUIET_ACCENT not in Drawn(laid("RC N30")).outline(Cell(0, 0))


class TestTheLastPlay:
    newest = tuple(placement.cell for placement in CROSSING.placements)
    earlier = tuple(placement.cell for placement in EARLIER.placements)

    def test_its_tiles_are_outlined(self) -> None:
        drawn = Drawn(TEN, EARLIER, CROSSING)
        for cell in self.newest:
            assert drawn.outline(cell) == {theme.ACCENT}

    def test_earlier_plays_are_outlined_quietly(self) -> None:
        drawn = Drawn(TEN, EARLIER, CROSSING)
        for cell in self.earlier:
            assert theme.QUIET_ACCENT in drawn.outline(cell)

    def test_other_tiles_are_not_outlined(self) -> None:
        drawn = Drawn(TEN, EARLIER, CROSSING)
        for cell in set(TEN) - {*self.newest, *self.earlier}:
            assert not drawn.outline(cell) & {theme.ACCENT, theme.QUIET_ACCENT}

    def test_the_view_knows_it_when_nothing_happened_since(self) -> None:
        assert Drawn(TEN, last=(Cell(4, 2),)).outline(Cell(4, 2)) == {theme.ACCENT}

    def test_the_labels_of_its_cells_are_strong(self) -> None:
        drawn = Drawn(TEN, CROSSING)
        strong = {
            x
            for x in range(drawn.layout.left, drawn.layout.left + drawn.layout.columns)
            if theme.STRONG_LABEL in colours(drawn.image, column_box(drawn.layout, x))
        }
        assert strong == {cell.x for cell in self.newest}


class TestThePoints:
    def test_the_lines_made_are_tinted(self) -> None:
        drawn = Drawn(TEN, CROSSING)
        assert drawn.at(Cell(3, 2), (0.5, -0.03)) == theme.BAND
        assert drawn.at(Cell(3, 3), (0.5, 1.03)) == theme.BAND

    def test_no_other_line_is_tinted(self) -> None:
        assert Drawn(TEN, CROSSING).at(Cell(0, 0), (0.5, -0.03)) == theme.TABLE

    def test_several_lines_bear_theirs_at_the_head(self) -> None:
        drawn = Drawn(TEN, CROSSING)
        for made, head in zip(CROSSING.score.lines, places.heads(CROSSING.score.lines), strict=True):
            assert theme.STRONG_LABEL in colours(drawn.image, drawn.layout.tab(made, head))

    def test_a_single_line_leaves_them_to_the_badge(self) -> None:
        play = played("RD P30", line(Axis.ACROSS, "N30 P30"))
        drawn = Drawn(TEN, play)
        head = places.heads(play.score.lines)[0]
        assert theme.STRONG_LABEL not in colours(drawn.image, drawn.layout.tab(play.score.lines[0], head))

    def test_the_total_stands_on_a_badge_at_a_laid_tile(self) -> None:
        drawn = Drawn(laid("OD N30"), played("OD N30", lone=1))
        x, y, _, _ = drawn.layout.badge_box(Cell(0, 0), (1, -1))
        around = colours(drawn.image, (x - 20, y - 12, x + 20, y + 12))
        assert {theme.ACCENT, theme.FACE} <= around

    def test_other_totals_look_different(self) -> None:
        one = Drawn(laid("OD N30"), played("OD N30", lone=1))
        two = Drawn(laid("OD N30"), played("OD N30", lone=2))
        assert one.picture.image != two.picture.image

    def test_without_a_play_there_is_no_badge(self) -> None:
        drawn = Drawn(laid("OD N30"), last=(Cell(0, 0),))
        x, y, _, _ = drawn.layout.badge_box(Cell(0, 0), (1, -1))
        assert pixel(drawn.image, (x + 4, y)) == theme.TABLE


def column_box(layout: BoardLayout, x: int, *, below: int = 0) -> tuple[int, int, int, int]:
    left = layout.corner(Cell(x, 0))[0]
    height = layout.gutter[1]
    top = layout.size[1] - height if below else 0
    return left, top, left + layout.cell, top + height


def row_box(layout: BoardLayout, y: int, *, right: int = 0) -> tuple[int, int, int, int]:
    top = layout.corner(Cell(0, y))[1]
    width = layout.gutter[0]
    left = layout.size[0] - width if right else 0
    return left, top, left + width, top + layout.cell


class TestLabels:
    @pytest.mark.parametrize("board", [{}, TEN, scattered(28, 22), laid("RC ZZ999, RS A1")], ids=lambda b: str(len(b)))
    def test_every_column_and_row_has_them_on_both_edges(self, board: Board) -> None:
        drawn = Drawn(board)
        for x in range(drawn.layout.left, drawn.layout.left + drawn.layout.columns):
            for below in (0, 1):
                box = column_box(drawn.layout, x, below=below)
                assert len(colours(drawn.image, box)) > 2
        for y in range(drawn.layout.top, drawn.layout.top + drawn.layout.rows):
            for right in (0, 1):
                box = row_box(drawn.layout, y, right=right)
                assert len(colours(drawn.image, box)) > 2

    @pytest.mark.parametrize("row", [5, 105, -36])
    def test_none_runs_over_the_edge(self, row: int) -> None:
        cell = Cell(0, row)
        drawn = Drawn({cell: TEN[Cell(0, 0)]})
        left, top, right, bottom = row_box(drawn.layout, row)
        assert colours(drawn.image, (left, top, left + 4, bottom)) == {theme.FRAME}
        assert colours(drawn.image, (right - 4, top, right - 1, bottom)) == {theme.FRAME}


class TestTheFile:
    def test_the_size_told_is_the_size_drawn(self) -> None:
        for draw in APPROVED.values():
            picture = draw()
            assert Image.open(BytesIO(picture.image)).size == picture.size

    def test_it_is_a_palette_png(self) -> None:
        image = Image.open(BytesIO(render.board(view(TEN), ()).image))
        assert (image.format, image.mode) == ("PNG", "P")

    def test_a_full_board_is_small(self) -> None:
        picture = render.board(view(scattered(28, 22)), [CROSSING])
        assert len(picture.image) <= 80 * 1024
        assert picture.size[0] <= 1600

    def test_the_same_view_gives_the_same_bytes(self) -> None:
        assert render.board(view(TEN), [CROSSING]).image == render.board(view(TEN), [CROSSING]).image

    def test_two_threads_draw_the_same(self) -> None:
        boards = [scattered(columns, 9, count=40) for columns in (5, 9, 14, 20)] * 2
        alone = [render.board(view(board), ()).image for board in boards]
        with ThreadPoolExecutor(2) as threads:
            assert list(threads.map(lambda board: render.board(view(board), ()).image, boards)) == alone

    def test_once_warm_no_tile_is_drawn_again(self) -> None:
        render.warm()
        drawn = tile_sprites.cache_info().misses
        render.board(view(TEN), ())
        render.board(view(scattered(28, 22)), ())
        render.hand(view(hand="RC"))
        assert tile_sprites.cache_info().misses == drawn


class TestWords:
    def test_a_board_has_alt_text_of_the_same_view(self) -> None:
        assert render.board(view(TEN), [CROSSING]).alt == board_alt(view(TEN), [CROSSING])

    def test_a_hand_has_alt_text_of_the_same_view(self) -> None:
        assert render.hand(view(hand="RC OX")).alt == hand_alt(view(hand="RC OX"))


class TestAHand:
    @pytest.mark.parametrize(
        "hand", ["", "RC", "RC OX", "RC OX YD", "RC OX YD GS", "RC OX YD GS BT", "RC OX YD GS BT PL"]
    )
    def test_its_tiles_stand_in_order_and_the_rest_is_empty(self, hand: str) -> None:
        shown = view(hand=hand)
        image = opened(render.hand(shown))
        size = places.HAND_CELL
        middles = [
            pixel(image, (left + MIDDLE[0] * size, top + MIDDLE[1] * size))
            for left, top in map(places.hand_corner, range(6))
        ]
        empty = [theme.FRAME] * (6 - len(shown.hand))
        assert middles == [*(COLOURS[tile.colour] for tile in shown.hand), *empty]

    def test_any_hand_is_as_large_as_another(self) -> None:
        assert render.hand(view(hand="RC")).size == render.hand(view(hand="RC OX YD GS BT PL")).size

    def test_it_is_not_square(self) -> None:
        width, height = places.hand_size()
        assert width > height


class TestApprovedPictures:
    @pytest.mark.parametrize("name", APPROVED)
    def test_it_looks_as_approved(self, name: str) -> None:
        approved = Image.open(FOLDER / f"{name}.png").convert("RGB")
        drawn = opened(APPROVED[name]())
        assert drawn.size == approved.size
        # Other versions of FreeType and Pillow smooth edges a little differently.
        grey = ImageChops.difference(drawn, approved).convert("L")
        off = sum(grey.histogram()[48:])
        assert off <= 0.002 * drawn.width * drawn.height

    def test_a_tile_more_would_be_seen(self) -> None:
        approved = Image.open(FOLDER / "ten-tiles.png").convert("RGB")
        more = {**TEN, Cell(0, 1): TEN[Cell(0, 0)]}
        grey = ImageChops.difference(opened(render.board(view(more), [EARLIER, CROSSING])), approved).convert("L")
        assert sum(grey.histogram()[48:]) > 0.002 * approved.width * approved.height

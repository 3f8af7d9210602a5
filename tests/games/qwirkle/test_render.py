from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from bot.games.qwirkle import layout as places
from bot.games.qwirkle import render
from bot.games.qwirkle.describe import board_alt, hand_alt, part_alt
from bot.games.qwirkle.layout import BoardLayout, board_layout
from bot.games.qwirkle.state import Axis, Board, Cell, Event
from bot.games.qwirkle.tiles import SWATCH, colours, tile_sprites
from bot.rendering.theme import LOOKS, Rgb, Theme
from tests.games.qwirkle.pictured import (
    APPROVED,
    CROSSING,
    EARLIER,
    FOLDER,
    HAND,
    TEN,
    colours_in,
    laid,
    line,
    off,
    opened,
    pixel,
    played,
    scattered,
    view,
)

LOOK = LOOKS[Theme.DARK]
COLOURS = colours(LOOK)


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
            assert drawn.at(cell, SWATCH) == COLOURS[tile.colour]

    def test_each_is_dark_around_the_symbol(self) -> None:
        drawn = Drawn(TEN)
        for cell in TEN:
            assert drawn.at(cell, (0.12, 0.12)) == LOOK.face

    def test_empty_cells_hold_a_dot(self) -> None:
        drawn = Drawn(TEN)
        assert drawn.at(Cell(0, 1), (0.5, 0.5)) == LOOK.dot
        assert drawn.at(Cell(0, 1), (0.2, 0.2)) == LOOK.table


class TestTheTable:
    def test_its_corners_are_round(self) -> None:
        drawn = Drawn(TEN)
        (left, top), (width, height) = drawn.layout.gutter, drawn.layout.size
        corners = [(x, y) for x in (left, width - left - 1) for y in (top, height - top - 1)]
        assert {pixel(drawn.image, corner) for corner in corners} == {LOOK.frame}

    def test_its_edges_are_straight(self) -> None:
        drawn = Drawn(TEN)
        (left, top), (width, height) = drawn.layout.gutter, drawn.layout.size
        for x, y in ((left, height // 2), (width - left - 1, height // 2), (width // 2, top)):
            assert pixel(drawn.image, (x, y)) == LOOK.table


class TestAnEmptyTable:
    def test_it_marks_where_the_first_tile_lies(self) -> None:
        assert Drawn({}).outline(Cell(0, 0)) == {LOOK.accent}

    def test_the_mark_goes_with_the_first_tile(self) -> None:
        assert LOOK.accent not in Drawn(laid("RC N30")).outline(Cell(0, 0))


class TestTheLastPlay:
    newest = tuple(placement.cell for placement in CROSSING.placements)
    earlier = tuple(placement.cell for placement in EARLIER.placements)

    def test_its_tiles_are_outlined(self) -> None:
        drawn = Drawn(TEN, EARLIER, CROSSING)
        for cell in self.newest:
            assert drawn.outline(cell) == {LOOK.accent}

    def test_earlier_plays_are_outlined_quietly(self) -> None:
        drawn = Drawn(TEN, EARLIER, CROSSING)
        for cell in self.earlier:
            assert LOOK.quiet_accent in drawn.outline(cell)

    def test_other_tiles_are_not_outlined(self) -> None:
        drawn = Drawn(TEN, EARLIER, CROSSING)
        for cell in set(TEN) - {*self.newest, *self.earlier}:
            assert not drawn.outline(cell) & {LOOK.accent, LOOK.quiet_accent}

    def test_the_view_knows_it_when_nothing_happened_since(self) -> None:
        assert Drawn(TEN, last=(Cell(4, 2),)).outline(Cell(4, 2)) == {LOOK.accent}

    def test_the_labels_of_its_cells_are_strong(self) -> None:
        drawn = Drawn(TEN, CROSSING)
        strong = {
            x
            for x in range(drawn.layout.left, drawn.layout.left + drawn.layout.columns)
            if LOOK.strong_label in colours_in(drawn.image, column_box(drawn.layout, x))
        }
        assert strong == {cell.x for cell in self.newest}


class TestThePoints:
    def test_the_lines_made_are_tinted(self) -> None:
        drawn = Drawn(TEN, CROSSING)
        assert drawn.at(Cell(3, 2), (0.5, -0.03)) == LOOK.band
        assert drawn.at(Cell(3, 3), (0.5, 1.03)) == LOOK.band

    def test_no_other_line_is_tinted(self) -> None:
        assert Drawn(TEN, CROSSING).at(Cell(0, 0), (0.5, -0.03)) == LOOK.table

    def test_several_lines_bear_theirs_at_the_head(self) -> None:
        drawn = Drawn(TEN, CROSSING)
        for made, head in zip(CROSSING.score.lines, places.heads(CROSSING.score.lines), strict=True):
            assert LOOK.strong_label in colours_in(drawn.image, drawn.layout.tab(made, head))

    def test_a_single_line_leaves_them_to_the_badge(self) -> None:
        play = played("RD P30", line(Axis.ACROSS, "N30 P30"))
        drawn = Drawn(TEN, play)
        head = places.heads(play.score.lines)[0]
        assert LOOK.strong_label not in colours_in(drawn.image, drawn.layout.tab(play.score.lines[0], head))

    def test_the_total_stands_on_a_badge_at_a_laid_tile(self) -> None:
        drawn = Drawn(laid("OD N30"), played("OD N30", lone=1))
        x, y, _, _ = drawn.layout.badge_box(Cell(0, 0), (1, -1))
        around = colours_in(drawn.image, (x - 20, y - 12, x + 20, y + 12))
        assert {LOOK.accent, LOOK.face} <= around

    def test_other_totals_look_different(self) -> None:
        one = Drawn(laid("OD N30"), played("OD N30", lone=1))
        two = Drawn(laid("OD N30"), played("OD N30", lone=2))
        assert one.picture.image != two.picture.image

    def test_without_a_play_there_is_no_badge(self) -> None:
        drawn = Drawn(laid("OD N30"), last=(Cell(0, 0),))
        x, y, _, _ = drawn.layout.badge_box(Cell(0, 0), (1, -1))
        assert pixel(drawn.image, (x + 4, y)) == LOOK.table


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
                assert len(colours_in(drawn.image, box)) > 2
        for y in range(drawn.layout.top, drawn.layout.top + drawn.layout.rows):
            for right in (0, 1):
                box = row_box(drawn.layout, y, right=right)
                assert len(colours_in(drawn.image, box)) > 2

    @pytest.mark.parametrize("row", [5, 105, -36])
    def test_none_runs_over_the_edge(self, row: int) -> None:
        cell = Cell(0, row)
        drawn = Drawn({cell: TEN[Cell(0, 0)]})
        left, top, right, bottom = row_box(drawn.layout, row)
        assert colours_in(drawn.image, (left, top, left + 4, bottom)) == {LOOK.frame}
        assert colours_in(drawn.image, (right - 4, top, right - 1, bottom)) == {LOOK.frame}


class TestTheFile:
    def test_the_size_told_is_the_size_drawn(self) -> None:
        for draw in APPROVED.values():
            picture = draw()
            assert Image.open(BytesIO(picture.image)).size == picture.size
            assert picture.size[0] != picture.size[1]

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
        assert render.hand(view(hand=HAND)).alt == hand_alt(view(hand=HAND))


@pytest.mark.parametrize("theme", Theme)
class TestThemes:
    def test_the_table_has_its_colours(self, theme: Theme) -> None:
        image = opened(render.board(view(TEN), [CROSSING], theme=theme))
        layout, look = board_layout(TEN), LOOKS[theme]
        left, top = layout.corner(Cell(0, 1))
        assert pixel(image, (1, 1)) == look.frame
        assert pixel(image, (left + layout.cell * 0.2, top + layout.cell * 0.2)) == look.table
        assert look.accent in colours_in(image, layout.span(Cell(3, 2), Cell(4, 2)))
        assert look.band in colours_in(image, layout.tab(CROSSING.score.lines[0], Cell(2, 2)))

    def test_words_and_size_do_not_depend_on_it(self, theme: Theme) -> None:
        dark, drawn = render.board(view(TEN), [CROSSING]), render.board(view(TEN), [CROSSING], theme=theme)
        assert (drawn.alt, drawn.size) == (dark.alt, dark.size)


class TestParts:
    board = scattered(28, 22)

    def test_each_shows_its_tiles_larger(self) -> None:
        for index, part in enumerate(places.parts(view(self.board))):
            picture = render.board(view(self.board), (), part=index)
            image, layout = opened(picture), places.part_layout(part)
            assert picture.size == layout.size == image.size
            assert layout.cell > board_layout(self.board).cell
            for cell, tile in self.board.items():
                if places.holds(part, cell):
                    left, top = layout.corner(cell)
                    at = (left + SWATCH[0] * layout.cell, top + SWATCH[1] * layout.cell)
                    assert pixel(image, at) == COLOURS[tile.colour]

    def test_its_words_are_its_own(self) -> None:
        part = places.parts(view(self.board))[1]
        assert render.board(view(self.board), (), part=1).alt == part_alt(view(self.board), part)

    def test_a_last_play_elsewhere_does_not_show(self) -> None:
        far, windows = played("RC N30", line(Axis.ACROSS, "N30 O30")), places.parts(view(self.board))
        corner = next(index for index, part in enumerate(windows) if not places.holds(part, Cell(0, 0)))
        shown = opened(render.board(view(self.board), [far], part=corner))
        assert off(shown, opened(render.board(view(self.board), (), part=corner))) < 0.01

    def test_there_is_no_part_beyond_the_last(self) -> None:
        with pytest.raises(IndexError):
            render.board(view(TEN), (), part=0)


class TestApprovedPictures:
    @pytest.mark.parametrize("name", APPROVED)
    def test_it_looks_as_approved(self, name: str) -> None:
        approved = Image.open(FOLDER / f"{name}.png").convert("RGB")
        drawn = opened(APPROVED[name]())
        assert drawn.size == approved.size
        # Other versions of FreeType and Pillow smooth edges a little differently.
        assert off(drawn, approved) <= 0.002

    def test_a_tile_more_would_be_seen(self) -> None:
        approved = Image.open(FOLDER / "dark-board.png").convert("RGB")
        more = {**TEN, Cell(0, 1): TEN[Cell(0, 0)]}
        assert off(opened(render.board(view(more), [EARLIER, CROSSING])), approved) > 0.002

"""The pictures of whoever composes a play: rack, preview, bag; and the lobby's."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from bot.games.qwirkle import layout as places
from bot.games.qwirkle import lines, render
from bot.games.qwirkle.describe import bag_alt, banner_alt, hand_alt, preview_alt, rack_alt
from bot.games.qwirkle.layout import preview_layout
from bot.games.qwirkle.notation import parse_cell
from bot.games.qwirkle.sampling import unseen
from bot.games.qwirkle.state import KINDS, Axis, Cell, Placement, Score
from bot.games.qwirkle.tiles import SWATCH, colours, tile_sprites
from bot.rendering.face import Picture
from bot.rendering.theme import LOOKS, Rgb, Theme
from tests.games.qwirkle.pictured import (
    CROSSING,
    HAND,
    NUMBERED,
    PLANNED,
    PLANNED_SCORE,
    TEN,
    colours_in,
    composed,
    laid,
    off,
    opened,
    pixel,
    scattered,
    tiles,
    view,
)

LOOK = LOOKS[Theme.DARK]
COLOURS = colours(LOOK)
TARGET = parse_cell("S34")


class TestAHand:
    @pytest.mark.parametrize(
        "hand", ["", "RC", "RC OX", "RC OX YD", "RC OX YD GS", "RC OX YD GS BT", "RC OX YD GS BT PL"]
    )
    def test_its_tiles_stand_in_order_and_the_rest_is_empty(self, hand: str) -> None:
        shown = view(hand=hand)
        picture = render.hand(shown)
        empty = [LOOK.hollow] * (6 - len(shown.hand))
        assert [swatch(picture, index) for index in range(6)] == [
            *(COLOURS[tile.colour] for tile in shown.hand),
            *empty,
        ]
        assert picture.alt == hand_alt(shown)

    def test_any_hand_is_as_large_as_another(self) -> None:
        assert render.hand(view(hand="RC")).size == render.hand(view(hand=HAND)).size == places.hand_size()


def swatch(picture: Picture, index: int, *, raised: int = 0) -> Rgb:
    left, top = places.hand_corner(index)
    size = places.HAND_CELL
    return pixel(opened(picture), (left + SWATCH[0] * size, top - raised + SWATCH[1] * size))


class TestARack:
    rack = tiles("PL RC RC OX YD GS")

    def test_it_keeps_the_order_given(self) -> None:
        picture = render.rack(self.rack)
        assert [swatch(picture, index) for index in range(6)] == [COLOURS[tile.colour] for tile in self.rack]

    def test_laid_tiles_leave_a_hollow(self) -> None:
        picture = render.rack(self.rack, laid=frozenset((1, 3)))
        gone = [index for index in range(6) if swatch(picture, index) == LOOK.gone]
        assert gone == [1, 3]

    def test_the_chosen_tile_is_raised_in_a_ring(self) -> None:
        image = opened(render.rack(self.rack, chosen=2))
        left, top = places.hand_corner(2)
        middle = left + places.HAND_CELL // 2
        assert pixel(image, (middle, top - places.RAISED + 3)) == LOOK.accent
        assert pixel(opened(render.rack(self.rack)), (middle, top - places.RAISED + 3)) == LOOK.table

    def test_only_one_of_two_equal_tiles_is_chosen(self) -> None:
        first, second = (render.rack(self.rack, chosen=index) for index in (1, 2))
        assert first.image != second.image
        assert first.alt != second.alt

    def test_its_words_say_the_same(self) -> None:
        picture = render.rack(self.rack, laid=frozenset((1,)), chosen=0)
        assert picture.alt == rack_alt(self.rack, laid=frozenset((1,)), chosen=0)


def preview(
    *,
    targets: Sequence[Cell] = (),
    laid: Sequence[Placement] = (),
    score: Score | None = None,
    theme: Theme = Theme.DARK,
) -> Picture:
    return render.preview(view(TEN, hand=HAND), laid=laid, targets=targets, score=score, theme=theme)


class TestAPreview:
    layout = preview_layout({**TEN, **{cell: tile for tile, cell in PLANNED}}, [TARGET])

    def at(self, picture: Picture, cell: Cell, share: tuple[float, float]) -> Rgb:
        left, top = self.layout.corner(cell)
        return pixel(opened(picture), (left + share[0] * self.layout.cell, top + share[1] * self.layout.cell))

    def around(self, picture: Picture, cell: Cell) -> set[Rgb]:
        return colours_in(opened(picture), self.layout.span(cell, cell))

    def test_laid_tiles_show_as_ghosts_in_a_broken_ring(self) -> None:
        picture = composed()
        for tile, cell in PLANNED:
            assert self.at(picture, cell, SWATCH) == COLOURS[tile.colour]
            assert self.at(picture, cell, (0.05, 0.5)) == LOOK.accent
            assert self.at(picture, cell, (0.05, 0.37)) == LOOK.band

    def test_a_ghost_is_not_drawn_as_a_tile(self) -> None:
        lone = laid("RC T35")
        ghost = render.preview(view(TEN), laid=[Placement(tile, cell) for cell, tile in lone.items()], targets=())
        assert off(opened(ghost), opened(render.preview(view({**TEN, **lone}), laid=(), targets=()))) > 0.002

    def test_places_bear_their_numbers_in_the_order_given(self) -> None:
        forth, back = preview(targets=NUMBERED), preview(targets=NUMBERED[::-1])
        layout = preview_layout(TEN, NUMBERED)
        assert forth.image != back.image
        for cell in NUMBERED:
            for picture in (forth, back):
                assert {LOOK.place, LOOK.plate_ink} <= colours_in(opened(picture), layout.span(cell, cell))

    def test_a_number_can_be_read_on_a_phone(self) -> None:
        """Figures are half a cell high: some 6 pixels of 400 on a table of 28 columns and more."""
        board = scattered(28, 20)
        free = [Cell(x, y) for x in range(-14, 14) for y in range(-8, 8) if Cell(x, y) not in board][::19]
        layout = preview_layout(board, free)
        assert layout.columns >= 28
        assert 0.5 * layout.cell * 400 / layout.size[0] >= 5.9

    def test_the_lines_that_would_score_are_tinted(self) -> None:
        assert LOOK.band in self.around(composed(), parse_cell("Q33"))
        assert LOOK.band not in self.around(composed(), parse_cell("O30"))

    def test_its_points_stand_on_a_badge(self) -> None:
        without = preview(laid=PLANNED, targets=[TARGET])
        assert LOOK.plate not in self.around(without, parse_cell("R35"))
        assert LOOK.plate in self.around(composed(), parse_cell("Q35")) | self.around(composed(), parse_cell("R35"))

    def test_no_points_are_written_where_a_number_stands(self) -> None:
        heads = [parse_cell("P34"), parse_cell("Q31"), parse_cell("S34"), parse_cell("Q35")]
        scored = preview(laid=PLANNED, targets=heads, score=PLANNED_SCORE)
        layout = preview_layout({**TEN, **{cell: tile for tile, cell in PLANNED}}, heads)
        for cell in heads:
            assert LOOK.place in colours_in(opened(scored), layout.span(cell, cell))

    def test_the_last_play_of_the_table_is_ringed_quietly(self) -> None:
        picture = render.preview(view(TEN), laid=(), targets=[TARGET], recent=[CROSSING])
        layout = preview_layout(TEN, [TARGET])
        ringed = {cell for cell in TEN if LOOK.quiet_accent in colours_in(opened(picture), layout.span(cell, cell))}
        assert ringed >= {placement.cell for placement in CROSSING.placements}
        assert parse_cell("N30") not in ringed

    def test_its_words_say_the_same(self) -> None:
        shown = view(TEN, hand=HAND)
        told = preview_alt(shown, laid=PLANNED, targets=[TARGET], score=PLANNED_SCORE)
        assert preview(laid=PLANNED, targets=[TARGET], score=PLANNED_SCORE).alt == told

    def test_an_empty_table_can_be_shown(self) -> None:
        start = Cell(0, 0)
        picture = render.preview(view(hand=HAND), laid=(), targets=[start])
        layout = preview_layout([], [start])
        assert LOOK.place in colours_in(opened(picture), layout.span(start, start))


class TestTheBag:
    shown = view(laid("RC N30, RS O30, GL N31, GC N32, GD N33"), hand="RC RC PX")

    def test_tiles_that_may_come_show_their_colour_and_the_others_do_not(self) -> None:
        image = opened(render.bag(self.shown))
        counts = unseen(self.shown)
        assert 0 in counts.values()
        for tile in KINDS:
            left, top = places.bag_corner(tile)
            here = pixel(image, (left + SWATCH[0] * places.BAG_CELL, top + SWATCH[1] * places.BAG_CELL))
            assert here == (COLOURS[tile.colour] if counts[tile] else LOOK.gone)

    def test_each_count_stands_beside_its_tile(self) -> None:
        image = opened(render.bag(self.shown))
        drawn = {
            count: {image.crop(places.bag_count(tile)).tobytes() for tile in KINDS if unseen(self.shown)[tile] == count}
            for count in (0, 2, 3)
        }
        assert all(len(pictures) == 1 for pictures in drawn.values())
        assert len(set.union(*drawn.values())) == 3

    def test_tiles_that_cannot_come_are_struck_out(self) -> None:
        left, top = places.bag_corner(KINDS[0])
        size = places.BAG_CELL
        box = (left + round(0.1 * size), top + round(0.65 * size), left + round(0.3 * size), top + round(0.85 * size))
        assert LOOK.label in colours_in(opened(render.bag(self.shown)), box)

    def test_nothing_is_cut_off(self) -> None:
        image = opened(render.bag(self.shown))
        width, height = image.size
        assert colours_in(image, (width - 8, 0, width, height)) == {LOOK.table}
        assert colours_in(image, (0, height - 8, width, height)) == {LOOK.table}

    def test_its_words_say_the_same(self) -> None:
        assert render.bag(self.shown).alt == bag_alt(self.shown)


class TestTheBanner:
    def test_it_is_wide_and_small(self) -> None:
        for theme in Theme:
            picture = render.banner(theme=theme)
            assert picture.size == (800, 240)
            assert len(picture.image) <= 20 * 1024
            assert picture.alt == banner_alt()

    def test_it_shows_a_legal_table(self) -> None:
        for cell, tile in render.BANNER.items():
            rest = {other: kind for other, kind in render.BANNER.items() if other != cell}
            lines.check(rest, (Placement(tile, cell),))

    def test_a_qwirkle_lies_in_it(self) -> None:
        assert len(lines.line_through(render.BANNER, Cell(0, 0), Axis.ACROSS).cells) == 6


@pytest.mark.parametrize("theme", Theme)
class TestInEveryTheme:
    @pytest.mark.parametrize(
        "draw",
        [
            lambda theme: render.rack(tiles(HAND), chosen=1, theme=theme),
            lambda theme: render.bag(view(TEN, hand=HAND), theme=theme),
            lambda theme: render.banner(theme=theme),
            composed,
        ],
    )
    def test_the_same_gives_the_same_bytes_on_its_own_ground(
        self, theme: Theme, draw: Callable[[Theme], Picture]
    ) -> None:
        picture = draw(theme)
        assert picture.image == draw(theme).image
        assert LOOKS[theme].table in colours_in(opened(picture), (0, 0, *picture.size))
        assert len(picture.image) <= 40 * 1024

    def test_once_warm_no_tile_is_drawn_again(self, theme: Theme) -> None:
        render.warm(theme)
        drawn = tile_sprites.cache_info().misses
        composed(theme)
        render.rack(tiles(HAND), laid=frozenset((0,)), theme=theme)
        render.bag(view(TEN, hand=HAND), theme=theme)
        render.banner(theme=theme)
        assert tile_sprites.cache_info().misses == drawn

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from bot.games.qwixx import render, sprites, strips
from bot.games.qwixx.describe import banner_alt, board_alt, sheet_alt
from bot.games.qwixx.layouts import LAYOUTS, colours, places
from bot.games.qwixx.state import (
    Colour,
    Coloured,
    Ending,
    Event,
    Mark,
    Pass,
    Phase,
    Place,
    Revealed,
    Roll,
    Rolled,
    Variant,
    View,
)
from bot.games.qwixx.strips import Plan
from bot.games.qwixx.symbols import CHALK, COLOURS, INK, IVORY, band
from bot.rendering.theme import LOOKS, Rgb, Theme
from tests.games.qwixx.pictured import (
    ALL_DICE,
    APPROVED,
    BONUS,
    FIVE,
    FOLDER,
    LAST_TURN,
    colours_in,
    crowded,
    five,
    off,
    opened,
    pad,
    pixel,
    sheet,
    view,
)

LOOK = LOOKS[Theme.DARK]


class Drawn:
    """A table's picture with its plans, to look at places by their names."""

    def __init__(self, shown: View, *recent: Event, theme: Theme = Theme.DARK) -> None:
        self.picture = render.board(shown, recent, theme=theme)
        self.image = opened(self.picture)
        self.plans: tuple[Plan, ...] = strips.strip_plans(LAYOUTS[shown.options.variant], len(shown.sheets))

    def corner(self, seat: int, place: Place) -> Rgb:
        """What is seen near the left edge of a cell: its plate, or the bare band."""
        left, top, _, bottom = self.plans[seat].cell_box(place)
        return pixel(self.image, (left + 4, (top + bottom) / 2))

    def edge(self, seat: int, place: Place) -> set[Rgb]:
        """The colours at the middle of the left, right and lower edge of a cell."""
        left, top, right, bottom = self.plans[seat].cell_box(place)
        x, y = (left + right) // 2, (top + bottom) // 2
        return {pixel(self.image, at) for at in ((left + 1, y), (right - 2, y), (x, bottom - 2))}


class TestCells:
    def test_open_ones_are_bright(self) -> None:
        drawn = Drawn(view())
        for place in places(LAYOUTS[Variant.CLASSIC]):
            assert drawn.corner(0, place) == COLOURS[Colour(place.row)]

    def test_crossed_ones_are_dark(self) -> None:
        drawn = Drawn(five())
        assert {drawn.corner(0, Place(0, at)) for at in (0, 1, 3, 4)} == {INK}

    def test_skipped_ones_are_bare(self) -> None:
        drawn = Drawn(five())
        assert drawn.corner(0, Place(0, 2)) == band(Colour.RED)
        assert drawn.corner(0, Place(0, 5)) == COLOURS[Colour.RED]

    def test_a_closed_row_is_bare_to_its_end(self) -> None:
        drawn = Drawn(five())
        assert {drawn.corner(1, Place(1, at)) for at in range(5, 11)} == {band(Colour.YELLOW)}

    def test_each_bears_the_colour_of_its_die(self) -> None:
        drawn, layout = Drawn(view(variant=Variant.MIXX_A)), LAYOUTS[Variant.MIXX_A]
        for place in places(layout):
            assert drawn.corner(0, place) == COLOURS[colours(layout, place)[0]]

    def test_the_three_differ_in_grey(self) -> None:
        for colour in Colour:
            greys = [sum(rgb) / 3 for rgb in (COLOURS[colour], band(colour), INK)]
            assert greys[0] - greys[1] > 60
            assert greys[1] - greys[2] > 20

    def test_bonus_cells_have_the_colours_of_both_neighbours(self) -> None:
        drawn = Drawn(view(*BONUS, variant=Variant.BIG_POINTS))
        box = drawn.plans[0].cell_box(Place(4, 6))
        assert {COLOURS[Colour.RED], COLOURS[Colour.YELLOW], INK} <= colours_in(drawn.image, box)
        assert COLOURS[Colour.RED] not in colours_in(drawn.image, drawn.plans[0].cell_box(Place(4, 0)))
        assert not {COLOURS[Colour.RED], INK} & colours_in(drawn.image, drawn.plans[0].cell_box(Place(4, 2)))


class TestLocks:
    def lock(self, drawn: Drawn, seat: int, row: int) -> Rgb:
        return drawn.corner(seat, Place(row, strips.LOCK))

    def test_an_open_row_has_an_open_one(self) -> None:
        assert self.lock(Drawn(five()), 0, 0) == band(Colour.RED)

    def test_a_closed_row_has_a_shut_one(self) -> None:
        drawn = Drawn(five())
        assert self.lock(drawn, 1, 1) == INK
        box = drawn.plans[1].cell_box(Place(1, strips.LOCK))
        assert COLOURS[Colour.YELLOW] in colours_in(drawn.image, box)
        assert CHALK not in colours_in(drawn.image, box)

    def test_whoever_closed_it_has_it_crossed(self) -> None:
        drawn = Drawn(five())
        assert CHALK in colours_in(drawn.image, drawn.plans[0].cell_box(Place(1, strips.LOCK)))


class TestWhatIsNew:
    def test_it_is_ringed(self) -> None:
        drawn = Drawn(five(), *LAST_TURN)
        assert drawn.edge(0, Place(1, 10)) == {CHALK}
        assert drawn.edge(1, Place(0, 6)) == {CHALK}

    def test_nothing_else_is(self) -> None:
        drawn = Drawn(five(), *LAST_TURN)
        ringed = {
            (seat, place)
            for seat in range(5)
            for place in places(LAYOUTS[Variant.CLASSIC])
            if drawn.edge(seat, place) == {CHALK}
        }
        assert ringed == {(0, Place(1, 10)), (1, Place(0, 6))}

    def test_a_new_roll_keeps_the_turn_before_in_sight(self) -> None:
        drawn = Drawn(five(), *LAST_TURN, Rolled(0, Roll((1, 1), ALL_DICE), 6))
        assert drawn.edge(1, Place(0, 6)) == {CHALK}

    def test_older_turns_are_not_ringed(self) -> None:
        newer = (Rolled(0, Roll((1, 1), ALL_DICE), 6), Revealed((None, None, None, None, Place(1, 5))))
        drawn = Drawn(five(), *LAST_TURN, *newer)
        assert drawn.edge(4, Place(1, 5)) == {CHALK}
        assert drawn.edge(1, Place(0, 6)) != {CHALK}

    def test_both_marks_of_the_active_seat_are(self) -> None:
        drawn = Drawn(five(), Revealed((Place(0, 3), *[None] * 4)), Coloured(0, Place(0, 4)))
        assert drawn.edge(0, Place(0, 3)) == drawn.edge(0, Place(0, 4)) == {CHALK}

    def test_a_miss_is(self) -> None:
        def beside(drawn: Drawn) -> set[Rgb]:
            left, top, _, bottom = drawn.plans[2].miss_box(3)
            return colours_in(drawn.image, (left - 4, (top + bottom) // 2, left - 2, (top + bottom) // 2 + 1))

        assert beside(Drawn(five(), *LAST_TURN)) == {LOOK.accent}
        assert LOOK.accent not in beside(Drawn(five()))


class TestTheRoll:
    def test_dice_in_play_show_their_colour(self) -> None:
        image = opened(render.board(view(), ()))
        for colour in Colour:
            left, top, _, _ = strips.colour_die_box(colour)
            assert pixel(image, (left + 8, top + 20)) == COLOURS[colour]

    def test_a_die_that_left_leaves_a_lock(self) -> None:
        drawn = Drawn(five())
        box = strips.colour_die_box(Colour.YELLOW)
        assert COLOURS[Colour.YELLOW] not in colours_in(drawn.image, box)
        assert LOOK.label in colours_in(drawn.image, box)

    def test_faces_differ(self) -> None:
        faces = {render.board(view(roll=Roll((face, 1), ALL_DICE)), ()).image for face in range(1, 7)}
        assert len(faces) == 6

    def test_the_white_sum_stands_on_a_plate_in_its_phase(self) -> None:
        box = strips.sum_box()
        assert LOOK.plate in colours_in(opened(render.board(view(), ())), box)
        image = opened(render.board(view(phase=Phase.COLOUR), ()))
        assert pixel(image, (box[0] + 10, (box[1] + box[3]) // 2)) == LOOK.band

    @pytest.mark.parametrize(("phase", "ground"), [(Phase.WHITE, LOOK.frame), (Phase.COLOUR, LOOK.band)])
    def test_the_dice_that_count_lie_on_a_band(self, phase: Phase, ground: Rgb) -> None:
        image = opened(render.board(view(phase=phase), ()))
        left, top, _, _ = strips.colour_die_box(Colour.GREEN)
        assert pixel(image, (left - 4, top + 20)) == ground
        left, top, _, _ = strips.white_die_box(0)
        assert pixel(image, (left - 4, top + 20)) == LOOK.band

    def test_the_sheet_of_whoever_rolls_stands_out(self) -> None:
        drawn = Drawn(five())
        framed = [pixel(drawn.image, (plan.box[0] + 2, plan.box[1] + 60)) == LOOK.accent for plan in drawn.plans]
        assert framed == [False, True, False, False, False]

    def test_at_the_end_the_winner_stands_out(self) -> None:
        drawn = Drawn(five(ending=Ending.ROWS))
        framed = [pixel(drawn.image, (plan.box[0] + 2, plan.box[1] + 60)) == LOOK.accent for plan in drawn.plans]
        assert framed == [True, False, False, False, False]
        assert colours_in(drawn.image, strips.roller_box()) == {LOOK.frame}


class TestOneSheet:
    plan = strips.large_plan(LAYOUTS[Variant.BIG_POINTS])

    def ringed(self, image: Image.Image, place: Place) -> bool:
        left, top, _, bottom = self.plan.cell_box(place)
        return pixel(image, (left + 1, (top + bottom) // 2)) in (CHALK, LOOK.accent)

    def test_what_may_be_marked_is_ringed(self) -> None:
        image = opened(pad())
        assert {place for place in places(LAYOUTS[Variant.BIG_POINTS]) if self.ringed(image, place)} == {
            Place(0, 5),
            Place(2, 5),
            Place(4, 5),
        }

    def test_the_pending_mark_is_crossed_already(self) -> None:
        image = opened(pad())
        left, top, _, bottom = self.plan.cell_box(Place(0, 5))
        assert pixel(image, (left + 9, (top + bottom) // 2)) == INK

    def test_nobody_elses_sheet_shows_it(self) -> None:
        undecided = view(*BONUS, variant=Variant.BIG_POINTS, viewer=0)
        decided = view(*BONUS, variant=Variant.BIG_POINTS, viewer=0, decision=Place(0, 5))
        assert render.sheet(decided, 1).image == render.sheet(undecided, 1).image
        assert render.sheet(decided, 0).image != render.sheet(undecided, 0).image
        assert render.board(decided, ()).image == render.board(undecided, ()).image

    def test_a_decision_to_pass_marks_nothing(self) -> None:
        passed = view(*BONUS, variant=Variant.BIG_POINTS, viewer=0, decision=None)
        assert render.sheet(passed, 0).image == render.sheet(view(*BONUS, variant=Variant.BIG_POINTS), 0).image

    def test_its_cells_are_larger_than_those_of_the_table(self) -> None:
        for layout in LAYOUTS.values():
            strip, large = strips.strip_plans(layout, 2)[0], strips.large_plan(layout)
            assert large.cell_size(0) > strip.cell_size(0)
            assert large.count_box(0)[2] <= large.box[2] == strips.WIDTH - strips.MARGIN


class TestAPosition:
    """What a player had before them, with the best mark on it."""

    plan = strips.large_plan(LAYOUTS[Variant.BIG_POINTS])
    seen = view(*BONUS, variant=Variant.BIG_POINTS, viewer=1)

    def around(self, image: Image.Image, place: Place) -> tuple[Rgb, Rgb]:
        """The ring of a cell, and what lies just inside."""
        left, top, _, bottom = self.plan.cell_box(place)
        return pixel(image, (left + 1, (top + bottom) // 2)), pixel(image, (left + 9, (top + bottom) // 2))

    def test_the_mark_is_made_and_ringed_on_the_player_s_own_sheet(self) -> None:
        image = opened(render.position(self.seen, Mark(Place(0, 6))))
        assert self.around(image, Place(0, 6)) == (CHALK, INK)
        assert self.around(image, Place(0, 7))[0] != CHALK
        plain = opened(render.sheet(self.seen, 1))
        assert self.around(plain, Place(0, 6))[0] != CHALK

    def test_a_pass_leaves_the_sheet_as_it_was(self) -> None:
        assert render.position(self.seen, Pass()).image == render.sheet(self.seen, 1).image

    def test_a_decision_that_was_thought_over_again_is_not_shown(self) -> None:
        decided = view(*BONUS, variant=Variant.BIG_POINTS, viewer=1, decision=Place(1, 9))
        mark = Mark(Place(0, 6))
        assert render.position(decided, mark).image == render.position(self.seen, mark).image

    def test_the_public_has_no_sheet(self) -> None:
        with pytest.raises(ValueError, match="no sheet"):
            render.position(view(*BONUS, variant=Variant.BIG_POINTS), Pass())

    @pytest.mark.parametrize("variant", Variant)
    @pytest.mark.parametrize("theme", Theme)
    def test_every_variant_has_one_in_every_theme(self, variant: Variant, theme: Theme) -> None:
        shown = view(*crowded(variant).sheets, variant=variant, viewer=0)
        image = opened(render.position(shown, Mark(Place(3, 10)), theme=theme))
        assert pixel(image, (1, 1)) == LOOKS[theme].frame


class TestTheFile:
    def test_the_size_told_is_the_size_drawn(self) -> None:
        for draw in APPROVED.values():
            picture = draw()
            assert Image.open(BytesIO(picture.image)).size == picture.size
            assert picture.size[0] != picture.size[1]

    @pytest.mark.parametrize("variant", Variant)
    def test_none_is_square(self, variant: Variant) -> None:
        for seats in range(2, 6):
            width, height = strips.board_size(LAYOUTS[variant], seats)
            assert width != height

    def test_it_is_a_palette_png(self) -> None:
        image = Image.open(BytesIO(render.board(five(), ()).image))
        assert (image.format, image.mode) == ("PNG", "P")

    @pytest.mark.parametrize("variant", Variant)
    @pytest.mark.parametrize("theme", Theme)
    def test_five_crowded_sheets_are_small(self, variant: Variant, theme: Theme) -> None:
        assert len(render.board(crowded(variant), (), theme=theme).image) <= 80 * 1024

    def test_figures_are_read_at_400_pixels(self) -> None:
        for layout in LAYOUTS.values():
            for seats in (2, 5):
                _, height = strips.strip_plans(layout, seats)[0].cell_size(0)
                assert 0.52 * height * 400 / strips.WIDTH >= 9

    def test_the_same_view_gives_the_same_bytes(self) -> None:
        assert render.board(five(), LAST_TURN).image == render.board(five(), LAST_TURN).image

    def test_two_threads_draw_the_same(self) -> None:
        tables = [view(*FIVE[:2], variant=variant) for variant in (Variant.CLASSIC, Variant.MIXX_A, Variant.MIXX_B)] * 2
        alone = [render.board(shown, ()).image for shown in tables]
        with ThreadPoolExecutor(2) as threads:
            assert list(threads.map(lambda shown: render.board(shown, ()).image, tables)) == alone

    def test_once_warm_no_cell_is_drawn_again(self) -> None:
        render.warm()
        drawn = (sprites.cell.cache_info().misses, sprites.bonus_cell.cache_info().misses)
        for variant in Variant:
            render.board(crowded(variant), ())
        pad()
        assert (sprites.cell.cache_info().misses, sprites.bonus_cell.cache_info().misses) == drawn

    def test_there_are_no_parts(self) -> None:
        with pytest.raises(IndexError):
            render.board(view(), (), part=0)


class TestWords:
    def test_each_has_alt_text_of_the_same_view(self) -> None:
        assert render.board(five(), LAST_TURN).alt == board_alt(five(), LAST_TURN)
        assert render.sheet(five(), 2).alt == sheet_alt(five(), 2)
        assert render.banner().alt == banner_alt()


@pytest.mark.parametrize("theme", Theme)
class TestThemes:
    def test_the_table_has_its_colours(self, theme: Theme) -> None:
        drawn, look = Drawn(five(), *LAST_TURN, theme=theme), LOOKS[theme]
        assert pixel(drawn.image, (1, 1)) == look.frame
        assert pixel(drawn.image, (drawn.plans[0].box[0] + 3, drawn.plans[0].box[1] + 60)) == look.table
        assert pixel(drawn.image, (drawn.plans[1].box[0] + 1, drawn.plans[1].box[1] + 60)) == look.accent
        assert IVORY in colours_in(drawn.image, strips.white_die_box(0))

    def test_rows_look_the_same_in_all(self, theme: Theme) -> None:
        drawn = Drawn(five(), theme=theme)
        # Colours of a palette that nobody could tell apart may stand for each other.
        assert max(abs(a - b) for a, b in zip(drawn.corner(0, Place(0, 0)), INK, strict=True)) <= 3
        assert drawn.corner(0, Place(0, 6)) == COLOURS[Colour.RED]

    def test_words_and_size_do_not_depend_on_it(self, theme: Theme) -> None:
        dark, drawn = render.board(five(), LAST_TURN), render.board(five(), LAST_TURN, theme=theme)
        assert (drawn.alt, drawn.size) == (dark.alt, dark.size)


class TestApprovedPictures:
    @pytest.mark.parametrize("name", APPROVED)
    def test_it_looks_as_approved(self, name: str) -> None:
        approved = Image.open(FOLDER / f"{name}.png").convert("RGB")
        drawn = opened(APPROVED[name]())
        assert drawn.size == approved.size
        # Other versions of FreeType and Pillow smooth edges a little differently.
        assert off(drawn, approved) <= 0.002

    def test_a_cross_more_would_be_seen(self) -> None:
        approved = Image.open(FOLDER / "blank-sheets.png").convert("RGB")
        assert off(opened(render.board(view(sheet("x"), sheet()), ())), approved) > 0.002

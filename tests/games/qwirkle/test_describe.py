"""The words of a composer's pictures."""

from __future__ import annotations

from importlib.resources import files

import pytest

from bot.core.text import Words
from bot.games.qwirkle.describe import (
    bag_alt,
    bag_text,
    banner_alt,
    never_six_text,
    part_alt,
    part_name,
    preview_alt,
    rack_alt,
)
from bot.games.qwirkle.layout import Part, parts
from bot.games.qwirkle.outlook import never_six
from bot.games.qwirkle.state import EMPTY_BOARD, KINDS, Cell, Tile
from bot.i18n.catalogue import LOCALES, Catalogue
from tests.games.qwirkle.pictured import (
    CROSSING,
    HAND,
    NUMBERED,
    PLANNED,
    PLANNED_SCORE,
    TEN,
    laid,
    scattered,
    tiles,
    view,
)

CATALOGUE = Catalogue([files("bot.games.qwirkle") / "locales"])


def say(words: Words, *names: str) -> str:
    return CATALOGUE.say(words, "en", names or ("Ann", "Ben", "Cid"))


class TestARack:
    def test_it_names_the_tiles_and_which_are_laid_or_chosen(self) -> None:
        assert say(rack_alt(tiles("RC GL RC"), laid=frozenset((0,)), chosen=1)) == (
            "Your hand: red circle RC (laid), green clover GL (chosen) and red circle RC."
        )

    def test_an_empty_one_says_so(self) -> None:
        assert say(rack_alt(())) == "Your hand is empty."


class TestAPreview:
    def test_it_tells_play_points_places_last_play_and_lines(self) -> None:
        told = preview_alt(view(TEN), laid=PLANNED, targets=[Cell(5, 4)], recent=[CROSSING], score=PLANNED_SCORE)
        assert say(told) == (
            "Not played yet: GS Q34, GC R34. It would score 5 points. The numbered place: 1 S34. "
            "Ann laid BT Q32, BX R32 for 4 points. "
            "Lines of this play: row 34: GS Q34, GC R34; column Q: BT Q32, GT Q33, GS Q34."
        )

    def test_before_the_first_tile_it_tells_the_places(self) -> None:
        said = say(preview_alt(view(TEN), laid=(), targets=NUMBERED))
        assert said.startswith("No tile laid yet. Numbered places: 1 M30, 2 Q30, 3 O34,")

    def test_the_longest_stays_short(self) -> None:
        board = scattered(28, 22)
        far = [Cell(x + 500, y + 800) for x in range(5) for y in range(5)]
        row = {Cell(500 + x, 799): tile for x, tile in enumerate(tiles(HAND))}
        played = [type(PLANNED[0])(tile, cell) for cell, tile in row.items()]
        said = say(preview_alt(view(board), laid=played, targets=far, recent=[CROSSING], score=PLANNED_SCORE), "W" * 32)
        assert 300 < len(said) <= 1000
        assert said.endswith(".")


class TestAPart:
    def test_it_is_named_by_its_edges(self) -> None:
        assert say(part_name(Part(left=-13, top=-17, columns=12, rows=9))) == "A–L, 13–21"

    def test_its_words_tell_every_line_that_reaches_into_it(self) -> None:
        said = say(part_alt(view(TEN), Part(left=0, top=0, columns=2, rows=2)))
        assert said == (
            "Columns N to O, rows 30 to 31 of the table. "
            "Lines: row 30: RC N30, RS O30, RD P30; column O: RS O30, OS O31, YS O32, GS O33."
        )

    def test_they_stay_short(self) -> None:
        crowded: dict[Cell, Tile] = scattered(20, 5, count=100)
        for part in parts(view(crowded)):
            assert 500 < len(say(part_alt(view(crowded), part))) <= 1000


class TestTheBag:
    def test_it_counts_by_colour_and_shape_and_names_what_is_struck_out(self) -> None:
        said = say(bag_alt(view(laid("RC N30, RS O30"), hand="RC RC PX")))
        assert said.startswith(
            "103 tiles you have not seen: 60 in the bag, 6 in other hands. Struck out: RC. "
            "red: circle 0, cross 3, diamond 3, square 2, star 3, clover 3. orange: "
        )
        assert said.endswith("purple: circle 3, cross 2, diamond 3, square 3, star 3, clover 3.")
        assert len(said) <= 1000

    def test_nothing_is_struck_out_as_long_as_all_can_come(self) -> None:
        assert "Struck out" not in say(bag_alt(view(laid("RC N30"))))

    def test_below_the_table_of_figures_stands_what_can_not_come_any_more(self) -> None:
        said = say(bag_text(view(laid("RC N30, RS O30"), hand="RC RC PX")))
        assert "\nR · 3 3 2 3 3\n" in said
        assert "**Can't come any more:** RC\n" in said
        none = say(bag_text(view(laid("RC N30"))))
        assert "Of each kind of tile there is still one that can come." in none

    @pytest.mark.parametrize("locale", LOCALES)
    def test_it_is_short_even_when_everything_was_seen(self, locale: str) -> None:
        seen = {Cell(x, 0): tile for x, tile in enumerate(tile for tile in KINDS for _ in range(3))}
        assert len(CATALOGUE.say(bag_alt(view(seen)), locale)) <= 1000

    def test_lines_that_can_not_be_completed_are_named(self) -> None:
        lines = never_six(view(laid("RC N30, RS O30, RD P30, RX A1, RX C1, RX E1")))
        assert say(never_six_text(lines)) == "**Can't become six any more:** row 30 (N30–P30)"


@pytest.mark.parametrize(
    "words",
    [
        rack_alt(tiles(HAND), laid=frozenset((0, 1)), chosen=2),
        preview_alt(view(TEN), laid=PLANNED, targets=NUMBERED, recent=[CROSSING], score=PLANNED_SCORE),
        preview_alt(view(EMPTY_BOARD), laid=(), targets=()),
        part_alt(view(TEN), Part(0, 0, 3, 3)),
        bag_alt(view(TEN, hand=HAND)),
        banner_alt(),
    ],
)
def test_alt_texts_hold_no_markup(words: Words) -> None:
    assert say(words)
    assert not set("*_`▶") & set(say(words))

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.core.budget import LONGEST_ALT, breadth
from bot.i18n.catalogue import LOCALES, Catalogue
from bot.rendering import chart as charts
from bot.rendering.axes import SIZE
from bot.rendering.chart import DASHES, HUES, MARKS, alt, chart
from bot.rendering.palette import contrast
from bot.rendering.theme import LOOKS, Theme

NAMES = ("Ann", "Bob", "Cay", "Dan", "Eve", "Fay")
GAME = [(0, 0), (4, 0), (4, 6), (9, 6), (9, 6), (9, 14)]
CATALOGUE = Catalogue([])


def opened(image: bytes) -> Image.Image:
    return Image.open(BytesIO(image)).convert("RGB")


def long_game(seats: int, turns: int) -> list[tuple[int, ...]]:
    """Everybody's points grow in turn, so that the lead changes all the time."""
    totals = [(0,) * seats]
    for turn in range(turns):
        totals.append(tuple(now + (turn + 3) * (seat == turn % seats) for seat, now in enumerate(totals[-1])))
    return totals


class TestThePicture:
    @pytest.mark.parametrize("theme", Theme)
    @pytest.mark.parametrize("seats", [2, 6])
    def test_each_seat_has_a_colour_of_its_own(self, theme: Theme, seats: int) -> None:
        picture = chart(long_game(seats, 24), NAMES[:seats], theme=theme)
        image = opened(picture.image)
        assert picture.size == image.size == SIZE
        look = LOOKS[theme]
        found = {colour: count for count, colour in image.getcolors(1 << 20) or ()}
        for seat, hue in enumerate(HUES):
            assert (found.get(getattr(look, hue), 0) > 150) == (seat < seats), hue

    def test_lines_differ_without_their_colours(self) -> None:
        assert len({*DASHES}) == len({*MARKS}) == len(HUES) == len(NAMES)

    @pytest.mark.parametrize("theme", Theme)
    def test_every_line_stands_out_from_its_dark_edge(self, theme: Theme) -> None:
        look = LOOKS[theme]
        assert all(contrast(getattr(look, hue), look.face) >= 3 for hue in HUES)

    @pytest.mark.parametrize("totals", [[(0, 0)], [(0, 0), (0, 0)], [(0, 0), (-5, -10)], GAME])
    def test_any_game_can_be_drawn(self, totals: Sequence[Sequence[int]]) -> None:
        assert opened(chart(totals, NAMES[:2]).image).size == SIZE

    def test_the_same_game_gives_the_same_picture(self) -> None:
        assert chart(GAME, NAMES[:2]).image == chart(GAME, NAMES[:2]).image

    def test_it_stays_small(self) -> None:
        assert len(chart(long_game(6, 80), NAMES).image) < 40_000

    def test_points_and_names_are_written_beside_the_ends(self) -> None:
        pictures = [
            chart(GAME, ("Ann", "Bob")).image,
            chart(GAME, ("Ann", "Rob")).image,
            chart([*GAME[:-1], (9, 15)], ("Ann", "Bob")).image,
        ]
        for one, other in combinations(pictures, 2):
            assert opened(one).tobytes() != opened(other).tobytes()


class TestNames:
    @pytest.mark.parametrize(
        ("name", "written"),
        [
            ("Ann", "3. Ann"),
            ("Ștefan", "3. Stefan"),
            ("Ann 😀 B", "3. Ann B"),
            ("名前", "3."),
            ("  ", "3."),
            ("W" * 32, "3. WWWWW…"),
        ],
    )
    def test_they_are_written_as_far_as_there_are_letters_and_room(self, name: str, written: str) -> None:
        assert charts._fitted(name, 2) == written


class TestTheWords:
    def say(self, totals: Sequence[Sequence[int]], locale: str = "en") -> str:
        return CATALOGUE.say(alt(totals), locale, NAMES)

    def test_they_tell_the_end_and_who_was_ahead_when(self) -> None:
        assert self.say(GAME) == (
            "The points after each of 5 turns. At the end: Bob 14 and Ann 9. Turn 1: Ann ahead. Turn 2: Bob ahead."
            " Turns 3 to 4: Ann ahead. Turn 5: Bob ahead."
        )

    def test_nobody_is_ahead_of_an_equal(self) -> None:
        assert self.say([(0, 0), (5, 5)]) == "The points after 1 turn. At the end: Ann 5 and Bob 5."

    @pytest.mark.parametrize("locale", LOCALES)
    def test_they_stay_short_however_often_the_lead_changes(self, locale: str) -> None:
        words = alt(long_game(6, 80))
        assert len(CATALOGUE.say(words, locale, ["W" * 32] * 6)) <= LONGEST_ALT
        assert breadth(words) > LONGEST_ALT / 2

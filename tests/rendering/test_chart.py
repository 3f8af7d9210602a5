from __future__ import annotations

import re
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
    LEVELS = ("Computer (beginner)", "Computer (casual)", "Computer (strong)", "Computer (expert)")

    def test_the_levels_of_computers_can_be_told_apart(self) -> None:
        told = [charts._written(name, 1) for name in self.LEVELS]
        assert all(len(lines) == 2 for lines in told)
        assert len({lines[0].tobytes() for lines in told}) == 1
        assert len({lines[1].tobytes() for lines in told}) == len(told)

    @pytest.mark.parametrize("name", [*LEVELS, "W" * 32, "W " * 16, "Ann"])
    def test_they_leave_the_lines_most_of_the_picture(self, name: str) -> None:
        assert max(mask.width for mask in charts._written(name, 5)) <= charts.WIDEST_NAME < SIZE[0] / 4


class TestTheWords:
    def say(self, totals: Sequence[Sequence[int]], *winners: int) -> str:
        return CATALOGUE.say(alt(totals, winners), "en", NAMES)

    def test_they_tell_the_end_and_who_was_ahead_when(self) -> None:
        assert self.say(GAME, 1) == (
            "The points after each of 5 turns. At the end: Bob 14 and Ann 9. Bob won. The lead changed 3 times, the"
            " last time in turn 5. Turn 1: Ann ahead. Turn 2: Bob ahead. Turns 3 to 4: Ann ahead. Turn 5: Bob ahead."
        )

    def test_nobody_is_ahead_of_an_equal(self) -> None:
        assert self.say([(0, 0), (5, 5)], 0, 1) == (
            "The points after 1 turn. At the end: Ann 5 and Bob 5. Ann and Bob share the victory."
        )

    def test_who_is_in_front_again_after_a_tie_has_not_lost_the_lead(self) -> None:
        assert "The lead never changed. Turn 1: Ann ahead." in self.say([(0, 0), (1, 0), (1, 1), (2, 1)])
        assert "The lead changed once, in turn 3." in self.say([(0, 0), (1, 0), (1, 1), (1, 2)])

    @pytest.mark.parametrize("seats", [2, 6])
    def test_of_many_changes_the_last_are_told(self, seats: int) -> None:
        told = self.say(long_game(seats, 80), 1)
        assert "Turn 1: " not in told
        assert re.search(r"The lead changed \d+ times, the last time in turn 80\. Turn [67]", told)
        ahead = re.findall(r"(?<=Turn )\d+(?=: )", told)
        assert len(ahead) >= 4
        assert ahead == [str(turn) for turn in range(81 - len(ahead), 81)]

    @pytest.mark.parametrize("locale", LOCALES)
    def test_they_stay_short_however_often_the_lead_changes(self, locale: str) -> None:
        words = alt(long_game(6, 80), range(6))
        assert len(CATALOGUE.say(words, locale, ["W" * 32] * 6)) <= LONGEST_ALT
        assert breadth(words) > LONGEST_ALT / 2

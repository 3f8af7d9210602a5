"""The words that stand for the pictures."""

from __future__ import annotations

from importlib.resources import files

import pytest

from bot.core.text import Words
from bot.games.qwixx.describe import News, banner_alt, board_alt, board_text, newest, sheet_alt, stopped
from bot.games.qwixx.narrate import standings, text
from bot.games.qwixx.state import (
    Closed,
    Coloured,
    Ending,
    Event,
    Missed,
    Place,
    Resigned,
    Revealed,
    Roll,
    Rolled,
    Variant,
)
from bot.i18n.catalogue import LOCALES, Catalogue
from tests.games.qwixx.pictured import ALL_DICE, BONUS, FIVE, LAST_TURN, five, some, view

CATALOGUE = Catalogue([files("bot.games.qwixx") / "locales"])


def say(words: Words, *names: str, locale: str = "en") -> str:
    return CATALOGUE.say(words, locale, names or ("Ann", "Ben", "Cid", "Dan", "Eve"))


class TestTheTable:
    def test_it_tells_dice_marks_closings_misses_and_points(self) -> None:
        assert say(board_alt(some(3), LAST_TURN)) == (
            "Ben rolls. White 3 and 4 make 7; red 2, green 4 and blue 5. New marks: Ann Y12 and Ben R8. "
            "Row closed now: yellow. Cid takes a miss. Points: Ann 44, Ben 28 and Cid −16. "
            "Misses: Ann 1 and Cid 4."
        )

    def test_rows_closed_before_are_told_too(self) -> None:
        assert "Row closed before: yellow." in say(board_alt(five(), ()))

    def test_a_phase_without_marks_says_so(self) -> None:
        assert "No new marks." in say(board_alt(view(), [Revealed((None, None))]))
        assert "marks" not in say(board_alt(view(), ()))

    def test_at_the_end_it_tells_who_won(self) -> None:
        said = say(board_alt(some(3, ending=Ending.MISSES), LAST_TURN))
        assert said.startswith("The game is over, won by Ann. New marks:")

    def test_leavers_are_told(self) -> None:
        assert say(board_alt(view(), [Resigned(1)])).endswith("Ben left the game.")

    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_fullest_turn_with_the_longest_names_stays_short(self, locale: str) -> None:
        marks = Revealed((Place(1, 10), *[Place(0, 6)] * 4))
        recent: list[Event] = [marks, Closed(1, (0,)), Coloured(0, Place(3, 10)), Closed(3, (0,)), Resigned(4)]
        said = say(board_alt(five(), recent), *["W" * 32] * 5, locale=locale)
        assert 400 < len(said) <= 1000
        assert "WW -16" in said or "WW −16" in said


class TestOneSheet:
    def test_every_row_is_told(self) -> None:
        assert say(sheet_alt(some(2), 0)) == (
            "Ben rolls. White 3 and 4 make 7; red 2, green 4 and blue 5. Sheet 1, Ann: 44 points. 1 miss. "
            "red: marked 2, 3, 5, 6; open 7, 8, 9, 10, 11, 12. "
            "yellow: marked 4, 5, 6, 8, 10, 11, 12 and locked. "
            "green: marked 12, 10; open 9, 8, 7, 6, 5, 4, 3, 2. "
            "blue: marked none; open 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2."
        )

    def test_the_own_choice_is_told_to_its_owner_alone(self) -> None:
        shown = view(*FIVE[:2], viewer=0, decision=Place(0, 5))
        assert "Chosen, but not made yet: red 7." in say(sheet_alt(shown, 0))
        assert "Chosen" not in say(sheet_alt(shown, 1))

    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_longest_stays_short(self, locale: str) -> None:
        shown = view(*BONUS, variant=Variant.BIG_POINTS, viewer=1, decision=Place(0, 5))
        for seat in range(2):
            said = say(sheet_alt(shown, seat), *["W" * 32] * 2, locale=locale)
            assert 300 < len(said) <= 1000
            assert "12, 11, 10" in said


class TestTheSheetsInWords:
    def test_only_rows_that_are_begun_are_told(self) -> None:
        assert [say(line) for line in board_text(view(*FIVE[4:], FIVE[2]))] == [
            "Sheet 1, Ann: 24 points. red: marked 10; open 11, 12. yellow: marked 7; open 8, 9, 10, 11, 12. "
            "green: marked 9; open 8, 7, 6, 5, 4, 3, 2. blue: marked 11, 10, 9, 8, 7, 6; open 5, 4, 3, 2.",
            "Sheet 2, Ben: −16 points. 4 misses. yellow: marked 2; open 3, 4, 5, 6, 7, 8, 9, 10, 11, 12. "
            "blue: marked 12, 11; open 10, 9, 8, 7, 6, 5, 4, 3, 2.",
        ]

    def test_a_blank_sheet_says_so(self) -> None:
        assert say(board_text(view())[0]) == "Sheet 1, Ann: 0 points. Nothing is marked yet."

    def test_bonus_rows_have_both_colours(self) -> None:
        assert "red-yellow: marked 2, 3, 5; open" in say(board_text(view(*BONUS, variant=Variant.BIG_POINTS))[0])


class TestTheNewestTurn:
    def test_it_holds_both_phases(self) -> None:
        assert newest([*LAST_TURN[:2], Coloured(1, Place(3, 4))]) == News(
            marks=((0, Place(1, 10)), (1, Place(0, 6)), (1, Place(3, 4))), closed=(1,)
        )

    def test_a_new_roll_without_decisions_keeps_it(self) -> None:
        rolled = Rolled(2, Roll((1, 1), ALL_DICE), 6)
        assert newest([*LAST_TURN, rolled]) == newest(LAST_TURN) != News()

    def test_the_turn_before_is_old(self) -> None:
        rolled = Rolled(2, Roll((1, 1), ALL_DICE), 6)
        assert newest([*LAST_TURN, rolled, Missed(2, 1)]) == News(missed=(2,))

    def test_nothing_is_new_at_the_start(self) -> None:
        assert newest([Rolled(2, Roll((1, 1), ALL_DICE), 1)]) == News()


def test_a_stopped_table_waits_for_nobody() -> None:
    given_up = stopped(view(decided=(True, False)))
    assert given_up.decided == (True, True)
    assert "nobody" in say(text(given_up))
    assert not set("✅⏳🎲") & set(say(standings(given_up)))
    assert "rolls" in say(board_alt(view(decided=(True, False)), ()))
    assert "rolls" not in say(board_alt(given_up, ()))


@pytest.mark.parametrize(
    "words",
    [
        board_alt(five(), [*LAST_TURN, Resigned(3)]),
        board_alt(some(3, ending=Ending.ROWS), ()),
        sheet_alt(view(*BONUS, variant=Variant.BIG_POINTS, viewer=0, decision=Place(0, 5)), 0),
        sheet_alt(view(variant=Variant.MIXX_A), 1),
        *board_text(five()),
        banner_alt(),
    ],
)
def test_no_markup_is_left_for_a_screen_reader_to_spell(words: Words) -> None:
    for locale in LOCALES:
        assert not set("*_`▶✅⏳🎲") & set(say(words, locale=locale))

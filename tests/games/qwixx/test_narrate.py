"""Qwixx told: the sentences that a player reads, in English."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from bot.core.chance import Chance
from bot.core.text import Words
from bot.games.qwixx.choosing import choices
from bot.games.qwixx.describe import board_alt, board_text, sheet_alt
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.guide import rules_text
from bot.games.qwixx.narrate import allowed, choice_words, options_text, score_text, standings, tell, text
from bot.games.qwixx.state import (
    Closed,
    Colour,
    Coloured,
    Ended,
    Ending,
    Event,
    Missed,
    Options,
    Phase,
    Place,
    Resigned,
    Revealed,
    Roll,
    Rolled,
    RolledOff,
    Variant,
)
from bot.i18n.catalogue import LOCALES, Catalogue
from tests.games.qwixx.pictured import ALL_DICE, BONUS, FIVE, WITHOUT_YELLOW, sheet, some, view

CATALOGUE = Catalogue([files("bot.games.qwixx") / "locales"])


def say(words: Words, *names: str, locale: str = "en") -> str:
    return CATALOGUE.say(words, locale, names or ("Ann", "Ben", "Cid", "Dan", "Eve"))


def told(event: Event, variant: Variant = Variant.CLASSIC) -> str:
    return say(tell(event, Options(variant)))


class TestTheStart:
    def test_the_highest_sum_starts(self) -> None:
        assert told(RolledOff(((7, 9, 4),), 1)) == (
            "Everybody rolled two dice: Ann 7, Ben 9 and Cid 4. **Ben** starts."
        )

    def test_only_the_tied_roll_again(self) -> None:
        assert told(RolledOff(((9, 9, 4), (3, 8, None)), 1)) == (
            "Everybody rolled two dice: Ann 9, Ben 9 and Cid 4. "
            "After the tie once more: Ann 3 and Ben 8. **Ben** starts."
        )


class TestTheRoll:
    def test_all_dice_are_told_with_the_white_sum(self) -> None:
        assert told(Rolled(0, Roll((3, 4), ALL_DICE), 1)) == (
            "🎲 **Ann** rolls 3 + 4 = **7** with the white dice; red 2, yellow 6, green 4 and blue 5."
        )

    def test_dice_that_left_are_not(self) -> None:
        assert "yellow" not in told(Rolled(0, Roll((3, 4), WITHOUT_YELLOW), 1))


class TestMarks:
    def test_each_white_mark_has_its_line(self) -> None:
        assert told(Revealed((Place(0, 5), None, Place(3, 5)))) == (
            "**Ann** marked red 7.\n**Cid** marked blue 7.\nNobody else marked the white sum."
        )

    def test_nobody_is_missing_when_all_marked(self) -> None:
        assert told(Revealed((Place(0, 5), Place(1, 5)))) == "**Ann** marked red 7.\n**Ben** marked yellow 7."

    def test_a_phase_without_marks_is_told_too(self) -> None:
        assert told(Revealed((None, None))) == "Nobody marked the white sum."

    @pytest.mark.parametrize(
        ("variant", "place", "name"),
        [
            (Variant.MIXX_A, Place(0, 0), "yellow 2"),
            (Variant.MIXX_B, Place(0, 0), "red 10"),
            (Variant.BIG_POINTS, Place(4, 5), "red-yellow 7"),
        ],
    )
    def test_a_cell_is_called_as_its_sheet_prints_it(self, variant: Variant, place: Place, name: str) -> None:
        assert told(Coloured(1, place), variant) == f"**Ben** marked {name} with a colour die."

    def test_passing_the_colour_dice(self) -> None:
        assert told(Coloured(1, None)) == "**Ben** marked nothing with a colour die."

    def test_a_miss_tells_how_many_there_are(self) -> None:
        assert told(Missed(1, 3)) == "✖ **Ben** takes a miss, 3 of 4: 5 points less at the end."


class TestClosing:
    def test_it_tells_who_locked_and_which_die_leaves(self) -> None:
        assert told(Closed(1, (0,))) == "🔒 The yellow row is closed by **Ann**. The yellow die leaves the game."
        assert "closed by **Ann** and **Cid**." in told(Closed(1, (0, 2)))

    def test_mixed_rows_are_called_by_their_place(self) -> None:
        assert told(Closed(0, (0,)), Variant.MIXX_A) == (
            "🔒 The first row is closed by **Ann**. The red die leaves the game."
        )


class TestTheEnd:
    @pytest.mark.parametrize("ending", Ending)
    def test_each_ending_says_why(self, ending: Ending) -> None:
        said = told(Ended(ending, (20, 21, 5), (2, 1, 3)))
        assert said.startswith("The game is over: ")
        assert said.endswith("**Ben** wins with 21 points.")

    def test_equal_points_share_the_victory(self) -> None:
        said = told(Ended(Ending.ROWS, (20, 20, 5), (1, 1, 3)))
        assert said.endswith("**Ann** and **Ben** share the victory with 20 points each.")

    def test_who_leaves_cannot_win(self) -> None:
        assert "can't win" in told(Resigned(1))
        over = some(2, ending=Ending.LEFT_ALONE, out=frozenset({0}), places=(2, 1))
        assert say(standings(over)) == "🥇 Ben: **28**\n2. Ann: 44 · left the game"
        assert "only one player is left" in say(text(over))


class TestStandings:
    def test_a_line_a_seat_in_the_order_of_the_sheets(self) -> None:
        shown = some(4, decided=(True, False, True, True), out=frozenset({3}))
        assert say(standings(shown)).split("\n") == [
            "✅ 1. Ann: **44** · 1 miss",
            "⏳ 2. 🎲 Ben: **28**",
            "✅ 3. Cid: **−16** · 4 misses",
            "4. Dan: 26 · left the game",
        ]

    def test_what_was_decided_does_not_show(self) -> None:
        decided = {"decided": (True, False), "viewer": 0}
        first, other = (some(2, decision=place, **decided) for place in (Place(0, 5), None))
        for words in (standings, text, score_text):
            assert words(first) == words(other)
        assert board_alt(first, ()) == board_alt(other, ())
        assert board_text(first) == board_text(other)


class TestWhatIsOwed:
    def test_everybody_may_mark_the_white_sum(self) -> None:
        assert say(text(view())) == (
            "White dice: everybody may mark one **7**, or pass. After that Ben may also use a colour die."
        )

    def test_the_colour_dice_may_be_used_after_a_white_mark(self) -> None:
        assert "Ben may mark" in say(text(view(phase=Phase.COLOUR, marked=Place(0, 5))))

    def test_or_must_or_a_miss_is_taken(self) -> None:
        assert "Ben must mark" in say(text(view(phase=Phase.COLOUR)))
        assert "or take a miss" in say(text(view(phase=Phase.COLOUR)))

    def test_a_table_given_up_owes_nothing(self) -> None:
        assert "nobody has to decide" in say(text(view(decided=(True, True))))


class TestWhatIsAllowed:
    FULL = sheet("......x", "......x", "......x", "......x")
    """Nothing here can take a 7."""

    @pytest.mark.parametrize(
        ("changes", "said"),
        [
            ({"viewer": 0}, "You may mark one **7**, or pass; passing costs you nothing."),
            ({"viewer": 1}, "If you mark nothing in either step, you take a miss."),
            ({"viewer": 0, "phase": Phase.COLOUR}, "Ben has the colour dice now"),
            ({"viewer": 1, "phase": Phase.COLOUR}, "You must mark"),
            ({"viewer": 1, "phase": Phase.COLOUR, "marked": Place(0, 5)}, "or pass; passing costs you nothing."),
            ({"viewer": 0, "out": frozenset({0})}, "You left this game"),
            ({"viewer": 0, "ending": Ending.ROWS}, "The game is over"),
        ],
    )
    def test_it_depends_on_phase_and_seat(self, changes: dict[str, Any], said: str) -> None:
        assert said in say(allowed(view(**changes)))

    def test_who_has_no_mark_need_not_decide(self) -> None:
        assert "You can't mark a 7 anywhere" in say(allowed(view(self.FULL, self.FULL, viewer=0)))

    def test_without_a_colour_mark_the_white_one_is_the_last_chance(self) -> None:
        stuck = sheet("......x", "..........x", "..........x", "....x")
        dice = Roll((3, 4), {Colour.RED: 1, Colour.BLUE: 6})
        shown = view(sheet(), stuck, viewer=1, roll=dice, closed=frozenset({1, 2}))
        assert choices(shown)
        assert "Mark one **7**, or take a miss." in say(allowed(shown))


class TestPoints:
    def test_each_row_counts_with_its_lock(self) -> None:
        assert say(score_text(some(2))).split("\n")[1:] == [
            "1. Ann: **44** · red: 4 = 10 · yellow: 8 🔒 = 36 · green: 2 = 3 · blue: 0 = 0 · 1 miss = −5",
            "2. Ben: **28** · red: 3 = 6 · yellow: 3 = 6 · green: 5 = 15 · blue: 1 = 1",
        ]

    def test_bonus_cells_count_in_both_rows(self) -> None:
        told = say(score_text(view(*BONUS, variant=Variant.BIG_POINTS)))
        assert "1. Ann: **56** · red: 7 = 28 · yellow: 6 = 21 · green: 3 = 6 · blue: 1 = 1" in told

    def test_mixed_rows_go_by_number(self) -> None:
        assert "row 1: 4 = 10 · row 2: 8 🔒 = 36" in say(score_text(view(*FIVE[:2], variant=Variant.MIXX_A)))


class TestAChoice:
    @pytest.mark.parametrize(
        ("place", "words"),
        [
            (Place(0, 5), "red 7"),
            (Place(0, 7), "red 9 · skips 2"),
            (Place(0, 10), "red 12 · skips 5 · locks"),
            (Place(3, 0), "blue 12"),
        ],
    )
    def test_it_says_what_is_lost_and_whether_it_locks(self, place: Place, words: str) -> None:
        assert say(choice_words(some(2), 0, place)) == words


class TestRules:
    @pytest.mark.parametrize("variant", Variant)
    def test_each_sheet_has_its_own_paragraph(self, variant: Variant) -> None:
        own = {
            Variant.CLASSIC: "**The sheet.**",
            Variant.MIXX_A: "**Mixx A.**",
            Variant.MIXX_B: "**Mixx B.**",
            Variant.BIG_POINTS: "**Big Points.**",
        }
        said = "\n".join(map(say, rules_text(Options(variant))))
        assert [sign for sign in own.values() if sign in said] == [own[variant]]

    def test_on_board_is_explained_as_left_out(self) -> None:
        assert "*On Board* is left out" in "\n".join(map(say, rules_text(Options())))

    @pytest.mark.parametrize("variant", Variant)
    def test_a_lobby_names_its_sheet(self, variant: Variant) -> None:
        assert say(options_text(Options(variant))).startswith("Sheet: **")


@pytest.mark.parametrize("variant", Variant)
def test_a_whole_game_can_be_told_in_every_language(variant: Variant) -> None:
    names = ["W" * 32] * 5
    chance = Chance(f"a game to tell {variant.value}")
    transition = QWIXX.setup([0] * 5, Options(variant), chance)
    computer = QWIXX.yardsticks["skip1"]
    count = 0
    while actors := QWIXX.actors(transition.state):
        seat = min(actors)
        transition = QWIXX.apply(transition.state, seat, computer(QWIXX.view(transition.state, seat), chance))
        if not transition.events:
            continue
        public, own = QWIXX.view(transition.state, None), QWIXX.view(transition.state, seat)
        locale = LOCALES[count % len(LOCALES)]
        happened = [tell(event, Options(variant)) for event in transition.events]
        for words in (*happened, standings(public), text(public), score_text(public), allowed(own)):
            assert say(words, *names, locale=locale)
        for alt in (board_alt(public, transition.events), sheet_alt(own, seat)):
            assert len(say(alt, *names, locale=locale)) <= 1000
        for line in board_text(public):
            assert len(say(line, *names, locale=locale)) <= 1000
        count += 1
    assert count > 10
    assert say(board_alt(public, transition.events)).startswith("The game is over, won by")

"""Each piece of advice of the rule text, at a table where it speaks for a decision or against it."""

from __future__ import annotations

import pytest

from bot.core.advice import MOST_REASONS
from bot.core.figures import figure
from bot.core.game import Weighed
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.games.qwixx import advice
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import mark_name
from bot.games.qwixx.state import Options, Pass, View
from tests.games.qwixx.hinted import HINTED
from tests.games.qwixx.tables import CLASSIC, action, place


def seen(name: str) -> View:
    return QWIXX.view(HINTED[name].state, HINTED[name].seat)


def told(name: str) -> list[Text]:
    """The reasons there, the weightiest first."""
    view = seen(name)
    reasons = advice.reasons(view, QWIXX.read(HINTED[name].move, view))
    return [reason for reason in reasons if isinstance(reason, Text)]


def keys(name: str) -> list[str]:
    return [reason.key.removeprefix("qwixx-reason-") for reason in told(name)]


def param(reason: Text, name: str) -> Words | int:
    return dict(reason.params)[name]


def reason(name: str, key: str) -> Text:
    return next(each for each in told(name) if each.key == f"qwixx-reason-{key}")


class TestNoBigJumpsAtTheBeginning:
    """If you mark a red 6 at once, you lose the 2, 3, 4 and 5 for good."""

    def test_a_jump_is_warned_of_with_every_number_that_it_gives_up(self) -> None:
        assert keys("jump")[0] == "jump"
        assert (param(told("jump")[0], "count"), param(told("jump")[0], "numbers")) == (4, "2, 3, 4, 5")

    def test_a_step_tells_the_few_that_it_gives_up(self) -> None:
        assert param(reason("skips", "skips"), "numbers") == "6"
        assert param(reason("skips-two", "skips"), "numbers") == "6, 7"


class TestMarkCompactly:
    """Try to go from left to right as compactly as possible."""

    def test_a_mark_that_gives_up_nothing_is_praised(self) -> None:
        assert "compact" in keys("compact")

    def test_long_rows_count_most(self) -> None:
        assert param(reason("more-crosses", "more-crosses"), "count") == 4

    def test_the_fifth_cross_opens_the_way_to_the_lock(self) -> None:
        assert "may-close" in keys("may-close")
        assert "more-crosses" not in keys("may-close")


class TestKeepOptions:
    """Find the balance between marking much and keeping options for the turns to come."""

    @pytest.mark.parametrize(("name", "least"), [("keeps-options", 1), ("keeps-more-options", 2)])
    def test_passing_keeps_what_each_mark_would_give_up(self, name: str, least: int) -> None:
        assert param(reason(name, "keeps-options"), "count") == least

    @pytest.mark.parametrize(("name", "skips"), [("later", 0), ("later-with-one", 1), ("later-with-two", 2)])
    def test_a_colour_die_may_give_a_better_mark(self, name: str, skips: int) -> None:
        assert param(reason(name, "later"), "count") == skips

    def test_a_colour_die_may_give_one_as_good(self) -> None:
        assert keys("later-as-good") == ["later", "free-active"]


class TestWatchWhoIsAboutToCloseARow:
    """Keep an eye on the others' sheets: if one is about to close a row that could bring you much, hurry."""

    def test_the_opponent_and_the_row_are_named(self) -> None:
        rival = reason("rival", "rival")
        assert param(rival, "players") == Listed((SeatName(1),))
        assert param(rival, "row") == Text("qwixx-row-red")

    def test_several_are_named_together(self) -> None:
        assert param(reason("rivals", "rival"), "count") == 2

    def test_who_passes_hears_of_them_too(self) -> None:
        assert "rival" in keys("rival-later")


class TestCloseARow:
    """The last number of a row brings the lock, one more cross."""

    def test_the_lock_comes_first(self) -> None:
        assert keys("closes")[0] == "closes"

    def test_what_the_row_loses_when_it_is_closed_is_no_jump(self) -> None:
        assert "jump" not in keys("closes")

    @pytest.mark.parametrize("how", ["ahead", "level", "behind"])
    def test_the_second_row_ends_the_game_for_better_or_worse(self, how: str) -> None:
        assert keys(f"ends-{how}")[0] == f"ends-{how}"

    def test_who_passes_hears_that_a_mark_would_end_the_game_too_early(self) -> None:
        assert keys("no-end")[0] == "no-end"
        assert keys("no-way-on")[0] == "ends-behind"
        assert "no-end" not in keys("no-way-on")

    def test_or_that_a_mark_would_end_it_at_all(self) -> None:
        assert "goes-on" in keys("goes-on")


class TestAvoidAMiss:
    """A roller who marks nothing in both actions takes a miss; the others never do."""

    def test_a_mark_that_saves_one_says_so(self) -> None:
        assert keys("saves-miss")[0] == "saves-miss"

    def test_a_mark_with_the_white_dice_makes_safe(self) -> None:
        assert "no-miss" in keys("no-miss")

    def test_passing_tells_what_it_costs(self) -> None:
        assert keys("miss")[0] == "miss"
        for name in ("free", "free-active", "free-marked"):
            assert name in keys(name)
            assert "miss" not in keys(name)

    def test_the_fourth_ends_the_game(self) -> None:
        assert keys("last-miss")[:2] == ["ends-behind", "miss"]


class TestReasons:
    @pytest.mark.parametrize("name", HINTED)
    def test_there_are_one_to_three(self, name: str) -> None:
        assert 1 <= len(told(name)) <= MOST_REASONS

    def test_a_bonus_cell_counts_twice(self) -> None:
        assert "bonus" in keys("bonus")

    def test_the_public_gets_none(self) -> None:
        assert advice.reasons(QWIXX.view(HINTED["miss"].state, None), Pass()) == []


class TestAdvice:
    def test_a_mark_comes_in_letters_and_by_name_with_its_figures(self) -> None:
        best = Weighed(action("R7"), 2, 1.26, 0.04)
        words, other = advice.advice(seen("skips"), [best, Weighed(Pass(), 0, 0.4)])
        assert isinstance(words, Joined)
        assert words.parts[0] == Text("qwixx-advised", code="R7", mark=mark_name(LAYOUTS[CLASSIC], place("R7")))
        figures = words.parts[1]
        assert isinstance(figures, Text)
        assert figures == Text("advice-figures", points=2, later=Text("advice-best"), risk=figure(0.0))
        assert isinstance(other, Joined)
        less = Text("advice-less", less=figure(0.86))
        assert other.parts[1] == Text("advice-figures", points=0, later=less, risk=figure(0.0))

    def test_a_decision_by_itself_is_a_part_of_a_sentence(self) -> None:
        assert advice.move(action("R7"), Options()) == mark_name(LAYOUTS[CLASSIC], place("R7"))
        assert advice.move(Pass(), Options()) == Text("qwixx-move-pass")

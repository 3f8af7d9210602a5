"""Each piece of advice of the rule texts, in a position where it speaks for a move or against it."""

from __future__ import annotations

import pytest

from bot.core.advice import MOST_REASONS
from bot.core.figures import figure
from bot.core.game import Weighed
from bot.core.text import Joined, Text, Words
from bot.games.qwirkle import advice, composing
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.notation import tile_name
from bot.games.qwirkle.plays import best_plays
from bot.games.qwirkle.state import Action, Options, View
from tests.games.qwirkle.hinted import BOB, HINTED
from tests.games.qwirkle.tables import play, rows, swap, table, tiles


def seen(name: str) -> View:
    return QWIRKLE.view(HINTED[name].state, 0)


def told(name: str) -> list[Text]:
    """The reasons there, the weightiest first."""
    view = seen(name)
    best = best_plays(view, most=1)
    action = QWIRKLE.read(HINTED[name].move, view)
    reasons = advice.reasons(view, action, best[0] if best else None)
    return [reason for reason in reasons if isinstance(reason, Text)]


def keys(name: str) -> list[str]:
    return [reason.key.removeprefix("qwirkle-reason-") for reason in told(name)]


def param(reason: Text, name: str) -> Words | int:
    return dict(reason.params)[name]


class TestMultipleLines:
    """Try to play tiles that fit in several lines at once to get more points."""

    def test_it_tells_in_how_many_lines_a_play_scores(self) -> None:
        assert keys("several-lines")[0] == "several-lines"
        assert param(told("several-lines")[0], "count") == 3

    def test_a_qwirkle_tells_its_bonus_and_two_of_them_both(self) -> None:
        one, two = told("qwirkle")[0], told("two-qwirkles")[0]
        assert [(param(each, "count"), param(each, "points")) for each in (one, two)] == [(1, 6), (2, 12)]


class TestAvoidLinesOfFive:
    """Avoid making lines of five, because you would let the opponent make a Qwirkle."""

    def test_it_warns_and_counts_the_completing_tiles_that_are_unseen(self) -> None:
        warned = told("five-open")[0]
        assert warned.key == "qwirkle-reason-five-open"
        assert (param(warned, "tile"), param(warned, "count")) == (tile_name(*tiles("RX")), 3)

    @pytest.mark.parametrize("name", ["five-yours", "five-dead", "five-no-room"])
    def test_a_line_that_nobody_else_can_complete_is_no_danger(self, name: str) -> None:
        assert name in keys(name)
        assert "five-open" not in keys(name)

    def test_a_play_that_leaves_none_is_praised_beside_a_richer_one_that_does(self) -> None:
        assert "no-five" in keys("no-five")
        assert param(told("no-five")[0], "play") == "RL M30"


class TestCountTheTiles:
    """Count the tiles: if you wait for a yellow circle, check whether all three have been played."""

    def test_the_tile_you_wait_for_is_counted(self) -> None:
        waits = next(reason for reason in told("awaited") if reason.key == "qwirkle-reason-awaited")
        assert (param(waits, "held"), param(waits, "tile")) == (tile_name(*tiles("RX")), tile_name(*tiles("RL")))
        assert (param(waits, "count"), param(waits, "of")) == (3, 3)

    def test_it_says_when_none_is_left(self) -> None:
        assert "awaited-none" in keys("awaited-none")
        assert "awaited" not in keys("awaited-none")


class TestHoldATileThatCompletesTwoDirections:
    """Sometimes keep a tile that completes two directions."""

    def test_the_tile_its_cell_and_its_points_are_told(self) -> None:
        keeps = told("two-directions")[0]
        assert keeps.key == "qwirkle-reason-two-directions"
        assert [param(keeps, name) for name in ("tile", "cell", "points")] == [tile_name(*tiles("RD")), "P30", 6]


class TestAWellChosenExchange:
    """A well-chosen exchange costs a turn but can spare several turns of weak plays."""

    def test_it_tells_what_the_best_play_would_score(self) -> None:
        assert keys("best-play")[0] == "best-play"
        assert param(told("best-play")[0], "points") == 2

    def test_it_tells_that_nothing_fits(self) -> None:
        assert keys("must-swap")[0] == "must-swap"

    def test_it_tells_which_tiles_stay_together(self) -> None:
        keeps = next(reason for reason in told("must-swap") if reason.key == "qwirkle-reason-keeps-set")
        assert (param(keeps, "tiles"), param(keeps, "count")) == ("BT BL BX", 3)

    def test_a_tile_held_twice_is_of_little_use(self) -> None:
        assert "double" in keys("double")


class TestTheLastTile:
    """Whoever plays all their tiles with an empty bag ends the game and gets six more points."""

    def test_a_play_that_ends_the_game_says_so_first(self) -> None:
        assert keys("last-tile")[0] == "last-tile"


class TestReasons:
    @pytest.mark.parametrize("name", HINTED)
    def test_there_are_one_to_three(self, name: str) -> None:
        assert 1 <= len(told(name)) <= MOST_REASONS

    def test_a_plain_play_tells_what_it_keeps(self) -> None:
        assert keys("keeps") == ["keeps"]

    def test_the_starter_hears_of_the_set_that_is_owed(self) -> None:
        assert "opening" in keys("opening")


class TestAdvice:
    def test_a_move_comes_in_letters_and_in_names_with_its_figures(self) -> None:
        view = seen("two-directions")
        best: Weighed[Action] = Weighed(play("YC N31"), 2, 3.25, -0.5)
        words, other = advice.advice(view, [best, Weighed(swap("RD"), 0, -1.0)])
        assert isinstance(words, Joined)
        assert words.parts[0] == Text(
            "qwirkle-advised", move="YC N31", names=Joined((Joined((tile_name(*tiles("YC")), "N31"), " "),), ", ")
        )
        figures = words.parts[1]
        assert isinstance(figures, Text)
        assert figures == Text("advice-figures", points=2, later=Text("advice-best"), risk=figure(-0.5))
        assert isinstance(other, Joined)
        less = Text("advice-less", less=figure(4.25))
        assert other.parts[1] == Text("advice-figures", points=0, later=less, risk=figure(0.0))

    def test_the_same_tiles_elsewhere_are_no_other_choice(self) -> None:
        assert advice.alike(play("RX N30, RL O30")) == advice.alike(play("RL N30, RX P30"))
        assert advice.alike(play("RX N30")) != advice.alike(play("RX N30, RL O30"))
        assert advice.alike(swap("RX")) != advice.alike(play("RX N30"))

    def test_a_move_by_itself_is_a_part_of_a_sentence(self) -> None:
        view = seen("must-swap")
        assert advice.move(QWIRKLE.read("swap GT GL", view)) == Text("qwirkle-move-swap", tiles="GT GL")
        assert advice.move(play("RX N30, RC O30")) == "RX N30, RC O30"


class TestTakingItUp:
    @pytest.mark.parametrize(
        ("board", "hand", "move"),
        [
            ("RC RS RD", "RX RT RL", "RX M30, RT Q30, RL R30"),
            ("RC .. RD\n.. .. GD", "RS RT GT", "RS O30, RT Q30"),
            ("RC RS RD", "GD BD OD", "GD P29, BD P31, OD P32"),
        ],
    )
    def test_the_tiles_are_laid_in_an_order_in_which_each_fits(self, board: str, hand: str, move: str) -> None:
        state = table(board=rows(board), hands=[hand, BOB], options=Options())
        view = QWIRKLE.view(state, 0)
        draft = composing.draft_of_play(view, play(move))
        assert composing.play_of_draft(draft) == play(move)
        assert composing.refitted(view, draft) == (draft, ())

"""Qwirkle told: the sentences that a player reads, in English."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from bot.core.chance import Chance
from bot.core.text import Words
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.narrate import (
    allowed,
    bag_text,
    board_alt,
    board_text,
    hand_alt,
    points,
    rules_text,
    standings,
    tell,
    text,
)
from bot.games.qwirkle.notation import parse_cell, parse_play, parse_tile_code, placements_text
from bot.games.qwirkle.sampling import unseen
from bot.games.qwirkle.state import (
    Axis,
    Board,
    Cell,
    Edition,
    Ended,
    Ending,
    Event,
    Opened,
    Options,
    Passed,
    Placement,
    Play,
    Played,
    Resigned,
    Score,
    ScoredLine,
    Swapped,
    TieBreak,
    Tiles,
    View,
)
from bot.i18n.catalogue import Catalogue

CATALOGUE = Catalogue([files("bot.games.qwirkle") / "locales"])


def say(words: Words, *names: str) -> str:
    return CATALOGUE.say(words, "en", names or ("Ann", "Ben", "Cid"))


def cells(labels: str) -> tuple[Cell, ...]:
    return tuple(map(parse_cell, labels.split()))


def laid(typed: str) -> tuple[Placement, ...]:
    return parse_play(typed).placements


def board(typed: str) -> Board:
    return {cell: tile for tile, cell in laid(typed)}


def hand(codes: str) -> Tiles:
    return tuple(map(parse_tile_code, codes.split()))


ROW = ScoredLine(Axis.ACROSS, cells("N30 O30 P30"), 3)
SIX = ScoredLine(Axis.DOWN, cells("O27 O28 O29 O30 O31 O32"), 6, 6)


def view(**changes: Any) -> View:
    usual: dict[str, Any] = {
        "viewer": 0,
        "options": Options(),
        "board": board("RC N30 RS O30 RD P30 GS O31 YC N29"),
        "hand": hand("RC RC GL"),
        "hand_sizes": (3, 6, 6),
        "bag": 60,
        "scores": (20, 25, 3),
        "sets": (3, 2, 1),
        "seat": 0,
        "opening": 0,
        "turn": 4,
        "out": frozenset(),
        "ending": None,
        "places": (),
        "last": cells("O31"),
    }
    return View(**{**usual, **changes})


class TestTheStart:
    def test_the_largest_set_starts_and_all_sizes_are_told(self) -> None:
        told = say(tell(Opened(0, (4, 3, 2), (0,), TieBreak.ELDEST)))
        assert "Ann 4, Ben 3 and Cid 2" in told
        assert "**Ann** has the largest set and starts. The first play is a set of 4 tiles." in told

    def test_after_a_tie_the_oldest_account_starts(self) -> None:
        told = say(tell(Opened(1, (3, 3, 2), (0, 1), TieBreak.ELDEST)))
        assert "Ann and Ben tie" in told
        assert "**Ben** has the oldest account" in told

    def test_after_a_tie_the_lot_may_decide(self) -> None:
        told = say(tell(Opened(1, (1, 1, 1), (0, 1, 2), TieBreak.LOT)))
        assert "**Ben** starts, by lot. The first play is one tile." in told


class TestMoves:
    def test_a_play_is_told_with_its_notation_and_breakdown(self) -> None:
        told = say(tell(Played(0, laid("RC N30 RS O30"), Score((ROW, SIX)), 2)))
        assert told == "**Ann** laid RC N30, RS O30: **15** points\nrow 30: 3 · column O: 6 + 6 · Qwirkle!"

    def test_the_last_tile_counts_apart(self) -> None:
        told = say(tell(Played(0, laid("RC N30"), Score((SIX, SIX), last_tile=6), 0)))
        assert "**30** points" in told
        assert told.endswith("last tile: 6 · Double Qwirkle!")

    def test_a_single_first_tile_counts_one(self) -> None:
        assert say(tell(Played(0, laid("RC N30"), Score((), lone=1), 1))) == (
            "**Ann** laid RC N30: **1** point\nfirst tile: 1"
        )

    def test_an_exchange_tells_how_many_and_nothing_else(self) -> None:
        assert say(tell(Swapped(1, 1))) == "**Ben** exchanged one tile."
        assert say(tell(Swapped(1, 6))) == "**Ben** exchanged 6 tiles."

    def test_a_pass_is_explained(self) -> None:
        assert "the bag is empty" in say(tell(Passed(2)))

    def test_who_leaves_cannot_win(self) -> None:
        assert "One tile went back" in say(tell(Resigned(1, 1)))
        assert "6 tiles went back" in say(tell(Resigned(1, 6)))
        assert "back" not in say(tell(Resigned(1, 0)))


class TestTheEnd:
    @pytest.mark.parametrize("ending", Ending)
    def test_each_ending_says_why(self, ending: Ending) -> None:
        told = say(tell(Ended(ending, (20, 21, 5), (2, 1, 3))))
        assert told.startswith("The game is over: ")
        assert told.endswith("**Ben** wins with 21 points.")

    def test_equal_points_share_the_victory(self) -> None:
        told = say(tell(Ended(Ending.BLOCKED, (20, 20, 5), (1, 1, 3))))
        assert told.endswith("**Ann** and **Ben** share the victory with 20 points each.")

    def test_places_go_before_points_for_who_left(self) -> None:
        over = view(ending=Ending.LEFT_ALONE, seat=None, places=(1, 2, 2), out=frozenset({1, 2}))
        assert say(standings(over)) == ("🥇 Ann: **20**\n2. Ben: 25 · left the game\n2. Cid: 3 · left the game")
        assert "**Ann** wins with 20 points." in say(text(over))


class TestPoints:
    def test_each_line_is_told_with_its_cells(self) -> None:
        assert say(points(Score((ROW, SIX), last_tile=6))).split("\n") == [
            "row 30 (N30–P30): 3",
            "column O (O27–O32): 6 + 6 for the Qwirkle = 12",
            "last tile of the game: 6",
            "Together **21** points",
        ]

    def test_one_lone_tile(self) -> None:
        assert say(points(Score((), lone=1))) == "a single first tile: 1\nTogether **1** point"


class TestTheTable:
    def test_the_most_points_stand_first_and_the_turn_is_marked(self) -> None:
        assert say(standings(view(out=frozenset({1}), hand_sizes=(1, 0, 6)))) == (
            "▶ Ann: **20** · 1 tile\nCid: **3** · 6 tiles\nBen: 25 · left the game"
        )

    def test_the_bag(self) -> None:
        assert say(text(view())) == "60 tiles are left in the bag."
        assert "One tile is left" in say(text(view(bag=1)))
        assert "ends the game and gets 6 points" in say(text(view(bag=0)))

    def test_the_opening_play_is_owed(self) -> None:
        assert "lays 3 tiles of one colour or one shape" in say(text(view(opening=3, board={})))

    def test_the_whole_board_in_words(self) -> None:
        assert [say(line) for line in board_text(view())] == [
            "row 30 (N30–P30), red: circle, square, diamond",
            "column N (N29–N30), circle: yellow, red",
            "column O (O30–O31), square: red, green",
        ]
        assert [say(line) for line in board_text(view(board={}))] == ["The table is empty."]
        assert [say(line) for line in board_text(view(board=board("RC N30")))] == ["N30: red circle"]
        assert [say(line) for line in board_text(view(board=board("RC N30 GS O30")))] == [
            "row 30 (N30–O30): red circle, green square"
        ]


class TestWhatIsAllowed:
    @pytest.mark.parametrize(
        ("changes", "has_play", "said"),
        [
            ({}, True, "exchange up to 6 tiles instead"),
            ({"bag": 1}, True, "exchange one tile instead"),
            ({"bag": 0}, True, "Lay tiles: the bag is empty"),
            ({}, False, "You must exchange at least one tile, and at most 6."),
            ({"bag": 1}, False, "You must exchange a tile."),
            ({"bag": 0}, False, "so the bot passes for you"),
            ({"seat": 1}, True, "It is the turn of Ben."),
            ({"opening": 3, "board": {}}, True, "lay 3 tiles"),
            ({"out": frozenset({0}), "seat": 1}, False, "You left this game"),
            ({"ending": Ending.BLOCKED, "seat": None, "places": (1, 2, 3)}, False, "The game is over"),
        ],
    )
    def test_it_depends_on_turn_hand_and_bag(self, changes: dict[str, Any], has_play: bool, said: str) -> None:
        now = view(hand=hand("RC RC GL BT OX PD"), **changes)
        told = say(allowed(now, has_play=has_play))
        assert said in told
        assert "Nobody passes by choice" in told


class TestAltTexts:
    def test_the_board_tells_the_last_play_first_and_its_lines_last(self) -> None:
        recent: list[Event] = [Swapped(0, 2), Played(1, laid("GS O31"), Score((ROW,)), 1)]
        assert say(board_alt(view(), recent)) == (
            "Ben laid GS O31 for 3 points. It is the turn of Ann. Points: Ben 25, Ann 20 and Cid 3. "
            "5 tiles lie in columns N to P and rows 29 to 31. 60 tiles in the bag. "
            "Before that: Ann exchanged 2 tiles. Lines of the last play: column O: RS O30, GS O31."
        )

    def test_the_largest_table_with_the_longest_names_stays_short(self) -> None:
        across = [f"RC {column}30" for column in ("NA", "NB", "NC", "ND", "NE", "NF")]
        down = [f"RC {cell[3:5]}{row}" for cell in across for row in range(25, 35) if row != 30]
        crowded = dict(board(", ".join(across)))
        for start in range(0, len(down), 6):
            crowded.update(board(", ".join(down[start : start + 6])))
        row = parse_play(", ".join(across)).placements
        recent: list[Event] = [Played(seat, row, Score((SIX,) * 7), 6) for seat in range(6)]
        full = view(
            board=crowded,
            last=tuple(cell for _, cell in row),
            scores=(1000,) * 6,
            hand_sizes=(6,) * 6,
            sets=(1,) * 6,
            out=frozenset(),
        )
        for count in range(7):
            said = say(board_alt(full, recent[:count]), *["W" * 32] * 6)
            assert 400 < len(said) <= 1000
            assert said.endswith(".")

    def test_alt_texts_hold_no_markup(self) -> None:
        recent: list[Event] = [
            Opened(0, (1, 1, 1), (0,), TieBreak.LOT),
            Played(0, laid("RC N30"), Score((), lone=1), 1),
            Swapped(0, 1),
            Passed(1),
            Resigned(2, 3),
            Ended(Ending.BLOCKED, (1, 2, 3), (3, 2, 1)),
        ]
        over = view(ending=Ending.BLOCKED, places=(3, 2, 1), seat=None, bag=0)
        for now in (view(), over, view(board={}), view(bag=1), view(board=board("RC N30"))):
            said = say(board_alt(now, recent)) + say(hand_alt(now)) + "".join(map(say, board_text(now)))
            assert not set("*_`▶") & set(said)
        assert "won by Cid" in say(board_alt(over, recent))

    def test_the_hand_is_told_by_name_and_code(self) -> None:
        assert say(hand_alt(view())) == "Your hand: red circle RC, red circle RC and green clover GL."
        assert say(hand_alt(view(hand=()))) == "Your hand is empty."


class TestUnseenTiles:
    def test_three_of_each_less_table_and_hand(self) -> None:
        left = unseen(view())
        assert left[parse_tile_code("RC")] == 0
        assert left[parse_tile_code("RS")] == 2
        assert left[parse_tile_code("PT")] == 3
        assert sum(left.values()) == 108 - 5 - 3

    def test_a_strange_board_never_counts_below_none(self) -> None:
        assert unseen(view(hand=hand("RC RC RC RC")))[parse_tile_code("RC")] == 0

    def test_the_table_has_a_row_a_colour(self) -> None:
        said = say(bag_text(view()))
        assert said.startswith("100 tiles you have not seen: 60 in the bag, 12 in other hands.")
        assert "  C X D S T L\nR · 3 2 2 3 3\n" in said

    def test_what_the_others_hold_does_not_change_it(self) -> None:
        assert bag_text(view()) == bag_text(view(sets=(6, 6, 6)))


class TestRules:
    @pytest.mark.parametrize("edition", Edition)
    @pytest.mark.parametrize("tie_break", TieBreak)
    def test_the_pages_fit(self, edition: Edition, tie_break: TieBreak) -> None:
        pages = [say(page) for page in rules_text(Options(edition, tie_break))]
        assert max(map(len, pages)) <= 1800
        assert sum(map(len, pages)) <= 3900

    def test_each_edition_tells_its_own_blocked_end(self) -> None:
        own = {edition: "\n".join(map(say, rules_text(Options(edition)))) for edition in Edition}
        assert "nobody can play, the game ends at once" in own[Edition.GAMERULES]
        assert "passed once in a row" in own[Edition.IELLO]

    def test_the_worked_examples_and_the_grammar_are_told(self) -> None:
        told = "\n".join(map(say, rules_text(Options())))
        for part in ("6 tiles + 6 = 12", "4 + 3 = 7", "N30", "AA–ZZ", "RC RS RD N30 right", "999"):
            assert part in told


def test_a_whole_game_can_be_told_and_typed() -> None:
    names = ["W" * 32] * 3
    chance = Chance("a game to tell")
    transition = QWIRKLE.setup([0, 1, 2], Options(), chance)
    highest = QWIRKLE.yardsticks["highest"]
    told = 0
    while actors := QWIRKLE.actors(transition.state):
        (seat,) = actors
        own = QWIRKLE.view(transition.state, seat)
        action = highest(own, chance)
        if isinstance(action, Play):
            assert parse_play(placements_text(action.placements)) == action
        transition = QWIRKLE.apply(transition.state, seat, action)
        public = QWIRKLE.view(transition.state, None)
        for words in (
            *map(tell, transition.events),
            standings(public),
            text(public),
            hand_alt(own),
            *board_text(public),
        ):
            assert say(words, *names)
            told += 1
        assert len(say(board_alt(public, transition.events), *names)) <= 1000
    assert told > 200
    assert "The game is over, won by" in say(board_alt(public, transition.events), *names)

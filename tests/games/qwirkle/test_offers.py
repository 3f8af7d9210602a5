"""Autocomplete: half words, tiles and cells in any order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.qwirkle.notation import parse_play, parse_swap, parse_tile_code, placements_text, tiles_text
from bot.games.qwirkle.offers import Offers, narrow, swap_choices
from bot.games.qwirkle.state import KINDS, Play, Tile, Tiles

PLAYS = [
    parse_play(typed)
    for typed in (
        "RC N30, RS O30",
        "RS N30, RC O30",
        "RC N30",
        "RC N31",
        "RX N30",
        "RT N30",
        "GL A5, GT A6",
        "RC N3",
    )
]


def offered(typed: str) -> list[str]:
    return [placements_text(play.placements) for play in narrow(typed, PLAYS)]


def hand(codes: str) -> Tiles:
    return tuple(map(parse_tile_code, codes.split()))


class TestNarrow:
    @pytest.mark.parametrize("typed", ["", " ", ",", "and"])
    def test_nothing_typed_offers_all_in_the_order_given(self, typed: str) -> None:
        assert narrow(typed, PLAYS) == PLAYS

    @pytest.mark.parametrize(
        ("typed", "plays"),
        [
            ("gre", ["GL A5, GT A6"]),
            ("clo", ["GL A5, GT A6"]),
            ("a5 gre", ["GL A5, GT A6"]),
            ("red cr", ["RX N30"]),
            ("red 4-p", ["RX N30"]),
            ("a", ["GL A5, GT A6"]),
            ("trèf", ["GL A5, GT A6"]),
            ("etoile v", ["GL A5, GT A6"]),
            ("croix ro", ["RX N30"]),
            ("red star", ["RT N30"]),
            ("rc o", ["RS N30, RC O30"]),
            ("RC RS", ["RC N30, RS O30", "RS N30, RC O30"]),
            ("n30 o30", ["RC N30, RS O30", "RS N30, RC O30"]),
            ("rs rc o30 n30", ["RS N30, RC O30"]),
            ("rs n30 rc", ["RS N30, RC O30"]),
            ("rcn31", ["RC N31"]),
            ("red circle n31", ["RC N31"]),
            ("N31 RC", ["RC N31"]),
            ("qq", []),
            ("rc q", []),
            ("x" * 400, []),
        ],
    )
    def test_tiles_and_cells_in_any_order_and_half_words(self, typed: str, plays: list[str]) -> None:
        assert offered(typed) == plays

    def test_after_a_whole_tile_a_letter_begins_a_cell_rather_than_another_name(self) -> None:
        plays = [parse_play("RX N30"), parse_play("RX Q30")]
        assert narrow("rx q", plays) == [plays[1]]
        assert narrow("rx qua", plays) == plays

    def test_a_half_typed_cell_offers_all_that_begin_so(self) -> None:
        assert offered("rc n3") == ["RC N3", "RC N30, RS O30", "RC N30", "RC N31"]

    def test_the_play_typed_in_full_stands_first(self) -> None:
        assert offered("RC N30") == ["RC N30", "RC N30, RS O30"]
        assert offered("rc n30, rs o30") == ["RC N30, RS O30"]

    @pytest.mark.parametrize("play", PLAYS)
    def test_no_beginning_of_a_play_in_notation_loses_it(self, play: Play) -> None:
        index = PLAYS.index(play)
        typed = placements_text(PLAYS[index].placements)
        offers = Offers(PLAYS)
        for length in range(len(typed) + 1):
            assert PLAYS[index] in offers.narrow(typed[:length]), typed[:length]

    @given(st.text(max_size=40))
    def test_it_never_raises_and_never_invents(self, typed: str) -> None:
        assert all(play in PLAYS for play in narrow(typed, PLAYS))


class TestSwapChoices:
    def test_the_whole_hand_comes_first_then_fewer_before_more(self) -> None:
        assert swap_choices("", hand("RC RS RC")) == ["all", "RC", "RS", "RC RC", "RC RS", "RC RC RS"]

    @pytest.mark.parametrize(
        ("typed", "choices"),
        [
            ("a", ["all"]),
            ("all", ["all"]),
            ("rs", ["RS", "RC RS", "RC RC RS"]),
            ("rc rc", ["RC RC", "RC RC RS"]),
            ("red ci", ["RC", "RC RC", "RC RS", "RC RC RS"]),
            ("rs r", ["RC RS", "RC RC RS"]),
            ("gs", []),
            ("x" * 400, []),
        ],
    )
    def test_only_what_fits_the_words_so_far(self, typed: str, choices: list[str]) -> None:
        assert swap_choices(typed, hand("RC RS RC")) == choices

    def test_the_whole_hand_is_offered_by_the_readers_own_word(self) -> None:
        held = hand("RC RS")
        assert swap_choices("", held, locale="ro")[0] == "toate"
        assert swap_choices("toa", held, locale="ro") == ["toate"]
        assert parse_swap("toate", held).tiles == held
        assert swap_choices("", held, locale="fr")[0] == "tout"
        assert swap_choices("tou", held, locale="fr") == ["tout"]

    def test_no_more_than_asked_for_and_each_can_be_typed(self) -> None:
        held = hand("RC RS GL BT OX PD")
        choices = swap_choices("", held, 25)
        assert len(choices) == 25
        for choice in choices[1:]:
            assert tiles_text(parse_swap(choice, held).tiles) == choice

    @given(st.text(max_size=40), st.lists(st.sampled_from(KINDS), max_size=6))
    def test_it_never_raises(self, typed: str, held: list[Tile]) -> None:
        assert len(swap_choices(typed, tuple(held), 10)) <= 10

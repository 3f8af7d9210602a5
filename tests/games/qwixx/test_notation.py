"""Marks in writing: read, printed, refused, and offered while somebody types."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.errors import BadNotation
from bot.games.qwixx.layouts import LAYOUTS, places
from bot.games.qwixx.names import LANGUAGES, Names
from bot.games.qwixx.notation import LONGEST_INPUT, mark_name, mark_text, narrow, parse_mark
from bot.games.qwixx.reading import folded
from bot.games.qwixx.state import Colour, Mark, Options, Pass, Place, Variant
from bot.i18n.catalogue import LOCALES, Catalogue
from tests.games.qwixx.tables import BIG_POINTS, CLASSIC, MIXX_A, MIXX_B, place

CELLS = [(variant, cell) for variant in Variant for cell in places(LAYOUTS[variant])]


def written(typed: str, variant: Variant = CLASSIC) -> str:
    """What is read, printed again."""
    action = parse_mark(typed, Options(variant))
    return mark_text(LAYOUTS[variant], action.place) if isinstance(action, Mark) else "pass"


def refusal(typed: str, variant: Variant = CLASSIC) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadNotation) as caught:
        parse_mark(typed, Options(variant))
    return caught.value.text.key.removeprefix("qwixx-notation-"), dict(caught.value.text.params)


class TestACell:
    @pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
    def test_has_a_code_of_its_own_that_reads_back(self, variant: Variant) -> None:
        layout = LAYOUTS[variant]
        codes = [mark_text(layout, cell) for cell in places(layout)]
        assert len(set(codes)) == len(codes)
        for cell, code in zip(places(layout), codes, strict=True):
            for typed in (code, code.lower(), f" {code[:-1]} {code[-1]}" if len(code) == 2 else code):
                assert parse_mark(typed, Options(variant)) == Mark(cell)

    @pytest.mark.parametrize(
        ("variant", "cell", "code"),
        [
            (CLASSIC, Place(0, 5), "R7"),
            (CLASSIC, Place(2, 0), "G12"),
            (MIXX_A, Place(3, 5), "R7"),
            (MIXX_A, Place(0, 0), "Y2"),
            (MIXX_B, Place(0, 0), "R10"),
            (BIG_POINTS, Place(4, 5), "RY7"),
            (BIG_POINTS, Place(5, 0), "GB12"),
        ],
    )
    def test_is_named_by_its_own_colour_wherever_it_lies(self, variant: Variant, cell: Place, code: str) -> None:
        assert mark_text(LAYOUTS[variant], cell) == code
        assert place(code, variant) == cell

    @pytest.mark.parametrize(
        "typed",
        [
            "R7",
            "r7",
            "R 7",
            "7 red",
            "7r",
            "red 7",
            "Red7",
            "RED: 7!",
            "the red 7",
            "mark red number 7",
            "Ｒ７",
            "red-07",
            "red red 7",
        ],
    )
    def test_may_be_typed_in_many_ways(self, typed: str) -> None:
        assert written(typed) == "R7"

    @pytest.mark.parametrize("typed", ["pass", " PASS ", "skip", "passe", "je passe", "rien", "pas", "trec", "Nimic."])
    def test_or_pass(self, typed: str) -> None:
        assert parse_mark(typed, Options()) == Pass()


class TestABonusCell:
    @pytest.mark.parametrize(
        "typed",
        [
            "RY7",
            "yr7",
            "r y 7",
            "red-yellow 7",
            "yellow and red 7",
            "7 red yellow",
            "bonus red 7",
            "red bonus 7",
            "bonus RY7",
            "bonus yellow 7",
            "rouge jaune 7",
            "bonus roșu 7",
        ],
    )
    def test_is_named_by_its_neighbours(self, typed: str) -> None:
        assert written(typed, BIG_POINTS) == "RY7"

    def test_is_on_no_other_sheet(self) -> None:
        assert refusal("RY7") == ("no-such-bonus", {"mark": "RY7"})
        assert refusal("bonus red 7") == ("no-such-bonus", {"mark": "R7"})

    @pytest.mark.parametrize("typed", ["RG7", "red blue 7", "RYG7"])
    def test_lies_between_neighbours_only(self, typed: str) -> None:
        assert refusal(typed, BIG_POINTS)[0] == "no-such-bonus"

    def test_needs_a_colour(self) -> None:
        assert refusal("bonus 7", BIG_POINTS) == ("no-colour", {"example": "R7"})


class TestLanguages:
    catalogue = Catalogue([files("bot.games.qwixx") / "locales"])

    @pytest.mark.parametrize("locale", LOCALES)
    def test_every_cell_can_be_typed_as_the_bot_prints_it(self, locale: str) -> None:
        for variant, cell in CELLS:
            name = self.catalogue.say(mark_name(LAYOUTS[variant], cell), locale)
            for typed in (name, name.upper(), " ".join(reversed(name.split()))):
                assert parse_mark(typed, Options(variant)) == Mark(cell), typed

    @pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
    def test_every_name_in_the_table_is_read_in_either_order(self, language: Names) -> None:
        for colour, names in language.colours.items():
            for name in names:
                assert written(f"{name} 7") == written(f"7 {name}") == "RYGB"[colour] + "7"
        for name in language.passing:
            assert written(name) == "pass"

    @pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
    def test_the_word_that_is_offered_for_passing_is_the_first(self, language: Names) -> None:
        assert language.passing[0] in ("pass", "passe", "pas")

    def test_no_word_means_two_things(self) -> None:
        meanings: dict[str, set[object]] = {}
        for language in LANGUAGES.values():
            for colour, names in language.colours.items():
                for name in names:
                    meanings.setdefault(name, set()).add(colour)
            for kind, names in (
                ("pass", language.passing),
                ("bonus", language.bonus),
                ("filler", language.fillers),
            ):
                for name in names:
                    meanings.setdefault(name, set()).add(kind)
        assert {name: found for name, found in meanings.items() if len(found) > 1} == {}
        assert not set("rygb") & set(meanings)

    def test_the_tables_hold_words_as_the_reader_folds_them(self) -> None:
        for language in LANGUAGES.values():
            names = [name for found in language.colours.values() for name in found]
            for name in (*names, *language.passing, *language.bonus, *language.fillers):
                assert name == folded(name)
                assert name.isalpha()

    @pytest.mark.parametrize(
        ("typed", "code"),
        [
            ("roșu 7", "R7"),
            ("roşu 7", "R7"),
            ("ROSU 7", "R7"),
            ("7 galbenă", "Y7"),
            ("verde 12", "G12"),
            ("albastru 2", "B2"),
            ("pe rândul roșu, numărul 7", "R7"),
            ("rouge 7", "R7"),
            ("7 jaune", "Y7"),
            ("vert 12", "G12"),
            ("je coche la case bleue numéro 2", "B2"),
        ],
    )
    def test_romanian_and_french_are_understood_with_their_accents_and_without(self, typed: str, code: str) -> None:
        assert written(typed) == code


class TestRefusals:
    @pytest.mark.parametrize(
        ("typed", "key", "params"),
        [
            ("", "empty", {}),
            (" ,;", "empty", {}),
            ("the", "empty", {}),
            ("hello 7", "unknown", {"word": "hello"}),
            ("red 7 @everyone", "unknown", {"word": "everyone"}),
            ("orange 7", "unknown", {"word": "orange"}),
            ("red", "no-number", {"example": "R7"}),
            ("blue", "no-number", {"example": "B7"}),
            ("7", "no-colour", {"example": "R7"}),
            ("red 13", "number-range", {"number": "13"}),
            ("red 1", "number-range", {"number": "1"}),
            ("red 0", "number-range", {"number": "0"}),
            ("red 7 yellow 8", "one-number", {}),
            ("pass red 7", "pass-and-more", {}),
        ],
    )
    def test_name_what_could_not_be_read(self, typed: str, key: str, params: dict[str, object]) -> None:
        assert refusal(typed) == (key, params)

    def test_of_what_is_too_long(self) -> None:
        assert refusal("x" * (LONGEST_INPUT + 1)) == ("too-long", {"limit": LONGEST_INPUT})

    @given(st.text(max_size=60), st.sampled_from(Variant))
    def test_whatever_is_typed_is_read_or_refused_in_words(self, typed: str, variant: Variant) -> None:
        word = ""
        try:
            parse_mark(typed, Options(variant))
        except BadNotation as refused:
            word = str(dict(refused.text.params))
        assert not set("`*_@<>") & set(word)


class TestOffers:
    def _offered(self, typed: str, codes: str, variant: Variant = BIG_POINTS) -> list[str]:
        found = [place(code, variant) for code in codes.split()]
        return [mark_text(LAYOUTS[variant], cell) for cell in narrow(typed, Options(variant), found)]

    @pytest.mark.parametrize("typed", ["", " ", "the", "mark "])
    def test_nothing_typed_offers_all_in_the_order_given(self, typed: str) -> None:
        assert self._offered(typed, "R7 RY7 G7") == ["R7", "RY7", "G7"]

    @pytest.mark.parametrize(
        ("typed", "offered"),
        [
            ("r", ["R7", "RY7", "R12"]),
            ("re", ["R7", "RY7", "R12"]),
            ("red 7", ["R7", "RY7"]),
            ("red 1", ["R12"]),
            ("r1", ["R12"]),
            ("7", ["R7", "RY7", "Y7", "G7", "B7"]),
            ("7 gre", ["G7"]),
            ("ver", ["G7"]),
            ("jau", ["RY7", "Y7"]),
            ("roș", ["R7", "RY7", "R12"]),
            ("alb", ["B7"]),
            ("b", ["RY7", "B7"]),
            ("bo", ["RY7"]),
            ("ry", ["RY7"]),
            ("red yel", ["RY7"]),
            ("bonus red", ["RY7"]),
            ("y7", ["Y7", "RY7"]),
            ("q", []),
            ("red 9", []),
            ("pass", []),
            ("x" * 200, []),
        ],
    )
    def test_half_words_in_any_order(self, typed: str, offered: list[str]) -> None:
        assert self._offered(typed, "R7 RY7 R12 Y7 G7 B7") == offered

    def test_no_beginning_of_a_mark_in_notation_loses_it(self) -> None:
        for variant, cell in CELLS:
            code = mark_text(LAYOUTS[variant], cell)
            for length in range(len(code) + 1):
                assert cell in narrow(code[:length], Options(variant), places(LAYOUTS[variant]))
            assert narrow(code, Options(variant), places(LAYOUTS[variant]))[0] == cell

    @given(st.text(max_size=40))
    def test_it_never_raises_and_never_invents(self, typed: str) -> None:
        found = places(LAYOUTS[BIG_POINTS])[:9]
        assert set(narrow(typed, Options(BIG_POINTS), found)) <= set(found)


def test_letters_are_the_same_for_everybody() -> None:
    assert [written(f"{letter}7") for letter in "RYGB"] == ["R7", "Y7", "G7", "B7"]
    assert [place(f"{letter}7").row for letter in "RYGB"] == list(Colour)

"""Qwirkle in writing: whatever the bot prints can be typed back, and people may type as they like."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.errors import BadNotation
from bot.games.qwirkle.names import LANGUAGES, Names
from bot.games.qwirkle.notation import (
    LONGEST_INPUT,
    cell_label,
    line_text,
    parse_cell,
    parse_play,
    parse_swap,
    parse_tile_code,
    placements_text,
    tile_code,
    tile_name,
    tiles_text,
)
from bot.games.qwirkle.reading import folded
from bot.games.qwirkle.state import KINDS, Cell, Colour, Placement, Play, Shape, Tile, Tiles
from bot.i18n.catalogue import LOCALES, Catalogue

cells = st.builds(Cell, st.integers(-107, 107), st.integers(-107, 107))
tiles = st.sampled_from(KINDS)


def hand(codes: str) -> Tiles:
    return tuple(map(parse_tile_code, codes.split()))


def read(typed: str) -> str:
    return placements_text(parse_play(typed).placements)


def refusal(typed: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadNotation) as caught:
        parse_play(typed)
    return caught.value.text.key, dict(caught.value.text.params)


class TestTiles:
    def test_letters_are_colour_then_shape(self) -> None:
        assert tile_code(Tile(Colour.RED, Shape.CIRCLE)) == "RC"
        assert tile_code(Tile(Colour.PURPLE, Shape.CROSS)) == "PX"
        assert tile_code(Tile(Colour.YELLOW, Shape.STAR)) == "YT"
        assert tile_code(Tile(Colour.ORANGE, Shape.CLOVER)) == "OL"

    def test_every_code_reads_back_in_either_case(self) -> None:
        assert len({tile_code(tile) for tile in KINDS}) == 36
        assert [parse_tile_code(tile_code(tile).lower()) for tile in KINDS] == list(KINDS)

    @pytest.mark.parametrize("code", ["", "R", "CR", "RCC", "ZZ", "R C"])
    def test_other_letters_are_no_tile(self, code: str) -> None:
        with pytest.raises(BadNotation):
            parse_tile_code(code)


class TestCells:
    @pytest.mark.parametrize(
        ("cell", "label"),
        [
            (Cell(0, 0), "N30"),
            (Cell(12, 0), "Z30"),
            (Cell(13, 0), "AA30"),
            (Cell(39, 0), "BA30"),
            (Cell(-13, 0), "A30"),
            (Cell(-14, 0), "ZZ30"),
            (Cell(-15, 0), "ZY30"),
            (Cell(0, -29), "N1"),
            (Cell(0, -30), "N999"),
            (Cell(0, -31), "N998"),
            (Cell(0, 1), "N31"),
        ],
    )
    def test_columns_and_rows_run_on_and_wrap(self, cell: Cell, label: str) -> None:
        assert cell_label(cell) == label
        assert parse_cell(label.lower()) == cell

    @given(cells)
    def test_every_cell_a_game_can_reach_reads_back(self, cell: Cell) -> None:
        assert parse_cell(cell_label(cell)) == cell

    def test_the_inverse_is_the_cell_nearest_to_the_start(self) -> None:
        xs = [parse_cell(f"{column}30").x for column in _columns()]
        ys = [parse_cell(f"N{row}").y for row in range(1, 1000)]
        assert sorted(xs) == list(range(-350, 352))
        assert sorted(ys) == list(range(-499, 500))

    @pytest.mark.parametrize("label", ["N0", "N1000", "N000"])
    def test_rows_end_at_999(self, label: str) -> None:
        with pytest.raises(BadNotation) as caught:
            parse_cell(label)
        assert caught.value.text.key == "qwirkle-notation-cell-range"

    @pytest.mark.parametrize("label", ["", "N", "30", "AAA1", "30N", "Ñ3"])
    def test_other_words_are_no_cell(self, label: str) -> None:
        with pytest.raises(BadNotation):
            parse_cell(label)


def _columns() -> list[str]:
    letters = [chr(65 + index) for index in range(26)]
    return letters + [first + second for first in letters for second in letters]


class TestPlays:
    @given(st.lists(st.tuples(tiles, cells), min_size=1, max_size=6, unique_by=lambda pair: pair[1]))
    def test_what_is_printed_can_be_typed_back(self, laid: list[tuple[Tile, Cell]]) -> None:
        placements = tuple(Placement(tile, cell) for tile, cell in sorted(laid, key=lambda pair: pair[1][::-1]))
        printed = placements_text(placements)
        assert parse_play(printed) == Play(placements)
        assert parse_play(printed.lower().replace(",", "")) == Play(placements)
        assert parse_play(printed.replace(" ", "").replace(",", " ")) == Play(placements)
        assert len(printed) <= 100

    @pytest.mark.parametrize(
        "typed",
        [
            "RC N30",
            "rc n30",
            "RCN30",
            "rc@n30",
            "RC: N30",
            "RC=N30.",
            "rc  at  n 30",
            "N30 RC",
            "r c n30",
            "red circle N30",
            "Red Circle on N30",
            "redcircle n30",
            "redcirclen30",
            "circle red N30",
            "red round N30",
            "N30: red circle",
            "(RC, N30)",
            "ＲＣ Ｎ３０",
            "RC->N30",
        ],
    )
    def test_one_tile_may_be_typed_in_many_ways(self, typed: str) -> None:
        assert read(typed) == "RC N30"

    @pytest.mark.parametrize(
        ("name", "code"),
        [
            ("red star of four points", "RX"),
            ("red 4-point star", "RX"),
            ("red four-pointed star", "RX"),
            ("red criss-cross", "RX"),
            ("red crisscross", "RX"),
            ("red star", "RT"),
            ("red star of eight points", "RT"),
            ("red 8-point star", "RT"),
            ("red sun", "RT"),
            ("red starburst", "RT"),
            ("red flower", "RL"),
            ("red lozenge", "RD"),
            ("violet square", "PS"),
        ],
    )
    def test_shapes_have_the_names_of_all_editions(self, name: str, code: str) -> None:
        assert read(f"{name} O31") == f"{code} O31"
        assert read(f"O31 {name}") == f"{code} O31"

    @pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
    def test_every_name_in_the_table_is_read_in_either_order(self, language: Names) -> None:
        for colour, colours in language.colours.items():
            for shape, shapes in language.shapes.items():
                for first, second in [(one, other) for one in colours for other in shapes]:
                    tile = Tile(colour, shape)
                    assert parse_play(f"{first} {second} AA7").placements[0].tile == tile
                    assert parse_play(f"{second} {first} AA7").placements[0].tile == tile

    @pytest.mark.parametrize(
        "typed",
        ["RC N30, RS O30", "rc n30 rs o30", "RCN30RSO30", "N30 RC; O30 RS", "RC N30 and RS O30", "RS O30 RC N30"],
    )
    def test_tiles_and_cells_stand_by_turns(self, typed: str) -> None:
        assert read(typed) == "RC N30, RS O30"

    def test_a_cell_may_look_like_a_tile(self) -> None:
        assert read("RC RC5") == "RC RC5"
        assert read("rcrc5") == "RC RC5"


class TestLanguages:
    catalogue = Catalogue([files("bot.games.qwirkle") / "locales"])

    @pytest.mark.parametrize("locale", LOCALES)
    def test_every_tile_can_be_typed_as_the_bot_prints_it(self, locale: str) -> None:
        for tile in KINDS:
            name = self.catalogue.say(tile_name(tile), locale)
            for typed in (f"{name} N30", f"N30 {name}", f"{name.replace(' ', '')} n30", name.upper() + " N30"):
                assert read(typed) == f"{tile_code(tile)} N30", typed
            assert parse_swap(f"{name}, RC", ()).tiles == tuple(sorted((tile, Tile(Colour.RED, Shape.CIRCLE))))

    def test_no_word_means_two_things(self) -> None:
        meanings: dict[str, set[object]] = {}
        for language in LANGUAGES.values():
            for table in (language.colours, language.shapes, language.headings):
                for meaning, names in table.items():
                    for name in names:
                        meanings.setdefault(name, set()).add(meaning)
            for name in language.fillers:
                meanings.setdefault(name, set()).add(None)
        assert {name: found for name, found in meanings.items() if len(found) > 1} == {}

    def test_the_tables_hold_words_as_the_reader_folds_them(self) -> None:
        for language in LANGUAGES.values():
            tables = (*language.colours.values(), *language.shapes.values(), *language.headings.values())
            for name in (*language.fillers, *language.whole_hand, *(name for names in tables for name in names)):
                assert name == " ".join(folded(name).split())

    @pytest.mark.parametrize(
        ("typed", "written"),
        [
            ("cerc roșu N30", "RC N30"),
            ("N30 cerc roșu", "RC N30"),
            ("cerc roşu la n30", "RC N30"),
            ("CERC ROSU N30", "RC N30"),
            ("cercroșun30", "RC N30"),
            ("cruce roșie pe N30 și stea verde pe O30", "RX N30, GT O30"),
            ("stea cu patru colțuri galbenă N30", "YX N30"),
            ("stea cu 8 colţuri galbena N30", "YT N30"),
            ("pătrat mov N30, pa\u0306trat violet O30, patrat portocaliu P30", "PS N30, PS O30, OS P30"),
            ("romb albastru, trifoi albastru N30 dreapta", "BD N30, BL O30"),
            ("RC RS N30 în jos", "RC N30, RS N31"),
            ("RC RS N30 spre stânga", "RS M30, RC N30"),
            ("RC RS N30 sus", "RS N29, RC N30"),
        ],
    )
    def test_romanian_is_understood_with_its_letters_and_without(self, typed: str, written: str) -> None:
        assert read(typed) == written

    @pytest.mark.parametrize(
        ("typed", "written"),
        [
            ("cercle rouge N30", "RC N30"),
            ("N30 cercle rouge", "RC N30"),
            ("rond rouge en N30", "RC N30"),
            ("CERCLE ROUGE N30", "RC N30"),
            ("cerclerougen30", "RC N30"),
            ("croix verte sur N30 et étoile bleue sur O30", "GX N30, BT O30"),
            ("etoile verte N30, trèfle violet O30, trefle mauve P30", "GT N30, PL O30, PL P30"),
            ("étoile à quatre branches jaune N30", "YX N30"),
            ("etoile a 8 branches jaune N30", "YT N30"),
            ("un carre\u0301 orange à N30", "OS N30"),
            ("losange bleu, soleil bleu, fleur bleue N30 à droite", "BD N30, BT O30, BL P30"),
            ("RC RS N30 en bas", "RC N30, RS N31"),
            ("RC RS N30 vers la gauche", "RS M30, RC N30"),
            ("RC RS N30 haut", "RS N29, RC N30"),
        ],
    )
    def test_french_is_understood_with_its_accents_and_without(self, typed: str, written: str) -> None:
        assert read(typed) == written

    def test_a_lone_letter_keeps_its_accent(self) -> None:
        assert folded("Où est-ce, à Chișinău") == "ou est-ce, à chisinau"


class TestLines:
    @pytest.mark.parametrize(
        "typed", ["RC RS RD N30 right", "N30 right RC RS RD", "rcrsrd n30 →", "RC RS RD across N30"]
    )
    def test_a_line_goes_on_from_its_cell(self, typed: str) -> None:
        assert read(typed) == "RC N30, RS O30, RD P30"

    def test_a_line_may_go_down_left_and_up(self) -> None:
        assert read("RC RS N30 down") == "RC N30, RS N31"
        assert read("RC RS N30 left") == "RS M30, RC N30"
        assert read("RC RS N30 up") == "RS N29, RC N30"

    def test_a_line_steps_over_tiles_on_the_board(self) -> None:
        board = {parse_cell("O30"): parse_tile_code("RD"), parse_cell("P30"): parse_tile_code("RX")}
        play = parse_play("RC RS O30 right", board=board)
        assert placements_text(play.placements) == "RC Q30, RS R30"
        play = parse_play("RC RS N30 right", board=board)
        assert placements_text(play.placements) == "RC N30, RS Q30"


class TestRefusals:
    @pytest.mark.parametrize("typed", ["", "  ", ",;", "at"])
    def test_nothing_typed(self, typed: str) -> None:
        assert refusal(typed)[0] == "qwirkle-notation-empty-play"

    @pytest.mark.parametrize(
        ("typed", "key", "params"),
        [
            ("hello N30", "qwirkle-notation-unknown-play", {"word": "hello"}),
            ("RC N30 @everyone", "qwirkle-notation-unknown-play", {"word": "everyone"}),
            ("all", "qwirkle-notation-unknown-play", {"word": "all"}),
            ("RC", "qwirkle-notation-no-cell", {"tile": "RC"}),
            ("RC N30 RS O30 GD", "qwirkle-notation-no-cell", {"tile": "GD"}),
            ("RC RS N30 O30", "qwirkle-notation-no-cell", {"tile": "RC"}),
            ("N30", "qwirkle-notation-no-tile", {"cell": "N30"}),
            ("RC N30 O30", "qwirkle-notation-no-tile", {"cell": "O30"}),
            ("N30 O30 RC", "qwirkle-notation-no-tile", {"cell": "N30"}),
            ("RC N0", "qwirkle-notation-cell-range", {"cell": "N0"}),
            ("RC N1000", "qwirkle-notation-cell-range", {"cell": "N1000"}),
            ("RC RS N30", "qwirkle-notation-no-heading", {"cell": "N30", "line": "RC RS N30"}),
            ("RC RS right", "qwirkle-notation-line", {}),
            ("RC N30 right down", "qwirkle-notation-line", {}),
            ("RC N30 RS O30 right", "qwirkle-notation-line", {}),
        ],
    )
    def test_the_refusal_names_what_could_not_be_read(self, typed: str, key: str, params: dict[str, object]) -> None:
        assert refusal(typed) == (key, params)

    def test_half_a_tile_is_asked_for_its_other_half(self) -> None:
        assert refusal("red N30")[0] == "qwirkle-notation-colour-alone"
        assert refusal("N30 circle")[0] == "qwirkle-notation-shape-alone"

    def test_the_longest_play_in_long_names_fits(self) -> None:
        typed = ", ".join(f"yellow star of eight points at ZZ{row}" for row in range(100, 106))
        assert len(typed) <= LONGEST_INPUT
        assert len(parse_play(typed).placements) == 6
        assert refusal("x" * (LONGEST_INPUT + 1))[0] == "qwirkle-notation-too-long"

    @given(st.text(max_size=60))
    def test_whatever_is_typed_is_read_or_refused_in_words(self, typed: str) -> None:
        word = ""
        try:
            parse_play(typed)
        except BadNotation as refused:
            word = str(dict(refused.text.params).get("word", ""))
        assert not set("`*_@<>") & set(word)


class TestSwaps:
    @pytest.mark.parametrize(
        "typed", ["all", " ALL ", "everything!", "whole hand", "tout", "Toutes", "toate", "toată mâna"]
    )
    def test_all_is_the_whole_hand(self, typed: str) -> None:
        assert parse_swap(typed, hand("RC GS RC")).tiles == hand("RC RC GS")

    @pytest.mark.parametrize("typed", ["RC GS", "gs, rc", "rcgs", "green square and red circle", "GS RC"])
    def test_tiles_in_any_order(self, typed: str) -> None:
        assert parse_swap(typed, hand("RC GS BT")).tiles == hand("RC GS")

    @given(st.lists(tiles, min_size=1, max_size=6))
    def test_what_is_printed_can_be_typed_back(self, held: list[Tile]) -> None:
        assert parse_swap(tiles_text(held), ()).tiles == tuple(sorted(held))

    @pytest.mark.parametrize(
        ("typed", "key"),
        [
            ("", "qwirkle-notation-empty-swap"),
            ("RC N30", "qwirkle-notation-swap-cell"),
            ("RC right", "qwirkle-notation-swap-heading"),
            ("all RC", "qwirkle-notation-unknown-swap"),
            ("red", "qwirkle-notation-colour-alone"),
        ],
    )
    def test_refusals_speak_of_exchanging(self, typed: str, key: str) -> None:
        with pytest.raises(BadNotation) as caught:
            parse_swap(typed, hand("RC"))
        assert caught.value.text.key == key


def test_a_line_is_named_by_its_ends() -> None:
    assert line_text([Cell(0, 0), Cell(1, 0), Cell(2, 0)]) == "N30–P30"
    assert line_text([Cell(0, 0)]) == "N30"

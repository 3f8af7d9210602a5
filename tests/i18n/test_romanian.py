"""Romanian by itself: three plural forms, colours that agree with their shape, letters with a comma below."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.core.budget import LONGEST_ALT
from bot.core.text import Listed, Text, Words
from bot.games.qwirkle import describe, narrate
from bot.games.qwirkle.notation import colour_name, shape_name, tile_name
from bot.games.qwirkle.rules import view
from bot.games.qwirkle.state import KINDS, Colour, Shape
from bot.i18n.catalogue import Catalogue
from tests.games.qwirkle.tables import rows, table
from tests.i18n.test_catalogue import SOURCE

CATALOGUE = Catalogue([files("bot.games.qwirkle") / "locales"])
THREE_FORMS = {"one", "few", "other"}


def said(words: Words) -> str:
    return CATALOGUE.say(words, "ro", ["Ana", "Ben"])


def say(key: str, **params: Words | int) -> str:
    return said(Text(key, **params))


class _Selects(Visitor):
    def __init__(self) -> None:
        self.keys: list[list[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - named by fluent.syntax
        keys = (variant.key for variant in node.variants)
        self.keys.append([key.name if isinstance(key, ftl.Identifier) else key.value for key in keys])
        self.generic_visit(node)


class TestPlurals:
    def test_numbers_have_three_forms(self) -> None:
        told = {0: "0 puncte", 1: "1 punct", 2: "2 puncte", 19: "19 puncte", 20: "20 de puncte", 21: "21 de puncte"}
        told |= {100: "100 de puncte", 101: "101 puncte", 119: "119 puncte", 120: "120 de puncte"}
        for number, points in told.items():
            assert say("qwirkle-choice-points", play="RC N30", points=number) == f"RC N30 · {points}"
            assert say("qwirkle-won", winners="Ana", points=number) == f"Ana câștigă cu {points}."

    @pytest.mark.parametrize(
        ("count", "told"),
        [
            (0, "Sacul e gol: cine își pune ultima piesă încheie jocul și primește 6 puncte."),
            (1, "În sac a mai rămas o piesă."),
            (7, "În sac au mai rămas 7 piese."),
            (20, "În sac au mai rămas 20 de piese."),
            (103, "În sac au mai rămas 103 piese."),
        ],
    )
    def test_tiles_in_the_bag(self, count: int, told: str) -> None:
        assert say("qwirkle-bag-left", count=count) == told

    def test_whoever_counts_has_all_three(self) -> None:
        assert {Locale.parse("ro").plural_form(number) for number in range(200)} == THREE_FORMS
        for path in sorted(SOURCE.rglob("locales/ro*.ftl")):
            selects = _Selects()
            selects.visit(FluentParser().parse(path.read_text("utf-8")))
            for keys in selects.keys:
                assert not {"one", "few", "many"} & set(keys) or set(keys) >= THREE_FORMS, (path.name, keys)


class TestAgreement:
    def test_colours_agree_with_their_shape(self) -> None:
        names = {tile: said(tile_name(tile)) for tile in KINDS}
        masculine = ["roșu", "portocaliu", "galben", "verde", "albastru", "mov"]
        feminine = ["roșie", "portocalie", "galbenă", "verde", "albastră", "mov"]
        for shape, word in zip(Shape, ("cerc", "cruce", "romb", "pătrat", "stea", "trifoi"), strict=True):
            colours = feminine if shape in (Shape.CROSS, Shape.STAR) else masculine
            assert [names[tile] for tile in KINDS if tile.shape is shape] == [f"{word} {colour}" for colour in colours]

    def test_rows_and_columns_agree_with_what_they_share(self) -> None:
        way = "column"
        columns = [say(f"qwirkle-shared-colour-{way}", colour=colour_name(colour)) for colour in Colour]
        assert columns == [
            f"coloana {colour}" for colour in ("roșie", "portocalie", "galbenă", "verde", "albastră", "mov")
        ]
        way = "row"
        assert say(f"qwirkle-shared-colour-{way}", colour=colour_name(Colour.RED)) == "rândul roșu"
        several = ["cercuri", "cruci", "romburi", "pătrate", "stele", "trifoi"]
        for way, place in (("row", "rândul"), ("column", "coloana")):
            shared = [say(f"qwirkle-shared-shape-{way}", shape=shape_name(shape)) for shape in Shape]
            assert shared == [f"{place} de {shapes}" for shapes in several]

    def test_a_place_tells_both_lines_that_it_extends(self) -> None:
        lines = Listed.of(
            [
                Text("qwirkle-shared-colour-row", colour=colour_name(Colour.RED)),
                Text("qwirkle-shared-shape-column", shape=shape_name(Shape.STAR)),
            ]
        )
        assert say("qwirkle-grows", lines=lines, count=2) == "prelungește rândul roșu și coloana de stele"


class TestTableInWords:
    seen = view(table(board=rows("RC RS RX"), hands=["RD RD GL PT YX OS", "GC"]), 0)

    def test_the_board_line_by_line(self) -> None:
        assert [said(line) for line in describe.board_text(self.seen)] == [
            "rândul 30 (N30–P30), în comun roșu: cerc, pătrat, cruce"
        ]

    def test_the_hand(self) -> None:
        assert said(describe.hand_alt(self.seen)) == (
            "Mâna ta: romb roșu RD, romb roșu RD, trifoi verde GL, stea mov PT, cruce galbenă YX"
            " și pătrat portocaliu OS."
        )

    def test_the_bag_fits_an_alt_text(self) -> None:
        told = said(describe.bag_alt(self.seen))
        assert told.startswith("99 de piese pe care nu le-ai văzut: 98 în sac, 1 în mâinile celorlalți. roșu: cerc 2,")
        assert len(told) <= LONGEST_ALT

    def test_what_is_allowed(self) -> None:
        told = said(narrate.allowed(self.seen, has_play=True))
        assert told.startswith("E rândul tău. Pune piese sau, în loc de asta, schimbă cel mult 6 piese.")


class TestLetters:
    text = "\n".join(
        line
        for path in sorted(SOURCE.rglob("locales/ro*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
    )

    def test_letters_have_a_comma_below_and_quotation_marks_are_low_and_high(self) -> None:
        assert not set("şţŞŢ“\"'’«»") & set(self.text)
        assert self.text.count("„") == self.text.count("”") > 0

    def test_nobody_is_addressed_formally(self) -> None:
        assert not re.search(r"\b(?:dumneavoastră|dvs|vă|voastr\w+|aveți|puteți|\w+ați)\b", self.text)

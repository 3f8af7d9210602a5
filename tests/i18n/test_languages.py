"""Each language by itself: it says everything, in its own words and plural forms, and tells of commands that exist."""

from __future__ import annotations

import re

import pytest
from babel import Locale

from bot.core.advice import WARNING
from bot.core.text import Text
from bot.games.qwirkle.guide import rules_text
from bot.games.qwirkle.notation import colour_name, shape_name, tile_name
from bot.games.qwirkle.state import KINDS, Colour, Edition, Options, Shape, TieBreak
from bot.games.qwixx import guide
from bot.games.qwixx.state import Options as QwixxOptions
from bot.games.qwixx.state import Variant
from bot.i18n.catalogue import DEFAULT_LOCALE, LOCALES
from tests.i18n.spoken import CATALOGUE, COUNTS, Spoken, given, matching, parameter, read, say, typed, variants
from tests.i18n.test_catalogue import messages

OTHERS = tuple(locale for locale in LOCALES if locale != DEFAULT_LOCALE)
PLURALS = {"zero", "one", "two", "few", "many"}

ALIKE = {
    "fr": {
        "name-score",
        "button-score",
        "button-back",
        "qwirkle-colour-orange",
        "qwirkle-choice-points",
        "deadline-60",
        "deadline-300",
        "deadline-900",
        "level-expert",
    },
    "ro": {"name-server", "level-expert"},
}
"""Messages whose word happens to be the English one."""

PROPER = {"qwirkle-name", "qwixx-name", "language-en", "language-fr", "language-ro"}
"""Names that are the same in all languages."""

_WORDS = """
the you your yours is and of to with for they nobody everybody tile tiles hand bag row column board game turn seat seats
lay laid play swap join leave press type right down left up all tied winner exchange points point circle cross diamond
square star clover red yellow green blue purple
"""
ENGLISH = frozenset(_WORDS.split())
"""Words that betray a forgotten sentence."""

SHEETS = "Big Points|On Board"
"""Names of printed sheets, the same everywhere."""

HOMONYMS = {"fr": {"points", "point"}, "ro": set()}


def commands_in(key: str, locale: str) -> list[str]:
    """The slash commands that a message tells of: "qwirkle start"."""
    return commands_of(say(key, locale), locale)


def commands_of(sentence: str, locale: str) -> list[str]:
    groups = "|".join({command.split()[0] for command in typed(locale)})
    return re.findall(rf"(?<=/)(?:{groups}) [^`\s]+", sentence)


@pytest.mark.parametrize("locale", LOCALES)
class TestEveryLanguage:
    def test_each_message_can_be_said_with_what_the_code_gives(self, locale: str) -> None:
        for key in messages(locale):
            for count in COUNTS:
                said = say(key, locale, count=count)
                assert said.strip() == said != "", key
                assert not set("{}") & set(said), key

    def test_a_number_that_is_told_has_every_form_of_the_language(self, locale: str) -> None:
        # The French "many" is for millions.
        tags = {*Locale.parse(locale).plural_form.tags, "other"} - {"many"}
        for key, message in read(locale).items():
            for select in message.selects:
                told = any(parameter(select) in Spoken(it.value).parameters for it in select.variants if it.default)
                if told and variants(select) & PLURALS:
                    assert tags <= variants(select), key
                    assert variants(select) <= tags | {"0", "1", "2", "3"}, key

    def test_every_number_that_english_bends_is_bent(self, locale: str) -> None:
        for key in messages(locale):
            for select in read(DEFAULT_LOCALE)[key].selects:
                if not all(select.variants[0].value.equals(variant.value) for variant in select.variants):
                    assert parameter(select) in map(parameter, read(locale)[key].selects), key

    def test_commands_that_a_message_tells_of_exist(self, locale: str) -> None:
        for key in messages(locale):
            told = commands_in(key, locale)
            assert set(told) <= typed(locale), key
            assert len(told) == len(commands_in(key, DEFAULT_LOCALE)), key

    @pytest.mark.parametrize("listed", LOCALES)
    def test_commands_are_named_as_a_client_of_another_language_lists_them(self, locale: str, listed: str) -> None:
        for key in messages(locale):
            named = CATALOGUE.listing(say(key, locale), locale, listed)
            assert commands_of(named, listed) == commands_in(key, listed), key

    def test_buttons_that_a_message_tells_of_are_labelled_so(self, locale: str) -> None:
        labels = {say(key, DEFAULT_LOCALE): say(key, locale) for key in matching("button-.*") if not given(key)}
        for key in messages(locale):
            for bold in re.findall(r"\*\*([^*]+)\*\*", say(key, DEFAULT_LOCALE)):
                if bold in labels and key.startswith(("lobby", "refused")):
                    assert f"**{labels[bold]}**" in say(key, locale), key

    def test_the_pages_of_rules_fit(self, locale: str) -> None:
        chapters = [rules_text(Options(edition, tie_break)) for edition in Edition for tie_break in TieBreak]
        chapters += [guide.rules_text(QwixxOptions(variant)) for variant in Variant]
        for chapter in chapters:
            pages = [CATALOGUE.say(page, locale) for page in chapter]
            assert max(map(len, pages)) <= 1800
            assert sum(map(len, pages)) <= 3900

    def test_the_rules_keep_what_is_alike_in_all_languages(self, locale: str) -> None:
        told = "\n".join(CATALOGUE.say(page, locale) for page in rules_text(Options()))
        for part in ("108", "+ 6 = 12", "4 + 3 = 7", "N30", "ZZ", "999", "RC RS RD N30", "`RC N30, RS O30`"):
            assert part in told

    @pytest.mark.parametrize("variant", Variant)
    def test_the_rules_of_qwixx_keep_what_is_alike_too(self, locale: str, variant: Variant) -> None:
        told = "\n".join(CATALOGUE.say(page, locale) for page in guide.rules_text(QwixxOptions(variant)))
        for part in ("1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78", "2, 3, 4", "`R7`", "On Board", "Big Points"):
            assert part in told


@pytest.mark.parametrize("locale", OTHERS)
class TestNoEnglishIsLeft:
    def test_no_message_is_the_english_one(self, locale: str) -> None:
        alike = {
            key
            for key, message in read(locale).items()
            if re.search(r"[^\W\d_]", "".join(message.words)) and message.words == read(DEFAULT_LOCALE)[key].words
        }
        assert alike - PROPER == ALIKE[locale]

    def test_no_english_word_stands_in_a_message(self, locale: str) -> None:
        for key, message in read(locale).items():
            if key not in ALIKE[locale]:
                own = re.sub(SHEETS, "", " ".join(message.words))
                words = set(re.findall(r"[^\W\d_]+", own.lower()))
                assert words & (ENGLISH - HOMONYMS[locale]) == set(), key


class TestFrench:
    def test_colours_agree_with_their_shape(self) -> None:
        said = {CATALOGUE.say(tile_name(tile), "fr") for tile in KINDS}
        feminine = {"rouge", "orange", "jaune", "verte", "bleue", "violette"}
        masculine = {"rouge", "orange", "jaune", "vert", "bleu", "violet"}
        assert said == {f"{shape} {colour}" for shape in ("croix", "étoile") for colour in feminine} | {
            f"{shape} {colour}" for shape in ("cercle", "losange", "carré", "trèfle") for colour in masculine
        }

    @pytest.mark.parametrize(("way", "line"), [("row", "la rangée"), ("column", "la colonne")])
    def test_lines_agree_with_what_they_share(self, way: str, line: str) -> None:
        coloured = [CATALOGUE.say(Text(f"qwirkle-shared-colour-{way}", colour=colour_name(it)), "fr") for it in Colour]
        shaped = [CATALOGUE.say(Text(f"qwirkle-shared-shape-{way}", shape=shape_name(it)), "fr") for it in Shape]
        colours = ("rouge", "orange", "jaune", "verte", "bleue", "violette")
        shapes = ("cercles", "croix", "losanges", "carrés", "étoiles", "trèfles")
        assert coloured == [f"{line} {colour}" for colour in colours]
        assert shaped == [f"{line} des {shape}" for shape in shapes]

    def test_nought_is_singular(self) -> None:
        assert say("qwirkle-choice-points", "fr", count=0).endswith("0 point")
        assert say("qwirkle-standing", "fr", count=0).endswith("0 tuile")

    def test_signs_keep_their_space_and_apostrophes_are_round(self) -> None:
        for key, message in read("fr").items():
            words = "".join(message.words)
            assert not re.search(r" [:;?!»]|« |[^\s\u00a0][;?!»]|«[^\u00a0]|'", words), key


@pytest.mark.parametrize("count", COUNTS)
def test_what_speaks_against_a_move_begins_alike_in_every_language(count: int) -> None:
    reasons = [key for key in messages(DEFAULT_LOCALE) if "-reason-" in key]
    against = {key for key in reasons if WARNING in say(key, DEFAULT_LOCALE, count=count)}
    assert against
    for locale in LOCALES:
        assert {key for key in reasons if say(key, locale, count=count).startswith(WARNING)} == against

"""In each language everything keeps within Discord's limits and within the room that it has on a phone."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from bot.core.budget import SENTENCE
from bot.core.text import Text
from bot.discord_ui import settings
from bot.discord_ui.panels import MOST_TEXT
from bot.games.qwirkle.notation import colour_name, shape_name, tile_name
from bot.games.qwirkle.state import KINDS, Colour, Shape
from bot.games.qwixx import describe, notation
from bot.games.qwixx.state import Colour as QwixxColour
from bot.i18n.catalogue import LOCALES
from tests.i18n.spoken import CATALOGUE, COUNTS, localised, matching, payloads, say
from tests.i18n.test_catalogue import GAMES

LABEL, LINE, TITLE = 80, 100, 45
"""Characters that Discord takes on a button, in a line of a menu, in a form."""

BUTTON = 25
"""Characters of a button that a phone shows."""

PHRASE = 12
"""Characters of a message inside an alt text, without its parameters."""

NESTED = (
    "qwirkle-row",
    "qwirkle-column",
    "qwirkle-alt-line",
    "qwirkle-alt-score",
    "qwixx-alt-mark",
    "qwixx-alt-score",
    "qwixx-die",
    "qwixx-mark",
    "qwixx-row-number",
    "qwixx-none",
    *(f"qwixx-colour-{colour.name.lower()}" for colour in QwixxColour),
)
"""Messages inside others of an alt text."""

WAYS = ("row", "column")


@pytest.mark.parametrize("locale", LOCALES)
class TestSlashCommands:
    def test_names_are_such_as_discord_takes_and_differ_from_their_neighbours(self, locale: str) -> None:
        for group in payloads():
            for siblings in (group["options"], *(command.get("options", ()) for command in group["options"])):
                names = [localised(sibling, "name", locale) for sibling in siblings]
                assert len(set(names)) == len(names)
                for name in names:
                    assert re.fullmatch(r"[-_\w]{1,32}", name), name
                    assert name == name.lower()

    def test_descriptions_and_choices_fit(self, locale: str) -> None:
        for group in payloads():
            for entry in (
                group,
                *group["options"],
                *chain(*(command.get("options", ()) for command in group["options"])),
            ):
                assert 1 <= len(localised(entry, "description", locale)) <= LINE
                choices = [localised(choice, "name", locale) for choice in entry.get("choices", ())]
                assert len(set(choices)) == len(choices)
                assert all(1 <= len(choice) <= LINE for choice in choices)


@pytest.mark.parametrize("locale", LOCALES)
class TestControlsFit:
    def test_buttons(self, locale: str) -> None:
        for key in matching("button-.*", "qwirkle-button-.*"):
            assert len(say(key, locale, word="W" * 32)) <= LABEL, key
            assert len(say(key, locale, word="RC N30")) <= BUTTON, key

    def test_menus_and_their_lines(self, locale: str) -> None:
        tile = max((CATALOGUE.say(tile_name(tile), locale) for tile in KINDS), key=len) + " (RC)"
        line = CATALOGUE.say(Text("qwirkle-option-tile", tile=tile, number=24, cell="ZZ999"), locale)
        assert len(CATALOGUE.say(Text("qwirkle-option-points", option=line, points=100), locale)) <= LINE
        for key in matching(
            "settings-language",
            "settings-theme",
            "lobby-language",
            "board-zoom",
            "review-(whose|everybody)",
            "qwirkle-menu-.*",
        ):
            assert len(say(key, locale, count=100)) <= LINE, key
        for kind, values in (("language", settings.LANGUAGES), ("theme", settings.THEMES)):
            for value in values:
                shown = Text("settings-option", kind=Text(f"settings-{kind}"), value=Text(f"{kind}-{value}"))
                assert len(CATALOGUE.say(shown, locale)) <= LINE

    def test_marks_of_qwixx(self, locale: str) -> None:
        longest = max((CATALOGUE.say(notation.colour_name(colour), locale) for colour in QwixxColour), key=len)
        mark = CATALOGUE.say(Text("qwixx-mark", colour=longest, number=12), locale)
        both = [say("qwixx-choice-skips", locale, count=10, word="10"), say("qwixx-choice-locks", locale)]
        assert len(f"✓ {mark} · {both[0]}") <= BUTTON
        assert len(" · ".join([f"✓ {mark}", *both])) <= LABEL
        for key in matching("qwixx-button-.*", "button-(skip|sheet|refresh)"):
            assert len(say(key, locale)) <= BUTTON, key

    def test_what_a_tile_extends(self, locale: str) -> None:
        shared = [Text(f"qwirkle-shared-colour-{way}", colour=colour_name(it)) for way in WAYS for it in Colour]
        shared += [Text(f"qwirkle-shared-shape-{way}", shape=shape_name(it)) for way in WAYS for it in Shape]
        longest = sorted((CATALOGUE.say(words, locale) for words in shared), key=len)[-2:]
        for key in ("qwirkle-grows", "qwirkle-grows-qwirkle"):
            both = CATALOGUE.say(Text(key, lines=" and ".join(longest), count=2), locale)
            assert len(both) <= LINE, key

    def test_the_form_of_an_exchange(self, locale: str) -> None:
        assert len(say("qwirkle-swap-title", locale)) <= TITLE
        assert len(say("qwirkle-swap-label", locale)) <= TITLE
        assert len(say("qwirkle-swap-hint", locale, count=6)) <= LINE


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
class TestReviews:
    def test_the_first_page_fits_a_message(self, locale: str, game: str) -> None:
        """Six players with long names in markdown, each with a play of six tiles."""
        told = [
            say("review-seat", locale, word="\\*" * 32),
            say("review-accuracy", locale, count=100, word="100"),
            say(f"{game}-luck", locale, count=100, word="−100.0"),
            say("review-most-points", locale, count=100, word="RC AA100, " * 6),
        ]
        rest = [say(key, locale) for key in ("review-title", "review-accuracy-explained", f"{game}-luck-explained")]
        assert 6 * sum(len(line) + 3 for line in told) + sum(len(line) + 1 for line in rest) <= MOST_TEXT


@pytest.mark.parametrize("locale", LOCALES)
class TestAltTexts:
    def test_no_message_is_longer_than_alt_texts_reckon_with(self, locale: str) -> None:
        for key in matching("qwirkle-alt-.*", "chart-alt.*"):
            if key != "qwirkle-alt-banner":
                assert max(len(say(key, locale, count=count, word="")) for count in COUNTS) <= SENTENCE, key
        for key in matching("qwixx-alt-.*", "qwixx-sheet.*", "qwixx-row-(open|closed|locked)"):
            assert max(len(say(key, locale, count=count, word="")) for count in COUNTS) <= describe.SENTENCE, key
        for key in NESTED:
            assert len(say(key, locale, word="")) <= PHRASE, key

    def test_there_is_no_markup_for_a_screen_reader_to_spell(self, locale: str) -> None:
        for key in matching(
            ".*-alt",
            ".*-alt-.*",
            "qwirkle-row",
            "qwirkle-column",
            "qwirkle-tile",
            "qwirkle-bag-unseen",
            "qwixx-sheet.*",
            "qwixx-row-.*",
            "qwixx-none",
            "qwixx-mark",
            "qwixx-die",
        ):
            assert not set("*_`#~|") & set(say(key, locale)), key

"""A walk over every screen in each language: nothing missing, nothing left in English, nothing cut or without words."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest

from bot.games.qwirkle.game import QWIRKLE
from bot.i18n.catalogue import DEFAULT_LOCALE, LOCALES, Catalogue
from tests.discord_ui.qwixx_tour import QwixxTour
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.screens import Screen, screens
from tests.discord_ui.tour import Tour
from tests.discord_ui.world import World

_UNSHOWN = """
closed-channel-gone storage-busy storage-corrupt storage-foreign storage-full storage-newer storage-unwritable
said-done said-started qwirkle-allowed-left qwirkle-allowed-over qwirkle-alt-hand-empty qwirkle-illegal-already-out
qwirkle-illegal-game-over qwirkle-illegal-not-your-turn qwirkle-illegal-nothing-laid qwirkle-illegal-swap-nothing
qwixx-allowed-left qwixx-allowed-over qwixx-illegal-already-out qwixx-illegal-game-over qwixx-illegal-no-such-cell
qwixx-illegal-bonus-in-one-turn
refused-review-never-begun
"""
UNSHOWN = frozenset(_UNSHOWN.split())
"""Messages that no screen shows: the host reads them, their channel is gone, another refusal comes before theirs, or
they belong to a reading of the printed rules that no table chooses."""

_ENGLISH = """
the your yours you is it its of to with for they this that these there their and not no none can't don't nobody
everybody everyone somebody who whose what where when from into only one two more less most each every both all
tile tiles hand bag row rows column columns board game games turn turns seat seats line lines move moves play plays
player players lay laid swap exchange exchanged join leave left press tap tick right down up tied ties winner wins
won circle cross diamond square star clover red yellow green blue purple orange point points score scored scores
begins starts start started end ended ends over before after next whole back words word clear undo sort shape colour
drawn refresh help fair learner rules history resign retire remove add computer always highest look looks usual dark
light high contrast language settings choose chosen only largest oldest account new open another channel server host
moderator bot button allow read view send attach files messages threads one six last first best place places part
number numbered empty would still must nothing something went wrong again mark
marks marked miss misses skip skips die dice white lock locks locked closed
sheet sheets sum roll rolls rolled crosses decide decided waits phase
"""
ENGLISH = frozenset(_ENGLISH.split())
"""Words that betray a sentence that was not translated."""

HOMONYMS = {
    "fr": {
        "score",
        "scores",
        "point",
        "points",
        "place",
        "places",
        "orange",
        "six",
        "bot",
        "contrast",
        "part",
        "messages",
        "sort",
        "retire",
    },
    "ro": {"server", "bot", "contrast", "moderator"},
}
"""Words of the language itself."""

PROPER = ("English", "Qwirkle", "Qwixx", "Big Points", "On Board", "Gamerules", "IELLO", "Discord", "/settings")
"""Names that are the same everywhere."""

WORD = re.compile(r"[^\W\d_]+(?:['’]t)?")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The keys that were said, by language."""
    found: dict[str, set[str]] = defaultdict(set)
    speak = Catalogue._format

    def listened(self: Catalogue, key: str, params: dict[str, Any], locale: str) -> str:
        found[locale].add(key)
        return speak(self, key, params, locale)

    monkeypatch.setattr(Catalogue, "_format", listened)
    return found


async def toured(world: QwixxWorld, locale: str) -> list[Screen]:
    world.locales = {0: locale} | {actor.id: locale for actor in world.actors.values()}
    await QwixxTour(world).go()
    world.playing = QWIRKLE.key
    await Tour(world).go()
    return screens(world.env.http_requests)


def english(words: str, locale: str) -> set[str]:
    """The English words in a sentence of another language."""
    for name in PROPER:
        words = words.replace(name, "")
    return set(WORD.findall(words.lower())) & (ENGLISH - HOMONYMS[locale])


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_screen_speaks_the_language_and_keeps_to_limits(
    said: dict[str, set[str]], qwixx: QwixxWorld, locale: str, errors: list[str]
) -> None:
    registered = set(said[DEFAULT_LOCALE])
    shown = await toured(qwixx, locale)
    keys = qwixx.bot.house.catalogue.keys(DEFAULT_LOCALE)
    assert " ".join(sorted((keys - said[locale]) ^ UNSHOWN)) == ""
    assert said[locale] <= qwixx.bot.house.catalogue.keys(locale)
    if locale != DEFAULT_LOCALE:
        assert said[DEFAULT_LOCALE] - registered == set()
    assert len(shown) > 300
    for screen in shown:
        assert screen.faults == [], screen.said
        for _, words in screen.said:
            assert not set(re.findall(r"[a-z]+(?:-[a-z]+)+", words)) & keys
            if locale != DEFAULT_LOCALE:
                assert english(words, locale) == set(), words
    assert "incident=" in errors.pop()
    assert ["review failed" in error for error in errors] == [True] * 2
    errors.clear()


class TestTheWalkItself:
    def test_it_finds_what_is_left_in_english(self) -> None:
        assert english("Il reste 3 tiles dans le sac.", "fr") == {"tiles"}
        assert english("Nu can't", "ro") == {"can't"}
        assert english("English · Qwirkle · 3 points", "fr") == set()

    async def test_it_finds_pictures_without_words_and_what_is_too_long(self, world: World) -> None:
        await world.lobby()
        request = world.env.http_requests[-1]
        body: Any = request.json
        gallery, text = body["data"]["components"][0]["components"][:2]
        gallery["items"][0]["description"] = ""
        text["content"] = "x" * 4001
        (screen,) = screens([request])
        assert len(screen.faults) == 3

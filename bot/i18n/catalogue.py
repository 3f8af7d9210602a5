"""From `Words` to a sentence in the reader's language, by Project Fluent."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import NumberPattern, parse_pattern
from fluent.runtime import FluentBundle, FluentResource

from bot.core.figures import MINUS
from bot.core.text import Joined, Listed, SeatName, Text, Words

DEFAULT_LOCALE = "en"
LOCALES = ("en", "fr", "ro")
REGIONS = {"en": "en_GB"}
"""The region whose habits a language follows where regions differ, in lists for example."""


COMMAND = re.compile(r"(?<=`/)(\w+) (\w+)")
"""A slash command that a sentence tells of."""


class MissingMessage(KeyError):
    """No language has a message of that key."""


class _Printed(Locale):
    """A language in which whole numbers below zero have the same minus as those with a decimal."""

    @property
    def decimal_formats(self) -> Any:
        return {None: _printed(super().decimal_formats[None].pattern)}


@lru_cache(maxsize=8)
def _printed(usual: str) -> NumberPattern:
    return parse_pattern(f"{usual};{MINUS}{usual}")


class Catalogue:
    """The messages of the bot and of every game, one bundle a language.

    `folders` are resource folders that hold `<locale>.ftl`, perhaps with more of the kind `<locale>.<subject>.ftl`.
    All keys live in one name space, so a game's keys start with its name.
    """

    def __init__(self, folders: Iterable[Traversable]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        sources = [files("bot.i18n") / "locales", *folders]
        for locale in LOCALES:
            bundle = FluentBundle([locale], use_isolating=False)
            bundle._babel_locale = _Printed(locale)
            for folder in sources:
                for source in sorted(folder.iterdir(), key=lambda source: source.name):
                    if source.name.split(".")[0] == locale:
                        bundle.add_resource(FluentResource(source.read_text("utf-8")))
            self._bundles[locale] = bundle
        self._named = {locale: _named(bundle) for locale, bundle in self._bundles.items()}

    def say(self, words: Words, locale: str = DEFAULT_LOCALE, names: Sequence[str] = ()) -> str:
        """The sentence. `names` are by seat.

        Raises `MissingMessage` for an unknown key and `ValueError` where a message lacks a parameter.
        """
        match words:
            case str():
                return words
            case SeatName(seat):
                return names[seat]
            case Joined(parts, separator):
                return separator.join(self.say(part, locale, names) for part in parts)
            case Listed(parts):
                return format_list(
                    [self.say(part, locale, names) for part in parts], locale=REGIONS.get(locale, locale)
                )
            case Text(key, params):
                spoken = {
                    name: value if isinstance(value, int) else self.say(value, locale, names) for name, value in params
                }
                return self._format(key, spoken, locale)

    def listing(self, sentence: str, spoken: str, listed: str) -> str:
        """A sentence of one language with its slash commands as a client of another language lists them."""
        if spoken == listed:
            return sentence
        named = self._named[spoken]

        def renamed(command: re.Match[str]) -> str:
            return " ".join(self.say(Text(named[word]), listed) if word in named else word for word in command.groups())

        return COMMAND.sub(renamed, sentence)

    def keys(self, locale: str) -> frozenset[str]:
        return frozenset(self._bundles[locale]._messages)

    def _format(self, key: str, params: dict[str, Any], locale: str) -> str:
        bundle = self._bundles[locale]
        if not bundle.has_message(key):
            # A test holds the languages complete; should one lack a message all the same, English is better than none.
            if locale == DEFAULT_LOCALE:
                raise MissingMessage(key)
            return self._format(key, params, DEFAULT_LOCALE)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingMessage(key)
        sentence, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise ValueError(f"message {key}: {errors}")
        return str(sentence)


def _named(bundle: FluentBundle) -> dict[str, str]:
    """The keys of what commands are called in that language, by name."""
    patterns = {key: bundle.get_message(key).value for key in bundle._messages if key.startswith("name-")}
    return {str(bundle.format_pattern(pattern)[0]): key for key, pattern in patterns.items() if pattern is not None}


@lru_cache(maxsize=64)
def negotiate(wanted: str | None) -> str:
    """The best language we have for a Discord locale such as `en-GB`."""
    if wanted:
        for locale in LOCALES:
            if wanted == locale or wanted.split("-")[0] == locale:
                return locale
    return DEFAULT_LOCALE

"""How the tests of languages read the catalogue: its messages with sample parameters, and as syntax trees."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.core.text import Text
from bot.discord_ui import settings
from bot.discord_ui.house import House
from bot.discord_ui.translator import CatalogueTranslator
from bot.games.registry import DESKS
from bot.i18n.catalogue import DEFAULT_LOCALE, Catalogue
from tests.i18n.test_catalogue import GAMES, SOURCE, messages, sayings

CATALOGUE = Catalogue([files(f"bot.games.{game}") / "locales" for game in GAMES])
DISCORD = {"en": discord.Locale.british_english, "fr": discord.Locale.french, "ro": discord.Locale.romanian}

COUNTS = (0, 1, 2, 3, 5, 19, 20, 21, 100, 101, 102, 120)
"""Numbers for each plural form of our languages."""


class Spoken(Visitor):
    """What stands in a message or in a part of it: its selectors, its parameters, its own words."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.selects: list[ftl.SelectExpression] = []
        self.parameters: set[str] = set()
        self.words: list[str] = []
        self.visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - named by fluent.syntax
        self.selects.append(node)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.parameters.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by fluent.syntax
        self.words.append(node.value)


@cache
def read(locale: str) -> Mapping[str, Spoken]:
    found = {}
    for path in SOURCE.rglob(f"locales/{locale}*.ftl"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[entry.id.name] = Spoken(entry.value)
    return found


def parameter(select: ftl.SelectExpression) -> str:
    """The parameter whose value chooses a variant."""
    return select.selector.id.name if isinstance(select.selector, ftl.VariableReference) else ""


def variants(select: ftl.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
        for variant in select.variants
    }


def counted(key: str) -> frozenset[str]:
    """The parameters that are numbers, seen by the forms that English has for them."""
    return frozenset(
        parameter(select) for select in read(DEFAULT_LOCALE)[key].selects if variants(select) & {"one", "1"}
    )


@cache
def given(key: str) -> frozenset[str]:
    """The parameters that the code gives; those that English uses where that can't be read."""
    told = [said.params for said in sayings() if key in said.keys and said.params is not None]
    return frozenset.intersection(*told) if told else messages(DEFAULT_LOCALE)[key].variables


def say(key: str, locale: str, *, count: int = 5, word: str = "N30") -> str:
    """The message with every number as given, and one word for all else but the game."""
    words = {"game": "qwirkle"}
    spoken = {name: count if name in counted(key) else words.get(name, word) for name in given(key)}
    return CATALOGUE.say(Text(key, **spoken), locale)


def matching(*patterns: str) -> Iterator[str]:
    return (key for key in messages(DEFAULT_LOCALE) if any(re.fullmatch(pattern, key) for pattern in patterns))


@cache
def payloads() -> tuple[Mapping[str, Any], ...]:
    """The slash commands as Discord gets them."""

    async def translated() -> tuple[Mapping[str, Any], ...]:
        house = cast(House, SimpleNamespace(catalogue=CATALOGUE, desks=DESKS))
        tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
        await tree.set_translator(CatalogueTranslator(CATALOGUE))
        translator = tree.translator
        assert translator is not None
        groups = [settings.commands(house), *(desk.commands(house) for desk in DESKS.values())]
        return tuple([await group.get_translated_payload(tree, translator) for group in groups])

    return asyncio.run(translated())


def localised(entry: Mapping[str, Any], field: str, locale: str) -> str:
    if locale == DEFAULT_LOCALE:
        return str(entry[field])
    return str(entry[f"{field}_localizations"][DISCORD[locale].value])


@cache
def typed(locale: str) -> frozenset[str]:
    """Everything that can be typed after a slash: "settings me", "qwirkle play"."""
    return frozenset(
        f"{_group(group, locale)} {localised(command, 'name', locale)}"
        for group in payloads()
        for command in group["options"]
    )


def _group(group: Mapping[str, Any], locale: str) -> str:
    """A game is called the same everywhere; other groups have a name in each language."""
    return group["name"] if group["name"] in DESKS else localised(group, "name", locale)

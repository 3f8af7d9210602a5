"""Gives Discord the commands' names and descriptions in every language of the catalogue."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.text import Text
from bot.i18n.catalogue import DEFAULT_LOCALE, Catalogue, negotiate


class CatalogueTranslator(app_commands.Translator):
    """Translates the strings that carry a message key."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the name is discord.py's
    ) -> str | None:
        key, language = string.extras.get("key"), negotiate(locale.value)
        if key is None or language == DEFAULT_LOCALE:
            return None
        return self._catalogue.say(Text(key), language)


def translated(catalogue: Catalogue, key: str) -> app_commands.locale_str:
    """A name or description as Discord wants it: English, with the others to be asked for by its key."""
    return app_commands.locale_str(catalogue.say(Text(key)), key=key)

"""What people and servers choose for themselves: language, theme, the board in words, pings."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.core.errors import Refused
from bot.core.text import Text, Words
from bot.discord_ui.controls import Control
from bot.discord_ui.house import House
from bot.discord_ui.panels import Button, Menu, Option, Panel, Row
from bot.discord_ui.translator import translated
from bot.discord_ui.visit import Visit
from bot.i18n.catalogue import LOCALES
from bot.rendering.theme import Theme
from bot.sessions.preferences import Preferences

KEY = "settings"
AUTOMATIC = "auto"
"""The choice not to choose: Discord's language, the server's theme."""

LANGUAGES = (AUTOMATIC, *LOCALES)
THEMES = (AUTOMATIC, *(theme.value for theme in Theme))


def commands(house: House) -> app_commands.Group:
    """`/settings me` and `/settings server`; without options they show what is chosen."""
    group = app_commands.Group(
        name=translated(house.catalogue, "name-settings"),
        description=translated(house.catalogue, "settings-command"),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    group.add_command(_me(house))
    group.add_command(_server(house))
    return group


Callback = Callable[..., Coroutine[Any, Any, None]]


def _command(house: House, name: str, callback: Callback) -> app_commands.Command[app_commands.Group, ..., None]:
    say = house.catalogue
    options = {
        "language": translated(say, "option-language"),
        "theme": translated(say, "option-theme"),
    }
    if name == "me":
        options |= {"text_board": translated(say, "option-text-board"), "pings": translated(say, "option-pings")}
    described = app_commands.describe(**options)(callback)
    chosen = app_commands.choices(
        language=[_choice(house, "language", value) for value in LANGUAGES],
        theme=[_choice(house, "theme", value) for value in THEMES],
    )(described)
    named = app_commands.rename(**{option: translated(say, f"name-{option.replace('_', '-')}") for option in options})(
        chosen
    )
    return app_commands.Command(
        name=translated(say, f"name-{name}"), description=translated(say, f"settings-command-{name}"), callback=named
    )


def _choice(house: House, kind: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=translated(house.catalogue, f"{kind}-{value}"), value=value)


def _me(house: House) -> app_commands.Command[app_commands.Group, ..., None]:
    async def me(
        interaction: discord.Interaction,
        language: str | None = None,
        theme: str | None = None,
        text_board: bool | None = None,
        pings: bool | None = None,
    ) -> None:
        visit = await Visit.of(house, interaction)
        mine = _chosen(visit.mine, language, theme)
        if text_board is not None:
            mine = replace(mine, text_board=text_board)
        if pings is not None:
            mine = replace(mine, pings=pings)
        await _keep_mine(visit, mine)

    return _command(house, "me", me)


def _server(house: House) -> app_commands.Command[app_commands.Group, ..., None]:
    async def server(interaction: discord.Interaction, language: str | None = None, theme: str | None = None) -> None:
        visit = await Visit.of(house, interaction)
        await _keep_server(visit, _chosen(visit.server, language, theme))

    return _command(house, "server", server)


def _chosen(before: Preferences, language: str | None, theme: str | None) -> Preferences:
    after = before
    if language is not None:
        after = replace(after, language=None if language == AUTOMATIC else language)
    if theme is not None:
        after = replace(after, theme=None if theme == AUTOMATIC else theme)
    return after


async def _keep_mine(visit: Visit, mine: Preferences) -> None:
    if mine != visit.mine:
        await visit.house.preferences.save_preferences(visit.user, mine)
        visit.house.warm(mine)
    visit = visit.preferring(mine=mine)
    rows = (*_menus(visit, "me", mine), _toggles(visit, mine))
    await visit.answer(Panel((visit.say(Text("settings-me")),), rows))


async def _keep_server(visit: Visit, server: Preferences) -> None:
    if not visit.interaction.permissions.manage_guild:
        raise Refused("refused-not-manager")
    guild = visit.interaction.guild_id or 0
    if server != visit.server:
        await visit.house.preferences.save_preferences(guild, server)
        visit.house.warm(server)
    visit = visit.preferring(server=server)
    await visit.answer(Panel((visit.say(Text("settings-server")),), _menus(visit, "server", server)))


def _menus(visit: Visit, whose: str, chosen: Preferences) -> tuple[Row, ...]:
    return (
        _menu(visit, f"{whose}-language", "language", LANGUAGES, chosen.language or AUTOMATIC),
        _menu(visit, f"{whose}-theme", "theme", THEMES, chosen.theme or AUTOMATIC),
    )


def _menu(visit: Visit, verb: str, kind: str, values: tuple[str, ...], chosen: str) -> Menu:
    def option(value: str) -> Option:
        label = visit.say(Text("settings-option", kind=Text(f"settings-{kind}"), value=Text(f"{kind}-{value}")))
        return Option(label, value, chosen=value == chosen)

    placeholder = visit.say(Text(f"settings-{kind}"))
    return Menu(placeholder, Control(KEY, 0, 0, verb).id, tuple(option(value) for value in values))


def _toggles(visit: Visit, mine: Preferences) -> tuple[Button, ...]:
    def button(verb: str, words: Words) -> Button:
        return Button(visit.say(words), Control(KEY, 0, 0, verb).id)

    return (
        button("me-text", Text("button-text-on" if mine.text_board else "button-text-off")),
        button("me-pings", Text("button-pings-on" if mine.pings else "button-pings-off")),
    )


async def press(visit: Visit, control: Control) -> None:
    """Answers the menus and buttons of the two messages."""
    value = visit.values[0] if visit.values else AUTOMATIC
    known = {"language": LANGUAGES, "theme": THEMES}
    whose, _, kind = control.verb.partition("-")
    if kind in known and value not in known[kind]:
        raise Refused("refused-no-such-table")
    changes: Mapping[str, Preferences] = {
        "me-language": _chosen(visit.mine, value, None),
        "me-theme": _chosen(visit.mine, None, value),
        "me-text": replace(visit.mine, text_board=not visit.mine.text_board),
        "me-pings": replace(visit.mine, pings=not visit.mine.pings),
        "server-language": _chosen(visit.server, value, None),
        "server-theme": _chosen(visit.server, None, value),
    }
    if control.verb not in changes:
        raise Refused("refused-no-such-table")
    await (_keep_mine if whose == "me" else _keep_server)(visit, changes[control.verb])

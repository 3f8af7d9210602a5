"""`python -m bot check`: whether this host is ready, and the link that invites the bot."""

from __future__ import annotations

import argparse
import asyncio
import base64
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

import aiohttp
import discord

from bot.config import Settings, SettingsError, load_settings
from bot.core.chance import Chance
from bot.core.errors import Fault
from bot.discord_ui.house import Desk
from bot.discord_ui.permissions import NEEDED
from bot.games.registry import DESKS
from bot.i18n.catalogue import Catalogue
from bot.rendering.theme import Theme, require_fonts
from bot.storage.database import Database, StorageUnavailable

DISCORD_SECONDS = 10.0
SCOPES = ("bot", "applications.commands")


class Verdict(Enum):
    """How a finding stands; the value is the sign before its sentence."""

    GOOD = "✓"
    DOUBTFUL = "!"
    WRONG = "✗"


@dataclass(frozen=True, slots=True)
class Finding:
    verdict: Verdict
    sentence: str


def main(arguments: Sequence[str]) -> int:
    """Prints the findings as they come. 1 if one of them is wrong."""
    argparse.ArgumentParser(
        prog="python -m bot check",
        description="Verifies settings, database, fonts and pictures, asks Discord who the bot is, and prints the"
        " link that invites it with the permissions it needs.",
    ).parse_args(arguments)
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    return asyncio.run(report())


async def report() -> int:
    worst = 0
    async for finding in findings():
        print(finding.verdict.value, finding.sentence, flush=True)
        worst |= finding.verdict is Verdict.WRONG
    return worst


async def findings() -> AsyncIterator[Finding]:
    """Everything worth knowing before the bot is started, the quick things first."""
    try:
        settings = load_settings(token_needed=True)
        yield Finding(Verdict.GOOD, "The settings can be read.")
    except SettingsError as error:
        for problem in error.problems:
            yield Finding(Verdict.WRONG, problem)
        settings = None
    if settings is not None:
        yield await check_database(settings)
    yield check_pictures(DESKS.values())
    if settings is not None:
        async for finding in check_discord(settings.token):
            yield finding


async def check_database(settings: Settings) -> Finding:
    """Opens the database as the bot would, and lets SQLite look for damage."""
    path = settings.database_path
    try:
        async with Database.open(path) as database:
            if await database.sound():
                return Finding(Verdict.GOOD, f"The database {path} is sound and can be written.")
            return Finding(Verdict.WRONG, f"The database {path} is damaged. Put your last backup in its place.")
    except StorageUnavailable as error:
        return Finding(Verdict.WRONG, Catalogue(()).say(error.text))


def check_pictures(desks: Iterable[Desk]) -> Finding:
    """Draws a table of each game in each theme."""
    try:
        require_fonts()
        drawn = 0
        for desk in desks:
            game, face = desk.game, desk.face
            seats = range(game.seats(game.default)[0])
            state = game.setup(seats, game.default, Chance("check")).state
            for theme in Theme:
                drawn += len(face.board(game.view(state, None), (), theme=theme).image)
    except (Fault, OSError) as error:
        return Finding(Verdict.WRONG, f"Pictures can't be drawn: {error}.")
    return Finding(Verdict.GOOD, f"The fonts are there and pictures can be drawn ({drawn / 1024:.0f} KiB).")


async def check_discord(token: str) -> AsyncIterator[Finding]:
    """Whether the token opens Discord, and the invite link."""
    application: int | None
    try:
        application = await ask_application(token)
        yield Finding(Verdict.GOOD, "Discord accepts the token.")
    except discord.LoginFailure:
        yield Finding(
            Verdict.WRONG, "Discord refuses the token. Reset it under Bot and copy the new one into DISCORD_TOKEN."
        )
        return
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        application = application_in(token)
        unreached = f"Discord could not be reached ({type(error).__name__}), so the token is not verified"
        if application is None:
            yield Finding(Verdict.WRONG, f"{unreached}, nor does it spell the id that the invite link needs.")
        else:
            yield Finding(Verdict.DOUBTFUL, f"{unreached}.")
    if application is not None:
        yield Finding(Verdict.GOOD, f"Invite the bot: {invitation(application)}")


async def ask_application(token: str) -> int | None:
    """The id of the application behind the token, by Discord itself."""
    async with discord.Client(intents=discord.Intents.none()) as client, asyncio.timeout(DISCORD_SECONDS):
        await client.login(token)
        return client.application_id


def application_in(token: str) -> int | None:
    """The id that the first part of a token spells, if it does."""
    first = token.split(".", maxsplit=1)[0]
    try:
        spelled = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except ValueError:
        return None
    return int(spelled) if spelled.isdecimal() and len(spelled) <= 20 else None


def invitation(application: int) -> str:
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)

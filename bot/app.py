"""Puts the bot together, and runs it until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from importlib.resources import files
from typing import cast

import aiohttp
import discord

from bot.config import Settings, SettingsError
from bot.core.errors import whereabouts
from bot.discord_ui.client import TableClient
from bot.discord_ui.house import House
from bot.games.registry import DESKS, GAMES
from bot.i18n.catalogue import Catalogue
from bot.rendering.studio import Studio
from bot.rendering.theme import Theme
from bot.sessions.ports import Clock, Seeds, Thinker
from bot.sessions.reviewing import Reviewer
from bot.sessions.runner import BEAT, ComputerRunner
from bot.sessions.service import SessionService
from bot.storage.database import Database
from bot.storage.preferences import SqlitePreferences
from bot.storage.reviews import SqliteReviews
from bot.storage.sessions import SqliteSessions
from bot.thinking import ProcessThinker

log = logging.getLogger(__name__)

THREADS = 4
"""Threads for drawing. Python offers more on larger machines, but each holds memory of its own."""

LOGIN_PAUSES = (2, 5, 15, 60)
"""Seconds between attempts to reach Discord at the start; the last one repeats."""

REFUSED_TOKEN = (
    "Discord refuses DISCORD_TOKEN. Make a new token (your application, Bot, Reset Token) and put it into .env."
)


def new_seed() -> str:
    return secrets.token_hex(16)


def catalogue() -> Catalogue:
    """The messages of the bot and of all its games."""
    return Catalogue([files(f"bot.games.{key}") / "locales" for key in GAMES])


@asynccontextmanager
async def open_bot(
    settings: Settings,
    *,
    clock: Clock = time.time,
    seeds: Seeds = new_seed,
    thinker: Thinker | None = None,
    beat: float = BEAT,
    emojis: bool = True,
) -> AsyncIterator[TableClient]:
    """The bot with its database open, ready to be connected. Raises `StorageUnavailable`.

    Without a thinker it has worker processes to think. `beat` are the seconds before a computer player's move.
    """
    async with AsyncExitStack() as open_parts:
        database = await open_parts.enter_async_context(Database.open(settings.database_path))
        if thinker is None:
            thinker = open_parts.enter_context(closing(ProcessThinker()))
        store = SqliteSessions(database, GAMES)
        service = SessionService(store, GAMES, clock=clock, seeds=seeds)
        runner = ComputerRunner(store, service, thinker, beat=beat)
        reviewer = Reviewer(store, SqliteReviews(database), service, thinker)
        preferences = SqlitePreferences(database)
        house = House(store, service, catalogue(), Studio(), DESKS, clock, preferences, thinker, reviewer)
        client = TableClient(house, runner, emojis=emojis)
        open_parts.push_async_callback(client.close)
        yield client


def run(settings: Settings) -> int:
    """Runs the bot on Discord until SIGTERM or Ctrl-C; gives the exit code.

    Raises `SettingsError` for a token that Discord refuses, and `StorageUnavailable`.
    """
    _log_to_stderr(settings.log_level)
    return asyncio.run(_serve(settings))


async def _serve(settings: Settings) -> int:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
    async with open_bot(settings) as client:
        await warm(Theme.DARK)
        connection = asyncio.create_task(_connect(client, settings.token))
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):  # where the system has no such signals, Ctrl-C ends it all the same
                asyncio.get_running_loop().add_signal_handler(number, connection.cancel)
        try:
            await connection
        except asyncio.CancelledError:
            log.info("stopping")
        except discord.LoginFailure as error:
            raise SettingsError(REFUSED_TOKEN) from error
    return 0


async def warm(theme: Theme) -> None:
    """Draws what the pictures of a theme are made of, so that no game waits for it."""
    for desk in DESKS.values():
        await asyncio.to_thread(desk.warm, theme)


async def _connect(client: TableClient, token: str) -> None:
    attempt = 0
    while True:
        try:
            await client.login(token)
            break
        except discord.LoginFailure:
            raise
        except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
            pause = LOGIN_PAUSES[min(attempt, len(LOGIN_PAUSES) - 1)]
            log.warning("Discord not reached error=%s retry_in=%s", type(error).__name__, pause)
            attempt += 1
            await client.http.close()
            await asyncio.sleep(pause)
    await client.connect()


def _log_to_stderr(level: str) -> None:
    # The bot never speaks aloud: that the libraries for it are missing is no news for a host.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=level, handlers=[handler])
    # At DEBUG discord.py logs each request with its body: hands and tokens.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))


class Discreet(logging.Formatter):
    """Writes the whereabouts of an error in the place of its traceback, whose words may quote a hand."""

    def formatException(self, ei: object) -> str:  # noqa: N802 - the name is the library's
        _, error, _ = cast(tuple[object, BaseException | None, object], ei)
        return "" if error is None else whereabouts(error)

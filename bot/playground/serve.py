"""`python -m bot play`: the very same bot in a local browser page, without a token."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import simcord
from discord import InteractionResponseType

from bot.app import new_seed, warm
from bot.games.registry import DESKS
from bot.playground.world import World, open_world
from bot.rendering.theme import Theme

log = logging.getLogger(__name__)

TICK = 2.0
"""Seconds between two looks at the clock while nobody clicks."""

LONGEST_STEP = 60.0
"""Seconds that the simulated clock is moved at once; a page that was asleep catches up step by step."""

OFFER = InteractionResponseType.autocomplete_result.value

WELCOME = """\
Qwirkle and Qwixx are ready in your browser:

  {url}

1. Type /qwirkle start or /qwixx start under the channel, choose the command and send it.
2. Press "Add computer" and choose how good it is, or choose Bruno or Chloé at "Viewing as" and press "Join".
3. As Ada, press "Start". "My hand" shows your tiles, "My sheet" what you may mark. At /qwirkle play and /qwixx mark
   type a letter, and it offers what fits.

{keeping}
Ctrl-C ends it.
"""
NOT_KEPT = "The tables lie in a temporary folder, which goes when you end this. To keep them: --database FILE"
KEPT = "The tables are kept in {database}."


class PortTaken(Exception):
    """Another program has the port that was asked for."""


def main(argv: Sequence[str]) -> int:
    """Serves the page until Ctrl-C, SIGTERM or the page's own button; gives the exit code."""
    options = _parser().parse_args(argv)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        with TemporaryDirectory(prefix="game-table-") as folder:
            asyncio.run(serve(options, options.database or Path(folder, "tables.sqlite3")))
    except PortTaken:
        print(f"Port {options.port} can't be opened. Choose another one, or leave --port out.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass  # where the loop knows no signals
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot play",
        description="Serves a simulated Discord channel with the bot in it, for this computer alone, without a token.",
    )
    parser.add_argument("--port", type=_port, default=0, help="the port of the page (default: any that is free)")
    parser.add_argument("--database", type=Path, metavar="FILE", help="keep the tables in this file (default: nowhere)")
    parser.add_argument("--seed", metavar="TEXT", help="the same text gives every table the same chance")
    return parser


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) <= 65535):
        raise argparse.ArgumentTypeError("a port is a number up to 65535")
    return int(text)


async def serve(options: argparse.Namespace, database: Path) -> None:
    """Serves the page and says where, until somebody ends it. Raises `PortTaken` and `StorageUnavailable`."""
    stopped = asyncio.Event()
    with suppress(NotImplementedError):
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    await warm(Theme.DARK)
    async with open_world(database, seeds=(lambda: options.seed) if options.seed else new_seed) as world:
        preview = world.env.preview(
            world.channel,
            viewers=world.people,
            layout="channel",
            port=options.port,
            assets=await emoji_pictures(world),
        )
        try:
            await preview.__aenter__()
        except simcord.SetupError as error:
            if isinstance(error.__cause__, OSError):
                raise PortTaken from error
            raise
        try:
            await take_up_again(world)
            keeping = KEPT.format(database=database) if options.database else NOT_KEPT
            print(WELCOME.format(url=preview.url, keeping=keeping), flush=True)
            await _until_ended(world, preview, stopped)
        finally:
            await preview.close()
    print("Ended.", flush=True)


async def emoji_pictures(world: World) -> Mapping[str, tuple[str, bytes]]:
    """The bot's emojis as the page needs them: SimCord keeps their names but not what they look like."""
    await world.client.gather_emojis()
    pictures = {}
    for desk in DESKS.values():
        for key, (name, image) in desk.emojis().items():
            emoji = world.client.house.emojis.of(desk.key, key)
            if emoji is not None:
                pictures[f"https://cdn.simcord.invalid/emojis/{emoji.id}.png"] = (f"{name}.png", image)
    return pictures


async def take_up_again(world: World) -> None:
    """Shows the table of a kept database: the channel that showed it is gone with the last run."""
    session = await world.client.house.store.live_in(world.channel.id)
    if session is not None:
        await world.people[0].slash(world.channel, f"{session.game} board")


async def _until_ended(world: World, preview: simcord.Preview, stopped: asyncio.Event) -> None:
    ends = [asyncio.create_task(stopped.wait()), asyncio.create_task(preview.wait_closed())]
    ticker = asyncio.create_task(keep_time(world, preview, one_at_a_time(preview)))
    try:
        await asyncio.wait((*ends, ticker), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (*ends, ticker):
            task.cancel()
        await asyncio.gather(*ends, ticker, return_exceptions=True)


def one_at_a_time(preview: simcord.Preview) -> asyncio.Lock:
    """The lock that clicks now wait for; SimCord fails those that overlap, and its page then gives up for good."""
    lock = asyncio.Lock()
    answer = preview._action  # what SimCord's server calls for each click; it has no public place to wait in

    async def in_turn(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with lock:
            return await answer(context, body)

    preview._action = in_turn  # type: ignore[assignment]  # a bound method
    return lock


async def keep_time(world: World, preview: simcord.Preview, turn: asyncio.Lock) -> None:
    """Lets the simulated clock follow the real one, and shows what the bot did meanwhile, for ever."""
    shown = len(world.env.http_requests)
    while True:
        await asyncio.sleep(TICK)
        try:
            async with turn:
                late = time.time() - world.env.now().timestamp()
                await world.env.advance_time(min(max(late, 0.0), LONGEST_STEP))
                if _is_due(preview, world.env.http_requests[shown:]):
                    await preview.refresh()
                shown = len(world.env.http_requests)
        except (simcord.SetupError, TimeoutError):
            continue  # the bot is not at rest, or the page is closing
        except Exception:  # the page must live on
            log.exception("tick failed")


def _is_due(preview: simcord.Preview, requests: Sequence[simcord.HttpLogEntry]) -> bool:
    """Whether a page does not show yet what the bot did by those requests.

    A page shows what came of its own clicks, and what it shows must not change while somebody aims at a button; so a
    page that is alone is refreshed only after what the bot did unasked.
    """
    changes = [request for request in requests if request.method != "GET" and not _is_offer(request)]
    clicked = any(request.path.endswith("/callback") for request in changes)
    alone = len(preview._pages) <= 2  # SimCord counts one of its own, and tells in no other way
    return bool(changes) and not (clicked and alone)


def _is_offer(request: simcord.HttpLogEntry) -> bool:
    """Whether the bot only offered choices to somebody who types."""
    return isinstance(request.json, Mapping) and request.json.get("type") == OFFER

"""`python -m bot play`: the very same bot in a local browser page, without a token."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import simcord

from bot.games.registry import DESKS
from bot.playground.world import World, open_world
from bot.rendering.theme import Theme

log = logging.getLogger(__name__)

TICK = 3.0
"""Seconds between two looks at the clock while nobody clicks."""

LONGEST_STEP = 60.0
"""Seconds that the simulated clock is moved at once; a page that was asleep catches up step by step."""

WELCOME = """\
Qwirkle is ready in your browser:

  {url}

1. Type /qwirkle start under the channel, choose the command and send it.
2. Press "Add computer", or choose Bruno or Chloé at "Viewing as" and press "Join".
3. As Ada, press "Start". "My hand" shows your tiles. At /qwirkle play type a letter, and it offers what fits.

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
        if options.database is not None:
            asyncio.run(serve(options.database, port=options.port, keeping=KEPT.format(database=options.database)))
        else:
            with TemporaryDirectory(prefix="qwirkle-") as folder:
                asyncio.run(serve(Path(folder, "tables.sqlite3"), port=options.port, keeping=NOT_KEPT))
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
    return parser


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError
    return port


async def serve(database: Path, *, port: int, keeping: str) -> None:
    """Serves the page and says where, until somebody ends it. Raises `PortTaken` and `StorageUnavailable`."""
    stopped = asyncio.Event()
    with suppress(NotImplementedError):
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    for desk in DESKS.values():
        await asyncio.to_thread(desk.warm, Theme.DARK)
    async with open_world(database) as world:
        preview = world.env.preview(world.channel, viewers=world.people, layout="channel", port=port)
        try:
            await preview.__aenter__()
        except simcord.SetupError as error:
            if isinstance(error.__cause__, OSError):
                raise PortTaken from error
            raise
        try:
            await _take_up_again(world)
            print(WELCOME.format(url=preview.url, keeping=keeping), flush=True)
            await _until_ended(world, preview, stopped)
        finally:
            await preview.close()
    print("Ended.", flush=True)


async def _take_up_again(world: World) -> None:
    """Shows the table of a kept database: the channel that showed it is gone with the last run."""
    if await world.client.house.store.live_in(world.channel.id) is not None:
        await world.people[0].slash(world.channel, "qwirkle board")


async def _until_ended(world: World, preview: simcord.Preview, stopped: asyncio.Event) -> None:
    ends = [asyncio.create_task(stopped.wait()), asyncio.create_task(preview.wait_closed())]
    ticker = asyncio.create_task(keep_time(world, preview))
    try:
        await asyncio.wait((*ends, ticker), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (*ends, ticker):
            task.cancel()
        await asyncio.gather(*ends, ticker, return_exceptions=True)


async def keep_time(world: World, preview: simcord.Preview) -> None:
    """Lets the simulated clock follow the real one, and shows what the bot did meanwhile, for ever."""
    shown = len(world.env.http_requests)
    while True:
        await asyncio.sleep(TICK)
        late = time.time() - world.env.now().timestamp()
        try:
            await world.env.advance_time(min(max(late, 0.0), LONGEST_STEP))
            if _changes_messages(world, shown):
                await preview.refresh()
            shown = len(world.env.http_requests)
        except (simcord.SetupError, TimeoutError):
            continue  # a click that is being answered holds the world; the next tick comes soon
        except Exception:  # the page must live on
            log.exception("tick failed")


def _changes_messages(world: World, shown: int) -> bool:
    """Whether the bot sent or edited a message since that many requests; pages are not disturbed for less."""
    return any(request.method != "GET" and "/messages" in request.path for request in world.env.http_requests[shown:])

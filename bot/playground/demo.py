"""`python -m bot demo`: a whole game, played by itself through the bot's own commands and kept in a folder."""

from __future__ import annotations

import argparse
import asyncio
import logging
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tqdm import tqdm

from bot.playground.party import PARTIES
from bot.playground.transcript import Transcript, is_empty_or_ours
from bot.playground.world import PEOPLE, Heard, open_world


def main(argv: Sequence[str]) -> int:
    """Plays the game, prints the final card, and gives the exit code."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.players > PARTIES[options.game].most:
        parser.error(f"at most {PARTIES[options.game].most} can play {options.game}")
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        if not is_empty_or_ours(options.out):
            print(f"{options.out} holds something else. Choose a new folder, so that nothing is lost.", file=sys.stderr)
            return 2
        transcript = Transcript.begin(options.out, game=options.game, seed=options.seed)
    except OSError as error:
        print(f"{options.out} can't be written: {error.strerror}.", file=sys.stderr)
        return 2
    with TemporaryDirectory(prefix="game-table-") as folder:
        last = asyncio.run(play(Path(folder, "tables.sqlite3"), options, transcript))
    print(*(text.replace("**", "") for text in last.texts), sep="\n\n")
    print(f"\n{transcript.pictures} pictures and transcript.md are in {options.out}.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot demo",
        description="Plays a whole game by itself, in a simulated Discord, through the bot's own commands and"
        " buttons. It leaves the picture of each turn and a transcript. It needs no token.",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where pictures and transcript go")
    parser.add_argument("--game", choices=sorted(PARTIES), default="qwirkle", help="default: qwirkle")
    parser.add_argument(
        "--seed", default=secrets.token_hex(4), metavar="TEXT", help="the same text gives the same game again"
    )
    parser.add_argument("--players", type=int, choices=range(2, len(PEOPLE) + 1), default=3, help="default: 3")
    parser.add_argument(
        "--turns", type=_number, metavar="N", help="stop after so many cards (default: play to the end)"
    )
    return parser


def _number(text: str) -> int:
    if not (text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError("a number of turns is 1 or more")
    return int(text)


async def play(database: Path, options: argparse.Namespace, transcript: Transcript) -> Heard:
    """One game from the first command to the last card, which is given back."""
    async with open_world(database, people=options.players, seeds=lambda: options.seed) as world:
        party = PARTIES[options.game](world, Random(options.seed), transcript)
        await party.gather()
        with tqdm(total=party.whole, unit=party.unit, disable=None, leave=False) as bar:
            for _ in range(options.turns or sys.maxsize):
                bar.update(await party.take_turn())
                if not party.card.pinged:
                    break
        return party.card

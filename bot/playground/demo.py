"""`python -m bot demo`: a whole game, played by itself through the bot's own commands and kept in a folder."""

from __future__ import annotations

import argparse
import asyncio
import logging
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

import simcord
from tqdm import tqdm

from bot.playground.transcript import Transcript, is_empty_or_ours
from bot.playground.world import PEOPLE, Heard, World, open_world

TILES = 108
Choice: TypeAlias = "Mapping[str, str]"
"""What the bot offers while somebody types: name and value."""

SWAPS_IN_TEN = 1
"""Turns of ten in which a player tries to exchange tiles instead of laying some."""


def main(argv: Sequence[str]) -> int:
    """Plays the game, prints the final card, and gives the exit code."""
    options = _parser().parse_args(argv)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        if not is_empty_or_ours(options.out):
            print(f"{options.out} holds something else. Choose a new folder, so that nothing is lost.", file=sys.stderr)
            return 2
        transcript = Transcript.begin(options.out, seed=options.seed)
    except OSError as error:
        print(f"{options.out} can't be written: {error.strerror}.", file=sys.stderr)
        return 2
    with TemporaryDirectory(prefix="qwirkle-") as folder:
        last = asyncio.run(play(Path(folder, "tables.sqlite3"), options, transcript))
    print(*(text.replace("**", "") for text in last.texts), sep="\n\n")
    print(f"\n{transcript.pictures} pictures and transcript.md are in {options.out}.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot demo",
        description="Plays a game of Qwirkle by itself, in a simulated Discord, through the bot's own commands and"
        " buttons. It leaves the picture of each turn and a transcript. It needs no token.",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where pictures and transcript go")
    parser.add_argument(
        "--seed", default=secrets.token_hex(4), metavar="TEXT", help="the same text gives the same game again"
    )
    parser.add_argument("--players", type=int, choices=range(2, len(PEOPLE) + 1), default=3, help="default: 3")
    parser.add_argument(
        "--turns", type=_number, metavar="N", help="stop after so many turns (default: play to the end)"
    )
    return parser


def _number(text: str) -> int:
    if not (text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError("a number of turns is 1 or more")
    return int(text)


async def play(database: Path, options: argparse.Namespace, transcript: Transcript) -> Heard:
    """One game from the first command to the last card, which is given back."""
    async with open_world(database, people=options.players, seeds=lambda: options.seed) as world:
        party = Party(world, Random(options.seed), transcript)
        await party.gather()
        with tqdm(total=TILES, unit=" tiles", disable=None, leave=False) as bar:
            for _ in range(options.turns or sys.maxsize):
                bar.update(await party.take_turn())
                if not party.card.pinged:
                    break
        return party.card


@dataclass(slots=True)
class Party:
    """The people of the demo. They know what the bot tells them, and nothing else."""

    world: World
    random: Random
    transcript: Transcript
    card: Heard = field(init=False)
    """The newest public card."""

    async def gather(self) -> None:
        """Opens a table, has everybody sit down, and starts the game."""
        host, *others = self.world.people
        lobby = await self._type(host, "start")
        for actor in others:
            await self._press(actor, lobby, "Join")
        lobby = self.world.heard(lobby.id)
        self.transcript.public(lobby)
        await self._press(host, lobby, "Start")
        self._look(lobby)

    async def take_turn(self) -> int:
        """The hand, then a play or an exchange, by whoever was called. Gives the number of tiles laid."""
        (user,) = self.card.pinged
        actor = next(actor for actor in self.world.people if actor.id == user)
        before = self.card
        await self._type(actor, "hand")
        plays = await actor.autocomplete(self.world.channel, "qwirkle play", "move", "")
        swaps = await actor.autocomplete(self.world.channel, "qwirkle swap", "tiles", "")
        if not plays or self.random.randrange(10) < SWAPS_IN_TEN:
            await self._type(actor, "swap", tiles=self._few(swaps))
            if self._look(before):
                return 0
        # Whoever starts can't exchange, nor can anybody once the bag is empty.
        move = self._longest(plays)
        await self._type(actor, "play", move=move)
        if not self._look(before):
            raise LookupError("nothing came of a turn")
        return move.count(",") + 1

    def _few(self, swaps: Sequence[Choice]) -> str:
        """An exchange that is offered and that a nearly empty bag allows, too."""
        fewest = min(len(swap["value"]) for swap in swaps)
        return self.random.choice([swap["value"] for swap in swaps if len(swap["value"]) == fewest])

    def _longest(self, plays: Sequence[Choice]) -> str:
        most = max(play["value"].count(",") for play in plays)
        return self.random.choice([play["value"] for play in plays if play["value"].count(",") == most])

    async def _type(self, actor: simcord.MemberActor, command: str, **options: str) -> Heard:
        result = await actor.slash(self.world.channel, f"qwirkle {command}", **options)
        name = self.world.name(actor.id)
        self.transcript.typed(name, " ".join((f"/qwirkle {command}", *(f"{key}:{options[key]}" for key in options))))
        heard = self.world.reply(result)
        if heard.private:
            self.transcript.private(heard, to=name)
        return heard

    async def _press(self, actor: simcord.MemberActor, heard: Heard, button: str) -> None:
        await self.world.press(actor, heard, button)
        self.transcript.pressed(self.world.name(actor.id), button)

    def _look(self, since: Heard) -> bool:
        """Whether a card has come since then; it is kept."""
        for heard in self.world.said_after(since.id):
            self.card = heard
            self.transcript.public(heard)
        return self.card is not since

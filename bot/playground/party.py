"""The people of the demo, who play a whole game by what the bot tells them and nothing else."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, TypeAlias

import simcord

from bot.playground.transcript import Transcript
from bot.playground.world import Heard, World

Choice: TypeAlias = "Mapping[str, str]"
"""What the bot offers while somebody types: name and value."""


@dataclass(slots=True)
class Party(ABC):
    """People at a table. `unit` is what `take_turn` counts, `whole` how many of those a game has, if that is known."""

    game: ClassVar[str]
    most: ClassVar[int]
    unit: ClassVar[str]
    whole: ClassVar[int | None] = None
    wishes: ClassVar[Mapping[str, str]] = {}
    """The options of the table."""

    world: World
    random: Random
    transcript: Transcript
    card: Heard = field(init=False)
    """The newest public card."""

    async def gather(self) -> None:
        """Opens a table, has everybody sit down, and starts the game."""
        host, *others = self.world.people
        lobby = await self._type(host, "start", **self.wishes)
        for actor in others:
            await self._press(actor, lobby, "Join")
        lobby = self.world.heard(lobby.id)
        self.transcript.public(lobby)
        await self._press(host, lobby, "Start")
        self._look(lobby)

    @abstractmethod
    async def take_turn(self) -> int:
        """What those do who were called, until a new card comes. Raises `LookupError` if none does."""

    def _called(self) -> list[simcord.MemberActor]:
        return [actor for actor in self.world.people if actor.id in self.card.pinged]

    async def _offered(self, actor: simcord.MemberActor, command: str, option: str) -> Sequence[Choice]:
        return await actor.autocomplete(self.world.channel, f"{self.game} {command}", option, "")

    async def _type(self, actor: simcord.MemberActor, command: str, **options: str) -> Heard:
        result = await actor.slash(self.world.channel, f"{self.game} {command}", **options)
        name, typed = self.world.name(actor.id), f"/{self.game} {command}"
        self.transcript.typed(name, " ".join((typed, *(f"{key}:{options[key]}" for key in options))))
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


class QwirkleParty(Party):
    """Lays the longest plays, and sometimes exchanges."""

    __slots__ = ()

    game = "qwirkle"
    most = 6
    unit = " tiles"
    whole = 108

    SWAPS_IN_TEN = 1
    """Turns of ten in which a player tries to exchange tiles instead of laying some."""

    async def take_turn(self) -> int:
        """The hand, then a play or an exchange, by whoever was called. Gives the number of tiles laid."""
        (actor,) = self._called()
        before = self.card
        await self._type(actor, "hand")
        plays = await self._offered(actor, "play", "move")
        swaps = await self._offered(actor, "swap", "tiles")
        if not plays or self.random.randrange(10) < self.SWAPS_IN_TEN:
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


class QwixxParty(Party):
    """Marks what skips little, as the bot tells it, and passes otherwise."""

    __slots__ = ()

    game = "qwixx"
    most = 5
    unit = " phases"
    wishes = {"help": "learner"}  # noqa: RUF012 - never changed

    MOST_SKIPPED = 2
    SKIPS = re.compile(r"skips (\d+)")

    async def take_turn(self) -> int:
        """A decision of everybody who was called: the sheet, then a mark or a pass. Gives the one phase it closes."""
        before = self.card
        for actor in self._called():
            await self._type(actor, "sheet")
            marks = await self._offered(actor, "mark", "move")
            if marks and self._is_good(marks[0]["name"]):
                await self._type(actor, "mark", move=marks[0]["value"])
            else:
                await self._type(actor, "pass")
        if not self._look(before):
            raise LookupError("nothing came of a phase")
        return 1

    def _is_good(self, name: str) -> bool:
        """Whether a mark of that name, the wisest that is offered, is worth what it skips."""
        skips = self.SKIPS.search(name)
        return "locks" in name or skips is None or int(skips[1]) <= self.MOST_SKIPPED


PARTIES: Mapping[str, type[Party]] = {party.game: party for party in (QwirkleParty, QwixxParty)}

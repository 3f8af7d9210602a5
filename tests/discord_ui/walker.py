"""Who finds the bot's controls by their ids, and so goes about in whatever language."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from tests.discord_ui.seen import BUTTON, MENU, Message
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table

LINE = rows("RC RS RD")
ANN, BOB = "RX RT RL GC BT PL", "RT GL BX PD YS OC"


class Walker:
    """Three people at their tables."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.ann, self.bob, self.cay = world.ann, world.bob, world.cay

    async def type(self, actor: MemberActor, command: str, **options: Any) -> Message:
        return _shown(await self.world.type(actor, command, **options))

    async def press(self, actor: MemberActor, message: Message, verb: str, *arguments: str) -> Message:
        """Presses the control of that verb, of several the first that has those arguments."""
        return _shown(await self.world.press_id(actor, message, self.control(message, verb, *arguments)))

    async def choose(self, actor: MemberActor, message: Message, verb: str, value: str) -> Message:
        return _shown(await self.world.press_id(actor, message, self.control(message, verb), value))

    def control(self, message: Message, verb: str, *arguments: str) -> str:
        for part in self.world.parts(message):
            if part["type"] in (BUTTON, MENU):
                _, _, _, _, found, *rest = part["custom_id"].split(":")
                if found == verb and all(argument in rest for argument in arguments):
                    return str(part["custom_id"])
        raise LookupError(verb)

    async def game(self, *others: MemberActor, **options: Any) -> None:
        """Ann's table, begun, with those at it."""
        await self.type(self.ann, "start", **options)
        for other in others:
            await self.type(other, "join")
        await self.press(self.ann, self.world.card, "start")
        await self.world.rest()

    async def position(self, **parts: Any) -> None:
        """A game of Ann and Bob in that position, with Ann on turn."""
        await self.game(self.bob)
        await self.world.arrange(table(**({"board": LINE, "hands": [ANN, BOB]} | parts)))

    async def hand(self, actor: MemberActor) -> Message:
        return await self.type(actor, "hand")


def _shown(result: InteractionResult) -> Message:
    """The answer; a message of its own where the pressed one was left as it is."""
    return result.response if result.response is not None else result.followups[0]

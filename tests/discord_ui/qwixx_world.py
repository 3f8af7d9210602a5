"""Qwixx in the simulated channel: five people, their private pads, and how whole games are played."""

from __future__ import annotations

import re
from typing import Any, cast

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.games.qwixx.choosing import choices, wiser, would_miss
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import mark_text
from bot.games.qwixx.state import State, View
from bot.sessions.model import Status
from tests.discord_ui.seen import BUTTON, Message, answer
from tests.discord_ui.world import World

MOST_STEPS = 600
LONG_NUMBER = re.compile(r"\d{15,}")


class QwixxWorld(World):
    """The same world with Dan and Eve, where Qwixx is played."""

    playing = QWIXX.key

    async def begin(self) -> None:
        await super().begin()
        self.dan, self.eve = self.member("Dan"), self.member("Eve")

    async def position(self, *others: MemberActor, state: State, **options: Any) -> None:
        """Ann's table, begun, in that position."""
        await self.game(*others, **options)
        await self.arrange(state)

    async def now(self) -> State:
        return cast(State, (await self.session()).state)

    async def sight(self, actor: MemberActor) -> View:
        """What that person may see."""
        session = await self.session()
        return QWIXX.view(session.state, session.seat_of(actor.id))

    async def pad(self, actor: MemberActor) -> ResponseMessage:
        return await self.ask(actor, "My sheet")

    async def mark(self, actor: MemberActor, move: str) -> ResponseMessage:
        return answer(await self.type(actor, "mark", move=move))

    async def skip(self, actor: MemberActor) -> ResponseMessage:
        return answer(await self.type(actor, "pass"))

    async def offered(self, actor: MemberActor, typed: str = "") -> list[str]:
        """What `/qwixx mark` offers while it is typed."""
        found = await actor.autocomplete(self.channel, "qwixx mark", "move", typed)
        return [choice["value"] for choice in found]

    def marks(self, message: Message) -> list[str]:
        """The marks on the buttons of a pad, in its order, with what is said of them."""
        return [
            part["label"]
            for part in self.parts(message)
            if part["type"] == BUTTON and part["custom_id"].split(":")[4] == "mark"
        ]

    async def press_mark(self, actor: MemberActor, message: Message, label: str) -> ResponseMessage:
        """Presses that mark in a private pad, which changes in its place."""
        changed = answer(await self.press(actor, message, label))
        assert changed.id == message.id
        return changed

    async def awaited(self) -> list[MemberActor]:
        """The people whom the table waits for, by seat."""
        session = await self.session()
        actors = QWIXX.actors(session.state)
        return [self.actor(holder.user) for seat, holder in enumerate(session.seats) if seat in actors and holder.user]

    async def decide_wisely(self, actor: MemberActor) -> InteractionResult:
        """A mark that skips little, else a pass."""
        view = await self.sight(actor)
        best = next(iter(wiser(choices(view))), None)
        if best is not None and (best.locks or best.skips <= 2 or would_miss(view)):
            return await self.type(actor, "mark", move=mark_text(LAYOUTS[view.options.variant], best.place))
        return await self.type(actor, "pass")

    async def play_out(self) -> int:
        """Everybody decides until the game is over; the number of decisions."""
        for step in range(MOST_STEPS):
            if (await self.session()).status is not Status.PLAYING:
                return step
            await self.decide_wisely((await self.awaited())[-1])
            await self.rest()
        raise AssertionError("the game does not end")

    def public_requests(self) -> list[str]:
        """What the bot did so far where everybody sees it, but for the numbers that Discord gives."""
        path = f"/channels/{self.channel.id}/messages"
        return [
            LONG_NUMBER.sub("#", f"{request.method} {request.path} {request.json}")
            for request in self.env.http_requests
            if request.path.startswith(path)
        ]

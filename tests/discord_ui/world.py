"""A simulated Discord with the whole bot in it: people who type and click, and what they see of it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import discord
import simcord
from pydantic import SecretStr
from simcord.actors import MemberActor, _component_interaction
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType
from simcord.results import InteractionResult, ResponseMessage

from bot.app import open_bot
from bot.config import Settings
from bot.core.game import Game
from bot.discord_ui.client import TableClient
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.notation import placements_text
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.state import State
from bot.games.registry import GAMES
from bot.sessions import seating
from bot.sessions.model import Session
from bot.thinking import ThreadThinker
from tests.discord_ui.seen import BUTTON, MENU, Message, Seen, answer
from tests.settable import SettableClock, numbered_seeds

WORK = ("publish-", "verify-", "attendance", "computer-", "review-")
"""How the bot's own tasks are called."""


class World(Seen):
    """One server with one channel, in which Ann, Bob and Cay play. Their accounts are made in this order."""

    bot: TableClient
    guild: GuildHandle

    playing = QWIRKLE.key
    """The game whose commands are typed."""

    def __init__(self, folder: Path) -> None:
        self.clock = SettableClock()
        self.path = folder / "tables.sqlite3"
        self.actors: dict[int, MemberActor] = {}
        self.locales: dict[int, str] = {}
        """The language of Discord of those people, where it is not English; 0 stands for the server's."""
        self.paused: asyncio.Queue[None] = asyncio.Queue()
        """Told each time that a message which tells how far a review is begins to stay as it is."""
        self.beats: asyncio.Queue[None] = asyncio.Queue()
        """Each lets such a message be changed once."""
        self._seeds = numbered_seeds()
        self._open = AsyncExitStack()

    async def begin(self) -> None:
        self.bot = await self._opened()
        self.env = simcord.Env(self.bot, check_errors=False)
        await self.env.start()
        self.guild = self.env.create_guild()
        self.channel = self.guild.create_text_channel("table")
        self.ann, self.bob, self.cay = (self.member(name) for name in ("Ann", "Bob", "Cay"))
        await self.rest()

    async def finish(self) -> None:
        await self.rest()
        await self.env.shutdown()
        await self._open.aclose()

    async def restart(self) -> None:
        """The bot stops where it is, and another one starts over the same database."""
        old, self._open = self._open, AsyncExitStack()
        self.bot = await self._opened()
        await self.env.restart_bot(self.bot)
        await old.aclose()
        await self.rest()

    async def _opened(self) -> TableClient:
        settings = Settings(database_path=self.path, discord_token=SecretStr("x"))
        bot = await self._open.enter_async_context(
            open_bot(
                settings,
                clock=self.clock,
                seeds=self._next_seed,
                thinker=ThreadThinker(GAMES),
                beat=0.0,
                emojis=False,
            )
        )
        bot.house.announcer.pace = self.pace
        return bot

    async def pace(self) -> None:
        self.paused.put_nowait(None)
        await self.beats.get()

    async def rest(self) -> None:
        """Waits until the bot has come to rest, whoever set it going."""
        await self.env.settle()
        while work := [task for task in asyncio.all_tasks() if task.get_name().startswith(WORK)]:
            await asyncio.wait(work)
        await self.env.settle()

    async def sweep(self) -> None:
        """What the bot does once a minute."""
        await self.bot.sweep.coro(self.bot)
        await self.rest()

    async def hurry(self) -> None:
        """What the bot does every few seconds."""
        await self.bot.hurry.coro(self.bot)
        await self.rest()

    def seed(self, seed: str) -> None:
        """Which seed the next games are dealt by."""
        self._seeds = lambda: seed

    def _next_seed(self) -> str:
        return self._seeds()

    # People.

    def member(self, name: str) -> MemberActor:
        actor = self.guild.add_member(self.env.create_user(name))
        self.actors[actor.id] = actor
        return actor

    def moderator(self, name: str) -> MemberActor:
        return self._allowed(name, discord.Permissions(manage_messages=True))

    def manager(self, name: str) -> MemberActor:
        return self._allowed(name, discord.Permissions(manage_guild=True))

    def _allowed(self, name: str, permissions: discord.Permissions) -> MemberActor:
        role = self.guild.create_role(f"role of {name}", permissions=permissions)
        return self.guild.add_member(self.env.create_user(name), roles=[role])

    async def type(
        self, actor: MemberActor, command: str, *, at: ChannelHandle | None = None, **options: Any
    ) -> InteractionResult:
        """A slash command of the game."""
        return await actor.slash(at or self.channel, f"{self.playing} {command}", **options)

    async def settle(self, actor: MemberActor, whose: str = "me", **options: Any) -> ResponseMessage:
        """`/settings me` or `/settings server`."""
        return answer(await actor.slash(self.channel, f"settings {whose}", **options))

    async def press(self, actor: MemberActor, message: Message, label: str) -> InteractionResult:
        return await actor.click(message, custom_id=self.buttons(message)[label])

    async def press_id(self, actor: MemberActor, message: Message, custom_id: str, *values: str) -> InteractionResult:
        """A click that Discord's own client would not offer any more."""
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        stored = self.env.backend.get_message(channel, message.id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": MENU if values else BUTTON}
        if values:
            data["values"] = list(values)
        return await _component_interaction(actor, stored, data)

    async def choices(self, actor: MemberActor, typed: str = "") -> list[dict[str, Any]]:
        """What `/qwirkle play` offers while it is typed."""
        return await actor.autocomplete(self.channel, "qwirkle play", "move", typed)

    async def ask(self, actor: MemberActor, label: str) -> ResponseMessage:
        """The private answer to a button of the newest card."""
        return answer(await self.press(actor, self.card, label))

    async def more(self, actor: MemberActor, label: str) -> ResponseMessage:
        """The same for a button of the menu behind `More`."""
        return answer(await self.press(actor, await self.ask(actor, "More"), label))

    # The composer.

    async def hand(self, actor: MemberActor) -> ResponseMessage:
        """The composer of that player."""
        return await self.ask(actor, "My hand")

    async def tap(self, actor: MemberActor, message: Message, *labels: str) -> ResponseMessage:
        """Presses those buttons one after the other in a private message, which changes in its place."""
        for label in labels:
            changed = answer(await self.press(actor, message, label))
            assert changed.id == message.id
            message = changed
        assert isinstance(message, ResponseMessage)
        return message

    async def choose(self, actor: MemberActor, message: Message, *values: str) -> ResponseMessage:
        """Chooses one value after the other from the menu of a private message."""
        for value in values:
            changed = answer(await actor.select(message, [value]))
            assert changed.id == message.id
            message = changed
        assert isinstance(message, ResponseMessage)
        return message

    async def form(self, actor: MemberActor) -> InteractionResult:
        """The form of an exchange, opened from the menu behind `More`."""
        return await self.press(actor, await self.ask(actor, "More"), "Swap…")

    async def form_by_id(self, actor: MemberActor) -> InteractionResult:
        """The same in whatever language."""
        round_ = QWIRKLE.round(await self.state())
        return await self.press_id(actor, self.card, f"t1:qwirkle:{(await self.session()).id}:{round_}:swap")

    async def tick(self, actor: MemberActor, form: InteractionResult, *values: str) -> ResponseMessage:
        """Sends the form with those boxes ticked."""
        return answer(await actor.submit_modal(form, {"ticked": list(values)}))

    # What the bot is not allowed, or does not get.

    def forbid(self, *permissions: str, at: ChannelHandle | None = None) -> None:
        """Takes those permissions away from the bot in the channel."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        overwrite = Overwrite(self.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
        self.env.backend.set_overwrite((at or self.channel).id, overwrite)

    def allow(self, at: ChannelHandle | None = None) -> None:
        self.env.backend.delete_overwrite((at or self.channel).id, self.env.backend.bot_user.id)

    # Tables.

    async def lobby(
        self, *others: MemberActor, robots: int = 0, at: ChannelHandle | None = None, **options: Any
    ) -> None:
        """Ann's table, at which the others and some computers have sat down."""
        await self.type(self.ann, "start", at=at, **options)
        for other in others:
            await self.type(other, "join", at=at)
        for _ in range(robots):
            await self.seat(self.ann, "Beginner", at=at)

    async def seat(self, actor: MemberActor, level: str, *, at: ChannelHandle | None = None) -> ResponseMessage:
        """That person seats a computer player; the private answer."""
        asked = answer(await self.press(actor, self.cards(at)[-1], "Add computer"))
        done = answer(await self.press(actor, asked, level))
        await self.rest()
        return done

    async def game(
        self, *others: MemberActor, robots: int = 0, at: ChannelHandle | None = None, **options: Any
    ) -> None:
        """The same, begun."""
        await self.lobby(*others, robots=robots, at=at, **options)
        await self.press(self.ann, self.cards(at)[-1], "Start")
        await self.rest()

    async def session(self, at: ChannelHandle | None = None) -> Session:
        found = await self.bot.house.store.latest_in((at or self.channel).id, self.playing)
        assert found is not None
        return found

    async def state(self) -> State:
        return cast(State, (await self.session()).state)

    async def arrange(self, state: object) -> None:
        """Puts that position on the table, as if it had come so."""
        session = await self.session()
        game: Game[Any, Any, Any, Any] = self.bot.house.desk(session).game
        actors = game.actors(state)
        seats = seating.waited_for(session, actors, mover=-1, now=self.clock.now)
        await self.bot.house.store.save(replace(session, state=state, seats=seats))

    async def mover(self) -> MemberActor:
        """The person whose turn it is."""
        session = await self.session()
        seat = cast(State, session.state).seat
        assert seat is not None
        return self.actor(session.seats[seat].user)

    async def waiting(self) -> MemberActor:
        """A person at the table whose turn it is not."""
        session, mover = await self.session(), await self.mover()
        return next(self.actor(holder.user) for holder in session.seats if holder.user and holder.user != mover.id)

    def actor(self, user: int | None) -> MemberActor:
        assert user is not None
        return self.actors[user]

    async def legal(self) -> list[tuple[str, int]]:
        """The plays of whoever is on turn, in notation and with their points, in board order."""
        state = await self.state()
        assert state.seat is not None
        found = plays(state.board, state.hands[state.seat], opening=state.opening)
        return [(placements_text(play.placements), points) for play, points in found]

    async def play(self) -> InteractionResult:
        """Whoever is on turn makes the best play, or exchanges a tile if nothing fits."""
        mover = await self.mover()
        legal = await self.legal()
        if legal:
            return await self.type(mover, "play", move=max(legal, key=lambda entry: entry[1])[0])
        return await self.type(mover, "swap", tiles="all")

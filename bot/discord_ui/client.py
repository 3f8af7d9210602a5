"""The bot's connection to Discord: routes interactions to commands and controls, and keeps house between them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import tasks

from bot.core.errors import Refused, whereabouts
from bot.discord_ui import hints, lobby, replays, reviews, settings, table
from bot.discord_ui.announcer import Announcer
from bot.discord_ui.attendance import Attendance
from bot.discord_ui.controls import Control
from bot.discord_ui.emojis import Emojis
from bot.discord_ui.house import House, Verb
from bot.discord_ui.publisher import Publisher
from bot.discord_ui.report import report
from bot.discord_ui.screening import Replays
from bot.discord_ui.translator import CatalogueTranslator
from bot.discord_ui.visit import Visit
from bot.sessions.model import Closing, Session, Status
from bot.sessions.runner import ComputerRunner

log = logging.getLogger(__name__)

SERVING = frozenset({"CommandTree-invoker", "discord.py: on_interaction"})
"""What discord.py calls the tasks that serve commands and controls."""

LAST_ANSWERS = 3.0
"""Seconds that those have to end when the bot is told to stop."""

REMEMBERED = 4096
"""Interaction ids kept to tell a second delivery from a first."""

Interaction = discord.Interaction

ANSWERED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Tree(app_commands.CommandTree["TableClient"]):
    """The slash commands. Errors become words, and an interaction delivered twice is served once."""

    async def interaction_check(self, interaction: discord.Interaction[TableClient], /) -> bool:
        return self.client.is_new(interaction)

    async def on_error(
        self, interaction: discord.Interaction[TableClient], error: app_commands.AppCommandError, /
    ) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("autocomplete failed error=%s", type(error.__cause__ or error).__name__)
            return
        visit = Visit.unread(self.client.house, interaction)
        try:
            visit = await Visit.of(self.client.house, interaction)
        except Exception:  # the error is told in any case, in Discord's language
            log.exception("preferences not read")
        await report(visit, error)


class TableClient(discord.Client):
    """The whole bot as a discord.py client. `house` and `runner` are put together by `bot.app`.

    Without `emojis` none are uploaded, and letters stand in their place.
    """

    def __init__(self, house: House, runner: ComputerRunner, *, emojis: bool = True) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
        )
        self.house = house
        self.runner = runner
        house.client = self
        house.publisher = Publisher(house)
        house.attendance = Attendance(house)
        house.announcer = Announcer()
        house.emojis = Emojis()
        house.replays = Replays(house)
        house.counsel = hints.Counsel(house)
        self.tree = Tree(self)
        for desk in house.desks.values():
            self.tree.add_command(desk.commands(house))
        self.tree.add_command(settings.commands(house))
        self._wants_emojis = emojis
        self._emojis: asyncio.Task[None] | None = None
        self._stopping = False
        self._seen: OrderedDict[int, None] = OrderedDict()

    async def setup_hook(self) -> None:
        try:
            await self.tree.set_translator(CatalogueTranslator(self.house.catalogue))
            await self.tree.sync()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.error("commands not registered error=%s; those of the last start stay", type(error).__name__)
        self.sweep.start()
        self.hurry.start()

    async def close(self) -> None:
        """Answers what has begun, shows and records what is being sent, and goes. No part that fails keeps another."""
        self._stopping = True
        begun = {task for task in asyncio.all_tasks() if task.get_name() in SERVING} - {asyncio.current_task()}
        if begun:
            await asyncio.wait(begun, timeout=LAST_ANSWERS)
        self.sweep.cancel()
        self.hurry.cancel()
        if self._emojis is not None:
            self._emojis.cancel()
        house = self.house
        try:
            for part in (
                house.counsel,
                house.replays,
                house.attendance,
                house.publisher,
                self.runner,
                house.announcer,
                house.reviewer,
            ):
                try:
                    await part.stop()
                except Exception as error:  # the others must stop as well
                    log.error("not stopped part=%s cause=%s", type(part).__name__, whereabouts(error))
        finally:
            await super().close()

    async def on_ready(self) -> None:
        log.info("ready guilds=%s", len(self.guilds))
        if self._wants_emojis:
            self.gather_emojis()
        await self.repair()

    def gather_emojis(self) -> asyncio.Task[None]:
        """Finds or uploads the emojis, once in a life; the task ends when they are there."""
        if self._emojis is None:
            work = self.house.emojis.gather(self, self.house.desks.values())
            self._emojis = asyncio.create_task(work, name="emojis")
        return self._emojis

    async def repair(self) -> None:
        """Shows what was saved but not shown, and goes on where a computer player was thinking."""
        for session_id in await self.house.store.unshown():
            session = await self.house.store.load(session_id)
            if session is not None:
                self.house.publisher.doubt(session_id)
                self.runner.wake(session)

    @tasks.loop(minutes=1)
    async def sweep(self) -> None:
        """Closes lobbies that never started, and tries again where a card could not be shown."""
        try:
            await self.house.service.expire_lobbies()
            self.house.publisher.nudge_all()
            await self.house.attendance.check_due()
        except Exception:  # the loop must live on
            log.exception("sweep failed")

    @tasks.loop(seconds=5)
    async def hurry(self) -> None:
        """Goes on at tables that wait for somebody whose time has run out; none stops the others."""
        try:
            overdue = await self.house.store.overdue(self.house.clock())
        except Exception:  # the loop must live on
            log.exception("hurry failed")
            return
        for session_id in overdue:
            try:
                await self.house.service.go_on(session_id)
            except Exception:  # the other tables must go on
                log.exception("hurry failed session=%s", session_id)

    @hurry.before_loop
    @sweep.before_loop
    async def _before_sweep(self) -> None:
        await self.wait_until_ready()

    def is_new(self, interaction: Interaction[Any]) -> bool:
        """Whether to serve it: Discord may deliver one twice, and a bot that stops serves none."""
        if interaction.id in self._seen or self._stopping:
            return False
        self._seen[interaction.id] = None
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    # Controls. discord.py's own view dispatch is not used: it drops errors and forgets at a restart.

    async def on_interaction(self, interaction: Interaction[TableClient]) -> None:
        if interaction.type not in ANSWERED or interaction.data is None:
            return
        control = Control.parse(str(interaction.data.get("custom_id", "")))
        if not self.is_new(interaction):
            return
        values = _chosen(interaction.data)
        visit = Visit.unread(self.house, interaction, control=control, values=values)
        session: Session | None = None
        try:
            visit = await Visit.of(self.house, interaction, control=control, values=values)
            if control is None:
                raise Refused("refused-no-such-table")
            if control.game == settings.KEY:
                await settings.press(visit, control)
                return
            session = await self._table_of(control)
            visit.playing = session.status is Status.PLAYING
            await self._press(visit, session, self._verb(control))
        except Exception as error:  # discord.py would drop it, and the visitor get no answer
            await report(visit, error, session=session)

    async def _table_of(self, control: Control) -> Session:
        session = await self.house.store.load(control.session)
        if session is None or session.game != control.game or control.game not in self.house.desks:
            raise Refused("refused-no-such-table")
        return session

    def _verb(self, control: Control) -> Verb:
        verb = (
            lobby.VERBS.get(control.verb)
            or table.VERBS.get(control.verb)
            or replays.VERBS.get(control.verb)
            or hints.VERBS.get(control.verb)
            or reviews.VERBS.get(control.verb)
            or self.house.desks[control.game].verbs.get(control.verb)
        )
        if verb is None:
            raise Refused("refused-no-such-table")
        return verb

    async def _press(self, visit: Visit, session: Session, verb: Verb) -> None:
        publisher = self.house.publisher
        if session.status is Status.LOBBY:
            if visit.user != session.host:
                self.house.attendance.check(session)
            async with publisher.showing(session.id):
                await verb(visit, session)
        else:
            await verb(visit, session)
        publisher.nudge(session)
        self.house.attendance.visit(session)

    # Channels that go away.

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._channel_gone(payload.thread_id)

    async def _channel_gone(self, channel: int) -> None:
        session = await self.house.store.live_in(channel)
        if session is not None:
            await self.house.service.close(session.id, Closing.CHANNEL_GONE)


def _chosen(data: Mapping[str, Any]) -> tuple[str, ...]:
    """What was chosen in a menu, or ticked in a form."""

    def values(part: Mapping[str, Any]) -> Iterator[str]:
        yield from map(str, part.get("values", ()))
        yield from (str(value) for value in [part.get("value")] if value is not None)
        nested = [*part.get("components", ()), *([part["component"]] if "component" in part else [])]
        for inner in nested:
            yield from values(inner)

    return tuple(values(data))

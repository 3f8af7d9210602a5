"""Keeps the public cards true: shows the newest state of each table, and repairs what a crash left half shown.

The publisher shows states, not moves: while it draws or waits, moves pile up and one card tells them all. A card is
sent under a nonce made of table and version, so that sending it again after a lost answer makes no second one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import aiohttp
import discord

from bot.discord_ui import cards, lobby
from bot.discord_ui.house import House
from bot.discord_ui.panels import QUIET, Panel
from bot.discord_ui.strays import LOBBY_BODY, adopt
from bot.sessions.model import Card, Closing, Entry, Session, Step
from bot.sessions.runner import waits_for_computer

log = logging.getLogger(__name__)

PAUSES = (0.5, 2, 5, 15, 60)
"""Seconds between attempts while Discord can't be reached; the last one repeats."""

VERIFIED_FOR = 10.0
"""Seconds for which a card that was seen is taken to be still there."""

LAST_WORDS = 3.0
"""Seconds that a card which is being sent has to arrive when the bot is told to stop."""

UNKNOWN_CHANNEL = 10003

Trouble = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError, asyncio.TimeoutError)


@dataclass(slots=True)
class _Showing:
    """Visitors who are changing a lobby card by their own answer right now."""

    count: int = 0
    overlapped: bool = False


class Publisher:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._checks: set[asyncio.Task[None]] = set()
        self._wanted: set[int] = set()
        self._forced: set[int] = set()
        self._doubted: set[int] = set()
        self._stopping = False
        self._blocked: set[int] = set()
        self._showing: dict[int, _Showing] = {}
        self._verified: dict[int, float] = {}
        self._losses: Counter[int] = Counter()
        house.service.watch(self.publish)

    def publish(self, session: Session) -> None:
        """Tells that the table has changed; returns at once."""
        self.want(session.id)

    def want(self, session_id: int) -> None:
        self._wanted.add(session_id)
        if session_id not in self._tasks and session_id not in self._showing and not self._stopping:
            self._tasks[session_id] = asyncio.create_task(self._run(session_id), name=f"publish-{session_id}")

    def nudge(self, session: Session) -> None:
        """Tries again to show a table that could not be shown, now that somebody is there."""
        if session.id in self._blocked:
            self.want(session.id)

    def nudge_all(self) -> None:
        for session_id in tuple(self._blocked):
            self.want(session_id)

    def doubt(self, session_id: int) -> None:
        """Tells that a card may have been sent without being recorded: look for it before sending another."""
        self._doubted.add(session_id)
        self.want(session_id)

    async def stop(self) -> None:
        """Lets what is being sent arrive and be recorded, but not for long; starts nothing new."""
        self._stopping = True
        for task in self._checks:
            task.cancel()
        tasks = (*self._tasks.values(), *self._checks)
        if tasks:
            await asyncio.wait(tasks, timeout=LAST_WORDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Lobby cards that a visitor's own answer shows.

    @asynccontextmanager
    async def showing(self, session_id: int) -> AsyncIterator[None]:
        """While a visitor's answer changes the lobby card. Answers that cross are followed by one more edit."""
        showing = self._showing.setdefault(session_id, _Showing())
        showing.overlapped |= showing.count > 0
        showing.count += 1
        try:
            yield
        finally:
            showing.count -= 1
            if not showing.count:
                del self._showing[session_id]
                if showing.overlapped:
                    self._forced.add(session_id)
                if session_id in self._wanted or showing.overlapped:
                    self.want(session_id)

    async def lobby_was_sent(self, session: Session, message: int) -> None:
        await self._house.store.add_card(session.id, Card(message, session.channel, session.version, LOBBY_BODY))

    async def lobby_was_shown(self, session: Session, message: int) -> None:
        if all(card.message != message for card in await self._house.store.cards(session.id)):
            await self.lobby_was_sent(session, message)
        await self._house.store.mark_shown(session.id, session.version)

    # Cards that somebody deleted.

    def verify(self, session: Session) -> None:
        """Looks, in the background, whether the newest card is still there, and sends it again if not."""
        now = self._house.clock()
        if now - self._verified.get(session.id, 0.0) < VERIFIED_FOR:
            return
        self._verified[session.id] = now
        task = asyncio.create_task(self._verify(session.id), name=f"verify-{session.id}")
        self._checks.add(task)
        task.add_done_callback(self._checks.discard)

    async def _verify(self, session_id: int) -> None:
        cards_left = await self._house.store.cards(session_id)
        if not cards_left:
            self.doubt(session_id)
            return
        newest = cards_left[-1]
        try:
            await self._channel(newest.channel).fetch_message(newest.message)
        except discord.NotFound:
            self._losses[session_id] += 1
            await self._house.store.lose_card(session_id, newest.message)
            self.want(session_id)
        except (discord.HTTPException, *Trouble) as error:
            log.info("card not verified session=%s error=%s", session_id, type(error).__name__)

    # The work.

    async def _run(self, session_id: int) -> None:
        attempt = 0
        try:
            while session_id in self._wanted and session_id not in self._showing and not self._stopping:
                self._wanted.discard(session_id)
                try:
                    await self._show(session_id)
                    self._blocked.discard(session_id)
                    attempt = 0
                except discord.NotFound as error:
                    await self._lost(session_id, error)
                except discord.Forbidden as error:
                    self._blocked.add(session_id)
                    log.warning("not allowed to show session=%s code=%s", session_id, error.code)
                except Trouble as error:
                    pause = PAUSES[min(attempt, len(PAUSES) - 1)]
                    attempt += 1
                    log.warning("not shown session=%s error=%s retry_in=%s", session_id, type(error).__name__, pause)
                    self._wanted.add(session_id)
                    self._doubted.add(session_id)
                    if not self._stopping:
                        await asyncio.sleep(pause)
                except discord.HTTPException as error:
                    self._blocked.add(session_id)
                    log.error("Discord refused a card session=%s code=%s", session_id, error.code)
        except Exception:  # the sweep tries again; a card must not be lost to one failure
            log.exception("publisher failed session=%s", session_id)
            self._blocked.add(session_id)
        finally:
            self._tasks.pop(session_id, None)

    async def _lost(self, session_id: int, error: discord.NotFound) -> None:
        if error.code == UNKNOWN_CHANNEL:
            await self._house.service.close(session_id, Closing.CHANNEL_GONE)
            self._wanted.discard(session_id)
        else:
            self._blocked.add(session_id)
            log.warning("not found session=%s code=%s", session_id, error.code)

    async def _show(self, session_id: int) -> None:
        session = await self._house.store.load(session_id)
        if session is None or session.closing is Closing.CHANNEL_GONE:
            return
        if session_id in self._doubted:
            session = await adopt(self._house.store, self._channel(session.channel), session)
            self._doubted.discard(session_id)
        if not session.status.live:
            self._verified.pop(session_id, None)
            self._losses.pop(session_id, None)
        if session.state is None:
            await self._show_lobby(session)
        elif waits_for_computer(session, self._house.service) is None:
            await self._show_turn(session)

    async def _show_lobby(self, session: Session) -> None:
        store = self._house.store
        forced = session.id in self._forced
        self._forced.discard(session.id)
        known = await store.cards(session.id)
        if session.version <= session.shown and not forced and session.status.live and known:
            return
        try:
            if known:
                panel = lobby.panel(self._house, session)
                await self._edit(known[-1], panel)
                await store.mark_shown(session.id, session.version)
                if not session.status.live:
                    await store.drop_card(known[-1].message)
                return
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            self._losses[session.id] += 1
            await store.lose_card(session.id, known[-1].message)
        if session.status.live:
            message = await self._send(session, await lobby.new_panel(self._house, session), QUIET)
            await self.lobby_was_sent(session, message)
        else:
            await store.mark_shown(session.id, session.version)

    async def _show_turn(self, session: Session) -> None:
        store = self._house.store
        entries = await store.log(session.id, after=session.shown)
        standing = await store.cards(session.id)
        if session.version > session.shown and not await self._changed(session, entries, standing):
            panel = await cards.turn(self._house, session, entries)
            message = await self._send(session, panel, await cards.pinged(self._house, session))
            if session.status.live:
                await store.add_card(session.id, Card(message, session.channel, session.version, panel.dump()))
                self._house.attendance.check(session)
            else:
                await store.mark_shown(session.id, session.version)
            self._verified[session.id] = self._house.clock()
        standing = await store.cards(session.id)
        for card in standing[:-1] if session.status.live else standing:
            await self._strip(session, card)

    async def _changed(self, session: Session, entries: Sequence[Entry], standing: Sequence[Card]) -> bool:
        """Changes the newest card where nothing happened that the public hears of; whether that was the case.

        Somebody decided in secret, perhaps: no reason for a new message, but for a new list of who has.
        """
        news = any(entry.events or entry.step is Step.LATE for entry in entries)
        newest = standing[-1] if standing else None
        if news or newest is None or newest.body == LOBBY_BODY or not session.status.live:
            return False
        panel = cards.changed(self._house, session, newest.body)
        try:
            await self._edit(newest, panel)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            # Somebody deleted it: the next look sends one that tells again what happened lately.
            self._losses[session.id] += 1
            await self._house.store.lose_card(session.id, newest.message)
            self._wanted.add(session.id)
            return True
        await self._house.store.add_card(session.id, replace(newest, version=session.version, body=panel.dump()))
        return True

    async def _strip(self, session: Session, card: Card) -> None:
        panel = lobby.panel(self._house, session) if card.body == LOBBY_BODY else Panel.load(card.body)
        try:
            await self._edit(card, panel.without_controls())
        except Trouble:
            raise
        except discord.HTTPException as error:
            log.info("old card keeps its buttons session=%s code=%s", session.id, error.code)
        await self._house.store.drop_card(card.message)

    async def _send(self, session: Session, panel: Panel, pings: discord.AllowedMentions) -> int:
        nonce = f"{session.id}.{session.version}.{int(session.created) % 10**8}.{self._losses[session.id]}"
        message = await self._channel(session.channel).send(
            view=panel.layout(), files=panel.files(), allowed_mentions=pings, nonce=nonce[:25]
        )
        return message.id

    async def _edit(self, card: Card, panel: Panel) -> None:
        message = self._channel(card.channel).get_partial_message(card.message)
        await message.edit(view=panel.layout(), allowed_mentions=QUIET)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._house.client.get_partial_messageable(channel)

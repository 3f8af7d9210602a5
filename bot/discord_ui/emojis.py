"""Application emojis: pictures small enough for buttons and menus, uploaded once and found again at each start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping

import aiohttp
import discord

from bot.discord_ui.house import Desk

log = logging.getLogger(__name__)


class Emojis:
    """The emojis of all games, by game and key. Until one is there, None: letters stand in."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], discord.PartialEmoji] = {}

    def of(self, game: str, key: str) -> discord.PartialEmoji | None:
        return self._known.get((game, key))

    async def gather(self, client: discord.Client, desks: Iterable[Desk]) -> None:
        """Finds what was uploaded before and uploads the rest. Discord's refusal leaves letters in their place."""
        try:
            there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            for desk in desks:
                drawn = await asyncio.to_thread(desk.emojis)
                self._take(desk, drawn, there)
                await self._upload(client, desk, drawn, there)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("emojis not uploaded error=%s; letters stand in", type(error).__name__)

    def _take(self, desk: Desk, drawn: Mapping[str, tuple[str, bytes]], there: Mapping[str, discord.Emoji]) -> None:
        for key, (name, _) in drawn.items():
            if name in there:
                self._known[desk.key, key] = discord.PartialEmoji(name=name, id=there[name].id)

    async def _upload(
        self,
        client: discord.Client,
        desk: Desk,
        drawn: Mapping[str, tuple[str, bytes]],
        there: Mapping[str, discord.Emoji],
    ) -> None:
        for key, (name, image) in drawn.items():
            if name not in there:
                emoji = await client.create_application_emoji(name=name, image=image)
                self._known[desk.key, key] = discord.PartialEmoji(name=name, id=emoji.id)

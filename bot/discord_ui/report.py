"""The one place where an error becomes words. Slash commands, controls and autocomplete all end here."""

from __future__ import annotations

import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from bot.core.errors import UserError, whereabouts
from bot.core.text import Text
from bot.discord_ui import cards
from bot.discord_ui.panels import Block, Panel
from bot.discord_ui.visit import ALREADY_ANSWERED, Visit
from bot.sessions.model import Session

log = logging.getLogger(__name__)

TOO_LATE = 10062

OUTDATED = frozenset({"refused-stale-round", "refused-table-over", "refused-already-started", "refused-not-your-turn"})
"""Refusals of somebody who looks at an old card: they are shown the board as it is now."""


async def report(visit: Visit, error: BaseException, *, session: Session | None = None) -> None:
    """Tells the visitor what went wrong, in words. Never raises, since nobody is left to hear it."""
    cause = _cause(error)
    try:
        if isinstance(cause, UserError):
            await visit.answer(await _refusal(visit, cause, session))
        elif isinstance(cause, discord.HTTPException) and cause.code in (ALREADY_ANSWERED, TOO_LATE):
            log.info("interaction over code=%s", cause.code)
        elif isinstance(cause, (aiohttp.ClientError, discord.DiscordServerError, OSError)):
            log.warning("Discord not reached error=%s", type(cause).__name__)
            await visit.answer_text(Text("fault-network"))
        else:
            incident = secrets.token_hex(3)
            log.error("incident=%s cause=%s", incident, whereabouts(cause))
            await visit.answer_text(Text("fault", incident=incident))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as lost:
        log.warning("answer not delivered error=%s", type(lost).__name__)


async def _refusal(visit: Visit, error: UserError, session: Session | None) -> Panel:
    blocks: tuple[Block, ...] = (visit.say(error.text, session),)
    house = visit.house
    outdated = error.text.key in OUTDATED and visit.control is not None
    if outdated and session is not None:
        newest = await house.store.load(session.id)
        if newest is not None and newest.state is not None:
            recent = await house.recent(newest)
            picture = await house.board(newest, recent, private=True, theme=visit.theme)
            blocks = (*blocks, cards.board_shown(house, newest, picture.alt, picture.image, language=visit.language))
    return Panel(blocks)


def _cause(error: BaseException) -> BaseException:
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError) and error.__cause__ is not None:
        return error.__cause__
    if isinstance(error, (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)):
        return UserError("fault-old-command")
    return error

"""What the bot must be allowed to do where it plays."""

from __future__ import annotations

import discord

from bot.core.errors import Refused
from bot.core.text import Listed, Text

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The invitation asks for these and no others."""


def missing(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The names of discord.py's flags that the bot needs there and lacks."""
    send = "send_messages_in_threads" if in_thread else "send_messages"
    return [
        flag
        for flag in ("view_channel", send, "attach_files", "read_message_history")
        if not getattr(permissions, flag)
    ]


def refuse_where_missing(interaction: discord.Interaction) -> None:
    """Raises `Refused` naming what the bot may not do here, so that no game starts that can't be shown."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    flags = missing(interaction.app_permissions, in_thread=in_thread)
    if flags:
        raise Refused("refused-permissions", permissions=Listed.of(Text(f"permission-{flag}") for flag in flags))


async def refuse_where_unseen(interaction: discord.Interaction) -> None:
    """Raises `Refused` in a private thread that the bot is no part of: commands work there, but nothing can be sent."""
    if not isinstance(interaction.channel, discord.Thread) or not interaction.channel.is_private():
        return
    try:
        await interaction.client.http.get_channel(interaction.channel.id)
    except (discord.Forbidden, discord.NotFound) as error:
        raise Refused("refused-private-thread") from error


def lacking(interaction: discord.Interaction) -> Text | None:
    """What to tell somebody whose table can't be shown here any more; None while all is well."""
    flags = missing(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread))
    if not flags:
        return None
    return Text("warning-permissions", permissions=Listed.of(Text(f"permission-{flag}") for flag in flags))

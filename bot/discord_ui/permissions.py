"""What the bot must be allowed to do where it plays."""

from __future__ import annotations

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The invitation asks for these and no others."""

_ELSEWHERE = {True: "send_messages", False: "send_messages_in_threads"}
"""What a thread, or a channel that is none, does without."""


def missing(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The names of discord.py's flags that the bot needs there and lacks, in a fixed order."""
    return [
        flag for flag, needed in NEEDED if needed and flag != _ELSEWHERE[in_thread] and not getattr(permissions, flag)
    ]

"""What the bot must be allowed to do."""

from __future__ import annotations

import discord
import pytest

from bot.discord_ui.permissions import NEEDED, missing


def without(**flags: bool) -> discord.Permissions:
    permissions = discord.Permissions(NEEDED.value)
    permissions.update(**flags)
    return permissions


@pytest.mark.parametrize("in_thread", [True, False])
def test_what_the_invitation_asks_for_is_enough(in_thread: bool) -> None:
    assert missing(NEEDED, in_thread=in_thread) == []


def test_the_invitation_asks_for_nothing_more() -> None:
    none = discord.Permissions.none()
    wanted = {*missing(none, in_thread=True), *missing(none, in_thread=False)}
    assert {flag for flag in wanted if getattr(NEEDED, flag)} == wanted
    assert NEEDED.value.bit_count() == len(wanted)


def test_a_thread_needs_its_own_right_to_send() -> None:
    assert missing(without(send_messages=False), in_thread=True) == []
    assert missing(without(send_messages=False), in_thread=False) == ["send_messages"]
    assert missing(without(send_messages_in_threads=False), in_thread=True) == ["send_messages_in_threads"]
    assert missing(without(send_messages_in_threads=False), in_thread=False) == []

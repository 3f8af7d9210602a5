"""Interactions that arrive twice, as when somebody taps twice or Discord delivers again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord_ui.world import World


def deliver_twice(
    world: World, monkeypatch: pytest.MonkeyPatch, *, new_ids: bool = False, second: int | None = None
) -> None:
    """Each interaction arrives twice at once: the same again, or as a new one, of a second person if one is named."""
    backend = world.env.backend
    emit = backend.emit

    def twice(event: str, payload: Any) -> None:
        emit(event, payload)
        if event != "INTERACTION_CREATE":
            return
        again = dict(payload)
        if new_ids:
            user = second or int(payload["member"]["user"]["id"])
            record = backend.new_interaction(payload["type"], int(payload["channel_id"]), user, world.guild.id)
            record.source_message_id = int(payload["message"]["id"]) if "message" in payload else None
            again |= {"id": str(record.id), "token": record.token}
        if second is not None:
            name = backend.get_user(second).name
            member = payload["member"]
            again["member"] = member | {"user": member["user"] | {"id": str(second), "username": name}, "nick": name}
        emit(event, again)

    monkeypatch.setattr(backend, "emit", twice)

"""The slash commands as they are registered: each name and description in every language, where people can use them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.discord_ui.world import World

LOCALES = ("fr", "ro")


def registered(world: World) -> list[dict[str, Any]]:
    """What the bot told Discord at its start."""
    (body,) = (each.json for each in world.env.http_requests if each.method == "PUT" and "/commands" in each.path)
    assert isinstance(body, list)
    return body


def nested(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield entry
    for option in entry.get("options", []):
        yield from nested(option)


def all_of(world: World) -> list[dict[str, Any]]:
    return [part for command in registered(world) for part in nested(command)]


async def test_they_are_those_of_the_games_and_the_settings(world: World) -> None:
    found = {command["name"]: [each["name"] for each in command["options"]] for command in registered(world)}
    assert set(found["qwirkle"]) == {
        *("start", "join", "leave", "hand", "play", "swap", "pass", "board", "bag", "score", "history", "rules"),
        *("review", "replay", "resign", "end", "hint"),
    }
    assert found["settings"] == ["me", "server"]


async def test_they_live_in_servers_only(world: World) -> None:
    for command in registered(world):
        assert command["contexts"] == [0]
        assert command["integration_types"] == [0]


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_below_the_top_has_a_name_of_its_own_and_a_description(world: World, locale: str) -> None:
    tops = registered(world)
    for entry in all_of(world):
        description = entry["description_localizations"][locale]
        assert description != entry["description"]
        assert 1 <= len(description) <= 100
        if entry not in tops:
            name = entry["name_localizations"][locale]
            assert re.fullmatch(r"[-_'\w]{1,32}", name), name
            assert name == name.lower()


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_choice_has_a_name_of_that_language(world: World, locale: str) -> None:
    choices = [choice for entry in all_of(world) for choice in entry.get("choices", [])]
    assert len(choices) > 20
    for choice in choices:
        assert 1 <= len(choice["name_localizations"][locale]) <= 100


async def test_a_command_stays_below_discords_whole_limit(world: World) -> None:
    for command in registered(world):
        for locale in (None, *LOCALES):
            total = 0
            for entry in nested(command):
                for field in ("name", "description"):
                    told = entry.get(f"{field}_localizations", {}).get(locale, "") if locale else ""
                    total += len(told or entry[field])
                total += sum(len(choice["name"]) + len(str(choice["value"])) for choice in entry.get("choices", []))
            assert total < 8000

"""Everything that the bot has sent, read as its readers see it: texts, alt texts, buttons, menus, forms, offers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from simcord.types import HttpLogEntry

from tests.discord_ui.seen import BUTTON, GALLERY, MENU, TEXT

LIMITS = {"text": 4000, "alt": 1024, "button": 80, "hint": 150, "line": 100, "title": 45, "label": 45, "offer": 100}
COMPONENTS, LINES, IDS = 40, 25, 100


@dataclass(slots=True)
class Screen:
    """One answer, message or form. `said` are its words by kind; `faults` is what Discord or a reader would miss."""

    said: list[tuple[str, str]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def add(self, kind: str, words: str | None) -> None:
        """A sentence of that kind. One as long as the limit was probably cut."""
        if words is None:
            return
        self.said.append((kind, words))
        if not words.strip() or len(words) >= LIMITS[kind]:
            self.faults.append(f"{kind} of {len(words)} characters: {words!r}")


def screens(requests: list[HttpLogEntry]) -> list[Screen]:
    """What these requests show to people."""
    return [screen for request in requests if (screen := _screen(request)) is not None]


def _screen(request: HttpLogEntry) -> Screen | None:
    body: Any = request.json
    if not isinstance(body, dict) or not ("/messages" in request.path or request.path.endswith("/callback")):
        return None
    data = body.get("data", body) or {}
    screen = Screen()
    for choice in data.get("choices") or []:
        screen.add("offer", choice["name"])
    screen.add("title", data.get("title"))
    for file in data.get("attachments") or []:
        if not file["filename"].endswith(".txt"):
            screen.add("alt", file.get("description") or "")
    _read(screen, data)
    return screen


def _read(screen: Screen, data: Any) -> None:
    parts = list(_nested(data.get("components") or []))
    for part in parts:
        _read_part(screen, part)
    texts = sum(len(part.get("content", "")) for part in parts)
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    if texts > LIMITS["text"] or len(parts) > COMPONENTS or len(set(ids)) < len(ids) or any(len(i) > IDS for i in ids):
        screen.faults.append(f"{texts} characters, {len(parts)} components, ids {ids}")


def _read_part(screen: Screen, part: Any) -> None:
    match part["type"]:
        case _ if part["type"] == TEXT:
            screen.add("text", part["content"])
        case _ if part["type"] == BUTTON:
            screen.add("button", part["label"])
        case _ if part["type"] == GALLERY:
            for item in part["items"]:
                screen.add("alt", item.get("description") or "")
        case _ if part["type"] == MENU:
            screen.add("hint", part["placeholder"])
    if part.get("label") and "component" in part:
        screen.add("label", part["label"])
        screen.add("line", part["description"])
    options = part.get("options") or []
    if len(options) > LINES:
        screen.faults.append(f"{len(options)} lines")
    for option in options:
        screen.add("line", option["label"])
        screen.add("line", option.get("description"))


def _nested(components: list[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _nested(
            [*component.get("components", []), *([component["component"]] if "component" in component else [])]
        )

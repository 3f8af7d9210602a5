"""What people and servers prefer: language, theme, text, pings. None means that nothing was chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Preferences:
    """The choices of one person, or of one server, which uses `language` and `theme` alone.

    `sorting` is how a player's own things are shown, in the game's own word for it.
    """

    language: str | None = None
    theme: str | None = None
    text_board: bool = False
    pings: bool = True
    sorting: str | None = None


NOTHING_CHOSEN = Preferences()


class PreferenceStore(Protocol):
    """Keeps preferences by the Discord id of their owner."""

    async def load_preferences(self, owner: int) -> Preferences:
        """What that person or server has chosen."""

    async def save_preferences(self, owner: int, preferences: Preferences) -> None:
        """Keeps it."""

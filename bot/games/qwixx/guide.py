"""The rules of Qwixx and its notation, told in pages for `/qwixx rules`."""

from __future__ import annotations

from bot.core.text import Words
from bot.games.qwixx.state import Options


def rules_text(options: Options) -> list[Words]:
    """The pages, as this table plays. Each fits a message of 1,800 characters, all together 3,900."""
    raise NotImplementedError

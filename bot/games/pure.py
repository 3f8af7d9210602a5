"""The games without their Discord half, by their keys: for commands that only think or play among themselves."""

from __future__ import annotations

from functools import cache
from pkgutil import iter_modules

import bot.games
from bot.worker import game

__all__ = ["game", "names"]


@cache
def names() -> tuple[str, ...]:
    """The games that there are, in order of their keys."""
    return tuple(sorted(module.name for module in iter_modules(bot.games.__path__) if module.ispkg))

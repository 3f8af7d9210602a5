"""The games without their Discord half, by their keys: for processes that only think or play among themselves."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import bot.games
from bot.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The games that there are, in order of their keys."""
    return tuple(sorted(module.name for module in iter_modules(bot.games.__path__) if module.ispkg))


@cache
def game(key: str) -> Game[Any, Any, Any, Any]:
    """The game of that key; nothing that draws or speaks to Discord is loaded. Raises `KeyError`."""
    if key not in names():
        raise KeyError(key)
    found: Game[Any, Any, Any, Any] = getattr(import_module(f"bot.games.{key}.game"), key.upper())
    return found

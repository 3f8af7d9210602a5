"""What a worker process does: it thinks, with the pure files of a game and nothing of Discord, pictures or storage."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.reduction import ForkingPickler
from threading import Thread
from types import MappingProxyType
from typing import Any, ParamSpec, TypeVar

from bot.core.chance import Chance
from bot.core.errors import ThoughtLost, whereabouts
from bot.core.game import Game, Weighed

P = ParamSpec("P")
R = TypeVar("R")

NICENESS = 5
"""How far a worker stands back behind the bot itself, where the system knows such a thing."""


def begin() -> None:
    """Makes this process a worker: it gives way to others, leaves Ctrl-C to the bot, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    Thread(target=_follow, daemon=True).start()


def choose(key: str, level: str, view: Any, chance: Chance) -> Any:
    return game(key).computer(level)(view, chance)


def weigh(key: str, view: Any, chance: Chance, also: Sequence[Any]) -> Sequence[Weighed[Any]]:
    return game(key).weigh(view, chance, also)


def fortune(key: str, before: Any, after: Any, chance: Chance) -> tuple[float, ...]:
    return game(key).fortune(before, after, chance)


def answer(thought: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    """What the thought gives.

    Whatever it raises goes home as `ThoughtLost` that tells where, and nothing else: an error's words may quote a
    hand, not every error can be sent, and one that can't kills the worker.
    """
    try:
        return thought(*args, **kwargs)
    except Exception as error:
        lost = ThoughtLost(whereabouts(error))
    # Raised here, it has neither a cause nor a context whose words a traceback would print.
    raise lost


@cache
def game(key: str) -> Game[Any, Any, Any, Any]:
    """The game of that key, without the registry, which knows Discord: its folder's file `game` has it in capitals.

    Raises `KeyError` where there is none.
    """
    folder = f"bot.games.{key}"
    try:
        module = import_module(f"{folder}.game")
    except ModuleNotFoundError as error:
        if error.name not in (folder, f"{folder}.game"):
            raise
        raise KeyError(key) from error
    found: Game[Any, Any, Any, Any] = getattr(module, key.upper())
    return found


def _follow() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _frozen(values: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(values)


# States and views hold tables that nobody may write to. Python passes everything else of theirs by itself.
ForkingPickler.register(MappingProxyType, lambda table: (_frozen, (dict(table),)))

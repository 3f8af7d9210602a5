"""Reading saved values: what is not as it was dumped raises `CorruptState`, and never says what it was."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from bot.core.errors import CorruptState
from bot.core.game import Json

R = TypeVar("R")


def guarded(load: Callable[[Json], R]) -> Callable[[Json], R]:
    """A loader that raises CorruptState whatever it meets; the cause is left out, for it may quote a secret."""

    @wraps(load)
    def loaded(data: Json) -> R:
        try:
            return load(data)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise CorruptState(f"not a saved value: {load.__module__} {load.__name__} {type(error).__name__}") from None

    return loaded


def whole(value: Json) -> int:
    """A whole number and nothing that only looks like one. Raises TypeError."""
    if type(value) is not int:
        raise TypeError("a whole number was expected")
    return value


def letters(value: Json) -> str:
    """Raises TypeError for what is no text."""
    if type(value) is not str:
        raise TypeError("a text was expected")
    return value


def wholes(values: Json) -> tuple[int, ...]:
    """Raises TypeError for what is no list of whole numbers."""
    if type(values) is not list:
        raise TypeError("a list was expected")
    return tuple(map(whole, values))

"""What can go wrong, by who must read it.

    BotError
    ├─ UserError                 the player reads it: a sentence of the catalogue that says what to do
    │  ├─ BadNotation            the words could not be read
    │  ├─ IllegalMove            the rules forbid it; raised by rules only
    │  └─ Refused                the table, the seat or the moment forbids it
    └─ Fault                     we read it: logged with its traceback, the player gets an incident id
       ├─ StaleVersion           somebody else saved first
       ├─ CorruptState           a saved game that can't be loaded
       └─ ThoughtLost            a computer player, hint or review had no answer in time

Errors carry keys and parameters, never sentences.
"""

from __future__ import annotations

from bot.core.text import Text, Words


class BotError(Exception):
    """Everything this bot raises on purpose."""


class UserError(BotError):
    """Something the player can understand and mend."""

    def __init__(self, key: str, /, **params: Words | int) -> None:
        super().__init__(key)
        self.text = Text(key, **params)


class BadNotation(UserError):
    """What was typed is not in the game's notation."""


class IllegalMove(UserError):
    """The rules forbid that move. `reason` is the short name of the broken rule."""

    def __init__(self, key: str, /, *, reason: str, **params: Words | int) -> None:
        super().__init__(key, **params)
        self.reason = reason


class Refused(UserError):
    """Not now, not here or not by this person; the table stays as it was."""


class Fault(BotError):
    """A failure of ours."""


class StaleVersion(Fault):
    """The table was saved by somebody else since it was loaded."""


class CorruptState(Fault):
    """A saved state that its game can't load."""


class ThoughtLost(Fault):
    """A thought took too long, or whoever had it died each time."""

"""What can go wrong, by who must read it.

    BotError
    ├─ UserError                 the player reads it: a sentence of the catalogue that says what to do
    │  ├─ BadNotation            the words could not be read
    │  ├─ IllegalMove            the rules forbid it; raised by rules only
    │  └─ Refused                the table, the seat or the moment forbids it
    └─ Fault                     we read it: logged with its whereabouts, the player gets an incident id
       ├─ StaleVersion           somebody else saved first
       ├─ CorruptState           a saved game that can't be loaded
       ├─ Unweighed              a move was played that its game did not weigh
       └─ ThoughtLost            a computer player, hint or review had no answer in time

Errors carry keys and parameters, never sentences.
"""

from __future__ import annotations

from pathlib import PurePath
from traceback import walk_tb

from bot.core.text import Text, Words

MOST_PLACES = 8
"""Places of an error that the log tells, the innermost last."""


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
    """A failure of ours. Its words are for the log, and quote nothing of a game."""


class StaleVersion(Fault):
    """The table was saved by somebody else since it was loaded."""


class CorruptState(Fault):
    """A saved state that its game can't load."""


class Unweighed(Fault):
    """A game did not weigh a move that it was told to weigh."""


class ThoughtLost(Fault):
    """A thought failed, took too long, or whoever had it died each time. It holds no words of another error."""


def whereabouts(error: BaseException) -> str:
    """For the log: the kind of an error that nobody expected, and the lines it came from, back to its causes.

    None of its words, which may quote what only one seat may see; only a `Fault` of ours tells its own.
    """
    told, seen = [], set[int]()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        told.append(_whereabouts(cause))
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return ", after ".join(told)


def _whereabouts(error: BaseException) -> str:
    kind = f"{type(error).__name__} ({error})" if isinstance(error, Fault) else type(error).__name__
    places = [(PurePath(frame.f_code.co_filename).name, line) for frame, line in walk_tb(error.__traceback__)]
    return " ".join([kind, *(f"{file}:{line}" for file, line in places[-MOST_PLACES:])])

"""Qwixx in pictures, each with the words that stand for it: the table, one sheet, the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.game import Seat
from bot.games.qwixx.emoji import EMOJI_SIZE, emoji, emoji_name
from bot.games.qwixx.state import Event, Place, View
from bot.rendering.face import Picture
from bot.rendering.theme import Theme

__all__ = ["EMOJI_SIZE", "banner", "board", "emoji", "emoji_name", "sheet", "warm"]


def board(view: View, recent: Sequence[Event], *, theme: Theme = Theme.DARK, part: int | None = None) -> Picture:
    """Dice and all sheets as everybody sees them; what the `recent` events crossed is ringed. There are no parts."""
    raise NotImplementedError


def sheet(view: View, seat: Seat, *, choices: Sequence[Place] = (), theme: Theme = Theme.DARK) -> Picture:
    """One sheet, large. The `choices` are ringed; the viewer's own decision is marked on their own sheet only."""
    raise NotImplementedError


def banner(*, theme: Theme = Theme.DARK) -> Picture:
    """What a lobby shows above its seats."""
    raise NotImplementedError


def warm(theme: Theme = Theme.DARK) -> None:
    """Draws what all pictures of a theme need, so that the first game waits for nothing."""
    raise NotImplementedError

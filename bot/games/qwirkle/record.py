"""Qwirkle, how moves stand in a written record of a game, and are read from it again."""

from __future__ import annotations

from bot.games.qwirkle.notation import parse_play, parse_swap, placements_text, tiles_text
from bot.games.qwirkle.state import Action, Options, Play, View

SWAP = "swap "


def write(action: Action, _options: Options) -> str:
    """`RC N30, RS O30` for a play, `swap RC GS` for an exchange."""
    return placements_text(action.placements) if isinstance(action, Play) else SWAP + tiles_text(action.tiles)


def read(written: str, view: View) -> Action:
    """The move of a seat with that view. Raises `BadNotation`."""
    if written.startswith(SWAP):
        return parse_swap(written.removeprefix(SWAP), view.hand)
    return parse_play(written, board=view.board)

"""Qwirkle, the names of its rules as a refusal gives them.

Each has a sentence in the catalogue, with these parameters in notation (numbers: needed, laid, length, wanted, bag):

    not_in_hand          tile                cell_occupied         cell tile (that lies there)
    same_cell_twice      cell                not_one_line          cells
    gap                  cell cells          line_too_long         line length
    duplicate_tile       line tile           attributes_clash      line
    not_connected        line                opening_too_short     needed laid
    opening_not_on_start cell                opening_no_swap       needed
    swap_too_many        wanted bag          all others            none
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.core.errors import IllegalMove
from bot.core.text import Words

Reason: TypeAlias = Literal[
    "game_over",
    "not_your_turn",
    "already_out",
    "not_in_hand",
    "nothing_laid",
    "same_cell_twice",
    "cell_occupied",
    "not_one_line",
    "gap",
    "line_too_long",
    "duplicate_tile",
    "attributes_clash",
    "not_connected",
    "opening_too_short",
    "opening_not_on_start",
    "opening_no_swap",
    "swap_nothing",
    "swap_bag_empty",
    "swap_too_many",
]

REASONS: tuple[Reason, ...] = get_args(Reason)


def message_key(reason: Reason) -> str:
    """The sentence of the catalogue that explains the refusal."""
    return "qwirkle-illegal-" + reason.replace("_", "-")


def illegal(reason: Reason, **params: Words | int) -> IllegalMove:
    """The refusal to raise; `params` name the tiles, cells and lines in notation."""
    return IllegalMove(message_key(reason), reason=reason, **params)

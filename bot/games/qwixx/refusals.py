"""Qwixx, the names of its rules as a refusal gives them.

Each has a sentence in the catalogue, with these parameters (marks in notation):

    no_such_sum            mark sum             the white dice make another number
    no_such_colour_sum     mark made            made: what the dice make in those colours, as marks
    die_gone               mark colours         the dice of those colours left the game
    row_closed             mark
    crossed_already        mark
    not_right_of_last      mark last            last: the rightmost cross of the row
    too_few_to_close       mark crossed needed  crossed, needed: numbers
    bonus_needs_neighbour  mark neighbours      neighbours: the cells of which one must be crossed
    bonus_in_one_turn      mark base            only where a table does not allow both in one turn
    all others             none
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from bot.core.errors import IllegalMove
from bot.core.text import Words

Reason: TypeAlias = Literal[
    "game_over",
    "already_out",
    "not_your_phase",
    "nothing_to_mark",
    "no_such_cell",
    "row_closed",
    "die_gone",
    "no_such_sum",
    "no_such_colour_sum",
    "crossed_already",
    "not_right_of_last",
    "too_few_to_close",
    "bonus_needs_neighbour",
    "bonus_in_one_turn",
]

REASONS: tuple[Reason, ...] = get_args(Reason)


def message_key(reason: Reason) -> str:
    """The sentence of the catalogue that explains the refusal."""
    return "qwixx-illegal-" + reason.replace("_", "-")


def illegal(reason: Reason, **params: Words | int) -> IllegalMove:
    """The refusal to raise; `params` name the marks in notation."""
    return IllegalMove(message_key(reason), reason=reason, **params)

"""Qwixx, the dice: rolling them, and rolling off for the first turn."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.chance import Chance
from bot.core.game import Seat
from bot.games.qwixx.state import Colour, Roll, RolledOff

FACES = 6

NOT_ROLLED = Roll((0, 0), {})
"""Stands for the dice before the first turn."""


def roll_die(chance: Chance) -> tuple[int, Chance]:
    """A fair face from 1 to 6, and the chance after it."""
    face, chance = chance.below(FACES)
    return face + 1, chance


def roll_dice(colours: Iterable[Colour], chance: Chance) -> tuple[Roll, Chance]:
    """Both white dice and those of these colours rolled, and the chance after it."""
    first, chance = roll_die(chance)
    second, chance = roll_die(chance)
    rolled = {}
    for colour in colours:
        rolled[colour], chance = roll_die(chance)
    return Roll((first, second), rolled), chance


def without(roll: Roll, colours: frozenset[Colour]) -> Roll:
    """The roll after the dice of these colours left the game."""
    return Roll(roll.white, {colour: face for colour, face in roll.colours.items() if colour not in colours})


def roll_off(seats: int, chance: Chance) -> tuple[RolledOff, Chance]:
    """Who starts: each rolls two dice, the highest sum wins, only the tied roll again; and the chance after it."""
    rounds: list[tuple[int | None, ...]] = []
    tied: list[Seat] = list(range(seats))
    while len(tied) > 1:
        sums: dict[Seat, int] = {}
        for seat in tied:
            roll, chance = roll_dice((), chance)
            sums[seat] = roll.sum
        rounds.append(tuple(sums.get(seat) for seat in range(seats)))
        tied = [seat for seat in tied if sums[seat] == max(sums.values())]
    return RolledOff(tuple(rounds), tied[0]), chance

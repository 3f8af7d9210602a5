"""What people call colours and passing: one table a language, all languages are understood at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.qwixx.state import Colour

COLOUR_LETTERS: Mapping[Colour, str] = dict(zip(Colour, "RYGB", strict=True))
"""The letter of a colour, the same in every language."""


@dataclass(frozen=True, slots=True)
class Names:
    """The words of one language, in lower case and without accents, as the reader folds them.

    `passing` says that nothing is marked; the first of it is the one that is offered. `fillers` may stand anywhere and
    mean nothing.
    """

    colours: Mapping[Colour, tuple[str, ...]]
    passing: tuple[str, ...]
    bonus: tuple[str, ...]
    fillers: tuple[str, ...]


ENGLISH = Names(
    colours={
        Colour.RED: ("red",),
        Colour.YELLOW: ("yellow",),
        Colour.GREEN: ("green",),
        Colour.BLUE: ("blue",),
    },
    passing=("pass", "skip", "nothing", "none"),
    bonus=("bonus",),
    fillers=("the", "row", "number", "mark", "cross", "in", "and", "i"),
)

FRENCH = Names(
    colours={
        Colour.RED: ("rouge",),
        Colour.YELLOW: ("jaune",),
        Colour.GREEN: ("vert", "verte"),
        Colour.BLUE: ("bleu", "bleue"),
    },
    passing=("passe", "passer", "rien", "aucun", "aucune"),
    bonus=("bonus",),
    fillers=("le", "la", "je", "rangee", "ligne", "case", "numero", "coche", "cocher", "dans", "et"),
)

ROMANIAN = Names(
    colours={
        Colour.RED: ("rosu", "rosie"),
        Colour.YELLOW: ("galben", "galbena"),
        Colour.GREEN: ("verde",),
        Colour.BLUE: ("albastru", "albastra"),
    },
    passing=("pas", "trec", "nimic"),
    bonus=("bonus",),
    fillers=("pe", "randul", "rand", "numarul", "casuta", "bifez", "marchez", "si"),
)

LANGUAGES: Mapping[str, Names] = {"en": ENGLISH, "fr": FRENCH, "ro": ROMANIAN}
"""By locale. What is typed may be of any of them."""

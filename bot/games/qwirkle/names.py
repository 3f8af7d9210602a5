"""What people call tiles, directions and the whole hand: one table a language, all languages are understood at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from bot.games.qwirkle.state import Colour, Shape


class Heading(Enum):
    """Where the tiles of a line go from its first cell, as a step (x, y)."""

    RIGHT = (1, 0)
    DOWN = (0, 1)
    LEFT = (-1, 0)
    UP = (0, -1)


COLOUR_LETTERS: Mapping[Colour, str] = dict(zip(Colour, "ROYGBP", strict=True))
SHAPE_LETTERS: Mapping[Shape, str] = dict(zip(Shape, "CXDSTL", strict=True))
"""The letters of a tile's code, the same in every language."""


@dataclass(frozen=True, slots=True)
class Names:
    """The words of one language, in lower case with single spaces and without accents, as the reader folds them.

    `fillers` may stand anywhere and mean nothing. The first of `whole_hand` is the one that is offered.
    """

    colours: Mapping[Colour, tuple[str, ...]]
    shapes: Mapping[Shape, tuple[str, ...]]
    headings: Mapping[Heading, tuple[str, ...]]
    whole_hand: tuple[str, ...]
    fillers: tuple[str, ...]


def _stars(*numbers: str) -> tuple[str, ...]:
    """Every way to count the points of a star."""
    return tuple(
        name
        for number in numbers
        for name in (
            f"star of {number} points",
            f"star with {number} points",
            f"{number} pointed star",
            f"{number} points star",
            f"{number} point star",
        )
    )


def _etoiles(*numbers: str) -> tuple[str, ...]:
    """The same in French. A lone "à" keeps its accent where the reader folds it, so both ways to type it are told."""
    return tuple(
        f"etoile {word} {number} {points}"
        for number in numbers
        for word in ("à", "a", "de")
        for points in ("branches", "pointes")
    )


def _stele(*numbers: str) -> tuple[str, ...]:
    """The same in Romanian."""
    return tuple(f"stea {word} {number} colturi" for number in numbers for word in ("cu", "in"))


ENGLISH = Names(
    colours={
        Colour.RED: ("red",),
        Colour.ORANGE: ("orange",),
        Colour.YELLOW: ("yellow",),
        Colour.GREEN: ("green",),
        Colour.BLUE: ("blue",),
        Colour.PURPLE: ("purple", "violet"),
    },
    shapes={
        Shape.CIRCLE: ("circle", "round", "disc"),
        Shape.CROSS: ("cross", "criss cross", "crisscross", *_stars("four", "4")),
        Shape.DIAMOND: ("diamond", "lozenge", "rhombus"),
        Shape.SQUARE: ("square",),
        Shape.STAR: ("star", "starburst", "sun", *_stars("eight", "8")),
        Shape.CLOVER: ("clover", "flower"),
    },
    headings={
        Heading.RIGHT: ("right", "across", "rightwards"),
        Heading.DOWN: ("down", "downwards"),
        Heading.LEFT: ("left", "leftwards"),
        Heading.UP: ("up", "upwards"),
    },
    whole_hand=("all", "everything", "whole hand"),
    fillers=("at", "on", "to", "and", "the", "then"),
)

FRENCH = Names(
    colours={
        Colour.RED: ("rouge",),
        Colour.ORANGE: ("orange",),
        Colour.YELLOW: ("jaune",),
        Colour.GREEN: ("vert", "verte"),
        Colour.BLUE: ("bleu", "bleue"),
        Colour.PURPLE: ("violet", "violette", "mauve"),
    },
    shapes={
        Shape.CIRCLE: ("cercle", "rond", "disque"),
        Shape.CROSS: ("croix", *_etoiles("quatre", "4")),
        Shape.DIAMOND: ("losange", "carreau"),
        Shape.SQUARE: ("carre",),
        Shape.STAR: ("etoile", "soleil", *_etoiles("huit", "8")),
        Shape.CLOVER: ("trefle", "fleur"),
    },
    headings={
        Heading.RIGHT: ("droite", "à droite", "a droite", "vers la droite"),
        Heading.DOWN: ("bas", "en bas", "vers le bas"),
        Heading.LEFT: ("gauche", "à gauche", "a gauche", "vers la gauche"),
        Heading.UP: ("haut", "en haut", "vers le haut"),
    },
    whole_hand=("tout", "toutes", "toute la main", "toute ma main"),
    fillers=("à", "en", "sur", "dans", "et", "puis", "le", "la", "les", "un", "une"),
)

ROMANIAN = Names(
    colours={
        Colour.RED: ("rosu", "rosie"),
        Colour.ORANGE: ("portocaliu", "portocalie", "oranj"),
        Colour.YELLOW: ("galben", "galbena"),
        Colour.GREEN: ("verde",),
        Colour.BLUE: ("albastru", "albastra"),
        Colour.PURPLE: ("mov", "violet", "violeta"),
    },
    shapes={
        Shape.CIRCLE: ("cerc", "cercul", "rotund", "disc"),
        Shape.CROSS: ("cruce", "crucea", *_stele("patru", "4")),
        Shape.DIAMOND: ("romb", "rombul", "diamant", "caro"),
        Shape.SQUARE: ("patrat", "patratul"),
        Shape.STAR: ("stea", "steaua", "soare", "soarele", *_stele("opt", "8")),
        Shape.CLOVER: ("trifoi", "trifoiul", "floare", "floarea"),
    },
    headings={
        Heading.RIGHT: ("dreapta", "spre dreapta", "la dreapta"),
        Heading.DOWN: ("jos", "in jos"),
        Heading.LEFT: ("stanga", "spre stanga", "la stanga"),
        Heading.UP: ("sus", "in sus"),
    },
    whole_hand=("toate", "tot", "toata mana"),
    fillers=("la", "in", "pe", "si", "apoi", "de culoare"),
)

LANGUAGES: Mapping[str, Names] = {"en": ENGLISH, "fr": FRENCH, "ro": ROMANIAN}
"""By locale. What is typed may be of any of them."""

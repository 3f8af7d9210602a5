"""What to offer while a person types: the plays and exchanges that fit the words so far, half words included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from bot.core.errors import BadNotation
from bot.games.qwirkle.names import LANGUAGES
from bot.games.qwirkle.notation import LONGEST_INPUT, cell_label, parse_play, tile_code, tiles_text
from bot.games.qwirkle.reading import Label, Meaning, Unknown, read_so_far
from bot.games.qwirkle.state import KINDS, Colour, Placement, Play, Shape, Tile, Tiles

SMALL = {"a", "à"}
"""Words inside a French name that say nothing of the tile; a lone "a" is rather the beginning of a cell."""


@dataclass(frozen=True, slots=True)
class HalfCell:
    """The beginning of a cell, typed after a whole tile."""

    text: str


Group: TypeAlias = "tuple[Meaning | HalfCell, ...]"
"""Words that speak of one and the same tile and its cell."""


class Offers:
    """The plays of one hand, indexed once and narrowed at each letter.

    One bit a play: the plays that lay a placement are a number, so that narrowing is "and" and "or" of a few hundred.
    """

    def __init__(self, plays: Sequence[Play]) -> None:
        self._plays = plays
        self._with: dict[Placement, int] = {}
        for index, play in enumerate(plays):
            for placement in play.placements:
                self._with[placement] = self._with.get(placement, 0) | 1 << index
        self._labels = {placement.cell: cell_label(placement.cell).lower() for placement in self._with}

    def narrow(self, typed: str) -> list[Play]:
        """The plays that fit what was typed, in the order given, a play typed in full before the rest. Never raises."""
        if len(typed) > LONGEST_INPUT:
            return []
        meanings = tuple(read_so_far(typed))
        for groups in _groupings(meanings):
            if found := self._fitting(groups):
                return _whole_first(typed, [play for index, play in enumerate(self._plays) if found >> index & 1])
        return []

    def _fitting(self, groups: Sequence[Group]) -> int:
        """The plays in which each group finds its placement, as bits."""
        found = (1 << len(self._plays)) - 1
        for group in groups:
            fitting = 0
            for placement, plays in self._with.items():
                if all(_means(part, placement.tile, self._labels[placement.cell]) for part in group):
                    fitting |= plays
            found &= fitting
            if not found:
                break
        return found


def narrow(typed: str, plays: Sequence[Play]) -> list[Play]:
    """The plays that fit what was typed; who asks often keeps an `Offers`. Never raises."""
    return Offers(plays).narrow(typed)


def swap_choices(typed: str, hand: Tiles, limit: int = 25, *, locale: str = "en") -> list[str]:
    """Exchanges that fit what was typed, as notation: the whole hand, then fewer tiles before more. Never raises.

    The whole hand is offered by the reader's own word.
    """
    if len(typed) > LONGEST_INPUT or not hand:
        return []
    groups = _tile_groups(read_so_far(typed))
    everything = LANGUAGES[locale].whole_hand[0]
    whole = [everything] if _begins(everything, groups) else []
    fitting = [
        tiles_text(tiles)
        for size in range(max(1, len(groups)), len(hand) + 1)
        for tiles in dict.fromkeys(combinations(sorted(hand), size))
        if _covers(tiles, groups)
    ]
    return [*whole, *fitting][:limit]


def _covers(tiles: Tiles, groups: Sequence[Group]) -> bool:
    """Whether each group finds a tile of its own."""
    if not groups:
        return True
    return any(
        all(_means(part, tile, "") for part in groups[0]) and _covers(tiles[:index] + tiles[index + 1 :], groups[1:])
        for index, tile in enumerate(tiles)
    )


def _tile_groups(meanings: Iterable[Meaning]) -> list[Group]:
    """One group a tile: a half word goes with the colour or shape before it, if that has none yet."""
    groups: list[Group] = []
    for meaning in meanings:
        match groups, meaning:
            case [*_, (Colour() | Shape(),)], Unknown():
                groups[-1] = (*groups[-1], meaning)
            case _:
                groups.append((meaning,))
    return groups


def _begins(name: str, groups: Sequence[Group]) -> bool:
    """Whether nothing was typed yet, or the beginning of that name and no more."""
    match groups:
        case []:
            return True
        case [(Unknown(text),)]:
            return name.startswith(text)
    return False


def _whole_first(typed: str, plays: list[Play]) -> list[Play]:
    """The play that was typed in full stands first."""
    try:
        whole = parse_play(typed)
    except BadNotation:
        return plays
    return sorted(plays, key=lambda play: play != whole)


def _groupings(meanings: Sequence[Meaning]) -> Iterator[list[Group]]:
    """Ways to read the words, the likeliest first: cells beside their tiles, then all tiles and cells apart."""
    parts = [meaning for meaning in meanings if isinstance(meaning, Tile | Colour | Shape | Label | Unknown)]
    yield [tuple(_cell_after_tile(group)) for group in _grouped(parts)]
    yield _grouped(parts)
    if parts and isinstance(parts[-1], Unknown):
        yield [*_grouped(parts[:-1]), (parts[-1],)]
    yield [(part,) for part in parts]


def _cell_after_tile(group: Group) -> Iterator[Meaning | HalfCell]:
    """After a whole tile a half word is rather its cell than another name of it: Q is a column, not "quatre"."""
    tile_is_whole = any(isinstance(part, Tile) for part in group)
    for part in group:
        yield HalfCell(part.text) if tile_is_whole and isinstance(part, Unknown) else part


def _grouped(parts: Sequence[Meaning]) -> list[Group]:
    """A new group begins with a second tile or a second cell; a half word belongs to the group before it."""
    groups: list[list[Meaning]] = []
    for part in parts:
        of_tile = isinstance(part, Tile | Colour | Shape)
        taken = not groups or any(
            isinstance(other, Tile | Colour | Shape) if of_tile else isinstance(other, Label) for other in groups[-1]
        )
        if taken:
            groups.append([])
        groups[-1].append(part)
    return [tuple(group) for group in groups]


def _means(part: Meaning | HalfCell, tile: Tile, label: str) -> bool:
    """Whether that word can speak of that tile on the cell of that label."""
    match part:
        case Tile():
            return part == tile
        case Colour() | Shape():
            return part is tile.colour or part is tile.shape
        case Label(text):
            return text == label
        case HalfCell(text):
            return label.startswith(text)
        case Unknown(text):
            return label.startswith(text) or any(word.startswith(text) for word in _WORDS[tile])
    return True


def _words(tile: Tile) -> frozenset[str]:
    """All words that name the tile, its code included; a word that is another shape's own name is left to that."""
    words = {tile_code(tile).lower()}
    for language in LANGUAGES.values():
        others = {name for shape, names in language.shapes.items() if shape is not tile.shape for name in names}
        names = (*language.colours[tile.colour], *language.shapes[tile.shape])
        words |= {word for name in names for word in name.split() if word not in SMALL} - others
    return frozenset(words)


_WORDS = {tile: _words(tile) for tile in KINDS}

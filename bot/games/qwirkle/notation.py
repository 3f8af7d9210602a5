"""Qwirkle in writing: tiles as two letters, cells as on a map, plays as "RC N30, RS O30"."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

from bot.core.errors import BadNotation
from bot.core.text import Text, Words
from bot.games.qwirkle.names import COLOUR_LETTERS, LANGUAGES, SHAPE_LETTERS, Heading
from bot.games.qwirkle.reading import COLOUR_OF, SHAPE_OF, Label, Unknown, folded, read
from bot.games.qwirkle.state import (
    EMPTY_BOARD,
    LONGEST_LINE,
    Axis,
    Board,
    Cell,
    Colour,
    Placement,
    Play,
    Shape,
    Swap,
    Tile,
    Tiles,
)

Part: TypeAlias = "Tile | Label | Heading"
"""What a move is typed of."""

LONGEST_INPUT = 300
"""Characters; six placements in long names fit."""

_COLUMNS = 26 + 26 * 26
_ROWS = 999
_FIRST_COLUMN = 13
_FIRST_ROW = 30

_CELL = re.compile(r"([A-Z]{1,2})([0-9]+)")


def tile_code(tile: Tile) -> str:
    """The two letters of a tile, colour first: "RC"."""
    return COLOUR_LETTERS[tile.colour] + SHAPE_LETTERS[tile.shape]


def parse_tile_code(code: str) -> Tile:
    """The tile of two letters, in either case. Raises `BadNotation`."""
    letters = code.upper()
    if len(letters) != 2 or letters[0] not in COLOUR_OF or letters[1] not in SHAPE_OF:
        raise BadNotation("qwirkle-notation-unknown-play", word=shown(code))
    return Tile(COLOUR_OF[letters[0]], SHAPE_OF[letters[1]])


def cell_label(cell: Cell) -> str:
    """The label of a cell: column letters, then the row.

    (0, 0) is N30. Columns run A–Z, AA–ZZ and round again, rows 1–999 downward and round again, so the label of a cell
    never changes and every game fits.
    """
    return column_label(cell.x) + row_label(cell.y)


def column_label(x: int) -> str:
    """The letters of a column."""
    column = (x + _FIRST_COLUMN) % _COLUMNS
    if column < 26:
        return chr(65 + column)
    high, low = divmod(column - 26, 26)
    return chr(65 + high) + chr(65 + low)


def row_label(y: int) -> str:
    """The number of a row."""
    return str((y + _FIRST_ROW - 1) % _ROWS + 1)


def parse_cell(label: str) -> Cell:
    """The cell of that label, in either case, that lies nearest to N30. Raises `BadNotation`."""
    read = _CELL.fullmatch(label.upper())
    if not read:
        raise BadNotation("qwirkle-notation-unknown-play", word=shown(label))
    letters, digits = read.groups()
    row = int(digits)
    if not 1 <= row <= _ROWS:
        raise BadNotation("qwirkle-notation-cell-range", cell=shown(label.upper()))
    column = ord(letters[-1]) - 65
    if len(letters) == 2:
        column += 26 * (ord(letters[0]) - 64)
    return Cell(_nearest(column - _FIRST_COLUMN, _COLUMNS), _nearest(row - _FIRST_ROW, _ROWS))


def _nearest(offset: int, size: int) -> int:
    """The same place on a ring of that size, as few steps from 0 as possible."""
    offset %= size
    return offset - size if offset > size // 2 else offset


def placements_text(placements: Iterable[Placement]) -> str:
    """ "RC N30, RS O30"."""
    return ", ".join(f"{tile_code(tile)} {cell_label(cell)}" for tile, cell in placements)


def tiles_text(tiles: Iterable[Tile]) -> str:
    """ "RC RS"."""
    return " ".join(tile_code(tile) for tile in tiles)


def line_text(cells: Iterable[Cell]) -> str:
    """The cells of a line from end to end: "N30–Q30"."""
    ends = list(cells)
    first, last = cell_label(ends[0]), cell_label(ends[-1])
    return first if first == last else f"{first}–{last}"


def line_name(axis: Axis, cell: Cell) -> Words:
    """The row or column in which a line lies: "row 30", "column O"."""
    if axis is Axis.ACROSS:
        return Text("qwirkle-row", row=row_label(cell.y))
    return Text("qwirkle-column", column=column_label(cell.x))


def colour_name(colour: Colour) -> Text:
    """The colour in the reader's language."""
    return Text(f"qwirkle-colour-{colour.name.lower()}")


def shape_name(shape: Shape) -> Text:
    """The shape in the reader's language."""
    return Text(f"qwirkle-shape-{shape.name.lower()}")


def tile_name(tile: Tile) -> Text:
    """The whole name of a tile: "red circle". `form` tells a language which shape the colour must agree with."""
    form = tile.shape.name.lower()
    return Text("qwirkle-tile", colour=colour_name(tile.colour), shape=shape_name(tile.shape), form=form)


def shown(word: str) -> str:
    """A typed word fit to be printed back: no markup, not long."""
    letters = "".join(letter for letter in word if letter.isalnum())
    return letters if len(letters) <= 20 else letters[:19] + "…"


def parse_play(typed: str, *, board: Board = EMPTY_BOARD) -> Play:
    """The play that was typed: "RC N30, RS O30", "N30 red circle", or a line: "RC RS N30 right".

    A line is laid from its cell on, stepping over the tiles that lie on the board. Raises `BadNotation`; whether the
    play is legal is for the rules to say.
    """
    found = _read(typed, wanted="play")
    laid = _line(found, board) if any(isinstance(part, Heading) for part in found) else _pairs(found)
    return Play(tuple(sorted(laid, key=lambda placement: (placement.cell.y, placement.cell.x))))


def parse_swap(typed: str, hand: Tiles) -> Swap:
    """The exchange that was typed: tiles, or "all" for the whole hand. Raises `BadNotation`."""
    if _whole_hand(typed):
        return Swap(tuple(sorted(hand)))
    tiles = []
    for part in _read(typed, wanted="swap"):
        match part:
            case Tile():
                tiles.append(part)
            case Label(text):
                raise BadNotation("qwirkle-notation-swap-cell", cell=shown(text.upper()))
            case _:
                raise BadNotation("qwirkle-notation-swap-heading")
    return Swap(tuple(sorted(tiles)))


def _whole_hand(typed: str) -> bool:
    words = " ".join(re.findall(r"\w+", folded(typed)))
    return any(words in language.whole_hand for language in LANGUAGES.values())


def _read(typed: str, *, wanted: str) -> tuple[Part, ...]:
    """The tiles, cells and directions that were typed. `wanted`, play or swap, chooses the hint of a refusal."""
    if len(typed) > LONGEST_INPUT:
        raise BadNotation("qwirkle-notation-too-long", limit=LONGEST_INPUT)
    parts: list[Part] = []
    for meaning in read(typed):
        match meaning:
            case Unknown(text):
                raise BadNotation(f"qwirkle-notation-unknown-{wanted}", word=shown(text))
            case Colour():
                raise BadNotation("qwirkle-notation-colour-alone", colour=colour_name(meaning))
            case Shape():
                raise BadNotation("qwirkle-notation-shape-alone", shape=shape_name(meaning))
            case _:
                parts.append(meaning)
    if not parts:
        raise BadNotation(f"qwirkle-notation-empty-{wanted}")
    return tuple(parts)


def _pairs(parts: tuple[Part, ...]) -> list[Placement]:
    """Tile and cell by turns, or cell and tile by turns."""
    ahead, behind = parts[0::2], parts[1::2]
    tiles, labels = (behind, ahead) if isinstance(parts[0], Label) else (ahead, behind)
    laid = [
        Placement(tile, parse_cell(label.text))
        for tile, label in zip(tiles, labels, strict=False)
        if isinstance(tile, Tile) and isinstance(label, Label)
    ]
    if 2 * len(laid) != len(parts):
        raise _unpaired(parts)
    return laid


def _unpaired(parts: tuple[Part, ...]) -> BadNotation:
    """What to say of the first tile without a cell, or of the first cell without a tile."""
    labels = [part.text.upper() for part in parts if isinstance(part, Label)]
    tiles = [part for part in parts if isinstance(part, Tile)]
    if len(labels) == 1 and len(tiles) > 1:
        line = f"{tiles_text(tiles[:LONGEST_LINE])} {shown(labels[0])}"
        return BadNotation("qwirkle-notation-no-heading", cell=shown(labels[0]), line=line)
    lone = parts[-1]
    for before, after in pairwise(parts):
        if type(before) is type(after):
            lone = before if type(after) is type(parts[0]) else after
            break
    if isinstance(lone, Label):
        return BadNotation("qwirkle-notation-no-tile", cell=shown(lone.text.upper()))
    assert isinstance(lone, Tile), "a direction makes a line, which has no pairs"
    return BadNotation("qwirkle-notation-no-cell", tile=tile_code(lone))


def _line(parts: tuple[Part, ...], board: Board) -> list[Placement]:
    """Tiles laid one after another from one cell in one direction, over what lies there already."""
    headings = [part for part in parts if isinstance(part, Heading)]
    labels = [part for part in parts if isinstance(part, Label)]
    tiles = [part for part in parts if isinstance(part, Tile)]
    if len(headings) != 1 or len(labels) != 1 or not tiles:
        raise BadNotation("qwirkle-notation-line")
    across, down = headings[0].value
    x, y = parse_cell(labels[0].text)
    laid = []
    for tile in tiles:
        while Cell(x, y) in board:
            x, y = x + across, y + down
        laid.append(Placement(tile, Cell(x, y)))
        x, y = x + across, y + down
    return laid

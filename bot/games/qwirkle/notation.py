"""Qwirkle in writing: tiles as two letters, cells as on a map, plays as "RC N30, RS O30"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.core.errors import BadNotation
from bot.games.qwirkle.names import COLOUR_LETTERS, SHAPE_LETTERS
from bot.games.qwirkle.state import Cell, Placement, Tile

_COLUMNS = 26 + 26 * 26
_ROWS = 999
_FIRST_COLUMN = 13
_FIRST_ROW = 30

_COLOURS = {letter: colour for colour, letter in COLOUR_LETTERS.items()}
_SHAPES = {letter: shape for shape, letter in SHAPE_LETTERS.items()}
_CELL = re.compile(r"([A-Z]{1,2})([0-9]+)")


def tile_code(tile: Tile) -> str:
    """The two letters of a tile, colour first: "RC"."""
    return COLOUR_LETTERS[tile.colour] + SHAPE_LETTERS[tile.shape]


def parse_tile_code(code: str) -> Tile:
    """The tile of two letters, in either case. Raises `BadNotation`."""
    letters = code.upper()
    if len(letters) != 2 or letters[0] not in _COLOURS or letters[1] not in _SHAPES:
        raise BadNotation("qwirkle-notation-unknown", word=shown(code))
    return Tile(_COLOURS[letters[0]], _SHAPES[letters[1]])


def cell_label(cell: Cell) -> str:
    """The label of a cell: column letters, then the row.

    (0, 0) is N30. Columns run A–Z, AA–ZZ and round again, rows 1–999 downward and round again, so the label of a cell
    never changes and every game fits.
    """
    column = (cell.x + _FIRST_COLUMN) % _COLUMNS
    row = (cell.y + _FIRST_ROW - 1) % _ROWS + 1
    if column < 26:
        return f"{chr(65 + column)}{row}"
    high, low = divmod(column - 26, 26)
    return f"{chr(65 + high)}{chr(65 + low)}{row}"


def parse_cell(label: str) -> Cell:
    """The cell of that label, in either case, that lies nearest to N30. Raises `BadNotation`."""
    read = _CELL.fullmatch(label.upper())
    if not read:
        raise BadNotation("qwirkle-notation-unknown", word=shown(label))
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


def shown(word: str) -> str:
    """A typed word fit to be printed back: no markup, not long."""
    letters = "".join(letter for letter in word if letter.isalnum())
    return letters if len(letters) <= 20 else letters[:19] + "…"

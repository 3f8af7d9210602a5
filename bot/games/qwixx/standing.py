"""Qwixx, where a row of a sheet stands, as one number: all that its future depends on.

That is its last cross and how many there are; what is already earned is not part of it. A closed row, by anyone, is
one standing, whatever it counted.
"""

from __future__ import annotations

from bot.games.qwixx.state import CELLS, LAST, NEEDED_TO_CLOSE

EMPTY = 0
CLOSED = 1 + LAST * (LAST + 1) // 2
"""After those of an open row: nothing crossed, or the last cross in one of ten cells and at most all before it."""

STANDINGS = CLOSED + 1
NONE = -1
"""No standing: a mark that the rules do not allow."""


def standing(last: int, crosses: int) -> int:
    """The standing of an open row with that many crosses, the last in that cell."""
    return 1 + last * (last + 1) // 2 + crosses - 1


def of_row(crosses: tuple[int, ...], *, closed: bool) -> int:
    """The standing of a row with these crosses."""
    if closed:
        return CLOSED
    return standing(crosses[-1], len(crosses)) if crosses else EMPTY


def described(of: int) -> tuple[int, int]:
    """The last cross (-1 for none) and the number of crosses of an open row."""
    last = 0
    if of == EMPTY:
        return -1, 0
    while standing(last + 1, 1) <= of:
        last += 1
    return last, of - standing(last, 1) + 1


def _marked(of: int, cell: int) -> int:
    if of == CLOSED:
        return NONE
    last, crosses = described(of)
    if cell <= last or (cell == LAST and crosses < NEEDED_TO_CLOSE):
        return NONE
    return CLOSED if cell == LAST else standing(cell, crosses + 1)


def _gained(of: int, cell: int) -> int:
    if _marked(of, cell) == NONE:
        return 0
    _, crosses = described(of)
    return crosses + 1 if cell != LAST else 2 * crosses + 3


MARKED = tuple(tuple(_marked(of, cell) for cell in range(CELLS)) for of in range(STANDINGS))
"""By standing and cell, the standing after a cross there; NONE where there can be none."""

GAINED = tuple(tuple(_gained(of, cell) for cell in range(CELLS)) for of in range(STANDINGS))
"""By standing and cell, the points of a cross there, the lock's included."""

REACHED = tuple(CELLS if of == CLOSED else described(of)[0] + 1 for of in range(STANDINGS))
"""By standing, how many cells lie behind it."""

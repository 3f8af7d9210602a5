"""Qwirkle, the table as it is thought ahead on: tiles are laid on it quickly, and a hand's best play is found quickly.

Tiles, sets and cells are the numbers of `plays`. A ground is never changed: laying gives another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from bot.games.qwirkle.plays import FITS, GAIN, ROW, Edge, Find, Laid, TileSet, edge, find_lines, numbered
from bot.games.qwirkle.state import LONGEST_LINE, Board


class Ground(NamedTuple):
    """The empty cells beside tiles: the lines that end just before and begin just after them, what may lie there
    alone, and what one tile there is worth along either axis."""

    left: dict[int, TileSet]
    right: dict[int, TileSet]
    above: dict[int, TileSet]
    below: dict[int, TileSet]
    fits: dict[int, TileSet]
    gains_across: dict[int, int]
    gains_down: dict[int, int]


Best: TypeAlias = "tuple[int, Laid | None]"
"""The points of a play, and its tiles; none if there is no play."""

_Axis: TypeAlias = "tuple[int, dict[int, TileSet], dict[int, TileSet], dict[int, int], dict[int, TileSet]]"
"""The step from cell to cell, the lines before and after cells, the points across it, and what fits where."""


def ground_of(board: Board) -> Ground:
    """The ground of a board, the same whatever the order in which its tiles came."""
    tiles = dict(sorted(numbered(board).items()))
    across, down = edge(tiles, 1), edge(tiles, ROW)
    ground = Ground(across.before, across.after, down.before, down.after, {}, {}, {})
    for cell in sorted({*ground.left, *ground.right, *ground.above, *ground.below}):
        _settle(ground, cell)
    return ground


def _settle(ground: Ground, cell: int) -> None:
    """Works out what fits on an empty cell whose lines are new."""
    left, right, above, below, fits, gains_across, gains_down = ground
    before, after = left.get(cell, 0), right.get(cell, 0)
    over, under = above.get(cell, 0), below.get(cell, 0)
    if before & after or over & under:
        fits[cell] = 0
        return
    fits[cell] = tiles = FITS.get(before | after, 0) & FITS.get(over | under, 0)
    if tiles:
        gains_across[cell] = GAIN[(before | after).bit_count()]
        gains_down[cell] = GAIN[(over | under).bit_count()]


def laid_on(ground: Ground, laid: Laid | None) -> Ground:
    """The ground after a play."""
    left, right, above, below, fits, gains_across, gains_down = after = Ground(*map(dict.copy, ground))
    changed = set()
    while laid:
        cell, tile, laid = laid
        before, behind = left.pop(cell, 0), right.pop(cell, 0)
        first, last = cell - 1 - before.bit_count(), cell + 1 + behind.bit_count()
        right[first] = left[last] = before | tile | behind
        over, under = above.pop(cell, 0), below.pop(cell, 0)
        top, bottom = cell - ROW - ROW * over.bit_count(), cell + ROW + ROW * under.bit_count()
        below[top] = above[bottom] = over | tile | under
        fits.pop(cell, None)
        gains_across.pop(cell, None)
        gains_down.pop(cell, None)
        changed.discard(cell)
        changed |= {first, last, top, bottom}
    for cell in sorted(changed):
        _settle(after, cell)
    return after


def every(ground: Ground, held: TileSet) -> list[Find]:
    """Every play of the tiles on a table that is not empty, in no promised order but always the same."""
    fitting = {cell: tiles & held for cell, tiles in ground.fits.items()}
    gains_across = {cell: ground.gains_across[cell] for cell, tiles in fitting.items() if tiles}
    gains_down = {cell: ground.gains_down[cell] for cell in gains_across}
    found: list[Find] = []
    for cell, gain in gains_across.items():
        points = gain + gains_down[cell]
        found += [(points, (cell, tile, None)) for tile in each(fitting[cell])]
    find_lines(Edge(1, ground.left, ground.right), fitting, gains_down, held, found)
    find_lines(Edge(ROW, ground.above, ground.below), fitting, gains_across, held, found)
    return found


def best(ground: Ground, held: TileSet) -> Best:
    """A play of the tiles with the most points, always the same one of them; no points and no tiles if nothing fits."""
    fits, gains_across, gains_down = ground.fits, ground.gains_across, ground.gains_down
    fitting = [(cell, tiles & held) for cell, tiles in fits.items() if tiles & held]
    found: Best = (0, None)
    for cell, tiles in fitting:
        points = gains_across[cell] + gains_down[cell]
        if points > found[0]:
            found = points, (cell, tiles & -tiles, None)
    if held & (held - 1) and fitting:
        found = _best_line((1, ground.left, ground.right, gains_down, fits), held, fitting, found)
        found = _best_line((ROW, ground.above, ground.below, gains_across, fits), held, fitting, found)
    return found


def _best_line(axis: _Axis, held: TileSet, fitting: list[tuple[int, TileSet]], found: Best) -> Best:
    """The best of that play and those of two tiles and more along one axis, each built from its first cell beside an
    old tile: onward over everything, then back over cells that touch nothing."""
    step, before_of, after_of, gains, all_fits = axis
    most, chosen = found
    what_fits = FITS
    # The cell behind the first one, and how many cells from there on touch nothing; set for each first cell below.
    behind = room = 0

    def onward(line: TileSet, cell: int, earned: int, laid: Laid) -> None:
        nonlocal most, chosen
        after = after_of.get(cell, 0)
        if line & after:
            return
        line |= after
        fits = what_fits.get(line, 0) & all_fits.get(cell, held) & held
        if not fits:
            return
        if cell in all_fits:
            earned += gains[cell]
        points = earned + GAIN[line.bit_count()]
        if points > most:
            most, chosen = points, (cell, fits & -fits, laid)
        beyond = cell + step * (1 + after.bit_count())
        while fits:
            tile = fits & -fits
            fits ^= tile
            grown = line | tile
            if held & what_fits[grown]:
                onward(grown, beyond, earned, (cell, tile, laid))
                if room:
                    back(grown, earned, (cell, tile, laid))

    def back(line: TileSet, earned: int, laid: Laid) -> None:
        nonlocal most, chosen
        fits = held & what_fits[line]
        if not line & (line - 1):
            # A lone tile may be joined by its colour or by its shape: by whichever the hand has more of.
            fits = max((what_fits[line | tile] & fits | tile for tile in each(fits)), key=int.bit_count)
        points = earned + GAIN[line.bit_count() - 1 + min(room, fits.bit_count())]
        if points > most:
            most, chosen = points, _lay_back(fits, behind, step, room, laid)

    for cell, fits_here in fitting:
        before, after = before_of.get(cell, 0), after_of.get(cell, 0)
        fits, room = fits_here, -1
        while fits:
            tile = fits & -fits
            fits ^= tile
            line = before | after | tile
            if not held & what_fits[line]:
                continue
            if room < 0:
                behind = cell - step
                room = 0 if before else _room(all_fits, behind, step)
            onward(line, cell + step * (1 + after.bit_count()), gains[cell], (cell, tile, None))
            if room:
                back(line, gains[cell], (cell, tile, None))
    return most, chosen


def _room(all_fits: Mapping[int, TileSet], behind: int, step: int) -> int:
    """How many cells in a row touch nothing."""
    room = 0
    while room < LONGEST_LINE - 1 and behind - step * room not in all_fits:
        room += 1
    return room


def _lay_back(tiles: TileSet, cell: int, step: int, room: int, laid: Laid) -> Laid:
    """The play with the tiles laid backward from a cell, as many as there is room for."""
    for tile in list(each(tiles))[:room]:
        laid = (cell, tile, laid)
        cell -= step
    return laid


def each(tiles: TileSet) -> Iterator[TileSet]:
    """The sets of one tile that make up a set."""
    while tiles:
        yield tiles & -tiles
        tiles &= tiles - 1

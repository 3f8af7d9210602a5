"""Painting Qwirkle's table: the ground with its labels, tiles, rings, the lines that score, numbered places."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass

from PIL import Image

from bot.games.qwirkle import layout as places
from bot.games.qwirkle.layout import BoardLayout, holds
from bot.games.qwirkle.notation import column_label, row_label
from bot.games.qwirkle.sprites import Ring, badge, disc, dot, label, number, plate, put, put_amid, ring, written
from bot.games.qwirkle.state import Cell, Score, ScoredLine, Tile
from bot.games.qwirkle.tiles import Finish, palette, tile_sprites
from bot.rendering.canvas import solid
from bot.rendering.theme import LOOKS, POINTS, Look, Theme


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture of the table while it is painted."""

    image: Image.Image
    layout: BoardLayout
    theme: Theme

    @property
    def look(self) -> Look:
        return LOOKS[self.theme]


def empty_table(layout: BoardLayout, theme: Theme, *, marked: Collection[Cell], whole: BoardLayout) -> Sheet:
    """The table with its labels; those of the marked cells are strong. Its corners are round where the whole ends."""
    look = LOOKS[theme]
    sheet = Sheet(palette(theme).blank(layout.size, look.frame), layout, theme)
    size = layout.cell
    row = palette(theme).blank((layout.columns * size, size), look.table)
    for column in range(layout.columns):
        row.paste(dot(size, theme), (column * size, 0))
    for y in range(layout.top, layout.top + layout.rows):
        sheet.image.paste(row, layout.corner(Cell(layout.left, y)))
    _round_corners(sheet, whole)
    _write_labels(sheet, marked)
    return sheet


def _round_corners(sheet: Sheet, whole: BoardLayout) -> None:
    layout = sheet.layout
    radius = round(places.CORNER_RADIUS * layout.cell)
    quarter = disc(2 * radius, sheet.theme)
    left, top = layout.gutter
    right, bottom = layout.size[0] - left - radius, layout.size[1] - top - radius
    at_left, at_top = layout.left <= whole.left, layout.top <= whole.top
    at_right = layout.left + layout.columns >= whole.left + whole.columns
    at_bottom = layout.top + layout.rows >= whole.top + whole.rows
    for x, disc_x, ends_across in ((left, 0, at_left), (right, radius, at_right)):
        for y, disc_y, ends_down in ((top, 0, at_top), (bottom, radius, at_bottom)):
            if ends_across and ends_down:
                sheet.image.paste(quarter.crop((disc_x, disc_y, disc_x + radius, disc_y + radius)), (x, y))


def _write_labels(sheet: Sheet, marked: Collection[Cell]) -> None:
    layout = sheet.layout
    columns, rows = {cell.x for cell in marked}, {cell.y for cell in marked}
    width, height = layout.size
    across, down = layout.gutter
    half = layout.cell // 2
    for column in range(layout.left, layout.left + layout.columns):
        name = label(column_label(column), layout.cell, sheet.theme, strong=column in columns)
        x = layout.corner(Cell(column, 0))[0] + half
        for y in (down // 2, height - down // 2):
            put_amid(sheet.image, name, (x, y, x, y))
    for row in range(layout.top, layout.top + layout.rows):
        name = label(row_label(row), layout.cell, sheet.theme, strong=row in rows)
        y = layout.corner(Cell(0, row))[1] + half
        for x in (across // 2, width - across // 2):
            put_amid(sheet.image, name, (x, y, x, y))


def lay_tiles(sheet: Sheet, tiles: Mapping[Cell, Tile], *, finish: Finish = Finish.LYING) -> None:
    """Each tile on its cell, as far as the sheet shows it."""
    sprites = tile_sprites(sheet.layout.cell, sheet.theme, finish)
    for cell, tile in tiles.items():
        if holds(sheet.layout, cell):
            sheet.image.paste(sprites.tiles[tile], sheet.layout.corner(cell), sprites.cover)


def ring_cells(sheet: Sheet, cells: Iterable[Cell], kind: Ring) -> None:
    """A ring around each cell that the sheet shows."""
    for cell in cells:
        if holds(sheet.layout, cell):
            put(sheet.image, ring(sheet.layout.cell, sheet.theme, kind), sheet.layout.corner(cell))


def tint_lines(sheet: Sheet, score: Score, *, avoided: Set[Cell] = frozenset()) -> None:
    """A band under the tiles of each line; if there are several, each bears its points at its head.

    A head among the avoided cells bears none.
    """
    layout, look, size = sheet.layout, sheet.look, sheet.layout.cell
    headed = [(line, head) for line, head in heads_of(score, avoided=avoided) if holds(layout, head)]
    tabs = [layout.tab(line, head) for line, head in headed]
    bands = Image.new("L", sheet.image.size, 0)
    grown = round(0.055 * size)
    for left, top, right, bottom in (*(layout.span(line.cells[0], line.cells[-1]) for line in score.lines), *tabs):
        band = plate((right - left + 2 * grown, bottom - top + 2 * grown), round(0.2 * size))
        bands.paste(255, (left - grown, top - grown), band)
    box = bands.getbbox()
    if box is None:
        return
    part = bands.crop(box)
    sheet.image.paste(palette(sheet.theme).stain(part, look.table, look.band), box[:2], solid(part))
    for tab, (line, _) in zip(tabs, headed, strict=True):
        text = str(line.total)
        put_amid(
            sheet.image,
            written(text, size, POINTS, colour=look.strong_label, ground=look.band, theme=sheet.theme),
            tab,
        )


def heads_of(score: Score, *, avoided: Set[Cell] = frozenset()) -> list[tuple[ScoredLine, Cell]]:
    """The lines at which points are written, each with the cell where; a single line has those of the play."""
    if len(score.lines) < 2:
        return []
    pairs = zip(score.lines, places.heads(score.lines, avoided=avoided), strict=True)
    return [(line, head) for line, head in pairs if head not in avoided]


def write_total(sheet: Sheet, cells: Sequence[Cell], crowded: Set[Cell], score: Score) -> None:
    """The points of a play at a corner of one of its tiles that the sheet shows."""
    shown = [cell for cell in cells if holds(sheet.layout, cell)]
    if shown:
        cell, corner = places.badge_place(shown, crowded)
        points = badge(f"+{score.total}", sheet.layout.cell, sheet.theme)
        put_amid(sheet.image, points, sheet.layout.badge_box(cell, corner))


def number_cells(sheet: Sheet, cells: Sequence[Cell]) -> None:
    """A plate on each cell, numbered from 1."""
    for index, cell in enumerate(cells, 1):
        if holds(sheet.layout, cell):
            corner = sheet.layout.corner(cell)
            box = (*corner, corner[0] + sheet.layout.cell, corner[1] + sheet.layout.cell)
            put_amid(sheet.image, number(str(index), sheet.layout.cell, sheet.theme), box)

"""Qwirkle in pictures: the table and a hand, each with the words that stand for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import TypeAlias

from PIL import Image

from bot.games.qwirkle import layout as places
from bot.games.qwirkle.describe import board_alt, hand_alt
from bot.games.qwirkle.layout import BoardLayout, PixelBox, board_layout
from bot.games.qwirkle.notation import tile_code
from bot.games.qwirkle.state import (
    HAND_SIZE,
    Cell,
    Event,
    Placement,
    Played,
    Score,
    ScoredLine,
    Tile,
    Tiles,
    View,
)
from bot.games.qwirkle.tiles import BODY, CORNER, PALETTE, tile_sprites
from bot.rendering import theme as looks
from bot.rendering.canvas import encode, full, lettering, solid, stencil
from bot.rendering.face import Picture
from bot.rendering.theme import Font, Rgb, Theme

START = Cell(0, 0)
"""Where the first tile of a game lies."""


def board(view: View, recent: Sequence[Event], *, theme: Theme = Theme.DARK, part: int | None = None) -> Picture:
    """The table as everybody sees it.

    What the `recent` events laid is outlined; of the newest play the lines it made are tinted, and its points written.
    Without a play among them the view's last play is outlined.
    """
    plays = [event for event in recent if isinstance(event, Played)]
    older = {placement.cell for play in plays[:-1] for placement in play.placements}
    newest = tuple(placement.cell for placement in plays[-1].placements) if plays else view.last
    score = plays[-1].score if plays else None
    layout = board_layout(view.board)
    image = _table(layout, marked=newest if view.board else (START,))
    if score:
        _tint_lines(image, layout, score)
    _lay_tiles(image, layout, view)
    for cell in sorted(older - set(newest)):
        _outline(image, layout, cell, looks.QUIET_ACCENT)
    for cell in newest:
        _outline(image, layout, cell, looks.ACCENT)
    if not view.board:
        image.paste(*_placed(_frame(layout.cell, looks.QUIET_ACCENT, looks.TABLE), layout.corner(START)))
    if score:
        _write_total(image, layout, view, newest, score)
    return Picture(encode(image), board_alt(view, recent), layout.size)


def hand(view: View, *, theme: Theme = Theme.DARK) -> Picture:
    """The tiles of the viewer, in the order in which they know them."""
    tiles = tile_sprites(places.HAND_CELL)
    image = PALETTE.blank(places.hand_size(), looks.TABLE)
    for index in range(HAND_SIZE):
        if index < len(view.hand):
            image.paste(tiles.tiles[view.hand[index]], places.hand_corner(index), tiles.cover)
        else:
            image.paste(*_placed(_slot(places.HAND_CELL), places.hand_corner(index)))
    return Picture(encode(image), hand_alt(view), image.size)


def rack(
    tiles: Tiles, *, laid: frozenset[int] = frozenset(), chosen: int | None = None, theme: Theme = Theme.DARK
) -> Picture:
    """The hand in that order: the places whose tiles are laid already are sunken, the chosen tile stands out."""
    image = PALETTE.blank(places.hand_size(), looks.TABLE)
    sprites = tile_sprites(places.HAND_CELL)
    for index, tile in enumerate(tiles):
        if index in laid:
            image.paste(*_placed(_slot(places.HAND_CELL), places.hand_corner(index)))
        else:
            image.paste(sprites.tiles[tile], places.hand_corner(index), sprites.cover)
        if index == chosen:
            image.paste(*_placed(_frame(places.HAND_CELL, looks.ACCENT), places.hand_corner(index)))
    return Picture(encode(image), "", image.size)


def preview(
    view: View,
    *,
    laid: Sequence[Placement],
    targets: Sequence[Cell],
    recent: Sequence[Event] = (),
    score: Score | None = None,
    theme: Theme = Theme.DARK,
) -> Picture:
    """What a play being composed would look like: its tiles as ghosts, and the numbered places where one more may go."""
    table = {**view.board, **{placement.cell: placement.tile for placement in laid}}
    return board(replace(view, board=table), recent, theme=theme)


def bag(view: View, *, theme: Theme = Theme.DARK) -> Picture:
    """How many of each tile the viewer has not seen."""
    return hand(view, theme=theme)


def banner(*, theme: Theme = Theme.DARK) -> Picture:
    """What a lobby shows above its seats."""
    return rack((), theme=theme)


def emoji(tile: Tile) -> bytes:
    """The tile as a PNG of 128 × 128 pixels with a transparent ground."""
    image = tile_sprites(128).tiles[tile].convert("RGBA")
    image.putalpha(tile_sprites(128).cover.convert("L"))
    return encode(image)


def emoji_name(tile: Tile) -> str:
    """Names the tile and its drawing: `qwirkle_RC_1a2b3c`."""
    return f"qwirkle_{tile_code(tile)}_{sha256(emoji(tile)).hexdigest()[:6]}"


def warm() -> None:
    """Draws what all pictures need, so that the first game waits for nothing."""
    for size in (*places.CELL_SIZES, places.HAND_CELL):
        tile_sprites(size)
        _dot(size)
        _disc(2 * round(places.CORNER_RADIUS * size))
        for colour in (looks.ACCENT, looks.QUIET_ACCENT):
            _frame(size, colour)
    PALETTE.stain(Image.new("L", (1, 1)), looks.TABLE, looks.BAND)


# The table.


def _table(layout: BoardLayout, *, marked: Sequence[Cell]) -> Image.Image:
    """The empty table with its labels; those of the marked cells are strong."""
    image = PALETTE.blank(layout.size, looks.FRAME)
    size = layout.cell
    row = PALETTE.blank((layout.columns * size, size), looks.TABLE)
    for column in range(layout.columns):
        row.paste(_dot(size), (column * size, 0))
    for y in range(layout.top, layout.top + layout.rows):
        image.paste(row, layout.corner(Cell(layout.left, y)))
    _round_corners(image, layout)
    _write_labels(image, layout, {cell.x for cell in marked}, {cell.y for cell in marked})
    return image


def _round_corners(image: Image.Image, layout: BoardLayout) -> None:
    radius = round(places.CORNER_RADIUS * layout.cell)
    disc = _disc(2 * radius)
    left, top = layout.gutter
    right, bottom = layout.size[0] - left - radius, layout.size[1] - top - radius
    for x, disc_x in ((left, 0), (right, radius)):
        for y, disc_y in ((top, 0), (bottom, radius)):
            image.paste(disc.crop((disc_x, disc_y, disc_x + radius, disc_y + radius)), (x, y))


def _write_labels(image: Image.Image, layout: BoardLayout, columns: set[int], rows: set[int]) -> None:
    width, height = layout.size
    across, down = layout.gutter
    half = layout.cell // 2
    for x in range(layout.left, layout.left + layout.columns):
        label = _label(places.column_label(x), layout.cell, looks.STRONG_LABEL if x in columns else looks.LABEL)
        middle = layout.corner(Cell(x, 0))[0] + half
        for y in (down // 2, height - down // 2):
            image.paste(*_placed(label, _centred(label, (middle, y, middle, y))))
    for y in range(layout.top, layout.top + layout.rows):
        label = _label(places.row_label(y), layout.cell, looks.STRONG_LABEL if y in rows else looks.LABEL)
        middle = layout.corner(Cell(0, y))[1] + half
        for x in (across // 2, width - across // 2):
            image.paste(*_placed(label, _centred(label, (x, middle, x, middle))))


def _lay_tiles(image: Image.Image, layout: BoardLayout, view: View) -> None:
    tiles = tile_sprites(layout.cell)
    for cell, tile in view.board.items():
        image.paste(tiles.tiles[tile], layout.corner(cell), tiles.cover)


# The last play.


def _outline(image: Image.Image, layout: BoardLayout, cell: Cell, colour: Rgb) -> None:
    image.paste(*_placed(_frame(layout.cell, colour), layout.corner(cell)))


def _tint_lines(image: Image.Image, layout: BoardLayout, score: Score) -> None:
    """A band under the tiles of each line; if there are several, each bears its points at its head."""
    size = layout.cell
    tabs = [layout.tab(line, head) for line, head in _headed(score)]
    bands = Image.new("L", image.size, 0)
    for box in (*(layout.span(line.cells[0], line.cells[-1]) for line in score.lines), *tabs):
        left, top, right, bottom = box
        grown = round(0.055 * size)
        band = _plate((right - left + 2 * grown, bottom - top + 2 * grown), round(0.2 * size))
        bands.paste(255, (left - grown, top - grown), band)
    image.paste(PALETTE.stain(bands, looks.TABLE, looks.BAND), (0, 0), solid(bands))
    for tab, (line, _) in zip(tabs, _headed(score), strict=True):
        points = _label(str(line.total), size, looks.STRONG_LABEL, looks.BAND)
        image.paste(*_placed(points, _centred(points, tab)))


def _headed(score: Score) -> list[tuple[ScoredLine, Cell]]:
    """The lines at which points are written, each with the cell where; a single line has those of the play."""
    return list(zip(score.lines, places.heads(score.lines), strict=True)) if len(score.lines) > 1 else []


def _write_total(image: Image.Image, layout: BoardLayout, view: View, newest: Sequence[Cell], score: Score) -> None:
    """The points of the play at a corner of one of its tiles."""
    crowded = frozenset(view.board) | {head for _, head in _headed(score)}
    cell, corner = places.badge_place(newest, crowded)
    badge = _badge(f"+{score.total}", layout.cell)
    image.paste(*_placed(badge, _centred(badge, layout.badge_box(cell, corner))))


# Sprites: each an image in palette indices with the mask through which it is pasted.

Sprite: TypeAlias = "tuple[Image.Image, Image.Image]"


def _placed(sprite: Sprite, corner: tuple[int, int]) -> tuple[Image.Image, tuple[int, int], Image.Image]:
    """What `Image.paste` takes."""
    return sprite[0], corner, sprite[1]


def _centred(sprite: Sprite, box: PixelBox) -> tuple[int, int]:
    """The corner from which the sprite lies in the middle of the box."""
    left, top, right, bottom = box
    return (left + right - sprite[0].width) // 2, (top + bottom - sprite[0].height) // 2


@lru_cache(maxsize=16)
def _dot(size: int) -> Image.Image:
    image = Image.new("RGB", (size, size), looks.TABLE)
    middle, radius = (size / 2, size / 2), max(1.0, 0.04 * size)
    image.paste(looks.DOT, (0, 0), stencil((size, size), lambda pen: pen.disc(middle, radius)))
    return PALETTE.settle(image)


@lru_cache(maxsize=1024)
def _label(text: str, cell: int, colour: Rgb, ground: Rgb = looks.FRAME) -> Sprite:
    mask = lettering(text, Font.LABELS, 0.25 * cell)
    image = Image.new("RGB", mask.size, ground)
    image.paste(colour, (0, 0), mask)
    return PALETTE.settle(image), solid(mask)


@lru_cache(maxsize=48)
def _frame(size: int, colour: Rgb, inside: Rgb = looks.FACE) -> Sprite:
    """A ring around a cell, smooth to the table outside and to what lies inside. The accent is the broadest."""
    width = max(1.5, (0.06 if colour == looks.ACCENT else 0.035) * size)
    edge = 0.0 if colour == looks.ACCENT else 0.02 * size
    radius = 0.19 * size - edge
    whole = stencil((size, size), lambda pen: pen.plate((edge, edge, size - edge, size - edge), radius))
    edge += width
    inner = stencil((size, size), lambda pen: pen.plate((edge, edge, size - edge, size - edge), radius - width))
    image = Image.new("RGB", (size, size), looks.TABLE)
    image.paste(colour, (0, 0), whole)
    image.paste(inside, (0, 0), inner)
    ring = solid(whole)
    ring.paste(0, (0, 0), full(inner))
    return PALETTE.settle(image), ring


@lru_cache(maxsize=1)
def _slot(size: int) -> Sprite:
    """An empty place in a hand, sunk into the table."""
    left, top, right, bottom = (side * size for side in BODY)
    mask = stencil((size, size), lambda pen: pen.plate((left, top, right, bottom), CORNER * size))
    return PALETTE.stain(mask, looks.TABLE, looks.FRAME), solid(mask)


@lru_cache(maxsize=64)
def _plate(size: tuple[int, int], radius: int) -> Image.Image:
    return stencil(size, lambda pen: pen.plate((0, 0, *size), radius))


@lru_cache(maxsize=16)
def _disc(size: int) -> Image.Image:
    """The table as a disc; its quarters are the table's corners."""
    return PALETTE.stain(_plate((size, size), size // 2), looks.FRAME, looks.TABLE)


@lru_cache(maxsize=128)
def _badge(text: str, cell: int) -> Sprite:
    """Points on a bright plate."""
    letters = lettering(text, Font.FIGURES, 0.24 * cell)
    rim = max(1, round(0.03 * cell))
    height = round(0.44 * cell) + 2 * rim
    size = (max(letters.width + round(0.26 * cell), height) + 2 * rim, height)
    outer = stencil(size, lambda pen: pen.plate((0, 0, *size), height / 2))
    inner = stencil(size, lambda pen: pen.plate((rim, rim, size[0] - rim, height - rim), height / 2 - rim))
    image = Image.new("RGB", size, looks.TABLE)
    image.paste(looks.ACCENT, (0, 0), inner)
    image.paste(looks.FACE, ((size[0] - letters.width) // 2, (height - letters.height) // 2), letters)
    return PALETTE.settle(image), solid(outer)

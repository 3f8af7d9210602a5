"""Qwirkle in pictures, each with the words that stand for it: table, hand, play being composed, bag, lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from bot.games.qwirkle import describe, sampling
from bot.games.qwirkle import layout as places
from bot.games.qwirkle.emoji import EMOJI_SIZE, emoji, emoji_name
from bot.games.qwirkle.layout import BoardLayout, board_layout, frame_layout, part_layout, parts, preview_layout
from bot.games.qwirkle.notation import parse_play
from bot.games.qwirkle.sprites import Ring, disc, dot, put, put_amid, ring, slot, struck, written
from bot.games.qwirkle.state import (
    HAND_SIZE,
    KINDS,
    Board,
    Cell,
    Event,
    Placement,
    Played,
    Score,
    Tiles,
    View,
)
from bot.games.qwirkle.table import (
    empty_table,
    heads_of,
    lay_tiles,
    number_cells,
    ring_cells,
    tint_lines,
    write_total,
)
from bot.games.qwirkle.tiles import Finish, palette, tile_sprites
from bot.rendering.canvas import encode
from bot.rendering.face import Picture
from bot.rendering.theme import LOOKS, NUMBER, Theme

__all__ = [
    "EMOJI_SIZE",
    "bag",
    "banner",
    "board",
    "emoji",
    "emoji_name",
    "frame",
    "hand",
    "preview",
    "rack",
    "warm",
]

START = Cell(0, 0)
"""Where the first tile of a game lies."""


def board(view: View, recent: Sequence[Event], *, theme: Theme = Theme.DARK, part: int | None = None) -> Picture:
    """The table as everybody sees it, or that one of its `layout.parts`.

    What the `recent` events laid is ringed; of the newest play the lines it made are tinted, and its points written.
    Without a play among them the view's last play is ringed.
    """
    whole = board_layout(view.board)
    window = None if part is None else parts(view)[part]
    image = _painted(view, recent, part_layout(window) if window else whole, whole=whole, theme=theme)
    alt = describe.part_alt(view, window) if window else describe.board_alt(view, recent)
    return Picture(encode(image), alt, image.size)


def frame(view: View, recent: Sequence[Event], *, last: View, theme: Theme = Theme.DARK) -> Image.Image:
    """The same as a frame of a film that shows from its beginning all that is used in the end."""
    layout = frame_layout(last.board)
    return _painted(view, recent, layout, whole=layout, theme=theme)


def _painted(
    view: View, recent: Sequence[Event], layout: BoardLayout, *, whole: BoardLayout, theme: Theme
) -> Image.Image:
    plays = [event for event in recent if isinstance(event, Played)]
    older = {placement.cell for play in plays[:-1] for placement in play.placements}
    newest = tuple(placement.cell for placement in plays[-1].placements) if plays else view.last
    score = plays[-1].score if plays else None
    sheet = empty_table(layout, theme, marked=newest if view.board else (START,), whole=whole)
    if score:
        tint_lines(sheet, score)
    lay_tiles(sheet, view.board)
    ring_cells(sheet, sorted(older - set(newest)), Ring.EARLIER)
    ring_cells(sheet, newest, Ring.NEW)
    if not view.board:
        ring_cells(sheet, (START,), Ring.PLANNED)
    if score:
        write_total(sheet, newest, set(view.board) | {head for _, head in heads_of(score)}, score)
    return sheet.image


def hand(view: View, *, theme: Theme = Theme.DARK) -> Picture:
    """The tiles of the viewer, in the order in which they know them."""
    return replace(rack(view.hand, theme=theme), alt=describe.hand_alt(view))


def rack(
    tiles: Tiles, *, laid: frozenset[int] = frozenset(), chosen: int | None = None, theme: Theme = Theme.DARK
) -> Picture:
    """The hand in that order: the places whose tiles are laid already are sunken, the chosen tile is raised."""
    size = places.HAND_CELL
    image = palette(theme).blank(places.hand_size(), LOOKS[theme].table)
    for index in range(HAND_SIZE):
        left, top = places.hand_corner(index)
        if index >= len(tiles):
            put(image, slot(size, theme), (left, top))
            continue
        sprites = tile_sprites(size, theme, Finish.GONE if index in laid else Finish.LYING)
        if index == chosen:
            top -= places.RAISED
        image.paste(sprites.tiles[tiles[index]], (left, top), sprites.cover)
        if index == chosen:
            put(image, ring(size, theme, Ring.NEW), (left, top))
    return Picture(encode(image), describe.rack_alt(tiles, laid=laid, chosen=chosen), image.size)


def preview(
    view: View,
    *,
    laid: Sequence[Placement],
    targets: Sequence[Cell],
    recent: Sequence[Event] = (),
    score: Score | None = None,
    theme: Theme = Theme.DARK,
) -> Picture:
    """A play being composed: its tiles as ghosts, what it would score, and the numbered places for one more tile.

    Of a large table it shows the part that matters. What the `recent` events laid is ringed quietly.
    """
    cells = [placement.cell for placement in laid]
    plays = [event for event in recent if isinstance(event, Played)]
    earlier = {placement.cell for play in plays for placement in play.placements} if plays else set(view.last)
    table: Board = {**view.board, **{placement.cell: placement.tile for placement in laid}}
    layout = preview_layout(table, [*cells, *targets])
    sheet = empty_table(layout, theme, marked=cells or targets, whole=board_layout([*table, *targets]))
    avoided = frozenset(targets)
    if score:
        tint_lines(sheet, score, avoided=avoided)
    lay_tiles(sheet, view.board)
    ring_cells(sheet, sorted(earlier), Ring.EARLIER)
    lay_tiles(sheet, {placement.cell: placement.tile for placement in laid}, finish=Finish.GHOST)
    ring_cells(sheet, cells, Ring.PLANNED)
    number_cells(sheet, targets)
    if score:
        crowded = {*table, *avoided, *(head for _, head in heads_of(score, avoided=avoided))}
        write_total(sheet, cells, crowded, score)
    alt = describe.preview_alt(view, laid=laid, targets=targets, recent=recent, score=score)
    return Picture(encode(sheet.image), alt, layout.size)


def bag(view: View, *, theme: Theme = Theme.DARK) -> Picture:
    """How many of each tile the viewer has not seen; tiles that can't come any more are struck out."""
    size, look = places.BAG_CELL, LOOKS[theme]
    image = palette(theme).blank(places.bag_size(), look.table)
    counts = sampling.unseen(view)
    for tile in KINDS:
        finish = Finish.LYING if counts[tile] else Finish.GONE
        sprites = tile_sprites(size, theme, finish)
        image.paste(sprites.tiles[tile], places.bag_corner(tile), sprites.cover)
        if not counts[tile]:
            put(image, struck(size, theme), places.bag_corner(tile))
        colour = look.strong_label if counts[tile] else look.label
        figure = written(str(counts[tile]), size, NUMBER, colour=colour, ground=look.table, theme=theme)
        put_amid(image, figure, places.bag_count(tile))
    return Picture(encode(image), describe.bag_alt(view), image.size)


_BANNER = "RT N30, OT O30, YT P30, GT Q30, BT R30, PT S30, RC N29, RX M29, YD P31, GL Q29, PS S31, PC T31"
BANNER: Board = {placement.cell: placement.tile for placement in parse_play(_BANNER).placements}
"""A rainbow of stars in which other lines begin; a legal table."""


def banner(*, theme: Theme = Theme.DARK) -> Picture:
    """What a lobby shows above its seats."""
    size = places.BANNER_CELL
    width, height = places.BANNER_SIZE
    image = palette(theme).blank(places.BANNER_SIZE, LOOKS[theme].table)
    sprites = tile_sprites(size, theme)
    left, top = (width - 6 * size) // 2, (height - size) // 2
    for x in range(-2, 8):
        for y in (-1, 0, 1):
            corner = (left + x * size, top + y * size)
            image.paste(dot(size, theme), corner)
            if (tile := BANNER.get(Cell(x, y))) is not None:
                image.paste(sprites.tiles[tile], corner, sprites.cover)
    return Picture(encode(image), describe.banner_alt(), image.size)


def warm(theme: Theme = Theme.DARK) -> None:
    """Draws what all pictures of a theme need, so that the first game waits for nothing."""
    for size in sorted({*places.CELL_SIZES, *places.PREVIEW_CELL_SIZES[:5], places.HAND_CELL}):
        tile_sprites(size, theme)
        dot(size, theme)
        disc(2 * round(places.CORNER_RADIUS * size), theme)
        for kind in Ring:
            ring(size, theme, kind)
    for size in places.PREVIEW_CELL_SIZES[:5]:
        tile_sprites(size, theme, Finish.GHOST)
    for size in (places.HAND_CELL, places.BAG_CELL):
        tile_sprites(size, theme, Finish.GONE)
    # A band is stained through a table of shades that is made once.
    palette(theme).stain(Image.new("L", (1, 1)), LOOKS[theme].table, LOOKS[theme].band)

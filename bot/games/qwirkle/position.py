"""Qwirkle, the picture of what a player had before them, with the best move on it: for whoever looks back at a game."""

from __future__ import annotations

from bot.games.qwirkle import describe
from bot.games.qwirkle.composing import Draft, worth
from bot.games.qwirkle.layout import board_layout, preview_layout
from bot.games.qwirkle.sprites import Ring, plate, put, ring
from bot.games.qwirkle.state import Action, Board, Play, Tile, Tiles, View
from bot.games.qwirkle.table import Sheet, empty_table, heads_of, lay_tiles, ring_cells, tint_lines, write_total
from bot.games.qwirkle.tiles import Finish, palette, tile_sprites
from bot.rendering.canvas import encode
from bot.rendering.face import Picture
from bot.rendering.theme import Theme

FEWEST_PIXELS = 48
"""Of a tile of the hand, however large the table is."""

PAD = 0.2
"""Around the hand, in tiles."""


def position(view: View, action: Action, *, theme: Theme = Theme.DARK) -> Picture:
    """The part of the table that matters and the viewer's hand below it.

    The tiles of a play lie on the table in rings, with their lines and points, and have left hollows in the hand; the
    tiles of an exchange are ringed in the hand.
    """
    placements = action.placements if isinstance(action, Play) else ()
    score = worth(view, Draft(placements)) if placements else None
    cells = [placement.cell for placement in placements]
    laid: Board = {placement.cell: placement.tile for placement in placements}
    table: Board = {**view.board, **laid}
    layout = preview_layout(table, cells or view.last)
    sheet = empty_table(layout, theme, marked=cells, whole=board_layout(table))
    if score:
        tint_lines(sheet, score)
    lay_tiles(sheet, table)
    ring_cells(sheet, [cell for cell in view.last if cell not in laid], Ring.EARLIER)
    ring_cells(sheet, cells, Ring.NEW)
    if score:
        write_total(sheet, cells, {*table, *(head for _, head in heads_of(score))}, score)
    image = _with_hand(sheet, view.hand, action).image
    return Picture(encode(image), describe.position_alt(view, action, score), image.size)


def _with_hand(sheet: Sheet, hand: Tiles, action: Action) -> Sheet:
    """The same picture with the hand in the middle of a strip below."""
    size, look = max(sheet.layout.cell, FEWEST_PIXELS), sheet.look
    pad = round(PAD * size)
    wide, tall = len(hand) * size + 2 * pad, size + 2 * pad
    width, height = sheet.image.size
    image = palette(sheet.theme).blank((width, height + tall + pad), look.frame)
    image.paste(sheet.image, (0, 0))
    left = (width - wide) // 2
    image.paste(palette(sheet.theme).stain(plate((wide, tall), pad), look.frame, look.table), (left, height))
    gone = _places(hand, [tile for tile, _ in action.placements] if isinstance(action, Play) else [])
    given = _places(hand, [] if isinstance(action, Play) else action.tiles)
    for at, tile in enumerate(hand):
        sprites = tile_sprites(size, sheet.theme, Finish.GONE if at in gone else Finish.LYING)
        corner = (left + pad + at * size, height + pad)
        image.paste(sprites.tiles[tile], corner, sprites.cover)
        if at in given:
            put(image, ring(size, sheet.theme, Ring.NEW), corner)
    return Sheet(image, sheet.layout, sheet.theme)


def _places(hand: Tiles, tiles: list[Tile] | Tiles) -> frozenset[int]:
    """Where those tiles stand in the hand, each in a place of its own."""
    places: set[int] = set()
    for tile in tiles:
        places.add(next(at for at, held in enumerate(hand) if held == tile and at not in places))
    return frozenset(places)

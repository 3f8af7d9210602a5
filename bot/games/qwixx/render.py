"""Qwixx in pictures, each with the words that stand for it: the table, one sheet, the lobby."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product

from PIL.Image import Image

from bot.core.game import Seat
from bot.games.qwixx import describe, sprites, strips
from bot.games.qwixx.emoji import EMOJI_SIZE, emoji, emoji_name
from bot.games.qwixx.fates import Fate
from bot.games.qwixx.layouts import LAYOUTS, colours, number, places
from bot.games.qwixx.sprites import put
from bot.games.qwixx.state import Action, Colour, Event, Mark, Place, Variant, View
from bot.games.qwixx.symbols import PIPS, palette
from bot.games.qwixx.table import blank, paint_dice, paint_sheet, ring_cells, ring_miss
from bot.rendering.canvas import encode
from bot.rendering.face import Picture
from bot.rendering.theme import LOOKS, Theme

__all__ = ["EMOJI_SIZE", "banner", "board", "emoji", "emoji_name", "frame", "position", "sheet", "warm"]

EFFORT = 7
"""Of compressing: a sheet is full of edges."""


def board(view: View, recent: Sequence[Event], *, theme: Theme = Theme.DARK, part: int | None = None) -> Picture:
    """Dice and all sheets as everybody sees them; what was crossed in the newest turn of the `recent` events is ringed.

    The table has no parts: `part` must be None.
    """
    if part is not None:
        raise IndexError(part)
    image = frame(view, recent, theme=theme)
    return Picture(encode(image, effort=EFFORT), describe.board_alt(view, recent), image.size)


def frame(view: View, recent: Sequence[Event], *, theme: Theme = Theme.DARK) -> Image:
    """The same as a frame of a film."""
    layout, seats = LAYOUTS[view.options.variant], len(view.sheets)
    canvas = blank(view, strips.board_size(layout, seats), theme)
    paint_dice(canvas)
    news = describe.newest(recent)
    for seat, plan in enumerate(strips.strip_plans(layout, seats)):
        paint_sheet(canvas, plan, seat)
        ring_cells(canvas, plan, [place for marker, place in news.marks if marker == seat])
        if seat in news.missed:
            ring_miss(canvas, plan, view.sheets[seat].misses - 1)
    return canvas.image


def sheet(
    view: View,
    seat: Seat,
    *,
    choices: Collection[Place] = (),
    named: Sequence[Place] = (),
    theme: Theme = Theme.DARK,
) -> Picture:
    """Dice and one sheet, large. The `choices` are ringed; the words name those that are `named`.

    The viewer's own decision is marked, on their own sheet only.
    """
    layout = LAYOUTS[view.options.variant]
    canvas, plan = blank(view, strips.sheet_size(layout), theme), strips.large_plan(layout)
    pending = view.decision if seat == view.viewer and isinstance(view.decision, Place) else None
    paint_dice(canvas)
    paint_sheet(canvas, plan, seat, pending=pending)
    ring_cells(canvas, plan, [place for place in choices if place != pending])
    if pending is not None:
        ring_cells(canvas, plan, [pending], broken=True)
    return Picture(encode(canvas.image, effort=EFFORT), describe.sheet_alt(view, seat, ringed=named), canvas.image.size)


def position(view: View, action: Action, *, theme: Theme = Theme.DARK) -> Picture:
    """Dice and the viewer's own sheet, large, with that mark made and ringed. Raises `ValueError` for the public."""
    if view.viewer is None:
        raise ValueError("the public has no sheet")
    layout = LAYOUTS[view.options.variant]
    canvas, plan = blank(view, strips.sheet_size(layout), theme), strips.large_plan(layout)
    place = action.place if isinstance(action, Mark) else None
    paint_dice(canvas)
    paint_sheet(canvas, plan, view.viewer, pending=place)
    ring_cells(canvas, plan, [place] if place else [])
    alt = describe.position_alt(view, view.viewer, action)
    return Picture(encode(canvas.image, effort=EFFORT), alt, canvas.image.size)


_BANNER_CROSSES = ((0, 1, 3), (0, 2, 3, 4), (0, 1, 2, 4), (1, 2))
"""What is crossed in the picture of a lobby, by row."""

_BANNER_DICE = ((None, 3), (None, 5), (Colour.RED, 2), (Colour.YELLOW, 6), (Colour.GREEN, 4), (Colour.BLUE, 1))


def banner(*, theme: Theme = Theme.DARK) -> Picture:
    """What a lobby shows above its seats."""
    ground, size = LOOKS[theme].table, strips.BANNER_CELL
    image = palette(theme).blank(strips.BANNER_SIZE, ground)
    for row, printed in enumerate(LAYOUTS[Variant.CLASSIC].rows):
        crossed = _BANNER_CROSSES[row]
        image.paste(sprites.tag(size, printed.dies, lettered=True, theme=theme), strips.banner_corner(row, 0))
        for at in range(strips.BANNER_CELLS):
            became = Fate.CROSSED if at in crossed else Fate.LOST if at < crossed[-1] else Fate.OPEN
            cell = sprites.cell(size, printed.numbers[at], printed.dies, became, lettered=False, theme=theme)
            image.paste(cell, strips.banner_corner(row, at + 1))
    for index, (colour, face) in enumerate(_BANNER_DICE):
        put(image, sprites.die(face, strips.DIE, colour, ground=ground, theme=theme), strips.banner_die_corner(index))
    return Picture(encode(image), describe.banner_alt(), image.size)


def warm(theme: Theme = Theme.DARK) -> None:
    """Draws what all pictures of a theme need, so that the first game waits for nothing."""
    look = LOOKS[theme]
    for variant, measures, fate in product(Variant, strips.MEASURES, Fate):
        layout, lettered = LAYOUTS[variant], variant is Variant.MIXX_A
        for place in places(layout):
            hues, printed = colours(layout, place), number(layout, place)
            if len(hues) > 1:
                size = measures.cell[0], measures.bonus
                sprites.bonus_cell(size, printed, (hues[0], hues[-1]), fate, theme=theme)
            else:
                sprites.cell(measures.cell, printed, hues[0], fate, lettered=lettered, theme=theme)
    for colour, face, ground in product((None, *Colour), PIPS, (look.frame, look.band)):
        sprites.die(face, strips.DIE, colour, ground=ground, theme=theme)

"""Painting Qwixx's table: the dice, and the sheets row by row."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PIL import Image

from bot.core.figures import whole
from bot.core.game import Seat
from bot.games.qwixx import sprites, strips
from bot.games.qwixx.fates import Fate, fate
from bot.games.qwixx.layouts import LAYOUTS, bonus_row, colours, number, rows_downward
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.scoring import score
from bot.games.qwixx.sprites import Sprite, put, put_amid
from bot.games.qwixx.state import CELLS, LAST, MOST_MISSES, Colour, Layout, Phase, Place, Sheet, Variant, View
from bot.games.qwixx.strips import DIE, RADIUS, PixelBox, Plan
from bot.games.qwixx.symbols import palette
from bot.rendering.theme import LOOKS, Look, Rgb, Theme


@dataclass(frozen=True, slots=True)
class Canvas:
    """A picture while it is painted."""

    image: Image.Image
    theme: Theme
    view: View

    @property
    def look(self) -> Look:
        return LOOKS[self.theme]

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.view.options.variant]

    @property
    def lettered(self) -> bool:
        """Whether each cell bears the letter of its colour, since its row has no colour of its own."""
        return self.view.options.variant is Variant.MIXX_A


def blank(view: View, size: tuple[int, int], theme: Theme) -> Canvas:
    """A picture without anything."""
    return Canvas(palette(theme).blank(size, LOOKS[theme].frame), theme, view)


# The roll.


def paint_dice(canvas: Canvas) -> None:
    """Whose roll it is, and the dice; those that count now lie on a band, the white sum on a plate while it counts."""
    view, look = canvas.view, canvas.look
    white = look.frame if view.ending else look.band
    coloured = look.band if view.phase is Phase.COLOUR and not view.ending else look.frame
    if not view.ending:
        _paint_seat(canvas, strips.roller_box(), view.active, strong=True, ground=look.frame)
        _plate(canvas, strips.group_box(view.phase), 22, look.band, ground=look.frame)
    for index, face in enumerate(view.roll.white):
        die = sprites.die(face, DIE, None, ground=white, theme=canvas.theme)
        put(canvas.image, die, strips.white_die_box(index)[:2])
    _paint_sum(canvas, white)
    for colour in Colour:
        _paint_colour_die(canvas, colour, coloured)


def _paint_sum(canvas: Canvas, ground: Rgb) -> None:
    view, look, box = canvas.view, canvas.look, strips.sum_box()
    put_amid(canvas.image, _figures(canvas, "=", 28, look.strong_label, ground), strips.equals_box())
    if view.phase is Phase.WHITE and not view.ending:
        _plate(canvas, box, 18, look.plate, ground=ground)
        put_amid(canvas.image, _figures(canvas, str(view.roll.sum), 46, look.plate_ink, look.plate), box)
    else:
        put_amid(canvas.image, _figures(canvas, str(view.roll.sum), 46, look.strong_label, ground), box)


def _paint_colour_die(canvas: Canvas, colour: Colour, ground: Rgb) -> None:
    box, face = strips.colour_die_box(colour), canvas.view.roll.colours.get(colour)
    if face is None:
        put(canvas.image, sprites.gone_die(DIE, ground=ground, theme=canvas.theme), box[:2])
    else:
        put(canvas.image, sprites.die(face, DIE, colour, ground=ground, theme=canvas.theme), box[:2])
    letter = _figures(canvas, COLOUR_LETTERS[colour], 16, canvas.look.label, canvas.look.frame)
    put_amid(canvas.image, letter, strips.die_letter_box(colour))


# The sheets.


def paint_sheet(canvas: Canvas, plan: Plan, seat: Seat, *, pending: Place | None = None) -> None:
    """A sheet with its points; a pending mark looks as if it were made."""
    _plate(canvas, plan.box, RADIUS, canvas.look.table, ground=canvas.look.frame)
    for row in rows_downward(canvas.layout):
        _paint_cells(canvas, plan, canvas.view.sheets[seat], row, pending)
    for row in range(len(canvas.layout.rows)):
        _paint_ends(canvas, plan, canvas.view.sheets[seat], row)
    _paint_counts(canvas, plan, seat)
    _paint_side(canvas, plan, seat)
    if _stands_out(canvas.view, seat) and plan.measures.side:
        _outline(canvas, plan.box)


def _stands_out(view: View, seat: Seat) -> bool:
    """Whose roll it is; the winners when all is over."""
    return view.places[seat] == 1 if view.places else view.active == seat and not view.ending


def _paint_cells(canvas: Canvas, plan: Plan, sheet: Sheet, row: int, pending: Place | None) -> None:
    layout, theme, closed = canvas.layout, canvas.theme, canvas.view.closed
    bonus = bonus_row(layout, Place(row, 0)) is not None
    for at in range(CELLS):
        place = Place(row, at)
        became = Fate.CROSSED if place == pending else fate(layout, sheet, place, closed=closed)
        hues, printed, size = colours(layout, place), number(layout, place), plan.cell_size(row)
        if bonus:
            cell = sprites.bonus_cell(size, printed, (hues[0], hues[-1]), became, theme=theme)
        else:
            cell = sprites.cell(size, printed, hues[0], became, lettered=canvas.lettered, theme=theme)
        canvas.image.paste(cell, plan.cell_box(place)[:2])


def _paint_ends(canvas: Canvas, plan: Plan, sheet: Sheet, row: int) -> None:
    """The tag before a row and the lock after it."""
    printed, (width, height) = canvas.layout.rows[row], plan.cell_size(row)
    tag_size = plan.measures.tag, height
    tag = sprites.tag(tag_size, printed.colours[0], lettered=not canvas.lettered, theme=canvas.theme)
    canvas.image.paste(tag, plan.tag_box(row)[:2])
    locked, closed = LAST in sheet.rows[row], row in canvas.view.closed
    lock = sprites.lock((width, height), printed.dies, locked=locked, closed=closed, theme=canvas.theme)
    canvas.image.paste(lock, plan.cell_box(Place(row, strips.LOCK))[:2])


def _paint_counts(canvas: Canvas, plan: Plan, seat: Seat) -> None:
    """The points of each row, after it."""
    look = canvas.look
    for row, counted in enumerate(score(canvas.layout, canvas.view.sheets[seat]).rows):
        colour = look.strong_label if counted.points else look.label
        put_amid(canvas.image, _figures(canvas, str(counted.points), 18, colour, look.table), plan.count_box(row))


def _paint_side(canvas: Canvas, plan: Plan, seat: Seat) -> None:
    """Seat, points and misses."""
    view, look = canvas.view, canvas.look
    _paint_seat(canvas, plan.badge_box, seat, strong=_stands_out(view, seat), ground=look.table)
    points, height = view.scores[seat], 28 if plan.measures.side else 36
    colour = look.label if seat in view.out else look.strong_label
    put_amid(canvas.image, _figures(canvas, whole(points), height, colour, look.table), plan.points_box)
    for index in range(MOST_MISSES):
        box = plan.miss_box(index)
        taken = index < view.sheets[seat].misses
        put(canvas.image, sprites.miss_box(box[2] - box[0], taken=taken, theme=canvas.theme), box[:2])


# Rings.


def ring_cells(canvas: Canvas, plan: Plan, places: Collection[Place], *, broken: bool = False) -> None:
    """A ring around each cell; a broken one around what is not certain yet."""
    for place in sorted(places):
        on_band = bonus_row(canvas.layout, place) is None
        _ring(canvas, plan.cell_box(place), broken=broken, on_band=on_band)


def ring_miss(canvas: Canvas, plan: Plan, index: int) -> None:
    """A ring around that box for a miss."""
    left, top, right, bottom = plan.miss_box(index)
    _ring(canvas, (left - 5, top - 5, right + 5, bottom + 5), broken=False, on_band=False)


def _ring(canvas: Canvas, box: PixelBox, *, broken: bool, on_band: bool) -> None:
    put(canvas.image, sprites.ring(_size(box), broken=broken, on_band=on_band, theme=canvas.theme), box[:2])


def _outline(canvas: Canvas, box: PixelBox) -> None:
    look = canvas.look
    edge = sprites.outline(_size(box), RADIUS, 4, ground=look.frame, colour=look.accent, theme=canvas.theme)
    put(canvas.image, edge, box[:2])


# Small things.


def _paint_seat(canvas: Canvas, box: PixelBox, seat: Seat, *, strong: bool, ground: Rgb) -> None:
    side = min(_size(box))
    put_amid(canvas.image, sprites.badge(seat + 1, side, strong=strong, ground=ground, theme=canvas.theme), box)


def _figures(canvas: Canvas, text: str, height: int, colour: Rgb, ground: Rgb) -> Sprite:
    return sprites.written(text, height, colour=colour, ground=ground, theme=canvas.theme)


def _plate(canvas: Canvas, box: PixelBox, radius: int, colour: Rgb, *, ground: Rgb) -> None:
    plate = sprites.plate(_size(box), radius, ground=ground, colour=colour, theme=canvas.theme)
    put(canvas.image, plate, box[:2])


def _size(box: PixelBox) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]

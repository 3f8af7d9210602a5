"""The points of a game over its turns, a line a seat, with the words that stand for the picture. It knows no game.

The lines differ in colour, in their dashes and in their marks, so that no colour need be seen to tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from typing import TypeAlias

from PIL import Image

from bot.core.budget import LONGEST_ALT, breadth, fitting
from bot.core.figures import whole
from bot.core.game import Seat
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.rendering.axes import BOTTOM, LEFT, SIZE, Axes, Totals, axes_of, dashed, spread
from bot.rendering.canvas import Palette, Pen, Point, encode, lettering, stencil
from bot.rendering.face import Picture
from bot.rendering.names import drawable, on_lines
from bot.rendering.theme import LOOKS, Font, Look, Rgb, Theme

HUES = ("orange", "purple", "green", "yellow", "blue", "red")
"""The colours by seat; the easiest to see on each ground come first."""

DASHES: tuple[tuple[float, ...], ...] = ((), (20, 14), (1, 13), (34, 12, 1, 12), (9, 11), (44, 14))
LINE, FINE_LINE, CASING = 5, 4, 2.5
"""Widths of a line, of each of many, and of the dark edge around it."""

FEW = 3
"""Seats whose lines are drawn in full width."""

MARK, NAMED_MARK = 9, 11
"""Radii of a mark on a line and of the one before a name."""

GRID = 2
LETTERS, SMALL_LETTERS, FIGURES = 18, 16, 20
"""Heights of capitals, of those of a name on two lines, and of figures; half of that is still read on a phone."""

LINES_APART = 22

WIDEST_NAME = 180
RUN_OUT = 30
"""From the end of the lines to the marks before the names."""

BESIDE, BETWEEN = NAMED_MARK + 8, 16
"""From the middle of such a mark to its name, and from the longest name to the points."""

MARGIN = 16
STEPS = 5

SHORT = 30
"""What the words for a lead take without turns and name, in any language."""

Mark: TypeAlias = "Callable[[Pen, Point, float], None]"
"""Draws a mark around a point; the last is its radius."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture while it is drawn."""

    image: Image.Image
    look: Look
    axes: Axes

    def stain(self, colour: Rgb, draw: Callable[[Pen], None]) -> None:
        self.image.paste(colour, (0, 0), stencil(self.image.size, draw))

    def write(self, mask: Image.Image, colour: Rgb, left: float, middle: float) -> None:
        self.image.paste(colour, (round(left), round(middle - mask.height / 2)), mask)


def chart(totals: Totals, names: Sequence[str], *, winners: Sequence[Seat] = (), theme: Theme = Theme.DARK) -> Picture:
    """The points of each seat after every turn, beginning with those of the deal; at least the deal is there.

    The `winners` are told in the words; there are none of a game that was given up.
    """
    look, last = LOOKS[theme], totals[-1]
    scores = [lettering(whole(points), Font.FIGURES, FIGURES) for points in last]
    written = [_written(name, seat) for seat, name in enumerate(names)]
    across = max(mask.width for lines in written for mask in lines) + BETWEEN + max(mask.width for mask in scores)
    right = SIZE[0] - MARGIN - across - RUN_OUT - BESIDE
    drawn = Chart(Image.new("RGB", SIZE, look.frame), look, axes_of(totals, right))
    _draw_ground(drawn)
    ends = spread([drawn.axes.point(drawn.axes.turns, points)[1] for points in last])
    for seat in range(len(names)):
        _draw_line(drawn, [turn[seat] for turn in totals], seat, len(names), ends[seat])
    for seat, height in enumerate(ends):
        for line, mask in enumerate(written[seat]):
            middle = height + LINES_APART * (line - (len(written[seat]) - 1) / 2)
            drawn.write(mask, look.strong_label, right + RUN_OUT + BESIDE, middle)
        drawn.write(scores[seat], look.strong_label, SIZE[0] - MARGIN - scores[seat].width, height)
    return Picture(encode(_palette(theme).settle(drawn.image)), alt(totals, winners), SIZE)


# The drawing.


def _draw_ground(drawn: Chart) -> None:
    look, axes = drawn.look, drawn.axes
    drawn.stain(look.table, lambda pen: pen.plate(axes.ground, 14))
    for points in axes.grid():
        left, right = axes.ground[0], axes.ground[2]
        y = round(axes.point(0, points)[1])
        strong = points == 0 and axes.low < 0
        colour = look.label if strong else look.dot
        drawn.image.paste(colour, (round(left), y - GRID // 2, round(right), y - GRID // 2 + GRID))
        label = lettering(whole(points), Font.LABELS, LETTERS)
        drawn.write(label, look.label, LEFT - 12 - label.width, y)
    for turn in axes.turns_named():
        label = lettering(str(turn), Font.LABELS, LETTERS)
        drawn.write(label, look.label, axes.point(turn, 0)[0] - label.width / 2, BOTTOM + 27)


def _draw_line(drawn: Chart, points: Sequence[int], seat: Seat, seats: int, height: float) -> None:
    """The line of a seat, dark around, and its way on to the mark before the name."""
    axes, colour, width = drawn.axes, getattr(drawn.look, HUES[seat]), LINE if seats <= FEW else FINE_LINE
    path = [axes.point(turn, now) for turn, now in enumerate(points)]
    name = (axes.right + RUN_OUT, height)
    dashes = dashed(path, DASHES[seat])
    marks = [axes.point(turn, points[turn]) for turn in axes.marked(seat, seats)]

    def draw(pen: Pen, grown: float) -> None:
        pen.stroke([path[-1], (axes.right, path[-1][1]), name], width / 2 + grown)
        for dash in dashes:
            pen.stroke(dash, width + 2 * grown)
        for centre in marks:
            MARKS[seat](pen, centre, MARK + grown)
        MARKS[seat](pen, name, NAMED_MARK + grown)

    drawn.stain(drawn.look.face, lambda pen: draw(pen, CASING))
    drawn.stain(colour, lambda pen: draw(pen, 0))


def _disc(pen: Pen, centre: Point, radius: float) -> None:
    pen.disc(centre, radius)


def _square(pen: Pen, centre: Point, radius: float) -> None:
    (x, y), half = centre, 0.9 * radius
    pen.plate((x - half, y - half, x + half, y + half), 2)


def _turned(*corners: Point) -> Mark:
    """A polygon of those corners, in shares of the radius."""

    def draw(pen: Pen, centre: Point, radius: float) -> None:
        pen.polygon([(centre[0] + x * radius, centre[1] + y * radius) for x, y in corners], 1)

    return draw


def _plus(pen: Pen, centre: Point, radius: float) -> None:
    (x, y), arm, half = centre, 1.15 * radius, 0.42 * radius
    pen.plate((x - arm, y - half, x + arm, y + half), 1)
    pen.plate((x - half, y - arm, x + half, y + arm), 1)


MARKS: tuple[Mark, ...] = (
    _disc,
    _square,
    _turned((0, -1.15), (1.1, 0.85), (-1.1, 0.85)),
    _turned((0, -1.25), (1.1, 0), (0, 1.25), (-1.1, 0)),
    _plus,
    _turned((0, 1.15), (1.1, -0.85), (-1.1, -0.85)),
)


@lru_cache(maxsize=len(Theme))
def _palette(theme: Theme) -> Palette:
    look = LOOKS[theme]
    hues = [getattr(look, hue) for hue in HUES]
    grounds = (look.frame, look.table, look.face)
    written = [(look.frame, look.label), (look.frame, look.strong_label), (look.table, look.label)]
    meeting = [(look.frame, look.table), (look.frame, look.face), (look.table, look.face), (look.table, look.dot)]
    return Palette([*written, *meeting, *((ground, hue) for hue in hues for ground in grounds)], steps=STEPS)


def _written(name: str, seat: Seat) -> tuple[Image.Image, ...]:
    """The number of the seat and the name, on a line or on two smaller ones."""
    shown = f"{seat + 1}. {drawable(name)}".strip()
    if len(on_lines(shown, WIDEST_NAME, height=LETTERS)) == 1:
        return (lettering(shown, Font.LABELS, LETTERS),)
    lines = on_lines(shown, WIDEST_NAME, height=SMALL_LETTERS)
    return tuple(lettering(line, Font.LABELS, SMALL_LETTERS) for line in lines)


# The words.


def alt(totals: Totals, winners: Sequence[Seat] = ()) -> Words:
    """The same in words: how it ended and who won, how often and when the lead changed, then who was ahead when.

    Never longer than `LONGEST_ALT`: of those who were ahead the last are told.
    """
    facts: list[Words] = [Text("chart-alt", count=len(totals) - 1), Text("chart-alt-end", scores=_scores(totals[-1]))]
    if winners:
        players = Listed.of(map(SeatName, winners))
        facts.append(Text("chart-alt-won", players=players, count=len(winners)))
    leads = tuple(_leads(totals))
    facts += _changes(leads)
    room = LONGEST_ALT - sum(breadth(fact) + 1 for fact in facts)
    kept = fitting([lead.words for lead in reversed(leads)], room, own=SHORT)
    return Joined.of([*facts, *reversed(kept)], " ")


def _scores(points: Sequence[int]) -> Words:
    best_first = sorted(range(len(points)), key=lambda seat: -points[seat])
    return Listed.of(Text("chart-alt-score", player=SeatName(seat), points=points[seat]) for seat in best_first)


@dataclass(frozen=True, slots=True)
class Lead:
    """From which turn to which somebody was alone in front."""

    seat: Seat
    first: int
    last: int

    @property
    def words(self) -> Words:
        player = SeatName(self.seat)
        if self.first == self.last:
            return Text("chart-alt-led-once", player=player, turn=self.first)
        return Text("chart-alt-led", player=player, first=self.first, last=self.last)


def _leads(totals: Totals) -> Iterator[Lead]:
    for leader, group in groupby(range(1, len(totals)), key=lambda turn: _leader(totals[turn])):
        turns = list(group)
        if leader is not None:
            yield Lead(leader, turns[0], turns[-1])


def _changes(leads: Sequence[Lead]) -> Iterator[Words]:
    """How often the lead passed to another, and when for the last time."""
    passed = [after.first for before, after in pairwise(leads) if before.seat != after.seat]
    if passed:
        yield Text("chart-alt-changes", count=len(passed), turn=passed[-1])
    elif leads:
        yield Text("chart-alt-no-change")


def _leader(points: Sequence[int]) -> Seat | None:
    ahead = [seat for seat, now in enumerate(points) if now == max(points)]
    return ahead[0] if len(ahead) == 1 else None

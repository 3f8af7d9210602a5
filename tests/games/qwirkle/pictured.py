"""Tables and hands to draw, and the pictures of them that somebody has looked at and approved.

`python -m tests.games.qwirkle.pictured` draws the approved pictures anew; look at them before you commit them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image, ImageChops

from bot.core.game import Seat
from bot.games.qwirkle import render
from bot.games.qwirkle.notation import parse_cell, parse_tile_code
from bot.games.qwirkle.state import (
    COPIES,
    EMPTY_BOARD,
    KINDS,
    Axis,
    Board,
    Cell,
    Options,
    Placement,
    Played,
    Score,
    ScoredLine,
    Tile,
    View,
)
from bot.rendering.face import Picture
from bot.rendering.theme import Rgb, Theme

FOLDER = Path(__file__).parent / "pictures"


def placements(text: str) -> tuple[Placement, ...]:
    """ "RC N30, RS O30"."""
    pairs = (pair.split() for pair in text.split(","))
    return tuple(Placement(parse_tile_code(code), parse_cell(label)) for code, label in pairs)


def laid(text: str) -> dict[Cell, Tile]:
    return {cell: tile for tile, cell in placements(text)}


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(parse_tile_code(code) for code in text.split())


def line(axis: Axis, ends: str, *, bonus: int = 0) -> ScoredLine:
    """ "N30 Q30"."""
    first, last = (parse_cell(label) for label in ends.split())
    dx, dy = axis.value
    length = last.x - first.x + last.y - first.y + 1
    cells = tuple(Cell(first.x + step * dx, first.y + step * dy) for step in range(length))
    return ScoredLine(axis, cells, length, bonus)


def played(text: str, *lines: ScoredLine, lone: int = 0, seat: Seat = 0) -> Played:
    return Played(seat, placements(text), Score(lines, lone=lone), drawn=0)


def view(board: Board = EMPTY_BOARD, *, hand: str = "", last: tuple[Cell, ...] = ()) -> View:
    return View(
        viewer=0 if hand else None,
        options=Options(),
        board=board,
        hand=tiles(hand),
        hand_sizes=(6, 6),
        bag=60,
        scores=(12, 9),
        sets=(3, 2),
        seat=0,
        opening=0,
        turn=4,
        out=frozenset(),
        ending=None,
        places=(),
        last=last,
    )


def scattered(columns: int, rows: int, *, count: int = COPIES * len(KINDS)) -> dict[Cell, Tile]:
    """So many tiles strewn over exactly that many columns and rows: no legal board, but a full one."""
    chance = Random(columns * 1000 + rows)
    corners = [Cell(-columns // 2, -rows // 2), Cell(-columns // 2 + columns - 1, -rows // 2 + rows - 1)]
    cells = [Cell(corners[0].x + x, corners[0].y + y) for x in range(columns) for y in range(rows)]
    chance.shuffle(cells)
    chosen = dict.fromkeys([*corners, *cells])
    return dict(zip(chosen, chance.sample(KINDS * COPIES, min(count, len(chosen))), strict=False))


TEN = laid("RC N30, RS O30, RD P30, OS O31, YS O32, GS O33, GL P33, GT Q33, BT Q32, BX R32")
CROSSING = played("BT Q32, BX R32", line(Axis.ACROSS, "Q32 R32"), line(Axis.DOWN, "Q32 Q33"))
EARLIER = played("GL P33, GT Q33", line(Axis.ACROSS, "O33 Q33"), seat=1)

HAND = "RC OX YD GS BT PL"
PLANNED = placements("GS Q34, GC R34")
PLANNED_SCORE = Score((line(Axis.ACROSS, "Q34 R34"), line(Axis.DOWN, "Q32 Q34")))
_PLACES = ("M30", "Q30", "O34", "Q34", "R33", "S32", "Q31", "N33", "P32", "N31", "O29", "P29")
NUMBERED = tuple(map(parse_cell, _PLACES))


def composed(theme: Theme = Theme.DARK) -> Picture:
    """Two tiles laid in thought, and a place for one more."""
    targets = (parse_cell("S34"),)
    shown = view(TEN, hand=HAND)
    return render.preview(
        shown, laid=PLANNED, targets=targets, recent=[EARLIER, CROSSING], score=PLANNED_SCORE, theme=theme
    )


def _themed(theme: Theme) -> Mapping[str, Callable[[], Picture]]:
    """One picture of each kind."""
    return {
        f"{theme.value}-board": lambda: render.board(view(TEN), [EARLIER, CROSSING], theme=theme),
        f"{theme.value}-rack": lambda: render.rack(tiles(HAND), laid=frozenset((1, 4)), chosen=2, theme=theme),
        f"{theme.value}-preview": lambda: composed(theme),
        f"{theme.value}-bag": lambda: render.bag(view(scattered(9, 7, count=60), hand=HAND), theme=theme),
        f"{theme.value}-banner": lambda: render.banner(theme=theme),
    }


APPROVED: Mapping[str, Callable[[], Picture]] = {
    "empty-table": lambda: render.board(view(), ()),
    "one-tile": lambda: render.board(view(laid("OD N30")), [played("OD N30", lone=1)]),
    "part-of-a-table": lambda: render.board(view(scattered(20, 9)), (), part=1),
    "numbered-places": lambda: render.preview(view(TEN, hand=HAND), laid=(), targets=NUMBERED),
    "hand-of-six": lambda: render.hand(view(hand=HAND)),
    "hand-of-two": lambda: render.hand(view(hand="PX BC")),
    **_themed(Theme.DARK),
    **_themed(Theme.LIGHT),
    **_themed(Theme.CONTRAST),
}


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.image)).convert("RGB")


def off(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels in which two pictures clearly differ."""
    grey = ImageChops.difference(one, other).convert("L")
    return sum(grey.histogram()[48:]) / (one.width * one.height)


def pixel(image: Image.Image, place: tuple[float, float]) -> Rgb:
    """The colour there."""
    red, green, blue = image.getpixel((int(place[0]), int(place[1])))  # type: ignore[misc]  # an RGB image has three
    return red, green, blue


def colours_in(image: Image.Image, box: tuple[int, int, int, int]) -> set[Rgb]:
    """All colours in that box."""
    part = image.crop(box)
    return {colour for _, colour in part.getcolors(part.width * part.height)}  # type: ignore[misc,union-attr]  # RGB


if __name__ == "__main__":
    for name, draw in APPROVED.items():
        (FOLDER / f"{name}.png").write_bytes(draw().image)

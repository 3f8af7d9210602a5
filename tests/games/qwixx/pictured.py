"""Tables to draw, and the pictures of them that somebody has looked at and approved.

`python -m tests.games.qwixx.pictured` draws the approved pictures anew; look at them before you commit them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from bot.core.game import places
from bot.games.qwixx import render
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.scoring import total
from bot.games.qwixx.state import (
    UNDECIDED,
    Closed,
    Colour,
    Coloured,
    Ending,
    Event,
    Missed,
    Options,
    Phase,
    Place,
    Revealed,
    Roll,
    Sheet,
    Variant,
    View,
)
from bot.rendering.face import Picture
from bot.rendering.theme import Rgb, Theme

FOLDER = Path(__file__).parent / "pictures"

ALL_DICE: Mapping[Colour, int] = {Colour.RED: 2, Colour.YELLOW: 6, Colour.GREEN: 4, Colour.BLUE: 5}
WITHOUT_YELLOW: Mapping[Colour, int] = {
    colour: face for colour, face in ALL_DICE.items() if colour is not Colour.YELLOW
}


def sheet(*rows: str, misses: int = 0) -> Sheet:
    """A row each, bonus rows after the others: "x" is crossed. "xx.x" has three crosses."""
    crossed = [tuple(at for at, sign in enumerate(row) if sign == "x") for row in rows]
    return Sheet((*crossed[:4], *((),) * (4 - len(crossed))), tuple(crossed[4:]), misses)


FIVE = (
    sheet("xx.xx", "..xxx.x.xxx", "x.x", misses=1),
    sheet(".xx...x", "xx..x", "xxx..xx", "...x"),
    sheet("", "x", "", "xx", misses=4),
    sheet("xxxxxx...x", ".x", "....xxx", "..x", misses=2),
    sheet("........x", ".....x", "...x", ".xxxxxx"),
)
BONUS = (sheet("xx.xx", "..xxx", "x.x", "", "xx.x", "x"), sheet(".xx", "xx..x", "xxx", "...x", "", ""))

LAST_TURN: tuple[Event, ...] = (
    Revealed((Place(1, 10), Place(0, 6), None, None, None)),
    Closed(1, (0,)),
    Coloured(2, None),
    Missed(2, 4),
)


def view(*sheets: Sheet, variant: Variant = Variant.CLASSIC, **changes: Any) -> View:
    """A table on which seat 1 has rolled 3 and 4; two blank sheets unless others are given."""
    layout = LAYOUTS[variant]
    laid = sheets or (Sheet(bonus=((),) * len(layout.bonus)),) * 2
    scores = tuple(total(layout, each) for each in laid)
    usual: dict[str, Any] = {
        "viewer": None,
        "options": Options(variant),
        "sheets": laid,
        "active": 1,
        "phase": Phase.WHITE,
        "roll": Roll((3, 4), ALL_DICE),
        "decided": (False,) * len(laid),
        "decision": UNDECIDED,
        "closed": frozenset(),
        "marked": None,
        "turn": 5,
        "step": 9,
        "out": frozenset(),
        "scores": scores,
        "places": places(scores, frozenset()) if changes.get("ending") else (),
        "ending": None,
    }
    return View(**{**usual, **changes})


def five(**changes: Any) -> View:
    """Five players; yellow is closed."""
    return some(5, **changes)


def some(count: int, **changes: Any) -> View:
    """The first of the five."""
    return view(*FIVE[:count], closed=frozenset({1}), roll=Roll((3, 4), WITHOUT_YELLOW), **changes)


def crowded(variant: Variant) -> View:
    """Five sheets with as many edges as there can be: every other number is crossed."""
    bonus = len(LAYOUTS[variant].bonus)
    return view(*(sheet(*("x." * 5,) * 4, *(".x" * 4,) * bonus, misses=seat) for seat in range(5)), variant=variant)


def pad(theme: Theme = Theme.DARK) -> Picture:
    """A private sheet: two marks are possible, one of them is decided for."""
    shown = view(*BONUS, variant=Variant.BIG_POINTS, viewer=0, decision=Place(0, 5))
    return render.sheet(shown, 0, choices=(Place(0, 5), Place(2, 5), Place(4, 5)), theme=theme)


def _themed(theme: Theme) -> Mapping[str, Callable[[], Picture]]:
    """One picture of each kind."""
    return {
        f"{theme.value}-board": lambda: render.board(some(3), LAST_TURN, theme=theme),
        f"{theme.value}-sheet": lambda: pad(theme),
        f"{theme.value}-banner": lambda: render.banner(theme=theme),
    }


APPROVED: Mapping[str, Callable[[], Picture]] = {
    "five-sheets": lambda: render.board(five(), LAST_TURN),
    "blank-sheets": lambda: render.board(view(), ()),
    "colour-phase": lambda: render.board(view(*FIVE[:2], phase=Phase.COLOUR), LAST_TURN[:1]),
    "game-over": lambda: render.board(some(3, ending=Ending.MISSES, out=frozenset({1})), ()),
    "mixx-a": lambda: render.board(view(*FIVE[:2], variant=Variant.MIXX_A), ()),
    "mixx-b": lambda: render.board(view(*FIVE[:2], variant=Variant.MIXX_B), ()),
    "big-points": lambda: render.board(view(*BONUS, variant=Variant.BIG_POINTS), ()),
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
    FOLDER.mkdir(exist_ok=True)
    for name, draw in APPROVED.items():
        (FOLDER / f"{name}.png").write_bytes(draw().image)

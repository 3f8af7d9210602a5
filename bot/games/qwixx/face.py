"""How Qwixx shows and speaks itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from PIL.Image import Image

from bot.core.game import Weighed
from bot.core.text import Words
from bot.games.qwixx import advice, describe, guide, narrate, notation, render
from bot.games.qwixx.state import UNDECIDED, Action, Event, Mark, Options, View
from bot.rendering.face import Picture
from bot.rendering.theme import Theme


class QwixxFace:
    """The `Face` of Qwixx, over its notation, narration and pictures."""

    def parse(self, typed: str, view: View) -> Action:
        return notation.parse_mark(typed, view.options)

    def tell(self, event: Event, options: Options) -> Words:
        return narrate.tell(event, options)

    def stopped(self, view: View) -> View:
        return describe.stopped(view)

    def text(self, view: View) -> Words:
        return narrate.text(view)

    def standings(self, view: View) -> Words:
        return narrate.standings(view)

    def score(self, view: View) -> Words:
        return narrate.score_text(view)

    def board(self, view: View, recent: Sequence[Event], *, theme: Theme, part: int | None = None) -> Picture:
        return render.board(view, recent, theme=theme, part=part)

    def frame(self, view: View, recent: Sequence[Event], *, last: View, theme: Theme) -> Image:  # noqa: ARG002
        return render.frame(view, recent, theme=theme)  # the sheets are as large from the beginning

    def held(self, view: View) -> None:  # noqa: ARG002 - all sheets lie open
        return None

    def position(self, view: View, action: Action, *, theme: Theme) -> Picture:
        return render.position(view, action, theme=theme)

    def parts(self, view: View) -> Sequence[Words]:  # noqa: ARG002 - the sheets are legible at once
        return ()

    def board_text(self, view: View) -> Sequence[Words]:
        return describe.board_text(view)

    def options(self, options: Options) -> Words:
        return narrate.options_text(options)

    def rules(self, options: Options) -> Sequence[Words]:
        return guide.rules_text(options)

    def move(self, action: Action, options: Options) -> Words:
        return advice.move(action, options)

    def advice(self, view: View, weighed: Sequence[Weighed[Action]]) -> Sequence[Words]:
        return advice.advice(view, weighed)

    def reasons(self, view: View, action: Action) -> Sequence[Words]:
        return advice.reasons(view, action)

    def alike(self, action: Action) -> Hashable:
        return action

    def planned(self, view: View, action: Action, *, theme: Theme) -> Picture:
        assert view.viewer is not None, "the public has no sheet to mark on"
        undecided = replace(view, decision=UNDECIDED)
        ringed = (action.place,) if isinstance(action, Mark) else ()
        return render.sheet(undecided, view.viewer, choices=ringed, named=ringed, theme=theme)

"""How Qwirkle shows and speaks itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from PIL.Image import Image

from bot.core.game import Weighed
from bot.core.text import Joined, Text, Words
from bot.games.qwirkle import advice, composing, describe, guide, layout, narrate, notation, position, render
from bot.games.qwirkle.plays import best_plays
from bot.games.qwirkle.state import Action, Event, Options, Play, View
from bot.rendering.face import Picture
from bot.rendering.theme import Theme


class QwirkleFace:
    """The `Face` of Qwirkle, over its notation, narration and pictures."""

    def parse(self, typed: str, view: View) -> Play:
        return notation.parse_play(typed, board=view.board)

    def tell(self, event: Event, options: Options) -> Words:  # noqa: ARG002 - the same words at each table
        return narrate.tell(event)

    def stopped(self, view: View) -> View:
        return replace(view, seat=None)

    def text(self, view: View) -> Words:
        return narrate.text(view)

    def standings(self, view: View) -> Words:
        return narrate.standings(view)

    def score(self, view: View) -> Words:
        return narrate.standings(view)

    def board(self, view: View, recent: Sequence[Event], *, theme: Theme, part: int | None = None) -> Picture:
        return render.board(view, recent, theme=theme, part=part)

    def frame(self, view: View, recent: Sequence[Event], *, last: View, theme: Theme) -> Image:
        return render.frame(view, recent, last=last, theme=theme)

    def held(self, view: View) -> Words:
        return describe.held(view)

    def position(self, view: View, action: Action, *, theme: Theme) -> Picture:
        return position.position(view, action, theme=theme)

    def parts(self, view: View) -> Sequence[Words]:
        return [describe.part_name(part) for part in layout.parts(view)]

    def board_text(self, view: View) -> Sequence[Words]:
        return describe.board_text(view)

    def options(self, options: Options) -> Words:
        return Joined(
            (
                Text(f"qwirkle-edition-{options.edition.value}-line"),
                Text(f"qwirkle-tie-{options.tie_break.value}-line"),
            )
        )

    def rules(self, options: Options) -> Sequence[Words]:
        return guide.rules_text(options)

    def move(self, action: Action, options: Options) -> Words:  # noqa: ARG002 - the same words at each table
        return advice.move(action)

    def advice(self, view: View, weighed: Sequence[Weighed[Action]]) -> Sequence[Words]:
        return advice.advice(view, weighed)

    def reasons(self, view: View, action: Action) -> Sequence[Words]:
        return advice.reasons(view, action, next(iter(best_plays(view, most=1)), None))

    def alike(self, action: Action) -> Hashable:
        return advice.alike(action)

    def planned(self, view: View, action: Action, *, theme: Theme) -> Picture:
        if not isinstance(action, Play):
            return self.board(view, (), theme=theme)
        score = composing.worth(view, composing.Draft(action.placements))
        return render.preview(view, laid=action.placements, targets=(), score=score, theme=theme)

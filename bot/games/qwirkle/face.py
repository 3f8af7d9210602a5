"""How Qwirkle shows and speaks itself."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.text import Joined, Text, Words
from bot.games.qwirkle import describe, guide, narrate, notation, render
from bot.games.qwirkle.state import Event, Options, Play, View
from bot.rendering.face import Picture


class QwirkleFace:
    """The `Face` of Qwirkle, over its notation, narration and pictures."""

    def parse(self, typed: str, view: View) -> Play:
        return notation.parse_play(typed, board=view.board)

    def tell(self, event: Event) -> Words:
        return narrate.tell(event)

    def text(self, view: View) -> Words:
        return narrate.text(view)

    def standings(self, view: View) -> Words:
        return narrate.standings(view)

    def board(self, view: View, recent: Sequence[Event]) -> Picture:
        return render.board(view, recent)

    def board_text(self, view: View) -> Sequence[Words]:
        return describe.board_text(view)

    def hand(self, view: View) -> Picture | None:
        return render.hand(view)

    def options(self, options: Options) -> Words:
        return Joined(
            (
                Text(f"qwirkle-edition-{options.edition.value}-line"),
                Text(f"qwirkle-tie-{options.tie_break.value}-line"),
            )
        )

    def rules(self, options: Options) -> Sequence[Words]:
        return guide.rules_text(options)

"""How a game shows and speaks itself, seen from outside: the half that needs no Discord."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bot.core.game import Weighed
from bot.core.text import Words
from bot.rendering.theme import Theme

if TYPE_CHECKING:
    from PIL.Image import Image


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image with the words that stand for it. `size` is width × height in pixels."""

    image: bytes
    alt: Words
    size: tuple[int, int]


class Face(Protocol):
    """One game's notation, words and pictures. It reads views, never states."""

    def parse(self, typed: str, view: Any) -> Any:
        """The action that was typed. Raises `BadNotation`."""

    def tell(self, event: Any, options: Any) -> Words:
        """What happened at a table of those options, as one or more lines."""

    def stopped(self, view: Any) -> Any:
        """The view of a table that was given up, where it is nobody's turn any more."""

    def text(self, view: Any) -> Words:
        """The table in words: what is owed and what is left, but not whose turn it is."""

    def standings(self, view: Any) -> Words:
        """A line for each seat, the best first."""

    def score(self, view: Any) -> Words:
        """The points in as much detail as the game has."""

    def board(self, view: Any, recent: Sequence[Any], *, theme: Theme, part: int | None = None) -> Picture:
        """The public table, or one of its parts, with what the `recent` events laid marked as new."""

    def frame(self, view: Any, recent: Sequence[Any], *, last: Any, theme: Theme) -> Image:
        """The public table as a frame of a film in whose `last` frame it looks like that view; all have one size."""

    def held(self, view: Any) -> Words | None:
        """What the view's seat held that nobody else saw, told when all is over; None where nothing is hidden."""

    def position(self, view: Any, action: Any, *, theme: Theme) -> Picture:
        """What the viewer had before them, with that move of theirs on it as the best one."""

    def parts(self, view: Any) -> Sequence[Words]:
        """The names of the parts in which a table too large for a phone can be looked at; none if it is not."""

    def board_text(self, view: Any) -> Sequence[Words]:
        """The public table in words, a line for each thing that lies there."""

    def options(self, options: Any) -> Words:
        """The rule choices of a table, for its lobby."""

    def rules(self, options: Any) -> Sequence[Words]:
        """The rules by chapter."""

    def move(self, action: Any, options: Any) -> Words:
        """A move in notation or by name, as part of a sentence, at a table of those options; without markup."""

    def advice(self, view: Any, weighed: Sequence[Weighed[Any]]) -> Sequence[Words]:
        """For each of a viewer's moves: what it is, its figures, and the weightiest reasons for it and against it."""

    def reasons(self, view: Any, action: Any) -> Sequence[Words]:
        """The weightiest reasons for a viewer's move and against it, the weightiest first."""

    def alike(self, action: Any) -> Hashable:
        """What moves share that are no real choice to a learner; of those with equal points the best one will do."""

    def planned(self, view: Any, action: Any, *, theme: Theme) -> Picture:
        """What the viewer plays on, or the part that matters, with that move shown but not made."""

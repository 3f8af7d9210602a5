"""Qwirkle, what the moves of a position are worth to the strongest computer player."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.games.qwirkle.computers import highest
from bot.games.qwirkle.lines import check
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.scoring import score_lines
from bot.games.qwirkle.state import LAST_TILE_BONUS, Action, Play, State, View


def weigh(view: View, chance: Chance, also: Sequence[Action] = ()) -> Sequence[Weighed[Action]]:
    """The moves of the viewer, the best first."""
    best = highest(view, chance)
    found = plays(view.board, view.hand, opening=view.opening)
    last = LAST_TILE_BONUS if not view.bag else 0
    scored = [(play, points + last * (len(play.placements) == len(view.hand))) for play, points in found]
    weighed: list[Weighed[Action]] = [Weighed(play, points, float(points)) for play, points in scored]
    listed = {play for play, _ in found}
    weighed += [_unlisted(view, action) for action in {best, *also} if action not in listed]
    return sorted(weighed, key=lambda one: (one.action != best, -one.worth))


def _unlisted(view: View, action: Action) -> Weighed[Action]:
    """An exchange, or an opening that begins elsewhere on the empty table than the listed ones."""
    if not isinstance(action, Play):
        return Weighed(action, 0, 0.0)
    points = score_lines(check(view.board, action.placements)).total
    return Weighed(action, points, float(points))


def fortune(before: State, after: State, _chance: Chance) -> tuple[float, ...]:  # noqa: ARG001
    """How much better than expected the tiles were that each seat drew, in points of its next play."""
    return (0.0,) * len(after.hands)

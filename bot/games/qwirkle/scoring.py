"""Qwirkle, what a play is worth: each line it makes or grows counts once, at its final length."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.qwirkle.lines import Line, check
from bot.games.qwirkle.state import LONGEST_LINE, QWIRKLE_BONUS, Board, Placement, Score, ScoredLine


def score_play(board: Board, placements: Sequence[Placement]) -> Score:
    """The points of a legal play, the bonus for a last tile apart. Raises IllegalMove."""
    return score_lines(check(board, placements))


def score_lines(lines: Iterable[Line], *, last_tile: int = 0) -> Score:
    """The points of a play that touches these lines; a lone first tile touches none and is worth one."""
    scored = tuple(_score_line(line) for line in lines)
    return Score(scored, lone=0 if scored else 1, last_tile=last_tile)


def _score_line(line: Line) -> ScoredLine:
    length = len(line.cells)
    return ScoredLine(line.axis, line.cells, length, QWIRKLE_BONUS if length == LONGEST_LINE else 0)

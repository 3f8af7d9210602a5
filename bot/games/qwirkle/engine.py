"""Qwirkle, answers to positions and cases from a file, so that other engines can be held against this one.

Cells are x to the right and y downward, tiles are codes like "RC". A board need not be reachable in play: only the
move is judged.

    position      board, hand [opening]         → n_moves, n_single, best, n_best, sum_scores
    place         board, move [hand]            → legal, score, reason
    start_group   hand                          → official: the size of the largest set
    first_player  hands                         → first, required_opening_size
    exchange      bag, swap                     → official: whether it is allowed
    end_bonus     bag, hand [move]              → official: the points for laying the last tile
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.core.errors import BotError, IllegalMove
from bot.core.game import Json
from bot.games.qwirkle.dealing import largest_set, missing
from bot.games.qwirkle.lines import check
from bot.games.qwirkle.notation import parse_tile_code, tile_code
from bot.games.qwirkle.plays import find, plays
from bot.games.qwirkle.refusals import illegal
from bot.games.qwirkle.scoring import score_lines
from bot.games.qwirkle.state import HAND_SIZE, LAST_TILE_BONUS, Board, Cell, Placement, Tiles

FARTHEST = 10_000
"""The largest coordinate read, far beyond what 108 tiles can reach."""

Item = Mapping[str, Json]
Fields = dict[str, Json]


@dataclass(frozen=True, slots=True)
class Question:
    """An item of a file, read and ready: `answer` is the engine's work alone, `plays` the legal plays of a position."""

    answer: Callable[[], Fields]
    plays: Callable[[], Json] | None = None


def question(item: Item) -> Question:
    """What an item asks. Raises ValueError with a sentence if it can't be understood."""
    kind = _kind(item)
    try:
        return _QUESTIONS[kind](item)
    except KeyError as error:
        raise ValueError(f"an item of the kind {kind} needs {error}") from None
    except (BotError, AttributeError, TypeError, ValueError):
        raise ValueError(f"an item of the kind {kind} can't be read") from None


def _kind(item: Item) -> str:
    if not isinstance(item, Mapping):
        raise ValueError("an item is a JSON object")
    told = item.get("kind")
    if told is not None:
        if not isinstance(told, str) or told not in _QUESTIONS:
            raise ValueError(f"no such kind of item: {told}")
        return told
    for key, kind in (("hands", "first_player"), ("swap", "exchange"), ("move", "place"), ("board", "position")):
        if key in item:
            return kind
    return "start_group"


def _position(item: Item) -> Question:
    board, hand, opening = _board(item["board"]), _tiles(item["hand"]), _whole(item.get("opening", 0))

    def summary() -> Fields:
        found = find(board, hand, opening=opening)
        totals = [points for points, _ in found]
        best = max(totals, default=0)
        return {
            "n_moves": len(found),
            "n_single": sum(before is None for _, (_, _, before) in found),
            "best": best,
            "n_best": totals.count(best),
            "sum_scores": sum(totals),
        }

    def listed() -> Json:
        return [[_move(play.placements), points] for play, points in plays(board, hand, opening=opening)]

    return Question(summary, listed)


def _place(item: Item) -> Question:
    board, move = _board(item["board"]), _placements(item["move"])
    hand = _tiles(item["hand"]) if "hand" in item else None
    return Question(lambda: _verdict(board, move, hand))


def _verdict(board: Board, move: Sequence[Placement], hand: Tiles | None) -> Fields:
    try:
        lines = check(board, move)
        if hand is not None and missing(hand, (placement.tile for placement in move)):
            raise illegal("not_in_hand")
    except IllegalMove as error:
        return {"legal": False, "score": None, "reason": error.reason}
    return {"legal": True, "score": score_lines(lines).total, "reason": "ok"}


def _start_group(item: Item) -> Question:
    hand = _tiles(item["hand"])
    return Question(lambda: {"official": largest_set(hand)})


def _first_player(item: Item) -> Question:
    hands = [_tiles(hand) for hand in item["hands"]]
    return Question(lambda: _first(list(map(largest_set, hands))))


def _first(sets: list[int]) -> Fields:
    most = max(sets, default=0)
    first = sets.index(most) if sets.count(most) == 1 else "oldest of the tied players"
    return {"first": first, "required_opening_size": most}


def _exchange(item: Item) -> Question:
    bag, swap = _count(item["bag"]), _count(item["swap"])
    return Question(lambda: {"official": 1 <= swap <= min(bag, HAND_SIZE)})


def _end_bonus(item: Item) -> Question:
    left = _count(item["hand"]) - _count(item.get("move", 0))
    out = _count(item["bag"]) == 0 and left == 0
    return Question(lambda: {"official": LAST_TILE_BONUS if out else 0})


_QUESTIONS: Mapping[str, Callable[[Item], Question]] = {
    "position": _position,
    "place": _place,
    "start_group": _start_group,
    "first_player": _first_player,
    "exchange": _exchange,
    "end_bonus": _end_bonus,
}


def _tiles(codes: Json) -> Tiles:
    return tuple(map(parse_tile_code, codes))


def _placements(entries: Json) -> list[Placement]:
    return [Placement(parse_tile_code(code), Cell(_coordinate(x), _coordinate(y))) for x, y, code in entries]


def _board(entries: Json) -> Board:
    return {placement.cell: placement.tile for placement in _placements(entries)}


def _move(placements: Sequence[Placement]) -> Json:
    return [[cell.x, cell.y, tile_code(tile)] for tile, cell in placements]


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError("a whole number was expected")
    return value


def _coordinate(value: Json) -> int:
    if abs(_whole(value)) > FARTHEST:
        raise ValueError("too far away")
    return int(value)


def _count(value: Json) -> int:
    return len(value) if isinstance(value, list) else _whole(value)

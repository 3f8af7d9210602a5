"""A whole game as readable text: every hand, move and outcome in notation, and the board now and then."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.core.chance import Chance
from bot.core.game import Transition
from bot.games.qwirkle import rules
from bot.games.qwirkle.notation import (
    column_label,
    line_text,
    parse_play,
    parse_swap,
    placements_text,
    row_label,
    tile_code,
    tiles_text,
)
from bot.games.qwirkle.state import (
    Action,
    Board,
    Cell,
    Edition,
    Ended,
    Event,
    Opened,
    Options,
    Passed,
    Play,
    Played,
    Resigned,
    Score,
    State,
    Swapped,
)

DRAWN_EVERY = 10
"""Turns between two drawings of the board."""

HEADING = re.compile(r"Qwirkle, (?P<edition>\w+), seats (?P<seats>\d), seed (?P<seed>\w+)")
MOVE = re.compile(r"seat \d > (?P<move>.+)")


def replayed(text: str) -> str:
    """The transcript of the moves that a transcript holds, all else told anew."""
    heading = HEADING.match(text)
    assert heading, "a transcript begins with its heading"
    options = Options(Edition(heading["edition"]))
    return transcript(int(heading["seats"]), options, heading["seed"], [found["move"] for found in MOVE.finditer(text)])


def transcript(seats: int, options: Options, seed: str, moves: Sequence[str]) -> str:
    """The transcript of a game from its seed and its moves in notation."""
    return "\n".join(_tell(seats, options, seed, moves)) + "\n"


def written(action: Action) -> str:
    """A move in notation, an exchange with the word before it."""
    if isinstance(action, Play):
        return placements_text(action.placements)
    return "swap " + tiles_text(action.tiles)


def _read(move: str, state: State) -> Action:
    if move.startswith("swap "):
        return parse_swap(move.removeprefix("swap "), ())
    return parse_play(move, board=state.board)


def _tell(seats: int, options: Options, seed: str, moves: Sequence[str]) -> Iterator[str]:
    yield f"Qwirkle, {options.edition.value}, seats {seats}, seed {seed}"
    state, events = _parts(rules.setup(range(seats), options, Chance(seed)))
    yield from map(_told, events)
    for number, move in enumerate(moves, start=1):
        assert state.seat is not None
        yield ""
        yield f"seat {state.seat} holds {tiles_text(state.hands[state.seat])}"
        yield f"seat {state.seat} > {move}"
        state, events = _parts(rules.apply(state, state.seat, _read(move, state)))
        yield from map(_told, events)
        yield f"  scores {_numbers(state.scores)}, bag {len(state.bag)}"
        if number % DRAWN_EVERY == 0 or state.ending:
            yield from drawn(state.board)


def _parts(transition: Transition[State]) -> tuple[State, Sequence[Event]]:
    return transition.state, transition.events


def _told(event: Event) -> str:
    match event:
        case Opened(starter, sets, tied):
            return f"  seat {starter} starts: sets {_numbers(sets)}, tied {_numbers(tied)}"
        case Played(_, _, score, count):
            return f"  {_worth(score)} = {score.total}, drew {count}"
        case Swapped(_, count):
            return f"  exchanged {count}"
        case Passed(seat):
            return f"  seat {seat} must pass"
        case Resigned(seat, returned):
            return f"  seat {seat} leaves, {returned} tiles go back"
        case Ended(ending, points, places):
            return f"  ended by {ending.value}: points {_numbers(points)}, places {_numbers(places)}"


def _worth(score: Score) -> str:
    parts = [f"{line_text(line.cells)} {line.points}" + (f"+{line.bonus}" * bool(line.bonus)) for line in score.lines]
    if score.lone:
        parts.append(f"lone tile {score.lone}")
    if score.last_tile:
        parts.append(f"last tile {score.last_tile}")
    return ", ".join(parts)


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def drawn(board: Board) -> Iterator[str]:
    """The board with the labels of its columns and rows."""
    columns = range(min(cell.x for cell in board), max(cell.x for cell in board) + 1)
    yield "    " + " ".join(f"{column_label(x):2}" for x in columns).rstrip()
    for y in range(min(cell.y for cell in board), max(cell.y for cell in board) + 1):
        codes = [tile_code(board[Cell(x, y)]) if Cell(x, y) in board else ".." for x in columns]
        yield f"{row_label(y):>3} {' '.join(codes)}"

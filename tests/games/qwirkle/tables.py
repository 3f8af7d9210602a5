"""Qwirkle positions for tests, written in the game's own notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.core.chance import Chance
from bot.core.errors import IllegalMove
from bot.games.qwirkle import rules
from bot.games.qwirkle.dealing import full_bag
from bot.games.qwirkle.lines import check
from bot.games.qwirkle.notation import parse_cell, parse_play, parse_swap, parse_tile_code
from bot.games.qwirkle.plays import find, play_of
from bot.games.qwirkle.scoring import score_play
from bot.games.qwirkle.state import KINDS, Board, Cell, Edition, Options, Placement, Play, State, Swap, Tile, Tiles


def tiles(codes: str) -> Tiles:
    """The tiles of "RC RS"."""
    return tuple(map(parse_tile_code, codes.split()))


def play(text: str) -> Play:
    """The play "RC N30, RS O30"."""
    return parse_play(text)


def swap(codes: str) -> Swap:
    """The exchange of "RC RS"."""
    return parse_swap(codes, ())


def rows(drawing: str, at: str = "N30") -> Board:
    """A drawn board: a row of codes a line, ".." where no tile lies; its first place lies on `at`."""
    left, top = parse_cell(at)
    return {
        Cell(left + x, top + y): parse_tile_code(code)
        for y, row in enumerate(drawing.strip().splitlines())
        for x, code in enumerate(row.split())
        if code != ".."
    }


def points(board: Board, text: str) -> int:
    """What the play is worth there."""
    return score_play(board, play(text).placements).total


def reason(board: Board, text: str) -> str:
    """The rule that the play breaks there, or "ok"."""
    return reason_of(board, play(text).placements)


def reason_of(board: Board, placements: Sequence[Placement]) -> str:
    try:
        check(board, placements)
    except IllegalMove as error:
        return error.reason
    return "ok"


def table(
    *,
    board: Board | None = None,
    hands: Sequence[str],
    bag: str | None = None,
    scores: Sequence[int] | None = None,
    seat: int = 0,
    opening: int = 0,
    options: Options | None = None,
) -> State:
    """A game under way. The bag holds what is missing from the 108 tiles, unless it is written down."""
    held = tuple(map(tiles, hands))
    return State(
        options=options or Options(),
        chance=Chance("a seed"),
        board=board or {},
        bag=_remaining(board or {}, held) if bag is None else tuple(sorted(tiles(bag))),
        hands=held,
        scores=tuple(scores or [0] * len(held)),
        sets=(1,) * len(held),
        seat=seat,
        opening=opening,
        seniority=tuple(range(len(held))),
    )


def _remaining(board: Board, hands: Sequence[Tiles]) -> Tiles:
    left = list(full_bag())
    for tile in (*board.values(), *(tile for hand in hands for tile in hand)):
        left.remove(tile)
    return tuple(left)


def refusal(state: State, action: Play | Swap, *, seat: int = 0) -> str:
    """The reason for which the table refuses the action."""
    with pytest.raises(IllegalMove) as caught:
        rules.apply(state, seat, action)
    return caught.value.reason


IELLO = Options(Edition.IELLO)


def random_hand(random: Random, size: int = 6) -> Tiles:
    return tuple(random.sample(full_bag(), size))


def random_position(random: Random, size: int) -> tuple[Board, Tiles]:
    """About that many tiles laid by random plays, and a hand."""
    board: dict[Cell, Tile] = {}
    while len(board) < size:
        found = find(board, random_hand(random))
        if found:
            _, laid = random.choice(found)
            board |= {cell: tile for tile, cell in play_of(laid).placements}
    return board, random_hand(random)


def scattered_board(random: Random, size: int) -> Board:
    """Tiles thrown into a small square, broken lines and islands among them; often of few kinds, so that some fit."""
    kinds = random.sample(KINDS, random.choice([4, 8, 36]))
    return {Cell(random.randrange(-2, 4), random.randrange(-2, 4)): random.choice(kinds) for _ in range(size)}


def thrown_moves(random: Random, board: Board, count: int) -> Iterator[list[Placement]]:
    """Moves of a few tiles in or near the board, most of them along one line and many illegal."""
    near = list(board.values()) or list(KINDS)
    for _ in range(count):
        x, y = random.randrange(-3, 5), random.randrange(-3, 5)
        right = random.random() < 0.5
        move = []
        for _ in range(random.choice([1, 1, 1, 2, 2, 3, 4])):
            if random.random() < 0.1:
                x, y = random.randrange(-3, 5), random.randrange(-3, 5)
            like = random.choice(near)
            tile = random.choice([kind for kind in KINDS if kind.colour == like.colour or kind.shape == like.shape])
            move.append(Placement(tile, Cell(x, y)))
            step = random.choice([0, *[1] * 12, 2, 2])
            x, y = (x + step, y) if right else (x, y + step)
        yield move

"""Reads the record of a game again: every move is made by the rules, and every line held against what they say.

Lines that are empty or begin with # say nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import zip_longest
from typing import Any, NoReturn

from bot.core.chance import Chance
from bot.core.errors import BotError, CorruptState, UserError
from bot.core.text import Words
from bot.sessions.model import Step
from bot.sessions.record import DATE, LATE, RESIGNS, TITLE, UNFINISHED, Player, Record, label, write
from bot.sessions.replay import AnyGame, Deal, Move

LONGEST = 1_000_000
"""Characters of a text that is read at all."""

_SEAT = re.compile(r"Seat ([0-9]{1,2}), rank ([0-9]{1,2})(?:, computer ([^ :,]+))?: (.+)")
_STEP = re.compile(r"[0-9]{1,6}\. Turn [0-9]{1,6}, seat ([0-9]{1,2}), ")
_POINTS = re.compile(r" \[[^\[\]]*\]$")
_FOREIGN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError, CorruptState)
"""What a game may raise at what it never wrote."""


class BadRecord(BotError):
    """A text that is no record of a game.

    `line` counts from 1. `problem` says what is wrong there: in English, or in the rules' own words; `names` are those
    of the seats, as far as they were read.
    """

    def __init__(self, line: int, problem: Words, names: Sequence[str] = ()) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem
        self.names = tuple(names)


class _Lines:
    """The lines that say something, taken one after another."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.removeprefix("\ufeff").split("\n"), 1)
        said = [(number, line.rstrip("\r")) for number, line in numbered]
        self.all = [(number, line) for number, line in said if line.strip() and not line.startswith("#")]
        self._taken = 0

    @property
    def next(self) -> str:
        """The line that comes; empty at the end."""
        return self.all[self._taken][1] if self._taken < len(self.all) else ""

    def take(self) -> str:
        if self._taken == len(self.all):
            self.bad("the record ends too early")
        self._taken += 1
        return self.all[self._taken - 1][1]

    def field(self, word: str) -> str:
        """The rest of a line that begins with that word."""
        text = self.take()
        if not text.startswith(f"{word}: "):
            self.bad(f"“{word}: …” is expected here")
        return text.removeprefix(f"{word}: ")

    def bad(self, problem: Words, names: Sequence[str] = ()) -> NoReturn:
        """That is wrong with the line taken last."""
        line = self.all[self._taken - 1][0] if self._taken else 1
        raise BadRecord(line, problem, names) from None


def read(text: str, game_of: Callable[[str], AnyGame | None]) -> tuple[Record, AnyGame]:
    """The record that was written, and its game; `game_of` gives the game of a key. Raises `BadRecord`."""
    if len(text) > LONGEST:
        raise BadRecord(1, "this is far too long for the record of a game")
    lines = _Lines(text)
    if lines.next != TITLE:
        raise BadRecord(1, f"a record begins with “{TITLE}”")
    lines.take()
    game = game_of(lines.field("Game"))
    if game is None:
        lines.bad("there is no such game")
    record = _moves(lines, game, _head(lines, game))
    _compare(lines, write(record, game), record.names)
    return record, game


def _head(lines: _Lines, game: AnyGame) -> Record:
    try:
        options = game.codec.load_options(json.loads(lines.field("Options")))
        seats = game.seats(options)
    except _FOREIGN:
        lines.bad("these are no options of the game")
    try:
        date = datetime.strptime(lines.field("Date"), DATE).replace(tzinfo=UTC)
    except ValueError:
        lines.bad("the date looks like 2026-05-01 18:30 UTC")
    seed = lines.field("Seed")
    players, ranks = list[Player](), list[int]()
    while seat := _SEAT.fullmatch(lines.next):
        lines.take()
        if int(seat[1]) != len(players) + 1:
            lines.bad(f"seat {len(players) + 1} is expected here")
        if seat[3] is not None and seat[3] not in (known := {**game.computers, **game.yardsticks}):
            lines.bad(f"there is no computer player “{seat[3]}” but {', '.join(known)}")
        ranks.append(int(seat[2]) - 1)
        players.append(Player(seat[4], seat[3]))
    if len(players) not in seats:
        lines.bad(f"{seats.start} to {seats.stop - 1} seats are expected, one a line: “Seat 1, rank 1: Name”")
    if sorted(ranks) != list(range(len(ranks))):
        lines.bad("the ranks of the seats are the numbers from 1 on, each once")
    return Record(game.key, Deal(tuple(ranks), options, seed, 0), tuple(players), (), int(date.timestamp()))


def _moves(lines: _Lines, game: AnyGame, record: Record) -> Record:
    deal, moves = record.deal, list[Move]()
    state = game.setup(deal.seniority, deal.options, Chance(deal.seed)).state
    while step := _STEP.match(lines.next):
        told, seat = lines.take(), int(step[1]) - 1
        if seat not in range(len(record.players)):
            lines.bad("there is no such seat", record.names)
        start = label(record, game.turn(state), len(moves) + 1, seat)
        if not told.startswith(start):
            lines.bad(f"this line should begin with “{start}”")
        try:
            move = _move(game, state, seat, _POINTS.sub("", told.removeprefix(start)))
            resigned = move.step is Step.RESIGN
            state = (game.resign(state, seat) if resigned else game.apply(state, seat, move.action)).state
        except UserError as error:
            lines.bad(error.text, record.names)
        except _FOREIGN:
            lines.bad("this is no move of the game")
        moves.append(move)
    if game.result(state) is None and lines.next != UNFINISHED:
        lines.take()
        lines.bad(f"a move is expected here, or “{UNFINISHED}”")
    return replace(record, moves=tuple(moves))


def _move(game: AnyGame, state: Any, seat: int, told: str) -> Move:
    if told == RESIGNS:
        return Move(Step.RESIGN, seat)
    late, written = told.startswith(f"{LATE}: "), told.removeprefix(LATE)
    if not written.startswith(": "):
        raise ValueError("neither a move nor a resignation")
    action = game.read(written.removeprefix(": "), game.view(state, seat))
    if late and (game.absent is None or action != game.absent(state, seat)):
        raise ValueError("nothing that the table does without somebody")
    return Move(Step.LATE if late else Step.ACT, seat, action)


def _compare(lines: _Lines, rewritten: str, names: Sequence[str]) -> None:
    """Points, places and all else that follows from the moves must be what it was said to be."""
    for said, (_, due) in zip_longest(lines.all, _Lines(rewritten).all, fillvalue=(0, "")):
        if not said[1]:
            raise BadRecord(lines.all[-1][0], "the record ends too early", names)
        if said[1] != due:
            wanted = f"this line should read “{due}”" if due else "nothing is expected after the end of the game"
            raise BadRecord(said[0], wanted, names)

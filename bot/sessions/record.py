"""A game that is over, written as a text that people can read.

    Game record 1
    Game: counting
    Options: 10
    Date: 2026-05-01 18:30 UTC
    Seed: 5f0c2e
    Seat 1, rank 2: Ann
    Seat 2, rank 1, computer strong: Robot

    1. Turn 1, seat 1, Ann: 3 [0, 0]
    2. Turn 2, seat 2, Robot resigns [1 (+1), 0]

    Seat 1, Ann: 1 point, place 1
    Seat 2, Robot: 0 points, place 2

After each move stand the points of all seats, with what it brought. `bot.sessions.record_reading` reads it again. The
seed and so all secrets are in it, hence no game that still runs is written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.core.errors import Refused
from bot.core.game import Seat
from bot.sessions.model import Entry, Session, Step
from bot.sessions.replay import AnyGame, Deal, Frame, Move, begun, public, replay

TITLE = "Game record 1"
DATE = "%Y-%m-%d %H:%M UTC"
LATE = " (late)"
RESIGNS = " resigns"
UNFINISHED = "Given up before its end."


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat in a seat; `computer` is the level of a computer player."""

    name: str
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its deal on, the deal at version 0. `game` is its key; `date` is in Unix seconds, whole minutes."""

    game: str
    deal: Deal
    players: tuple[Player, ...]
    moves: tuple[Move, ...]
    date: int

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)


def record_of(session: Session, entries: Sequence[Entry]) -> Record:
    """The record of a table by its whole log, but for what stays secret.

    Raises `Refused` unless the game is over, and `CorruptState`.
    """
    must_be_over(session)
    deal, moves = begun(session, public(entries))
    players = tuple(Player(_in_one_line(holder.name), holder.computer) for holder in session.seats)
    return Record(session.game, replace(deal, version=0), players, moves, int(session.created) // 60 * 60)


def must_be_over(session: Session, *, running: str = "refused-review-running") -> None:
    """Raises `Refused` for a game that runs, whose secrets would be told, and for one that never began.

    `running` is the message for the first, which may name the game.
    """
    if session.status.live:
        raise Refused(running, game=session.game)
    if session.state is None:
        raise Refused("refused-review-never-begun")


def write(record: Record, game: AnyGame) -> str:
    """The text. Raises what the rules raise where the moves break them."""
    frames = tuple(replay(game, record.deal, record.moves))
    steps = (_step(record, game, number, frame) for number, frame in enumerate(frames) if number)
    return "\n".join([*_head(record, game), "", *steps, "", *_end(record, game, frames[-1]), ""])


def label(record: Record, turn: int, number: int, seat: Seat) -> str:
    """What stands before a move: its number, its turn and who made it."""
    return f"{number}. Turn {turn}, seat {seat + 1}, {record.players[seat].name}"


def _head(record: Record, game: AnyGame) -> Iterator[str]:
    deal = record.deal
    yield TITLE
    yield f"Game: {record.game}"
    yield f"Options: {json.dumps(game.codec.dump_options(deal.options))}"
    yield f"Date: {datetime.fromtimestamp(record.date, UTC).strftime(DATE)}"
    yield f"Seed: {deal.seed}"
    for number, (player, rank) in enumerate(zip(record.players, deal.seniority, strict=True), 1):
        computer = "" if player.computer is None else f", computer {player.computer}"
        yield f"Seat {number}, rank {rank + 1}{computer}: {player.name}"


def _step(record: Record, game: AnyGame, number: int, frame: Frame) -> str:
    made = label(record, game.turn(frame.before), number, record.moves[number - 1].seat)
    points = zip(game.points(frame.before), game.points(frame.after), strict=True)
    stand = ", ".join(str(after) if after == before else f"{after} ({after - before:+d})" for before, after in points)
    if frame.step is Step.RESIGN:
        return f"{made}{RESIGNS} [{stand}]"
    late = LATE if frame.step is Step.LATE else ""
    return f"{made}{late}: {game.write(frame.action, record.deal.options)} [{stand}]"


def _end(record: Record, game: AnyGame, last: Frame) -> Iterator[str]:
    result = game.result(last.after)
    if result is None:
        yield UNFINISHED
        return
    for seat, (points, place) in enumerate(zip(result.points, result.places, strict=True)):
        noun = "point" if points == 1 else "points"
        yield f"Seat {seat + 1}, {record.players[seat].name}: {points} {noun}, place {place}"


def _in_one_line(name: str) -> str:
    return " ".join(name.split()) or "?"

"""Games written as texts, and read again."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.core.chance import Chance
from bot.core.errors import Refused
from bot.games.registry import GAMES
from bot.sessions.model import Entry, Person, Session, Status, Step
from bot.sessions.record import Player, Record, record_of, write
from bot.sessions.record_reading import LONGEST, BadRecord, read
from bot.sessions.replay import Deal, Move
from tests.counting import COUNTING, Count, Rules
from tests.laws.walks import Walk, walks
from tests.sessions.tables import ANN, BOB, seated

DATE = 1_800_000_000 // 60 * 60
SHORT = Record(
    "counting",
    Deal((1, 0), Rules(4), "a seed", 0),
    (Player("Ann"), Player("Robot", "greedy")),
    (Move(Step.ACT, 0, Count(1)), Move(Step.ACT, 1, Count(3))),
    DATE,
)
WRITTEN = """\
Game record 1
Game: counting
Options: 4
Date: 2027-01-15 08:00 UTC
Seed: a seed
Seat 1, rank 2: Ann
Seat 2, rank 1, computer greedy: Robot

1. Turn 1, seat 1, Ann: 1 [0, 0]
2. Turn 2, seat 2, Robot: 3 [0, 1 (+1)]

Seat 1, Ann: 0 points, place 2
Seat 2, Robot: 1 point, place 1
"""


def game_of(key: str) -> Any:
    return {**GAMES, COUNTING.key: COUNTING}.get(key)


def reread(text: str) -> Record:
    return read(text, game_of)[0]


def of_walk(walk: Walk, *, moves: int | None = None) -> Record:
    """The record of a walk, or of its beginning. Who does what an absent one would do is taken for late, at times."""
    made = []
    for number, step in enumerate(walk.steps[:moves]):
        absent = walk.game.absent and walk.game.absent(step.state, step.seat)
        late = step.action is not None and step.action == absent and number % 2
        kind = Step.RESIGN if step.action is None else Step.LATE if late else Step.ACT
        made.append(Move(kind, step.seat, step.action))
    players = tuple(Player(f"Ann, {seat}: [x] 7. (late)", "expert" if seat else None) for seat in walk.seniority)
    return Record(walk.game.key, Deal(walk.seniority, walk.options, walk.seed, 0), players, tuple(made), DATE)


class TestWriting:
    def test_a_short_game_reads_like_this(self) -> None:
        assert write(SHORT, COUNTING) == WRITTEN
        assert reread(WRITTEN) == SHORT

    def test_a_table_is_written_with_its_log(self) -> None:
        session, entries = _over()
        record = record_of(session, entries)
        assert record.moves == SHORT.moves
        assert record.names == ("A b", "?")
        assert reread(write(record, COUNTING)) == record

    @pytest.mark.parametrize("key", GAMES)
    def test_what_was_still_secret_when_a_game_was_given_up_is_not_written(self, key: str) -> None:
        hidden = 0
        for walk in walks(key):
            entries = [Entry(Step.DEAL, None, None, walk.start.events, 0.0, 5)]
            for version, step in enumerate(walk.steps[:60], 6):
                kind = Step.RESIGN if step.action is None else Step.ACT
                entries.append(Entry(kind, step.seat, step.action, step.outcome.events, 0.0, version))
                session = replace(
                    seated(*(Person(seat, "Ann") for seat in walk.seniority)),
                    game=key,
                    options=walk.options,
                    state=step.outcome.state,
                    seed=walk.seed,
                    status=Status.CLOSED,
                )
                record = replace(record_of(session, entries), players=(Player("Ann"),) * len(walk.seniority))
                seen = max(number for number, entry in enumerate(entries) if entry.events)
                assert [move.action for move in record.moves] == [entry.action for entry in entries[1 : seen + 1]]
                hidden += len(entries) - 1 - seen
        assert (hidden > 0) == (key == "qwixx")
        assert reread(write(record, walk.game)) == record

    @pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING])
    def test_a_running_game_is_not_written(self, status: Status) -> None:
        session, entries = _over()
        with pytest.raises(Refused, match="refused-review-running"):
            record_of(replace(session, status=status), entries)

    def test_a_game_that_never_began_is_not_written(self) -> None:
        with pytest.raises(Refused, match="refused-review-never-begun"):
            record_of(replace(seated(ANN, BOB), status=Status.CLOSED), ())


class TestReading:
    @pytest.mark.parametrize("key", GAMES)
    def test_every_game_comes_back_as_it_was_written(self, key: str) -> None:
        steps = set()
        for walk in walks(key):
            record = of_walk(walk)
            assert reread(write(record, walk.game)) == record
            steps |= {move.step for move in record.moves}
        assert Step.RESIGN in steps
        assert (Step.LATE in steps) == (GAMES[key].absent is not None)

    @pytest.mark.parametrize("key", GAMES)
    def test_so_does_a_game_that_was_given_up(self, key: str) -> None:
        for moves in (0, 5):
            record = of_walk(walks(key)[0], moves=moves)
            assert reread(write(record, GAMES[key])) == record

    def test_remarks_and_the_line_ends_of_other_systems_do_no_harm(self) -> None:
        assert reread("\ufeff# A fine game\r\n\r\n" + WRITTEN.replace("\n", "\r\n")) == SHORT

    @pytest.mark.parametrize(
        ("old", "new", "line", "problem"),
        [
            ("Game record 1", "Game record 2", 1, "a record begins with"),
            ("counting", "halma", 2, "no such game"),
            ("Options: 4", "Option: 4", 3, "“Options: …” is expected"),
            ("Options: 4", "Options: {", 3, "no options"),
            ("Options: 4", "Options: " + "[" * 100_000, 3, "no options"),
            ("2027-01-15", "2027-15-01", 4, "the date looks like"),
            ("Seat 2, rank 1", "Seat 3, rank 1", 7, "seat 2 is expected"),
            ("computer greedy", "computer godlike", 7, "no computer player “godlike” but greedy"),
            ("Seat 2, rank 1", "Seat 2, rank 2", 7, "the ranks"),
            ("Seat 2, rank 1, computer greedy: Robot\n", "", 6, "2 to 4 seats"),
            ("1. Turn 1, seat 1", "1. Turn 1, seat 3", 9, "no such seat"),
            ("2. Turn 2", "2. Turm 2", 10, "a move is expected here, or “Given up before its end.”"),
            ("1. Turn 1", "2. Turn 1", 9, "should begin with “1. Turn 1, seat 1, Ann”"),
            ("Ann: 1 [", "Ann: one [", 9, "no move of the game"),
            ("Ann: 1 [", "Ann 1 [", 9, "no move of the game"),
            ("Ann: 1 [", "Ann (late): 1 [", 9, "no move of the game"),
            ("Ann: 1 [0", "Ann: 1 [7", 9, "should read “1. Turn 1, seat 1, Ann: 1 [0, 0]”"),
            ("1 point, place 1", "9 points, place 1", 13, "should read “Seat 2, Robot: 1 point, place 1”"),
            ("Seat 2, Robot: 1 point, place 1\n", "", 12, "ends too early"),
            ("place 1\n", "place 1\nSeat 3\n", 14, "nothing is expected"),
        ],
    )
    def test_what_is_wrong_is_told_with_its_line(self, old: str, new: str, line: int, problem: str) -> None:
        assert old in WRITTEN
        with pytest.raises(BadRecord) as bad:
            reread(WRITTEN.replace(old, new, 1))
        assert bad.value.line == line
        assert problem in str(bad.value.problem)

    def test_a_move_against_the_rules_is_told_in_their_words(self) -> None:
        with pytest.raises(BadRecord) as bad:
            reread(WRITTEN.replace("Robot: 3 [", "Robot: 9 ["))
        assert (bad.value.line, bad.value.problem.key) == (10, "counting-too-far")  # type: ignore[union-attr] # a Text
        assert bad.value.names == ("Ann", "Robot")

    @pytest.mark.parametrize("text", ["", "\n", "Game record 1", "x" * (LONGEST + 1), "\x00\ud800"])
    def test_what_is_no_record_at_all_is_told_so(self, text: str) -> None:
        with pytest.raises(BadRecord):
            reread(text)

    @pytest.mark.parametrize("key", GAMES)
    def test_a_damaged_line_is_told_or_leaves_a_game(self, key: str) -> None:
        random = Random(key)
        walk = min(walks(key), key=lambda walk: len(walk.steps))
        lines = write(of_walk(walk, moves=9), walk.game).split("\n")
        told = 0
        for _ in range(400):
            at = random.randrange(len(lines))
            damaged = "\n".join([*lines[:at], _damaged(lines[at], random), *lines[at + 1 :]])
            try:
                record = reread(damaged)
            except BadRecord as bad:  # anything else is a traceback on somebody's terminal
                told += bad.line in range(1, len(lines) + 1)
            else:
                assert reread(write(record, walk.game)) == record
        assert told > 200


def _damaged(line: str, random: Random) -> str:
    at = random.randrange(len(line) + 1)
    match random.randrange(4):
        case 0:
            return line[:at]
        case 1:
            return line[at:]
        case 2:
            return line[:at] + random.choice("0123456789-+:,.[]{}()\"'# NRZé\t") + line[at + 1 :]
        case _:
            return line + line


def _over() -> tuple[Session, tuple[Entry, ...]]:
    """Ann and Bob counted to four; their names are unruly."""
    session = seated(ANN, BOB)
    seats = (replace(session.seats[0], name=" A\n\tb "), replace(session.seats[1], name="\u2028"))
    state = COUNTING.setup((1, 0), Rules(4), Chance("a seed")).state
    entries = [Entry(Step.DEAL, None, None, (), 0.0, 5)]
    for version, move in enumerate(SHORT.moves, 6):
        after = COUNTING.apply(state, move.seat, move.action)
        entries.append(Entry(move.step, move.seat, move.action, after.events, 0.0, version))
        state = after.state
    over = replace(
        session, seats=seats, options=Rules(4), state=state, seed="a seed", status=Status.FINISHED, created=DATE + 7.5
    )
    return over, tuple(entries)

"""`python -m bot review`: a game from its record, judged move by move."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from datetime import UTC, datetime
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tqdm import tqdm

from bot.core.figures import figure, signed, whole
from bot.core.game import Game, Seat, Weighed
from bot.core.text import Words
from bot.games import pure
from bot.i18n.catalogue import Catalogue
from bot.sessions.judging import judge
from bot.sessions.record import DATE, Player, Record
from bot.sessions.record_reading import BadRecord, read
from bot.sessions.replay import Frame, replay
from bot.sessions.review import Judged, Review
from bot.thinking import ProcessThinker, ThreadThinker

OK, WRONG, MISUSED = 0, 1, 2

AnyGame = Game[Any, Any, Any, Any]


def main(argv: Sequence[str]) -> int:
    """Runs the subcommand; the exit code is 1, after a sentence on stderr, for what is no record of a game."""
    asked = _parser().parse_args(argv)
    if asked.jobs < 1:
        return _fail("The number of jobs is at least 1.", MISUSED)
    try:
        record, game = read(Path(asked.file).read_text(encoding="utf-8"), _game_of)
    except OSError as error:
        return _fail(f"{asked.file} can't be read: {error.strerror}.")
    except UnicodeDecodeError:
        return _fail(f"{asked.file} is no text.")
    except BadRecord as bad:
        return _fail(f"{asked.file}, line {bad.line}: {_sentence(bad)}")
    frames = tuple(replay(game, record.deal, record.moves))
    review = asyncio.run(_reviewed(game, record, frames, jobs=asked.jobs))
    for line in told(game, record, frames, review):
        print("".join(letter if letter.isprintable() else "?" for letter in line))
    return OK


async def _reviewed(game: AnyGame, record: Record, frames: Sequence[Frame], *, jobs: int) -> Review:
    here = ThreadThinker({game.key: game})
    with (
        closing(ProcessThinker(jobs, longest=None, unawaited=jobs)) if jobs > 1 else nullcontext(here) as thinker,
        tqdm(total=0, unit="thought", leave=False, disable=None) as bar,
    ):

        def heard(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        return await judge(game, record.deal.seed, frames, thinker, told=heard, at_once=jobs)


def told(game: AnyGame, record: Record, frames: Sequence[Frame], review: Review) -> Iterator[str]:
    """The review, line by line."""
    yield f"{record.game}, {datetime.fromtimestamp(record.date, UTC).strftime(DATE)}, {len(record.moves)} moves"
    result = game.result(frames[-1].after)
    if result is None:
        yield "The game was given up before its end."
    else:
        for place, seat in sorted((place, seat) for seat, place in enumerate(result.places)):
            yield f"{place}. {_who(record.players[seat])}: {_points(result.points[seat])}"
    yield ""
    for seat in range(len(record.players)):
        yield f"{record.names[seat]}: {', '.join(_about(game, record, review, seat))}"
    misses = review.misses()
    yield ""
    yield "The biggest misses:" if misses else "Nothing of note was missed."
    for miss in misses:
        yield _miss(game, record, miss)


def _who(player: Player) -> str:
    return player.name if player.computer is None else f"{player.name} (computer, {player.computer})"


def _about(game: AnyGame, record: Record, review: Review, seat: Seat) -> Iterator[str]:
    accuracy, best = review.accuracy(seat), review.most_points(seat)
    yield "too few decisions for an accuracy" if accuracy is None else f"accuracy {accuracy} %"
    yield f"luck {_said(signed(review.fortune[seat]))} points"
    if best is not None:
        yield f"most points at once in turn {best.turn}: {_move(game, record, best.played)}"


def _miss(game: AnyGame, record: Record, miss: Judged) -> str:
    played, best = (_move(game, record, one) for one in (miss.played, miss.best))
    return (
        f"turn {miss.turn}, {record.names[miss.seat]}: {played}, where {best} was worth {_said(figure(miss.loss))} more"
    )


def _move(game: AnyGame, record: Record, one: Weighed[Any]) -> str:
    return f"{game.write(one.action, record.deal.options)} for {_points(one.points)}"


def _points(points: int) -> str:
    return f"{whole(points)} point" if points == 1 else f"{whole(points)} points"


def _sentence(bad: BadRecord) -> str:
    said = _said(bad.problem, bad.names)
    return said if said.endswith((".", "!", "?")) else f"{said}."


def _said(words: Words, names: Sequence[str] = ()) -> str:
    return _catalogue().say(words, names=names)


@lru_cache(maxsize=1)
def _catalogue() -> Catalogue:
    return Catalogue([files(f"bot.games.{key}") / "locales" for key in pure.names()])


def _game_of(key: str) -> AnyGame | None:
    return pure.game(key) if key in pure.names() else None


def _fail(sentence: str, code: int = WRONG) -> int:
    sys.stderr.write(sentence + "\n")
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot review",
        description="Judge a game that is over from its record, by what the strongest computer player would have done: "
        "accuracy and luck of each seat, the moves with the most points and the biggest misses.",
    )
    parser.add_argument("file", metavar="FILE", help="the record of a game, as the bot exports it")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes think")
    return parser

"""`python -m bot engine`: positions and cases from a file, answered one JSON line an item."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter

from bot.core.game import Json
from bot.games.qwirkle import engine as qwirkle
from bot.games.qwixx import engine as qwixx

Question = qwirkle.Question | qwixx.Question
QUESTIONS: Mapping[str, Callable[[Json], Question]] = {"qwirkle": qwirkle.question, "qwixx": qwixx.question}

TIMED_RUNS = 5


def main(argv: Sequence[str]) -> int:
    """Runs the subcommand; the exit code is 0, or 2 after a sentence on stderr if something can't be read.

    Items that can be read are answered even where others can't; those get an `error` in place of an answer.
    """
    options = _parser().parse_args(argv)
    if options.game not in QUESTIONS:
        return _fail(f"No engine plays {options.game}; there is one for {', '.join(QUESTIONS)}.")
    try:
        items = _items(json.loads(Path(options.file).read_text(encoding="utf-8")))
    except OSError as error:
        return _fail(f"{options.file} can't be read: {error.strerror}.")
    except (TypeError, ValueError, RecursionError):
        return _fail(f"{options.file} does not hold a JSON list of items, bare or under `cases` or `positions`.")
    unread = 0
    for item in items:
        try:
            fields = _answer(QUESTIONS[options.game](item), options)
        except ValueError as error:
            unread += 1
            fields = {"error": str(error)}
        known = item.get("id") if isinstance(item, dict) else None
        sys.stdout.write(json.dumps({"id": known, **fields}, ensure_ascii=False) + "\n")
    return _fail(f"{unread} of {len(items)} items can't be read; their lines say why.") if unread else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot engine",
        description="Answer positions and cases from a file, one JSON line an item.",
    )
    parser.add_argument("game", help="the game: " + ", ".join(QUESTIONS))
    parser.add_argument("file", help="a JSON list of items, bare or under `cases` or `positions`")
    parser.add_argument("--plays", action="store_true", help="add every legal play of a position with its points")
    parser.add_argument(
        "--time", action="store_true", help="add the mean milliseconds that the engine alone spent on the item"
    )
    return parser


def _items(content: Json) -> list[Json]:
    if isinstance(content, dict):
        content = [item for key in ("positions", "cases") if key in content for item in content[key]] or None
    if not isinstance(content, list):
        raise TypeError("no list of items")
    return content


def _answer(asked: Question, options: argparse.Namespace) -> dict[str, Json]:
    fields = asked.answer()
    if options.time:
        start = perf_counter()
        for _ in range(TIMED_RUNS):
            asked.answer()
        fields["ms"] = round((perf_counter() - start) * 1000 / TIMED_RUNS, 4)
    if options.plays and asked.plays:
        fields["plays"] = asked.plays()
    return fields


def _fail(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 2

"""`python -m bot arena`: computer players against each other, to tell how strong they are.

Games come in rounds. In a round the first player takes each seat in turn, against the second one in all others, with
the same chance: so the luck of the deal is shared. Rounds are independent of each other, which gives the error.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from tqdm import tqdm

from bot.core.chance import Chance
from bot.core.game import Game, Seat
from bot.games import pure

CONFIDENCE = 1.96
"""Standard errors to either side that hold 95 % of what chance does."""

OK, MISUSED = 0, 2


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: a game by its key and options, the level in one seat, and the level in all others."""

    game: str
    preset: str | None
    seats: int
    a: str
    b: str
    seed: str

    def level(self, seat: Seat, first: Seat) -> str:
        return self.a if seat == first else self.b


@dataclass(frozen=True, slots=True)
class Played:
    """A game from the first player's side: its share of the win (a whole, a part, nothing), points, thinking times.

    `others` are the mean points of the other seats; `times` are seconds of computing a move, the first player's and
    the others', whatever else the machine is doing.
    """

    share: float
    points: int
    others: float
    times: tuple[tuple[float, ...], tuple[float, ...]]


def play_round(match: Match, number: int) -> tuple[Played, ...]:
    """One game for each seat that the first player can take."""
    return tuple(_play(match, number, first) for first in range(match.seats))


def _play(match: Match, number: int, first: Seat) -> Played:
    game = pure.game(match.game)
    options = game.default if match.preset is None else game.presets[match.preset]
    chance = Chance(f"{match.seed} {number}")
    state = game.setup(range(match.seats), options, chance.apart("table")).state
    times: tuple[list[float], list[float]] = ([], [])
    moves = 0
    while actors := game.actors(state):
        seat = min(actors)
        choose = game.computer(match.level(seat, first))
        view = game.view(state, seat)
        began = process_time()
        action = choose(view, chance.apart(f"computer {moves} {seat}"))
        times[seat != first].append(process_time() - began)
        state = game.apply(state, seat, action).state
        moves += 1
    return _seen_by(game, state, first, times)


def _seen_by(game: Game[Any, Any, Any, Any], state: Any, seat: Seat, times: tuple[list[float], list[float]]) -> Played:
    result = game.result(state)
    if result is None:
        raise AssertionError("a game that waits for nobody is over")
    others = [points for other, points in enumerate(result.points) if other != seat]
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return Played(share, result.points[seat], fmean(others), (tuple(times[0]), tuple(times[1])))


def win_rate(rounds: Sequence[Sequence[Played]]) -> tuple[float, float]:
    """The first player's part of the wins, and how far chance may have moved it to either side (95 %).

    For the error a round that was won and one that was lost are thought beside those that were played: after a few
    rounds that all ended alike it is not nothing.
    """
    rates = [fmean(played.share for played in games) for games in rounds]
    cautious = [*rates, 0.0, 1.0]
    return fmean(rates), CONFIDENCE * stdev(cautious) / sqrt(len(cautious))


def told(match: Match, rounds: Sequence[Sequence[Played]]) -> Iterator[str]:
    """The outcome, line by line."""
    games = [played for games in rounds for played in games]
    rate, error = win_rate(rounds)
    table = " ".join(filter(None, (match.game, match.preset)))
    yield f"{table}, {match.seats} seats, {len(games)} games, seed {match.seed}: {match.a} against {match.b}"
    yield f"{match.a} wins {100 * rate:.1f} % ± {100 * error:.1f} (fair share {100 / match.seats:.1f} %)"
    yield f"mean scores: {match.a} {fmean(one.points for one in games):.1f}, {match.b} {_mean_others(games):.1f}"
    for side, level in enumerate((match.a, match.b)):
        times = [1000 * seconds for one in games for seconds in one.times[side]]
        if times:
            yield f"milliseconds a move: {level} {fmean(times):.1f} on average, {max(times):.1f} at most"


def _mean_others(games: Sequence[Played]) -> float:
    return fmean(one.others for one in games)


def main(argv: Sequence[str]) -> int:
    """Runs the subcommand; the exit code is 0, or 2 after a sentence on stderr if it can't be played."""
    asked = _parser().parse_args(argv)
    problem = _problem(asked)
    if problem is not None:
        print(problem, file=sys.stderr)
        return MISUSED
    match = Match(asked.game, asked.preset, asked.seats, asked.a, asked.b, asked.seed)
    count = -(-asked.games // asked.seats)
    with tqdm(total=count * asked.seats, unit="game") as bar:
        rounds = []
        for games in _rounds(match, count, jobs=asked.jobs):
            rounds.append(games)
            bar.update(len(games))
    print(*told(match, rounds), sep="\n")
    return OK


def _rounds(match: Match, count: int, *, jobs: int) -> Iterator[tuple[Played, ...]]:
    play: Callable[[int], tuple[Played, ...]] = partial(play_round, match)
    if jobs == 1:
        yield from map(play, range(count))
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play, range(count))


def _problem(asked: argparse.Namespace) -> str | None:
    """Why that can't be played, in a sentence."""
    if asked.game not in pure.names():
        return f"There is no game {asked.game}; there are {_listed(pure.names())}."
    game, levels = pure.game(asked.game), _levels(asked.game)
    for level in (asked.a, asked.b):
        if level not in levels:
            return f"No computer player of {asked.game} is called {level}; there are {_listed(levels)}."
    if asked.preset is not None and asked.preset not in game.presets:
        return f"There is no preset {asked.preset}; there are {_listed(game.presets)}."
    seats = game.seats(game.default if asked.preset is None else game.presets[asked.preset])
    if asked.seats not in seats:
        return f"That game is for {seats.start} to {seats.stop - 1} seats."
    if asked.games < 1 or asked.jobs < 1:
        return "The numbers of games and of jobs are at least 1."
    return None


def _levels(key: str) -> tuple[str, ...]:
    game = pure.game(key)
    return (*game.computers, *game.yardsticks)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot arena",
        description="Let two computer players meet in paired games: same chance, seats swapped. "
        "Prints the win rate with its 95 % error, the mean scores and the milliseconds a move.",
        epilog="levels: " + "; ".join(f"{key}: {_listed(_levels(key))}" for key in pure.names()),
    )
    parser.add_argument("game", metavar="GAME", help="the game: " + _listed(pure.names()))
    parser.add_argument("--a", metavar="LEVEL", required=True, help="the level in one seat")
    parser.add_argument("--b", metavar="LEVEL", required=True, help="the level in all other seats")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many games, rounded up to whole rounds"
    )
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes play (1)")
    parser.add_argument("--seats", type=int, default=2, metavar="K", help="how many sit at the table (2)")
    parser.add_argument("--preset", metavar="NAME", help="an edition or variant instead of the usual one")
    return parser

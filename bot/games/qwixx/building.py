"""`python -m bot tables qwixx`: computes the tables of the computer players anew."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from tqdm import tqdm

from bot.games.qwixx import solving
from bot.games.qwixx.packing import Packed, Solved, packed
from bot.games.qwixx.standing import CLOSED, STANDINGS, described
from bot.games.qwixx.state import MOST_MISSES, Variant
from bot.games.qwixx.worth import FOLDER, PACES, SUFFIX

RANK = 40
ORDINARY = 2
"""Numbers that a row skips without being thought of as unlikely."""


def main(arguments: Sequence[str]) -> int:
    """Writes a file for each layout that has tables, and says how exact it is."""
    parser = argparse.ArgumentParser(
        prog="python -m bot tables qwixx",
        description="Computes the tables of Qwixx's computer players anew. It takes up to an hour, and 2 GB of memory.",
    )
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).parent / FOLDER, metavar="FOLDER", help="where to (the bot's own)"
    )
    parser.add_argument(
        "--variant", choices=[variant.value for variant in PACES], action="append", help="only this one"
    )
    given = parser.parse_args(arguments)
    folder: Path = given.out
    folder.mkdir(parents=True, exist_ok=True)
    for variant in map(Variant, given.variant or [variant.value for variant in PACES]):
        made = build(variant)
        file = folder / (variant.value + SUFFIX)
        file.write_bytes(made.data)
        sys.stdout.write(f"{file}: {len(made.data)} bytes, off by {made.mean:.3f} points on average\n")
    return 0


def build(variant: Variant) -> Packed:
    """The file of a layout, with a progress bar."""
    wanted = [(seats, pace) for seats, paces in PACES[variant].items() for pace in paces]
    solved = []
    with tqdm(total=len(wanted) * MOST_MISSES, desc=variant.value) as bar:
        for seats, pace in wanted:
            solved.append(Solved(seats, pace, solving.solve(variant, seats, pace, lambda _: bar.update())))
    alike, mirrored = variant in solving.ALIKE, variant in solving.MIRRORED
    return packed(solved, rank=RANK, weights=weights(variant), alike=alike, mirrored=mirrored)


def weights(variant: Variant) -> solving.Array:
    """By pair, how likely it is met: rows that skipped many numbers hardly are."""
    skipped = [last + 1 - crosses for last, crosses in map(described, range(CLOSED))]
    by_row = np.ones(STANDINGS)
    by_row[:CLOSED] = [max(0.03, np.exp(-max(0, gone - ORDINARY) / 2)) for gone in skipped]
    by_row[CLOSED] = 0.5
    by_pair: solving.Array = by_row[solving.board_of(variant).pairs].prod(axis=1)
    return by_pair

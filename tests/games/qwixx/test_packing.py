from __future__ import annotations

import numpy as np
import pytest

from bot.games.qwixx.packing import Packed, Solved, packed
from bot.games.qwixx.worth import Tables, unpacked

PAIRS, RANK, SEATS, MISSES = 7, 3, 2, 4


def _solved(*, mirrored: bool) -> list[Solved]:
    """Points that are products of vectors as long as the rank."""
    random = np.random.default_rng(5)
    upper, lower = random.uniform(1, 2, (2, PAIRS, RANK))
    found = []
    for pace in (0.05, 0.2):
        cores = random.uniform(5, 9, (SEATS, MISSES, RANK, RANK))
        points = upper @ (cores + cores.swapaxes(2, 3)) @ upper.T if mirrored else upper @ cores @ lower.T
        found.append(Solved(SEATS, pace, points))
    return found


def _looked_up(tables: Tables, pace: int, turns: int, misses: int) -> list[list[float]]:
    core = np.array(tables.core(SEATS, pace, turns=turns, misses=misses))
    upper = np.array([tables.vector(pair, lower=False) for pair in range(PAIRS)])
    lower = np.array([tables.vector(pair, lower=True) for pair in range(PAIRS)])
    looked_up: list[list[float]] = (upper @ core @ lower.T).tolist()
    return looked_up


def _packed(solved: list[Solved], *, rank: int, mirrored: bool) -> Packed:
    return packed(solved, rank=rank, weights=np.linspace(0.2, 1, PAIRS), alike=False, mirrored=mirrored)


@pytest.mark.parametrize("mirrored", [True, False])
def test_what_was_packed_is_read_again(mirrored: bool) -> None:
    solved = _solved(mirrored=mirrored)
    tables = unpacked(_packed(solved, rank=RANK, mirrored=mirrored).data)
    assert tables.paces == {SEATS: (0.05, 0.2)}
    for pace, one in enumerate(solved):
        for turns in range(SEATS):
            for misses in range(MISSES):
                assert np.allclose(_looked_up(tables, pace, turns, misses), one.points[turns, misses], rtol=1e-3)


def test_the_error_is_told() -> None:
    solved = _solved(mirrored=False)
    rough, fine = _packed(solved, rank=1, mirrored=False), _packed(solved, rank=RANK, mirrored=False)
    assert fine.mean <= fine.worst < 0.1 < rough.mean < rough.worst

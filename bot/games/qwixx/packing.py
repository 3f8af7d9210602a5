"""Qwixx, making the tables small: what `worth` reads, from what `solving` found."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = "np.ndarray[Any, Any]"
WHOLE = 32767


@dataclass(frozen=True, slots=True)
class Solved:
    """The points still to come of all sheets, `[turns, misses, pair, pair]`, for a number of seats and a pace."""

    seats: int
    pace: float
    points: Array


@dataclass(frozen=True, slots=True)
class Packed:
    """A file's bytes, and how far the points read from it are from those solved: at most, and on average by weight."""

    data: bytes
    worst: float
    mean: float


def packed(solved: Sequence[Solved], *, rank: int, weights: Array, alike: bool, mirrored: bool) -> Packed:
    """The file of a layout. `solved` has the same paces, in rising order, for each number of seats that it has;
    `weights` say by pair how much an error matters.
    """
    upper = _in_steps(_basis(solved, rank, weights, side=0))
    lower = upper if mirrored else _in_steps(_basis(solved, rank, weights, side=1))
    bases = (upper[0] * upper[1], lower[0] * lower[1])
    fits = [np.linalg.pinv(weights[:, None] * basis) * weights for basis in bases]
    share = np.outer(weights, weights) / weights.sum() ** 2
    bodies, scales, paces, worst, total = {}, {}, {}, 0.0, 0.0
    for seats in sorted({one.seats for one in solved}):
        cores: list[Array] = []
        scales[seats], paces[seats] = list[float](), list[float]()
        for one in sorted((one for one in solved if one.seats == seats), key=lambda one: one.pace):
            paces[seats].append(one.pace)
            for points in one.points.reshape(-1, *one.points.shape[2:]):
                core = fits[0] @ points.astype(np.float64) @ fits[1].T
                scale = float(np.abs(core).max()) / WHOLE
                whole = np.rint(core / scale)
                scales[seats].append(scale)
                cores.append(whole[np.triu_indices(rank)] if mirrored else whole.ravel())
                error = np.abs(bases[0] @ (whole * scale) @ bases[1].T - points)
                worst, total = max(worst, float(error.max())), total + float((error * share).sum())
        bodies[seats] = np.concatenate(cores)
    vectors = [upper] if mirrored else [upper, lower]
    parts = [*(whole.ravel() for whole, _ in vectors), *bodies.values()]
    head = {
        "alike": alike,
        "mirrored": mirrored,
        "rank": rank,
        "steps": [steps.tolist() for _, steps in vectors],
        "paces": paces,
        "scales": scales,
        "starts": np.cumsum([0, *(part.size for part in parts)])[:-1].tolist(),
    }
    body = np.concatenate(parts).astype("<i2").tobytes()
    return Packed(
        zlib.compress(json.dumps(head).encode() + b"\n" + body, 9), worst, total / sum(map(len, scales.values()))
    )


def _basis(solved: Sequence[Solved], rank: int, weights: Array, *, side: int) -> Array:
    """The directions in which pairs differ most, each as a column."""
    square: Any = 0.0
    for one in solved:
        for points in one.points.reshape(-1, *one.points.shape[2:]):
            turned = (points if side == 0 else points.T) * np.outer(weights, weights)
            square = square + turned @ turned.T
    _, directions = np.linalg.eigh(square)
    kept: Array = directions[:, ::-1][:, :rank] / weights[:, None]
    return kept


def _in_steps(basis: Array) -> tuple[Array, Array]:
    """Whole numbers, and what a step of each column is."""
    steps = np.abs(basis).max(axis=0) / WHOLE
    return np.rint(basis / steps), steps

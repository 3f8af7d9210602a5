from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from bot.games import tables
from bot.games.qwixx import building, solving
from bot.games.qwixx.packing import Array
from bot.games.qwixx.solving import board_of
from bot.games.qwixx.standing import CLOSED, EMPTY, standing
from bot.games.qwixx.state import MOST_MISSES, Variant
from bot.games.qwixx.worth import unpacked

PAIRS = 45
PACES = {Variant.CLASSIC: {2: (0.05, 0.2), 3: (0.1,)}, Variant.MIXX_B: {2: (0.1,)}}


def _points(seats: int, pace: float) -> Array:
    """Points by turns, misses and pairs that are products of one number for each."""
    by_pair = np.linspace(1, 2, PAIRS)
    shares = np.outer(1 + np.arange(seats), MOST_MISSES - np.arange(MOST_MISSES))
    points: Array = np.multiply.outer(shares * 20 * (1 - pace), np.outer(by_pair, by_pair))
    return points.astype(np.float32)


def _solve(_variant: Variant, seats: int, pace: float, solved: Callable[[int], object]) -> Array:
    for misses in reversed(range(MOST_MISSES)):
        solved(misses)
    return _points(seats, pace)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sheets of few pairs, solved at once: the real ones take minutes each."""
    monkeypatch.setattr(building, "PACES", PACES)
    monkeypatch.setattr(solving, "solve", _solve)
    monkeypatch.setattr(building, "weights", lambda _: np.ones(PAIRS))


class TestTheCommand:
    def test_writes_the_file_of_a_variant_and_says_how_exact_it_is(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folder = tmp_path / "new" / "tables"
        assert tables.main(["qwixx", "--out", str(folder), "--variant", "classic"]) == 0
        file = folder / "classic.table"
        assert list(folder.iterdir()) == [file]
        told = capsys.readouterr()
        said = re.escape(f"{file}: {file.stat().st_size} bytes, off by ") + r"0\.00\d points on average\n"
        assert re.fullmatch(said, told.out)
        assert "classic: 100%" in told.err
        assert "12/12" in told.err

    def test_what_it_wrote_can_be_looked_up(self, tmp_path: Path) -> None:
        tables.main(["qwixx", "--out", str(tmp_path), "--variant", "classic"])
        read = unpacked((tmp_path / "classic.table").read_bytes())
        assert read.paces == PACES[Variant.CLASSIC]
        for seats, paces in read.paces.items():
            for at, pace in enumerate(paces):
                core = np.array(read.core(seats, at, turns=1, misses=2))
                upper, lower = (
                    np.array([read.vector(pair, lower=low) for pair in range(PAIRS)]) for low in (False, True)
                )
                assert np.allclose(upper @ core @ lower.T, _points(seats, pace)[1, 2], rtol=1e-2)

    def test_computes_every_variant_that_has_tables_of_its_own(self, tmp_path: Path) -> None:
        assert tables.main(["qwixx", "--out", str(tmp_path)]) == 0
        assert {file.name for file in tmp_path.iterdir()} == {"classic.table", "mixx-b.table"}

    @pytest.mark.parametrize("arguments", [["qwixx", "--variant", "mixx-a"], ["chess"], []])
    def test_says_what_there_is_instead_of_what_is_not(
        self, arguments: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit) as end:
            tables.main(arguments)
        assert end.value.code == 2
        assert "usage: python -m bot tables" in capsys.readouterr().err


def test_sheets_that_skipped_many_numbers_matter_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    weights, number = building.weights(Variant.CLASSIC), board_of(Variant.CLASSIC).number
    near, far = standing(4, 4), standing(8, 1)
    assert len(weights) == number.max() + 1
    assert weights[number[EMPTY, near]] == 1 > weights[number[EMPTY, CLOSED]] > weights[number[EMPTY, far]] > 0

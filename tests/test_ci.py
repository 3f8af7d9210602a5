"""What `.ci/run` promises."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = "python3 -m venv .venv && .venv/bin/pip install -q -e '.[dev]' && .venv/bin/python -m pytest"


def test_it_runs_the_test_command_of_the_readme() -> None:
    assert TESTS in (ROOT / "README.md").read_text("utf-8")
    assert TESTS in (ROOT / ".ci" / "run").read_text("utf-8")


def test_it_can_be_started() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_a_host_starts_the_bot_as_the_procfile_says() -> None:
    assert (ROOT / "Procfile").read_text("utf-8") == "worker: python -m bot\n"

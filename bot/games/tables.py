"""`python -m bot tables GAME`: computes what a game's computer players know by heart."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from importlib import import_module

BUILDERS: Mapping[str, str] = {"qwixx": "bot.games.qwixx.building"}
"""By game, the module whose `main` computes its tables. It may need what playing does not."""


def main(arguments: Sequence[str]) -> int:
    """Hands the rest of the line to the game's own builder."""
    parser = argparse.ArgumentParser(
        prog="python -m bot tables",
        description="Computes the tables of a game's computer players anew. The bot comes with them; nobody has to.",
        epilog="`python -m bot tables GAME --help` tells more.",
    )
    parser.add_argument("game", choices=BUILDERS)
    game = parser.parse_args(arguments[:1]).game
    code: int = import_module(BUILDERS[game]).main(arguments[1:])
    return code

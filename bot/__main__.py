"""The command line: a word for each thing the bot can do. A command is imported only when it is asked for."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module

from bot.config import SettingsError, load_settings
from bot.i18n.catalogue import Catalogue
from bot.storage.database import StorageUnavailable

ABOUT = "Qwirkle and Qwixx in a Discord channel."
EPILOG = (
    "`python -m bot COMMAND --help` tells more. Settings come from the environment and from .env; see .env.example."
)
NEEDS_TABLES = "This command needs what computes tables. Install it with: pip install '.[tables]'"
NEEDS_PLAY = "This command needs the simulated Discord. Install it with: pip install '.[play]'"

OK, WRONG, MISUSED, INTERRUPTED = 0, 1, 2, 130
NEEDS: Mapping[str, str] = {"simcord": NEEDS_PLAY, "numpy": NEEDS_TABLES, "numba": NEEDS_TABLES}
"""What is said when a package of an extra is not there."""


@dataclass(frozen=True, slots=True)
class Command:
    """One word of the command line. `start` takes the rest of the line and gives the exit code."""

    summary: str
    start: Callable[[Sequence[str]], int]


def run(arguments: Sequence[str]) -> int:
    """The real bot, until it is stopped."""
    argparse.ArgumentParser(
        prog="python -m bot run",
        description="Runs the bot on Discord until it is stopped by Ctrl-C or SIGTERM. It needs DISCORD_TOKEN.",
    ).parse_args(arguments)
    settings = load_settings(token_needed=True)
    from bot import app

    return app.run(settings)


def handed_to(module: str) -> Callable[[Sequence[str]], int]:
    """A command that has a `main(arguments) -> int` of its own."""

    def start(arguments: Sequence[str]) -> int:
        code: int = import_module(module).main(arguments)
        return code

    return start


COMMANDS: Mapping[str, Command] = {
    "run": Command("run the bot on Discord (what happens without a command)", run),
    "play": Command(
        "play with the same bot in a local browser page, no token needed", handed_to("bot.playground.serve")
    ),
    "demo": Command("let it play a whole game by itself and keep the pictures", handed_to("bot.playground.demo")),
    "check": Command("verify settings, database and fonts; print the invite link", handed_to("bot.check")),
    "arena": Command("let computer players meet, to tell how strong they are", handed_to("bot.arena")),
    "review": Command("judge a game move by move from its record", handed_to("bot.review")),
    "tables": Command("compute the tables of computer players anew", handed_to("bot.games.tables")),
    "engine": Command("judge positions and moves from a file", handed_to("bot.engine")),
}


def main(argv: Sequence[str]) -> int:
    """Runs one command and gives its exit code; what a host can mend ends in a sentence, never in a traceback."""
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description=ABOUT,
        epilog="commands:\n"
        + "".join(f"  {name:8}{command.summary}\n" for name, command in COMMANDS.items())
        + "\n"
        + EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", nargs="?", default="run", choices=COMMANDS, metavar="COMMAND")
    command = COMMANDS[parser.parse_args(argv[:1]).command]
    try:
        return command.start(argv[1:])
    except SettingsError as error:
        print(*error.problems, sep="\n", file=sys.stderr)
        return MISUSED
    except StorageUnavailable as error:
        print(Catalogue(()).say(error.text), file=sys.stderr)
        return WRONG
    except ModuleNotFoundError as error:
        package = (error.name or "").split(".")[0]
        if package not in NEEDS:
            raise
        print(NEEDS[package], file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Who read the output has had enough, `head` for example; Python must not try to write the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Who may import whom."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import grimp
import pytest
from importlinter.application.use_cases import lint_imports
from importlinter.configuration import configure

ROOT = Path(__file__).parents[2]
IMPURE = frozenset(
    {
        "render",
        "table",
        "tiles",
        "symbols",
        "sprites",
        "emoji",
        "face",
        "offering",
        "commands",
        "composer",
        "composer_panel",
        "pad",
        "position",
    }
)
"""The files of a game that draw, wait or speak to Discord. Every other one is pure."""

SPEAKING_DISCORD = ("bot.app", "bot.check", "bot.discord_ui", "bot.playground")
SPEAKING_DISCORD_IN_A_GAME = frozenset({"commands", "composer", "composer_panel", "pad"})


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("bot", include_external_packages=True, cache_dir=None)


def files_of_games() -> list[str]:
    games = ROOT / "bot" / "games"
    return sorted(f"bot.games.{file.parent.name}.{file.stem}" for file in games.glob("*/[!_]*.py"))


def last(module: str) -> str:
    return module.rpartition(".")[2]


BUILDING = frozenset({"building", "solving", "packing"})
"""The files of a game that compute what it comes with. They need packages that playing does not."""

PURE = [module for module in files_of_games() if last(module) not in IMPURE | BUILDING]


FOREIGN = ("discord", "PIL", "aiosqlite", "asyncio", "bot.rendering.canvas", "bot.sessions.model", "numpy", "tqdm")


def test_the_contracts_of_the_project_hold() -> None:
    configure()
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), cache_dir=None, is_debug_mode=False)


@pytest.mark.parametrize("module", PURE)
def test_a_pure_file_reaches_nothing_impure(module: str) -> None:
    for foreign in (
        "discord",
        "PIL",
        "aiosqlite",
        "asyncio",
        "bot.rendering.canvas",
        "bot.sessions.model",
        "numpy",
        "tqdm",
    ):
        if foreign in imports().modules:
            assert imports().find_shortest_chain(module, foreign) is None


def test_a_worker_that_imports_every_pure_file_stays_small() -> None:
    script = f"import sys, {', '.join(PURE)}\nprint(*sorted({{'discord', 'PIL', 'aiosqlite'}} & set(sys.modules)))"
    worker = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert worker.stdout.split() == []


def test_only_the_edge_speaks_to_discord() -> None:
    def may(module: str) -> bool:
        in_a_game = module.startswith("bot.games.") and last(module) in SPEAKING_DISCORD_IN_A_GAME
        return in_a_game or any(module == edge or module.startswith(f"{edge}.") for edge in SPEAKING_DISCORD)

    speaking = imports().find_modules_that_directly_import("discord")
    assert "bot.discord_ui.permissions" in speaking
    assert [module for module in sorted(speaking) if not may(module)] == []


class TestStrangersToGames:
    """A game is a folder and a line in the registry; the shared layers know none of them."""

    SHARED = ("core", "sessions", "storage", "discord_ui", "rendering")
    WORDS = re.compile(r"qwirkle|qwixx|iello|gamerules|mixx|\btiles?\b|\bbags?\b|\bhands\b|\bdice\b", re.IGNORECASE)

    @pytest.mark.parametrize("layer", SHARED)
    def test_a_shared_layer_names_no_game_nor_its_things(self, layer: str) -> None:
        files = [file for file in (ROOT / "bot" / layer).rglob("*") if file.suffix in (".py", ".sql", ".ftl")]
        assert files
        named = {file.name: found for file in files if (found := self.WORDS.findall(file.read_text("utf-8")))}
        assert named == {}

    def test_only_the_registry_puts_them_together(self) -> None:
        graph = imports()
        games = {module for module in graph.modules if module.startswith("bot.games.") and module.count(".") > 2}
        importing = {importer for game in games for importer in graph.find_modules_that_directly_import(game)}
        strangers = {importer for importer in importing if not importer.startswith("bot.games.")}
        assert strangers == {"bot.engine"}


def test_packages_of_games_are_empty() -> None:
    """Importing one pure file must not import its neighbours."""
    assert [file for file in (ROOT / "bot" / "games").rglob("__init__.py") if file.read_text("utf-8")] == []

"""The games of this bot. A new one is a folder beside this file and a line in it.

The folder is called by the game's key, and its file `game.py` has the game in capitals: `bot.games.chess.game.CHESS`.
By that `bot.worker` and the commands find it, which must not load this file and Discord with it.
If it is to answer files on the command line, it has a line in `bot/engine.py` as well, which must not load Discord.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.core.game import Game
from bot.discord_ui.house import Desk
from bot.games.qwirkle.commands import DESK as QWIRKLE
from bot.games.qwixx.commands import DESK as QWIXX

DESKS: Mapping[str, Desk] = MappingProxyType({desk.key: desk for desk in (QWIRKLE, QWIXX)})
GAMES: Mapping[str, Game[Any, Any, Any, Any]] = MappingProxyType({key: desk.game for key, desk in DESKS.items()})

"""Qwirkle as a record of the registry."""

from __future__ import annotations

from types import MappingProxyType

from bot.core.game import Game
from bot.games.qwirkle import record, rules
from bot.games.qwirkle.codec import CODEC
from bot.games.qwirkle.computers import COMPUTERS
from bot.games.qwirkle.luck import fortune
from bot.games.qwirkle.state import Action, Edition, Options, State, View
from bot.games.qwirkle.weighing import weigh
from bot.games.qwirkle.yardsticks import YARDSTICKS

QWIRKLE: Game[State, Action, View, Options] = Game(
    key="qwirkle",
    presets=MappingProxyType({edition.value: Options(edition) for edition in Edition}),
    default=Options(),
    seats=rules.seats,
    setup=rules.setup,
    actors=rules.actors,
    legal=rules.legal,
    apply=rules.apply,
    resign=rules.resign,
    view=rules.view,
    result=rules.result,
    round=rules.turn,
    turn=rules.turn,
    codec=CODEC,
    computers=COMPUTERS,
    yardsticks=YARDSTICKS,
    weigh=weigh,
    fortune=fortune,
    points=lambda state: state.scores,
    write=record.write,
    read=record.read,
)

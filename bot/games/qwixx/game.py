"""Qwixx as a record of the registry."""

from __future__ import annotations

from types import MappingProxyType

from bot.core.game import Game
from bot.games.qwixx import record, rules
from bot.games.qwixx.codec import CODEC
from bot.games.qwixx.computers import COMPUTERS
from bot.games.qwixx.luck import fortune
from bot.games.qwixx.state import Action, Options, State, Variant, View
from bot.games.qwixx.turns import scored, scores
from bot.games.qwixx.weighing import weigh
from bot.games.qwixx.yardsticks import YARDSTICKS

QWIXX: Game[State, Action, View, Options] = Game(
    key="qwixx",
    presets=MappingProxyType({variant.value: Options(variant) for variant in Variant}),
    default=Options(),
    seats=rules.seats,
    setup=rules.setup,
    actors=rules.actors,
    legal=rules.legal,
    apply=rules.apply,
    resign=rules.resign,
    view=rules.view,
    result=rules.result,
    round=rules.step,
    turn=lambda state: state.turn,
    codec=CODEC,
    computers=COMPUTERS,
    yardsticks=YARDSTICKS,
    weigh=weigh,
    fortune=fortune,
    points=scores,
    write=record.write,
    read=record.read,
    absent=rules.absent,
    scored=scored,
)

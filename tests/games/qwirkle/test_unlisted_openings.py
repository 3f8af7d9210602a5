"""A first play may begin elsewhere on the empty table than the listed ones do; what was made is weighed as well."""

from __future__ import annotations

from dataclasses import replace

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.game import QWIRKLE
from tests.games.qwirkle.tables import play, table


def test_it_is_weighed_like_the_one_that_is_listed() -> None:
    state = replace(table(hands=("RC RS RD BL BL YX", "GC GS GD PL PL OX")), opening=3)
    listed, elsewhere = play("RC N30, RS O30, RD P30"), play("RC M30, RS N30, RD O30")
    rules.apply(state, 0, elsewhere)
    assert elsewhere not in list(rules.legal(state, 0))
    weighed = {one.action: one for one in QWIRKLE.weigh(rules.view(state, 0), Chance("seed"), (elsewhere,))}
    assert weighed[elsewhere].points == weighed[listed].points == 3

from __future__ import annotations

from dataclasses import replace

from bot.core.chance import Chance
from bot.games.qwirkle import rules
from bot.games.qwirkle.state import Action, Play, Swap
from bot.games.qwirkle.weighing import weigh
from tests.games.qwirkle.tables import IELLO, play, rows, swap, table

CHANCE = Chance("weighing")

FEW = table(board=rows("RC RX RD"), hands=["RS GX BT OD YL PC", "OC OX GD GS PT PL"])


class TestTheMoves:
    def test_come_with_those_that_were_named_and_the_others_stay_as_they_were(self) -> None:
        named: list[Action] = [swap("RS GX"), play("GX O31"), swap("GX BT OD YL PC RS")]
        alone = weigh(rules.view(FEW, 0), CHANCE)
        together = weigh(rules.view(FEW, 0), CHANCE, named)
        assert [one for one in together if one.action in {one.action for one in alone}] == alone
        assert {one.action for one in together} == {one.action for one in alone} | set(named)

    def test_have_plays_and_exchanges_among_them(self) -> None:
        kinds = {type(one.action) for one in weigh(rules.view(FEW, 0), CHANCE)}
        assert kinds == {Play, Swap}

    def test_are_exchanges_alone_where_nothing_fits(self) -> None:
        state = table(board=rows("RC"), hands=["GX BS BS", "OC"])
        weighed = weigh(rules.view(state, 0), CHANCE)
        assert {type(one.action) for one in weighed} == {Swap}
        assert weighed[0].points == 0

    def test_come_with_the_points_of_the_last_tile(self) -> None:
        state = table(board=rows("RC RX"), hands=["RD", "OC GS"], bag="")
        assert weigh(rules.view(state, 0), CHANCE)[0].points == 3 + 6

    def test_risk_what_they_open(self) -> None:
        board = rows("RC RX RD RS")
        state = table(board=board, hands=["RT GL GL PL PL PL", "PD YX YS BL GL OX"])
        weighed = {one.action: one for one in weigh(rules.view(state, 0), CHANCE, [swap("GL")])}
        assert weighed[play("RT M30")].risk > 0
        assert weighed[swap("GL")].risk == 0


class TestEveryTable:
    def test_of_many_seats_or_with_seats_that_were_left_is_thought_through(self) -> None:
        hands = ["RS OX GD", "OC PC PD", "YC YX BX", "GC GX"]
        for options in (table(hands=hands).options, IELLO):
            full = table(board=rows("RC RX"), hands=hands, options=options)
            for state in (full, rules.resign(full, 2).state):
                best = weigh(rules.view(state, 0), CHANCE)[0]
                rules.apply(state, 0, best.action)

    def test_whose_bag_runs_out_too(self) -> None:
        for bag in ("YC", "YC GS", ""):
            state = table(board=rows("RC RX"), hands=["RS OX GD", "OC PC PD", "YT YX BX"], bag=bag)
            rules.apply(state, 0, weigh(rules.view(state, 0), CHANCE)[0].action)


def test_the_order_in_which_the_tiles_came_to_the_table_does_not_matter() -> None:
    sight = rules.view(FEW, 0)
    turned = replace(sight, board=dict(reversed(list(sight.board.items()))))
    assert weigh(turned, CHANCE) == weigh(sight, CHANCE)

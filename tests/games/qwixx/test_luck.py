from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from math import sqrt
from statistics import fmean, stdev

import pytest

from bot.core.chance import Chance
from bot.core.game import Seat, Transition
from bot.games.qwixx import rules
from bot.games.qwixx.dice import FACES, roll_dice
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.judging import Judge, judged
from bot.games.qwixx.luck import OWN_SHEET, expected, fortune, opened
from bot.games.qwixx.state import Colour, Options, Pass, Roll, Rolled, State, Variant
from bot.games.qwixx.turns import open_white
from tests.games.qwixx.tables import BIG_POINTS, act, decided, table

ROLLS = 80
FACE = range(1, FACES + 1)
SEATS = range(2, 6)
LATE = ((0, 1, 2, 3, 4, 6), (6,), (7,), (7,))
"""The crosses by row of a sheet on which a row may be closed."""


@cache
def _game(variant: Variant, seats: int) -> tuple[tuple[State, Transition[State]], ...]:
    """The steps of a game by players that overlook marks, each with the state before it."""
    play = QWIXX.computer("casual")
    state, found = rules.setup(range(seats), Options(variant), Chance(f"luck {variant} {seats}")).state, []
    while waiting := rules.actors(state):
        seat = min(waiting)
        step = rules.apply(state, seat, play(rules.view(state, seat), Chance(f"{state.step} {seat}")))
        found.append((state, step))
        state = step.state
    return tuple(found)


def _best(state: State, seat: Seat) -> float:
    return judged(rules.view(state, seat), OWN_SHEET)[0].worth


def _expected(state: State, seat: Seat) -> float:
    return expected(Judge(rules.view(state, seat), OWN_SHEET))


def _next_turn(state: State) -> State:
    return replace(state, turn=state.turn + 1)


class TestFortune:
    def test_is_nothing_while_no_dice_are_rolled(self) -> None:
        before = table("R2", "", dice="12 R2 Y6 G1 B1")
        after = rules.apply(before, 1, Pass()).state
        assert after.turn == before.turn
        assert fortune(before, after, Chance("a")) == (0.0, 0.0)

    def test_good_dice_are_luck_and_bad_ones_are_not(self) -> None:
        def luck(dice: str) -> float:
            before = table("R2 R3", "", active=1)
            return fortune(before, _next_turn(table("R2 R3", "", dice=dice)), Chance("a"))[0]

        assert luck("13 R4 Y1 G6 B6") > 1
        assert luck("34 R6 Y6 G1 B1") < -1

    def test_is_nothing_for_who_has_left(self) -> None:
        before = table("R2 R3", "", "", active=2, out=(1,))
        lucks = fortune(before, _next_turn(table("R2 R3", "", "", out=(1,))), Chance("a"))
        assert lucks[1] == 0.0 != lucks[2]


class TestWhatCouldBeExpected:
    @pytest.mark.parametrize("variant", Variant)
    def test_is_the_mean_over_every_roll(self, variant: Variant) -> None:
        """With two of the colour dice, which are enough to compete."""
        state = table("", "", variant=variant, dice="34 R1 Y1")
        late = replace(state.sheets[0], rows=LATE, bonus=((6,), ()) if variant is BIG_POINTS else ())
        state = open_white(replace(state, sheets=(late, state.sheets[1])), 0, state.roll)
        rolls = [faces for faces in product(FACE, repeat=4) if faces[0] <= faces[1]]
        bests = [_best(open_white(state, 0, _roll(*faces)), 0) for faces in rolls]
        shares = [1 + (one < other) for one, other, *_ in rolls]
        assert _expected(state, 0) == pytest.approx(fmean(bests, shares))

    @pytest.mark.parametrize("variant", Variant)
    def test_is_the_mean_over_every_white_sum_in_the_turn_of_another(self, variant: Variant) -> None:
        state = table("", "", variant=variant)
        bests = [_best(open_white(state, 0, _roll(*faces)), 1) for faces in product(FACE, repeat=2)]
        assert _expected(state, 1) == pytest.approx(fmean(bests))

    @pytest.mark.parametrize("variant", Variant)
    @pytest.mark.parametrize("seats", SEATS)
    def test_luck_comes_to_nothing_over_many_rolls(self, variant: Variant, seats: int) -> None:
        """Within four standard errors of the rolls looked at: chance leaves them once in 16 000 times."""
        steps, dice = _game(variant, seats), Chance("many rolls")
        state = steps[seats * 7 % (len(steps) - 1)][1].state
        for seat in (state.active, (state.active + 1) % seats):
            mean, bests = _expected(open_white(state, state.active, state.roll), seat), []
            for _ in range(ROLLS):
                roll, dice = roll_dice(state.roll.colours, dice)
                bests.append(_best(open_white(state, state.active, roll), seat))
            assert abs(fmean(bests) - mean) < 4 * stdev(bests) / sqrt(ROLLS)


def _roll(one: int, other: int, red: int = 1, yellow: int = 1) -> Roll:
    return Roll((one, other), {Colour.RED: red, Colour.YELLOW: yellow})


@pytest.mark.parametrize(("seed", "over"), [("useless 4", False), ("useless 16", True)])
class TestTurnsInWhichNobodyCouldDecide:
    FULL = "R10 Y10 G4 B4 M"

    def _step(self, seed: str) -> tuple[State, Transition[State]]:
        """A mark after which the dice are of no use to anybody for five turns, or to the end."""
        before = decided(table(self.FULL, self.FULL, dice="65 R1 Y1 G6 B6", seed=seed), "R11").state
        return before, act(before, 1, "R11")

    def test_their_dice_are_found_again(self, seed: str, over: bool) -> None:
        before, step = self._step(seed)
        rolled = [event for event in step.events if isinstance(event, Rolled)]
        assert len(rolled) == 5
        assert (step.state.ending is not None) == over
        found = list(opened(before, step.state))
        assert [Rolled(state.active, state.roll, state.turn) for state in found] == rolled
        assert [sum(sheet.misses for sheet in state.sheets) for state in found] == [2, 3, 4, 5, 6]
        assert {sheet.rows for state in found for sheet in state.sheets} == {sheet.rows for sheet in step.state.sheets}

    def test_they_were_bad_luck(self, seed: str, over: bool) -> None:
        before, step = self._step(seed)
        lucks = []
        for state in opened(before, step.state):
            earlier = replace(state, turn=state.turn - 1, active=1 - state.active)
            lucks.append(fortune(earlier, state, Chance("a")))
        useless = lucks if over else lucks[:-1]
        assert all(luck < 0 for by_seat in useless for luck in by_seat)
        assert fortune(before, step.state, Chance("a")) == pytest.approx(
            [sum(luck) for luck in zip(*lucks, strict=True)]
        )

from __future__ import annotations

from collections import Counter

from bot.core.chance import Chance
from bot.games.qwixx.dice import FACES, roll_dice, roll_die, roll_off, without
from bot.games.qwixx.state import Colour, Roll

THROWS = 6000


class TestADie:
    def test_is_fair(self) -> None:
        """Five degrees of freedom: chi squared stays under 20.5 in 999 of 1,000 fair series."""
        chance, faces = Chance("fair"), Counter[int]()
        for _ in range(THROWS):
            face, chance = roll_die(chance)
            faces[face] += 1
        assert set(faces) == set(range(1, FACES + 1))
        expected = THROWS / FACES
        assert sum((count - expected) ** 2 / expected for count in faces.values()) < 20.5

    def test_does_not_depend_on_the_one_before(self) -> None:
        """Thirty-five degrees of freedom: chi squared stays under 66.6 in 999 of 1,000 fair series."""
        chance, pairs = Chance("pairs"), Counter[tuple[int, int]]()
        for _ in range(THROWS):
            first, chance = roll_die(chance)
            second, chance = roll_die(chance)
            pairs[first, second] += 1
        expected = THROWS / FACES**2
        assert len(pairs) == FACES**2
        assert sum((count - expected) ** 2 / expected for count in pairs.values()) < 66.6


class TestARoll:
    def test_throws_both_white_dice_and_those_in_play(self) -> None:
        roll, after = roll_dice(list(Colour), Chance("roll"))
        assert set(roll.colours) == set(Colour)
        assert all(1 <= face <= 6 for face in (*roll.white, *roll.colours.values()))
        assert roll.sum == sum(roll.white)
        assert after.draws >= 6

    def test_loses_the_dice_that_leave(self) -> None:
        roll = Roll((1, 2), {Colour.RED: 3, Colour.BLUE: 4})
        assert without(roll, frozenset({Colour.RED})) == Roll((1, 2), {Colour.BLUE: 4})


class TestRollingOff:
    def test_only_the_tied_roll_again(self) -> None:
        tied = 0
        for seed in range(60):
            rolled, _ = roll_off(4, Chance(f"off {seed}"))
            rolling = {0, 1, 2, 3}
            for sums in rolled.rounds:
                assert {seat for seat, total in enumerate(sums) if total is not None} == rolling
                best = max(total for total in sums if total is not None)
                rolling = {seat for seat, total in enumerate(sums) if total == best}
            assert rolling == {rolled.starter}
            tied += len(rolled.rounds) > 1
        assert tied

    def test_every_seat_starts_as_often(self) -> None:
        starters = Counter(roll_off(3, Chance(f"start {seed}"))[0].starter for seed in range(900))
        assert all(240 < starters[seat] < 360 for seat in range(3))

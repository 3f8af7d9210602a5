from __future__ import annotations

import pytest

from bot.core.chance import Chance
from bot.games.qwixx import rules
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import mark_text
from bot.games.qwixx.state import Mark, State, Variant
from tests.games.qwixx.tables import ROW_OF_FIVE, decided, table

LEVELS = tuple(QWIXX.computers)


def _choice(level: str, state: State, seat: int, seed: str = "computer") -> str:
    action = QWIXX.computer(level)(rules.view(state, seat), Chance(seed))
    return mark_text(LAYOUTS[state.options.variant], action.place) if isinstance(action, Mark) else "pass"


class TestTheBetterOnes:
    @pytest.mark.parametrize("level", ["strong", "expert"])
    def test_do_not_jump_early(self, level: str) -> None:
        assert _choice(level, table("", "", dice="33 R4 Y4 G4 B4"), 1) == "pass"

    @pytest.mark.parametrize("level", ["strong", "expert"])
    def test_mark_what_lies_next(self, level: str) -> None:
        assert _choice(level, table("", "R2 R3", dice="13 R6 Y6 G1 B1"), 1) == "R4"

    @pytest.mark.parametrize("level", ["strong", "expert"])
    def test_take_a_colour_mark_rather_than_a_miss(self, level: str) -> None:
        state = decided(table("R2 R3", "", dice="26 R2 Y6 G1 B1"), "pass", "pass").state
        assert _choice(level, state, 0) == "R4"

    @pytest.mark.parametrize("level", ["strong", "expert"])
    def test_close_a_row(self, level: str) -> None:
        state = table("", f"{ROW_OF_FIVE['R']} R7 R8 R9 R10 R11 G11 B11", dice="66 R1 Y1 G6 B6")
        assert _choice(level, state, 1) == "R12"

    @pytest.mark.parametrize("level", ["strong", "expert"])
    def test_plan_both_marks_of_a_turn_at_once(self, level: str) -> None:
        """Red 3 by the white sum now, red 4 by the red die after it."""
        assert _choice(level, table("R2", "", dice="12 R2 Y6 G1 B1"), 0) == "R3"


class TestTheExpertAndTheEnd:
    AHEAD = f"{ROW_OF_FIVE['R']} R7 R8 R9 {ROW_OF_FIVE['G']} G7"
    BEHIND = f"{ROW_OF_FIVE['R']} B12"

    def test_ends_the_game_when_it_is_ahead(self) -> None:
        state = table(self.AHEAD, "Y2 Y3 B12", dice="66 R1 Y6 B1", closed=[2])
        assert _choice("expert", state, 0) == "R12"

    def test_does_not_end_it_when_it_is_behind(self) -> None:
        rich = f"{ROW_OF_FIVE['Y']} Y7 Y8 Y9 {ROW_OF_FIVE['B']} B7 B6"
        state = table(rich, self.BEHIND, dice="66 R1 Y6 B1", closed=[2])
        assert _choice("expert", state, 1) != "R12"

    def test_takes_the_fourth_miss_when_that_wins(self) -> None:
        state = table(f"{self.AHEAD} Y8 Y9 B4 M M M", "Y2 Y3 B12", dice="55 R2 Y5 G6 B6")
        assert _choice("expert", decided(state, "pass", "pass").state, 0) in {"pass", "Y10"}

    def test_avoids_the_fourth_miss_when_that_loses(self) -> None:
        state = table("R3 M M M", f"{ROW_OF_FIVE['Y']} Y7 Y8", dice="55 R6 Y6 G6 B6")
        assert _choice("expert", state, 0) != "pass"


class TestTheLesserOnes:
    @pytest.mark.parametrize("level", ["beginner", "casual"])
    def test_differ_from_game_to_game(self, level: str) -> None:
        state = table("", "R2 Y2", dice="12 R6 Y6 G1 B1")
        assert len({_choice(level, state, 1, f"seed {at}") for at in range(40)}) > 1

    @pytest.mark.parametrize("level", ["beginner", "casual"])
    def test_never_take_a_miss_that_a_near_mark_would_save(self, level: str) -> None:
        state = decided(table("R2", "", dice="26 R1 Y6 G1 B1"), "pass", "pass").state
        assert all(_choice(level, state, 0, f"seed {at}") == "R3" for at in range(20))

    def test_the_beginner_never_jumps_far(self) -> None:
        state = table("", "", dice="66 R6 Y6 G6 B6")
        assert all(_choice("beginner", state, 1, f"seed {at}") in {"G12", "B12", "pass"} for at in range(40))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_level_plays_legally_to_the_end(level: str, variant: Variant, seats: int) -> None:
    state = rules.setup(range(seats), QWIXX.presets[variant.value], Chance(f"{level} {seats}")).state
    for _ in range(40):
        for seat in sorted(rules.actors(state)):
            action = QWIXX.computer(level)(rules.view(state, seat), Chance(f"{state.step} {seat}"))
            state = rules.apply(state, seat, action).state
            break

"""The game against the plain referee: whole random games of every variant, and games of the computer player."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.game import Seat
from bot.games.qwixx import rules
from bot.games.qwixx.state import Action, State, Variant
from bot.games.qwixx.thumb import by_thumb
from tests.games.qwixx.watched import Watched, played, random_game

RANDOM_GAMES = 36
"""Of each variant, with 2 to 5 seats by turns."""

COMPUTER_GAMES = 4


def _computer(state: State, seat: Seat) -> Action:
    return by_thumb(rules.view(state, seat))


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
class TestTheRefereeAgreesOnEveryState:
    def test_of_random_games(self, variant: Variant) -> None:
        happened: set[str] = set()
        endings = set()
        for number in range(RANDOM_GAMES):
            eager, leaving = (0.9, 0.5, 0.97, 0.7)[number % 4], 0.01 if number % 3 == 0 else 0.0
            game = random_game(variant, 2 + number % 4, f"walk {number}", eager=eager, leaving=leaving)
            happened |= {type(event).__name__ for event in game.happened}
            endings.add(game.state.ending)
        assert {"Revealed", "Coloured", "Missed", "Closed", "Resigned", "Ended"} <= happened
        assert len(endings) > 1

    def test_of_games_of_the_computer_player(self, variant: Variant) -> None:
        for number in range(COMPUTER_GAMES):
            game = Watched(variant, 2 + number % 4, f"computer {number}")
            assert played(game, _computer, Random(number)).state.ending

from __future__ import annotations

import re

import pytest

from bot.arena import Match, Played, main, play_round, win_rate
from bot.games import pure
from bot.games.registry import GAMES


def _told(capsys: pytest.CaptureFixture[str], line: str) -> str:
    assert main(line.split()) == 0
    return capsys.readouterr().out


def _played(share: float) -> Played:
    return Played(share, 0, 0.0, ((), ()))


class TestARound:
    @pytest.mark.parametrize(("game", "better"), [("qwirkle", "highest"), ("qwixx", "skip1")])
    def test_seats_the_first_player_everywhere_with_the_same_chance(self, game: str, better: str) -> None:
        match = Match(game, None, 3, better, better, "seed")
        games = play_round(match, 0)
        assert len(games) == 3
        assert sum(played.share for played in games) == pytest.approx(1)
        assert len({played.points + 2 * played.others for played in games}) == 1

    def test_repeats_but_for_the_time(self) -> None:
        match = Match("qwirkle", None, 2, "highest", "random", "seed")
        first, second = ([(one.share, one.points, one.others) for one in play_round(match, 3)] for _ in range(2))
        assert first == second


class TestTheWinRate:
    def test_is_the_mean_with_the_error_of_its_rounds(self) -> None:
        rate, error = win_rate([[_played(1.0), _played(1.0)], [_played(0.5), _played(0.0)]] * 50)
        assert rate == pytest.approx(0.625)
        assert error == pytest.approx(1.96 * 0.375 / 10, rel=0.02)

    @pytest.mark.parametrize("rounds", [1, 2, 5])
    def test_of_few_rounds_that_ended_alike_is_not_sure(self, rounds: int) -> None:
        rate, error = win_rate([[_played(1.0)]] * rounds)
        assert rate == 1.0
        assert error > 0.25


class TestTheCommand:
    def test_prints_rate_scores_and_times(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = _told(capsys, "qwixx --a skip1 --b random --games 9 --seed 5 --seats 3 --preset mixx-a").splitlines()
        assert lines[0] == "qwixx mixx-a, 3 seats, 9 games, seed 5: skip1 against random"
        assert re.fullmatch(r"skip1 wins \d+\.\d % ± \d+\.\d \(fair share 33\.3 %\)", lines[1])
        assert re.fullmatch(r"mean scores: skip1 -?\d+\.\d, random -?\d+\.\d", lines[2])
        assert [line.split()[3] for line in lines[3:]] == ["skip1", "random"]

    def test_plays_whole_rounds(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert " 4 games" in _told(capsys, "qwirkle --a highest --b random --games 3 --seed 5")

    def test_plays_the_same_games_in_several_processes(self, capsys: pytest.CaptureFixture[str]) -> None:
        alone, together = (
            _told(capsys, f"qwixx --a skip1 --b random --games 4 --seed 5 --jobs {jobs}").splitlines()[:3]
            for jobs in (1, 2)
        )
        assert alone == together

    @pytest.mark.parametrize(
        ("line", "said"),
        [
            ("chess --a highest --b random", "There is no game chess; there are qwirkle, qwixx."),
            ("qwirkle --a skip1 --b random", "No computer player of qwirkle is called skip1"),
            ("qwirkle --a random --b best", "strong, expert, highest, random."),
            ("qwirkle --a random --b random --preset classic", "There is no preset classic"),
            ("qwirkle --a random --b random --seats 7", "That game is for 2 to 6 seats."),
            ("qwirkle --a random --b random --games 0", "at least 1"),
            ("qwirkle --a random --b random --jobs 0", "at least 1"),
        ],
    )
    def test_says_what_cannot_be_played(self, line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(line.split()) == 2
        answer = capsys.readouterr()
        assert answer.out == ""
        assert said in answer.err


class TestPureGames:
    def test_are_those_of_the_registry(self) -> None:
        assert {name: pure.game(name) for name in pure.names()} == dict(GAMES)

    def test_are_no_others(self) -> None:
        with pytest.raises(KeyError):
            pure.game("registry")

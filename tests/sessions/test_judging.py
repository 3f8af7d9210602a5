"""Games judged decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from threading import get_ident
from typing import Any

import pytest

from bot.core.chance import Chance
from bot.core.errors import Unweighed
from bot.core.game import Weighed
from bot.games.registry import GAMES
from bot.sessions.judging import DRAWN, decisions, judge, totals
from bot.sessions.model import Step
from bot.sessions.moments import moments
from bot.sessions.ports import chance_of_thought
from bot.sessions.replay import AnyGame, Deal, Frame, Move, replay
from bot.sessions.review import Review
from bot.thinking import ThreadThinker
from tests.counting import COUNTING, Count, Rules
from tests.laws.walks import Walk, walks

SEED = "a seed"


class Simple:
    """Weighs a move by its number of letters, so that it costs nothing; the best are the shortest."""

    def __init__(self, game: AnyGame, *, forgetful: bool = False) -> None:
        self._game = game
        self._forgetful = forgetful
        self.asked: list[tuple[Any, Chance]] = []

    async def ponder(self, _game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        self.asked.append((view, chance))
        best = Weighed(None, 9, 8.00049)
        return [best] if self._forgetful else [best, *(Weighed(action, 2, 4.0) for action in also)]

    async def fortune(self, _game: str, _before: Any, after: Any, _chance: Chance) -> tuple[float, ...]:
        seats = len(self._game.points(after))
        return tuple(0.1 * (seat + 1) for seat in range(seats))


def counted(*counts: int, goal: int = 10) -> tuple[Frame, ...]:
    """Two seats that count by turns."""
    moves = [Move(Step.ACT, number % 2, Count(by)) for number, by in enumerate(counts)]
    return tuple(replay(COUNTING, Deal((0, 1), Rules(goal), SEED, 4), moves))


@cache
def frames_of(walk_of: str, number: int) -> tuple[Frame, ...]:
    walk = walks(walk_of)[number]
    return tuple(replay(walk.game, Deal(walk.seniority, walk.options, walk.seed, 4), _moves(walk)))


def _moves(walk: Walk) -> list[Move]:
    return [Move(Step.RESIGN if step.action is None else Step.ACT, step.seat, step.action) for step in walk.steps]


class TestDecisions:
    def test_each_move_is_one_but_not_what_was_done_without_somebody(self) -> None:
        moves = [Move(Step.ACT, 0, Count(1)), Move(Step.LATE, 1, Count(2)), Move(Step.RESIGN, 0)]
        frames = tuple(replay(COUNTING, Deal((0, 1), Rules(), SEED, 4), moves))
        assert [frame.version for frame in decisions(COUNTING, frames)] == [5]

    def test_of_who_thinks_again_before_the_others_only_the_last_word_counts(self) -> None:
        game = GAMES["qwixx"]
        state = game.setup((0, 1, 2), game.default, Chance(SEED)).state
        seat = min(game.actors(state))
        first, second = list(game.legal(state, seat))[:2]
        moves = [Move(Step.ACT, seat, first), Move(Step.ACT, seat, second)]
        again = tuple(replay(game, Deal((0, 1, 2), game.default, SEED, 0), moves))
        assert [frame.action for frame in decisions(game, again)] == [second]


class TestTotals:
    def test_they_stand_after_each_turn(self) -> None:
        assert totals(COUNTING, counted(3, 3, 3, 1)) == ((0, 0), (0, 0), (0, 0), (0, 0), (0, 1))

    @pytest.mark.parametrize("key", GAMES)
    def test_they_begin_with_the_deal_and_end_with_the_result(self, key: str) -> None:
        for number, walk in enumerate(walks(key)):
            frames = frames_of(key, number)
            found = totals(walk.game, frames)
            result = walk.game.result(walk.end)
            assert result is not None
            assert found[0] == walk.game.points(walk.start.state)
            assert found[-1] == result.points
            for frame in frames[1:]:
                goes_on = walk.game.result(frame.after) is None
                if goes_on and walk.game.turn(frame.after) == (turn := walk.game.turn(frame.before)) + 1:
                    assert found[turn] == walk.game.points(frame.after)

    def test_a_turn_that_nobody_could_play_has_the_miss_that_it_brought(self) -> None:
        passed = 0
        for number, walk in enumerate(walks("qwixx")):
            frames = frames_of("qwixx", number)
            found = totals(walk.game, frames)
            for frame in frames[1:]:
                for turn in range(walk.game.turn(frame.before) + 1, walk.game.turn(frame.after)):
                    brought = [now - before for now, before in zip(found[turn], found[turn - 1], strict=True)]
                    assert sorted(brought) == [-5, *[0] * (len(brought) - 1)]
                    passed += 1
        assert passed

    def test_a_turn_that_was_nobody_s_leaves_the_points_where_the_game_tells_nothing_else(self) -> None:
        far = replace(COUNTING, turn=lambda state: 2 * state.turn - 1)
        assert totals(far, counted(3, 1, goal=4)) == ((0, 0), (0, 0), (0, 0), (0, 1))


class Marking:
    """Thinks of the first two moves only, and marks the named ones; each move is worth its place among the legal."""

    def __init__(self, game: AnyGame, frame: Frame) -> None:
        self._legal = list(game.legal(frame.before, frame.seat or 0))
        self.named: list[Any] = []

    async def ponder(self, _game: str, _view: Any, _chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        self.named = list(also)
        thought, further = self._legal[:2], dict.fromkeys(action for action in also if action not in self._legal[:2])
        return [
            *(Weighed(action, 0, -float(at)) for at, action in enumerate(thought)),
            *(Weighed(action, 0, -float(self._legal.index(action)), named=True) for action in further),
        ]

    async def fortune(self, _game: str, _before: Any, _after: Any, _chance: Chance) -> tuple[float, ...]:
        return (0.0,) * 9


class TestTheStake:
    @pytest.mark.parametrize("key", GAMES)
    async def test_it_is_the_same_whatever_was_played(self, key: str) -> None:
        worse = 0
        for frame in decisions(GAMES[key], frames_of(key, 1))[:30:5]:
            game, seat = GAMES[key], frame.seat or 0
            stakes = set()
            for action in list(game.legal(frame.before, seat))[:40]:
                after = game.apply(frame.before, seat, action)
                played = replace(frame, action=action, after=after.state, events=after.events or ("seen",))
                (judged,) = (await judge(game, SEED, (frames_of(key, 1)[0], played), Marking(game, frame))).judged
                stakes.add(judged.stake)
                worse += judged.loss > judged.stake
                assert not judged.played.named
            assert len(stakes) == 1
        assert worse or key != "qwirkle"

    @pytest.mark.parametrize("key", GAMES)
    async def test_it_reaches_down_to_the_worst_of_a_few_moves_drawn_from_all(self, key: str) -> None:
        """Which are legal, different, and the same each time."""
        game, seen = GAMES[key], set()
        for frame in decisions(game, frames_of(key, 1))[:10]:
            legal = list(game.legal(frame.before, frame.seat or 0))
            played = (frames_of(key, 1)[0], replace(frame, events=("seen",)))
            thinker, again = Marking(game, frame), Marking(game, frame)
            (judged,) = (await judge(game, SEED, played, thinker)).judged
            assert (await judge(game, SEED, played, again)).judged == (judged,)
            assert thinker.named == again.named
            *drawn, last = thinker.named
            assert last == frame.action
            assert len(set(drawn)) == min(DRAWN, len(legal))
            places = [legal.index(action) for action in drawn]
            assert judged.stake == max(min(1, len(legal) - 1), *places)
            seen |= set(places)
        assert len(seen) > DRAWN

    async def test_the_legal_moves_are_found_away_from_the_event_loop(self) -> None:
        threads = set()

        def legal(state: Any, seat: int) -> Iterator[Count]:
            threads.add(get_ident())
            return COUNTING.legal(state, seat)

        await judge(replace(COUNTING, legal=legal), SEED, counted(1), Simple(COUNTING))
        assert threads
        assert get_ident() not in threads


class TestSecrets:
    @pytest.mark.parametrize("key", GAMES)
    async def test_what_was_still_secret_when_a_game_was_given_up_is_not_judged(self, key: str) -> None:
        game, frames = GAMES[key], frames_of(key, 1)
        hidden = 0
        for length in range(1, 40):
            given_up = frames[:length]
            review = await judge(game, SEED, given_up, Simple(game))
            seen = moments(given_up)[-1].version
            assert {one.version for one in review.judged} <= {
                frame.version for frame in frames[1:] if frame.version <= seen
            }
            assert review == await judge(game, SEED, frames[: seen - frames[0].version + 1], Simple(game))
            hidden += given_up[-1].version - seen
        assert (hidden > 0) == (key == "qwixx")


class TestJudging:
    async def test_what_was_played_stands_beside_the_best(self) -> None:
        review = await judge(COUNTING, SEED, counted(1, 2), Simple(COUNTING))
        first, second = review.judged
        assert (first.version, first.turn, first.seat, first.played) == (5, 1, 0, Weighed(Count(1), 2, 4.0))
        assert (second.version, second.turn, second.seat, second.best) == (6, 2, 1, Weighed(None, 9, 8.0))
        assert first.stake == 4.0
        assert review.fortune == (0.2, 0.4)

    async def test_it_sees_what_the_seat_saw_with_the_chance_of_a_computer_in_it(self) -> None:
        thinker = Simple(COUNTING)
        frames = counted(1, 2)
        await judge(COUNTING, SEED, frames, thinker)
        assert thinker.asked == [
            (COUNTING.view(frames[1].before, 0), chance_of_thought(SEED, 1, 0)),
            (COUNTING.view(frames[2].before, 1), chance_of_thought(SEED, 2, 1)),
        ]

    async def test_a_move_that_nobody_weighed_is_a_fault(self) -> None:
        with pytest.raises(Unweighed, match="counting entry=5"):
            await judge(COUNTING, SEED, counted(1), Simple(COUNTING, forgetful=True))

    async def test_it_tells_how_far_it_is(self) -> None:
        told: list[tuple[int, int]] = []
        await judge(COUNTING, SEED, counted(1, 2), Simple(COUNTING), told=lambda *done: told.append(done))
        assert told == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]

    async def test_many_at_once_find_the_same(self) -> None:
        frames = frames_of("qwirkle", 0)
        reviews = [
            await judge(GAMES["qwirkle"], SEED, frames, Simple(GAMES["qwirkle"]), at_once=at_once) for at_once in (1, 7)
        ]
        assert reviews[0] == reviews[1]

    async def test_of_a_game_without_moves_there_is_little_to_tell(self) -> None:
        review = await judge(COUNTING, SEED, counted(), Simple(COUNTING))
        assert review == Review((), (0, 0), ((0, 0),))


@pytest.mark.parametrize("key", GAMES)
class TestRealGames:
    """The first decisions of a game, since whole games take the strongest player its time."""

    FEW = 6

    async def test_the_strongest_player_misses_nothing(self, key: str) -> None:
        game = GAMES[key]
        state = game.setup((0, 1), game.default, Chance(SEED)).state
        moves: list[Move] = []
        while len(moves) < self.FEW:
            seat = min(game.actors(state))
            action = game.computer("expert")(game.view(state, seat), chance_of_thought(SEED, game.round(state), seat))
            moves.append(Move(Step.ACT, seat, action))
            state = game.apply(state, seat, action).state
        frames = tuple(replay(game, Deal((0, 1), game.default, SEED, 4), moves))
        review = await judge(game, SEED, frames, ThreadThinker(GAMES))
        assert len(review.judged) == self.FEW
        assert review.misses() == ()
        assert {one.loss for one in review.judged} == {0.0}

    async def test_who_plays_at_random_misses_much_and_who_leaves_is_judged_till_then(self, key: str) -> None:
        game = GAMES[key]
        frames = frames_of(key, 2)
        left = next(number for number, frame in enumerate(frames) if frame.step is Step.RESIGN)
        few = frames[: max(left + 2, self.FEW)][-self.FEW :]
        review = await judge(game, walks(key)[2].seed, (frames[0], *few), ThreadThinker(GAMES))
        assert review.misses()
        assert len(review.fortune) == len(game.points(few[0].after))

"""What holds for every game of the registry. A new game is covered the moment it is registered."""

from __future__ import annotations

import json
from itertools import islice, pairwise
from multiprocessing.reduction import ForkingPickler
from random import Random
from typing import Any

import pytest

import bot.worker  # noqa: F401 - it tells how what nobody may write to is sent
from bot.core.chance import Chance
from bot.core.errors import IllegalMove
from bot.games.registry import GAMES
from tests.laws.secrets import ELSEWHERE
from tests.laws.walks import LONGEST_WALK, AnyGame, Step, Walk, walks

SAMPLED = 9
"""Costly laws look at every ninth state."""

RARELY = 29
"""Laws about what takes thought look at so few."""

pytestmark = pytest.mark.parametrize("key", GAMES)


def _through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def _sent(value: Any) -> Any:
    return ForkingPickler.loads(ForkingPickler.dumps(value))


def _sampled(walk: Walk) -> list[Any]:
    return [state for state in list(walk.states)[::SAMPLED] if walk.game.actors(state)]


def _thought_over(walk: Walk) -> list[tuple[Any, int]]:
    """A few states with who is awaited: the strongest computer players think for long."""
    return [(state, seat) for state in list(walk.states)[::RARELY] for seat in sorted(walk.game.actors(state))[:1]]


def _same_round(walk: Walk, step: Step) -> bool:
    return walk.game.round(step.state) == walk.game.round(step.outcome.state)


def _staying(game: AnyGame, walk: Walk, state: Any) -> list[int]:
    """The seats that may still resign."""
    staying = []
    for seat in range(len(walk.seniority)):
        try:
            game.resign(state, seat)
        except IllegalMove:
            continue
        staying.append(seat)
    return staying


class TestWhoseTurn:
    def test_somebody_is_awaited_or_there_is_a_result_never_both(self, key: str) -> None:
        for walk in walks(key):
            for state in walk.states:
                assert bool(walk.game.actors(state)) != (walk.game.result(state) is not None)

    def test_whoever_is_awaited_has_a_legal_action(self, key: str) -> None:
        for walk in walks(key):
            for state in walk.states:
                for seat in walk.game.actors(state):
                    assert next(walk.game.legal(state, seat), None) is not None

    def test_a_seat_without_legal_actions_is_refused(self, key: str) -> None:
        refused = 0
        for walk in walks(key):
            for step in walk.steps[::SAMPLED]:
                for seat in range(len(walk.seniority)):
                    if step.action is not None and not any(True for _ in walk.game.legal(step.state, seat)):
                        with pytest.raises(IllegalMove):
                            walk.game.apply(step.state, seat, step.action)
                        refused += 1
        assert refused

    def test_nobody_acts_after_the_end(self, key: str) -> None:
        for walk in walks(key):
            last = next(step for step in reversed(walk.steps) if step.action is not None)
            for seat in range(len(walk.seniority)):
                assert list(walk.game.legal(walk.end, seat)) == []
                with pytest.raises(IllegalMove):
                    walk.game.apply(walk.end, seat, last.action)


class TestActions:
    def test_every_legal_action_applies(self, key: str) -> None:
        for walk in walks(key):
            for state in _sampled(walk):
                for seat in walk.game.actors(state):
                    for action in walk.game.legal(state, seat):
                        walk.game.apply(state, seat, action)

    def test_legal_actions_are_listed_once_and_always_in_the_same_order(self, key: str) -> None:
        for walk in walks(key):
            for state in _sampled(walk):
                for seat in walk.game.actors(state):
                    listed = list(walk.game.legal(state, seat))
                    assert listed == list(walk.game.legal(state, seat))
                    assert len(listed) == len(set(listed))

    def test_the_same_action_on_the_same_state_gives_the_same_outcome(self, key: str) -> None:
        for walk in walks(key):
            for step in walk.steps:
                if step.action is not None:
                    assert walk.game.apply(step.state, step.seat, step.action) == step.outcome

    def test_no_action_changes_the_state_it_was_applied_to(self, key: str) -> None:
        for walk in walks(key):
            for state in _sampled(walk):
                before = _through_json(walk.game.codec.dump_state(state))
                for seat in walk.game.actors(state):
                    walk.game.apply(state, seat, next(walk.game.legal(state, seat)))
                assert _through_json(walk.game.codec.dump_state(state)) == before

    def test_the_round_never_shrinks(self, key: str) -> None:
        for walk in walks(key):
            rounds = [walk.game.round(state) for state in walk.states]
            assert all(earlier <= later for earlier, later in pairwise(rounds))
            assert rounds[-1] > rounds[0]


class TestTheEnd:
    def test_random_play_ends(self, key: str) -> None:
        for walk in walks(key):
            assert len(walk.steps) < LONGEST_WALK
            assert walk.game.result(walk.end) is not None

    def test_the_result_has_a_winner_and_a_place_for_every_seat(self, key: str) -> None:
        for walk in walks(key):
            result = walk.game.result(walk.end)
            assert result is not None
            assert result.winners
            assert len(result.points) == len(result.places) == len(walk.seniority)

    def test_who_left_does_not_win(self, key: str) -> None:
        left = 0
        for walk in walks(key):
            result = walk.game.result(walk.end)
            assert result is not None
            gone = {step.seat for step in walk.steps if step.action is None}
            assert not gone & set(result.winners)
            left += len(gone)
        assert left

    def test_anyone_may_resign_at_any_time_but_only_once(self, key: str) -> None:
        for walk in walks(key):
            gone: set[int] = set()
            for step in walk.steps:
                if step.action is None:
                    gone.add(step.seat)
                everybody = set(range(len(walk.seniority)))
                state = step.outcome.state
                assert set(_staying(walk.game, walk, state)) == (everybody - gone if walk.game.actors(state) else set())


class TestSaving:
    def test_states_come_back_equal(self, key: str) -> None:
        for walk in walks(key):
            codec = walk.game.codec
            for state in walk.states:
                assert codec.load_state(_through_json(codec.dump_state(state))) == state

    def test_actions_come_back_equal(self, key: str) -> None:
        for walk in walks(key):
            codec = walk.game.codec
            for step in walk.steps:
                if step.action is not None:
                    assert codec.load_action(_through_json(codec.dump_action(step.action))) == step.action

    def test_events_come_back_equal(self, key: str) -> None:
        for walk in walks(key):
            codec = walk.game.codec
            for transition in (walk.start, *(step.outcome for step in walk.steps)):
                for event in transition.events:
                    assert codec.load_event(_through_json(codec.dump_event(event))) == event

    def test_options_come_back_equal(self, key: str) -> None:
        game = GAMES[key]
        for options in (game.default, *game.presets.values()):
            assert game.codec.load_options(_through_json(game.codec.dump_options(options))) == options

    def test_the_log_replayed_from_the_seed_gives_the_saved_state(self, key: str) -> None:
        for walk in walks(key):
            codec = walk.game.codec
            log = [step.action if step.action is None else codec.dump_action(step.action) for step in walk.steps]
            state = walk.game.setup(walk.seniority, walk.options, Chance(walk.seed)).state
            for step, saved in zip(walk.steps, _through_json(log), strict=True):
                if saved is None:
                    state = walk.game.resign(state, step.seat).state
                else:
                    state = walk.game.apply(state, step.seat, codec.load_action(saved)).state
            assert codec.dump_state(state) == codec.dump_state(walk.end)


class TestWorkers:
    """Computers think in processes of their own, to which all that they need is sent."""

    def test_states_views_and_actions_arrive_as_they_were_sent(self, key: str) -> None:
        for walk in walks(key):
            for state in _sampled(walk):
                assert _sent(state) == state
                for viewer in (None, *range(len(walk.seniority))):
                    assert _sent(walk.game.view(state, viewer)) == walk.game.view(state, viewer)
                for seat in walk.game.actors(state):
                    actions = list(islice(walk.game.legal(state, seat), 20))
                    assert _sent(actions) == actions


class TestSecrets:
    def test_what_others_hold_and_the_seed_leave_every_view_equal(self, key: str) -> None:
        changed = 0
        for walk in walks(key):
            random = Random(walk.seed)
            for state in walk.states:
                for viewer in (None, *range(len(walk.seniority))):
                    other = ELSEWHERE[key](state, viewer, random)
                    assert walk.game.view(other, viewer) == walk.game.view(state, viewer)
                    changed += other != state
        assert changed

    def test_what_others_decide_within_a_round_leaves_every_view_and_weighing_equal(self, key: str) -> None:
        for walk in walks(key):
            steps = [step for step in walk.steps if step.action is not None and _same_round(walk, step)]
            for number, step in enumerate(steps):
                for seat in walk.game.actors(step.outcome.state) - {step.seat}:
                    here, there = (walk.game.view(state, seat) for state in (step.state, step.outcome.state))
                    assert here == there
                    if number % RARELY == 0:
                        chance = Chance("a thought")
                        assert walk.game.weigh(here, chance, ()) == walk.game.weigh(there, chance, ())

    def test_who_leaves_is_seen_by_all(self, key: str) -> None:
        left = [(walk, step) for walk in walks(key) for step in walk.steps if step.action is None]
        assert any(_same_round(walk, step) for walk, step in left)
        for walk, step in left:
            for seat in {None, *range(len(walk.seniority))} - {step.seat}:
                assert walk.game.view(step.state, seat) != walk.game.view(step.outcome.state, seat)

    def test_the_seed_is_in_no_view_and_no_event(self, key: str) -> None:
        for walk in walks(key):
            seed = "a seed that nobody may read"
            start = walk.game.setup(walk.seniority, walk.options, Chance(seed))
            views = [walk.game.view(start.state, seat) for seat in (None, *range(len(walk.seniority)))]
            assert seed not in repr((views, start.events, start.state))


class TestSettingUp:
    def test_only_as_many_as_the_game_seats(self, key: str) -> None:
        game = GAMES[key]
        for options in game.presets.values():
            for seats in (min(game.seats(options)) - 1, max(game.seats(options)) + 1):
                with pytest.raises(ValueError, match="seat"):
                    game.setup(range(seats), options, Chance("s"))

    def test_the_default_is_one_of_the_presets(self, key: str) -> None:
        assert GAMES[key].default in GAMES[key].presets.values()

    def test_the_key_is_the_one_it_is_registered_under(self, key: str) -> None:
        assert GAMES[key].key == key


class TestNotation:
    def test_an_action_that_was_written_is_read_again(self, key: str) -> None:
        for walk in walks(key):
            for state in _sampled(walk):
                for seat in walk.game.actors(state):
                    sight = walk.game.view(state, seat)
                    for action in islice(walk.game.legal(state, seat), 20):
                        assert walk.game.read(walk.game.write(action, sight.options), sight) == action

    def test_the_points_are_those_of_the_result(self, key: str) -> None:
        for walk in walks(key):
            *_, last = walk.states
            result = walk.game.result(last)
            assert result is not None
            assert walk.game.points(last) == result.points


class TestComputers:
    def test_every_level_chooses_a_legal_action(self, key: str) -> None:
        for walk in walks(key):
            for state, seat in _thought_over(walk):
                sight = walk.game.view(state, seat)
                for choose in walk.game.computers.values():
                    assert choose(sight, Chance("computer")) in set(walk.game.legal(state, seat))

    def test_what_others_hold_and_the_seed_change_no_choice_and_no_weighing(self, key: str) -> None:
        changed = 0
        for walk in walks(key):
            random = Random(walk.seed)
            for state, seat in _thought_over(walk)[1:3]:
                other = ELSEWHERE[key](state, seat, random)
                changed += other != state
                here, there = (walk.game.view(table, seat) for table in (state, other))
                for choose in walk.game.computers.values():
                    assert choose(here, Chance("computer")) == choose(there, Chance("computer"))
                assert walk.game.weigh(here, Chance("a"), ()) == walk.game.weigh(there, Chance("a"), ())
        assert changed

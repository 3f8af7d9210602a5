from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.core.chance import Chance
from bot.core.errors import CorruptState
from bot.core.game import Json
from bot.games.qwirkle import rules
from bot.games.qwirkle.codec import CODEC
from bot.games.qwirkle.state import (
    Action,
    Axis,
    Cell,
    Edition,
    Event,
    Options,
    Play,
    Played,
    Score,
    ScoredLine,
    State,
    TieBreak,
)
from bot.games.qwirkle.yardsticks import highest
from tests.games.qwirkle.tables import play, rows, swap, table

MOST_SCORED = "RC N35, OC O35, YC P35, GC Q35, BC R35, PC S35"


def _through_json(data: Json) -> Json:
    return json.loads(json.dumps(data))


def _size(data: Json) -> int:
    return len(json.dumps(data, separators=(",", ":")))


def _last_state(seats: int) -> State:
    state, chance = rules.setup(range(seats), Options(), Chance("codec")).state, Chance("computer")
    while state.seat is not None:
        state = rules.apply(state, state.seat, highest(rules.view(state, state.seat), chance)).state
    return state


class TestASavedState:
    @pytest.mark.parametrize("seats", [2, 6])
    def test_of_a_finished_game_is_small_and_comes_back_equal(self, seats: int) -> None:
        state = _last_state(seats)
        saved = CODEC.dump_state(state)
        assert CODEC.load_state(_through_json(saved)) == state
        assert _size(saved) < 1200

    def test_at_the_start_is_small(self) -> None:
        assert _size(CODEC.dump_state(rules.setup(range(6), Options(), Chance("s" * 32)).state)) < 700

    def test_keeps_every_field(self) -> None:
        state = replace(
            table(board=rows("RC RX\n.. OX", at="A998"), hands=["RX RC", "", "GD"], scores=[3, 0, 7], opening=2),
            options=Options(Edition.IELLO, TieBreak.LOT),
            chance=Chance("secret", 77),
            sets=(1, 2, 3),
            turn=9,
            passes=2,
            out=frozenset({1}),
            last=(Cell(-5, 7),),
            seniority=(2, 0, 1),
        )
        assert CODEC.load_state(_through_json(CODEC.dump_state(state))) == state

    def test_of_an_ended_game_comes_back_equal(self) -> None:
        state = rules.resign(table(board=rows("RC"), hands=["RX", "BC"]), 0).state
        assert CODEC.load_state(_through_json(CODEC.dump_state(state))) == state


class TestASavedEvent:
    def test_of_the_largest_play_stays_short_and_comes_back_equal(self) -> None:
        cells = tuple(Cell(x, 5) for x in range(6))
        lines = [ScoredLine(Axis.ACROSS, cells, 6, 6)]
        lines += [ScoredLine(Axis.DOWN, tuple(Cell(x, y) for y in range(6)), 6, 6) for x in range(6)]
        event = Played(5, play(MOST_SCORED).placements, Score(tuple(lines), last_tile=6), 6)
        saved = CODEC.dump_event(event)
        assert CODEC.load_event(_through_json(saved)) == event
        assert _size(saved) <= 130

    def test_of_a_usual_play_is_shorter_than_120_characters(self) -> None:
        state = table(board=rows("RC RX\n.. OX"), hands=["RD RS RT", "BC"])
        [event] = rules.apply(state, 0, play("RD P30, RS Q30, RT R30")).events
        assert _size(CODEC.dump_event(event)) <= 70

    @pytest.mark.parametrize(
        "score",
        [
            Score((), lone=1),
            Score((), lone=1, last_tile=6),
            Score((ScoredLine(Axis.DOWN, (Cell(-3, -2), Cell(-3, -1)), 2),)),
            Score((ScoredLine(Axis.ACROSS, (Cell(0, 0), Cell(1, 0)), 9, 1),)),
            Score((ScoredLine(Axis.ACROSS, tuple(Cell(x, 0) for x in range(6)), 6, 0),)),
        ],
    )
    def test_keeps_any_score_exactly(self, score: Score) -> None:
        event: Event = Played(0, play("RC N30").placements, score, 2)
        assert CODEC.load_event(_through_json(CODEC.dump_event(event))) == event


class TestASavedAction:
    @pytest.mark.parametrize("action", [play("RC A1, PL ZZ999"), swap("RC RC PL"), Play(())])
    def test_comes_back_equal(self, action: Action) -> None:
        assert CODEC.load_action(_through_json(CODEC.dump_action(action))) == action


class TestWhatIsBroken:
    @pytest.mark.parametrize(
        "change",
        [
            {"board": "0,0,ZZ"},
            {"board": 3},
            {"board": "0,0,RCR"},
            {"bag": None},
            {"bag": "RCX"},
            {"hands": ["RC"]},
            {"hands": "RCRX"},
            {"scores": [1]},
            {"scores": [1, "2"]},
            {"seat": 7},
            {"seat": None},
            {"seat": "0"},
            {"ending": "never"},
            {"ending": "blocked"},
            {"out": [0]},
            {"out": [9]},
            {"options": ["gamerules"]},
            {"chance": ["seed"]},
            {"turn": True},
            {"last": "1"},
        ],
    )
    def test_a_state_is_refused(self, change: dict[str, Json]) -> None:
        saved = CODEC.dump_state(table(board=rows("RC"), hands=["RX", "BC"]))
        with pytest.raises(CorruptState):
            CODEC.load_state({**saved, **change})

    @pytest.mark.parametrize("field", CODEC.dump_state(table(hands=["RX", "BC"])))
    def test_a_state_without_one_of_its_fields_is_refused(self, field: str) -> None:
        saved = CODEC.dump_state(table(hands=["RX", "BC"]))
        del saved[field]
        with pytest.raises(CorruptState):
            CODEC.load_state(saved)

    @pytest.mark.parametrize(
        "data", [None, 3, "play", [], {}, {"play": 3}, {"play": "RC"}, {"jump": ""}, {"swap": "R"}]
    )
    def test_an_action_is_refused(self, data: Json) -> None:
        with pytest.raises(CorruptState):
            CODEC.load_action(data)

    @pytest.mark.parametrize(
        "data",
        [
            None,
            3,
            [],
            ["sang", 1],
            ["passed"],
            ["passed", "0"],
            ["played", 0, "RC0,0", ["x0,0,2", 0, 0], 1],
            ["ended", "blocked", [1], 2],
        ],
    )
    def test_an_event_is_refused(self, data: Json) -> None:
        with pytest.raises(CorruptState):
            CODEC.load_event(data)

    def test_the_error_quotes_no_secret(self) -> None:
        saved = CODEC.dump_state(table(hands=["RX", "BC"]))
        with pytest.raises(CorruptState) as caught:
            CODEC.load_state({**saved, "hands": ["RX", "QQBC"]})
        assert "QQ" not in str(caught.value)
        assert caught.value.__cause__ is None
        assert caught.value.__suppress_context__

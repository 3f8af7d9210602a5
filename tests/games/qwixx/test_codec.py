from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.core.chance import Chance
from bot.core.errors import CorruptState
from bot.core.game import Json
from bot.games.qwixx import rules
from bot.games.qwixx.codec import CODEC
from bot.games.qwixx.state import (
    Action,
    Closed,
    Colour,
    Coloured,
    Ended,
    Ending,
    Event,
    Mark,
    Missed,
    Options,
    Pass,
    Place,
    Resigned,
    Revealed,
    Roll,
    Rolled,
    RolledOff,
    Sheet,
    State,
    Variant,
)
from tests.games.qwixx.tables import BIG_POINTS, act, table

FULL = Sheet(rows=(tuple(range(11)),) * 4, bonus=(tuple(range(11)),) * 2, misses=4)


def _through_json(data: Json) -> Json:
    return json.loads(json.dumps(data))


def _size(data: Json) -> int:
    return len(json.dumps(data, separators=(",", ":")))


def _state() -> State:
    return act(table("R2 R3 RY3 M", "Y4 B12", "", variant=BIG_POINTS, active=1), 0, "R7").state


class TestASavedState:
    @pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
    def test_at_the_start_comes_back_equal(self, variant: Variant) -> None:
        state = rules.setup(range(5), Options(variant), Chance("s" * 32)).state
        saved = CODEC.dump_state(state)
        assert CODEC.load_state(_through_json(saved)) == state
        assert _size(saved) <= 350

    def test_of_five_full_sheets_is_small(self) -> None:
        state = replace(
            rules.setup(range(5), Options(BIG_POINTS), Chance("s" * 32, 1999)).state,
            sheets=(FULL,) * 5,
            decisions=(Place(5, 10),) * 4 + rules.setup(range(5), Options(), Chance("s")).state.decisions[:1],
            closed=frozenset(range(4)),
            marked=Place(5, 10),
            turn=199,
            step=399,
            out=frozenset(range(4)),
        )
        saved = CODEC.dump_state(state)
        assert CODEC.load_state(_through_json(saved)) == state
        assert _size(saved) <= 700

    def test_keeps_every_field(self) -> None:
        state = replace(
            _state(),
            chance=Chance("secret", 77),
            roll=Roll((1, 6), {Colour.BLUE: 2, Colour.RED: 5}),
            closed=frozenset({1, 2}),
            marked=Place(4, 3),
            turn=9,
            step=17,
            out=frozenset({2}),
        )
        assert CODEC.load_state(_through_json(CODEC.dump_state(state))) == state

    def test_of_an_ended_game_comes_back_equal(self) -> None:
        state = rules.resign(table("R2", ""), 0).state
        assert CODEC.load_state(_through_json(CODEC.dump_state(state))) == state


class TestASavedAction:
    @pytest.mark.parametrize("action", [Mark(Place(0, 0)), Mark(Place(5, 10)), Pass()])
    def test_comes_back_equal(self, action: Action) -> None:
        assert CODEC.load_action(_through_json(CODEC.dump_action(action))) == action


class TestASavedEvent:
    @pytest.mark.parametrize(
        "event",
        [
            RolledOff(((7, 12, 12, None), (None, 5, 5, None), (None, 9, 2, None)), 1),
            RolledOff(((10, 12, 12, 12, 12),) + ((None, 12, 12, 12, 12),) * 4, 4),
            Rolled(3, Roll((1, 6), {Colour.RED: 2, Colour.BLUE: 5}), 12),
            Rolled(4, Roll((6, 6), dict.fromkeys(Colour, 6)), 199),
            Rolled(0, Roll((6, 6), {}), 1),
            Revealed((None, Place(0, 10), Place(5, 3), None, None)),
            Revealed((None, None)),
            Coloured(2, Place(3, 4)),
            Coloured(2, None),
            Closed(3, (0, 1, 2, 3, 4)),
            Missed(1, 4),
            Resigned(4),
            Ended(Ending.MISSES, (-20, 105, 78, 120, 66), (5, 2, 3, 1, 4)),
            Ended(Ending.ROWS, (0, 0), (1, 1)),
        ],
        ids=lambda event: type(event).__name__,
    )
    def test_is_short_and_comes_back_equal(self, event: Event) -> None:
        saved = CODEC.dump_event(event)
        assert CODEC.load_event(_through_json(saved)) == event
        assert _size(saved) <= 120


class TestWhatIsBroken:
    @pytest.mark.parametrize(
        "change",
        [
            {"options": "chess"},
            {"chance": ["seed"]},
            {"chance": [3, 3]},
            {"sheets": 3},
            {"sheets": ["ab,,,;0", ",,,;0", ",,,;0"]},
            {"sheets": ["ba,,,,,;0", ",,,,,;0", ",,,,,;0"]},
            {"sheets": ["az,,,,,;0", ",,,,,;0", ",,,,,;0"]},
            {"sheets": [",,,,,;x", ",,,,,;0", ",,,,,;0"]},
            {"sheets": [",,,,,;0"]},
            {"active": 3},
            {"active": True},
            {"phase": "red"},
            {"roll": "37R1"},
            {"roll": "34X1"},
            {"decisions": "? ?"},
            {"decisions": "- - -"},
            {"decisions": "? 9a -"},
            {"decisions": "? 0z -"},
            {"decisions": ["?", "?", "?"]},
            {"closed": [4]},
            {"closed": "0"},
            {"marked": "00"},
            {"turn": "1"},
            {"step": None},
            {"out": [5]},
            {"ending": "draw"},
            {"ending": "rows"},
        ],
    )
    def test_is_refused(self, change: dict[str, Json]) -> None:
        saved = _through_json(CODEC.dump_state(_state()))
        assert CODEC.load_state(saved) == _state()
        with pytest.raises(CorruptState):
            CODEC.load_state({**saved, **change})

    @pytest.mark.parametrize("data", [None, 3, [], {}, "text"])
    def test_is_refused_whatever_it_is(self, data: Json) -> None:
        for load in (CODEC.load_state, CODEC.load_event, CODEC.load_action, CODEC.load_options):
            with pytest.raises(CorruptState):
                load(data)

    @pytest.mark.parametrize(
        "data", [["danced"], ["missed", 1], ["missed", 1, "2"], ["rolled", 0, "3", 1], ["ended", "rows", 1, 2]]
    )
    def test_event_is_refused(self, data: Json) -> None:
        with pytest.raises(CorruptState):
            CODEC.load_event(data)

    def test_says_nothing_of_what_was_decided(self) -> None:
        saved = CODEC.dump_state(_state())
        with pytest.raises(CorruptState) as caught:
            CODEC.load_state({**saved, "decisions": "0z ? ?", "chance": ["secret", 1]})
        assert "0z" not in str(caught.value)
        assert caught.value.__cause__ is None
        assert "secret" not in str(caught.value)

"""Random games watched by the referee: after every step it agrees with the game on every sheet, right and reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from bot.core.chance import Chance
from bot.core.errors import IllegalMove
from bot.core.game import Seat, Transition
from bot.games.qwixx import rules
from bot.games.qwixx.layouts import LAYOUTS, places
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.notation import mark_text
from bot.games.qwixx.state import (
    Action,
    Closed,
    Coloured,
    Ended,
    Event,
    Mark,
    Missed,
    Options,
    Pass,
    Phase,
    Place,
    Resigned,
    Revealed,
    Rolled,
    RolledOff,
    State,
    Variant,
)
from tests.games.qwixx.referee import Referee

Chooser = Callable[[State, Seat], Action]

LONGEST_GAME = 2000


class Watched:
    """A game with the referee beside it."""

    def __init__(self, variant: Variant, seats: int, seed: str) -> None:
        self.layout = LAYOUTS[variant]
        self.referee = Referee(variant.value, seats)
        self.decided: dict[Seat, str | None] = {}
        """What was decided for the running white sum."""
        self.happened: list[Event] = []
        self.steps = 0
        start = rules.setup(range(seats), Options(variant), Chance(seed))
        self.state = start.state
        self._follow(start)

    def act(self, seat: Seat, action: Action) -> None:
        """A decision, judged by both."""
        before = self.state
        transition = rules.apply(before, seat, action)
        place = action.place if isinstance(action, Mark) else None
        if before.phase is Phase.WHITE:
            self.decided[seat] = self._text(place)
        else:
            assert transition.events[0] == Coloured(seat, place)
        self._follow(transition)

    def leave(self, seat: Seat) -> None:
        transition = rules.resign(self.state, seat)
        assert transition.events[0] == Resigned(seat)
        self.decided.pop(seat, None)
        self._follow(transition)

    def _text(self, place: Place | None) -> str | None:
        return None if place is None else mark_text(self.layout, place)

    def _follow(self, transition: Transition[State]) -> None:
        """The events told to the referee, who works out the rest alone; then both are compared."""
        closing: list[Closed] = []
        for event in transition.events:
            self.happened.append(event)
            match event:
                case Closed():
                    assert event in closing
                    closing.remove(event)
                case _:
                    assert not closing
                    closing = self._tell(event)
        assert not closing
        self.state = transition.state
        self.steps += 1
        self._compare()

    def _tell(self, event: Event) -> list[Closed]:
        """Tells the referee, and returns the closings that must follow."""
        referee = self.referee
        match event:
            case RolledOff(rounds, starter):
                check_roll_off(rounds, starter)
                referee.active = starter
            case Rolled(seat, roll, turn):
                if turn > 1:
                    assert not referee.over
                    assert seat == referee.next_player()
                assert seat == referee.active or turn > 1
                referee.roll(seat, roll.white, {COLOUR_LETTERS[colour]: face for colour, face in roll.colours.items()})
                self.decided = {}
            case Revealed(marks):
                assert [self._text(place) for place in marks] == [self.decided.get(seat) for seat in range(len(marks))]
                referee.reveal([self._text(place) for place in marks])
                if not referee.over and not referee.choices(referee.active):
                    referee.end_turn()
                return self._closings(marks)
            case Coloured(seat, place):
                assert seat == referee.active
                referee.colour(self._text(place))
                referee.end_turn()
                return self._closings([place if other == seat else None for other in range(len(referee.papers))])
            case Missed(seat, misses):
                assert referee.papers[seat].misses == misses
            case Resigned(seat):
                in_colour_phase = referee.colour_phase and seat == referee.active
                referee.leave(seat)
                if in_colour_phase and not referee.over:
                    referee.end_turn()
            case Ended(ending, points, standing):
                self._check_end(ending.value, points, standing)
        return []

    def _closings(self, marks: Sequence[Place | None]) -> list[Closed]:
        rows = sorted({place.row for place in marks if place and place.at == 10 and place.row < 4})
        return [Closed(row, tuple(seat for seat, place in enumerate(marks) if place == (row, 10))) for row in rows]

    def _check_end(self, ending: str, points: tuple[int, ...], standing: tuple[int, ...]) -> None:
        referee = self.referee
        assert ending == referee.over
        assert list(points) == referee.points()
        staying = [seat for seat in range(len(points)) if seat not in referee.gone]
        best = max(points[seat] for seat in staying)
        winners = [seat for seat, place in enumerate(standing) if place == 1]
        assert winners == [seat for seat in staying if points[seat] == best]

    def _compare(self) -> None:
        state, referee = self.state, self.referee
        assert (state.ending.value if state.ending else "") == referee.over
        assert list(rules.view(state, None).scores) == referee.points()
        assert {mark_text(self.layout, Place(row, 10)) for row in state.closed} == set(referee.closed)
        assert state.out == referee.gone
        for sheet, paper in zip(state.sheets, referee.papers, strict=True):
            rows = (*sheet.rows, *sheet.bonus)
            crossed = {mark_text(self.layout, Place(row, at)) for row, ats in enumerate(rows) for at in ats}
            assert crossed == paper.crossed
            assert sheet.misses == paper.misses
        if not state.ending:
            assert state.active == referee.active
            assert (state.phase is Phase.COLOUR) == referee.colour_phase
            assert {COLOUR_LETTERS[colour] for colour in state.roll.colours} == set(referee.dice)
        self._compare_choices()

    def _compare_choices(self) -> None:
        state, referee = self.state, self.referee
        waiting = set()
        for seat in range(len(state.sheets)):
            legal = list(rules.legal(state, seat))
            allowed = [action.place for action in legal if isinstance(action, Mark)]
            chosen = referee.choices(seat)
            assert {self._text(place) for place in allowed} == chosen
            assert (Pass() in legal) == bool(chosen)
            assert allowed == [place for place in places(self.layout) if place in set(allowed)]
            if chosen and (referee.colour_phase or seat not in self.decided):
                waiting.add(seat)
            forbidden = places(self.layout)[(7 * self.steps + seat) % len(places(self.layout))]
            if forbidden not in allowed:
                with pytest.raises(IllegalMove):
                    rules.apply(state, seat, Mark(forbidden))
        assert rules.actors(state) == waiting


def check_roll_off(rounds: Sequence[Sequence[int | None]], starter: Seat) -> None:
    """Only the tied roll again, and whoever is left starts."""
    rolling = set(range(len(rounds[0])))
    for sums in rounds:
        known = {seat: total for seat, total in enumerate(sums) if total is not None}
        assert set(known) == rolling
        assert all(2 <= total <= 12 for total in known.values())
        rolling = {seat for seat in rolling if known[seat] == max(known.values())}
    assert rolling == {starter}


def random_game(variant: Variant, seats: int, seed: str, *, eager: float = 0.7, leaving: float = 0.0) -> Watched:
    """A whole random game: marks rather than passes as often as `eager`, and seats leave as often as `leaving`."""
    random = Random(seed)

    def choose(state: State, seat: Seat) -> Action:
        *marks, pass_on = rules.legal(state, seat)
        return random.choice(marks[:2]) if random.random() < eager else pass_on

    return played(Watched(variant, seats, seed), choose, random, leaving=leaving)


def played(watched: Watched, choose: Chooser, random: Random, *, leaving: float = 0.0) -> Watched:
    """The game played to its end; who has decided changes its mind now and then."""
    while not watched.state.ending:
        assert watched.steps < LONGEST_GAME
        state = watched.state
        staying = [seat for seat in range(len(state.sheets)) if seat not in state.out]
        if random.random() < leaving:
            watched.leave(random.choice(staying))
            continue
        may = [seat for seat in staying if next(rules.legal(state, seat), None)]
        awaited = sorted(rules.actors(state))
        seat = random.choice(may if random.random() < 0.2 else awaited)
        watched.act(seat, choose(state, seat))
    return watched

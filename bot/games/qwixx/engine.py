"""Qwixx, answers to cases from a file, so that other engines can be held against this one.

Rows are 0 to 3 from the top, cells 0 to 10 from the left, bonus rows 0 and 1 from the top, dice "w" for both white
ones and a letter for each colour in play. `variant` is a preset of the game; without it, the classic sheet.

    can_mark        marks, row, index [closed_rows, bonus_marks, bonus_row]  → official: whether some dice may cross it
    white_options   marks, dice [closed_rows, bonus_marks]                   → official: the cells, [row, index]
    colour_options  marks, dice [closed_rows, bonus_marks]                   → official: the cells, [row, index]
    score           marks, penalties [bonus_marks]                           → official: the points
    end_check       closed_rows, max_penalties                               → official: whether the game is over
    penalty         active_crosses, is_active                                → official: whether a miss is taken
    turn            players, active, dice, white, colour [closed_rows]       → closed_rows, dice_removed, game_over,
                                                                               penalties, scores, colour_action_offered
    sequence        steps                                                    → official: one answer a step

Bonus cells among the options stand apart under `bonus`, on sheets that have any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.core.chance import Chance
from bot.core.errors import BotError, IllegalMove
from bot.core.game import Json
from bot.games.qwixx.dice import FACES
from bot.games.qwixx.layouts import LAYOUTS, blank
from bot.games.qwixx.marking import colour_marks, crossed, sheet_refusal, white_marks
from bot.games.qwixx.names import COLOUR_LETTERS
from bot.games.qwixx.scoring import total
from bot.games.qwixx.state import (
    CELLS,
    LAST,
    MOST_MISSES,
    ROWS_TO_END,
    UNDECIDED,
    Layout,
    Options,
    Phase,
    Place,
    Roll,
    Sheet,
    State,
    Variant,
)
from bot.games.qwixx.turns import close_turn, close_white, decide_colour, decide_white, open_white, scores

Item = Mapping[str, Json]
Fields = dict[str, Json]

_COLOURS = {letter: colour for colour, letter in COLOUR_LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Question:
    """An item of a file, read and ready: `answer` is the engine's work alone."""

    answer: Callable[[], Fields]
    plays: None = None


def question(item: Item) -> Question:
    """What an item asks. Raises ValueError with a sentence if it can't be understood."""
    if not isinstance(item, Mapping):
        raise ValueError("an item is a JSON object")
    kind = str(item.get("kind"))
    if kind not in _QUESTIONS:
        raise ValueError(f"no such kind of item: {kind}")
    try:
        return Question(_QUESTIONS[kind](item))
    except KeyError as error:
        raise ValueError(f"an item of the kind {kind} needs {error}") from None
    except (BotError, AttributeError, IndexError, TypeError, ValueError):
        raise ValueError(f"an item of the kind {kind} can't be read") from None


def _can_mark(item: Item) -> Callable[[], Fields]:
    layout, sheet, closed = _layout(item), _sheet(item, item), _rows(item)
    place = _cell(layout, item)
    return lambda: _official(sheet_refusal(layout, sheet, place, closed=closed) is None)


def _white_options(item: Item) -> Callable[[], Fields]:
    layout, sheet, closed, roll = _layout(item), _sheet(item, item), _rows(item), _roll(item["dice"])
    return lambda: _options(layout, white_marks(layout, sheet, roll=roll, closed=closed))


def _colour_options(item: Item) -> Callable[[], Fields]:
    layout, sheet, closed, roll = _layout(item), _sheet(item, item), _rows(item), _roll(item["dice"])
    return lambda: _options(layout, colour_marks(layout, sheet, roll=roll, closed=closed, marked=None))


def _options(layout: Layout, found: Sequence[Place]) -> Fields:
    base = len(layout.rows)
    fields = _official([list(place) for place in sorted(found) if place.row < base])
    if layout.bonus:
        fields["bonus"] = [[row - base, at] for row, at in sorted(found) if row >= base]
    return fields


def _score(item: Item) -> Callable[[], Fields]:
    layout, sheet = _layout(item), _sheet(item, item)
    return lambda: _official(total(layout, sheet))


def _end_check(item: Item) -> Callable[[], Fields]:
    closed, misses = _rows(item), _whole(item["max_penalties"])
    return lambda: _official(_over(closed, misses))


def _penalty(item: Item) -> Callable[[], Fields]:
    crosses, active = _whole(item["active_crosses"]), bool(item["is_active"])
    return lambda: _official(active and not crosses)


def _turn(item: Item) -> Callable[[], Fields]:
    options, roll = Options(_variant(item)), _roll(item["dice"])
    sheets = tuple(_sheet(item, player) for player in item["players"])
    active, white, colour = _whole(item["active"]), [_place(cell) for cell in item["white"]], _place(item["colour"])
    if len(white) != len(sheets) or active not in range(len(sheets)):
        raise ValueError("the players do not agree")
    before = State(options, Chance(""), sheets, active, Phase.WHITE, roll, (None,) * len(sheets), closed=_rows(item))
    opened = open_white(before, active, roll)
    return lambda: _played(opened, white, colour)


def _played(state: State, white: Sequence[Place | None], colour: Place | None) -> Fields:
    """One turn up to the next roll; where a mark is illegal, only that and the reason."""
    offered = False
    try:
        for seat, place in enumerate(white):
            if place is not None or state.decisions[seat] is UNDECIDED:
                state = decide_white(state, seat, place).state
        state = close_white(state).state
        if not state.ending:
            offered = UNDECIDED in state.decisions
            if offered or colour is not None:
                state = decide_colour(state, state.active, colour).state
            state = close_turn(state).state
    except IllegalMove as error:
        return {"legal": False, "reason": error.reason}
    rows, closed = LAYOUTS[state.options.variant].rows, sorted(state.closed)
    return {
        "closed_rows": closed,
        "dice_removed": [COLOUR_LETTERS[rows[row].dies] for row in closed],
        "game_over": state.ending is not None,
        "penalties": [sheet.misses for sheet in state.sheets],
        "scores": list(scores(state)),
        "colour_action_offered": offered,
    }


def _sequence(item: Item) -> Callable[[], Fields]:
    layout, steps = _layout(item), [_step(_layout(item), step) for step in item["steps"]]
    return lambda: _official(list(_written(layout, steps)))


Step = Place | str
"""A cell to cross, or what else a step does or asks."""


def _step(layout: Layout, step: Item) -> Step:
    if "assert_total" in step:
        return "total"
    if "assert_over" in step:
        return "over"
    return "penalty" if step["do"] == "penalty" else _cell(layout, step)


def _written(layout: Layout, steps: Iterable[Step]) -> Iterator[Json]:
    """What one sheet alone says to each step, whatever the dice: whether it is allowed, the points, or the end."""
    sheet, closed = blank(layout), frozenset[int]()
    for step in steps:
        over = _over(closed, sheet.misses)
        if step == "total":
            yield total(layout, sheet)
        elif step == "over":
            yield over
        elif isinstance(step, Place):
            allowed = not over and sheet_refusal(layout, sheet, step, closed=closed) is None
            if allowed:
                sheet = crossed(sheet, step)
                closed |= {row for row in range(len(layout.rows)) if LAST in sheet.rows[row]}
            yield allowed
        else:
            sheet = sheet if over else replace(sheet, misses=sheet.misses + 1)
            yield not over


_QUESTIONS: Mapping[str, Callable[[Item], Callable[[], Fields]]] = {
    "can_mark": _can_mark,
    "white_options": _white_options,
    "colour_options": _colour_options,
    "score": _score,
    "end_check": _end_check,
    "penalty": _penalty,
    "turn": _turn,
    "sequence": _sequence,
}


def _official(answer: Json) -> Fields:
    return {"official": answer}


def _over(closed: frozenset[int], misses: int) -> bool:
    return len(closed) >= ROWS_TO_END or misses >= MOST_MISSES


def _variant(item: Item) -> Variant:
    return Variant(item.get("variant", Variant.CLASSIC.value))


def _layout(item: Item) -> Layout:
    return LAYOUTS[_variant(item)]


def _sheet(item: Item, player: Item) -> Sheet:
    empty = blank(_layout(item))
    rows = _crosses(player["marks"])
    bonus = _crosses(player.get("bonus_marks") or empty.bonus)
    if (len(rows), len(bonus)) != (len(empty.rows), len(empty.bonus)):
        raise ValueError("a sheet of other rows")
    return Sheet(rows, bonus, _whole(player.get("penalties", 0)))


def _crosses(rows: Json) -> tuple[tuple[int, ...], ...]:
    crosses = tuple(tuple(sorted({_whole(at) for at in row})) for row in rows)
    if any(at not in range(CELLS) for row in crosses for at in row):
        raise ValueError("no such cell")
    return crosses


def _rows(item: Item) -> frozenset[int]:
    return frozenset(map(_whole, item.get("closed_rows", ())))


def _cell(layout: Layout, item: Item) -> Place:
    """The cell of an item; one that is on no sheet if its index is unknown."""
    row = len(layout.rows) + _whole(item["bonus_row"]) if "bonus_row" in item else _whole(item["row"])
    return Place(row, CELLS if item["index"] is None else _whole(item["index"]))


def _place(cell: Json) -> Place | None:
    if cell is None:
        return None
    row, at = cell
    return Place(_whole(row), _whole(at))


def _roll(dice: Item) -> Roll:
    first, second = map(_face, dice["w"])
    return Roll((first, second), {_COLOURS[key]: _face(face) for key, face in dice.items() if key != "w"})


def _face(value: Json) -> int:
    if _whole(value) not in range(1, FACES + 1):
        raise ValueError("no such face")
    return int(value)


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError("a whole number was expected")
    return value

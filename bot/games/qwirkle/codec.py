"""Qwirkle to JSON values and back, short: saves and logs are kept for years.

Tiles are codes of two letters run together, "RCOS". A cell is "x,y", and tiles lie on the table as rows, each run of
tiles as "x,y,RCRS". A line of a score is "a1,2,4": across (or "d", down) from (1, 2), four tiles; "=points+bonus"
follows only where they are not what its length says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.core.chance import Chance
from bot.core.game import Codec, Json
from bot.core.loading import guarded, letters, whole, wholes
from bot.games.qwirkle.lines import in_board_order
from bot.games.qwirkle.notation import tile_code
from bot.games.qwirkle.state import (
    KINDS,
    LONGEST_LINE,
    QWIRKLE_BONUS,
    Action,
    Axis,
    Board,
    Cell,
    Edition,
    Ended,
    Ending,
    Event,
    Opened,
    Options,
    Passed,
    Placement,
    Play,
    Played,
    Resigned,
    Score,
    ScoredLine,
    State,
    Swap,
    Swapped,
    TieBreak,
    Tile,
    Tiles,
)

_TILES = {tile_code(tile): tile for tile in KINDS}
_CODES = {tile: code for code, tile in _TILES.items()}
_AXES = {"a": Axis.ACROSS, "d": Axis.DOWN}
_LETTERS = {axis: letter for letter, axis in _AXES.items()}


def _dump_tiles(tiles: Iterable[Tile]) -> str:
    return "".join(_CODES[tile] for tile in tiles)


def _load_tiles(codes: Json) -> Tiles:
    text = letters(codes)
    return tuple(_TILES[text[place : place + 2]] for place in range(0, len(text), 2))


def _dump_cells(cells: Iterable[Cell]) -> str:
    return " ".join(f"{x},{y}" for x, y in cells)


def _load_cell(text: str) -> Cell:
    x, y = text.split(",")
    return Cell(int(x), int(y))


def _dump_placements(placements: Iterable[Placement]) -> str:
    return " ".join(f"{_CODES[tile]}{x},{y}" for tile, (x, y) in placements)


def _load_placements(text: Json) -> tuple[Placement, ...]:
    return tuple(Placement(_TILES[part[:2]], _load_cell(part[2:])) for part in letters(text).split())


def _dump_board(board: Board) -> str:
    runs: list[str] = []
    previous: Cell | None = None
    for cell in in_board_order(board):
        code = _CODES[board[cell]]
        if previous == (cell.x - 1, cell.y):
            runs[-1] += code
        else:
            runs.append(f"{cell.x},{cell.y},{code}")
        previous = cell
    return " ".join(runs)


def _load_board(text: Json) -> Board:
    board: dict[Cell, Tile] = {}
    for run in letters(text).split():
        x, y, codes = run.split(",")
        for place, tile in enumerate(_load_tiles(codes)):
            board[Cell(int(x) + place, int(y))] = tile
    return board


def dump_options(options: Options) -> Json:
    return [options.edition.value, options.tie_break.value]


@guarded
def load_options(data: Json) -> Options:
    edition, tie_break = data
    return Options(Edition(edition), TieBreak(tie_break))


def dump_state(state: State) -> Json:
    """Secrets included: the seed, the bag and the hands."""
    return {
        "options": dump_options(state.options),
        "chance": [state.chance.seed, state.chance.draws],
        "board": _dump_board(state.board),
        "bag": _dump_tiles(state.bag),
        "hands": [_dump_tiles(hand) for hand in state.hands],
        "scores": list(state.scores),
        "sets": list(state.sets),
        "seat": state.seat,
        "opening": state.opening,
        "turn": state.turn,
        "passes": state.passes,
        "out": sorted(state.out),
        "ending": state.ending and state.ending.value,
        "last": _dump_cells(state.last),
        "seniority": list(state.seniority),
    }


@guarded
def load_state(data: Json) -> State:
    seed, draws = data["chance"]
    state = State(
        options=load_options(data["options"]),
        chance=Chance(letters(seed), whole(draws)),
        board=_load_board(data["board"]),
        bag=_load_tiles(data["bag"]),
        hands=tuple(map(_load_tiles, data["hands"])),
        scores=wholes(data["scores"]),
        sets=wholes(data["sets"]),
        seat=None if data["seat"] is None else whole(data["seat"]),
        opening=whole(data["opening"]),
        turn=whole(data["turn"]),
        passes=whole(data["passes"]),
        out=frozenset(wholes(data["out"])),
        ending=None if data["ending"] is None else Ending(data["ending"]),
        last=tuple(map(_load_cell, letters(data["last"]).split())),
        seniority=wholes(data["seniority"]),
    )
    _check_sound(state)
    return state


def _check_sound(state: State) -> None:
    seats = range(len(state.hands))
    if {len(state.scores), len(state.sets), len(state.seniority)} != {len(seats)}:
        raise ValueError("the seats do not agree")
    if (state.seat is None) != (state.ending is not None):
        raise ValueError("somebody's turn, or an ending")
    if not {*state.out, *([] if state.seat is None else [state.seat])} <= set(seats) or state.seat in state.out:
        raise ValueError("no such seat at the table")


def dump_action(action: Action) -> Json:
    if isinstance(action, Play):
        return {"play": _dump_placements(action.placements)}
    return {"swap": _dump_tiles(action.tiles)}


@guarded
def load_action(data: Json) -> Action:
    [(verb, text)] = data.items()
    if verb == "play":
        return Play(_load_placements(text))
    if verb == "swap":
        return Swap(_load_tiles(text))
    raise ValueError("no such action")


def _dump_line(line: ScoredLine) -> str:
    (x, y), length = line.cells[0], len(line.cells)
    if line.cells != _cells_along(line.axis, x, y, length):
        raise ValueError("a line lies on neighbouring cells")
    text = f"{_LETTERS[line.axis]}{x},{y},{length}"
    usual = (length, _usual_bonus(length))
    return text if (line.points, line.bonus) == usual else f"{text}={line.points}+{line.bonus}"


def _load_line(text: str) -> ScoredLine:
    where, _, worth = text.partition("=")
    axis = _AXES[where[0]]
    x, y, length = map(int, where[1:].split(","))
    points, bonus = map(int, worth.split("+")) if worth else (length, _usual_bonus(length))
    return ScoredLine(axis, _cells_along(axis, x, y, length), points, bonus)


def _usual_bonus(length: int) -> int:
    return QWIRKLE_BONUS if length == LONGEST_LINE else 0


def _cells_along(axis: Axis, x: int, y: int, length: int) -> tuple[Cell, ...]:
    right, down = axis.value
    return tuple(Cell(x + right * step, y + down * step) for step in range(length))


def _load_score(data: Json) -> Score:
    lines, lone, last_tile = data
    return Score(tuple(map(_load_line, letters(lines).split())), whole(lone), whole(last_tile))


def _dump_score(score: Score) -> Json:
    return [" ".join(map(_dump_line, score.lines)), score.lone, score.last_tile]


def dump_event(event: Event) -> Json:
    """A list of the event's name and its parts."""
    match event:
        case Opened():
            return ["opened", event.starter, list(event.sets), list(event.tied), event.tie_break.value]
        case Played():
            laid, score = _dump_placements(event.placements), _dump_score(event.score)
            return ["played", event.seat, laid, score, event.drawn]
        case Swapped():
            return ["swapped", event.seat, event.count]
        case Passed():
            return ["passed", event.seat]
        case Resigned():
            return ["resigned", event.seat, event.returned]
        case Ended():
            return ["ended", event.ending.value, list(event.points), list(event.places)]


_EVENTS: Mapping[str, Callable[..., Event]] = {
    "opened": lambda starter, sets, tied, by: Opened(whole(starter), wholes(sets), wholes(tied), TieBreak(by)),
    "played": lambda seat, laid, score, drawn: Played(
        whole(seat), _load_placements(laid), _load_score(score), whole(drawn)
    ),
    "swapped": lambda seat, count: Swapped(whole(seat), whole(count)),
    "passed": lambda seat: Passed(whole(seat)),
    "resigned": lambda seat, returned: Resigned(whole(seat), whole(returned)),
    "ended": lambda ending, points, places: Ended(Ending(ending), wholes(points), wholes(places)),
}


@guarded
def load_event(data: Json) -> Event:
    name, *parts = data
    return _EVENTS[name](*parts)


CODEC: Codec[State, Action, Options] = Codec(
    dump_state=dump_state,
    load_state=load_state,
    dump_action=dump_action,
    load_action=load_action,
    dump_event=dump_event,
    load_event=load_event,
    dump_options=dump_options,
    load_options=load_options,
)

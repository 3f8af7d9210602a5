"""The table in plain words: alt texts of the pictures, the whole board line by line, the tiles still unseen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.core.budget import LONGEST_ALT, SENTENCE, breadth, fitting
from bot.core.game import Seat
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.games.qwirkle.layout import Part, holds
from bot.games.qwirkle.lines import Line
from bot.games.qwirkle.names import COLOUR_LETTERS, SHAPE_LETTERS
from bot.games.qwirkle.notation import (
    cell_label,
    colour_name,
    column_label,
    line_name,
    line_text,
    placements_text,
    row_label,
    shape_name,
    tile_code,
    tile_name,
    tiles_text,
)
from bot.games.qwirkle.sampling import unseen
from bot.games.qwirkle.state import (
    KINDS,
    Action,
    Axis,
    Board,
    Cell,
    Colour,
    Event,
    Opened,
    Passed,
    Placement,
    Play,
    Played,
    Resigned,
    Score,
    Shape,
    Swapped,
    Tile,
    Tiles,
    View,
)


def board_alt(view: View, recent: Sequence[Event]) -> Words:
    """What the board's picture shows: the newest moves, turn, points, size, bag, then the lines of the last play.

    Never longer than `LONGEST_ALT`, whatever the names: what does not fit is left out from the end, item by item.
    """
    told = [words for event in reversed(recent) if (words := _told(event)) is not None]
    before = [Text("qwirkle-alt-before", move=move) for move in told[1:]]
    facts = fitting([*told[:1], *_facts(view), *before], LONGEST_ALT)
    new = set(view.last)
    lines = [_line_in_codes(view.board, axis, cells) for axis, cells in _lines(view.board) if new & set(cells)]
    return _with_lines(facts, "qwirkle-alt-lines", lines)


def hand_alt(view: View) -> Words:
    """The viewer's own tiles by name and code."""
    if not view.hand:
        return Text("qwirkle-alt-hand-empty")
    tiles = Listed.of(Text("qwirkle-alt-tile", tile=tile_name(tile), code=tile_code(tile)) for tile in view.hand)
    return Text("qwirkle-alt-hand", tiles=tiles)


def held(view: View) -> Words:
    """What the viewer held, told to everybody when the game is over."""
    named = Listed.of(Text("qwirkle-alt-tile", tile=tile_name(tile), code=tile_code(tile)) for tile in view.hand)
    return Text("qwirkle-held", player=SeatName(view.viewer or 0), tiles=named)


def rack_alt(tiles: Tiles, *, laid: frozenset[int] = frozenset(), chosen: int | None = None) -> Words:
    """The tiles in the order of the rack, and which of them are laid already or chosen."""
    if not tiles:
        return Text("qwirkle-alt-hand-empty")
    keys = dict.fromkeys(laid, "qwirkle-alt-tile-laid") | {chosen: "qwirkle-alt-tile-chosen"}
    named = Listed.of(
        Text(keys.get(index, "qwirkle-alt-tile"), tile=tile_name(tile), code=tile_code(tile))
        for index, tile in enumerate(tiles)
    )
    return Text("qwirkle-alt-hand", tiles=named)


def preview_alt(
    view: View,
    *,
    laid: Sequence[Placement],
    targets: Sequence[Cell],
    recent: Sequence[Event] = (),
    score: Score | None = None,
) -> Words:
    """A play being composed: what is laid and its points, the numbered places, the lines there, the last play."""
    play = placements_text(laid)
    facts: list[Words] = [Text("qwirkle-alt-planned", play=play) if laid else Text("qwirkle-alt-planned-nothing")]
    if score is not None:
        facts.append(Text("qwirkle-alt-planned-points", points=score.total))
    if targets:
        numbered = Joined.of([f"{index} {cell_label(cell)}" for index, cell in enumerate(targets, 1)], ", ")
        facts.append(Text("qwirkle-alt-places", count=len(targets), places=numbered))
    told = [words for event in reversed(recent) if (words := _told(event)) is not None]
    facts = fitting([*facts, *told[:1]], LONGEST_ALT)
    table = {**view.board, **{placement.cell: placement.tile for placement in laid}}
    cells = {placement.cell for placement in laid}
    lines = [_line_in_codes(table, axis, line) for axis, line in _lines(table) if cells & set(line)]
    return _with_lines(facts, "qwirkle-alt-planned-lines", lines)


def position_alt(view: View, action: Action, score: Score | None) -> Words:
    """A move as the best one where the viewer was: its points, the hand it comes from, the lines it makes."""
    laid = {placement.cell: placement.tile for placement in action.placements} if isinstance(action, Play) else {}
    if isinstance(action, Play):
        play, points = placements_text(action.placements), score.total if score else 0
        best = Text("qwirkle-alt-best", play=play, points=points)
    else:
        best = Text("qwirkle-alt-best-swap", tiles=tiles_text(action.tiles))
    facts = [best, Text("qwirkle-alt-best-hand", tiles=tiles_text(view.hand))]
    table = {**view.board, **laid}
    lines = [_line_in_codes(table, axis, line) for axis, line in _lines(table) if set(laid) & set(line)]
    return _with_lines(facts, "qwirkle-alt-planned-lines", lines)


def part_name(part: Part) -> Words:
    """Columns and rows of a part: "A–L, 13–22"."""
    left, right, top, bottom = _bounds(part)
    return f"{left}–{right}, {top}–{bottom}"


def part_alt(view: View, part: Part) -> Words:
    """What a part of the board's picture shows: where it lies, then every line in it."""
    left, right, top, bottom = _bounds(part)
    facts: list[Words] = [Text("qwirkle-alt-part", left=left, right=right, top=top, bottom=bottom)]
    found = [
        _line_in_codes(view.board, axis, cells)
        for axis, cells in _lines(view.board)
        if any(holds(part, cell) for cell in cells)
    ]
    return _with_lines(facts, "qwirkle-alt-part-lines", found)


def _bounds(part: Part) -> tuple[str, str, str, str]:
    right, bottom = part.left + part.columns - 1, part.top + part.rows - 1
    return column_label(part.left), column_label(right), row_label(part.top), row_label(bottom)


def _with_lines(facts: Sequence[Words], key: str, lines: Sequence[Words]) -> Words:
    """The facts, then as many of the lines as there is room for."""
    room = LONGEST_ALT - sum(breadth(fact) + 2 for fact in facts) - SENTENCE
    near = fitting(lines, room)
    return Joined.of([*facts, *([Text(key, lines=Joined.of(near, "; "))] if near else [])], " ")


def banner_alt() -> Words:
    """The picture above a lobby."""
    return Text("qwirkle-banner-alt")


def board_text(view: View) -> list[Words]:
    """The whole board: every line of two or more, rows from the top, then columns from the left."""
    lines = [_line_in_words(view.board, axis, cells) for axis, cells in _lines(view.board)]
    lone = [Text("qwirkle-board-lone", cell=cell_label(cell), tile=tile_name(view.board[cell])) for cell in _lone(view)]
    return [*lines, *lone] or [Text("qwirkle-board-empty")]


def bag_text(view: View) -> Words:
    """The unseen tiles as a small table, a row a colour and a column a shape."""
    counts = unseen(view)
    head = " ".join([" ", *(SHAPE_LETTERS[shape] for shape in Shape)])
    rows = [
        " ".join([COLOUR_LETTERS[colour], *(str(counts[Tile(colour, shape)] or "·") for shape in Shape)])
        for colour in Colour
    ]
    figures = "\n".join(["```", head, *rows, "```"])
    return Joined((_unseen_in_all(view), figures, _gone(counts), Text("qwirkle-bag-legend")))


def _gone(counts: Mapping[Tile, int]) -> Words:
    """Which tiles can't come any more, in their letters."""
    gone = [tile_code(tile) for tile in KINDS if not counts[tile]]
    return Text("qwirkle-bag-gone", tiles=" ".join(gone)) if gone else Text("qwirkle-bag-none-gone")


def never_six_text(lines: Sequence[Line]) -> Words:
    """The lines that can't be completed any more, as rows and columns."""
    named = (Joined((line_name(line.axis, line.cells[0]), f"({line_text(line.cells)})"), " ") for line in lines)
    return Text("qwirkle-bag-never-six", lines=Joined.of(named, ", "))


def bag_alt(view: View) -> Words:
    """The unseen tiles, colour by colour: some 500 characters, whatever the table."""
    counts = unseen(view)
    rows: list[Words] = []
    for colour in Colour:
        shapes = Joined.of(
            [Joined((shape_name(shape), str(counts[Tile(colour, shape)])), " ") for shape in Shape], ", "
        )
        rows.append(Text("qwirkle-alt-bag-colour", colour=colour_name(colour), shapes=shapes))
    gone = [tile_code(tile) for tile in KINDS if not counts[tile]]
    struck = [Text("qwirkle-alt-bag-gone", tiles=" ".join(gone))] if gone else []
    return Joined.of([_unseen_in_all(view), *struck, *rows], " ")


def _unseen_in_all(view: View) -> Words:
    hidden = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.viewer)
    return Text("qwirkle-bag-unseen", count=sum(unseen(view).values()), bag=view.bag, hidden=hidden)


def ranking(view: View) -> list[Seat]:
    """The seats in order of places, or of points while nobody has a place."""
    seats = range(len(view.scores))
    if view.places:
        return sorted(seats, key=lambda seat: (view.places[seat], -view.scores[seat]))
    return sorted(seats, key=lambda seat: (seat in view.out, -view.scores[seat]))


def _told(event: Event) -> Text | None:
    """A move in plain words, without markup; None for what the picture's other words say."""
    match event:
        case Opened(starter):
            return Text("qwirkle-alt-opened", player=SeatName(starter))
        case Played(seat, placements, score):
            play = placements_text(placements)
            return Text("qwirkle-alt-played", player=SeatName(seat), play=play, points=score.total)
        case Swapped(seat, count):
            return Text("qwirkle-alt-swapped", player=SeatName(seat), count=count)
        case Passed(seat):
            return Text("qwirkle-alt-passed", player=SeatName(seat))
        case Resigned(seat):
            return Text("qwirkle-alt-resigned", player=SeatName(seat))
    return None


def _facts(view: View) -> Iterator[Words]:
    if view.ending is not None:
        winners = [seat for seat, place in enumerate(view.places) if place == 1]
        yield Text("qwirkle-alt-over", winners=Listed.of(SeatName(seat) for seat in winners))
    elif view.seat is not None:
        yield Text("qwirkle-alt-turn", player=SeatName(view.seat))
    scored = (Text("qwirkle-alt-score", player=SeatName(seat), points=view.scores[seat]) for seat in ranking(view))
    yield Text("qwirkle-alt-scores", scores=Listed.of(scored))
    if view.board:
        xs, ys = [cell.x for cell in view.board], [cell.y for cell in view.board]
        yield Text(
            "qwirkle-alt-size",
            count=len(view.board),
            left=column_label(min(xs)),
            right=column_label(max(xs)),
            top=row_label(min(ys)),
            bottom=row_label(max(ys)),
        )
    else:
        yield Text("qwirkle-board-empty")
    yield Text("qwirkle-alt-bag", count=view.bag)


def _lines(board: Board) -> Iterator[tuple[Axis, tuple[Cell, ...]]]:
    """Every line of two or more tiles, rows from the top, then columns from the left."""
    starts = sorted(board, key=lambda cell: (cell.y, cell.x))
    for axis, cells in ((Axis.ACROSS, starts), (Axis.DOWN, sorted(board))):
        dx, dy = axis.value
        for x, y in cells:
            if Cell(x - dx, y - dy) in board or Cell(x + dx, y + dy) not in board:
                continue
            line = [Cell(x, y)]
            while (after := Cell(line[-1].x + dx, line[-1].y + dy)) in board:
                line.append(after)
            yield axis, tuple(line)


def _lone(view: View) -> list[Cell]:
    joined = {cell for _, cells in _lines(view.board) for cell in cells}
    return sorted(set(view.board) - joined, key=lambda cell: (cell.y, cell.x))


def _line_in_codes(board: Board, axis: Axis, cells: Sequence[Cell]) -> Words:
    codes = placements_text(Placement(board[cell], cell) for cell in cells)
    return Text("qwirkle-alt-line", line=line_name(axis, cells[0]), tiles=codes)


def _line_in_words(board: Board, axis: Axis, cells: Sequence[Cell]) -> Words:
    """Its place, what its tiles share, and in what they differ."""
    tiles = [board[cell] for cell in cells]
    place = Text("qwirkle-board-place", line=line_name(axis, cells[0]), cells=line_text(cells))
    shared: Words
    different: list[Words]
    if len({tile.colour for tile in tiles}) == 1:
        shared, different = colour_name(tiles[0].colour), [shape_name(tile.shape) for tile in tiles]
    elif len({tile.shape for tile in tiles}) == 1:
        shared, different = shape_name(tiles[0].shape), [colour_name(tile.colour) for tile in tiles]
    else:
        return Text("qwirkle-board-line-mixed", place=place, tiles=Joined.of(map(tile_name, tiles), ", "))
    return Text("qwirkle-board-line", place=place, shared=shared, tiles=Joined.of(different, ", "))

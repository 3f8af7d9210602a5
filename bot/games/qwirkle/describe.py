"""The table in plain words: alt texts of the pictures, the whole board line by line, the tiles still unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.core.game import Seat
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.games.qwirkle.layout import Part
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
)
from bot.games.qwirkle.state import (
    COPIES,
    KINDS,
    Axis,
    Board,
    Cell,
    Colour,
    Event,
    Opened,
    Passed,
    Placement,
    Played,
    Resigned,
    Shape,
    Swapped,
    Tile,
    View,
)

LONGEST_ALT = 1000
"""Characters; Discord refuses more than 1,024."""

_LONGEST_NAME = 32
_SENTENCE = 60
_PHRASE = 12
"""What an alt message takes without its parameters, alone and inside another one, with room for other languages."""


def board_alt(view: View, recent: Sequence[Event]) -> Words:
    """What the board's picture shows: the newest moves, turn, points, size, bag, then the lines of the last play.

    Never longer than `LONGEST_ALT`, whatever the names: what does not fit is left out from the end, item by item.
    """
    told = [words for event in reversed(recent) if (words := _told(event)) is not None]
    before = [Text("qwirkle-alt-before", move=move) for move in told[1:]]
    facts = _fitting([*told[:1], *_facts(view), *before], LONGEST_ALT)
    room = LONGEST_ALT - sum(_breadth(fact) + 2 for fact in facts) - _SENTENCE
    new = set(view.last)
    lines = [_line_in_codes(view.board, axis, cells) for axis, cells in _lines(view.board) if new & set(cells)]
    near = _fitting(lines, room)
    return Joined.of([*facts, *([Text("qwirkle-alt-lines", lines=Joined.of(near, "; "))] if near else [])], " ")


def hand_alt(view: View) -> Words:
    """The viewer's own tiles by name and code."""
    if not view.hand:
        return Text("qwirkle-alt-hand-empty")
    tiles = Listed.of(Text("qwirkle-alt-tile", tile=tile_name(tile), code=tile_code(tile)) for tile in view.hand)
    return Text("qwirkle-alt-hand", tiles=tiles)


def part_name(part: Part) -> Words:
    """Columns and rows of a part: "A–L, 13–22"."""
    right, bottom = part.left + part.columns - 1, part.top + part.rows - 1
    columns = f"{column_label(part.left)}–{column_label(right)}"
    return f"{columns}, {row_label(part.top)}–{row_label(bottom)}"


def board_text(view: View) -> list[Words]:
    """The whole board: every line of two or more, rows from the top, then columns from the left."""
    lines = [_line_in_words(view.board, axis, cells) for axis, cells in _lines(view.board)]
    lone = [Text("qwirkle-board-lone", cell=cell_label(cell), tile=tile_name(view.board[cell])) for cell in _lone(view)]
    return [*lines, *lone] or [Text("qwirkle-board-empty")]


def unseen(view: View) -> Mapping[Tile, int]:
    """How many of each tile the viewer has not seen: three, less those on the table and in the own hand."""
    seen = Counter([*view.board.values(), *view.hand])
    return {tile: max(0, COPIES - seen[tile]) for tile in KINDS}


def bag_text(view: View) -> Words:
    """The unseen tiles as a small table, a row a colour and a column a shape."""
    counts = unseen(view)
    head = " ".join([" ", *(SHAPE_LETTERS[shape] for shape in Shape)])
    rows = [
        " ".join([COLOUR_LETTERS[colour], *(str(counts[Tile(colour, shape)] or "·") for shape in Shape)])
        for colour in Colour
    ]
    hidden = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.viewer)
    summary = Text("qwirkle-bag-unseen", count=sum(counts.values()), bag=view.bag, hidden=hidden)
    return Joined((summary, "\n".join(["```", head, *rows, "```"]), Text("qwirkle-bag-legend")))


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


def _fitting(items: Iterable[Words], room: int) -> list[Words]:
    """The items up to the first that might not fit any more."""
    kept = []
    for item in items:
        room -= _breadth(item) + 2
        if room < 0:
            break
        kept.append(item)
    return kept


def _breadth(words: Words | int, own: int = _SENTENCE) -> int:
    """At most so many characters, in whatever language and whoever sits there."""
    match words:
        case int():
            return 5
        case str():
            return len(words)
        case SeatName():
            return _LONGEST_NAME
        case Joined(parts):
            return sum(_breadth(part, _PHRASE) + 2 for part in parts)
        case Listed(parts):
            return sum(_breadth(part, _PHRASE) + 5 for part in parts)
        case Text(_, params):
            return own + sum(_breadth(value, _PHRASE) for _, value in params)


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

"""Composing a play tile by tile: what may be laid next, where, and what it would be worth.

A first tile goes where it may lie alone; each further one goes to an end of the line that holds it. Every legal play
can be built so, whatever its tiles: one of them touches the table, and from there the line grows over the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from bot.core.errors import IllegalMove
from bot.core.game import Json
from bot.games.qwirkle.lines import check, in_order, line_through
from bot.games.qwirkle.notation import parse_play, parse_tile_code, placements_text, tile_code
from bot.games.qwirkle.plays import find, play_of
from bot.games.qwirkle.scoring import score_lines
from bot.games.qwirkle.state import (
    LAST_TILE_BONUS,
    LONGEST_LINE,
    Axis,
    Board,
    Cell,
    Placement,
    Play,
    Score,
    Tile,
    Tiles,
    View,
)


class Sorting(Enum):
    """How a player likes to see their tiles. DEALT is the order in which they came."""

    DEALT = "dealt"
    COLOUR = "colour"
    SHAPE = "shape"


@dataclass(frozen=True, slots=True)
class Draft:
    """A play that is being composed: what was laid so far, in that order, and the tile in the fingers."""

    laid: tuple[Placement, ...] = ()
    chosen: Tile | None = None

    def dump(self) -> Json:
        """In notation, as it is kept; None when there is nothing to keep."""
        if not self.laid and self.chosen is None:
            return None
        laid = [placements_text([placement]) for placement in self.laid]
        return {"laid": laid, "chosen": None if self.chosen is None else tile_code(self.chosen)}

    @classmethod
    def load(cls, body: Json) -> Draft:
        """The draft as `dump` gave it."""
        if body is None:
            return cls()
        laid = tuple(parse_play(text).placements[0] for text in body["laid"])
        return cls(laid, None if body["chosen"] is None else parse_tile_code(body["chosen"]))


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile that may be laid next, with the points of the play that it makes."""

    placement: Placement
    points: int


def sorted_hand(hand: Tiles, sorting: Sorting) -> Tiles:
    """The hand as its owner wants to see it."""
    if sorting is Sorting.COLOUR:
        return tuple(sorted(hand))
    if sorting is Sorting.SHAPE:
        return tuple(sorted(hand, key=lambda tile: (tile.shape, tile.colour)))
    return hand


def left_in_hand(hand: Tiles, draft: Draft) -> Tiles:
    """The tiles not laid yet, in the order of the hand."""
    gone = Counter(placement.tile for placement in draft.laid)
    left = []
    for tile in hand:
        if gone[tile]:
            gone[tile] -= 1
        else:
            left.append(tile)
    return tuple(left)


def offers(view: View, draft: Draft) -> tuple[Offer, ...]:
    """What may be laid next, in board order: places for the chosen tile, or tiles for the ends of the line begun.

    Of an opening play only what leads to the length that is owed, and not beyond it.
    """
    if draft.laid:
        return tuple(_at_ends(view, draft))
    if draft.chosen is None or not _leads_on(view, (draft.chosen,)):
        return ()
    return _places(view.board, draft.chosen)


def _places(board: Board, tile: Tile) -> tuple[Offer, ...]:
    alone = [(play_of(laid).placements[0], points) for points, laid in find(board, (tile,))]
    return tuple(Offer(placement, points) for placement, points in sorted(alone, key=lambda entry: _by_cell(entry[0])))


def _at_ends(view: View, draft: Draft) -> Iterator[Offer]:
    if view.opening and len(draft.laid) >= view.opening:
        return
    tiles = tuple(dict.fromkeys(left_in_hand(view.hand, draft)))
    for cell in ends(view.board, draft):
        for tile in tiles:
            grown = replace(draft, laid=(*draft.laid, Placement(tile, cell)))
            score = worth(view, grown)
            if score is not None and _leads_on(view, tuple(placement.tile for placement in grown.laid)):
                yield Offer(Placement(tile, cell), score.total)


def _leads_on(view: View, tiles: Tiles) -> bool:
    """Whether the hand has enough tiles to go with these for the opening play that is owed."""
    held = set(view.hand)
    sets = (
        {tile for tile in held if tile.colour == tiles[0].colour},
        {tile for tile in held if tile.shape == tiles[0].shape},
    )
    return any(len(alike) >= view.opening and alike.issuperset(tiles) for alike in sets)


def ends(board: Board, draft: Draft) -> tuple[Cell, ...]:
    """The empty cells at the ends of the line begun, in board order; of both lines while one tile lies."""
    if not draft.laid:
        return ()
    first = draft.laid[0].cell
    table = {**board, **{placement.cell: placement.tile for placement in draft.laid}}
    axes = [axis for axis in Axis if all(_in_line(first, placement.cell, axis) for placement in draft.laid)]
    found = set()
    for axis in axes:
        line = line_through(table, first, axis).cells
        if len(line) < LONGEST_LINE:
            right, down = axis.value
            found.add(Cell(line[0].x - right, line[0].y - down))
            found.add(Cell(line[-1].x + right, line[-1].y + down))
    return tuple(sorted(found, key=lambda cell: (cell.y, cell.x)))


def _in_line(one: Cell, other: Cell, axis: Axis) -> bool:
    return one.y == other.y if axis is Axis.ACROSS else one.x == other.x


def worth(view: View, draft: Draft) -> Score | None:
    """The points of what is laid, the last-tile bonus included; None when it breaks a rule of lines or is nothing."""
    try:
        lines = check(view.board, draft.laid)
    except IllegalMove:
        return None
    goes_out = not view.bag and len(draft.laid) == len(view.hand)
    return score_lines(lines, last_tile=LAST_TILE_BONUS if goes_out else 0)


def still_owed(view: View, draft: Draft) -> int:
    """Tiles that the opening play lacks; 0 when the play may be made as it is."""
    return max(0, view.opening - len(draft.laid))


def draft_of_play(view: View, play: Play) -> Draft:
    """The draft that makes that play: its tiles in an order in which each could be laid."""
    draft, left = Draft(), list(play.placements)
    while left:
        following = next(
            (placement for placement in left if worth(view, Draft((*draft.laid, placement))) is not None), left[0]
        )
        left.remove(following)
        draft = Draft((*draft.laid, following))
    return draft


def play_of_draft(draft: Draft) -> Play:
    return Play(in_order(draft.laid))


def refitted(view: View, draft: Draft) -> tuple[Draft, tuple[Placement, ...]]:
    """The draft as far as it still fits hand and table, and what had to be taken back.

    Once one tile does not fit, those that were laid after it stay only if they fit without it.
    """
    kept = Draft()
    lost = []
    for placement in draft.laid:
        grown = replace(kept, laid=(*kept.laid, placement))
        held = placement.tile in left_in_hand(view.hand, kept)
        allowed = not view.opening or len(grown.laid) <= view.opening
        if held and allowed and worth(view, grown) is not None:
            kept = grown
        else:
            lost.append(placement)
    chosen = draft.chosen if draft.chosen in left_in_hand(view.hand, kept) and not kept.laid else None
    return replace(kept, chosen=chosen), tuple(lost)


def grown_lines(board: Board, placement: Placement) -> tuple[tuple[Axis, Tiles], ...]:
    """The lines already on the table that a tile on that cell would grow, with their tiles; across first."""
    table = {**board, placement.cell: placement.tile}
    grown = []
    for axis in Axis:
        line = line_through(table, placement.cell, axis)
        if len(line.cells) > 1:
            others = tuple(tile for cell, tile in zip(line.cells, line.tiles, strict=True) if cell != placement.cell)
            grown.append((axis, others))
    return tuple(grown)


def _by_cell(placement: Placement) -> tuple[int, int]:
    return placement.cell.y, placement.cell.x

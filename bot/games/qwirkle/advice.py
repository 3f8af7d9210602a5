"""Qwirkle, why a move is good or dangerous, in the advice of the rule texts: a pure reading of what a seat sees.

The texts say: score in several lines at once; don't leave a line of five; count the tiles (three of each); hold a tile
that completes two directions; a well-chosen exchange costs a turn but can save several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import TypeAlias

from bot.core.advice import Reason, advised, weightiest
from bot.core.game import Weighed
from bot.core.text import Joined, Listed, Text, Words
from bot.games.qwirkle import composing
from bot.games.qwirkle.lines import Line, check
from bot.games.qwirkle.notation import cell_label, line_name, placements_text, tile_name, tiles_text
from bot.games.qwirkle.outlook import best_crossing, can_become_six, laid_out, missing
from bot.games.qwirkle.plays import best_plays
from bot.games.qwirkle.sampling import unseen
from bot.games.qwirkle.state import COPIES, LONGEST_LINE, Action, Board, Play, Swap, Tile, Tiles, View

Best: TypeAlias = "tuple[Play, int] | None"


def move(action: Action) -> Words:
    """A move in notation, as part of a sentence."""
    if isinstance(action, Play):
        return placements_text(action.placements)
    return Text("qwirkle-move-swap", tiles=tiles_text(action.tiles))


def alike(action: Action) -> Hashable:
    """The same for plays that lay the same tiles, wherever, and for an exchange of them."""
    if isinstance(action, Play):
        return Play, tuple(sorted(placement.tile for placement in action.placements))
    return action


def advice(view: View, weighed: Sequence[Weighed[Action]]) -> list[Words]:
    """For each of the moves: what it is, its figures, and the weightiest reasons."""
    plays = best_plays(view, most=1)
    most = plays[0] if plays else None
    named = (Text("qwirkle-advised", move=move(one.action), names=_names(one.action)) for one in weighed)
    return [
        advised(name, one, reasons(view, one.action, most), best=weighed[0])
        for name, one in zip(named, weighed, strict=True)
    ]


def _names(action: Action) -> Words:
    """The tiles of a move by name, each with its cell."""
    if isinstance(action, Swap):
        return Listed.of(map(tile_name, action.tiles))
    return Joined.of((Joined((tile_name(tile), cell_label(cell)), " ") for tile, cell in action.placements), ", ")


def reasons(view: View, action: Action, best: Best) -> list[Words]:
    """What speaks for a move and against it, the weightiest first.

    `best` is the play with the most points and those, None where nothing fits.
    """
    match action:
        case Play() as play:
            found = [*_of_points(view, play), *_of_lines(view, play), *_of_best(view, play, best)]
        case Swap(tiles):
            found = list(_of_swap(view, tiles, best))
    if not found:
        found = [Reason(0, Text("qwirkle-reason-keeps", tiles=tiles_text(left_after(view, action))))]
    return weightiest(found)


def left_after(view: View, action: Action) -> Tiles:
    """The tiles that a move leaves in the viewer's hand, before new ones are drawn."""
    tiles = [placement.tile for placement in action.placements] if isinstance(action, Play) else action.tiles
    gone, left = Counter(tiles), []
    for tile in view.hand:
        if gone[tile]:
            gone[tile] -= 1
        else:
            left.append(tile)
    return tuple(left)


# Plays.


def _of_points(view: View, play: Play) -> Iterator[Reason]:
    """What it scores by: the last tile, Qwirkles, several lines at once."""
    score = composing.worth(view, composing.Draft(play.placements))
    if score is None:
        return
    if score.last_tile:
        yield Reason(100, Text("qwirkle-reason-last-tile", points=score.last_tile))
    if whole := [line for line in score.lines if line.bonus]:
        yield Reason(90, Text("qwirkle-reason-qwirkle", count=len(whole), points=sum(line.bonus for line in whole)))
    if len(score.lines) > 1:
        yield Reason(60, Text("qwirkle-reason-several-lines", count=len(score.lines)))
    if view.opening:
        yield Reason(30, Text("qwirkle-reason-opening", count=view.opening))


def _of_lines(view: View, play: Play) -> Iterator[Reason]:
    """What becomes of the lines that it grows, and of the tiles that stay in hand."""
    table, kept = laid_out(view.board, play), left_after(view, play)
    for line in check(view.board, play.placements):
        if len(line.cells) == LONGEST_LINE - 1:
            yield _of_five(view, line, missing(line)[0], kept=kept, open_=can_become_six(table, line))
        elif len(line.cells) == LONGEST_LINE - 2 and can_become_six(table, line):
            yield from _of_four(view, line, kept)
    yield from _of_crossing(table, kept)


def _of_five(view: View, line: Line, sixth: Tile, *, kept: Tiles, open_: bool) -> Reason:
    """A line of five invites the next player, unless its sixth tile can't come."""
    name, place, out = tile_name(sixth), line_name(line.axis, line.cells[0]), unseen(view)[sixth]
    if not open_:
        return Reason(25, Text("qwirkle-reason-five-no-room", line=place))
    if out:
        return Reason(80, Text("qwirkle-reason-five-open", line=place, tile=name, count=out, of=COPIES))
    if sixth in kept:
        return Reason(85, Text("qwirkle-reason-five-yours", line=place, tile=name))
    return Reason(30, Text("qwirkle-reason-five-dead", line=place, tile=name, of=COPIES))


def _of_four(view: View, line: Line, kept: Tiles) -> Iterator[Reason]:
    """A line of four for which one tile is held waits for the other."""
    lacking = missing(line)
    awaited = [tile for tile in lacking if tile not in kept]
    if len(awaited) == 1 < len(lacking):
        held = next(tile for tile in lacking if tile in kept)
        place, out = line_name(line.axis, line.cells[0]), unseen(view)[awaited[0]]
        key = "qwirkle-reason-awaited" if out else "qwirkle-reason-awaited-none"
        yield Reason(35, Text(key, line=place, held=tile_name(held), tile=tile_name(awaited[0]), count=out, of=COPIES))


def _of_best(view: View, play: Play, best: Best) -> Iterator[Reason]:
    """How it compares with the play that scores most."""
    score = composing.worth(view, composing.Draft(play.placements))
    if best is None or score is None:
        return
    other, most = best
    if score.total >= most:
        yield Reason(20, Text("qwirkle-reason-most-points"))
    elif opens_five(view, other) and not opens_five(view, play):
        yield Reason(70, Text("qwirkle-reason-no-five", play=move(other), points=most))


def opens_five(view: View, play: Play) -> bool:
    """Whether it leaves a line of five that somebody else might complete."""
    table, counts = laid_out(view.board, play), unseen(view)
    return any(
        len(line.cells) == LONGEST_LINE - 1 and counts[missing(line)[0]] and can_become_six(table, line)
        for line in check(view.board, play.placements)
    )


# Exchanges.


def _of_swap(view: View, tiles: Tiles, best: Best) -> Iterator[Reason]:
    """When an exchange is worth a turn, and what stays in hand for better ones."""
    if best is None:
        yield Reason(90, Text("qwirkle-reason-must-swap"))
    else:
        yield Reason(80, Text("qwirkle-reason-best-play", points=best[1]))
    kept, held = left_after(view, Swap(tiles)), Counter(view.hand)
    if len(together := best_set(kept)) > 1:
        yield Reason(60, Text("qwirkle-reason-keeps-set", tiles=tiles_text(together), count=len(together)))
    if doubles := sorted({tile for tile in tiles if held[tile] > 1}):
        yield Reason(50, Text("qwirkle-reason-double", tiles=Listed.of(map(tile_name, doubles))))
    yield from _of_crossing(view.board, kept)


def best_set(tiles: Tiles) -> Tiles:
    """The most different tiles of one colour or one shape among these, in their order."""
    different = tuple(dict.fromkeys(tiles))
    colours = [tuple(other for other in different if other.colour == tile.colour) for tile in different]
    shapes = [tuple(other for other in different if other.shape == tile.shape) for tile in different]
    return max([*colours, *shapes], key=len, default=())


# Both.


def _of_crossing(table: Board, kept: Tiles) -> Iterator[Reason]:
    """Hold a tile that completes two directions."""
    crossing = best_crossing(table, kept)
    if crossing is not None:
        tile, cell = tile_name(crossing.tile), cell_label(crossing.cell)
        yield Reason(40, Text("qwirkle-reason-two-directions", tile=tile, cell=cell, points=crossing.points))

"""Qwirkle told: what happened, how a play scored, how the table stands, what the rules allow now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.game import Seat
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.games.qwirkle.describe import bag_text, board_alt, board_text, hand_alt, ranking
from bot.games.qwirkle.guide import rules_text
from bot.games.qwirkle.notation import line_name, line_text, placements_text
from bot.games.qwirkle.state import (
    Ended,
    Event,
    Opened,
    Passed,
    Played,
    Resigned,
    Score,
    ScoredLine,
    Swapped,
    TieBreak,
    View,
)

__all__ = [
    "allowed",
    "bag_text",
    "board_alt",
    "board_text",
    "hand_alt",
    "points",
    "ranking",
    "rules_text",
    "standings",
    "tell",
    "text",
]
"""All that Qwirkle says has its door here; the longer chapters stand in `describe` and `guide`."""


def tell(event: Event) -> Words:
    """What happened, for everybody at the table; the score of a play stands in a second line."""
    match event:
        case Opened():
            return _opened(event)
        case Played(seat, placements, score):
            laid = Text("qwirkle-played", player=SeatName(seat), play=placements_text(placements), points=score.total)
            return Joined((laid, Joined.of(_breakdown(score), " · ")))
        case Swapped(seat, count):
            return Text("qwirkle-swapped", player=SeatName(seat), count=count)
        case Passed(seat):
            return Text("qwirkle-passed", player=SeatName(seat))
        case Resigned(seat, returned):
            return Text("qwirkle-resigned", player=SeatName(seat), count=returned)
        case Ended():
            return _ended(event)


def _opened(event: Opened) -> Words:
    """Why that player starts, and what every player announced."""
    sets = Listed.of(
        Text("qwirkle-opened-set", player=SeatName(seat), count=size) for seat, size in enumerate(event.sets)
    )
    starter, count = SeatName(event.starter), event.sets[event.starter]
    tied = Listed.of(SeatName(seat) for seat in event.tied)
    if len(event.tied) < 2:
        reason = Text("qwirkle-opened-largest", player=starter, count=count)
    elif event.tie_break is TieBreak.ELDEST:
        reason = Text("qwirkle-opened-eldest", player=starter, tied=tied, count=count)
    else:
        reason = Text("qwirkle-opened-lot", player=starter, tied=tied, count=count)
    return Joined((Text("qwirkle-opened-sets", sets=sets), reason))


def _breakdown(score: Score) -> Iterator[Words]:
    """The parts of a score, in a few letters each."""
    for line in score.lines:
        name = line_name(line.axis, line.cells[0])
        if line.bonus:
            yield Text("qwirkle-part-qwirkle", line=name, points=line.points, bonus=line.bonus)
        else:
            yield Text("qwirkle-part-line", line=name, points=line.points)
    if score.lone:
        yield Text("qwirkle-part-lone", points=score.lone)
    if score.last_tile:
        yield Text("qwirkle-part-last-tile", points=score.last_tile)
    qwirkles = sum(1 for line in score.lines if line.bonus)
    if qwirkles:
        yield Text("qwirkle-shout", count=qwirkles)


def _ended(event: Ended) -> Words:
    return Joined((Text(f"qwirkle-ended-{event.ending.value}"), _victory(event.points, event.places)))


def _victory(scores: tuple[int, ...], places: tuple[int, ...]) -> Words:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = Listed.of(Text("qwirkle-winner", player=SeatName(seat)) for seat in winners)
    count = scores[winners[0]]
    return Text("qwirkle-won" if len(winners) == 1 else "qwirkle-won-shared", winners=names, points=count)


def points(score: Score) -> Words:
    """The whole sum of a play, a line for each line of tiles, for the player alone."""
    rows: list[Words] = [_sum(line) for line in score.lines]
    if score.lone:
        rows.append(Text("qwirkle-sum-lone", points=score.lone))
    if score.last_tile:
        rows.append(Text("qwirkle-sum-last-tile", points=score.last_tile))
    return Joined.of([*rows, Text("qwirkle-sum-total", points=score.total)])


def _sum(line: ScoredLine) -> Words:
    name, cells = line_name(line.axis, line.cells[0]), line_text(line.cells)
    if not line.bonus:
        return Text("qwirkle-sum-line", line=name, cells=cells, points=line.points)
    return Text("qwirkle-sum-qwirkle", line=name, cells=cells, points=line.points, bonus=line.bonus, total=line.total)


def standings(view: View) -> Words:
    """A line a seat, the most points first; by place when the game is over."""
    return Joined.of(_standing(view, seat) for seat in ranking(view))


def _standing(view: View, seat: Seat) -> Words:
    player, scored, tiles = SeatName(seat), view.scores[seat], view.hand_sizes[seat]
    left = seat in view.out
    if view.places:
        key = "qwirkle-final-left" if left else "qwirkle-final"
        return Text(key, player=player, points=scored, place=view.places[seat])
    if left:
        return Text("qwirkle-standing-left", player=player, points=scored)
    key = "qwirkle-standing-turn" if seat == view.seat else "qwirkle-standing"
    return Text(key, player=player, points=scored, tiles=tiles)


def text(view: View) -> Words:
    """What is owed at the opening and what is left in the bag; who won, when it is over."""
    if view.ending is not None:
        return Joined((Text(f"qwirkle-ended-{view.ending.value}"), _victory(view.scores, view.places)))
    bag = Text("qwirkle-bag-left", count=view.bag)
    if view.seat is None:
        return bag
    player = SeatName(view.seat)
    if view.opening:
        return Joined((Text("qwirkle-turn-opening", player=player, count=view.opening), bag))
    return bag


def allowed(view: View, *, has_play: bool) -> Words:
    """What the rules allow the viewer now. `has_play` says whether any tile of the hand fits anywhere."""
    return Joined((_allowed(view, has_play=has_play), Text("qwirkle-allowed-no-pass")))


def _allowed(view: View, *, has_play: bool) -> Text:
    if view.ending is not None:
        return Text("qwirkle-allowed-over")
    if view.viewer in view.out:
        return Text("qwirkle-allowed-left")
    if view.seat is not None and view.viewer != view.seat:
        return Text("qwirkle-allowed-wait", player=SeatName(view.seat))
    if view.opening:
        return Text("qwirkle-allowed-opening", count=view.opening)
    count = min(len(view.hand), view.bag)
    if has_play:
        return Text("qwirkle-allowed-both", count=count) if count else Text("qwirkle-allowed-play")
    return Text("qwirkle-allowed-swap", count=count) if count else Text("qwirkle-allowed-neither")

"""Looking back at a game that is over: where it was won, the moves with the most points, the biggest misses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.core.advice import WARNING
from bot.core.errors import CorruptState, Refused
from bot.core.figures import figure, signed
from bot.core.game import Seat
from bot.core.text import Joined, SeatName, Text, Words
from bot.discord_ui import cards
from bot.discord_ui.house import Verb
from bot.discord_ui.panels import Block, Button, Menu, Option, Panel, Shown, Style, in_rows
from bot.discord_ui.table import button, must_have_begun
from bot.discord_ui.visit import Visit
from bot.rendering.chart import chart
from bot.rendering.face import Picture
from bot.sessions.model import Session
from bot.sessions.review import Judged, Review

log = logging.getLogger(__name__)

MOST_REASONS = 2
"""Told for a move that would have been better."""

EVERYBODY = "all"
"""Stands for all seats where one is chosen."""


async def review(visit: Visit, session: Session) -> None:
    """The review of a table that is over: at once if it was made before, else how far it is until it is there."""
    must_have_begun(session)
    saved = await visit.house.reviewer.saved(session)
    if saved is not None:
        if not visit.house.studio.has(_chart_key(visit, session)):
            await visit.think_here()
        await visit.answer(await front(visit, session, saved))
        return
    await visit.answer(progress(visit, session))
    visit.house.announcer.follow(visit, session)


def progress(visit: Visit, session: Session) -> Panel:
    """How far a review is; its button looks again, and begins anew where the work was lost."""
    now = visit.house.reviewer.progress(session.id)
    words = Text("review-begins")
    if now.total:
        words = Text("review-progress", done=now.done, total=now.total)
    elif now.before:
        words = Text("review-queued", count=now.before)
    return _with_refresh(visit, session, Joined((words, Text("review-wait"))))


def unfinished(visit: Visit, session: Session) -> Panel:
    """The last that is told in a message that can't be changed much longer, while the review still takes its time."""
    return _with_refresh(visit, session, Text("review-unfinished"))


def failure(visit: Visit, session: Session, error: Exception) -> Panel:
    """Said where a review could not be made; a log that leads elsewhere than the game did will never be reviewed."""
    if isinstance(error, CorruptState):
        return Panel((visit.say(Text("refused-review-broken")),))
    return _with_refresh(visit, session, Text("review-failed"))


def _with_refresh(visit: Visit, session: Session, words: Words) -> Panel:
    refresh = button(visit, session, "review", words=Text("button-refresh"))
    return Panel((visit.say(words, session),), in_rows([refresh]))


# The first page.


async def front(visit: Visit, session: Session, found: Review) -> Panel:
    """The points over the turns, and how everybody played."""
    blocks: list[Block] = [visit.say(Text("review-title"))]
    if len(found.totals) > 1:
        blocks.append(await _chart(visit, session, found))
    lines = [_seat(visit, session, found, seat) for seat in range(len(session.seats))]
    explained = Joined((Text("review-accuracy-explained"), Text(f"{session.game}-luck-explained")), " ")
    blocks += [visit.say(Joined.of(lines), session), visit.say(explained)]
    buttons = [button(visit, session, "replay"), button(visit, session, "again")]
    if found.misses():
        buttons.insert(0, button(visit, session, "misses", EVERYBODY, "0", style=Style.primary))
    else:
        blocks.append(visit.say(Text("review-no-misses")))
    rows = (*_richest(visit, session, found), *in_rows(buttons))
    return Panel(tuple(blocks), rows, visit.house.desk(session).accent)


def _richest(visit: Visit, session: Session, found: Review) -> Iterator[Menu]:
    """Leads to the step in which a seat made the most points at once."""

    def say(words: Words) -> str:
        return visit.house.say_plainly(words, visit.language, session)

    options = tuple(
        Option(
            say(Text("review-see-turn", player=SeatName(best.seat), turn=best.turn)),
            f"v{best.version}",
            say(Text("review-see-points", points=best.played.points)),
        )
        for best in map(found.most_points, range(len(session.seats)))
        if best is not None and best.played.points > 0
    )
    if options:
        # The last word makes its id another one than that of the button to the first step.
        control = cards.control(visit.house, session, "replay", "richest")
        yield Menu(visit.say(Text("review-see")), control.id, options)


async def _chart(visit: Visit, session: Session, found: Review) -> Shown:
    theme = visit.theme
    picture = await visit.house.studio.draw(
        _chart_key(visit, session),
        lambda: chart(found.totals, session.names, winners=_winners(visit, session), theme=theme),
        private=True,
    )
    return _shown(visit, session, picture, f"points-{session.id}-{theme.value}.png")


def _winners(visit: Visit, session: Session) -> Sequence[Seat]:
    result = visit.house.desk(session).game.result(session.state)
    return result.winners if result is not None else ()


def _chart_key(visit: Visit, session: Session) -> Hashable:
    return "chart", session.id, session.version, visit.theme


def _seat(visit: Visit, session: Session, found: Review, seat: Seat) -> Words:
    """How one seat played: accuracy, luck, the move with the most points."""
    name = Text("review-seat", number=seat + 1, player=SeatName(seat))
    accuracy, luck, best = found.accuracy(seat), found.fortune[seat], found.most_points(seat)
    told = Text("review-few-decisions") if accuracy is None else Text("review-accuracy", percent=accuracy)
    gained = Text(f"{session.game}-luck", points=signed(luck), count=int(abs(luck)))
    lines: list[Words] = [name, Joined((told, gained), " · ")]
    if best is not None and best.played.points > 0:
        move = _move(visit, session, best.played.action)
        lines.append(Text("review-most-points", turn=best.turn, move=move, points=best.played.points))
    return Joined.of(lines)


# The misses.


@dataclass(frozen=True, slots=True)
class _Choice:
    """Which of whose misses is looked at; no seat means everybody's."""

    seat: Seat | None
    at: int

    @property
    def who(self) -> str:
        return EVERYBODY if self.seat is None else str(self.seat)


async def misses(visit: Visit, session: Session) -> None:
    """One of the biggest misses, with the position drawn; those of everybody or of one seat."""
    must_have_begun(session)
    found = await visit.house.reviewer.saved(session)
    if found is None:
        await review(visit, session)
        return
    choice = _chosen(visit, session)
    missed = found.misses(seat=choice.seat)
    rows = (_whose(visit, session, choice), *in_rows(_ways(visit, session, choice, missed)))
    if not missed:
        words = Text("review-no-misses-of", player=SeatName(choice.seat)) if choice.seat is not None else None
        await visit.answer(Panel((visit.say(words or Text("review-no-misses"), session),), rows))
        return
    at = min(choice.at, len(missed) - 1)
    one = missed[at]
    title = Text("review-misses-title", number=at + 1, count=len(missed))
    before = await _before(visit, session, one)
    told = [*_missed(visit, session, one), *await _why(visit, session, one, before)]
    blocks = (
        visit.say(title),
        await _position(visit, session, one, before),
        visit.say(Joined.of(told), session),
    )
    await visit.answer(Panel(blocks, rows, visit.house.desk(session).accent))


def _chosen(visit: Visit, session: Session) -> _Choice:
    who = visit.values[0] if visit.values else visit.args[0] if visit.args else EVERYBODY
    at = visit.args[1] if len(visit.args) > 1 and not visit.values else ""
    seat = int(who) if who.isdecimal() and int(who) < len(session.seats) else None
    return _Choice(seat, int(at) if at.isdecimal() else 0)


def _missed(visit: Visit, session: Session, one: Judged) -> Iterator[Words]:
    """What was played, what was there, and what that cost."""
    played, best = one.played, one.best
    yield Text(
        "review-missed-points" if best.points > played.points else "review-missed-worth",
        turn=one.turn,
        player=SeatName(one.seat),
        points=played.points,
        move=_move(visit, session, played.action),
        there=best.points,
        best=_move(visit, session, best.action),
    )
    yield Text("review-lost", points=figure(one.loss), count=int(one.loss))


async def _why(visit: Visit, session: Session, one: Judged, before: Any) -> list[Words]:
    """What speaks for the better move and not for the one that was made, where points alone don't tell."""
    if one.best.points > one.played.points:
        return []
    desk = visit.house.desk(session)

    def differing() -> list[Words]:
        view = desk.game.view(before, one.seat)
        common = desk.face.reasons(view, one.played.action)
        found = [reason for reason in desk.face.reasons(view, one.best.action) if reason not in common]
        return [reason for reason in found if not visit.say(reason, session).startswith(WARNING)]

    return [Joined(("•", reason), " ") for reason in (await asyncio.to_thread(differing))[:MOST_REASONS]]


async def _before(visit: Visit, session: Session, one: Judged) -> Any:
    """How the game stood before that move. Raises `Refused` if it can't be played again."""
    house = visit.house
    if not (house.studio.has(_position_key(visit, session, one)) and house.replays.at_hand(session)):
        await visit.think_here()
    try:
        played = await house.replays.frames(session)
    except CorruptState as error:
        log.warning("no position: %s", error)
        raise Refused("refused-review-broken") from None
    return next(frame.before for frame in played if frame.version == one.version)


async def _position(visit: Visit, session: Session, one: Judged, before: Any) -> Shown:
    theme, desk = visit.theme, visit.house.desk(session)

    def paint() -> Picture:
        return desk.face.position(desk.game.view(before, one.seat), one.best.action, theme=theme)

    picture = await visit.house.studio.draw(_position_key(visit, session, one), paint, private=True)
    return _shown(visit, session, picture, f"position-{session.id}-{one.version}-{theme.value}.png")


def _position_key(visit: Visit, session: Session, one: Judged) -> Hashable:
    return "position", session.id, session.version, one.version, visit.theme


def _whose(visit: Visit, session: Session, choice: _Choice) -> Menu:
    """Whose misses are looked at."""
    everybody = Option(visit.say(Text("review-everybody")), EVERYBODY, chosen=choice.seat is None)
    seats = [
        Option(visit.house.say_plainly(SeatName(seat), visit.language, session), str(seat), chosen=seat == choice.seat)
        for seat in range(len(session.seats))
    ]
    control = cards.control(visit.house, session, "misses", "whose")
    return Menu(visit.say(Text("review-whose")), control.id, (everybody, *seats))


def _ways(visit: Visit, session: Session, choice: _Choice, missed: Sequence[Judged]) -> Iterator[Button]:
    """To the misses before and after this one, to its step in the game, and back to the first page."""
    at = max(0, min(choice.at, len(missed) - 1))
    for words, other in (("button-miss-before", at - 1), ("button-miss-after", at + 1)):
        if 0 <= other < len(missed):
            yield button(visit, session, "misses", choice.who, str(other), words=Text(words))
    if missed:
        yield button(visit, session, "replay", f"v{missed[at].version}")
    yield button(visit, session, "review")


# Small things.


def _move(visit: Visit, session: Session, action: Any) -> Words:
    return visit.house.desk(session).face.move(action, session.options)


def _shown(visit: Visit, session: Session, picture: Picture, filename: str) -> Shown:
    return Shown(filename, visit.house.say_plainly(picture.alt, visit.language, session), picture.image)


VERBS: Mapping[str, Verb] = {"review": review, "misses": misses}

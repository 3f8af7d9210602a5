"""Hints at tables of learners: the best moves with the reasons for them, for the eyes of one player alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.core.errors import Refused
from bot.core.game import Seat, Weighed
from bot.core.text import Joined, Text
from bot.discord_ui import cards, table
from bot.discord_ui.panels import Panel, Row, Shown, Style, in_rows
from bot.sessions.model import Help, Session, Status
from bot.sessions.ports import chance_of_thought

if TYPE_CHECKING:
    from bot.discord_ui.house import House, Verb
    from bot.discord_ui.visit import Visit

BEST = 3
"""Moves that a hint tells of."""

KEPT = 64
"""Positions whose weighed moves are kept for whoever asks next."""

Moves = Sequence[Weighed[Any]]


class Counsel:
    """Weighs the moves of a seat as the strongest computer player does there, once for each position."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._weighed: OrderedDict[Hashable, asyncio.Task[Moves]] = OrderedDict()

    async def moves(self, session: Session, seat: Seat) -> Moves:
        """The moves of that seat, the best first; the first is what a computer player would do in its place."""
        key = (session.id, session.version, seat)
        task = self._weighed.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._weigh(session, seat), name=f"hint-{session.id}")
            self._weighed[key] = task
        self._weighed.move_to_end(key)
        while len(self._weighed) > KEPT:
            self._weighed.popitem(last=False)
        return await asyncio.shield(task)

    async def best(self, session: Session, seat: Seat) -> Moves:
        """The best moves of that seat that differ from one another, as a hint tells of them."""
        face, told = self._house.desk(session).face, dict[Hashable, Weighed[Any]]()
        for one in await self.moves(session, seat):
            told.setdefault((face.alike(one.action), one.points), one)
        return tuple(told.values())[:BEST]

    async def stop(self) -> None:
        """Gives up what is still being weighed."""
        begun = [task for task in self._weighed.values() if not task.done()]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)

    async def _weigh(self, session: Session, seat: Seat) -> Moves:
        round_ = self._house.desk(session).game.round(session.state)
        chance = chance_of_thought(session.seed, round_, seat)
        return await self._house.thinker.weigh(session.game, self._house.view(session, seat), chance)


async def hint(visit: Visit, session: Session) -> None:
    """Thinks, then answers privately with the best moves; where the table moved on meanwhile, with that."""
    seat = decider(visit, session)
    await visit.think_here()
    weighed = await visit.house.counsel.best(session, seat)
    newest = await visit.house.store.load(session.id)
    if newest is None or not _same_choice(visit, session, newest):
        await visit.answer(Panel((visit.say(Text("hint-outdated")),), _ways_on(visit, newest or session)))
        return
    await visit.answer(await _told(visit, session, seat, weighed))


def decider(visit: Visit, session: Session) -> Seat:
    """The visitor's seat, if hints may be given to it now. Raises `Refused`."""
    table.own_view(visit, session)
    if session.help is not Help.LEARNER:
        raise Refused("refused-no-hints", game=session.game)
    seat = visit.seat(session)
    if not _may_decide(visit, session, seat):
        raise Refused("refused-nothing-to-decide", game=session.game)
    return seat


def _may_decide(visit: Visit, session: Session, seat: Seat) -> bool:
    """Whether there is anything to choose, or a choice that can still be changed."""
    return next(visit.house.desk(session).game.legal(session.state, seat), None) is not None


def _same_choice(visit: Visit, session: Session, newest: Session) -> bool:
    """Whether the visitor still has the choice that was weighed, whatever others did meanwhile."""
    if newest.status is not Status.PLAYING:
        return False
    game, seat = visit.house.desk(session).game, newest.seat_of(visit.user)
    same = game.round(newest.state) == game.round(session.state)
    return same and seat is not None and _may_decide(visit, newest, seat)


async def _told(visit: Visit, session: Session, seat: Seat, weighed: Moves) -> Panel:
    house, theme = visit.house, visit.theme
    desk, view = house.desk(session), house.view(session, seat)
    advised = await asyncio.to_thread(desk.face.advice, view, weighed)
    best = weighed[0].action
    key = ("hint", session.id, session.version, seat, theme)
    picture = await house.studio.draw(key, lambda: desk.face.planned(view, best, theme=theme), private=True)
    shown = Shown(f"hint-{session.version}.png", house.say_plainly(picture.alt, visit.language, session), picture.image)
    numbered = (Text("hint-advised", number=at, advice=advice) for at, advice in enumerate(advised, 1))
    blocks = (
        visit.say(Text("hint-title")),
        visit.say(Joined.of(numbered, "\n\n"), session),
        shown,
        visit.say(Text("hint-legend")),
    )
    rows = desk.hinted(visit, session, view, [one.action for one in weighed])
    return Panel(blocks, (*rows, *_ways_on(visit, session)), desk.accent)


def _ways_on(visit: Visit, session: Session) -> tuple[Row, ...]:
    """To what is one's own; to another hint while the game goes on."""
    if session.status is not Status.PLAYING:
        return ()
    house, own = visit.house, visit.house.desk(session).card[0]
    again = Text("button-hint-again")
    return in_rows(
        [
            cards.control_button(house, session, own, Style.secondary, visit.language),
            cards.control_button(house, session, "hint", Style.secondary, visit.language, words=again),
        ]
    )


VERBS: Mapping[str, Verb] = {"hint": hint}

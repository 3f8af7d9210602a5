"""Hints at tables of learners: the best moves with the reasons for them, for the eyes of one player alone."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.core.errors import Refused
from bot.core.game import Seat, Weighed
from bot.core.text import Joined, Text
from bot.discord_ui import table
from bot.discord_ui.panels import Panel, Row, Shown, in_rows
from bot.sessions.model import Help, Session, Status
from bot.sessions.ports import chance_of_thought

if TYPE_CHECKING:
    from bot.discord_ui.house import House, Verb
    from bot.discord_ui.visit import Visit

BEST = 3
"""Moves that a hint tells of."""

KEPT = 64
"""Seats whose weighed moves are kept for whoever asks again."""

Moves = Sequence[Weighed[Any]]


@dataclass(frozen=True, slots=True)
class Thought:
    """What a seat saw in a round, and the task that weighs its moves or has weighed them."""

    round: int
    view: Any
    moves: asyncio.Task[Moves]

    def answers(self, round: int, view: Any) -> bool:
        """Whether it is or will be the answer there; one that failed is none."""
        failed = self.moves.done() and (self.moves.cancelled() or self.moves.exception() is not None)
        return not failed and (self.round, self.view) == (round, view)


class Counsel:
    """Weighs the moves of a seat as the strongest computer player does there, once for each view of it.

    Of a seat one position is weighed at a time, so that nobody who asks often keeps computer players waiting.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._latest: dict[tuple[int, Seat], Thought] = {}
        self._begun: set[asyncio.Task[Moves]] = set()

    async def moves(self, session: Session, seat: Seat) -> Moves:
        """The moves of that seat, the best first; the first is what a computer player would do in its place."""
        round_, view = self._house.desk(session).game.round(session.state), self._house.view(session, seat)
        thought = self._latest.pop((session.id, seat), None)
        if thought is None or not thought.answers(round_, view):
            thought = Thought(round_, view, self._begin(session, seat, after=thought))
        self._latest[session.id, seat] = thought
        self._forget()
        return await asyncio.shield(thought.moves)

    async def best(self, session: Session, seat: Seat) -> Moves:
        """The best moves of that seat that differ from one another, as a hint tells of them."""
        face, told = self._house.desk(session).face, dict[Hashable, Weighed[Any]]()
        for one in await self.moves(session, seat):
            told.setdefault((face.alike(one.action), one.points), one)
        return tuple(told.values())[:BEST]

    async def stop(self) -> None:
        """Gives up what is still being weighed."""
        begun = tuple(self._begun)
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)

    def _begin(self, session: Session, seat: Seat, *, after: Thought | None) -> asyncio.Task[Moves]:
        task = asyncio.create_task(self._weigh(session, seat, after), name=f"hint-{session.id}")
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def _weigh(self, session: Session, seat: Seat, after: Thought | None) -> Moves:
        if after is not None:
            await asyncio.wait([after.moves])
        round_ = self._house.desk(session).game.round(session.state)
        chance = chance_of_thought(session.seed, round_, seat)
        return await self._house.thinker.weigh(session.game, self._house.view(session, seat), chance)

    def _forget(self) -> None:
        """Forgets what has not been asked for the longest, but nothing that is still being weighed."""
        weighed = [key for key, thought in self._latest.items() if thought.moves.done()]
        for key in weighed[: max(0, len(self._latest) - KEPT)]:
            del self._latest[key]


async def hint(visit: Visit, session: Session) -> None:
    """Thinks, then answers privately with the best moves; where the table moved on meanwhile, with that."""
    seat = decider(visit, session)
    await visit.think_here()
    weighed = await visit.house.counsel.best(session, seat)
    newest = await visit.house.store.load(session.id)
    if newest is None or not same_choice(visit, session, newest):
        await visit.answer(Panel((visit.say(Text("hint-outdated")),), _ways_on(visit, newest or session)))
        return
    await visit.answer(await _told(visit, newest, seat, weighed))


def decider(visit: Visit, session: Session) -> Seat:
    """The visitor's seat, if hints may be given to it now. Raises `Refused`."""
    table.own_view(visit, session)
    if session.help is not Help.LEARNER:
        raise Refused("refused-no-hints", game=session.game)
    seat = visit.seat(session)
    if not visit.house.desk(session).game.may_decide(session.state, seat):
        raise Refused("refused-nothing-to-decide", game=session.game)
    return seat


def same_choice(visit: Visit, session: Session, newest: Session) -> bool:
    """Whether the visitor still sees what was weighed, whatever others decided in secret meanwhile."""
    house, seat = visit.house, newest.seat_of(visit.user)
    if newest.status is not Status.PLAYING or seat is None:
        return False
    game = house.desk(session).game
    same = game.round(newest.state) == game.round(session.state)
    return same and house.view(newest, seat) == house.view(session, seat) and game.may_decide(newest.state, seat)


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
    own, again = visit.house.desk(session).card[0], Text("button-hint-again")
    return in_rows([table.button(visit, session, own), table.button(visit, session, "hint", words=again)])


VERBS: Mapping[str, Verb] = {"hint": hint}

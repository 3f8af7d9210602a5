"""Plays games that are over once more and films them, for all who look back at them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias, TypeVar

from bot.core.errors import CorruptState, Refused
from bot.discord_ui.house import House
from bot.rendering.film import HELD, HELD_LAST, Film, Standing, with_names, with_progress
from bot.rendering.studio import Urgency
from bot.rendering.theme import Theme
from bot.sessions.model import Session, Status
from bot.sessions.moments import Moment, moments
from bot.sessions.replay import Frame, frames

log = logging.getLogger(__name__)

KEPT = 4
"""Games kept as they were replayed, for whoever takes the next step; one is some MiB at most."""

FILMS = 4
FILM_BYTES = 8 << 20
"""Films kept for whoever asks next, and how large they are together at most."""

FilmKey: TypeAlias = tuple[int, int, Theme]
"""A table, its version, the look."""

K = TypeVar("K")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game that is over, played once more: each step of its log, and those that the public saw."""

    frames: tuple[Frame, ...] = field(repr=False)
    moments: tuple[Moment, ...] = field(repr=False)


class Replays:
    """Plays games that are over once more, in a thread, and films them. The last few are kept."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[tuple[int, int], Replayed] = OrderedDict()
        self._playing: dict[tuple[int, int], asyncio.Task[Replayed]] = {}
        self._films: dict[FilmKey, asyncio.Task[bytes]] = {}
        self._filmed: OrderedDict[FilmKey, bytes] = OrderedDict()

    def at_hand(self, session: Session) -> bool:
        """Whether the game need not be played again."""
        return (session.id, session.version) in self._kept

    async def frames(self, session: Session) -> tuple[Frame, ...]:
        """The whole log, replayed; its states hold everybody's secrets. Raises `CorruptState`."""
        return (await self._replayed(session)).frames

    async def moments(self, session: Session) -> tuple[Moment, ...]:
        """The public steps of the game, the deal first.

        Raises `Refused` unless the log leads to the end that was saved: a rule may have been put right since.
        """
        try:
            return (await self._replayed(session)).moments
        except CorruptState as error:
            log.warning("not replayed: %s", error)
            raise Refused("refused-replay-broken") from None

    async def _replayed(self, session: Session) -> Replayed:
        """The game from those that are kept, or played now; who asks meanwhile joins."""
        key = session.id, session.version
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._playing.get(key)
        if task is None:
            task = asyncio.create_task(self._play(session), name=f"replay-{session.id}")
            self._playing[key] = task
            task.add_done_callback(lambda done: _forget(self._playing, key, done))
        return await asyncio.shield(task)

    async def _play(self, session: Session) -> Replayed:
        entries, game = await self._house.store.log(session.id), self._house.desk(session).game

        def play() -> Replayed:
            played = frames(session, entries, game)
            return Replayed(played, moments(played))

        replayed = self._kept[session.id, session.version] = await asyncio.to_thread(play)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return replayed

    async def film(self, session: Session, theme: Theme) -> bytes:
        """The game as a GIF, made now or earlier: frame by frame, when nobody waits for another picture.

        Who asks while it is made joins.
        """
        key = session.id, session.version, theme
        if key in self._filmed:
            self._filmed.move_to_end(key)
            return self._filmed[key]
        task = self._films.get(key)
        if task is None:
            task = asyncio.create_task(self._shoot(session, theme), name=f"film-{session.id}")
            self._films[key] = task
            task.add_done_callback(lambda done: _forget(self._films, key, done))
        return await asyncio.shield(task)

    async def stop(self) -> None:
        tasks: tuple[asyncio.Task[Any], ...] = (*self._playing.values(), *self._films.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _shoot(self, session: Session, theme: Theme) -> bytes:
        seen = await self.moments(session)
        desk, film = self._house.desk(session), Film()
        last = view_of(self._house, session, seen, len(seen))

        def shoot(step: int) -> None:
            view, moment = view_of(self._house, session, seen, step), seen[step - 1]
            table = desk.face.frame(view, moment.events, last=last, theme=theme)
            scored = zip(session.names, desk.game.points(moment.after), strict=True)
            seats = [Standing(name, points, seat in moment.seats) for seat, (name, points) in enumerate(scored)]
            frame = with_progress(with_names(table, seats, theme), step, len(seen), theme)
            film.add(frame, held=HELD_LAST if step == len(seen) else HELD)

        for step in range(1, len(seen) + 1):
            await self._house.studio.work(partial(shoot, step), Urgency.LEISURE)
        made = self._filmed[session.id, session.version, theme] = film.finish()
        while len(self._filmed) > FILMS or sum(map(len, self._filmed.values())) > FILM_BYTES:
            self._filmed.popitem(last=False)
        return made


def _forget(begun: dict[K, asyncio.Task[T]], key: K, task: asyncio.Task[T]) -> None:
    """The work is done, well or not."""
    begun.pop(key, None)
    if not task.cancelled():
        task.exception()  # raised to those who wait; if none does any more, nobody misses it


def view_of(house: House, session: Session, seen: Sequence[Moment], step: int) -> object:
    """What the public saw after that step; steps count from 1."""
    desk = house.desk(session)
    view = desk.game.view(seen[step - 1].after, None)
    stopped = session.status is Status.CLOSED and step == len(seen)
    return desk.face.stopped(view) if stopped else view

"""Stepping through a game that is over, and taking it home: as a record in words, as an animated picture."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from bot.core.errors import CorruptState, Refused
from bot.core.text import Joined, SeatName, Text, Words
from bot.discord_ui import cards, table
from bot.discord_ui.house import House, Verb
from bot.discord_ui.panels import Attached, Block, Button, Menu, Option, Panel, Row, Shown, in_rows
from bot.discord_ui.visit import Visit
from bot.rendering.face import Picture
from bot.rendering.film import HELD, HELD_LAST, Film, with_progress
from bot.rendering.studio import Urgency
from bot.rendering.theme import Theme
from bot.sessions.model import Session, Status
from bot.sessions.moments import Moment, moments
from bot.sessions.record import must_be_over, record_of, write
from bot.sessions.replay import frames

log = logging.getLogger(__name__)

KEPT = 4
"""Games kept as they were replayed, for whoever takes the next step; one is some MiB at most."""

JUMPS = 25
"""Lines of the menu that leads to any part of a game."""


class Replays:
    """Plays games that are over once more, and films them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[tuple[int, int], tuple[Moment, ...]] = OrderedDict()
        self._films: dict[tuple[int, Theme], asyncio.Task[bytes]] = {}

    async def moments(self, session: Session) -> tuple[Moment, ...]:
        """The public steps of the game, the deal first.

        Raises `Refused` unless the log leads to the end that was saved: a rule may have been put right since.
        """
        key = session.id, session.version
        if key not in self._kept:
            entries = await self._house.store.log(session.id)
            game = self._house.desk(session).game
            try:
                self._kept[key] = await asyncio.to_thread(lambda: moments(frames(session, entries, game)))
            except CorruptState as error:
                log.warning("not replayed: %s", error)
                raise Refused("refused-replay-broken") from None
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def film(self, session: Session, theme: Theme) -> bytes:
        """The game as a GIF, drawn frame by frame when nobody waits for another picture. Who asks meanwhile joins."""
        key = session.id, theme
        task = self._films.get(key)
        if task is None:
            task = asyncio.create_task(self._shoot(session, theme), name=f"film-{session.id}")
            self._films[key] = task
            task.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(task)

    async def stop(self) -> None:
        tasks = tuple(self._films.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, key: tuple[int, Theme], task: asyncio.Task[bytes]) -> None:
        self._films.pop(key, None)
        if not task.cancelled():
            task.exception()  # raised to those who wait; if none does any more, nobody misses the film

    async def _shoot(self, session: Session, theme: Theme) -> bytes:
        seen = await self.moments(session)
        desk, film = self._house.desk(session), Film()
        last = view_of(self._house, session, seen, len(seen))

        def shoot(step: int) -> None:
            view, events = view_of(self._house, session, seen, step), seen[step - 1].events
            frame = desk.face.frame(view, events, last=last, theme=theme)
            held = HELD_LAST if step == len(seen) else HELD
            film.add(with_progress(frame, step, len(seen), theme), held=held)

        for step in range(1, len(seen) + 1):
            await self._house.studio.work(partial(shoot, step), Urgency.LEISURE)
        return film.finish()


def view_of(house: House, session: Session, seen: Sequence[Moment], step: int) -> object:
    """What the public saw after that step; steps count from 1."""
    desk = house.desk(session)
    view = desk.game.view(seen[step - 1].after, None)
    stopped = session.status is Status.CLOSED and step == len(seen)
    return desk.face.stopped(view) if stopped else view


def must_be_replayable(session: Session) -> None:
    """Raises `Refused` where stepping through the game would tell secrets, or there is nothing to step through."""
    table.must_have_begun(session)
    must_be_over(session, running="refused-replay-running")


async def replay(visit: Visit, session: Session) -> None:
    """One step of a game that is over, for this visitor alone, with the ways to the others."""
    must_be_replayable(session)
    seen = await visit.house.replays.moments(session)
    step = _wanted(visit, seen)
    moment, face = seen[step - 1], visit.house.desk(session).face
    view = view_of(visit.house, session, seen, step)
    picture = await _drawn(visit, session, seen, step)
    alt = visit.house.say_plainly(picture.alt, visit.language, session)
    blocks: list[Block] = [
        visit.say(Joined.of(_told(visit, session, seen, step)), session),
        Shown(f"{session.game}-{session.id}-step-{step}.png", alt, picture.image),
        visit.say(_points(visit, session, moment), session),
    ]
    if visit.mine.text_board:
        blocks.append(visit.say(Joined.of(face.board_text(view)), session))
    await visit.answer(Panel(tuple(blocks), tuple(_rows(visit, session, seen, step))))


def _wanted(visit: Visit, seen: Sequence[Moment]) -> int:
    """The step that was asked for, or the nearest that there is; a command asks for the first.

    `v` before a number asks for the step in which everybody saw what was done at that version of the table.
    """
    wanted = (*visit.values, *visit.args, "1")[0]
    number = int(wanted.removeprefix("v")) if wanted.removeprefix("v").isdecimal() else 1
    if wanted.startswith("v"):
        number = next((step for step, moment in enumerate(seen, 1) if moment.version >= number), len(seen))
    return min(max(number, 1), len(seen))


async def _drawn(visit: Visit, session: Session, seen: Sequence[Moment], step: int) -> Picture:
    house, theme = visit.house, visit.theme
    view, events = view_of(house, session, seen, step), seen[step - 1].events
    face = house.desk(session).face
    key = ("step", session.id, session.version, step, theme)
    return await house.studio.draw(key, lambda: face.board(view, events, theme=theme), private=True)


def _told(visit: Visit, session: Session, seen: Sequence[Moment], step: int) -> Iterator[Words]:
    """Which step it is, what happened in it, and what the mover had held; at the end, why it was no longer."""
    moment, desk = seen[step - 1], visit.house.desk(session)
    yield Text("replay-title", step=step, steps=len(seen))
    for seat in moment.late:
        yield Text("card-late", player=SeatName(seat))
    for event in moment.events:
        yield desk.face.tell(event, session.options)
    if moment.mover is not None:
        held = desk.face.held(desk.game.view(moment.before, moment.mover))
        if held is not None:
            yield held
    if session.closing is not None and step == len(seen):
        yield Text(f"closed-{session.closing.value}", game=session.game)


def _points(visit: Visit, session: Session, moment: Moment) -> Words:
    """The points of all seats, in a line."""
    points = visit.house.desk(session).game.points(moment.after)
    told = (Text("replay-points", player=SeatName(seat), points=scored) for seat, scored in enumerate(points))
    return Joined.of(told, " · ")


def _rows(visit: Visit, session: Session, seen: Sequence[Moment], step: int) -> Iterator[Row]:
    steps = len(seen)
    ways = (("first", 1), ("back", max(step - 1, 1)), ("next", min(step + 1, steps)), ("last", steps))
    # The name of the way makes the ids differ where two of them lead to the same step.
    yield tuple(
        Button(
            visit.say(Text(f"button-replay-{way}")),
            cards.control(visit.house, session, "replay", str(to), way).id,
            disabled=to == step,
        )
        for way, to in ways
    )
    if steps > 1:
        options = tuple(_jump(visit, session, seen, to, step) for to in _spread(steps))
        yield Menu(visit.say(Text("replay-jump")), cards.control(visit.house, session, "replay").id, options)
    yield from in_rows(
        Button(visit.say(Text(f"button-{verb}")), cards.control(visit.house, session, verb).id)
        for verb in ("review", "export", "film")
    )


def _spread(steps: int) -> tuple[int, ...]:
    """All steps of a short game, as many of a longer one as a menu has lines: the first, the last, evenly between."""
    if steps <= JUMPS:
        return tuple(range(1, steps + 1))
    return tuple(1 + round(line * (steps - 1) / (JUMPS - 1)) for line in range(JUMPS))


def _jump(visit: Visit, session: Session, seen: Sequence[Moment], to: int, step: int) -> Option:
    moment = seen[to - 1]
    label = Text("replay-step", step=to)
    if moment.mover is not None:
        label = Text("replay-step-by", step=to, player=SeatName(moment.mover))

    def say(words: Words) -> str:
        return visit.house.say_plainly(words, visit.language, session)

    return Option(say(label), str(to), say(_points(visit, session, moment)), chosen=to == step)


async def export(visit: Visit, session: Session) -> None:
    """The record of the game as a text file, in a message of its own."""
    must_be_replayable(session)
    await visit.house.replays.moments(session)  # what can't be replayed has no record
    entries, game = await visit.house.store.log(session.id), visit.house.desk(session).game
    text = await asyncio.to_thread(lambda: write(record_of(session, entries), game))
    file = Attached(f"{session.game}-{session.id}.txt", text.encode())
    await visit.answer_beside(Panel((visit.say(Text("replay-exported", file=file.filename)), file)))


async def film(visit: Visit, session: Session) -> None:
    """The game as an animated picture, in a message of its own; who sits where is told with it."""
    must_be_replayable(session)
    await visit.think()
    house = visit.house
    seen = await house.replays.moments(session)
    image = await house.replays.film(session, visit.theme)
    told = Text("replay-film-alt", count=len(seen), points=_points(visit, session, seen[-1]))
    alt = house.say_plainly(told, visit.language, session)
    seats = (Text("lobby-seat", number=seat + 1, player=SeatName(seat)) for seat in range(len(session.seats)))
    words = Joined.of((Text("replay-filmed", count=len(seen)), *seats))
    shown = Shown(f"{session.game}-{session.id}.gif", alt, image)
    await visit.answer_beside(Panel((visit.say(words, session), shown)))


VERBS: Mapping[str, Verb] = {"replay": replay, "export": export, "film": film}

"""Stepping through a game that is over, and taking it home: as a record in words, as an animated picture."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Iterator, Mapping, Sequence

from bot.core.text import Joined, SeatName, Text, Words
from bot.discord_ui import cards, table
from bot.discord_ui.house import Verb
from bot.discord_ui.panels import Attached, Block, Button, Menu, Option, Panel, Row, Shown, in_rows
from bot.discord_ui.screening import view_of
from bot.discord_ui.visit import Visit
from bot.rendering.face import Picture
from bot.sessions.model import Session
from bot.sessions.moments import Moment
from bot.sessions.record import must_be_over, record_of, write

JUMPS = 25
"""Lines of the menu that leads to any part of a game."""


def must_be_replayable(session: Session) -> None:
    """Raises `Refused` where stepping through the game would tell secrets, or there is nothing to step through."""
    table.must_have_begun(session)
    must_be_over(session, running="refused-replay-running")


async def replay(visit: Visit, session: Session) -> None:
    """One step of a game that is over, for this visitor alone, with the ways to the others."""
    must_be_replayable(session)
    replays = visit.house.replays
    if not replays.at_hand(session):
        await visit.think_here()
    seen = await replays.moments(session)
    step = _wanted(visit, seen)
    if not visit.deferred and not visit.house.studio.has(_picture_key(visit, session, step)):
        await visit.think_here()
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
    key = _picture_key(visit, session, step)
    return await house.studio.draw(key, lambda: face.board(view, events, theme=theme), private=True)


def _picture_key(visit: Visit, session: Session, step: int) -> Hashable:
    return "step", session.id, session.version, step, visit.theme


def _told(visit: Visit, session: Session, seen: Sequence[Moment], step: int) -> Iterator[Words]:
    """Which step it is, what happened in it, and what the mover had held; at the end, why it was no longer."""
    moment, desk = seen[step - 1], visit.house.desk(session)
    yield _title(visit, session, seen, step)
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


def _title(visit: Visit, session: Session, seen: Sequence[Moment], step: int) -> Words:
    turn = _turn(visit, session, seen[step - 1])
    if turn is None:
        return Text("replay-title", step=step, steps=len(seen))
    return Text("replay-title-turn", step=step, steps=len(seen), turn=turn)


def _turn(visit: Visit, session: Session, moment: Moment) -> int | None:
    """In which turn it was; the deal was in none."""
    return None if moment.before is None else visit.house.desk(session).game.turn(moment.before)


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
    turn = _turn(visit, session, moment)
    label = Text("replay-step", step=to)
    if turn is not None:
        label = Text("replay-step-turn", step=to, turn=turn)
    if turn is not None and moment.mover is not None:
        label = Text("replay-step-by", step=to, turn=turn, player=SeatName(moment.mover))

    def say(words: Words) -> str:
        return visit.house.say_plainly(words, visit.language, session)

    return Option(say(label), str(to), say(_points(visit, session, moment)), chosen=to == step)


async def export(visit: Visit, session: Session) -> None:
    """The record of the game as a text file, in a message of its own."""
    must_be_replayable(session)
    await visit.think()
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

"""What people do at a table in play, the same for every game: look, read, resign, end."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ButtonStyle as Style

from bot.core.errors import Refused
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.discord_ui import cards, lobby
from bot.discord_ui.house import Verb
from bot.discord_ui.panels import Block, Button, Panel, Row, in_rows
from bot.discord_ui.visit import Visit
from bot.sessions.model import Session, Status

PAGE = 12
"""Moves on a page of the history."""


def must_have_begun(session: Session) -> None:
    if session.state is None:
        key = "refused-not-started" if session.status is Status.LOBBY else "refused-no-table"
        raise Refused(key, game=session.game)


async def board(visit: Visit, session: Session) -> None:
    """The newest board, for this visitor alone."""
    must_have_begun(session)
    house = visit.house
    recent = await house.recent(session)
    picture = await house.board(session, recent, private=True)
    view = house.service.view(session, None)
    face = house.desk(session).face
    told = Joined.of(face.tell(event) for event in recent)
    blocks: tuple[Block, ...] = (
        visit.say(told, session),
        cards.board_shown(house, session, picture.alt, picture.image, language=visit.language),
        visit.say(Joined.of((face.standings(view), face.text(view))), session),
    )
    await visit.answer(Panel(blocks, _back(visit, session)))


async def score(visit: Visit, session: Session) -> None:
    must_have_begun(session)
    face = visit.house.desk(session).face
    view = visit.house.service.view(session, None)
    words: list[Words] = [face.standings(view), face.text(view)]
    if session.closing is not None:
        words.append(Text(f"closed-{session.closing.value}", game=session.game))
    await visit.answer(Panel((visit.say(Joined.of(words), session),), _back(visit, session)))


async def history(visit: Visit, session: Session) -> None:
    """The moves in words, a page at a time, the newest page first."""
    must_have_begun(session)
    face = visit.house.desk(session).face
    entries = await visit.house.store.log(session.id)
    told = [visit.say(face.tell(event), session) for entry in entries for event in entry.events]
    pages = [told[start : start + PAGE] for start in range(0, len(told), PAGE)] or [[]]
    wanted = visit.control.args[0] if visit.control and visit.control.args else ""
    page = min(int(wanted), len(pages) - 1) if wanted.isdecimal() else len(pages) - 1
    title = visit.say(Text("history-title", page=page + 1, pages=len(pages)), session)
    buttons = []
    if page > 0:
        buttons.append(_button(visit, session, "history", str(page - 1), words=Text("button-older")))
    if page < len(pages) - 1:
        buttons.append(_button(visit, session, "history", str(page + 1), words=Text("button-newer")))
    await visit.answer(Panel((title, "\n".join(pages[page])), (*in_rows(buttons), *_back(visit, session))))


async def rules(visit: Visit, session: Session) -> None:
    await show_rules(visit, session.game, session.options, _back(visit, session))


async def show_rules(visit: Visit, game: str, options: object, rows: tuple[Row, ...] = ()) -> None:
    """The rules of a game with those options; works without any table, too."""
    chapters = visit.house.desks[game].face.rules(options)
    await visit.answer(Panel(tuple(visit.say(chapter) for chapter in chapters), rows))


async def more(visit: Visit, session: Session) -> None:
    """The private menu of a card."""
    must_have_begun(session)
    if session.status is not Status.PLAYING:
        raise Refused("refused-table-over", game=session.game)
    desk = visit.house.desk(session)
    seated = session.seat_of(visit.user) is not None
    own = desk.more if seated else ()
    buttons = [_button(visit, session, verb) for verb in (*own, "score", "history", "rules")]
    leaving = []
    if seated:
        leaving.append(_button(visit, session, "resign", style=Style.danger))
    if visit.user == session.host or visit.is_moderator:
        leaving.append(_button(visit, session, "end", style=Style.danger))
        leaving += [
            _button(visit, session, "retire", str(seat), words=cards.retire_words(seat), style=Style.danger)
            for seat in visit.house.service.silent(session)
        ]
    await visit.answer(Panel((visit.say(Text("more-title")),), (*in_rows(buttons), *in_rows(leaving))))


async def resign(visit: Visit, session: Session) -> None:
    """Asks once; the answer is `resign-yes`."""
    _must_play(session)
    visit.seat(session)
    await visit.answer(lobby.resignation(visit, session))


async def resign_now(visit: Visit, session: Session) -> None:
    await visit.house.service.resign(session.id, visit.user)
    await visit.answer_text(Text("said-resigned"), session)


async def end(visit: Visit, session: Session) -> None:
    """Asks once; the answer is `end-yes`."""
    _must_play(session)
    _must_rule(visit, session)
    await visit.answer(lobby.confirmation(visit, session, Text("ask-end"), "end-yes"))


async def end_now(visit: Visit, session: Session) -> None:
    await visit.house.service.end(session.id, visit.user, moderator=visit.is_moderator)
    await visit.answer_text(Text("said-ended"), session)


async def retire(visit: Visit, session: Session) -> None:
    """Asks once; the answer is `retire-yes`."""
    _must_play(session)
    _must_rule(visit, session)
    seat = _seat_argument(visit, session)
    question = Text("ask-retire", player=SeatName(seat))
    await visit.answer(lobby.confirmation(visit, session, question, "retire-yes", str(seat)))


async def retire_now(visit: Visit, session: Session) -> None:
    await retire_seat(visit, session, _seat_argument(visit, session))


async def retire_seat(visit: Visit, session: Session, seat: int) -> None:
    await visit.house.service.retire(session.id, visit.user, seat, moderator=visit.is_moderator)
    await visit.answer_text(Text("said-retired", player=SeatName(seat)), session)


async def keep_playing(visit: Visit, session: Session) -> None:
    await visit.answer_text(Text("said-kept"), session)


def whose_turn(visit: Visit, session: Session) -> Words:
    """Whether the table waits for this visitor, in their own words."""
    seat = session.seat_of(visit.user)
    waiting = [at for at, holder in enumerate(session.seats) if at in _actors(visit, session) and not holder.left]
    if seat is not None and seat in waiting:
        return Text("turn-yours")
    return Text("turn-theirs", players=Listed.of(SeatName(at) for at in waiting), count=len(waiting))


def _actors(visit: Visit, session: Session) -> frozenset[int]:
    return visit.house.desk(session).game.actors(session.state)


def _must_play(session: Session) -> None:
    if session.status is not Status.PLAYING:
        key = "refused-not-started" if session.status is Status.LOBBY else "refused-table-over"
        raise Refused(key, game=session.game)


def _must_rule(visit: Visit, session: Session) -> None:
    if visit.user != session.host and not visit.is_moderator:
        raise Refused("refused-not-host-or-moderator")


def _seat_argument(visit: Visit, session: Session) -> int:
    argument = visit.control.args[0] if visit.control and visit.control.args else ""
    if not argument.isdecimal() or int(argument) >= len(session.seats):
        raise Refused("refused-stale-round")
    return int(argument)


def _button(
    visit: Visit,
    session: Session,
    verb: str,
    *args: str,
    words: Words | None = None,
    style: Style = Style.secondary,
) -> Button:
    return cards.control_button(visit.house, session, verb, style, visit.language, *args, words=words)


def _back(visit: Visit, session: Session) -> tuple[Row, ...]:
    """The way back to the private menu, for an answer that took its place."""
    if not visit.pressed_in_private or session.status is not Status.PLAYING:
        return ()
    return in_rows([_button(visit, session, "more", words=Text("button-back"))])


VERBS: Mapping[str, Verb] = {
    "board": board,
    "more": more,
    "score": score,
    "history": history,
    "rules": rules,
    "resign": resign,
    "resign-yes": resign_now,
    "end": end,
    "end-yes": end_now,
    "retire": retire,
    "retire-yes": retire_now,
    "keep-playing": keep_playing,
}

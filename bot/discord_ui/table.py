"""What people do at a table in play, the same for every game: look, read, resign, end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.errors import Refused
from bot.core.text import Joined, Listed, SeatName, Text, Words
from bot.discord_ui import cards, lobby
from bot.discord_ui.house import Verb
from bot.discord_ui.panels import Block, Button, Menu, Option, Panel, Row, Style, in_rows
from bot.discord_ui.visit import Visit
from bot.sessions.model import Help, Session, Status

PAGE = 12
"""Moves on a page of the history."""

PAGE_LENGTH = 3000
MOST_PARTS = 24


def must_have_begun(session: Session) -> None:
    if session.state is None:
        key = "refused-not-started" if session.status is Status.LOBBY else "refused-no-table"
        raise Refused(key, game=session.game)


def own_view(visit: Visit, session: Session) -> Any:
    """What the visitor sees from their seat, in a running game. Raises `Refused`."""
    _must_play(session)
    return visit.house.view(session, visit.seat(session))


async def board(visit: Visit, session: Session) -> None:
    """The newest board, or a part of it, for this visitor alone; in words as well if they like."""
    must_have_begun(session)
    house = visit.house
    view, face = house.view(session, None), house.desk(session).face
    parts = face.parts(view)
    part = _chosen_part(visit, len(parts))
    recent = await house.recent(session)
    picture = await house.board(session, recent, private=True, theme=visit.theme, part=part)
    blocks: list[Block] = [
        visit.say(Joined.of(face.tell(event, session.options) for event in recent), session),
        cards.board_shown(house, session, picture.alt, picture.image, language=visit.language),
        visit.say(Joined.of(_standing(visit, session)), session),
    ]
    if visit.mine.text_board:
        blocks.append(visit.say(Joined.of(face.board_text(view)), session))
    rows = (*_zoom(visit, session, parts, part), *in_rows([button(visit, session, "words")]), *back(visit, session))
    await visit.answer(Panel(tuple(blocks), rows))


def _chosen_part(visit: Visit, count: int) -> int | None:
    value = visit.values[0] if visit.control and visit.control.verb == "board" and visit.values else ""
    return int(value) if value.isdecimal() and int(value) < count else None


def _zoom(visit: Visit, session: Session, parts: Sequence[Words], part: int | None) -> tuple[Row, ...]:
    """A menu of the parts of a table that is too large to be read on a phone at once."""
    if not parts:
        return ()
    whole = Option(visit.say(Text("board-whole")), "whole", chosen=part is None)
    names = [Option(visit.say(name), str(at), chosen=at == part) for at, name in enumerate(parts[:MOST_PARTS])]
    control = cards.control(visit.house, session, "board")
    return (Menu(visit.say(Text("board-zoom")), control.id, (whole, *names)),)


async def words(visit: Visit, session: Session) -> None:
    """The whole board in words, as many lines a page as a message holds."""
    must_have_begun(session)
    house = visit.house
    view, face = house.view(session, None), house.desk(session).face
    told = [visit.say(line, session) for line in (*face.board_text(view), *_standing(visit, session))]
    await _show_page(visit, session, "words", _pages_of(told), first=True)


def _pages_of(lines: Sequence[str]) -> list[list[str]]:
    """The lines by pages of at most `PAGE_LENGTH` characters."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if pages[-1] and sum(len(told) + 1 for told in pages[-1]) + len(line) > PAGE_LENGTH:
            pages.append([])
        pages[-1].append(line)
    return pages


async def _show_page(visit: Visit, session: Session, verb: str, pages: Sequence[Sequence[str]], *, first: bool) -> None:
    """A page of something long: the wanted one, else the first or the last; with buttons to its neighbours."""
    wanted = visit.args[0] if visit.args else ""
    start = 0 if first else len(pages) - 1
    page = min(int(wanted), len(pages) - 1) if wanted.isdecimal() else start
    title = visit.say(Text(f"{verb}-title", page=page + 1, pages=len(pages)), session)
    buttons = []
    if page > 0:
        buttons.append(button(visit, session, verb, str(page - 1), words=Text("button-page-before")))
    if page < len(pages) - 1:
        buttons.append(button(visit, session, verb, str(page + 1), words=Text("button-page-after")))
    await visit.answer(Panel((title, "\n".join(pages[page])), (*in_rows(buttons), *back(visit, session))))


async def score(visit: Visit, session: Session) -> None:
    must_have_begun(session)
    face, view = visit.house.desk(session).face, visit.house.view(session, None)
    words = Joined.of(_standing(visit, session, points=face.score(view)))
    await visit.answer(Panel((visit.say(words, session),), back(visit, session)))


def _standing(visit: Visit, session: Session, *, points: Words | None = None) -> list[Words]:
    """Whose turn it is, the points, what is left; how it ended."""
    face, view = visit.house.desk(session).face, visit.house.view(session, None)
    words: list[Words] = [points or face.standings(view), face.text(view)]
    if session.status is Status.PLAYING:
        words.insert(0, whose_turn(visit, session))
    if session.closing is not None:
        words.append(Text(f"closed-{session.closing.value}", game=session.game))
    return words


async def history(visit: Visit, session: Session) -> None:
    """The moves in words, a page at a time, the newest page first."""
    must_have_begun(session)
    face = visit.house.desk(session).face
    entries = await visit.house.store.log(session.id)
    told = [visit.say(face.tell(event, session.options), session) for entry in entries for event in entry.events]
    pages = [told[start : start + PAGE] for start in range(0, len(told), PAGE)] or [[]]
    await _show_page(visit, session, "history", pages, first=False)


async def rules(visit: Visit, session: Session) -> None:
    await show_rules(visit, session.game, session.options, back(visit, session))


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
    hint = ("hint",) if seated and session.help is Help.LEARNER else ()
    buttons = [button(visit, session, verb) for verb in (*own, *hint, "score", "history", "rules")]
    leaving = []
    if seated:
        leaving.append(button(visit, session, "resign", style=Style.danger))
    if visit.user == session.host or visit.is_moderator:
        leaving.append(button(visit, session, "end", style=Style.danger))
        leaving += [
            button(visit, session, "retire", str(seat), words=cards.retire_words(seat), style=Style.danger)
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
    argument = visit.args[0] if visit.args else ""
    if not argument.isdecimal() or int(argument) >= len(session.seats):
        raise Refused("refused-stale-round")
    return int(argument)


def button(
    visit: Visit,
    session: Session,
    verb: str,
    *args: str,
    words: Words | None = None,
    style: Style = Style.secondary,
) -> Button:
    """A button of that table in the visitor's language, labelled by the verb's message unless other words are given."""
    return cards.control_button(visit.house, session, verb, style, visit.language, *args, words=words)


def back(visit: Visit, session: Session) -> tuple[Row, ...]:
    """The ways back, for an answer that took the place of a private menu: to one's own hand, to the menu."""
    if not visit.pressed_in_private or session.status is not Status.PLAYING:
        return ()
    buttons = [button(visit, session, "more", words=Text("button-back"))]
    if session.seat_of(visit.user) is not None:
        buttons.insert(0, button(visit, session, visit.house.desk(session).card[0]))
    return in_rows(buttons)


VERBS: Mapping[str, Verb] = {
    "board": board,
    "words": words,
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

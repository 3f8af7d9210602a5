"""The public cards of a running and of a finished game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle as Style

from bot.core.text import Joined, SeatName, Text, Words
from bot.discord_ui.controls import Control
from bot.discord_ui.house import House
from bot.discord_ui.panels import Block, Button, Panel, Row, Shown, in_rows
from bot.sessions.model import Entry, Session, Status, Step

MOST_TOLD = 12
"""Moves told in words on one card; more only happen when a table could not be shown for a while."""


def awaited_people(session: Session) -> tuple[int, ...]:
    return tuple(holder.user for holder in session.seats if holder.user is not None and holder.waited_since is not None)


async def pinged(house: House, session: Session) -> discord.AllowedMentions:
    """Exactly the people that the table waits for, less those who want no pings."""
    users = [
        discord.Object(user)
        for user in awaited_people(session)
        if (await house.preferences.load_preferences(user)).pings
    ]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)


async def turn(house: House, session: Session, entries: Sequence[Entry]) -> Panel:
    """What happened, the board, how it stands, whose turn it is. A finished game gets its final card."""
    events = tuple(event for entry in entries for event in entry.events)
    theme = await house.public_theme(session.guild)
    picture = await house.board(session, events, private=False, theme=theme)
    told = _told(house, session, entries)[-MOST_TOLD:]
    if session.closing is not None:
        told.append(Text(f"closed-{session.closing.value}", game=session.game))
    blocks: tuple[Block, ...] = (
        house.say(Joined.of(told), session.language, session),
        board_shown(house, session, picture.alt, picture.image),
        *_after(house, session),
    )
    return Panel(blocks, rows(house, session), house.desk(session).accent)


def changed(house: House, session: Session, body: Any) -> Panel:
    """The card of that body after a step of which the public learns only that it was made."""
    blocks = Panel.load(body).blocks
    picture = max(at for at, block in enumerate(blocks) if isinstance(block, Shown))
    return Panel((*blocks[: picture + 1], *_after(house, session)), rows(house, session), house.desk(session).accent)


def _told(house: House, session: Session, entries: Sequence[Entry]) -> list[Words]:
    face = house.desk(session).face
    told: list[Words] = []
    for entry in entries:
        if entry.step is Step.LATE and entry.seat is not None:
            told.append(Text("card-late", player=SeatName(entry.seat)))
        told += [face.tell(event, session.options) for event in entry.events]
    return told


def _after(house: House, session: Session) -> Iterable[str]:
    """What stands below the picture."""
    face, view = house.desk(session).face, house.view(session, None)
    after: list[Words] = [face.standings(view)]
    if session.status is Status.PLAYING:  # how a game ended stands among what happened
        after.append(face.text(view))
    yield house.say(Joined.of(after), session.language, session)
    yield from _call(house, session)


def board_shown(house: House, session: Session, alt: Words, image: bytes, *, language: str | None = None) -> Shown:
    filename = f"{session.game}-{session.id}-{session.version}.png"
    return Shown(filename, house.say_plainly(alt, language or session.language, session), image)


def _call(house: House, session: Session) -> Iterable[str]:
    people = awaited_people(session)
    if session.status is Status.PLAYING and people:
        mentions = Joined.of((f"<@{user}>" for user in people), " ")
        words = Text("card-your-turn", player=mentions, count=len(people))
        yield house.say(words, session.language, session)


def rows(house: House, session: Session) -> tuple[Row, ...]:
    """The buttons of a card; a game that is over offers another one, and to look back."""
    verbs = house.desk(session).card if session.status is Status.PLAYING else ("again", "review")
    return in_rows(
        control_button(house, session, verb, _style(session, at), session.language) for at, verb in enumerate(verbs)
    )


def _style(session: Session, at: int) -> Style:
    return Style.primary if at == 0 and session.status is Status.PLAYING else Style.secondary


def control_button(
    house: House, session: Session, verb: str, style: Style, language: str, *args: str, words: Words | None = None
) -> Button:
    """A button of that table, labelled by the verb's message unless other words are given."""
    label = house.say(words or Text(f"button-{verb}"), language, session)
    return Button(label, control(house, session, verb, *args).id, style)


def control(house: House, session: Session, verb: str, *args: str) -> Control:
    """A control of that table as it is now."""
    round_ = 0 if session.state is None else house.desk(session).game.round(session.state)
    return Control(session.game, session.id, round_, verb, args)


def retire_words(seat: int) -> Words:
    return Text("button-retire", player=SeatName(seat))

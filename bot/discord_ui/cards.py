"""The public cards of a running and of a finished game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ButtonStyle as Style

from bot.core.text import Joined, SeatName, Text, Words
from bot.discord_ui.controls import Control
from bot.discord_ui.house import House
from bot.discord_ui.panels import Block, Button, Panel, Row, Shown, in_rows
from bot.sessions.model import Entry, Session, Status

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
    language, face = session.language, house.desk(session).face
    view = house.view(session, None)
    told = [face.tell(event) for event in events[-MOST_TOLD:]]
    if session.closing is not None:
        told.append(Text(f"closed-{session.closing.value}", game=session.game))
    after: list[Words] = [face.standings(view)]
    if session.status is Status.PLAYING:  # how a game ended stands among what happened
        after.append(face.text(view))
    blocks: tuple[Block, ...] = (
        house.say(Joined.of(told), language, session),
        board_shown(house, session, picture.alt, picture.image),
        house.say(Joined.of(after), language, session),
        *_call(house, session),
    )
    return Panel(blocks, rows(house, session), house.desk(session).accent)


def board_shown(house: House, session: Session, alt: Words, image: bytes, *, language: str | None = None) -> Shown:
    filename = f"{session.game}-{session.id}-{session.version}.png"
    return Shown(filename, house.say_plainly(alt, language or session.language, session), image)


def _call(house: House, session: Session) -> Iterable[str]:
    people = awaited_people(session)
    if session.status is Status.PLAYING and people:
        mentions = Joined.of((f"<@{user}>" for user in people), " ")
        yield house.say(Text("card-your-turn", player=mentions), session.language, session)


def rows(house: House, session: Session) -> tuple[Row, ...]:
    """The buttons of a card; a finished game offers only another one."""
    verbs: tuple[tuple[str, Style], ...] = (("again", Style.secondary),)
    if session.status is Status.PLAYING:
        verbs = (("hand", Style.primary), ("board", Style.secondary), ("more", Style.secondary))
    return in_rows(control_button(house, session, verb, style, session.language) for verb, style in verbs)


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

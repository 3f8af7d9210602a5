"""Computer players at a lobby: which level shall sit down, asked of whoever adds one, and how they are called."""

from __future__ import annotations

from bot.core.errors import Refused
from bot.core.text import Joined, SeatName, Text, Words
from bot.discord_ui.controls import Control
from bot.discord_ui.house import House
from bot.discord_ui.panels import Button, Panel, in_rows
from bot.discord_ui.visit import Visit
from bot.sessions.model import Session


def name_of(house: House, level: str, language: str) -> str:
    """How a computer player of that level is called at a table of that language."""
    return house.say(Text("computer-name", level=Text(f"level-{level}")), language)


async def add_computer(visit: Visit, session: Session) -> None:
    """Asks privately which level shall sit down; the answer is `seat-computer`."""
    visit.house.service.room(session, visit.user)
    await visit.answer(_question(visit, session, Text("ask-level")))


async def seat_computer(visit: Visit, session: Session) -> None:
    """Seats one of the chosen level, and offers the next as long as there are seats. The publisher shows the card."""
    service, level = visit.house.service, visit.args[0] if visit.args else ""
    if level not in visit.house.desk(session).game.computers:
        raise Refused("refused-no-such-table")
    name = name_of(visit.house, level, session.language)
    seated = await service.add_computer(session.id, visit.user, level, name)
    free = service.game(seated).seats(seated.options).stop - 1 - len(seated.seats)
    said = Text("said-seated", player=SeatName(len(seated.seats) - 1))
    if free:
        await visit.answer(_question(visit, seated, Joined.of((said, Text("ask-level-again", free=free)))))
    else:
        await visit.answer_text(Joined.of((said, Text("said-full"))), seated)


def _question(visit: Visit, session: Session, asked: Words) -> Panel:
    levels = tuple(visit.house.desk(session).game.computers)
    lines = Joined.of(Text(f"level-{level}-line") for level in levels)
    buttons = (Button(_capital(visit.say(Text(f"level-{level}"))), _choice(session, level).id) for level in levels)
    return Panel((visit.say(asked, session), visit.say(lines)), in_rows(buttons))


def _choice(session: Session, level: str) -> Control:
    return Control(session.game, session.id, 0, "seat-computer", (level,))


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]

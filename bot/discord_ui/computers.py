"""Computer players at a lobby: which level shall sit down, asked of whoever adds one, and how they are called."""

from __future__ import annotations

from bot.core.errors import Refused
from bot.core.game import Seat
from bot.core.text import Joined, SeatName, Text, Words
from bot.discord_ui.controls import Control
from bot.discord_ui.house import House
from bot.discord_ui.panels import Button, Panel, in_rows
from bot.discord_ui.visit import Visit
from bot.sessions import seating
from bot.sessions.model import Session


def name_of(house: House, level: str, language: str) -> str:
    """How a computer player of that level is called at a table of that language."""
    return house.say(Text("computer-name", level=Text(f"level-{level}")), language)


async def add_computer(visit: Visit, session: Session) -> None:
    """Asks privately which level shall sit down; the answer is `seat-computer`."""
    visit.house.service.room(session, visit.user)
    lines = Joined.of(Text(f"level-{level}-line") for level in visit.house.desk(session).game.computers)
    await visit.answer(_question(visit, session, Text("ask-level"), lines))


async def seat_computer(visit: Visit, session: Session) -> None:
    """Seats one of the chosen level, and offers the next as long as there are seats. The publisher shows the card.

    Two taps on one question count once: the second is told what came of the first.
    """
    service, (level, asked) = visit.house.service, (*visit.args, "", "")[:2]
    beside = int(asked) if asked.isdecimal() else None
    if level not in visit.house.desk(session).game.computers:
        raise Refused("refused-no-such-table")
    name = name_of(visit.house, level, session.language)
    seated = await service.add_computer(session.id, visit.user, level, name, beside=beside)
    free = service.game(seated).seats(seated.options).stop - 1 - len(seated.seats)
    said = [Text("said-seated", player=SeatName(seat)) for seat in _newest(seated)]
    if free:
        await visit.answer(_question(visit, seated, Joined.of((*said, Text("ask-level-again", free=free)), " ")))
    else:
        await visit.answer_text(Joined.of((*said, Text("said-full")), " "), seated)


def _newest(session: Session) -> tuple[Seat, ...]:
    """The seat of the computer player that came last, if there is any."""
    return tuple(seat for seat, holder in enumerate(session.seats) if holder.computer is not None)[-1:]


def _question(visit: Visit, session: Session, *asked: Words) -> Panel:
    levels = visit.house.desk(session).game.computers
    buttons = (Button(_capital(visit.say(Text(f"level-{level}"))), _choice(session, level).id) for level in levels)
    return Panel(tuple(visit.say(words, session) for words in asked), in_rows(buttons))


def _choice(session: Session, level: str) -> Control:
    """The answer to the question as it is asked now, beside the computer players that sit there."""
    return Control(session.game, session.id, 0, "seat-computer", (level, str(seating.computers(session))))


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]

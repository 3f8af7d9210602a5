"""The lobby: the card on which people take seats, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.errors import Refused
from bot.core.text import Joined, SeatName, Text, Words
from bot.discord_ui.computers import add_computer, name_of, seat_computer
from bot.discord_ui.controls import Control
from bot.discord_ui.house import House, Verb, language_of
from bot.discord_ui.panels import Block, Button, Menu, Option, Panel, Row, Shown, Style, in_rows
from bot.discord_ui.permissions import refuse_where_missing, refuse_where_unseen
from bot.discord_ui.visit import Visit
from bot.i18n.catalogue import LOCALES
from bot.rendering.face import Picture
from bot.sessions.model import Help, Holder, Session, Status
from bot.sessions.service import Wish


async def new_panel(house: House, session: Session) -> Panel:
    """The public card as it is first sent, with its picture."""
    theme = await house.public_theme(session.guild)
    desk = house.desk(session)
    picture = await house.studio.draw(("banner", session.game, theme), lambda: desk.banner(theme), private=True)
    return panel(house, session, picture)


def panel(house: House, session: Session, picture: Picture | None = None) -> Panel:
    """The public card: the options, who sits where, and what can be done. Without a picture it keeps the one it has."""
    language = session.language
    alt = house.say_plainly(Text(f"{session.game}-banner-alt"), language, session)
    blocks: tuple[Block, ...] = (
        Shown("banner.png", alt, picture.image if picture else None),
        house.say(_heading(session), language, session),
        house.say(_seats(house, session), language, session),
        house.say(_footing(house, session), language, session),
    )
    rows = _rows(house, session) if session.status is Status.LOBBY else ()
    return Panel(blocks, rows, house.desk(session).accent)


def _heading(session: Session) -> Words:
    title = Text("lobby-title", game=Text(f"{session.game}-name"))
    return Joined.of((title, _status(session)))


def _status(session: Session) -> Words:
    if session.status is Status.PLAYING or session.status is Status.FINISHED:
        return Text("lobby-started")
    if session.closing is not None:
        return Text(f"closed-{session.closing.value}", game=session.game)
    return Text("lobby-invitation")


def _seats(house: House, session: Session) -> Words:
    seats = house.desk(session).game.seats(session.options)
    lines = [_seat(session, seat, holder) for seat, holder in enumerate(session.seats)]
    fewest, most = seats.start, seats.stop - 1
    if session.status is Status.LOBBY:
        lines.append(Text("lobby-seats-free", taken=len(session.seats), fewest=fewest, most=most))
    return Joined.of(lines)


def _seat(session: Session, seat: int, holder: Holder) -> Words:
    name = SeatName(seat)
    if holder.user == session.host:
        return Text("lobby-seat-host", number=seat + 1, player=name)
    return Text("lobby-seat", number=seat + 1, player=name)


def _footing(house: House, session: Session) -> Words:
    desk = house.desk(session)
    return Joined.of(
        (
            desk.face.options(session.options),
            *([] if session.deadline is None else [Text("deadline-line", time=Text(f"deadline-{session.deadline}"))]),
            Text(f"{session.game}-help-{session.help.value}-line"),
            Text(f"{session.game}-facts"),
        )
    )


def _rows(house: House, session: Session) -> tuple[Row, ...]:
    def button(verb: str, style: Style = Style.secondary, *, disabled: bool = False) -> Button:
        label = house.say(Text(f"button-{verb}"), session.language)
        return Button(label, Control(session.game, session.id, 0, verb).id, style, disabled)

    seats = house.desk(session).game.seats(session.options)
    full = len(session.seats) >= seats.stop - 1
    computers = any(holder.computer is not None for holder in session.seats)
    return (
        (
            button("join", Style.success, disabled=full),
            button("leave"),
            button("add-computer", disabled=full),
            button("remove-computer", disabled=not computers),
        ),
        (
            button("start", Style.primary, disabled=len(session.seats) < seats.start),
            button("cancel", Style.danger),
        ),
        _languages(house, session),
    )


def _languages(house: House, session: Session) -> Menu:
    """The language of the table's public cards, for the host to choose."""
    options = tuple(
        Option(house.say(Text(f"language-{language}"), language), language, chosen=language == session.language)
        for language in LOCALES
    )
    control = Control(session.game, session.id, 0, "language")
    return Menu(house.say(Text("lobby-language"), session.language), control.id, options)


# What the buttons and the commands of a lobby do.


async def choose_language(visit: Visit, session: Session) -> None:
    language = visit.values[0] if visit.values else ""
    if language not in LOCALES:
        raise Refused("refused-no-such-table")
    names = {level: name_of(visit.house, level, language) for level in visit.house.desk(session).game.computers}
    await _show(visit, await visit.house.service.speak(session.id, visit.user, language, names), "said-done")


async def join(visit: Visit, session: Session) -> None:
    await _show(visit, await visit.house.service.join(session.id, visit.person), "said-joined")


async def leave(visit: Visit, session: Session) -> None:
    """Gets up from a lobby; in a running game offers to resign."""
    if session.status is Status.PLAYING:
        visit.seat(session)
        await visit.answer(resignation(visit, session))
        return
    await _show(visit, await visit.house.service.leave(session.id, visit.user), "said-left")


def resignation(visit: Visit, session: Session) -> Panel:
    """Asks once before a seat is given up."""
    return confirmation(visit, session, Text("ask-resign"), "resign-yes")


def confirmation(visit: Visit, session: Session, question: Words, verb: str, *args: str) -> Panel:
    """A question with two buttons: the deed, and the way back."""

    def button(verb: str, style: Style, *args: str) -> Button:
        label = visit.say(Text(f"button-{verb}"))
        return Button(label, Control(session.game, session.id, 0, verb, args).id, style)

    buttons = (button(verb, Style.danger, *args), button("keep-playing", Style.secondary))
    return Panel((visit.say(question, session),), in_rows(buttons))


async def remove_computer(visit: Visit, session: Session) -> None:
    await _show(visit, await visit.house.service.remove_computer(session.id, visit.user), "said-done")


async def cancel(visit: Visit, session: Session) -> None:
    moderator = visit.is_moderator
    await _show(visit, await visit.house.service.cancel(session.id, visit.user, moderator=moderator), "said-cancelled")


async def start(visit: Visit, session: Session) -> None:
    """Deals, if the bot may show the game here. The turn card follows from the publisher."""
    refuse_where_missing(visit.interaction)
    outcome = await visit.house.service.start(session.id, visit.user)
    await _show(visit, outcome.session, "said-started")


async def _show(visit: Visit, session: Session, said: str) -> None:
    """Answers with the changed lobby: in the card itself where a button of it was pressed, else in a private word."""
    house = visit.house
    if visit.control is None or visit.pressed_in_private:
        await visit.answer_text(Text(said, game=Text(f"{session.game}-name")), session)
        return
    await visit.replace(panel(house, session))
    if session.status is Status.LOBBY and visit.interaction.message is not None:
        await house.publisher.lobby_was_shown(session, visit.interaction.message.id)


async def reopen(visit: Visit, session: Session) -> None:
    """Opens a new lobby with the options of a finished table, for whoever asks."""
    if session.status.live:
        raise Refused("refused-channel-busy", game=Text(f"{session.game}-name"))
    await open_table(
        visit, session.game, session.options, session.help, language=session.language, deadline=session.deadline
    )


async def open_table(
    visit: Visit, game: str, options: object, help_: Help, *, language: str | None, deadline: int | None = None
) -> None:
    """Opens a lobby in this channel with the visitor as host, and shows its public card as the answer.

    Without a language it speaks the server's.
    """
    refuse_where_missing(visit.interaction)
    await refuse_where_unseen(visit.interaction)
    interaction = visit.interaction
    wish = Wish(
        game=game,
        guild=interaction.guild_id or 0,
        channel=visit.channel,
        host=visit.person,
        options=options,
        help=help_,
        deadline=deadline,
        language=language or visit.server.language or language_of(interaction.guild_locale),
    )
    session = await visit.house.service.open(wish)
    card = await new_panel(visit.house, session)
    try:
        answer = await interaction.response.send_message(view=card.layout(), files=card.files())
    except Exception:
        # The table is there, whether or not its card is: the publisher looks, and sends one if need be.
        visit.house.publisher.doubt(session.id)
        raise
    if answer.message_id is not None:
        await visit.house.publisher.lobby_was_sent(session, answer.message_id)


VERBS: Mapping[str, Verb] = {
    "join": join,
    "leave": leave,
    "add-computer": add_computer,
    "seat-computer": seat_computer,
    "remove-computer": remove_computer,
    "start": start,
    "cancel": cancel,
    "again": reopen,
    "language": choose_language,
}

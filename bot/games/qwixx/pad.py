"""A player's own sheet as a private pad: the legal marks as buttons, changeable until everybody has decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from bot.core.text import Joined, Text, Words
from bot.discord_ui import cards, table
from bot.discord_ui.house import Verb
from bot.discord_ui.panels import Block, Button, Panel, Row, Shown, Style, in_rows
from bot.discord_ui.visit import Visit
from bot.games.qwixx import narrate, notation, render
from bot.games.qwixx.choosing import FAR, Choice, choices, wiser, would_miss
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.state import UNDECIDED, Action, Colour, Mark, Pass, Phase, Place, View
from bot.rendering.face import Picture
from bot.sessions.model import Help, Session, Status

KEY = QWIXX.key

SURE = "sure"

TICK = "✓"
"""Stands before what the player has chosen so far."""

STYLES: Mapping[Colour, Style] = {
    Colour.RED: Style.danger,
    Colour.YELLOW: Style.secondary,
    Colour.GREEN: Style.success,
    Colour.BLUE: Style.primary,
}
"""The nearest that Discord has; the letter, the name and the emoji say the colour to every eye."""


def my_view(visit: Visit, session: Session) -> View:
    """What the visitor sees from their seat, in a running game. Raises `Refused`."""
    return cast(View, table.own_view(visit, session))


async def sheet(visit: Visit, session: Session) -> None:
    """The visitor's sheet and what they may do now."""
    await show(visit, session)


async def mark(visit: Visit, session: Session) -> None:
    """A mark was tapped; a far jump asks once."""
    view = my_view(visit, session)
    args = visit.args
    place = Place(int(args[0]), int(args[1])) if len(args) > 1 and args[0].isdecimal() and args[1].isdecimal() else None
    found = next((choice for choice in choices(view) if choice.place == place), None)
    if found is None or visit.control is None or visit.control.round != view.step:
        await show(visit, session, said=Text("refused-stale-round"))
        return
    if found.skips >= FAR and SURE not in args:
        question = Text("qwixx-ask-far", mark=_name(view, found.place), count=found.skips)
        await visit.answer(_asked(visit, session, question, "mark", str(found.place.row), str(found.place.at), SURE))
        return
    await decide(visit, session, Mark(found.place), round=view.step)


async def pass_on(visit: Visit, session: Session) -> None:
    """Nothing is crossed; who is about to take a miss for it is asked once."""
    view = my_view(visit, session)
    args = visit.args
    if visit.control is not None and visit.control.round != view.step:
        await show(visit, session, said=Text("refused-stale-round"))
        return
    if would_miss(view) and SURE not in args:
        await visit.answer(_asked(visit, session, Text("qwixx-ask-miss"), "skip", SURE))
        return
    await decide(visit, session, Pass(), round=view.step)


async def decide(visit: Visit, session: Session, action: Action, *, round: int | None = None) -> None:
    """Makes or changes the decision, and shows what follows. Raises what the rules say against it."""
    if not choices(my_view(visit, session)):
        QWIXX.apply(session.state, visit.seat(session), action)  # they say more than that it is not their turn
    outcome = await visit.house.service.act(session.id, visit.user, action, round=round)
    view = cast(View, visit.house.view(outcome.session, outcome.seat))
    if not outcome.events:
        await show(visit, outcome.session)
        return
    said = Joined.of(narrate.tell(event, view.options) for event in outcome.events)
    await show(visit, outcome.session, said=said)


async def show(visit: Visit, session: Session, *, said: Words | None = None) -> None:
    """Answers with the pad, after a decision that closed a phase with what came of it."""
    if session.status is not Status.PLAYING:
        await visit.answer_text(said or Text("refused-table-over", game=KEY), session)
        return
    view = my_view(visit, session)
    found = choices(view)
    words: list[Words] = [] if said is None else [said]
    words += [*_decided(view), narrate.allowed(view)]
    blocks: list[Block] = [visit.say(Joined.of(words), session), await _sheet_shown(visit, session, view, found)]
    if visit.mine.text_board:
        blocks.append(visit.say(Joined.of(visit.house.desk(session).face.board_text(view)), session))
    await visit.answer(Panel(tuple(blocks), _rows(visit, session, view, found), visit.house.desk(session).accent))


def _decided(view: View) -> list[Words]:
    """The viewer's own decision, while it can still be changed."""
    if view.phase is not Phase.WHITE or view.decision is UNDECIDED or not choices(view):
        return []
    if isinstance(view.decision, Place):
        return [Text("qwixx-decided-mark", mark=_name(view, view.decision))]
    return [Text("qwixx-decided-pass")]


def _name(view: View, place: Place) -> Words:
    return notation.mark_name(LAYOUTS[view.options.variant], place)


async def _sheet_shown(visit: Visit, session: Session, view: View, found: tuple[Choice, ...]) -> Shown:
    seat, theme = visit.seat(session), visit.theme
    places = tuple(choice.place for choice in found)

    def paint() -> Picture:
        return render.sheet(view, seat, choices=places, theme=theme)

    key = ("sheet", session.id, session.version, seat, theme)
    picture = await visit.house.studio.draw(key, paint, private=True)
    alt = visit.house.say_plainly(picture.alt, visit.language, session)
    return Shown(f"sheet-{session.version}.png", alt, picture.image)


def _rows(visit: Visit, session: Session, view: View, found: tuple[Choice, ...]) -> tuple[Row, ...]:
    ordered = wiser(found) if session.help is Help.LEARNER else found
    marks = [_mark_button(visit, session, view, choice) for choice in ordered]
    hint = ("hint",) if found and session.help is Help.LEARNER else ()
    ways = [table.button(visit, session, verb) for verb in (*hint, "board", "refresh")]
    if found:
        ways.insert(0, _pass_button(visit, session, view))
    return (*in_rows(marks, width=2), *in_rows(ways))


def hinted(visit: Visit, session: Session, view: View, actions: Sequence[Action]) -> tuple[Row, ...]:
    """The buttons of the decisions that a hint tells of, as they stand in the pad."""
    found = {Mark(choice.place): choice for choice in choices(view)}
    buttons = [
        _mark_button(visit, session, view, found[action])
        if isinstance(action, Mark)
        else _pass_button(visit, session, view)
        for action in actions
    ]
    return in_rows(buttons, width=2)


def _pass_button(visit: Visit, session: Session, view: View) -> Button:
    button = table.button(visit, session, "skip")
    return replace(button, label=f"{TICK} {button.label}") if view.decision is None else button


def _mark_button(visit: Visit, session: Session, view: View, choice: Choice) -> Button:
    rows = LAYOUTS[view.options.variant].rows
    # A bonus cell lies between two colours and has none of its own.
    colour = rows[choice.place.row].colours[choice.place.at] if choice.place.row < len(rows) else None
    control = cards.control(visit.house, session, "mark", str(choice.place.row), str(choice.place.at))
    label = visit.say(narrate.choice_words(view, visit.seat(session), choice.place))
    chosen = view.decision == choice.place
    style = Style.secondary if colour is None else STYLES[colour]
    emoji = None if colour is None else visit.house.emojis.of(KEY, colour.name)
    return Button(f"{TICK} {label}" if chosen else label, control.id, style, emoji=emoji)


def _asked(visit: Visit, session: Session, question: Words, verb: str, *args: str) -> Panel:
    """A question before a decision that is easily regretted."""
    yes = cards.control_button(
        visit.house, session, verb, Style.danger, visit.language, *args, words=Text(f"qwixx-button-{verb}-sure")
    )
    return Panel((visit.say(question, session),), in_rows([yes, table.button(visit, session, "sheet")]))


VERBS: Mapping[str, Verb] = {"sheet": sheet, "refresh": sheet, "mark": mark, "skip": pass_on}

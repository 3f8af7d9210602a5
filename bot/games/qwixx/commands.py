"""Qwixx on Discord: its slash commands and the controls of its own."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord_ui import commands
from bot.discord_ui.house import Desk, House
from bot.discord_ui.translator import translated
from bot.discord_ui.visit import Visit
from bot.games.qwixx import narrate, notation, pad, render
from bot.games.qwixx.choosing import choices, wiser
from bot.games.qwixx.emoji import emoji, emoji_name
from bot.games.qwixx.face import QwixxFace
from bot.games.qwixx.game import QWIXX
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.state import Colour, Options, Pass, Variant
from bot.i18n.catalogue import LOCALES
from bot.sessions.model import Help, Session

KEY = QWIXX.key
MOST_CHOICES = 25
OFF = 0
DEADLINES = (OFF, 60, 300, 900, 3600, 14400, 86400)
"""Seconds that a table may give its players; off by default."""


async def mark(visit: Visit, session: Session, move: str) -> None:
    view = pad.my_view(visit, session)
    await pad.decide(visit, session, notation.parse_mark(move, view.options))


async def mark_choices(visit: Visit, session: Session, typed: str) -> list[app_commands.Choice[str]]:
    """The legal marks that fit what was typed, in board order or the wiser first for learners."""
    view = pad.my_view(visit, session)
    found = choices(view)
    ordered = wiser(found) if session.help is Help.LEARNER else found
    offered = notation.narrow(typed, view.options, [choice.place for choice in ordered])[:MOST_CHOICES]
    seat = visit.seat(session)
    return [
        app_commands.Choice(
            name=visit.say(narrate.choice_words(view, seat, place))[:100],
            value=notation.mark_text(LAYOUTS[view.options.variant], place),
        )
        for place in offered
    ]


async def pass_on(visit: Visit, session: Session) -> None:
    pad.my_view(visit, session)
    await pad.decide(visit, session, Pass())


def _commands(house: House) -> app_commands.Group:
    group = commands.group(house, KEY)
    _add_start(house, group)
    commands.add_typed(
        house, group, "mark", option="move", description="qwixx-option-move", deed=mark, offers=mark_choices
    )
    commands.add(house, group, "sheet", commands.plain(house, KEY, pad.sheet))
    commands.add(house, group, "pass", commands.plain(house, KEY, pass_on))
    return group


def _add_start(house: House, group: app_commands.Group) -> None:
    @app_commands.choices(
        variant=commands.choices_of(house, "qwixx-variant", [variant.value for variant in Variant]),
        help=commands.choices_of(house, "qwixx-help", [help_.value for help_ in Help]),
        language=commands.choices_of(house, "language", LOCALES),
    )
    @app_commands.choices(
        deadline=[
            app_commands.Choice(name=translated(house.catalogue, f"deadline-{seconds}"), value=seconds)
            for seconds in DEADLINES
        ],
    )
    async def start(
        interaction: discord.Interaction,
        variant: str = Variant.CLASSIC.value,
        deadline: int = OFF,
        help: str = Help.FAIR.value,
        language: str | None = None,
    ) -> None:
        visit = await Visit.of(house, interaction)
        options = Options(Variant(variant))
        await commands.start(visit, KEY, options, Help(help), language=language, deadline=deadline or None)

    commands.with_options(
        house,
        start,
        variant="qwixx-option-variant",
        deadline="option-deadline",
        help="option-help",
        language="option-table-language",
    )
    commands.add(house, group, "start", start)


DESK = Desk(
    game=QWIXX,
    face=QwixxFace(),
    commands=_commands,
    verbs=pad.VERBS,
    more=(),
    card=("sheet", "skip", "board", "more"),
    warm=render.warm,
    accent=0xD8443C,
    emojis=lambda: {colour.name: (emoji_name(colour), emoji(colour)) for colour in Colour},
    banner=lambda theme: render.banner(theme=theme),
    hinted=pad.hinted,
)

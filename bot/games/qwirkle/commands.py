"""Qwirkle on Discord: its slash commands and the controls of its own."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.text import Joined, Text
from bot.discord_ui import commands, table
from bot.discord_ui.house import Desk, House
from bot.discord_ui.panels import Panel, Shown
from bot.discord_ui.visit import Visit
from bot.games.qwirkle import composer, describe, narrate, notation, outlook, plays, render
from bot.games.qwirkle.face import QwirkleFace
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.offering import Offerings
from bot.games.qwirkle.offers import swap_choices
from bot.games.qwirkle.state import KINDS, Edition, Options, Played, TieBreak
from bot.i18n.catalogue import LOCALES
from bot.sessions.model import Help, Session

KEY = QWIRKLE.key
MOST_CHOICES = 25


class Playing:
    """Plays as they are typed, with what is offered meanwhile."""

    def __init__(self) -> None:
        self._offerings = Offerings()

    async def play(self, visit: Visit, session: Session, move: str) -> None:
        view = composer.my_view(visit, session)
        action = notation.parse_play(move, board=view.board)
        outcome = await visit.house.service.act(session.id, visit.user, action)
        played = next(event for event in outcome.events if isinstance(event, Played))
        await composer.show(visit, outcome.session, said=composer.you_played(played))

    async def choices(self, visit: Visit, session: Session, typed: str) -> list[app_commands.Choice[str]]:
        """The legal plays that fit what was typed: in board order, or the best first with points for learners."""
        view = composer.my_view(visit, session)
        offering = await self._offerings.of((session.id, session.version, view.viewer), view)
        learner = session.help is Help.LEARNER
        found = (offering.best_first if learner else offering.offers).narrow(typed)[:MOST_CHOICES]
        choices = []
        for play in found:
            written = notation.placements_text(play.placements)
            label = written
            if learner:
                label = visit.say(Text("qwirkle-choice-points", play=written, points=offering.points[play]))
            choices.append(app_commands.Choice(name=label[:100], value=written))
        return choices


async def swap_tiles(visit: Visit, session: Session, tiles: str) -> None:
    view = composer.my_view(visit, session)
    await composer.swap(visit, session, notation.parse_swap(tiles, view.hand))


async def tile_choices(visit: Visit, session: Session, typed: str) -> list[app_commands.Choice[str]]:
    """What of the hand could be exchanged, as it is typed."""
    view = composer.my_view(visit, session)
    offered = swap_choices(typed, view.hand, MOST_CHOICES, locale=visit.language)
    return [app_commands.Choice(name=text, value=text) for text in offered]


async def allowed(visit: Visit, session: Session) -> None:
    """What the rules allow now; nobody passes by hand."""
    view = composer.my_view(visit, session)
    await visit.answer_text(narrate.allowed(view, has_play=plays.can_lay(view.board, view.hand)), session)


async def bag(visit: Visit, session: Session) -> None:
    """How many of each tile this visitor has not seen."""
    table.must_have_begun(session)
    seat, theme = session.seat_of(visit.user), visit.theme
    view = visit.house.view(session, seat)
    key = ("bag", session.id, session.version, seat, theme)
    picture = await visit.house.studio.draw(key, lambda: render.bag(view, theme=theme), private=True)
    alt = visit.house.say_plainly(picture.alt, visit.language, session)
    shown = Shown(f"bag-{session.version}.png", alt, picture.image)
    words = [describe.bag_text(view)]
    if session.help is Help.LEARNER and (lines := outlook.never_six(view)):
        words.append(describe.never_six_text(lines))
    await visit.answer(Panel((shown, visit.say(Joined.of(words), session)), table.back(visit, session)))


def _commands(house: House) -> app_commands.Group:
    group = commands.group(house, KEY)
    _add_start(house, group)
    playing = Playing()
    commands.add_typed(
        house,
        group,
        "play",
        option="move",
        description="qwirkle-option-move",
        deed=playing.play,
        offers=playing.choices,
    )
    commands.add_typed(
        house,
        group,
        "swap",
        option="tiles",
        description="qwirkle-option-tiles",
        deed=swap_tiles,
        offers=tile_choices,
    )
    for name, deed in (("hand", composer.hand), ("pass", allowed), ("bag", bag)):
        commands.add(house, group, name, commands.plain(house, KEY, deed))
    return group


def _add_start(house: House, group: app_commands.Group) -> None:
    @app_commands.choices(
        edition=commands.choices_of(house, "qwirkle-edition", [edition.value for edition in Edition]),
        tie_break=commands.choices_of(house, "qwirkle-tie", [tie.value for tie in TieBreak]),
        help=commands.choices_of(house, "qwirkle-help", [help_.value for help_ in Help]),
        language=commands.choices_of(house, "language", LOCALES),
    )
    async def start(
        interaction: discord.Interaction,
        edition: str = Edition.GAMERULES.value,
        tie_break: str = TieBreak.ELDEST.value,
        help: str = Help.FAIR.value,
        language: str | None = None,
    ) -> None:
        options = Options(Edition(edition), TieBreak(tie_break))
        await commands.start(await Visit.of(house, interaction), KEY, options, Help(help), language=language)

    commands.with_options(
        house,
        start,
        edition="qwirkle-option-edition",
        tie_break="qwirkle-option-tie-break",
        help="option-help",
        language="option-table-language",
    )
    commands.add(house, group, "start", start)


DESK = Desk(
    game=QWIRKLE,
    face=QwirkleFace(),
    commands=_commands,
    verbs={**composer.VERBS, "bag": bag},
    more=("swap", "bag"),
    card=("hand", "board", "more"),
    warm=render.warm,
    accent=0x3CE0B8,
    emojis=lambda: {notation.tile_code(tile): (render.emoji_name(tile), render.emoji(tile)) for tile in KINDS},
    banner=lambda theme: render.banner(theme=theme),
    hinted=composer.hinted,
)

"""Qwirkle on Discord: its slash commands and the controls of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import cast

import discord
from discord import ButtonStyle as Style
from discord import app_commands

from bot.core.errors import Refused
from bot.core.text import Joined, Text, Words
from bot.discord_ui import cards, commands, table
from bot.discord_ui.house import Desk, House, described
from bot.discord_ui.panels import Block, Menu, Panel, Row, Shown, in_rows
from bot.discord_ui.visit import Visit
from bot.games.qwirkle import describe, narrate, notation, plays, render
from bot.games.qwirkle.face import QwirkleFace
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.offering import Offering, Offerings
from bot.games.qwirkle.offers import swap_choices
from bot.games.qwirkle.state import Edition, Options, Played, Swap, TieBreak, View
from bot.sessions.model import Help, Session, Status
from bot.sessions.service import Outcome

KEY = QWIRKLE.key
MOST_CHOICES = 25
BEST = 5
"""Plays that a learner is shown to copy."""


class QwirkleTable:
    """What a player does at a Qwirkle table."""

    def __init__(self) -> None:
        self._offerings = Offerings()

    async def hand(self, visit: Visit, session: Session) -> None:
        """The visitor's tiles, whose turn it is, and how to type a play."""
        view = _my_view(visit, session)
        words: list[Words] = [table.whose_turn(visit, session)]
        if view.opening and view.seat == view.viewer:
            words.append(narrate.allowed(view, has_play=True))
        words.append(Text("qwirkle-how-to-play", example=_example(view)))
        if session.help is Help.LEARNER:
            words.append(await self._best(session, view))
        blocks = (
            visit.say(Text("qwirkle-hand-title")),
            await _hand_shown(visit, session),
            _said(visit, session, words),
        )
        await visit.answer(Panel(blocks, _hand_rows(visit, session, view)))

    async def _best(self, session: Session, view: View) -> Words:
        offering = await self._offering(session, view)
        best = sorted(offering.plays, key=lambda entry: -entry[1])[:BEST]
        if not best:
            return Text("qwirkle-best-none")
        lines = [
            Text("qwirkle-best-play", play=notation.placements_text(play.placements), points=points)
            for play, points in best
        ]
        return Joined.of([Text("qwirkle-best-title"), *lines])

    async def _offering(self, session: Session, view: View) -> Offering:
        return await self._offerings.of((session.id, session.version, view.viewer), view)

    async def play(self, visit: Visit, session: Session, move: str) -> None:
        view = _my_view(visit, session)
        action = notation.parse_play(move, board=view.board)
        outcome = await visit.house.service.act(session.id, visit.user, action)
        played = next(event for event in outcome.events if isinstance(event, Played))
        laid = Text("qwirkle-you-played", play=notation.placements_text(played.placements))
        await _show_outcome(visit, outcome, [laid, narrate.points(played.score)])

    async def play_choices(self, visit: Visit, session: Session, typed: str) -> list[app_commands.Choice[str]]:
        """The legal plays that fit what was typed: in board order, or the best first with points for learners."""
        view = _my_view(visit, session)
        offering = await self._offering(session, view)
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

    async def swap(self, visit: Visit, session: Session, tiles: str) -> None:
        view = _my_view(visit, session)
        action = notation.parse_swap(tiles, view.hand)
        await self._swap(visit, session, action)

    async def _swap(self, visit: Visit, session: Session, action: Swap, *, round: int | None = None) -> None:
        outcome = await visit.house.service.act(session.id, visit.user, action, round=round)
        given = notation.tiles_text(action.tiles)
        await _show_outcome(visit, outcome, [Text("qwirkle-you-swapped", tiles=given, count=len(action.tiles))])

    async def choose_swap(self, visit: Visit, session: Session) -> None:
        """A menu of the hand, from which the tiles to exchange are ticked."""
        view = _my_view(visit, session)
        most = min(len(view.hand), view.bag)
        if view.seat != view.viewer:
            raise Refused("refused-not-your-turn", game=KEY)
        if not most or view.opening:
            await visit.answer_text(narrate.allowed(view, has_play=plays.can_lay(view.board, view.hand)), session)
            return
        options = tuple(
            (
                visit.say(Text("qwirkle-tile-option", tile=notation.tile_name(tile), code=notation.tile_code(tile))),
                str(at),
            )
            for at, tile in enumerate(view.hand)
        )
        menu = Menu(
            visit.say(Text("qwirkle-swap-placeholder")),
            cards.control_id(visit.house, session, "swap-tiles"),
            options,
            most,
        )
        blocks = (await _hand_shown(visit, session), _said(visit, session, [Text("qwirkle-swap-title", count=most)]))
        await visit.answer(Panel(blocks, (menu, *_back_row(visit, session))))

    async def swap_chosen(self, visit: Visit, session: Session) -> None:
        view = _my_view(visit, session)
        places = sorted({int(value) for value in visit.values if value.isdecimal()})
        round_ = visit.control.round if visit.control else None
        if round_ != QWIRKLE.round(session.state) or not places or places[-1] >= len(view.hand):
            raise Refused("refused-stale-round")
        await self._swap(visit, session, Swap(tuple(sorted(view.hand[at] for at in places))), round=round_)

    async def allowed(self, visit: Visit, session: Session) -> None:
        """What the rules allow now; nobody passes by hand."""
        view = _my_view(visit, session)
        await visit.answer_text(narrate.allowed(view, has_play=plays.can_lay(view.board, view.hand)), session)

    async def bag(self, visit: Visit, session: Session) -> None:
        """How many of each tile this visitor has not seen."""
        table.must_have_begun(session)
        view = visit.house.service.view(session, session.seat_of(visit.user))
        await visit.answer(Panel((visit.say(describe.bag_text(view), session),), _back_row(visit, session)))


def _example(view: View) -> str:
    """How a play is written: with a tile of the hand, but not a play to copy."""
    return f"{notation.tile_code(view.hand[0])} N30"


def _my_view(visit: Visit, session: Session) -> View:
    """What the visitor sees from their seat, in a running game. Raises `Refused`."""
    if session.status is not Status.PLAYING:
        key = "refused-not-started" if session.status is Status.LOBBY else "refused-table-over"
        raise Refused(key, game=KEY)
    return cast(View, visit.house.service.view(session, visit.seat(session)))


async def _hand_shown(visit: Visit, session: Session) -> Block:
    picture = await visit.house.hand(session, visit.seat(session))
    if picture is None:
        raise LookupError("Qwirkle has hands")
    return Shown("hand.png", visit.house.say_plainly(picture.alt, visit.language, session), picture.image)


def _hand_rows(visit: Visit, session: Session, view: View) -> tuple[Row, ...]:
    verbs = ["swap", "bag", "board"] if view.seat == view.viewer and not view.opening else ["bag", "board"]
    return in_rows(cards.control_button(visit.house, session, verb, Style.secondary, visit.language) for verb in verbs)


def _back_row(visit: Visit, session: Session) -> tuple[Row, ...]:
    if not visit.pressed_in_private or session.status is not Status.PLAYING:
        return ()
    words = Text("button-back")
    return in_rows([cards.control_button(visit.house, session, "more", Style.secondary, visit.language, words=words)])


async def _show_outcome(visit: Visit, outcome: Outcome, words: Sequence[Words]) -> None:
    """Tells the mover alone what came of it, with the new hand while the game goes on."""
    session = outcome.session
    blocks: list[Block] = [_said(visit, session, words)]
    if session.status is Status.PLAYING:
        blocks.append(await _hand_shown(visit, session))
    await visit.answer(Panel(tuple(blocks)))


def _said(visit: Visit, session: Session, words: Sequence[Words]) -> str:
    return visit.say(Joined.of(words), session)


def _commands(house: House) -> app_commands.Group:
    group = commands.group(house, KEY)
    _add_start(house, group)
    _add_play(house, group)
    _add_swap(house, group)
    for name, deed in (("hand", TABLE.hand), ("pass", TABLE.allowed), ("bag", TABLE.bag)):
        commands.add(house, group, name, _plain(house, deed))
    return group


def _plain(house: House, deed: commands.Deed) -> Callable[..., Awaitable[None]]:
    async def callback(interaction: discord.Interaction) -> None:
        await commands.at_table(Visit(house, interaction), KEY, deed)

    return callback


def _add_start(house: House, group: app_commands.Group) -> None:
    def say(key: str) -> str:
        return described(house.catalogue, key)

    @app_commands.describe(
        edition=say("qwirkle-option-edition"), tie_break=say("qwirkle-option-tie-break"), help=say("option-help")
    )
    @app_commands.choices(
        edition=[commands.choice(house, f"qwirkle-edition-{edition.value}", edition.value) for edition in Edition],
        tie_break=[commands.choice(house, f"qwirkle-tie-{tie.value}", tie.value) for tie in TieBreak],
        help=commands.help_choices(house),
    )
    async def start(
        interaction: discord.Interaction,
        edition: str = Edition.GAMERULES.value,
        tie_break: str = TieBreak.ELDEST.value,
        help: str = Help.FAIR.value,
    ) -> None:
        options = Options(Edition(edition), TieBreak(tie_break))
        await commands.start(Visit(house, interaction), KEY, options, Help(help))

    commands.add(house, group, "start", start)


def _add_play(house: House, group: app_commands.Group) -> None:
    @app_commands.describe(move=described(house.catalogue, "qwirkle-option-move"))
    async def play(interaction: discord.Interaction, move: str) -> None:
        await commands.at_table(Visit(house, interaction), KEY, lambda visit, session: TABLE.play(visit, session, move))

    async def choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        visit = Visit(house, interaction)
        try:
            return await TABLE.play_choices(visit, await visit.table(KEY), typed)
        except Refused:
            return []

    commands.add(house, group, "play", play).autocomplete("move")(choices)


def _add_swap(house: House, group: app_commands.Group) -> None:
    @app_commands.describe(tiles=described(house.catalogue, "qwirkle-option-tiles"))
    async def swap(interaction: discord.Interaction, tiles: str) -> None:
        await commands.at_table(
            Visit(house, interaction), KEY, lambda visit, session: TABLE.swap(visit, session, tiles)
        )

    async def choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        visit = Visit(house, interaction)
        try:
            view = _my_view(visit, await visit.table(KEY))
        except Refused:
            return []
        return [app_commands.Choice(name=text, value=text) for text in swap_choices(typed, view.hand, MOST_CHOICES)]

    commands.add(house, group, "swap", swap).autocomplete("tiles")(choices)


TABLE = QwirkleTable()

DESK = Desk(
    game=QWIRKLE,
    face=QwirkleFace(),
    commands=_commands,
    verbs={
        "hand": TABLE.hand,
        "swap": TABLE.choose_swap,
        "swap-tiles": TABLE.swap_chosen,
        "bag": TABLE.bag,
    },
    more=("swap", "bag"),
    warm=render.warm,
    accent=0x3CE0B8,
)

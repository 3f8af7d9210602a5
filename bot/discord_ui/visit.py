"""One interaction: who came, in which language, and how they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import aiohttp
import discord

from bot.core.errors import Refused
from bot.core.game import Seat
from bot.core.text import Words
from bot.discord_ui.controls import Control
from bot.discord_ui.house import House, language_of, person, theme_of
from bot.discord_ui.panels import QUIET, Panel
from bot.discord_ui.permissions import lacking
from bot.sessions import seating
from bot.sessions.model import Person, Session, Status
from bot.sessions.preferences import NOTHING_CHOSEN, Preferences

ALREADY_ANSWERED = 40060
"""Discord's code for an interaction that has its answer."""


class Visit:
    """A slash command or a pressed control, with the ways to answer it privately."""

    def __init__(
        self,
        house: House,
        interaction: discord.Interaction,
        *,
        mine: Preferences,
        server: Preferences,
        control: Control | None = None,
        values: Sequence[str] = (),
    ) -> None:
        self.house = house
        self.interaction = interaction
        self.control = control
        self.values = tuple(values)
        self.mine = mine
        self.server = server
        self.language = mine.language or language_of(interaction.locale)
        self.theme = theme_of(mine, server)
        self.playing = False
        """Whether this is about a table in play, which needs its channel."""
        self.deferred = False
        """Whether the answer takes the place of what the visitor sees meanwhile."""
        self.person: Person = person(interaction.user)

    @classmethod
    async def of(
        cls,
        house: House,
        interaction: discord.Interaction,
        *,
        control: Control | None = None,
        values: Sequence[str] = (),
    ) -> Visit:
        """The visit, with what the visitor and the server prefer."""
        mine = await house.preferences.load_preferences(interaction.user.id)
        server = await house.preferences.load_preferences(interaction.guild_id or 0)
        return cls(house, interaction, mine=mine, server=server, control=control, values=values)

    @classmethod
    def unread(
        cls,
        house: House,
        interaction: discord.Interaction,
        *,
        control: Control | None = None,
        values: Sequence[str] = (),
    ) -> Visit:
        """The visit while nothing is known of what is preferred: enough to tell that something went wrong."""
        return cls(house, interaction, mine=NOTHING_CHOSEN, server=NOTHING_CHOSEN, control=control, values=values)

    def preferring(self, *, mine: Preferences | None = None, server: Preferences | None = None) -> Visit:
        """The same visit after a change of what is preferred."""
        return Visit(
            self.house,
            self.interaction,
            mine=mine or self.mine,
            server=server or self.server,
            control=self.control,
            values=self.values,
        )

    @property
    def user(self) -> int:
        return self.person.id

    @property
    def args(self) -> tuple[str, ...]:
        """What the pressed control says besides its verb; nothing for a command."""
        return self.control.args if self.control else ()

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def is_moderator(self) -> bool:
        return self.interaction.permissions.manage_messages

    @property
    def pressed_in_private(self) -> bool:
        """Whether the control stands in a private message, which is then answered in its place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def say(self, words: Words, session: Session | None = None) -> str:
        """The sentence in the visitor's language, with commands as their Discord lists them."""
        said = self.house.say(words, self.language, session)
        return self.house.catalogue.listing(said, self.language, language_of(self.interaction.locale))

    async def table(self, game: str) -> Session:
        """The newest table of that game in this channel. Raises `Refused`."""
        session = await self.house.store.latest_in(self.channel, game)
        if session is None:
            raise Refused("refused-no-table", game=game)
        self.playing = session.status is Status.PLAYING
        return session

    async def last_game(self, game: str) -> Session:
        """The newest table of that game in this channel that was begun, whatever lobby stands there now.

        Without any, the newest table, for which those who need a game have words. Raises `Refused`.
        """
        session = await self.house.store.latest_begun_in(self.channel, game)
        return await self.table(game) if session is None else session

    def seat(self, session: Session) -> Seat:
        return seating.held_by(session, self.user)

    async def answer(self, panel: Panel) -> None:
        """Answers privately: in place of a private menu, else as a new private message."""
        if self.deferred:
            await self.interaction.edit_original_response(
                view=self._warned(panel).layout(), attachments=panel.files(), allowed_mentions=QUIET
            )
        elif self.pressed_in_private and not self.interaction.response.is_done():
            await self.replace(self._warned(panel))
        else:
            await self.answer_beside(panel)

    async def answer_beside(self, panel: Panel) -> None:
        """Answers with a new private message, also where the control stands in one."""
        panel = self._warned(panel)
        if self.interaction.response.is_done():
            await self.interaction.followup.send(
                view=panel.layout(), files=panel.files(), ephemeral=True, allowed_mentions=QUIET
            )
        else:
            await _twice(
                lambda: self.interaction.response.send_message(
                    view=panel.layout(), files=panel.files(), ephemeral=True, allowed_mentions=QUIET
                )
            )

    async def think(self) -> None:
        """Acknowledges, where the answer takes its time: it comes as a new private message."""
        await _twice(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))

    async def think_here(self) -> None:
        """The same, but in a private menu the answer comes in its place."""
        if self.pressed_in_private:
            await _twice(self.interaction.response.defer)
        else:
            await self.think()
        self.deferred = True

    def _warned(self, panel: Panel) -> Panel:
        warning = lacking(self.interaction) if self.playing else None
        return panel if warning is None else replace(panel, blocks=(*panel.blocks, self.say(warning)))

    async def replace(self, panel: Panel) -> None:
        """Answers a control by changing the message that it stands in; pictures without bytes are those it has."""

        async def edit() -> None:
            attachments = discord.utils.MISSING if panel.keeps_pictures else panel.files()
            await self.interaction.response.edit_message(
                view=panel.layout(), attachments=attachments, allowed_mentions=QUIET
            )

        await _twice(edit)

    async def amend(self, panel: Panel) -> None:
        """Changes the answer that was given; Discord allows that for 15 minutes."""

        async def edit() -> None:
            await self.interaction.edit_original_response(
                view=panel.layout(), attachments=panel.files(), allowed_mentions=QUIET
            )

        await _twice(edit)

    async def answer_text(self, words: Words, session: Session | None = None) -> None:
        await self.answer(Panel((self.say(words, session),)))


async def _twice(send: Callable[[], Awaitable[object]]) -> None:
    """Sends an answer, once more if the line broke; the first may have arrived all the same."""
    try:
        await send()
    except (aiohttp.ClientError, OSError):
        try:
            await send()
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise

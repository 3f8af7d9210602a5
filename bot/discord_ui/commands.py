"""The slash commands that every game has, and the group that a game adds its own to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

import discord
from discord import app_commands

from bot.core.errors import Refused
from bot.discord_ui import hints, lobby, replays, reviews, table
from bot.discord_ui.house import House
from bot.discord_ui.translator import translated
from bot.discord_ui.visit import Visit
from bot.sessions.model import Help, Session, Status

Deed = Callable[[Visit, Session], Awaitable[None]]


def group(house: House, game: str) -> app_commands.Group:
    """A game's commands, with the shared ones in it. They live in servers and server channels only."""
    commands = app_commands.Group(
        name=game,
        description=translated(house.catalogue, f"{game}-command"),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    _add_plain(house, commands, game)
    _add_resign(house, commands, game)
    return commands


def _add_plain(house: House, commands: app_commands.Group, game: str) -> None:
    """The commands that take no options."""
    deeds: dict[str, Deed] = {
        "join": _in_lobby(lobby.join),
        "leave": _in_lobby(lobby.leave),
        "board": table.board,
        "score": table.score,
        "history": table.history,
        "hint": hints.hint,
        "end": _end,
    }
    for name, deed in deeds.items():
        add(house, commands, name, plain(house, game, deed))
    looking_back: dict[str, Deed] = {"review": reviews.review, "replay": replays.replay}
    for name, deed in looking_back.items():
        add(house, commands, name, _at_last_game(house, game, deed))

    async def rules(interaction: discord.Interaction) -> None:
        visit = await Visit.of(house, interaction)
        session = await house.store.latest_in(visit.channel, game)
        options = session.options if session and session.status.live else house.desks[game].game.default
        await table.show_rules(visit, game, options)

    add(house, commands, "rules", rules)


def add(
    house: House, commands: app_commands.Group, name: str, callback: Callable[..., Awaitable[None]]
) -> app_commands.Command[app_commands.Group, ..., None]:
    """Adds a command whose description stands in the catalogue under the group's and its name."""
    own = f"{commands.name}-command-{name}"
    key = own if own in house.catalogue.keys("en") else f"command-{name}"
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name=translated(house.catalogue, f"name-{name}"),
        description=translated(house.catalogue, key),
        callback=callback,  # type: ignore[arg-type]  # a plain coroutine function
    )
    commands.add_command(command)
    return command


def plain(house: House, game: str, deed: Deed) -> Callable[..., Awaitable[None]]:
    async def callback(interaction: discord.Interaction) -> None:
        visit = await Visit.of(house, interaction)
        await at_table(visit, game, deed)

    return callback


def _at_last_game(house: House, game: str, deed: Deed) -> Callable[..., Awaitable[None]]:
    async def callback(interaction: discord.Interaction) -> None:
        visit = await Visit.of(house, interaction)
        await deed(visit, await visit.last_game(game))

    return callback


async def at_table(visit: Visit, game: str, deed: Deed) -> None:
    """Does it at the newest table of that game in this channel, and looks after its card."""
    session = await visit.table(game)
    await deed(visit, session)
    if session.status.live:
        visit.house.publisher.nudge(session)
        visit.house.publisher.verify(session)
        visit.house.attendance.visit(session)


def add_typed(
    house: House,
    commands: app_commands.Group,
    name: str,
    *,
    option: str,
    description: str,
    deed: Callable[[Visit, Session, str], Awaitable[None]],
    offers: Callable[[Visit, Session, str], Awaitable[list[app_commands.Choice[str]]]],
) -> None:
    """Adds a command with one option in the game's notation, for which something is offered while it is typed."""
    game = commands.name

    async def callback(interaction: discord.Interaction, typed: str) -> None:
        await at_table(await Visit.of(house, interaction), game, lambda visit, session: deed(visit, session, typed))

    async def offered(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        visit = await Visit.of(house, interaction)
        try:
            return await offers(visit, await visit.table(game), typed)
        except Refused:
            return []

    app_commands.describe(typed=translated(house.catalogue, description))(callback)
    app_commands.rename(typed=translated(house.catalogue, f"name-{option}"))(callback)
    add(house, commands, name, callback).autocomplete("typed")(offered)


def _in_lobby(deed: Deed) -> Deed:
    async def done(visit: Visit, session: Session) -> None:
        async with visit.house.publisher.showing(session.id):
            await deed(visit, session)

    return done


async def _end(visit: Visit, session: Session) -> None:
    if session.status is Status.LOBBY:
        await _in_lobby(lobby.cancel)(visit, session)
    else:
        await table.end_now(visit, session)


def _add_resign(house: House, commands: app_commands.Group, game: str) -> None:
    async def resign(interaction: discord.Interaction, player: discord.Member | None = None) -> None:
        visit = await Visit.of(house, interaction)
        await at_table(visit, game, lambda visit, session: _resign(visit, session, player))

    with_options(house, resign, player="option-player")
    add(house, commands, "resign", resign)


async def _resign(visit: Visit, session: Session, player: discord.Member | None) -> None:
    if player is None or player.id == visit.user:
        await table.resign_now(visit, session)
        return
    seat = session.seat_of(player.id)
    if seat is None:
        raise Refused("refused-player-not-seated")
    await table.retire_seat(visit, session, seat)


async def start(
    visit: Visit, game: str, options: object, help_: Help, *, language: str | None, deadline: int | None = None
) -> None:
    """Opens a lobby; where a table lives already, says so and looks whether its card is still there."""
    try:
        await lobby.open_table(visit, game, options, help_, language=language, deadline=deadline)
    except Refused:
        live = await visit.house.store.live_in(visit.channel)
        if live is not None:
            visit.house.publisher.verify(live)
        raise


def with_options(house: House, callback: Callable[..., Awaitable[None]], **descriptions: str) -> None:
    """Describes a callback's options by the given messages, and names them by `name-<option>`."""
    catalogue = house.catalogue
    app_commands.describe(**{option: translated(catalogue, key) for option, key in descriptions.items()})(callback)
    names = {option: translated(catalogue, f"name-{option.replace('_', '-')}") for option in descriptions}
    app_commands.rename(**names)(callback)


def choices_of(house: House, kind: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """The choices of an option, each said by `<kind>-<value>`."""
    return [app_commands.Choice(name=translated(house.catalogue, f"{kind}-{value}"), value=value) for value in values]

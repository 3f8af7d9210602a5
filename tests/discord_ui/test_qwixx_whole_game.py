"""Whole games of Qwixx in the channel, from the first command to the final card."""

from __future__ import annotations

import re

import pytest

from bot.core.game import places
from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.scoring import total
from bot.games.qwixx.state import Variant
from bot.sessions.model import Status
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.seen import answer


async def check_end(world: QwixxWorld) -> None:
    """The final card tells the points that the sheets are worth, and every place."""
    session, state = await world.session(), await world.now()
    assert session.status is Status.FINISHED
    layout = LAYOUTS[state.options.variant]
    points = [total(layout, sheet) for sheet in state.sheets]
    told = world.texts(world.card)
    for name, counted in zip(session.names, points, strict=True):
        assert f" {name}: **{counted}**" in told
    best = places(tuple(points), state.out)
    assert re.search(rf"🥇 {session.names[best.index(1)]}: ", told)
    assert [world.labels(card) for card in world.cards()] == [["New table", "Review"]]


@pytest.mark.parametrize("variant", [variant.value for variant in Variant])
async def test_two_play_each_variant_to_its_end(qwixx: QwixxWorld, variant: str) -> None:
    qwixx.seed(f"two {variant}")
    await qwixx.game(qwixx.bob, variant=variant)
    assert (await qwixx.play_out()) > 20
    await check_end(qwixx)


async def test_five_play_a_game_with_a_restart_every_few_decisions(qwixx: QwixxWorld) -> None:
    qwixx.seed("five")
    await qwixx.game(qwixx.bob, qwixx.cay, qwixx.dan, qwixx.eve)
    decisions = 0
    while (await qwixx.session()).status is Status.PLAYING:
        await qwixx.decide_wisely((await qwixx.awaited())[0])
        await qwixx.rest()
        decisions += 1
        assert decisions < 600
        if decisions % 25 == 0:
            await qwixx.restart()
    assert decisions > 40
    await check_end(qwixx)


async def test_what_was_told_adds_up_to_the_sheets(qwixx: QwixxWorld) -> None:
    """Every cross and every miss was told on exactly one card."""
    qwixx.seed("told")
    await qwixx.game(qwixx.bob)
    await qwixx.play_out()
    state = await qwixx.now()
    cards = "\n".join(qwixx.texts(card) for card in qwixx.public())
    for name, sheet in zip(("Ann", "Bob"), state.sheets, strict=True):
        assert len(re.findall(rf"\*\*{name}\*\* marked (?!nothing)", cards)) == sum(map(len, sheet.rows))
        assert len(re.findall(rf"\*\*{name}\*\* takes a miss", cards)) == sheet.misses


class TestComputers:
    async def test_they_decide_with_the_people_and_share_one_card(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(robots=2)
        for _ in range(4):
            before = len(qwixx.public())
            await qwixx.decide_wisely(qwixx.ann)
            await qwixx.rest()
            assert len(qwixx.public()) == before + 1
            assert await qwixx.awaited() == [qwixx.ann]
            assert [user.id for user in qwixx.card.mentions] == [qwixx.ann.id]

    async def test_one_person_plays_a_whole_game_with_four(self, qwixx: QwixxWorld) -> None:
        qwixx.seed("four")
        await qwixx.game(robots=4, variant="big-points")
        await qwixx.play_out()
        await check_end(qwixx)

    async def test_the_lobby_tells_how_well_they_play(self, qwixx: QwixxWorld) -> None:
        await qwixx.lobby(robots=1)
        assert "2. Computer (beginner)" in qwixx.texts(qwixx.card)


class TestLeaving:
    async def test_who_resigns_is_not_waited_for_and_cannot_win(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(qwixx.bob, qwixx.cay)
        await qwixx.decide_wisely(qwixx.ann)
        await qwixx.type(qwixx.bob, "resign")
        await qwixx.rest()
        assert "**Bob** left the game and can't win any more." in qwixx.texts(qwixx.card)
        assert qwixx.bob not in await qwixx.awaited()
        await qwixx.play_out()
        told = qwixx.texts(qwixx.card)
        assert re.search(r"Bob: -?\d+ · left the game", told)
        assert "🥇 Bob" not in told

    async def test_the_last_to_stay_wins(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(qwixx.bob)
        await qwixx.type(qwixx.ann, "resign")
        await qwixx.rest()
        assert "The game is over: only one player is left.\n**Bob** wins with 0 points." in qwixx.texts(qwixx.card)

    async def test_the_host_can_end_it(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(qwixx.bob)
        await qwixx.type(qwixx.ann, "end")
        await qwixx.rest()
        told = qwixx.texts(qwixx.card)
        assert "The game was ended before its time. Nobody wins." in told
        assert "⏳" not in told


class TestTwoGames:
    async def test_a_channel_has_one_table_of_any_game(self, qwixx: QwixxWorld) -> None:
        await qwixx.lobby(qwixx.bob)
        refused = answer(await qwixx.cay.slash(qwixx.channel, "qwirkle start"))
        assert qwixx.texts(refused).startswith("There is already a table in this channel.")
        refused = answer(await qwixx.cay.slash(qwixx.channel, "qwirkle join"))
        assert qwixx.texts(refused) == "There is no table here. `/qwirkle start` opens one."

    async def test_they_are_played_side_by_side(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(qwixx.bob)
        qwixx.playing, here = "qwirkle", qwixx.channel
        qwixx.channel = qwixx.guild.create_text_channel("tiles")
        await qwixx.game(qwixx.bob)
        assert "tiles are left in the bag" in qwixx.texts(qwixx.card)
        await qwixx.play()
        qwixx.playing, qwixx.channel = "qwixx", here
        await qwixx.decide_wisely(qwixx.ann)
        await qwixx.rest()
        assert "✅ 1. " in qwixx.texts(qwixx.card)

    async def test_a_game_can_follow_the_other(self, qwixx: QwixxWorld) -> None:
        await qwixx.lobby()
        await qwixx.type(qwixx.ann, "end")
        await qwixx.ann.slash(qwixx.channel, "qwirkle start")
        assert "# Qwirkle" in qwixx.texts(qwixx.card)
        refused = answer(await qwixx.type(qwixx.bob, "join"))
        assert qwixx.texts(refused) == "This game is over. `/qwixx start` opens a new table."

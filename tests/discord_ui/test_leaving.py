"""Leaving a running game: resigning, being retired, leaving the server, and the end of a table."""

from __future__ import annotations

import pytest

from bot.sessions.model import Closing, Status
from tests.discord_ui.seen import answer
from tests.discord_ui.world import World
from tests.settable import DAY, HOUR

QUESTION = "Do you want to resign?"


@pytest.fixture
async def playing(world: World) -> World:
    """Ann, the host, is on turn; Bob and Cay wait."""
    world.seed("seed 1")
    await world.game(world.bob, world.cay)
    assert await world.mover() is world.ann
    return world


class TestResign:
    async def test_the_menu_asks_once_and_takes_no_for_an_answer(self, playing: World) -> None:
        before = await playing.session()
        question = await playing.more(playing.bob, "Resign")
        assert playing.texts(question).startswith(QUESTION)
        assert playing.labels(question) == ["Yes, resign", "Keep playing"]
        kept = answer(await playing.press(playing.bob, question, "Keep playing"))
        assert kept.id == question.id
        assert playing.texts(kept) == "Good. The game goes on."
        assert await playing.session() == before

    async def test_the_leavers_tiles_go_back_and_the_game_goes_on(self, playing: World) -> None:
        question = await playing.more(playing.ann, "Resign")
        done = answer(await playing.press(playing.ann, question, "Yes, resign"))
        await playing.rest()
        assert playing.texts(done) == "You have resigned."
        told = playing.texts(playing.card)
        assert "**Ann** left the game. 6 tiles went back into the bag." in told
        assert "Ann: 0 · left the game" in told
        assert "96 tiles are left in the bag." in told
        mover = await playing.mover()
        assert mover in (playing.bob, playing.cay)
        assert [user.id for user in playing.card.mentions] == [mover.id]
        assert (await playing.session()).host == playing.bob.id

    async def test_the_command_needs_no_question(self, playing: World) -> None:
        assert playing.texts(answer(await playing.type(playing.cay, "resign"))) == "You have resigned."
        again = answer(await playing.type(playing.cay, "resign"))
        assert playing.texts(again).startswith("You have left this game")
        hand = await playing.ask(playing.cay, "My hand")
        assert playing.texts(hand).startswith("You have left this game")

    async def test_of_two_the_other_wins_and_the_leaver_ranks_last_with_the_points(self, playing: World) -> None:
        await playing.play()
        await playing.type(playing.cay, "resign")
        await playing.type(playing.ann, "resign")
        await playing.rest()
        told = playing.texts(playing.card)
        assert "The game is over: only one player is left." in told
        assert "🥇 Bob: **0**\n2. Ann: " in told
        assert "left the game" in told
        assert playing.labels(playing.card) == ["New table", "Review"]

    async def test_leave_offers_to_resign(self, playing: World) -> None:
        question = answer(await playing.type(playing.bob, "leave"))
        assert playing.texts(question).startswith(QUESTION)
        assert (await playing.session()).seat_of(playing.bob.id) == 1
        await playing.press(playing.bob, question, "Yes, resign")
        assert (await playing.session()).seat_of(playing.bob.id) is None

    async def test_a_bystander_has_nothing_to_resign(self, playing: World) -> None:
        stranger = playing.member("Dan")
        for command in ("resign", "leave"):
            refused = answer(await playing.type(stranger, command))
            assert playing.texts(refused).startswith("You don't play at this table.")

    async def test_a_table_without_people_ends(self, world: World) -> None:
        await world.game(robots=2)
        await world.type(world.ann, "resign")
        await world.rest()
        assert (await world.session()).closing is Closing.DESERTED
        assert "Nobody is left at the table, so it was closed." in world.texts(world.card)
        assert world.labels(world.card) == ["New table", "Review"]
        assert len(world.cards()) == 1


class TestEnd:
    async def test_the_menu_asks_once_and_nobody_wins(self, playing: World) -> None:
        question = await playing.more(playing.ann, "End")
        assert playing.texts(question) == "Do you want to end this game for everybody? Nobody will win."
        assert (await playing.session()).status is Status.PLAYING
        done = answer(await playing.press(playing.ann, question, "Yes, end the game"))
        await playing.rest()
        assert playing.texts(done) == "The game is over. Nobody wins."
        assert "The game was ended before its time. Nobody wins." in playing.texts(playing.card)
        assert "wins with" not in playing.texts(playing.card)
        assert playing.labels(playing.card) == ["New table", "Review"]
        assert playing.card.mentions == []

    async def test_the_command_does_it_for_host_and_moderator_only(self, playing: World) -> None:
        refused = answer(await playing.type(playing.bob, "end"))
        assert playing.texts(refused).startswith("Only the host")
        assert (await playing.session()).status is Status.PLAYING
        await playing.type(playing.moderator("Moni"), "end")
        assert (await playing.session()).closing is Closing.ENDED
        assert "Nobody wins." in playing.texts(answer(await playing.type(playing.bob, "score")))

    async def test_a_question_answered_by_somebody_who_is_not_host_any_more(self, playing: World) -> None:
        question = await playing.more(playing.ann, "End")
        await playing.type(playing.ann, "resign")
        refused = answer(await playing.press(playing.ann, question, "Yes, end the game"))
        assert playing.texts(refused).startswith("Only the host")
        assert (await playing.session()).status is Status.PLAYING


class TestRetire:
    async def test_not_before_a_day_has_gone_by(self, playing: World) -> None:
        playing.clock.turn(DAY - HOUR)
        refused = answer(await playing.type(playing.moderator("Moni"), "resign", player=playing.ann))
        assert playing.texts(refused).startswith("The table has not waited 24 hours for Ann yet.")

    async def test_who_names_oneself_resigns(self, playing: World) -> None:
        done = answer(await playing.type(playing.bob, "resign", player=playing.bob))
        assert playing.texts(done) == "You have resigned."

    async def test_the_host_retires_a_silent_seat(self, playing: World) -> None:
        await playing.play()
        mover = await playing.mover()
        playing.clock.turn(DAY)
        done = answer(await playing.type(playing.ann, "resign", player=mover))
        await playing.rest()
        assert playing.texts(done) == f"{mover.name} is out of the game."
        assert f"**{mover.name}** left the game." in playing.texts(playing.card)
        assert await playing.mover() is not mover

    async def test_the_menu_asks_once(self, playing: World) -> None:
        playing.clock.turn(DAY)
        question = await playing.more(playing.ann, "Retire Ann")
        assert playing.texts(question).startswith("Do you want to take Ann out of the game?")
        await playing.press(playing.ann, question, "Yes, retire them")
        assert (await playing.session()).seat_of(playing.ann.id) is None

    async def test_a_moderator_may_and_other_players_may_not(self, playing: World) -> None:
        playing.clock.turn(DAY)
        refused = answer(await playing.type(playing.bob, "resign", player=playing.ann))
        assert playing.texts(refused).startswith("Only the host")
        done = answer(await playing.type(playing.moderator("Moni"), "resign", player=playing.ann))
        assert playing.texts(done) == "Ann is out of the game."

    async def test_who_has_no_seat_cannot_be_retired(self, playing: World) -> None:
        refused = answer(await playing.type(playing.ann, "resign", player=playing.member("Dan")))
        assert playing.texts(refused) == "That player has no seat at this table."

    async def test_a_question_that_came_too_late_retires_nobody(self, playing: World) -> None:
        playing.clock.turn(DAY)
        question = await playing.more(playing.ann, "Retire Ann")
        await playing.play()
        before = await playing.session()
        refused = answer(await playing.press(playing.ann, question, "Yes, retire them"))
        assert playing.texts(refused).startswith("The table has not waited 24 hours for Ann yet.")
        assert await playing.session() == before


class TestGone:
    async def test_who_left_the_server_is_taken_out_when_the_turn_comes(self, playing: World) -> None:
        playing.guild.remove_member(playing.bob)
        await playing.play()
        await playing.rest()
        assert "**Bob** left the game. 6 tiles went back into the bag." in playing.texts(playing.card)
        assert await playing.mover() is playing.cay
        assert [user.id for user in playing.card.mentions] == [playing.cay.id]
        assert playing.cards() == [playing.card]

    async def test_who_waits_is_left_in_peace(self, playing: World) -> None:
        playing.guild.remove_member(playing.cay)
        await playing.play()
        await playing.rest()
        assert (await playing.session()).seat_of(playing.cay.id) == 2

    async def test_a_deleted_channel_closes_the_table(self, playing: World) -> None:
        playing.env.backend.delete_channel(playing.channel.id)
        await playing.rest()
        assert (await playing.session()).closing is Closing.CHANNEL_GONE

    async def test_so_does_a_deleted_thread(self, world: World) -> None:
        world.env.backend.create_thread(world.channel.id, "second table", world.ann.id)
        (thread,) = world.channel.threads
        await world.game(world.bob, at=thread)
        world.env.backend.delete_channel(thread.id)
        await world.rest()
        assert (await world.session(thread)).closing is Closing.CHANNEL_GONE

    async def test_a_channel_deleted_while_the_bot_was_away_closes_it_when_something_is_to_be_shown(
        self, playing: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with monkeypatch.context() as unheard:
            unheard.setattr(playing.env.backend, "emit", lambda *_: None)
            playing.env.backend.delete_channel(playing.channel.id)
        session = await playing.session()
        await playing.bot.house.service.resign(session.id, playing.ann.id)
        await playing.rest()
        assert (await playing.session()).closing is Closing.CHANNEL_GONE

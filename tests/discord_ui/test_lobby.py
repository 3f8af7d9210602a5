"""The lobby: its card, its buttons, and everything that people get wrong at it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.sessions.model import Closing, Status
from tests.discord_ui.seen import answer
from tests.discord_ui.twice import deliver_twice
from tests.discord_ui.world import World
from tests.settable import DAY

IN_LOBBY = ["Join", "Leave", "Add computer", "Remove computer", "Start", "Cancel"]


async def speak_french(world: World) -> None:
    menu = world.menu(world.card)["custom_id"]
    await world.press_id(world.ann, world.card, menu, "fr")
    await world.rest()


class TestOpening:
    async def test_the_card_is_public_and_tells_options_seats_and_the_host(self, world: World) -> None:
        result = await world.type(world.ann, "start")
        assert not result.ephemeral
        (card,) = world.public()
        told = world.texts(card)
        assert "1. Ann · host\n-# 1 seat taken · 2 to 6 can play" in told
        assert "**Gamerules**" in told
        assert "**oldest Discord account**" in told
        assert "**fair**" in told
        assert "medium" in told
        assert world.alts(card) == [
            "Tiles on a table: six stars of six colours in a row, and other lines that begin there."
        ]
        assert world.labels(card) == ["Join", "Leave", "Add computer", "Cancel"]
        assert card.mentions == []

    async def test_the_options_are_those_of_the_host(self, world: World) -> None:
        await world.lobby(edition="iello", tie_break="lot", help="learner")
        told = world.texts(world.card)
        assert "1 seat taken · 2 to 4 can play" in told
        assert "**IELLO 2022**" in told
        assert "**by lot**" in told
        assert "**learner**" in told

    async def test_a_channel_has_one_live_table_and_the_second_start_is_refused(self, world: World) -> None:
        await world.lobby()
        refused = answer(await world.type(world.bob, "start"))
        assert world.texts(refused).startswith("There is already a table in this channel.")
        await world.type(world.bob, "join")
        await world.press(world.ann, world.card, "Start")
        refused = answer(await world.type(world.bob, "start"))
        assert world.texts(refused).startswith("There is already a table in this channel.")

    async def test_a_thread_is_a_channel_of_its_own(self, world: World) -> None:
        await world.lobby()
        made = world.env.backend.create_thread(world.channel.id, "second table", world.ann.id)
        (thread,) = world.channel.threads
        assert thread.id == made.id
        await world.game(world.bob, at=thread)
        assert (await world.session(thread)).status is Status.PLAYING
        assert (await world.session()).status is Status.LOBBY
        assert world.labels(world.public(thread)[-1]) == ["My hand", "Board", "More"]

    @pytest.mark.parametrize(
        ("permission", "named"),
        [("send_messages", "“Send Messages”"), ("attach_files", "“Attach Files”")],
    )
    async def test_what_the_bot_may_not_do_is_named_before_a_table_opens(
        self, world: World, permission: str, named: str
    ) -> None:
        world.forbid(permission)
        refused = answer(await world.type(world.ann, "start"))
        assert f"I lack {named}." in world.texts(refused)
        assert await world.bot.house.store.live_in(world.channel.id) is None

    async def test_several_missing_permissions_are_all_named(self, world: World) -> None:
        world.forbid("attach_files", "read_message_history")
        refused = answer(await world.type(world.ann, "start"))
        assert "I lack “Attach Files” and “Read Message History”." in world.texts(refused)

    async def test_in_a_thread_it_is_another_permission(self, world: World) -> None:
        world.env.backend.create_thread(world.channel.id, "second table", world.ann.id)
        world.forbid("send_messages_in_threads")
        refused = answer(await world.type(world.ann, "start", at=world.channel.threads[0]))
        assert "I lack “Send Messages in Threads”." in world.texts(refused)
        assert not (await world.type(world.ann, "start")).ephemeral


class TestSeats:
    async def test_join_and_leave_change_the_card_in_place(self, world: World) -> None:
        await world.lobby()
        await world.press(world.bob, world.card, "Join")
        assert "1. Ann · host\n2. Bob\n-# 2 seats taken" in world.texts(world.card)
        await world.press(world.bob, world.card, "Leave")
        assert "Bob" not in world.texts(world.card)
        assert len(world.channel.history()) == 1

    async def test_the_commands_do_the_same_and_answer_privately(self, world: World) -> None:
        await world.lobby()
        assert world.texts(answer(await world.type(world.bob, "join"))) == "You have a seat. Have fun!"
        assert "2. Bob" in world.texts(world.card)
        assert world.texts(answer(await world.type(world.bob, "leave"))) == "You have left the table."
        assert "Bob" not in world.texts(world.card)

    async def test_who_sits_already_is_told_so(self, world: World) -> None:
        await world.lobby()
        for result in (await world.press(world.ann, world.card, "Join"), await world.type(world.ann, "join")):
            assert world.texts(answer(result)) == "You already have a seat at this table."
        assert world.labels(world.card) == ["Join", "Leave", "Add computer", "Cancel"]

    async def test_who_has_no_seat_can_neither_leave_nor_bring_computers(self, world: World) -> None:
        await world.lobby(robots=1)
        for label in ("Leave", "Add computer", "Remove computer"):
            refused = answer(await world.press(world.bob, world.card, label))
            assert world.texts(refused).startswith("You don't play at this table.")
        assert (await world.session()).names == ("Ann", "Computer (beginner)")

    async def test_the_host_hands_on_by_leaving(self, world: World) -> None:
        await world.lobby(world.bob)
        await world.press(world.ann, world.card, "Leave")
        assert "1. Bob · host" in world.texts(world.card)
        await world.type(world.cay, "join")
        refused = answer(await world.press(world.cay, world.card, "Start"))
        assert world.texts(refused) == "Only the host, Bob, can do that."
        await world.press(world.bob, world.card, "Start")
        assert (await world.session()).status is Status.PLAYING

    async def test_the_last_to_leave_closes_the_table(self, world: World) -> None:
        await world.lobby(robots=1)
        await world.press(world.ann, world.card, "Leave")
        assert "Nobody is left at the table" in world.texts(world.card)
        assert world.labels(world.card) == []

    async def test_a_full_table_offers_no_seat_and_refuses_one(self, world: World) -> None:
        await world.lobby(robots=3, edition="iello")
        assert world.labels(world.card) == ["Leave", "Remove computer", "Start", "Cancel"]
        refused = answer(await world.type(world.bob, "join"))
        assert world.texts(refused) == "The table is full: at most 4 can play."

    async def test_computers_come_and_go_one_by_one(self, world: World) -> None:
        await world.lobby(robots=2)
        assert "2. Computer (beginner)\n3. Computer (beginner) 2" in world.texts(world.card)
        await world.press(world.ann, world.card, "Remove computer")
        await world.press(world.ann, world.card, "Remove computer")
        assert (await world.session()).names == ("Ann",)
        assert "Remove computer" not in world.labels(world.card)

    async def test_a_name_cannot_disturb_the_card(self, world: World) -> None:
        await world.lobby()
        rogue = world.guild.add_member(world.env.create_user("rogue"), nick="**x** <@1>\u202e @everyone")
        await world.press(rogue, world.card, "Join")
        line = world.texts(world.card).splitlines()[3]
        assert line.startswith("2. \\*\\*x\\*\\* ")
        assert "\u202e" not in line
        assert "@everyone" not in line
        assert "<@1>" not in line.replace("\\<", "")

    async def test_a_host_who_left_the_server_does_not_hold_up_the_table(self, world: World) -> None:
        await world.lobby(world.bob, world.cay)
        world.guild.remove_member(world.ann)
        refused = answer(await world.press(world.bob, world.card, "Start"))
        assert world.texts(refused) == "Only the host, Ann, can do that."
        await world.rest()
        assert "1. Bob · host\n2. Cay" in world.texts(world.card)
        await world.press(world.bob, world.card, "Start")
        assert (await world.session()).status is Status.PLAYING

    async def test_a_command_finds_that_out_as_well(self, world: World) -> None:
        await world.lobby(world.bob)
        world.guild.remove_member(world.ann)
        world.clock.turn(60)
        await world.type(world.cay, "join")
        await world.rest()
        assert "1. Bob · host\n2. Cay" in world.texts(world.card)


class TestLevels:
    async def test_the_level_is_asked_privately_and_each_is_described(self, world: World) -> None:
        await world.lobby()
        asked = answer(await world.press(world.ann, world.card, "Add computer"))
        assert world.labels(asked) == ["Beginner", "Casual", "Strong", "Expert"]
        assert all(f"**{label}** " in world.texts(asked) for label in world.labels(asked))
        assert (await world.session()).names == ("Ann",)

    async def test_the_chosen_one_sits_down_and_the_question_offers_the_next(self, world: World) -> None:
        await world.lobby(edition="iello")
        asked = answer(await world.press(world.ann, world.card, "Add computer"))
        done = answer(await world.press(world.ann, asked, "Expert"))
        assert done.id == asked.id
        told = "Computer (expert) has taken a seat. 2 more seats are free. Another computer player?"
        assert world.texts(done) == told
        for level in ("Strong", "Casual"):
            done = answer(await world.press(world.ann, done, level))
        assert world.texts(done) == "Computer (casual) has taken a seat. The table is full now."
        assert world.labels(done) == []
        await world.rest()
        assert "2. Computer (expert)\n3. Computer (strong)\n4. Computer (casual)" in world.texts(world.card)
        assert "Add computer" in world.greyed(world.card)
        assert [holder.computer for holder in (await world.session()).seats] == [None, "expert", "strong", "casual"]

    @pytest.mark.parametrize("new_ids", [True, False])
    async def test_two_taps_on_one_question_seat_one(
        self, world: World, monkeypatch: pytest.MonkeyPatch, *, new_ids: bool
    ) -> None:
        await world.lobby(edition="iello")
        asked = answer(await world.press(world.ann, world.card, "Add computer"))
        with monkeypatch.context() as patched:
            deliver_twice(world, patched, new_ids=new_ids)
            await world.press(world.ann, asked, "Expert")
            await world.rest()
        assert (await world.session()).names == ("Ann", "Computer (expert)")

    async def test_a_second_tap_is_told_what_came_of_the_first(self, world: World) -> None:
        await world.lobby(edition="iello")
        asked = answer(await world.press(world.ann, world.card, "Add computer"))
        strong, expert = (world.buttons(asked)[label] for label in ("Strong", "Expert"))
        for chosen in (strong, strong, expert):
            done = answer(await world.press_id(world.ann, asked, chosen))
            told = "Computer (strong) has taken a seat. 2 more seats are free. Another computer player?"
            assert world.texts(done) == told
        assert (await world.session()).names == ("Ann", "Computer (strong)")
        await world.press(world.ann, world.card, "Remove computer")
        done = answer(await world.press(world.ann, done, "Expert"))
        assert world.texts(done) == "3 more seats are free. Another computer player?"

    async def test_a_question_of_an_earlier_kind_seats_one_each_time(self, world: World) -> None:
        await world.lobby(edition="iello")
        asked = answer(await world.press(world.ann, world.card, "Add computer"))
        old = world.buttons(asked)["Expert"].removesuffix(":0")
        assert old.endswith(":expert")
        for _ in range(2):
            await world.press_id(world.ann, asked, old)
        assert (await world.session()).names == ("Ann", "Computer (expert)", "Computer (expert) 2")

    async def test_who_has_no_seat_is_refused_by_an_old_question_too(self, world: World) -> None:
        await world.lobby(robots=1)
        asked = answer(await world.press(world.ann, world.card, "Add computer"))
        await world.press(world.ann, asked, "Expert")
        refused = answer(await world.press_id(world.bob, world.card, world.buttons(asked)["Expert"]))
        assert world.texts(refused).startswith("You don't play at this table.")

    async def test_the_game_names_the_level(self, world: World) -> None:
        await world.game(robots=1)
        assert "Computer (beginner)" in world.texts(world.card)

    async def test_an_old_question_is_refused_like_an_old_card(self, world: World) -> None:
        await world.lobby(world.bob)
        asked = answer(await world.press(world.ann, world.card, "Add computer"))
        await world.press(world.bob, world.card, "Start")
        expert = world.buttons(asked)["Expert"]
        stranger = answer(await world.press_id(world.cay, world.card, expert))
        assert world.texts(stranger).startswith("You don't play at this table.")
        nonsense = answer(await world.press_id(world.ann, world.card, expert.replace("expert", "highest")))
        assert world.texts(nonsense).startswith("This button belongs to a table that is no longer kept.")
        await world.press(world.ann, world.card, "Start")
        late = answer(await world.press_id(world.ann, asked, expert))
        assert world.texts(late).startswith("The game has already started.")
        assert (await world.session()).names == ("Ann", "Bob")

    async def test_a_seat_that_went_meanwhile_is_not_given_twice(self, world: World) -> None:
        await world.lobby(robots=2, edition="iello")
        asked = answer(await world.press(world.ann, world.card, "Add computer"))
        await world.type(world.bob, "join")
        refused = answer(await world.press(world.ann, asked, "Expert"))
        assert world.texts(refused) == "The table is full: at most 4 can play."

    async def test_another_language_of_the_table_renames_them(self, world: World) -> None:
        await world.lobby(robots=2)
        await speak_french(world)
        assert (await world.session()).names == ("Ann", "Ordinateur (débutant)", "Ordinateur (débutant) 2")

    async def test_levels_of_old_tables_still_play(self, world: World) -> None:
        await world.lobby(robots=1)
        session = await world.session()
        old = replace(session.seats[1], name="Computer", computer="highest")
        await world.bot.house.store.save(replace(session, seats=(session.seats[0], old)))
        await speak_french(world)
        assert "2. Computer\n" in world.texts(world.card)
        await world.press(world.ann, world.card, "Commencer")
        await world.rest()
        await world.play()
        await world.rest()
        assert len(await world.bot.house.store.log(session.id)) >= 3


class TestStarting:
    async def test_the_card_loses_its_buttons_and_the_first_turn_is_shown(self, world: World) -> None:
        await world.game(world.bob)
        lobby, turn = world.public()
        assert "The game has started." in world.texts(lobby)
        assert world.labels(lobby) == []
        assert world.labels(turn) == ["My hand", "Board", "More"]

    async def test_one_alone_cannot_start(self, world: World) -> None:
        await world.lobby(world.bob)
        start = world.buttons(world.card)["Start"]
        await world.press(world.bob, world.card, "Leave")
        assert "Start" not in world.labels(world.card)
        refused = answer(await world.press_id(world.ann, world.card, start))
        assert world.texts(refused).startswith("At least 2 seats must be taken.")

    async def test_only_the_host_starts(self, world: World) -> None:
        await world.lobby(world.bob)
        refused = answer(await world.press(world.bob, world.card, "Start"))
        assert world.texts(refused) == "Only the host, Ann, can do that."
        assert (await world.session()).status is Status.LOBBY

    async def test_the_second_press_of_start_deals_nothing_and_shows_the_board(self, world: World) -> None:
        await world.lobby(world.bob)
        ids = world.buttons(world.card)
        (lobby,) = world.public()
        await world.press(world.ann, lobby, "Start")
        before = await world.session()
        for label in ("Start", "Join", "Leave", "Add computer", "Cancel"):
            stale = answer(await world.press_id(world.cay, lobby, ids[label]))
            if label != "Leave":
                assert world.texts(stale) == "The game has already started. `/qwirkle board` shows it."
                assert world.alts(stale)[0].startswith("The game begins; ")
        assert (await world.session()).seats == before.seats
        assert (await world.session()).state == before.state

    async def test_permissions_taken_away_meanwhile_are_named_before_the_deal(self, world: World) -> None:
        await world.lobby(world.bob)
        world.forbid("attach_files")
        refused = answer(await world.press(world.ann, world.card, "Start"))
        assert "I lack “Attach Files”." in world.texts(refused)
        assert (await world.session()).status is Status.LOBBY
        world.allow()
        await world.press(world.ann, world.card, "Start")
        assert (await world.session()).status is Status.PLAYING


class TestClosing:
    async def test_the_host_cancels(self, world: World) -> None:
        await world.lobby(world.bob)
        refused = answer(await world.press(world.bob, world.card, "Cancel"))
        assert world.texts(refused).startswith("Only the host of this table or a moderator")
        await world.press(world.ann, world.card, "Cancel")
        assert "The table was cancelled." in world.texts(world.card)
        assert world.labels(world.card) == []
        assert not (await world.type(world.bob, "start")).ephemeral

    async def test_a_moderator_cancels(self, world: World) -> None:
        await world.lobby()
        await world.press(world.moderator("Moni"), world.card, "Cancel")
        assert (await world.session()).closing is Closing.CANCELLED

    async def test_end_cancels_a_lobby(self, world: World) -> None:
        await world.lobby(world.bob)
        assert world.texts(answer(await world.type(world.bob, "end"))).startswith(
            "Only the host of this table or a moderator"
        )
        assert world.texts(answer(await world.type(world.ann, "end"))) == "The table is cancelled."
        assert world.labels(world.card) == []

    async def test_a_press_on_a_cancelled_table_is_answered(self, world: World) -> None:
        await world.lobby()
        join = world.buttons(world.card)["Join"]
        await world.press(world.ann, world.card, "Cancel")
        refused = answer(await world.press_id(world.bob, world.card, join))
        assert world.texts(refused) == "This game is over. `/qwirkle start` opens a new table."

    async def test_after_a_day_the_sweep_closes_it(self, world: World) -> None:
        await world.lobby()
        world.clock.turn(DAY + 1)
        await world.sweep()
        assert "Nobody started this table for a day, so it was closed." in world.texts(world.card)
        assert world.labels(world.card) == []

    async def test_a_press_between_the_day_and_the_sweep_is_answered(self, world: World) -> None:
        await world.lobby()
        world.clock.turn(DAY)
        refused = answer(await world.press(world.bob, world.card, "Join"))
        assert world.texts(refused).startswith("This table waited for more than a day and is closed.")

    async def test_a_new_table_takes_the_place_of_an_old_one(self, world: World) -> None:
        await world.lobby()
        world.clock.turn(DAY)
        await world.type(world.bob, "start")
        old, new = world.public()
        assert world.labels(old) == []
        assert "1. Bob · host" in world.texts(new)

    async def test_a_restart_changes_nothing(self, world: World) -> None:
        await world.lobby(world.bob)
        await world.restart()
        await world.press(world.cay, world.card, "Join")
        await world.press(world.ann, world.card, "Start")
        assert (await world.session()).names == ("Ann", "Bob", "Cay")
        assert (await world.session()).status is Status.PLAYING

    async def test_a_deleted_card_comes_again_with_the_next_command(self, world: World) -> None:
        await world.lobby()
        world.delete(world.card)
        await world.type(world.bob, "join")
        await world.rest()
        (card,) = world.public()
        assert "2. Bob" in world.texts(card)
        assert world.labels(card) == [label for label in IN_LOBBY if label != "Remove computer"]

    async def test_it_comes_again_when_somebody_wants_to_start(self, world: World) -> None:
        await world.lobby()
        world.delete(world.card)
        await world.type(world.bob, "start")
        await world.rest()
        assert "1. Ann · host" in world.texts(world.card)

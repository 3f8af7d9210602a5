"""Whatever goes wrong: each gets a clear private sentence or is repaired, and no table stands still."""

from __future__ import annotations

import re

import discord
import pytest

from bot.core.errors import CorruptState
from bot.games.qwirkle.state import Swapped
from bot.sessions.model import Step
from tests.discord_ui.seen import answer, boxes, values
from tests.discord_ui.twice import deliver_twice
from tests.discord_ui.world import World


@pytest.fixture
async def playing(world: World) -> World:
    """Ann is on turn, Bob waits, Cay looks on."""
    await world.game(world.bob)
    return world


class TestPermissions:
    @pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
    async def test_without_it_the_private_answer_still_comes(self, playing: World, permission: str) -> None:
        public = len(playing.public())
        playing.forbid(permission)
        result = answer(await playing.play())
        assert playing.texts(result).startswith("You laid ")
        assert len(playing.public()) == public

    async def test_the_card_comes_with_the_sweep_when_it_is_allowed_again(self, playing: World) -> None:
        old = playing.card
        playing.forbid("send_messages")
        await playing.play()
        await playing.sweep()
        assert playing.card.id == old.id
        playing.allow()
        await playing.sweep()
        assert "**Ann** laid " in playing.texts(playing.card)
        assert [user.id for user in playing.card.mentions] == [playing.bob.id]
        assert playing.cards() == [playing.card]

    async def test_or_with_the_next_click(self, playing: World) -> None:
        old = playing.card
        playing.forbid("send_messages")
        await playing.play()
        playing.allow()
        await playing.press(playing.bob, old, "My hand")
        await playing.rest()
        assert "**Ann** laid " in playing.texts(playing.card)

    async def test_moves_made_meanwhile_are_told_on_one_card(self, playing: World) -> None:
        public = len(playing.public())
        playing.forbid("send_messages")
        for _ in range(3):
            await playing.play()
        playing.allow()
        await playing.sweep()
        assert len(playing.public()) == public + 1
        assert playing.texts(playing.card).count(" laid ") == 3


class TestDiscordDown:
    async def test_a_send_that_failed_is_tried_again_without_a_second_card(self, playing: World) -> None:
        public = len(playing.public())
        playing.env.inject_error("POST", "/channels/*/messages", status=503, times=3)
        await playing.play()
        await playing.rest()
        assert len(playing.public()) == public + 1
        tries = playing.sends()[-4:]
        assert len({each["nonce"] for each in tries}) == 1
        assert all(each["enforce_nonce"] for each in tries)

    async def test_each_card_has_a_nonce_of_its_own(self, playing: World) -> None:
        await playing.play()
        await playing.play()
        nonces = [each["nonce"] for each in playing.sends()]
        assert len(nonces) == len(set(nonces)) == 3
        assert all(len(nonce) <= 25 for nonce in nonces)

    async def test_an_edit_that_failed_is_tried_again(self, playing: World) -> None:
        playing.env.inject_error("PATCH", "/channels/*/messages/*", status=502, times=2)
        await playing.play()
        await playing.rest()
        assert playing.cards() == [playing.card]

    async def test_a_card_that_discord_refuses_stops_nothing(self, playing: World, errors: list[str]) -> None:
        playing.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
        result = answer(await playing.play())
        await playing.rest()
        assert playing.texts(result).startswith("You laid ")
        assert errors.pop() == "bot.discord_ui.publisher Discord refused a card session=1 code=50035"
        await playing.sweep()
        assert "**Ann** laid " in playing.texts(playing.card)

    async def test_an_old_card_that_cannot_be_edited_holds_nothing_up(self, playing: World) -> None:
        playing.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
        await playing.play()
        await playing.play()
        assert [user.id for user in playing.card.mentions] == [playing.ann.id]

    async def test_an_answer_that_is_lost_leaves_the_move_made(self, playing: World) -> None:
        playing.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        await playing.type(playing.ann, "play", move=(await playing.legal())[0][0])
        await playing.rest()
        assert await playing.mover() is playing.bob
        assert [user.id for user in playing.card.mentions] == [playing.bob.id]


class TestTwice:
    async def test_an_interaction_delivered_twice_acts_once(
        self, playing: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        await playing.play()
        deliver_twice(playing, monkeypatch)
        form = await playing.form(playing.bob)
        await playing.tick(playing.bob, form, values(boxes(form))[0])
        await playing.type(playing.ann, "swap", tiles="all")
        await playing.rest()
        log = await playing.bot.house.store.log((await playing.session()).id)
        swaps = [entry for entry in log if any(isinstance(event, Swapped) for event in entry.events)]
        assert [entry.seat for entry in swaps] == [1, 0]
        callbacks = [each.path for each in playing.env.http_requests if each.path.endswith("/callback")]
        assert len(callbacks) == len(set(callbacks))
        assert "40060" not in caplog.text

    async def test_a_double_click_on_start_deals_once(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        await world.lobby(world.bob)
        deliver_twice(world, monkeypatch, new_ids=True)
        await world.press(world.ann, world.card, "Start")
        await world.rest()
        log = await world.bot.house.store.log((await world.session()).id)
        assert [entry.step for entry in log] == [Step.DEAL]
        assert len(world.public()) == 2

    async def test_two_moves_of_one_player_at_once_make_one(
        self, playing: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        deliver_twice(playing, monkeypatch, new_ids=True)
        await playing.type(playing.ann, "play", move=(await playing.legal())[0][0])
        await playing.rest()
        log = await playing.bot.house.store.log((await playing.session()).id)
        assert [entry.step for entry in log] == [Step.DEAL, Step.ACT]
        assert len(playing.cards()) == 1

    async def test_two_who_join_at_once_both_stand_on_the_card(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await world.lobby()
        deliver_twice(world, monkeypatch, new_ids=True, second=world.cay.id)
        await world.press(world.bob, world.card, "Join")
        await world.rest()
        assert "2. Bob\n3. Cay" in world.texts(world.card)


class TestDeleted:
    async def test_a_deleted_card_comes_again_after_a_command(self, playing: World) -> None:
        lost = playing.card
        playing.delete(lost)
        playing.clock.turn(60)
        await playing.type(playing.bob, "hand")
        await playing.rest()
        assert playing.card.id != lost.id
        assert [user.id for user in playing.card.mentions] == [playing.ann.id]
        assert playing.labels(playing.card) == ["My hand", "Board", "More"]

    async def test_it_is_sent_under_another_nonce(self, playing: World) -> None:
        playing.delete(playing.card)
        playing.clock.turn(60)
        await playing.type(playing.bob, "hand")
        await playing.rest()
        first, again = (each["nonce"] for each in playing.sends())
        assert first != again

    async def test_a_card_that_stands_is_not_sent_again(self, playing: World) -> None:
        playing.clock.turn(60)
        await playing.type(playing.bob, "hand")
        await playing.rest()
        assert len(playing.sends()) == 1

    async def test_a_card_that_was_just_seen_is_not_looked_for(self, playing: World) -> None:
        def looks() -> int:
            return sum(each.method == "GET" and "/messages/" in each.path for each in playing.env.http_requests)

        before = looks()
        for seconds, looked in ((0, 0), (9, 0), (1, 1), (9, 1), (1, 2)):
            playing.clock.turn(seconds)
            await playing.type(playing.bob, "score")
            await playing.rest()
            assert looks() - before == looked

    async def test_the_next_turn_needs_no_card_before(self, playing: World) -> None:
        playing.delete(playing.card)
        await playing.play()
        await playing.rest()
        assert playing.cards() == [playing.card]
        assert [user.id for user in playing.card.mentions] == [playing.bob.id]


class TestFaults:
    async def test_a_failure_of_ours_gets_a_number_that_is_in_the_log(
        self, playing: World, monkeypatch: pytest.MonkeyPatch, errors: list[str]
    ) -> None:
        async def broken(*_: object, **__: object) -> None:
            raise CorruptState("session=1")

        monkeypatch.setattr(playing.bot.house.store, "log", broken)
        for result in (
            await playing.type(playing.ann, "history"),
            await playing.press(playing.ann, playing.card, "Board"),
        ):
            told = playing.texts(answer(result))
            assert told.startswith("Something went wrong on my side, and the table stays as it was.")
            (number,) = re.findall(r"the number ([0-9a-f]{6})\.$", told)
            assert f"incident={number}" in errors.pop(0)

    async def test_so_does_one_before_it_is_known_what_somebody_prefers(
        self, playing: World, monkeypatch: pytest.MonkeyPatch, errors: list[str]
    ) -> None:
        async def broken(*_: object) -> None:
            raise CorruptState("owner=1")

        playing.locales[playing.ann.id] = "fr"
        monkeypatch.setattr(playing.bot.house.preferences, "load_preferences", broken)
        for result in (
            await playing.type(playing.ann, "history"),
            await playing.press(playing.ann, playing.card, "Board"),
        ):
            (number,) = re.findall(r"le numéro ([0-9a-f]{6})", playing.texts(answer(result)))
            assert any(f"incident={number}" in error for error in errors)
        errors.clear()

    async def test_an_autocomplete_that_fails_offers_nothing(
        self, playing: World, monkeypatch: pytest.MonkeyPatch, errors: list[str]
    ) -> None:
        async def broken(*_: object) -> None:
            raise CorruptState("session=1")

        monkeypatch.setattr(playing.bot.house.store, "latest_in", broken)
        assert await playing.choices(playing.ann) == []
        assert "Ignoring exception in autocomplete for 'qwirkle play'" in errors.pop()

    async def test_so_does_one_of_a_renamed_command(self, playing: World, caplog: pytest.LogCaptureFixture) -> None:
        playing.bot.tree.remove_command("qwirkle", type=discord.AppCommandType.chat_input)
        assert await playing.choices(playing.ann) == []
        assert "autocomplete failed error=CommandNotFound" in caplog.text

    async def test_a_sweep_that_fails_does_not_end_the_sweeps(
        self, playing: World, monkeypatch: pytest.MonkeyPatch, errors: list[str]
    ) -> None:
        async def broken() -> None:
            raise OSError("disk is away")

        monkeypatch.setattr(playing.bot.house.service, "expire_lobbies", broken)
        await playing.env.advance_time(60)
        await playing.env.advance_time(60)
        assert playing.bot.sweep.is_running()
        assert {error.splitlines()[0] for error in errors} == {"bot.discord_ui.client sweep failed"}
        errors.clear()

    async def test_a_command_that_was_renamed_says_to_restart_discord(self, playing: World) -> None:
        playing.bot.tree.remove_command("qwirkle", type=discord.AppCommandType.chat_input)
        told = playing.texts(answer(await playing.type(playing.ann, "hand")))
        assert told == "This command has changed. Press Ctrl+R or restart Discord, then try again."

    async def test_registering_that_fails_stops_no_start(self, playing: World, errors: list[str]) -> None:
        playing.env.inject_error("PUT", "/applications/*/commands", status=500)
        await playing.restart()
        assert "commands not registered error=DiscordServerError" in errors.pop()
        assert playing.alts(await playing.ask(playing.ann, "My hand"))

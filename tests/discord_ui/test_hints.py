"""Hints: the best moves with their reasons, for learners, on their turn, and for their eyes alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.core.chance import Chance
from bot.core.game import Weighed
from bot.discord_ui import hints
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.notation import placements_text
from bot.games.qwirkle.state import Play
from bot.games.qwixx.state import Pass
from bot.sessions.ports import Thinker, chance_of_thought
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.seen import Message, answer, boxes
from tests.discord_ui.told import told as telling
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table
from tests.games.qwixx.tables import table as sheets

LINE = rows("RC RS RD")
ANN, BOB = "RX GC BT PL YD OS", "RT GL BX PD YS OC"

MOVED_ON = "The table has moved on since this hint, so nothing was done with it."


@pytest.fixture
async def learning(world: World) -> World:
    """Ann is on turn at a table of learners, Bob waits, Cay looks on."""
    await world.game(world.bob, help="learner")
    await world.arrange(table(board=LINE, hands=[ANN, BOB]))
    return world


@pytest.fixture
async def marking(qwixx: QwixxWorld) -> QwixxWorld:
    """Ann rolled at a table of learners with Bob; both may mark a seven."""
    await qwixx.position(qwixx.bob, state=sheets("R5", "R5 R6"), help="learner")
    return qwixx


class TestWhatAHintSays:
    async def test_the_first_move_is_what_the_expert_would_play_there(self, learning: World) -> None:
        told = learning.texts(answer(await learning.type(learning.ann, "hint")))
        session, state = await learning.session(), await learning.state()
        chance = chance_of_thought(session.seed, QWIRKLE.round(state), 0)
        best = QWIRKLE.computer("expert")(QWIRKLE.view(state, 0), chance)
        assert isinstance(best, Play)
        assert f"**1.** **{placements_text(best.placements)}**" in told
        assert dict(await learning.legal())[placements_text(best.placements)] == _points(told)[0]

    async def test_three_moves_have_points_what_comes_later_risk_and_reasons(self, learning: World) -> None:
        told = learning.texts(answer(await learning.type(learning.ann, "hint")))
        assert [line[:6] for line in told.splitlines() if re.match(r"\*\*\d\.\*\*", line)] == [
            "**1.**",
            "**2.**",
            "**3.**",
        ]
        later = r"now · in the long run (the best|\d+\.\d less than no\. 1|as good as no\. 1) · risk \d+\.\d$"
        assert [words == "the best" for words in re.findall(later, told, re.MULTILINE)] == [True, False, False]
        assert told.count("\n• ") >= 3

    async def test_no_two_lay_the_same_tiles_for_the_same_points(self, learning: World) -> None:
        await learning.arrange(table(board=rows("RC RS RD RT"), hands=["RX RL GC BT PL YD", BOB]))
        told = learning.texts(answer(await learning.type(learning.ann, "hint")))
        moves = re.findall(r"\*\*\d\.\*\* \*\*([^*]+)\*\*", told)
        tiles = [tuple(sorted(placement.split()[0] for placement in move.split(", "))) for move in moves]
        assert len(set(zip(tiles, _points(told), strict=True))) == len(moves) == 3

    async def test_the_best_one_is_drawn_and_told_in_words(self, learning: World) -> None:
        shown = answer(await learning.type(learning.ann, "hint"))
        assert learning.alts(shown)[0].startswith("Not played yet: ")
        assert len(learning.pictures(shown)) == 1

    async def test_of_a_mark_it_tells_what_it_gives_up(self, marking: QwixxWorld) -> None:
        told = marking.texts(answer(await marking.type(marking.ann, "hint")))
        assert "**R7** · red 7" in told
        assert "• gives up only the 6" in told
        assert "**Pass** · mark nothing" in told

    async def test_a_decision_that_can_be_changed_has_hints_as_well(self, marking: QwixxWorld) -> None:
        await marking.type(marking.ann, "pass")
        assert "**1.**" in marking.texts(answer(await marking.type(marking.ann, "hint")))


def _points(told: str) -> list[int]:
    return [int(points) for points in re.findall(r"^\*\*(\d+)\*\* points? now", told, re.MULTILINE)]


class TestWhereItIsAsked:
    @pytest.mark.parametrize("way", ["hand", "more", "command"])
    async def test_the_composer_the_menu_and_the_command_give_the_same(self, learning: World, way: str) -> None:
        if way == "hand":
            told = await learning.tap(learning.ann, await learning.hand(learning.ann), "Hint")
        elif way == "more":
            told = await learning.more(learning.ann, "Hint")
        else:
            told = answer(await learning.type(learning.ann, "hint"))
        assert learning.texts(told).startswith("**Hint**")
        assert learning.labels(told) == ["Lay no. 1", "Lay no. 2", "Lay no. 3", "My hand", "New hint"]

    async def test_the_sheet_has_the_button_too(self, marking: QwixxWorld) -> None:
        told = await marking.tap(marking.bob, await marking.pad(marking.bob), "Hint")
        assert "**1.** **R7** · red 7" in marking.texts(told)
        assert marking.labels(told)[-2:] == ["My sheet", "New hint"]

    async def test_a_hint_is_private_and_changes_nothing_that_others_see(self, learning: World) -> None:
        before, version = len(learning.public()), (await learning.session()).version
        sent = learning.sends()
        await learning.type(learning.ann, "hint")
        await learning.rest()
        assert (len(learning.public()), (await learning.session()).version) == (before, version)
        assert learning.sends() == sent

    async def test_no_id_of_its_buttons_holds_a_tile(self, learning: World) -> None:
        told = answer(await learning.type(learning.ann, "hint"))
        for custom_id in learning.buttons(told).values():
            assert len(custom_id) <= 100
            assert not set(custom_id.split(":")) & set(ANN.split())

    async def test_fair_tables_have_no_button(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=[ANN, BOB]))
        assert "Hint" not in world.labels(await world.hand(world.ann))
        assert "Hint" not in world.labels(await world.ask(world.ann, "More"))


class TestRefusals:
    async def test_a_fair_table_says_how_a_host_opens_one_with_hints(self, world: World) -> None:
        await world.game(world.bob)
        told = world.texts(answer(await world.type(world.ann, "hint")))
        assert told.startswith("This table plays without hints.")
        assert "`/qwirkle start` with the option help" in told

    async def test_who_waits_gets_none(self, learning: World) -> None:
        told = learning.texts(answer(await learning.type(learning.bob, "hint")))
        assert told.startswith("There is nothing for you to decide now")
        assert "Hint" in learning.greyed(await learning.hand(learning.bob))

    async def test_bystanders_get_none(self, learning: World) -> None:
        told = learning.texts(answer(await learning.type(learning.cay, "hint")))
        assert told.startswith("You don't play at this table.")

    async def test_there_is_none_before_or_after_a_game_nor_without_a_table(self, world: World) -> None:
        assert "There is no table here." in world.texts(answer(await world.type(world.ann, "hint")))
        await world.lobby(world.bob, help="learner")
        assert "not started yet" in world.texts(answer(await world.type(world.ann, "hint")))
        await world.press(world.ann, world.card, "Start")
        await world.type(world.ann, "end")
        await world.rest()
        assert "This game is over." in world.texts(answer(await world.type(world.ann, "hint")))

    async def test_who_can_mark_nothing_has_nothing_to_ask(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=sheets("R5", "R8 Y8 G2 B2"), help="learner")
        told = qwixx.texts(answer(await qwixx.type(qwixx.bob, "hint")))
        assert told.startswith("There is nothing for you to decide now")


class TestTheBag:
    @pytest.mark.parametrize("help_", ["learner", "fair"])
    async def test_to_learners_it_names_the_lines_that_can_not_become_six(self, world: World, help_: str) -> None:
        await world.game(world.bob, help=help_)
        gone = rows("RX .. RX .. RX", at="A1")
        await world.arrange(table(board={**LINE, **gone}, hands=["GC BT PL YD OS", BOB]))
        told = world.texts(answer(await world.type(world.ann, "bag")))
        assert "**Can't come any more:** RX\n" in told
        assert ("**Can't become six any more:** row 30 (N30–P30)" in told) is (help_ == "learner")


class TestTakingItUp:
    async def test_a_play_is_laid_in_the_composer_and_made_there(self, learning: World) -> None:
        told = answer(await learning.type(learning.ann, "hint"))
        second = re.findall(r"\*\*2\.\*\* \*\*([^*]+)\*\*", learning.texts(told))[0]
        hand = await learning.tap(learning.ann, told, "Lay no. 2")
        assert f"Laid so far: **{second}**" in learning.texts(hand)
        points = dict(await learning.legal())[second]
        await learning.tap(learning.ann, hand, f"Play +{points}")
        assert (await learning.state()).scores[0] == points

    async def test_it_works_after_a_restart(self, learning: World) -> None:
        told = answer(await learning.type(learning.ann, "hint"))
        await learning.restart()
        hand = await learning.tap(learning.ann, told, "Lay no. 1")
        assert "Laid so far: " in learning.texts(hand)

    @pytest.mark.parametrize("turns", [1, 2])
    async def test_one_of_an_earlier_position_says_so_above_the_hand(self, learning: World, turns: int) -> None:
        told = answer(await learning.type(learning.ann, "hint"))
        for _ in range(turns):
            await learning.play()
        hand = await learning.tap(learning.ann, told, "Lay no. 1")
        assert learning.texts(hand).startswith(MOVED_ON)
        assert "Tap a tile to lay it." in learning.texts(hand)
        assert "Laid so far" not in learning.texts(hand)

    async def test_a_table_that_moves_on_while_a_play_is_found_again_says_so_too(self, learning: World) -> None:
        told = answer(await learning.type(learning.ann, "hint"))
        await learning.restart()
        session, state = await learning.session(), await learning.state()
        thinker, house = Interrupted(learning), learning.bot.house
        thinker.meanwhile = lambda: house.service.act(session.id, learning.ann.id, next(QWIRKLE.legal(state, 0)))
        hand = await learning.tap(learning.ann, told, "Lay no. 1")
        assert learning.texts(hand).startswith(MOVED_ON)
        assert "Laid so far" not in learning.texts(hand)

    async def test_a_mark_is_made_by_the_button_of_the_pad(self, marking: QwixxWorld) -> None:
        told = answer(await marking.type(marking.bob, "hint"))
        pad = await marking.tap(marking.bob, told, "red 7")
        assert "**You chose red 7.**" in marking.texts(pad)


class TestTakingUpAnExchange:
    @pytest.fixture
    async def exchanging(self, learning: World) -> Message:
        """A hint of which the first is to exchange two tiles of Ann's, the second a play."""
        with telling(learning, "swap PL OS", "RX Q30"):
            return answer(await learning.type(learning.ann, "hint"))

    async def test_it_opens_the_form_with_its_tiles_ticked(self, learning: World, exchanging: Message) -> None:
        assert learning.labels(exchanging)[:2] == ["Exchange no. 1…", "Lay no. 2"]
        form = await learning.press(learning.ann, exchanging, "Exchange no. 1…")
        ticked = [option["value"] for option in boxes(form)["options"] if option.get("default")]
        assert sorted(value[:2] for value in ticked) == ["OS", "PL"]
        assert (await learning.state()).turn == 1

    async def test_it_is_made_by_sending_the_form(self, learning: World, exchanging: Message) -> None:
        form = await learning.press(learning.ann, exchanging, "Exchange no. 1…")
        ticked = [option["value"] for option in boxes(form)["options"] if option.get("default")]
        done = await learning.tick(learning.ann, form, *ticked)
        assert "You exchanged OS PL" in learning.texts(done)

    async def test_it_works_after_a_restart(self, learning: World, exchanging: Message) -> None:
        await learning.restart()
        form = await learning.press(learning.ann, exchanging, "Exchange no. 1…")
        assert sum(bool(option.get("default")) for option in boxes(form)["options"]) == 2

    async def test_of_two_equal_tiles_as_many_are_ticked_as_are_exchanged(self, learning: World) -> None:
        await learning.arrange(table(board=LINE, hands=["BT BT GC OS PL YD", BOB]))
        with telling(learning, "swap BT"):
            hint = answer(await learning.type(learning.ann, "hint"))
        form = await learning.press(learning.ann, hint, "Exchange no. 1…")
        ticked = [option["value"] for option in boxes(form)["options"] if option.get("default")]
        assert [value[:2] for value in ticked] == ["BT"]

    async def test_its_id_names_no_tile(self, learning: World, exchanging: Message) -> None:
        for custom_id in learning.buttons(exchanging).values():
            assert not set(custom_id.split(":")) & set(ANN.split())

    async def test_one_of_an_earlier_position_says_so_above_the_hand(
        self, learning: World, exchanging: Message
    ) -> None:
        await learning.play()
        hand = await learning.tap(learning.ann, exchanging, "Exchange no. 1…")
        assert learning.texts(hand).startswith(MOVED_ON)


class Interrupted:
    """A thinker that counts, and before whose answer something else happens."""

    def __init__(self, world: World) -> None:
        self._right: Thinker = world.bot.house.thinker
        self.asked = 0
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        world.bot.house.thinker = self  # type: ignore[assignment]  # only its weighing is asked for

    async def weigh(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        self.asked += 1
        if self.meanwhile is not None:
            await self.meanwhile()
        return await self._right.weigh(game, view, chance, also)


class TestThinkingTakesAWhile:
    async def test_it_is_acknowledged_before_the_search(self, learning: World) -> None:
        thinker, seen = Interrupted(learning), []

        async def look() -> None:
            seen.append(learning.env.http_requests[-1])

        thinker.meanwhile = look
        for answered, kind in ((learning.type(learning.ann, "hint"), 5), (_in_private(learning), 6)):
            await answered
            await learning.play()
            await learning.play()
            last = seen.pop()
            assert last.path.endswith("/callback")
            assert dict(last.json or {})["type"] == kind

    async def test_a_table_that_moved_on_meanwhile_gets_no_stale_advice(self, learning: World) -> None:
        thinker, house = Interrupted(learning), learning.bot.house
        session, state = await learning.session(), await learning.state()
        play = next(QWIRKLE.legal(state, 0))
        thinker.meanwhile = lambda: house.service.act(session.id, learning.ann.id, play)
        told = learning.texts(answer(await learning.type(learning.ann, "hint")))
        assert told == "The table has moved on while I was thinking, so this hint came too late."

    async def test_a_table_that_was_ended_meanwhile_offers_nothing_more(self, learning: World) -> None:
        thinker, house = Interrupted(learning), learning.bot.house
        session = await learning.session()
        thinker.meanwhile = lambda: house.service.end(session.id, learning.ann.id, moderator=True)
        told = answer(await learning.type(learning.ann, "hint"))
        assert learning.texts(told).startswith("The table has moved on")
        assert learning.labels(told) == []

    async def test_a_position_is_weighed_once(self, learning: World) -> None:
        thinker = Interrupted(learning)
        for _ in range(3):
            await learning.type(learning.ann, "hint")
        assert thinker.asked == 1

    async def test_only_so_many_positions_are_kept(self, learning: World, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(hints, "KEPT", 1)
        thinker, here = Interrupted(learning), learning.channel
        learning.channel = there = learning.guild.create_text_channel("there")
        await learning.game(learning.bob, help="learner")
        for asked, channel in enumerate((here, there, here), 1):
            learning.channel = channel
            await learning.type(await learning.mover(), "hint")
            assert thinker.asked == asked

    @pytest.mark.parametrize("private", [True, False])
    async def test_a_search_that_fails_is_told_and_can_be_tried_again(
        self,
        learning: World,
        errors: list[str],
        *,
        private: bool,
    ) -> None:
        thinker = Interrupted(learning)
        thinker.meanwhile = _broken
        hand = await learning.hand(learning.ann)
        asked = (
            await learning.press(learning.ann, hand, "Hint") if private else await learning.type(learning.ann, "hint")
        )
        told = asked.response or asked.followups[0]
        assert told.ephemeral
        assert learning.texts(told).startswith("Something went wrong on my side")
        logged = errors.pop()
        assert "cause=RuntimeError " in logged
        assert "no processors" not in logged
        thinker.meanwhile = None
        assert "**1.**" in learning.texts(answer(await learning.type(learning.ann, "hint")))

    async def test_a_bot_that_stops_gives_it_up(self, learning: World) -> None:
        counsel, begun = learning.bot.house.counsel, asyncio.Event()
        thinker = Interrupted(learning)

        async def for_ever() -> None:
            begun.set()
            await asyncio.Event().wait()

        thinker.meanwhile = for_ever
        asking = asyncio.create_task(counsel.moves(await learning.session(), 0))
        await begun.wait()
        await counsel.stop()
        with pytest.raises(asyncio.CancelledError):
            await asking

    async def test_and_so_it_does_of_all_that_is_weighed_however_much(
        self, learning: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(hints, "KEPT", 1)
        counsel, thinker = learning.bot.house.counsel, Interrupted(learning)
        together = asyncio.Barrier(4)

        async def for_ever() -> None:
            await together.wait()
            await asyncio.Event().wait()

        thinker.meanwhile = for_ever
        session = await learning.session()
        sessions = [replace(session, id=number) for number in (1, 2, 3)]
        asking = [asyncio.create_task(counsel.moves(one, 0)) for one in sessions * 2]
        await together.wait()
        await counsel.stop()
        assert [task for task in asyncio.all_tasks() if task.get_name().startswith("hint-")] == []
        assert {type(told) for told in await asyncio.gather(*asking, return_exceptions=True)} == {
            asyncio.CancelledError
        }
        assert thinker.asked == len(sessions)

    async def test_of_one_seat_one_position_is_weighed_at_a_time(self, learning: World) -> None:
        counsel, thinker, go_on = learning.bot.house.counsel, Interrupted(learning), asyncio.Event()
        thinker.meanwhile = go_on.wait
        session, state = await learning.session(), await learning.state()
        later = replace(session, state=replace(state, scores=(5, 5)))
        asking = [asyncio.create_task(counsel.moves(one, 0)) for one in (session, later, later)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert thinker.asked == 1
        go_on.set()
        told = await asyncio.gather(*asking)
        assert thinker.asked == 2
        assert told[1] is told[2]

    async def test_another_decision_at_the_table_is_no_other_choice(self, marking: QwixxWorld) -> None:
        thinker, house = Interrupted(marking), marking.bot.house
        session = await marking.session()
        thinker.meanwhile = lambda: house.service.act(session.id, marking.bob.id, Pass())
        assert "**1.**" in marking.texts(answer(await marking.type(marking.ann, "hint")))
        assert (await marking.session()).version > session.version


class TestWhoLeavesMeanwhile:
    """The tiles of somebody who resigns go back into the bag, and the last tile is no longer the last."""

    @pytest.fixture
    async def ending(self, world: World) -> World:
        """Ann can lay her last tiles and end the game, unless Bob or Cay leaves before."""
        await world.game(world.bob, world.cay, help="learner")
        await world.arrange(table(board=LINE, hands=["RX", "GL", "BD"], bag=""))
        return world

    async def test_a_hint_that_was_told_before_is_told_anew(self, ending: World) -> None:
        before = await _first(ending)
        await ending.type(ending.cay, "resign")
        play, points = await _first(ending)
        legal = dict(await ending.legal())
        assert before[1] == legal[before[0]] + 6
        assert points == legal[play]
        await ending.type(ending.ann, "play", move=play)
        assert (await ending.state()).scores[0] == points

    async def test_one_in_the_making_comes_too_late(self, ending: World) -> None:
        thinker, house = Interrupted(ending), ending.bot.house
        session = await ending.session()
        thinker.meanwhile = lambda: house.service.resign(session.id, ending.cay.id)
        told = ending.texts(answer(await ending.type(ending.ann, "hint")))
        assert told == "The table has moved on while I was thinking, so this hint came too late."
        assert QWIRKLE.round((await ending.session()).state) == QWIRKLE.round(session.state)

    async def test_nor_is_its_play_laid(self, ending: World) -> None:
        hint = answer(await ending.type(ending.ann, "hint"))
        await ending.restart()
        thinker, house = Interrupted(ending), ending.bot.house
        session = await ending.session()
        thinker.meanwhile = lambda: house.service.resign(session.id, ending.cay.id)
        hand = await ending.tap(ending.ann, hint, "Lay no. 1")
        assert thinker.asked == 1
        assert "Tap a tile to lay it." in ending.texts(hand)


async def _first(world: World) -> tuple[str, int]:
    """The first move of Ann's hint, with the points that it states."""
    told = world.texts(answer(await world.type(world.ann, "hint")))
    move = re.search(r"\*\*1\.\*\* \*\*([^*]+)\*\*", told)
    assert move
    return move[1], _points(told)[0]


async def _broken() -> None:
    raise RuntimeError("no processors")


async def _in_private(world: World) -> object:
    return await world.tap(world.ann, await world.hand(world.ann), "Hint")

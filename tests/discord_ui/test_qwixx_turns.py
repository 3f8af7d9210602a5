"""Qwixx, what follows the white dice: colour dice, misses, locks, questions, old buttons, deadlines, endings."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.errors import CorruptState
from bot.games.qwixx.state import UNDECIDED, Phase
from bot.sessions.model import Status
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.seen import answer
from tests.games.qwixx.tables import ROW_OF_FIVE, crosses, table

RED = ROW_OF_FIVE["R"]
TWELVE = "66 R1 Y1 G1 B1"


async def decided(world: QwixxWorld, *moves: str) -> None:
    """Decisions of Ann, Bob and so on in their order."""
    for actor, move in zip((world.ann, world.bob, world.cay, world.dan, world.eve), moves, strict=False):
        await (world.skip(actor) if move == "pass" else world.mark(actor, move))
    await world.rest()


class TestColourPhase:
    async def test_who_marked_already_may(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        await decided(qwixx, "R7", "pass")
        told = qwixx.texts(qwixx.card)
        assert "Colour dice: Ann may mark the sum of one white and one colour die, or pass." in told
        pad = await qwixx.pad(qwixx.ann)
        assert "or pass; passing costs you nothing." in qwixx.texts(pad)
        assert 0 < len(qwixx.marks(pad)) <= 10
        asked = await qwixx.press_mark(qwixx.ann, pad, "Pass")
        assert "takes a miss" not in qwixx.texts(asked)
        assert (await qwixx.now()).active == 1

    async def test_who_marked_nothing_must_or_takes_a_miss(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        await decided(qwixx, "pass", "R7")
        assert "Ann must mark the sum of one white and one colour die, or take a miss." in qwixx.texts(qwixx.card)
        pad = await qwixx.pad(qwixx.ann)
        assert "You must mark the sum of one white and one colour die in that colour, or take a miss" in qwixx.texts(
            pad
        )
        await qwixx.press_mark(qwixx.ann, pad, "yellow 4 · skips 2")
        await qwixx.rest()
        assert "**Ann** marked yellow 4 with a colour die." in qwixx.texts(qwixx.card)
        assert crosses(await qwixx.now(), 0) == ["R5", "Y4"]

    async def test_the_others_only_wait(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        await decided(qwixx, "R7", "pass")
        pad = await qwixx.pad(qwixx.bob)
        assert "Ann has the colour dice now; you have nothing to decide." in qwixx.texts(pad)
        assert qwixx.marks(pad) == []
        assert await qwixx.offered(qwixx.bob) == []
        for refused in (await qwixx.mark(qwixx.bob, "Y7"), await qwixx.skip(qwixx.bob)):
            assert qwixx.texts(refused).startswith("Only the player who rolled may mark now")


class TestQuestions:
    async def test_a_jump_of_three_or_more_is_asked_once(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R4 Y5", "R5"))
        before = await qwixx.session()
        pad = await qwixx.pad(qwixx.ann)
        asked = await qwixx.press_mark(qwixx.ann, pad, "green 7 · skips 5")
        assert "green 7 skips 5 numbers of its row" in qwixx.texts(asked)
        assert qwixx.labels(asked) == ["Yes, mark it", "My sheet"]
        assert await qwixx.session() == before
        pad = await qwixx.press_mark(qwixx.ann, asked, "My sheet")
        asked = await qwixx.press_mark(qwixx.ann, pad, "green 7 · skips 5")
        assert "You chose green 7." in qwixx.texts(await qwixx.press_mark(qwixx.ann, asked, "Yes, mark it"))

    async def test_a_jump_of_two_is_not(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R4 Y5", "R5"))
        chosen = await qwixx.press_mark(qwixx.ann, await qwixx.pad(qwixx.ann), "red 7 · skips 2")
        assert "You chose red 7." in qwixx.texts(chosen)

    async def test_a_miss_is_asked_once(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        await decided(qwixx, "pass", "R7")
        asked = await qwixx.ask(qwixx.ann, "Pass")
        assert "you take a miss" in qwixx.texts(asked)
        assert (await qwixx.now()).sheets[0].misses == 0
        told = qwixx.texts(await qwixx.press_mark(qwixx.ann, asked, "Yes, take the miss"))
        await qwixx.rest()
        for words in (told, qwixx.texts(qwixx.card)):
            assert "✖ **Ann** takes a miss, 1 of 4: 5 points less at the end." in words

    async def test_nobody_else_is_asked(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        assert "You chose to mark nothing." in qwixx.texts(await qwixx.ask(qwixx.bob, "Pass"))


class TestLocks:
    async def test_several_can_lock_in_one_phase(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, qwixx.cay, state=table(RED, RED, "Y6", dice=TWELVE))
        pad = await qwixx.pad(qwixx.ann)
        assert qwixx.marks(pad)[0] == "red 12 · skips 5 · locks"
        await decided(qwixx, "R12", "R12", "pass")
        told = qwixx.texts(qwixx.card)
        assert "🔒 The red row is closed by **Ann** and **Bob**. The red die leaves the game." in told
        assert "Row closed now: red." in qwixx.alts(qwixx.card)[0]
        assert (await qwixx.now()).closed == {0}

    async def test_the_second_row_ends_the_game(self, qwixx: QwixxWorld) -> None:
        yellow = ROW_OF_FIVE["Y"]
        await qwixx.position(qwixx.bob, state=table(RED, yellow, dice=TWELVE))
        result = None
        await qwixx.mark(qwixx.ann, "R12")
        result = await qwixx.mark(qwixx.bob, "Y12")
        await qwixx.rest()
        for words in (qwixx.texts(result), qwixx.texts(qwixx.card)):
            assert "The game is over: two rows are closed." in words
            assert "**Ann** and **Bob** share the victory with 28 points each." in words
        assert (await qwixx.session()).status is Status.FINISHED


class TestEnd:
    @pytest.fixture
    async def finished(self, qwixx: QwixxWorld) -> QwixxWorld:
        """Ann has taken her fourth miss."""
        await qwixx.position(qwixx.bob, state=table("R5 M M M", "R5 R6"), variant="classic")
        await decided(qwixx, "pass", "R7")
        await qwixx.skip(qwixx.ann)
        await qwixx.rest()
        return qwixx

    async def test_the_final_card_names_the_winner_and_pings_nobody(self, finished: QwixxWorld) -> None:
        told = finished.texts(finished.card)
        assert "The game is over: somebody has taken the fourth miss.\n**Bob** wins with 6 points." in told
        assert "🥇 Bob: **6**\n🥈 Ann: **−19**" in told
        assert finished.card.mentions == []
        assert finished.labels(finished.card) == ["New table", "Review"]
        assert len(finished.cards()) == 1
        assert "won by Bob" in finished.alts(finished.card)[0]
        assert (await finished.session()).status is Status.FINISHED

    async def test_afterwards_nothing_can_be_done_but_looked_at(self, finished: QwixxWorld) -> None:
        commands: dict[str, dict[str, Any]] = {
            "sheet": {},
            "mark": {"move": "R7"},
            "pass": {},
            "resign": {},
            "join": {},
        }
        for command, options in commands.items():
            refused = answer(await finished.type(finished.bob, command, **options))
            assert finished.texts(refused) == "This game is over. `/qwixx start` opens a new table.", command
        for command in ("board", "score"):
            assert "**Bob** wins with 6 points." in finished.texts(answer(await finished.type(finished.cay, command)))
        assert "takes a miss, 4 of 4" in finished.texts(answer(await finished.type(finished.cay, "history")))

    async def test_a_new_table_has_the_same_options(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(qwixx.bob, variant="mixx-b", deadline=300, help="learner")
        session = await qwixx.session()
        await qwixx.type(qwixx.bob, "resign")
        await qwixx.rest()
        await qwixx.press(qwixx.cay, qwixx.card, "New table")
        again = await qwixx.session()
        assert (again.options, again.deadline, again.help) == (session.options, 300, session.help)
        assert "Time to decide: **5 minutes**" in qwixx.texts(qwixx.card)
        assert "**Mixx B**" in qwixx.texts(qwixx.card)


class TestOldButtons:
    async def test_an_old_pad_shows_what_holds_now_and_decides_nothing(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        pads = {actor: await qwixx.pad(actor) for actor in (qwixx.ann, qwixx.bob)}
        await decided(qwixx, "R7", "pass")
        before = await qwixx.session()
        for actor, said in (
            (qwixx.ann, "You may mark the sum of one white"),
            (qwixx.bob, "Ann has the colour dice now"),
        ):
            shown = await qwixx.press_mark(actor, pads[actor], "yellow 7 · skips 5")
            assert qwixx.texts(shown).startswith("That button is from an earlier turn, so nothing was done.")
            assert said in qwixx.texts(shown)
        assert await qwixx.session() == before

    async def test_an_old_pass_does_not_take_a_miss(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        old = await qwixx.pad(qwixx.ann)
        await decided(qwixx, "pass", "R7")
        shown = await qwixx.press_mark(qwixx.ann, old, "Pass")
        assert "You must mark" in qwixx.texts(shown)
        assert (await qwixx.now()).sheets[0].misses == 0

    async def test_an_old_answer_to_a_question_decides_nothing(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        asked = await qwixx.press_mark(qwixx.ann, await qwixx.pad(qwixx.ann), "green 7 · skips 5")
        await decided(qwixx, "R7", "pass")
        before = await qwixx.session()
        await qwixx.press_mark(qwixx.ann, asked, "Yes, mark it")
        assert await qwixx.session() == before

    async def test_made_up_ids_decide_nothing(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R5"))
        before = await qwixx.session()
        step = (await qwixx.now()).step
        for arguments in ("mark", "mark:9:9", "mark:0:99", "mark:x:y", "mark:0:5:sure:sure", "mark:-1:2"):
            shown = answer(await qwixx.press_id(qwixx.cay, qwixx.card, f"t1:qwixx:{before.id}:{step}:{arguments}"))
            assert "You don't play at this table" in qwixx.texts(shown)
        for arguments in ("mark", "mark:9:9", "mark:0:99", "mark:x:y", "mark:²:2"):
            await qwixx.press_id(qwixx.ann, qwixx.card, f"t1:qwixx:{before.id}:{step}:{arguments}")
        assert await qwixx.session() == before


class TestDeadline:
    @pytest.fixture
    async def hurried(self, qwixx: QwixxWorld) -> QwixxWorld:
        await qwixx.game(qwixx.bob, qwixx.cay, deadline=60)
        await qwixx.arrange(table("R5", "R5", "R5"))
        return qwixx

    async def test_the_lobby_tells_it(self, qwixx: QwixxWorld) -> None:
        await qwixx.lobby(deadline=60)
        assert "Time to decide: **1 minute**, then the table goes on without you." in qwixx.texts(qwixx.card)

    async def test_before_it_ends_nothing_happens(self, hurried: QwixxWorld) -> None:
        before = await hurried.session()
        hurried.clock.turn(59)
        await hurried.hurry()
        assert await hurried.session() == before

    async def test_the_table_goes_on_without_the_absent_and_says_so_on_one_card(self, hurried: QwixxWorld) -> None:
        await hurried.mark(hurried.bob, "R7")
        await hurried.rest()
        messages = len(hurried.public())
        hurried.clock.turn(60)
        await hurried.hurry()
        assert len(hurried.public()) == messages + 1
        told = hurried.texts(hurried.card)
        assert "-# The time of Ann ran out, so the table went on." in told
        assert "-# The time of Cay ran out, so the table went on." in told
        assert "The time of Bob" not in told
        assert "**Bob** marked red 7." in told
        state = await hurried.now()
        assert (state.phase, state.decisions[0]) == (Phase.COLOUR, UNDECIDED)
        assert [user.id for user in hurried.card.mentions] == [hurried.ann.id]

    async def test_the_colour_dice_have_a_time_of_their_own(self, hurried: QwixxWorld) -> None:
        hurried.clock.turn(60)
        await hurried.hurry()
        hurried.clock.turn(59)
        await hurried.hurry()
        assert (await hurried.now()).phase is Phase.COLOUR
        hurried.clock.turn(1)
        await hurried.hurry()
        assert "✖ **Ann** takes a miss, 1 of 4" in hurried.texts(hurried.card)
        assert (await hurried.now()).active == 1

    async def test_who_is_absent_for_ever_loses_by_misses(self, hurried: QwixxWorld) -> None:
        for _ in range(40):
            hurried.clock.turn(60)
            await hurried.hurry()
        assert (await hurried.session()).status is Status.FINISHED
        assert "somebody has taken the fourth miss" in hurried.texts(hurried.card)

    async def test_a_restart_keeps_it(self, hurried: QwixxWorld) -> None:
        hurried.clock.turn(30)
        await hurried.restart()
        hurried.clock.turn(30)
        await hurried.hurry()
        assert (await hurried.now()).phase is Phase.COLOUR

    async def test_without_one_the_table_waits(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(qwixx.bob)
        before = await qwixx.session()
        qwixx.clock.turn(100 * 24 * 3600)
        await qwixx.hurry()
        assert await qwixx.session() == before

    async def test_a_table_that_fails_stops_no_other(
        self, hurried: QwixxWorld, monkeypatch: pytest.MonkeyPatch, errors: list[str]
    ) -> None:
        channel, first = hurried.channel, (await hurried.session()).id
        hurried.channel = hurried.guild.create_text_channel("another table")
        await hurried.game(hurried.bob, deadline=60)
        step, go_on = (await hurried.now()).step, hurried.bot.house.service.go_on

        async def failing(session_id: int) -> None:
            if session_id == first:
                raise CorruptState("a table")
            await go_on(session_id)

        monkeypatch.setattr(hurried.bot.house.service, "go_on", failing)
        hurried.clock.turn(60)
        await hurried.hurry()
        assert (await hurried.now()).step > step
        hurried.channel = channel
        assert (await hurried.now()).phase is Phase.WHITE
        assert f"hurry failed session={first}" in errors.pop()

    async def test_a_database_that_fails_is_asked_again(
        self, hurried: QwixxWorld, monkeypatch: pytest.MonkeyPatch, errors: list[str]
    ) -> None:
        async def failing(_: float) -> list[int]:
            raise OSError("the disk is gone")

        hurried.clock.turn(60)
        with monkeypatch.context() as broken:
            broken.setattr(hurried.bot.house.store, "overdue", failing)
            await hurried.hurry()
        assert "hurry failed" in errors.pop()
        await hurried.hurry()
        assert (await hurried.now()).phase is Phase.COLOUR

"""Qwixx, the white dice: everybody decides at once, in secret, and is shown together with the others."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest

from bot.games.qwixx.state import UNDECIDED, Pass, Phase
from tests.discord_ui.conftest import begun
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.seen import answer
from tests.games.qwixx.tables import crosses, place, table

SHEETS = ("R5 Y5", "R6 Y6", "R6 G8")
"""The white dice make a seven, and each may mark it with one number skipped at most in two rows."""


@pytest.fixture
async def playing(qwixx: QwixxWorld) -> QwixxWorld:
    """A white phase of Ann, Bob and Cay; Ann has rolled."""
    await qwixx.position(qwixx.bob, qwixx.cay, state=table(*SHEETS))
    return qwixx


async def decide(world: QwixxWorld, *moves: str) -> None:
    """Decisions of Ann, Bob and Cay in their order."""
    for actor, move in zip((world.ann, world.bob, world.cay), moves, strict=False):
        await (world.skip(actor) if move == "pass" else world.mark(actor, move))
        await world.rest()


class TestSecrets:
    @pytest.fixture
    def logged(self, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
        caplog.set_level(logging.DEBUG, logger="bot")
        return caplog

    async def test_the_public_sees_the_same_whatever_was_decided(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: pytest.LogCaptureFixture
    ) -> None:
        seen, told = [], []
        for index, moves in enumerate((("R7", "Y7"), ("Y7", "R7"), ("B7", "pass"))):
            folder = tmp_path / str(index)
            folder.mkdir()
            async with begun(QwixxWorld(folder), monkeypatch) as world:
                await world.position(world.bob, world.cay, state=table(*SHEETS))
                logged.clear()
                before = len(world.public_requests())
                await decide(world, *moves)
                assert (await world.now()).phase is Phase.WHITE
                seen.append(world.public_requests()[before:])
                told.append([record.getMessage() for record in logged.records])
        assert len(seen[0]) == 2
        assert seen[0] == seen[1] == seen[2]
        assert told[0] == told[1] == told[2]

    async def test_the_card_is_changed_in_place_and_shows_only_who_has_decided(self, playing: QwixxWorld) -> None:
        card, messages = playing.card, len(playing.public())
        alts, pictures = playing.alts(card), playing.pictures(card)
        assert "⏳ 2. 🎲 Bob" in playing.texts(card)
        await decide(playing, "pass", "R7")
        assert len(playing.public()) == messages
        told = playing.texts(playing.card)
        assert playing.card.id == card.id
        assert "✅ 1. 🎲 Ann" in told
        assert "✅ 2. Bob" in told
        assert "⏳ 3. Cay" in told
        assert "R7" not in told + str(playing.buttons(card))
        assert "red 7" not in told
        assert (playing.alts(playing.card), playing.pictures(playing.card)) == (alts, pictures)

    async def test_other_people_learn_nothing_from_boards_points_or_history(self, playing: QwixxWorld) -> None:
        before = {
            name: playing.texts(answer(await playing.type(playing.cay, name))) for name in ("board", "score", "history")
        }
        alts = playing.alts(answer(await playing.type(playing.cay, "board")))
        await decide(playing, "R7", "Y7")
        for name, told in before.items():
            shown = playing.texts(answer(await playing.type(playing.cay, name)))
            assert shown.replace("✅", "⏳") == told, name
        assert playing.alts(answer(await playing.type(playing.cay, "board"))) == alts
        assert "You chose" not in playing.texts(await playing.pad(playing.cay))

    async def test_refusals_tell_nothing_of_the_others(self, playing: QwixxWorld) -> None:
        refused = playing.texts(await playing.mark(playing.bob, "R9"))
        await decide(playing, "R7")
        assert playing.texts(await playing.mark(playing.bob, "R9")) == refused
        assert refused == "The white dice make 7, so R9 can't be marked now. Choose 7 in a row of yours, or pass."

    async def test_when_the_last_has_decided_one_new_card_shows_all_together(self, playing: QwixxWorld) -> None:
        messages = len(playing.public())
        await decide(playing, "R7", "pass", "G7")
        assert len(playing.public()) == messages + 1
        told = playing.texts(playing.card)
        assert "**Ann** marked red 7.\n**Cay** marked green 7.\nNobody else marked the white sum." in told
        assert playing.cards() == [playing.card]
        assert "Ann R7 and Cay G7" in playing.alts(playing.card)[0]

    async def test_a_card_that_somebody_deleted_is_sent_anew_without_them(self, playing: QwixxWorld) -> None:
        playing.delete(playing.card)
        await decide(playing, "R7")
        told = playing.texts(playing.card)
        assert "⏳ 2. Bob" in told
        assert "✅ 1. 🎲 Ann" in told
        assert "**Bob** rolls" in told
        assert "red 7" not in told
        assert len(playing.alts(playing.card)) == 1
        assert len(playing.cards()) == 1
        awaited = [actor.id for actor in await playing.awaited()]
        assert [user.id for user in playing.card.mentions] == awaited
        messages = len(playing.public())
        await playing.mark(playing.bob, "Y7")
        await playing.rest()
        assert "✅ 2. Bob" in playing.texts(playing.card)
        assert len(playing.public()) == messages

    async def test_a_restart_keeps_them_and_keeps_them_secret(self, playing: QwixxWorld) -> None:
        await decide(playing, "R7", "Y7")
        told, requests = playing.texts(playing.card), len(playing.public_requests())
        await playing.restart()
        assert (await playing.now()).decisions == (place("R7"), place("Y7"), UNDECIDED)
        assert playing.texts(playing.card) == told
        for request in playing.public_requests()[requests:]:
            assert not re.search(r"R7|Y7|red 7|yellow 7|:mark:", request)
        assert "You chose yellow 7." in playing.texts(await playing.pad(playing.bob))
        await playing.skip(playing.cay)
        await playing.rest()
        assert "**Ann** marked red 7.\n**Bob** marked yellow 7." in playing.texts(playing.card)


class TestDecisions:
    async def test_the_pad_holds_the_legal_marks_and_what_they_skip(self, playing: QwixxWorld) -> None:
        pad = await playing.pad(playing.bob)
        assert playing.marks(pad) == ["red 7", "yellow 7", "green 7 · skips 5", "blue 7 · skips 5"]
        assert "You may mark one **7**, or pass; passing costs you nothing." in playing.texts(pad)
        assert playing.labels(pad)[-3:] == ["Pass", "Board", "Refresh"]
        assert playing.alts(pad)[0].startswith("Ann rolls. White 3 and 4 make 7;")

    async def test_learners_see_the_wiser_first(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("B8", "B8 G8"), help="learner")
        pad = await qwixx.pad(qwixx.bob)
        assert [label.partition(" · ")[0] for label in qwixx.marks(pad)] == ["green 7", "blue 7", "red 7", "yellow 7"]
        assert await qwixx.offered(qwixx.bob) == ["G7", "B7", "R7", "Y7"]

    async def test_they_can_be_changed_until_all_have_decided(self, playing: QwixxWorld) -> None:
        pad = await playing.press_mark(playing.bob, await playing.pad(playing.bob), "red 7")
        assert "**You chose red 7.** You can change it until everybody has decided." in playing.texts(pad)
        assert playing.marks(pad)[:2] == ["✓ red 7", "yellow 7"]
        assert "Chosen, but not made yet: red 7." in playing.alts(pad)[0]
        pad = await playing.press_mark(playing.bob, pad, "yellow 7")
        assert playing.marks(pad)[:2] == ["red 7", "✓ yellow 7"]
        pad = await playing.press_mark(playing.bob, pad, "Pass")
        assert "You chose to mark nothing." in playing.texts(pad)
        await playing.press_mark(playing.bob, pad, "red 7")
        await decide(playing, "pass")
        await playing.skip(playing.cay)
        assert crosses(await playing.now(), 1) == ["R6", "R7", "Y6"]

    async def test_the_table_waits_for_nobody_who_has_no_legal_mark(self, qwixx: QwixxWorld) -> None:
        await qwixx.position(qwixx.bob, state=table("R5", "R8 Y8 G2 B2"))
        assert await qwixx.awaited() == [qwixx.ann]
        pad = await qwixx.pad(qwixx.bob)
        assert qwixx.marks(pad) == []
        assert "You can't mark a 7 anywhere, so the table does not wait for you." in qwixx.texts(pad)
        refused = await qwixx.skip(qwixx.bob)
        assert "so there is nothing for you to decide" in qwixx.texts(refused)
        await qwixx.mark(qwixx.ann, "R7")
        await qwixx.rest()
        assert "**Ann** marked red 7." in qwixx.texts(qwixx.card)

    async def test_exactly_those_who_must_decide_are_pinged_and_on_new_cards_only(self, playing: QwixxWorld) -> None:
        await decide(playing, "R7", "pass", "pass")
        state = await playing.now()
        awaited = [actor.id for actor in await playing.awaited()]
        assert state.phase is Phase.COLOUR
        assert [user.id for user in playing.card.mentions] == awaited == [playing.ann.id]
        before = len(playing.sends())
        await playing.skip(playing.ann)
        await playing.rest()
        awaited = [actor.id for actor in await playing.awaited()]
        assert len(awaited) > 1
        assert playing.sends()[-1]["allowed_mentions"] == {"parse": [], "users": awaited}
        assert "– it is for you to decide." in playing.texts(playing.card)
        await playing.decide_wisely(playing.actor(awaited[0]))
        await playing.rest()
        assert len(playing.sends()) == before + 1
        (*_, edit) = (each for each in playing.env.http_requests if each.method == "PATCH")
        assert edit.json is not None
        assert edit.json["allowed_mentions"] == {"parse": []}

    async def test_mark_offers_the_legal_marks_that_fit_what_is_typed(self, playing: QwixxWorld) -> None:
        assert await playing.offered(playing.ann) == ["R7", "Y7", "G7", "B7"]
        assert await playing.offered(playing.ann, "ye") == ["Y7"]
        assert await playing.offered(playing.dan) == []
        await decide(playing, "rouge 7", "7 yellow")
        assert (await playing.now()).decisions[:2] == (place("R7"), place("Y7"))

    async def test_bystanders_are_refused(self, playing: QwixxWorld) -> None:
        session = await playing.session()
        for refused in (
            await playing.mark(playing.dan, "R7"),
            await playing.skip(playing.dan),
            answer(await playing.type(playing.dan, "sheet")),
            await playing.ask(playing.dan, "My sheet"),
            await playing.ask(playing.dan, "Pass"),
        ):
            assert playing.texts(refused).startswith("You don't play at this table.")
        assert await playing.session() == session

    @pytest.mark.parametrize(
        ("move", "said"),
        [
            ("banana", "I can't read “banana”."),
            ("red", "Which number do you want to mark?"),
            ("R4", "The white dice make 7, so R4 can't be marked now."),
            ("RY7", "There is no cell RY7 on this sheet."),
        ],
    )
    async def test_what_is_wrong_is_refused_with_its_reason(self, playing: QwixxWorld, move: str, said: str) -> None:
        before = await playing.session()
        assert said in playing.texts(await playing.mark(playing.ann, move))
        assert await playing.session() == before

    async def test_pass_on_the_card_passes(self, playing: QwixxWorld) -> None:
        passed = await playing.ask(playing.bob, "Pass")
        assert "You chose to mark nothing." in playing.texts(passed)
        assert (await playing.now()).decisions[1] is None

    async def test_five_that_decide_in_the_same_moment_lose_and_double_nothing(self, qwixx: QwixxWorld) -> None:
        people = (qwixx.ann, qwixx.bob, qwixx.cay, qwixx.dan, qwixx.eve)
        await qwixx.position(*people[1:], state=table(*["R6"] * 5, dice="34 R6 Y6 G6 B6"))
        session, messages = await qwixx.session(), len(qwixx.public())
        moves = ["R7", "Y7", "pass", "B7", "R7"]
        actions = [
            Pass() if move == "pass" else qwixx.bot.house.desk(session).face.parse(move, await qwixx.sight(qwixx.ann))
            for move in moves
        ]
        service = qwixx.bot.house.service
        await asyncio.gather(
            *(service.act(session.id, person.id, action) for person, action in zip(people, actions, strict=True))
        )
        await qwixx.rest()
        state = await qwixx.now()
        assert [crosses(state, seat) for seat in range(5)] == [
            ["R6", "R7"],
            ["R6", "Y7"],
            ["R6"],
            ["R6", "B7"],
            ["R6", "R7"],
        ]
        entries = await qwixx.bot.house.store.log(session.id, after=session.version)
        assert sorted(entry.seat for entry in entries if entry.seat is not None) == [0, 1, 2, 3, 4]
        assert len(qwixx.public()) == messages + 1

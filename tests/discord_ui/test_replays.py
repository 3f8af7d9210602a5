"""Stepping through a game that is over, its record as a file, its film."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from io import BytesIO

import pytest
from PIL import Image
from simcord.results import ResponseMessage

from bot.discord_ui import replays, screening
from bot.games.qwirkle.notation import tile_code
from bot.games.registry import GAMES
from bot.rendering.film import HELD, HELD_LAST, Film, Standing, with_names
from bot.rendering.theme import Theme
from bot.sessions.model import Status
from bot.sessions.moments import Moment
from bot.sessions.record_reading import read
from bot.sessions.replay import replay
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.seen import answer, values
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import table

FIRST, BACK, NEXT, LAST = WAYS = ["⏮ First", "◀ Back", "▶ Next", "⏭ Last"]
EXPORT, FILM = "Save as text", "Animated picture"
FILE = 13
"""Discord's number of a file in a message."""


async def played(world: World, plays: int = 6) -> None:
    """A game of Qwirkle that Bob gave up, so that Ann won."""
    await world.game(world.bob)
    for _ in range(plays):
        await world.play()
    await world.type(world.bob, "resign")
    await world.rest()


async def decided(qwixx: QwixxWorld, decisions: int = 9) -> None:
    """The same of Qwixx."""
    await qwixx.game(qwixx.bob, qwixx.cay)
    for _ in range(decisions):
        await qwixx.decide_wisely((await qwixx.awaited())[0])
    for actor in (qwixx.bob, qwixx.cay):
        await qwixx.type(actor, "resign")
    await qwixx.rest()


async def opened(world: World) -> ResponseMessage:
    return answer(await world.type(world.cay, "replay"))


async def seen(world: World) -> Sequence[Moment]:
    return await world.bot.house.replays.moments(await world.session())


async def walked(world: World, message: ResponseMessage) -> list[str]:
    """What is told from that step to the last."""
    told = [world.texts(message)]
    while NEXT in world.labels(message):
        message = await world.tap(world.cay, message, NEXT)
        told.append(world.texts(message))
    return told


def step_of(world: World, message: ResponseMessage) -> tuple[int, int]:
    found = re.match(r"\*\*Step (\d+) of (\d+)\*\*", world.texts(message))
    assert found is not None
    return int(found[1]), int(found[2])


class TestStepping:
    async def test_a_game_of_qwirkle_is_told_from_the_deal_to_its_end(self, world: World) -> None:
        await world.game(world.bob)
        plays = 0
        while (await world.session()).status is Status.PLAYING:
            await world.play()
            plays += 1
        assert plays > 20
        told = await walked(world, await opened(world))
        assert [text.split("\n")[0] for text in told] == [
            f"**Step {at + 1} of {plays + 1}**" + f" · turn {at}" * (at > 0) for at in range(plays + 1)
        ]
        face, names = world.bot.house.desks["qwirkle"].face, world.bot.house.say
        session = await world.session()
        for entry, text in zip(await world.bot.house.store.log(session.id), told, strict=True):
            for event in entry.events:
                assert names(face.tell(event, session.options), "en", session) in text
        ann, bob = (await world.state()).scores
        assert told[-1].endswith(f"\nAnn {ann} · Bob {bob}")

    async def test_a_game_of_qwixx_steps_over_what_nobody_saw(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(qwixx.bob, qwixx.cay)
        await qwixx.play_out()
        session = await qwixx.session()
        log = await qwixx.bot.house.store.log(session.id)
        shown = [entry for entry in log if entry.events]
        assert len(shown) < len(log)
        told = await walked(qwixx, await opened(qwixx))
        assert len(told) == len(shown)
        assert all(len(text.split("\n")) > 2 for text in told)

    async def test_the_ends_can_not_be_passed(self, world: World) -> None:
        await played(world)
        first = await opened(world)
        assert world.greyed(first) == [FIRST, BACK]
        last = await world.tap(world.cay, first, LAST)
        assert (step_of(world, last), world.greyed(last)) == ((8, 8), [NEXT, LAST])
        between = await world.tap(world.cay, last, BACK)
        assert (step_of(world, between), world.labels(between)[:4]) == ((7, 8), WAYS)
        assert step_of(world, await world.tap(world.cay, between, FIRST)) == (1, 8)

    async def test_the_mover_is_seen_with_what_they_held(self, world: World) -> None:
        await played(world)
        message = await world.tap(world.cay, await opened(world), NEXT)
        moment = (await seen(world))[1]
        assert moment.mover is not None
        codes = [tile_code(tile) for tile in moment.before.hands[moment.mover]]
        held = re.search(r"held before it: (.*)\.", world.texts(message))
        assert held is not None
        assert re.findall(r"\b[A-Z]{2}\b", held[1]) == codes

    async def test_the_picture_is_that_of_the_step(self, world: World) -> None:
        await played(world)
        first = await opened(world)
        alts = [world.alts(first)[0]]
        pictures = [world.pictures(first)]
        second = await world.tap(world.cay, first, NEXT)
        alts.append(world.alts(second)[0])
        pictures.append(world.pictures(second))
        assert [len(shown) for shown in pictures] == [1, 1]
        assert pictures[0] != pictures[1]
        assert "laid" not in alts[0]
        assert "laid" in alts[1]

    async def test_the_buttons_work_after_a_restart(self, world: World) -> None:
        await played(world)
        message = await opened(world)
        for step in (2, 3, 4):
            await world.restart()
            message = await world.tap(world.cay, message, NEXT)
            assert step_of(world, message) == (step, 8)

    async def test_a_step_that_is_not_there_becomes_the_nearest(self, world: World) -> None:
        await played(world)
        message, session = await opened(world), await world.session()
        first = (await seen(world))[0].version
        asked_for = {"3": 3, "999999999999": 8, "0": 1, "8": 8, "-4": 1, "9": 8, "x": 1, "²": 1, "": 1}
        by_version = {f"v{first + 2}": 3, "v0": 1, "v999": 8, "v": 1, "vv": 1}
        for asked, step in (asked_for | by_version).items():
            await world.press_id(world.cay, message, f"t1:qwirkle:{session.id}:1:replay:{asked}")
            assert step_of(world, message) == (step, 8)

    async def test_a_menu_leads_to_every_step_of_a_short_game(self, world: World) -> None:
        await played(world)
        message = await opened(world)
        assert values(world.menu(message)) == [str(step) for step in range(1, 9)]
        message = await world.choose(world.cay, message, "5")
        assert step_of(world, message) == (5, 8)
        assert [option["value"] for option in world.menu(message)["options"] if option["default"]] == ["5"]
        assert world.menu(message)["options"][4]["label"].startswith("Step 5 · turn 4 · ")
        assert world.menu(message)["options"][0]["label"] == "Step 1"

    @pytest.mark.parametrize("steps", [25, 26, 60, 121])
    def test_the_menu_of_a_long_game_reaches_from_end_to_end(self, steps: int) -> None:
        found = replays._spread(steps)
        assert len(found) == len(set(found)) == 25
        assert (found[0], found[-1], list(found)) == (1, steps, sorted(found))

    async def test_a_game_that_was_given_up_tells_so_at_its_last_step(self, world: World) -> None:
        await world.game(world.bob)
        await world.play()
        await world.type(world.ann, "end")
        last = await world.tap(world.cay, await opened(world), LAST)
        assert "Nobody wins." in world.texts(last)
        assert "turn" not in world.alts(last)[0]

    async def test_boards_are_told_in_words_to_those_who_want_it(self, world: World) -> None:
        await played(world)
        await world.settle(world.cay, text_board=True)
        told = world.texts(await world.tap(world.cay, await opened(world), NEXT))
        points = next(line for line in told.split("\n") if re.fullmatch(r"Ann \d+ · Bob \d+", line))
        assert "row 30" in told.partition(points)[2]


class TestWhatMayNotBeSeen:
    @pytest.mark.parametrize("verb", ["replay", "replay:2:next", "export", "film"])
    async def test_a_running_game_is_refused(self, world: World, verb: str) -> None:
        await world.game(world.bob)
        await world.play()
        pressed = f"t1:qwirkle:{(await world.session()).id}:1:{verb}"
        refused = answer(await world.press_id(world.bob, world.card, pressed))
        assert world.texts(refused).startswith("This game is still running")
        assert world.pictures(refused) == []

    async def test_the_command_refuses_it_too(self, qwixx: QwixxWorld) -> None:
        await qwixx.game(qwixx.bob)
        assert "Once it is over, `/qwixx replay` shows every step." in qwixx.texts(await opened(qwixx))

    async def test_a_lobby_has_nothing_to_show(self, world: World) -> None:
        await world.lobby()
        assert world.texts(await opened(world)).startswith("The game has not started yet.")
        await world.type(world.ann, "end")
        assert world.texts(await opened(world)).startswith("There is no table here.")

    async def test_a_lobby_does_not_hide_the_game_before_it(self, world: World) -> None:
        await played(world)
        told = world.texts(await opened(world))
        await world.lobby(world.bob)
        assert world.texts(await opened(world)) == told
        await world.type(world.ann, "end")
        assert world.texts(await opened(world)) == told


class TestWhatCanNotBeReplayed:
    @pytest.mark.parametrize("verb", ["replay", "export", "film"])
    async def test_it_is_told_in_words(self, world: World, verb: str) -> None:
        await world.game(world.bob)
        await world.arrange(table(hands=["RC", "GX"]))
        await world.type(world.ann, "end")
        session = await world.session()
        told = answer(await world.press_id(world.bob, world.card, f"t1:qwirkle:{session.id}:1:{verb}"))
        assert world.texts(told).startswith("This game can't be stepped through")
        assert "older version" in world.texts(told)


class TestExport:
    @pytest.mark.parametrize("key", ["qwirkle", "qwixx"])
    async def test_the_record_reads_again_with_the_same_end(self, qwixx: QwixxWorld, key: str) -> None:
        qwixx.playing = key
        await (played(qwixx) if key == "qwirkle" else decided(qwixx))
        session, message = await qwixx.session(), await opened(qwixx)
        before = qwixx.texts(message)
        shown = answer(await qwixx.press(qwixx.cay, message, EXPORT))
        assert shown.id != message.id
        assert qwixx.texts(message) == before
        (file,) = (part for part in qwixx.parts(shown) if part["type"] == FILE)
        assert file["name"] == f"{key}-{session.id}.txt"
        (text,) = qwixx.pictures(shown)
        found, _ = read(text.decode(), GAMES.get)
        *_, last = replay(GAMES[key], found.deal, found.moves)
        assert last.after == session.state
        assert found.names == session.names

    async def test_a_game_that_was_given_up_is_written_too(self, world: World) -> None:
        await world.game(world.bob)
        await world.play()
        await world.type(world.ann, "end")
        (text,) = world.pictures(answer(await world.press(world.cay, await opened(world), EXPORT)))
        assert len(read(text.decode(), GAMES.get)[0].moves) == 1

    async def test_it_names_no_account(self, world: World) -> None:
        await played(world, 2)
        (text,) = world.pictures(answer(await world.press(world.cay, await opened(world), EXPORT)))
        assert not any(str(actor.id) in text.decode() for actor in (world.ann, world.bob))


class TestFilm:
    @pytest.mark.parametrize("key", ["qwirkle", "qwixx"])
    async def test_it_has_a_frame_for_each_step_all_of_one_size(self, qwixx: QwixxWorld, key: str) -> None:
        qwixx.playing = key
        await (played(qwixx) if key == "qwirkle" else decided(qwixx))
        steps = len(await seen(qwixx))
        message = await opened(qwixx)
        shown = answer(await qwixx.press(qwixx.cay, message, FILM))
        assert shown.id != message.id
        (film,) = qwixx.pictures(shown)
        with Image.open(BytesIO(film)) as image:
            assert (image.format, getattr(image, "n_frames", 1)) == ("GIF", steps)
            assert image.width <= 800
            held = []
            for at in range(steps):
                image.seek(at)
                held.append(image.info["duration"])
        assert held == [HELD] * (steps - 1) + [HELD_LAST]
        assert f"the whole game in {steps} pictures" in qwixx.alts(shown)[0]
        assert "number:\n1. Ann\n2. Bob" in qwixx.texts(shown)
        assert step_of(qwixx, message) == (1, steps)

    async def test_who_asks_while_it_is_drawn_gets_the_same(
        self, world: World, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await played(world, 2)
        made: list[Film] = []

        class Counted(Film):
            def __init__(self) -> None:
                super().__init__()
                made.append(self)

        monkeypatch.setattr(screening, "Film", Counted)
        house, session = world.bot.house, await world.session()
        first, second = await asyncio.gather(*(house.replays.film(session, Theme.DARK) for _ in range(2)))
        assert first is second
        assert len(made) == 1

    async def test_it_ends_with_the_table_as_it_stands_and_everybody_s_points(self, world: World) -> None:
        await played(world, 3)
        house, session = world.bot.house, await world.session()
        film = await house.replays.film(session, Theme.DARK)
        face, view = house.desk(session).face, house.view(session, None)
        events = (await seen(world))[-1].events
        with Image.open(BytesIO(film)) as image:
            image.seek(getattr(image, "n_frames", 1) - 1)
            ann, bob = (await world.state()).scores
            seats = [Standing("Ann", ann, moved=False), Standing("Bob", bob, moved=True)]
            table = face.frame(view, events, last=view, theme=Theme.DARK)
            last = with_names(table, seats, Theme.DARK).convert("RGB")
            assert image.convert("RGB").crop((0, 0, *last.size)).tobytes() == last.tobytes()

"""The turn card, and `/qwirkle play`: what happens at the table and who hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.qwirkle.state import Edition, Options
from bot.sessions.model import Status
from tests.discord_ui.seen import answer
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table

LINE = rows("RC RS RD")
"""Three red tiles on N30, O30 and P30."""

ANN, BOB, CAY = "RX GC BT PL YD OS", "RT GL BX PD YS OC", "RL GX BD PC YT OL"


def pictured(body: Any) -> list[str | None]:
    """The alt texts of the pictures that a request uploads, be it a message or the answer of an interaction."""
    message = body.get("data", body) if isinstance(body, dict) else {}
    return [file.get("description") for file in message.get("attachments", ())]


class TestCard:
    async def test_it_is_a_new_message_that_pings_exactly_the_next_player(self, world: World) -> None:
        await world.game(world.bob, world.cay)
        for _ in range(4):
            before = len(world.public())
            await world.play()
            mover = await world.mover()
            assert len(world.public()) == before + 1
            assert [user.id for user in world.card.mentions] == [mover.id]
            assert world.sends()[-1]["allowed_mentions"] == {"parse": [], "users": [mover.id]}
            assert f"<@{mover.id}> – it is your turn." in world.texts(world.card)

    async def test_the_card_before_loses_its_buttons_and_nothing_else(self, world: World) -> None:
        await world.game(world.bob)
        old = world.card
        told, alts = world.texts(old), world.alts(old)
        await world.play()
        assert world.cards() == [world.card]
        assert world.labels(old) == []
        assert world.texts(old) == told
        assert world.alts(old) == alts
        assert "attachments" not in (world.env.http_requests[-1].json or {})

    async def test_it_tells_the_deal(self, world: World) -> None:
        await world.game(world.bob)
        told = world.texts(world.card)
        assert (
            "Everyone announced how many different tiles of one colour or one shape they hold: Ann 2 and Bob 2." in told
        )
        assert "**Ann** has the oldest account and starts" in told
        assert "96 tiles are left in the bag." in told

    async def test_it_tells_the_play_with_its_sum_the_points_and_the_bag(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=rows("RC RS RD\n.. .. BD"), hands=[ANN, BOB], scores=[7, 9]))
        await world.type(world.ann, "play", move="YD P32")
        told = world.texts(world.card)
        assert "**Ann** laid YD P32: **3** points\ncolumn P: 3\n" in told
        assert "Ann: **10** · 6 tiles\n▶ Bob: **9** · 6 tiles" in told
        assert f"<@{world.bob.id}> – it is your turn." in told
        assert "91 tiles are left in the bag." in told

    async def test_a_qwirkle_is_shouted(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=rows("RC RS RD RT RL"), hands=[ANN, BOB]))
        result = answer(await world.type(world.ann, "play", move="RX M30"))
        assert "**Ann** laid RX M30: **12** points\nrow 30: 6 + 6 · Qwirkle!" in world.texts(world.card)
        assert "row 30 (M30–R30): 6 + 6 for the Qwirkle = 12\nTogether **12** points" in world.texts(result)

    async def test_every_picture_has_an_alt_text(self, world: World) -> None:
        await world.game(world.bob)
        await world.play()
        await world.ask(world.ann, "My hand")
        await world.ask(world.cay, "Board")
        uploads = [alt for each in world.env.http_requests for alt in pictured(each.json)]
        assert len(uploads) == 7
        assert all(uploads)
        (alt,) = world.alts(world.card)
        assert alt.startswith("Ann laid OL N30, PL O30 for 2 points. It is the turn of Bob. Points: Ann 2 and Bob 0.")


class TestComputers:
    async def test_their_turns_share_one_card(self, world: World) -> None:
        await world.game(robots=3)
        before = len(world.public())
        await world.play()
        await world.rest()
        assert len(world.public()) == before + 1
        told = world.texts(world.card)
        for name in ("Ann", *(f"Computer (beginner){number}" for number in ("", " 2", " 3"))):
            assert f"**{name}** laid " in told or f"**{name}** exchanged " in told
        assert [user.id for user in world.card.mentions] == [world.ann.id]
        assert len(world.cards()) == 1

    async def test_one_that_starts_plays_before_the_first_card(self, world: World) -> None:
        world.seed("seed 3")
        await world.game(robots=1)
        _, card = world.public()
        assert "**Computer (beginner)** has the largest set and starts." in world.texts(card)
        assert "**Computer (beginner)** laid " in world.texts(card)
        assert [user.id for user in card.mentions] == [world.ann.id]

    async def test_forced_passes_share_the_card_too(self, world: World) -> None:
        await world.game(world.bob, world.cay)
        await world.arrange(table(board=LINE, hands=["RX GL", "BT", "RT PC"], bag=""))
        before = len(world.public())
        await world.type(world.ann, "play", move="RX Q30")
        assert len(world.public()) == before + 1
        told = world.texts(world.card)
        assert "**Ann** laid RX Q30: **4** points" in told
        assert "**Bob** can neither lay a tile nor exchange (the bag is empty), so the bot passed." in told
        assert [user.id for user in world.card.mentions] == [world.cay.id]


class TestPlay:
    async def test_the_mover_alone_reads_the_sum_and_sees_the_new_hand(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=rows("RC RS RD\n.. .. BD"), hands=[ANN, BOB]))
        result = answer(await world.type(world.ann, "play", move="yellow diamond p32"))
        assert world.texts(result).startswith(
            "You laid **YD P32**.\ncolumn P (P30–P32): 3\nTogether **3** points\nIt is the turn of Bob.\n"
        )
        (alt,) = world.alts(result)
        assert alt.startswith("Your hand: ")
        assert "red cross RX" in alt
        assert "yellow diamond YD" not in alt

    @pytest.mark.parametrize(
        ("move", "said"),
        [
            ("GX Q30", "You don't hold GX"),
            ("GC Q30", "or one shape in different colours. These do not: RC N30, RS O30, RD P30, GC Q30."),
            ("RX S30", "RX S30 would touch no tile on the table."),
            ("RC Q30", "You don't hold RC, or not as often as you typed it."),
            ("RX O30", "RS already lies on O30."),
            ("RX Q30, GC N31", "All tiles of a turn belong to one straight line, but Q30, N31 are neither"),
            ("banana", "I can't read “banana”."),
            ("RX", "The tile RX has no cell."),
        ],
    )
    async def test_what_is_wrong_is_refused_with_its_reason_and_changes_nothing(
        self, world: World, move: str, said: str
    ) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=[ANN, BOB]))
        before, messages = await world.session(), len(world.public())
        refused = answer(await world.type(world.ann, "play", move=move))
        assert said in world.texts(refused)
        assert await world.session() == before
        assert len(world.public()) == messages

    async def test_only_whoever_is_on_turn(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=[ANN, BOB]))
        refused = answer(await world.type(world.bob, "play", move="RT Q30"))
        assert world.texts(refused) == "It is not your turn. `/qwirkle board` shows whose it is."
        refused = answer(await world.type(world.cay, "play", move="RT Q30"))
        assert world.texts(refused).startswith("You don't play at this table.")

    async def test_without_a_table_or_before_the_start(self, world: World) -> None:
        for command, options in COMMANDS.items():
            refused = answer(await world.type(world.ann, command, **options))
            assert world.texts(refused) == "There is no table here. `/qwirkle start` opens one.", command
        await world.lobby(world.bob)
        for command, options in COMMANDS.items():
            if command not in ("join", "leave", "end"):
                refused = answer(await world.type(world.ann, command, **options))
                assert world.texts(refused).startswith("The game has not started yet."), command

    async def test_the_opening_play_has_its_size_and_place(self, world: World) -> None:
        await world.game(world.bob)
        refused = answer(await world.type(world.ann, "play", move="OL N30"))
        assert "You start with a set of 2, so the first play lays 2 tiles; you laid 1." in world.texts(refused)
        refused = answer(await world.type(world.ann, "play", move="OL A1, PL B1"))
        assert "One tile of the first play must lie on N30." in world.texts(refused)


COMMANDS: dict[str, dict[str, Any]] = {
    "join": {},
    "leave": {},
    "hand": {},
    "play": {"move": "RX Q30"},
    "swap": {"tiles": "all"},
    "pass": {},
    "board": {},
    "bag": {},
    "score": {},
    "history": {},
    "resign": {},
    "end": {},
}


class TestEnd:
    @pytest.fixture
    async def finished(self, world: World) -> World:
        await world.game(world.bob, edition="iello", help="learner")
        options = Options(Edition.IELLO)
        await world.arrange(table(board=LINE, hands=["RX", "BT GL"], bag="", scores=[20, 29], options=options))
        result = answer(await world.type(world.ann, "play", move="RX Q30"))
        await world.rest()
        assert "last tile of the game: 6\nTogether **10** points" in world.texts(result)
        assert world.alts(result) == []
        return world

    async def test_the_final_card_names_the_winner_and_pings_nobody(self, finished: World) -> None:
        told = finished.texts(finished.card)
        assert "**Ann** laid RX Q30: **10** points\nrow 30: 4 · last tile: 6" in told
        assert "The game is over: the bag is empty and the last tile of a hand was laid." in told
        assert "**Ann** wins with 30 points." in told
        assert "🥇 Ann: **30**\n🥈 Bob: **29**" in told
        assert finished.card.mentions == []
        assert finished.labels(finished.card) == ["New table", "Review"]
        assert len(finished.cards()) == 1
        assert len(finished.alts(finished.card)) == 1
        assert (await finished.session()).status is Status.FINISHED

    async def test_afterwards_nothing_can_be_done_but_looked_at(self, finished: World) -> None:
        for command in ("hand", "play", "swap", "pass", "resign", "end", "join", "leave"):
            refused = answer(await finished.type(finished.bob, command, **COMMANDS[command]))
            assert finished.texts(refused) == "This game is over. `/qwirkle start` opens a new table.", command
        for command in ("board", "score"):
            shown = answer(await finished.type(finished.bob, command))
            assert "🥇 Ann: **30**" in finished.texts(shown)
        assert "**Ann** laid RX Q30" in finished.texts(answer(await finished.type(finished.bob, "history")))

    async def test_a_new_table_has_the_same_options_and_whoever_asks_as_host(self, finished: World) -> None:
        await finished.press(finished.bob, finished.card, "New table")
        told = finished.texts(finished.card)
        assert "1. Bob · host" in told
        assert "**IELLO 2022**" in told
        assert "**learner**" in told
        old = finished.public()[-2]
        refused = answer(await finished.press(finished.ann, old, "New table"))
        assert finished.texts(refused).startswith("There is already a table in this channel.")

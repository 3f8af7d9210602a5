"""What can be looked up: what is allowed, bag, board, score, history, rules, and the menu behind `More`."""

from __future__ import annotations

import pytest

from tests.discord_ui.seen import answer
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table
from tests.settable import DAY

LINE = rows("RC RS RD")
ANN, BOB, CAY = "RX GC BT PL YD OS", "RT GL BX PD YS OC", "RL GX BD PC YT OL"


@pytest.fixture
async def playing(world: World) -> World:
    """Ann is on turn, Bob waits, Cay looks on."""
    await world.game(world.bob)
    await world.arrange(table(board=LINE, hands=[ANN, BOB]))
    return world


class TestPass:
    async def test_it_never_passes_but_tells_what_is_allowed(self, playing: World) -> None:
        before = await playing.session()
        told = playing.texts(answer(await playing.type(playing.ann, "pass")))
        assert told.startswith("It is your turn. Lay tiles, or exchange up to 6 tiles instead.")
        assert "Nobody passes by choice in Qwirkle." in told
        assert playing.texts(answer(await playing.type(playing.bob, "pass"))).startswith("It is the turn of Ann.")
        assert await playing.session() == before

    async def test_who_can_lay_nothing_must_exchange(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=["BT BL BX GT GL GX", BOB]))
        told = world.texts(answer(await world.type(world.ann, "pass")))
        assert "none of your tiles fits anywhere. You must exchange at least one tile, and at most 6." in told


class TestBag:
    async def test_it_counts_what_this_player_has_not_seen(self, playing: World) -> None:
        for shown in (answer(await playing.type(playing.ann, "bag")), await playing.more(playing.ann, "Bag")):
            told = playing.texts(shown)
            assert "99 tiles you have not seen: 93 in the bag, 6 in other hands." in told

    async def test_a_bystander_has_seen_the_table_only(self, playing: World) -> None:
        told = playing.texts(answer(await playing.type(playing.cay, "bag")))
        assert "105 tiles you have not seen: 93 in the bag, 12 in other hands." in told


class TestLooking:
    async def test_anybody_sees_the_board_and_how_it_stands(self, playing: World) -> None:
        for result in (
            await playing.type(playing.cay, "board"),
            await playing.press(playing.cay, playing.card, "Board"),
        ):
            board = answer(result)
            assert "It is the turn of Ann." in playing.texts(board)
            (alt,) = playing.alts(board)
            assert "3 tiles lie in columns N to P and rows 30 to 30." in alt

    async def test_the_score(self, playing: World) -> None:
        await playing.type(playing.ann, "play", move="RX Q30")
        for told in (
            playing.texts(answer(await playing.type(playing.cay, "score"))),
            playing.texts(await playing.more(playing.bob, "Score")),
        ):
            assert "Ann: **4** · 6 tiles\n▶ Bob: **0** · 6 tiles" in told

    async def test_the_history_turns_its_pages(self, world: World) -> None:
        await world.game(world.bob)
        for _ in range(14):
            await world.play()
        page = answer(await world.type(world.cay, "history"))
        assert world.texts(page).startswith("**History** · page 2 of 2\n")
        assert world.labels(page) == ["◀ Page before"]
        older = answer(await world.press(world.cay, page, "◀ Page before"))
        assert older.id == page.id
        assert world.texts(older).startswith("**History** · page 1 of 2\nEveryone announced")
        assert world.labels(older) == ["Next page ▶", "Menu"]
        newer = answer(await world.press(world.cay, older, "Next page ▶"))
        assert "page 2 of 2" in world.texts(newer)

    async def test_the_rules_are_those_of_the_table(self, world: World) -> None:
        told = world.texts(answer(await world.type(world.ann, "rules")))
        assert "*Gamerules* sheet" in told
        assert "the oldest account" in told
        assert "**Typing.**" in told
        await world.lobby(edition="iello", tie_break="lot")
        told = world.texts(answer(await world.type(world.bob, "rules")))
        assert "*IELLO* sheet" in told
        assert "the lot decides" in told

    async def test_without_a_live_table_the_rules_are_the_usual_ones(self, world: World) -> None:
        await world.lobby(tie_break="lot")
        await world.type(world.ann, "end")
        assert "the oldest account" in world.texts(answer(await world.type(world.ann, "rules")))


class TestMore:
    async def test_a_player_finds_what_a_player_may_do(self, playing: World) -> None:
        menu = await playing.ask(playing.bob, "More")
        assert playing.labels(menu) == ["Swap…", "Bag", "Score", "History", "Rules", "Resign"]

    async def test_the_host_and_moderators_can_end(self, playing: World) -> None:
        menu = await playing.ask(playing.ann, "More")
        assert playing.labels(menu) == ["Swap…", "Bag", "Score", "History", "Rules", "Resign", "End"]
        menu = await playing.ask(playing.moderator("Moni"), "More")
        assert playing.labels(menu) == ["Score", "History", "Rules", "End"]

    async def test_a_bystander_can_look(self, playing: World) -> None:
        assert playing.labels(await playing.ask(playing.cay, "More")) == ["Score", "History", "Rules"]

    async def test_a_silent_seat_can_be_retired_from_it(self, playing: World) -> None:
        playing.clock.turn(DAY)
        assert "Retire Ann" in playing.labels(await playing.ask(playing.ann, "More"))
        assert "Retire Ann" in playing.labels(await playing.ask(playing.moderator("Moni"), "More"))
        assert "Retire Ann" not in playing.labels(await playing.ask(playing.bob, "More"))

    @pytest.mark.parametrize("label", ["Bag", "Score", "History", "Rules"])
    async def test_each_answer_takes_its_place_and_leads_back(self, playing: World, label: str) -> None:
        menu = await playing.ask(playing.ann, "More")
        shown = answer(await playing.press(playing.ann, menu, label))
        assert shown.id == menu.id
        back = answer(await playing.press(playing.ann, shown, "Menu"))
        assert back.id == menu.id
        assert playing.texts(back) == "**More**"
        assert playing.alts(back) == []

"""A play half composed: kept over restarts, planned off turn, mended when the table changes, never made twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.games.qwirkle.notation import parse_play
from bot.sessions.model import Step
from tests.discord_ui.composers import draft, last_play, options, placed
from tests.discord_ui.seen import Message, answer, values
from tests.discord_ui.test_restart import stop_showing
from tests.discord_ui.twice import deliver_twice
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table

LINE = rows("RC RS RD")
ANN, BOB = "RX RT RL GC BT PL", "RT RL BX PD YS OC"


@pytest.fixture
async def playing(world: World) -> World:
    """Ann is on turn, Bob waits, Cay looks on."""
    await world.game(world.bob)
    await world.arrange(table(board=LINE, hands=[ANN, BOB]))
    return world


async def begun(world: World, *values: str) -> Message:
    """Ann's composer after she laid a first tile by taps, and perhaps more."""
    hand = await world.tap(world.ann, await world.hand(world.ann), values[0][:2])
    return await world.choose(world.ann, hand, *values)


async def planned(world: World, *values: str) -> Message:
    """Bob's composer after he planned that off turn."""
    hand = await world.tap(world.bob, await world.hand(world.bob), values[0][:2])
    return await world.choose(world.bob, hand, *values)


async def moves(world: World) -> list[Step]:
    return [entry.step for entry in await world.bot.house.store.log((await world.session()).id)]


class TestKept:
    async def test_it_is_shown_at_the_next_look_at_the_hand(self, playing: World) -> None:
        await begun(playing, "RX Q30", "RT R30")
        for hand in (await playing.hand(playing.ann), answer(await playing.type(playing.ann, "hand"))):
            assert "Laid so far: **RX Q30, RT R30**" in playing.texts(hand)
            assert "Play +5" in playing.labels(hand)

    async def test_it_survives_a_restart(self, playing: World) -> None:
        old = await begun(playing, "RX Q30", "RT R30")
        await playing.restart()
        hand = await playing.hand(playing.ann)
        assert "Laid so far: **RX Q30, RT R30**" in playing.texts(hand)
        await playing.choose(playing.ann, old, "RL S30")
        await playing.tap(playing.ann, await playing.hand(playing.ann), "Play +12")
        assert await last_play(playing) == parse_play("RX Q30, RT R30, RL S30")

    async def test_so_does_the_tile_in_the_fingers(self, playing: World) -> None:
        await playing.tap(playing.ann, await playing.hand(playing.ann), "RT")
        await playing.restart()
        assert "red star RT (chosen)" in playing.alts(await playing.hand(playing.ann))[1]

    async def test_it_is_no_move_and_nobody_else_hears_of_it(self, playing: World) -> None:
        before, public = await playing.session(), len(playing.public())
        await begun(playing, "RX Q30", "RT R30")
        assert await playing.session() == before
        assert await moves(playing) == [Step.DEAL]
        assert len(playing.public()) == public
        assert "RX Q30" not in "".join(map(playing.texts, playing.public()))
        assert "RX Q30" not in playing.texts(await playing.hand(playing.bob))

    @pytest.mark.parametrize(("command", "options"), [("play", {"move": "RX M30"}), ("swap", {"tiles": "GC"})])
    async def test_a_typed_move_empties_it(self, playing: World, command: str, options: dict[str, Any]) -> None:
        await begun(playing, "RX Q30", "RT R30")
        await playing.type(playing.ann, command, **options)
        assert await draft(playing, 0) is None
        told = playing.texts(await playing.hand(playing.ann))
        assert "Laid so far" not in told
        assert "The table has changed" not in told

    async def test_so_does_a_form(self, playing: World) -> None:
        hand = await begun(playing, "RX Q30")
        form = await playing.press(playing.ann, hand, "Swap…")
        changed = await playing.tick(playing.ann, form, "GC3")
        assert changed.id == hand.id
        assert playing.texts(changed).startswith("You exchanged GC for a new tile.\n")
        assert await draft(playing, 0) is None

    async def test_none_is_kept_of_a_game_that_is_over(self, playing: World) -> None:
        await begun(playing, "RX Q30")
        await planned(playing, "RT Q30")
        await playing.type(playing.ann, "end")
        assert await draft(playing, 0) is None
        assert await draft(playing, 1) is None

    async def test_a_play_that_was_made_right_before_a_crash_leaves_nothing_of_it(self, playing: World) -> None:
        await begun(playing, "RX Q30", "RT R30")
        play = parse_play("RX Q30, RT R30")
        stop_showing(playing)
        await playing.bot.house.service.act((await playing.session()).id, playing.ann.id, play)
        await playing.restart()
        told = playing.texts(await playing.hand(playing.ann))
        assert "Laid so far" not in told
        assert "The table has changed" not in told


class TestOffTurn:
    async def test_the_same_view_plans_ahead_and_cannot_commit(self, playing: World) -> None:
        hand = await planned(playing, "RT Q30", "RL R30")
        assert "It is the turn of Ann." in playing.texts(hand)
        assert "Together **5** points" in playing.texts(hand)
        assert "You can make this play when it is your turn." in playing.texts(hand)
        assert {"Play +5", "Swap…"} <= set(playing.greyed(hand))

    async def test_not_even_by_a_button_that_discord_would_not_offer(self, playing: World) -> None:
        hand = await planned(playing, "RT Q30")
        (commit,) = (part["custom_id"] for part in playing.parts(hand) if ":commit:" in part.get("custom_id", ""))
        refused = answer(await playing.press_id(playing.bob, hand, commit))
        assert playing.texts(refused).startswith("It is not your turn.")
        assert await moves(playing) == [Step.DEAL]
        assert await draft(playing, 1) is not None

    async def test_at_the_own_turn_the_plan_is_ready(self, playing: World) -> None:
        await planned(playing, "RT N29")
        await playing.type(playing.ann, "play", move="RX Q30")
        hand = await playing.hand(playing.bob)
        assert "**It is your turn.**" in playing.texts(hand)
        await playing.tap(playing.bob, hand, "Play +2")
        assert await last_play(playing) == parse_play("RT N29")


class TestTableChanged:
    async def test_what_still_fits_is_kept_and_the_rest_explained_once(self, playing: World) -> None:
        await planned(playing, "RT Q30", "RL R30")
        await playing.type(playing.ann, "play", move="RX Q30")
        hand = await playing.hand(playing.bob)
        told = playing.texts(hand)
        assert "The table has changed: RT Q30 no longer fits and is back in your hand." in told
        assert "Laid so far: **RL R30**" in told
        assert "Play +5" in playing.labels(hand)
        assert "RT R30 (laid)" not in playing.alts(hand)[1]
        hand = await playing.tap(playing.bob, hand, "Refresh")
        assert "The table has changed" not in playing.texts(hand)
        assert "Laid so far: **RL R30**" in playing.texts(hand)

    async def test_several_tiles_are_explained_together(self, playing: World) -> None:
        await planned(playing, "RT Q30", "RL R30")
        await playing.type(playing.ann, "play", move="RX Q30, RT R30, RL S30")
        told = playing.texts(await playing.hand(playing.bob))
        assert "The table has changed: RT Q30, RL R30 no longer fit and are back in your hand." in told
        assert "Tap a tile to lay it." in told

    async def test_an_old_tap_shows_the_change_instead_of_acting(self, playing: World) -> None:
        old = await planned(playing, "RT Q30")
        values = [option["value"] for option in options(playing, old)]
        await playing.type(playing.ann, "play", move="RX Q30")
        hand = answer(await playing.press_id(playing.bob, old, playing.menu(old)["custom_id"], values[0]))
        assert "The table has changed: RT Q30 no longer fits" in playing.texts(hand)
        assert await draft(playing, 1) is None

    async def test_so_does_an_old_button_to_play(self, playing: World) -> None:
        await playing.type(playing.ann, "play", move="RX Q30")
        hand = await planned(playing, "RT R30")
        commit = playing.buttons(hand)["Play +5"]
        await playing.type(playing.bob, "play", move="BX Q31")
        await playing.type(playing.ann, "swap", tiles="GC")
        before = await playing.session()
        stale = answer(await playing.press_id(playing.bob, hand, commit))
        assert await playing.session() == before
        assert "**It is your turn.**" in playing.texts(stale)
        assert "Tap a tile to lay it." in playing.texts(stale)


class TestStale:
    async def test_a_tap_on_an_older_composer_shows_the_draft_as_it_is_and_changes_nothing(
        self, playing: World
    ) -> None:
        old = await playing.hand(playing.ann)
        ids = playing.buttons(old)
        await begun(playing, "RX Q30", "RT R30")
        kept = await draft(playing, 0)
        menu = "t1:qwirkle:1:1:lay:1"
        for custom_id, *picked in ((ids["GC"],), (menu, "RX N29"), (menu, "RL S30"), ("t1:qwirkle:1:1:undo:1",)):
            shown = answer(await playing.press_id(playing.ann, old, custom_id, *picked))
            assert "Laid so far: **RX Q30, RT R30**" in playing.texts(shown)
            assert await draft(playing, 0) == kept

    async def test_an_older_button_to_play_makes_neither_play(self, playing: World) -> None:
        hand = await begun(playing, "RX Q30")
        commit = playing.buttons(hand)["Play +4"]
        hand = await playing.choose(playing.ann, hand, "RT R30")
        shown = answer(await playing.press_id(playing.ann, hand, commit))
        assert await moves(playing) == [Step.DEAL]
        assert "Play +5" in playing.labels(shown)

    @pytest.mark.parametrize(
        ("custom_id", "values"),
        [
            ("t1:qwirkle:1:1:tile", ()),
            ("t1:qwirkle:1:1:tile:0:ZZ:0", ()),
            ("t1:qwirkle:1:1:tile:0:RC:0", ()),
            ("t1:qwirkle:1:1:lay:0", ("",)),
            ("t1:qwirkle:1:1:lay:0", ("banana",)),
            ("t1:qwirkle:1:1:lay:0", ("RC Q30",)),
            ("t1:qwirkle:1:1:lay:0", ("RX Z99",)),
            ("t1:qwirkle:1:1:undo:x", ()),
            ("t1:qwirkle:1:1:clear", ()),
            ("t1:qwirkle:1:1:commit", ()),
            ("t1:qwirkle:1:1:commit:0", ()),
        ],
    )
    async def test_ids_that_nobody_sends_only_show_the_composer(
        self, playing: World, custom_id: str, values: tuple[str, ...]
    ) -> None:
        hand = await playing.hand(playing.ann)
        shown = answer(await playing.press_id(playing.ann, hand, custom_id, *values))
        assert "Tap a tile to lay it." in playing.texts(shown)
        assert await draft(playing, 0) is None
        assert await moves(playing) == [Step.DEAL]


class TestDoubleTaps:
    async def test_one_after_the_other_act_once(self, playing: World) -> None:
        hand = await begun(playing, "RX Q30", "RT R30")
        undo = playing.buttons(hand)["Undo RT R30"]
        for _ in range(2):
            shown = answer(await playing.press_id(playing.ann, hand, undo))
            assert "Laid so far: **RX Q30**" in playing.texts(shown)
        commit = playing.buttons(shown)["Play +4"]
        for _ in range(2):
            await playing.press_id(playing.ann, shown, commit)
        assert await moves(playing) == [Step.DEAL, Step.ACT]
        assert (await playing.state()).scores == (4, 0)

    async def test_so_do_two_at_once(self, playing: World, monkeypatch: pytest.MonkeyPatch) -> None:
        hand = await begun(playing, "RX Q30", "RT R30")
        deliver_twice(playing, monkeypatch, new_ids=True)
        hand = await playing.tap(playing.ann, hand, "Undo RT R30")
        hand = await playing.choose(playing.ann, hand, "RL R30")
        assert "Laid so far: **RX Q30, RL R30**" in playing.texts(hand)
        public = len(playing.public())
        await playing.press(playing.ann, hand, "Play +5")
        await playing.rest()
        assert await moves(playing) == [Step.DEAL, Step.ACT]
        assert await last_play(playing) == parse_play("RX Q30, RL R30")
        assert len(playing.public()) == public + 1
        assert playing.labels(hand)[-3:] == ["Sort: as drawn", "Bag", "Refresh"]

    async def test_of_two_devices_one_goes_on_and_the_other_is_shown_the_same(self, playing: World) -> None:
        phone, desk = await playing.hand(playing.ann), await playing.hand(playing.ann)
        ids = playing.buttons(phone)
        results = await asyncio.gather(
            playing.press_id(playing.ann, phone, ids["RX"]), playing.press_id(playing.ann, desk, ids["RT"])
        )
        told = {playing.alts(answer(result))[1] for result in results}
        assert len(told) == 1
        assert (await draft(playing, 0))["chosen"] in ("RX", "RT")


class TestOthers:
    async def test_a_stranger_is_refused_and_sees_nothing(self, playing: World) -> None:
        hand = await begun(playing, "RX Q30")
        kept = await draft(playing, 0)
        for label, custom_id in playing.buttons(hand).items():
            if label != "Bag":
                refused = answer(await playing.press_id(playing.cay, playing.card, custom_id))
                assert playing.texts(refused).startswith("You don't play at this table."), label
                assert playing.alts(refused) == []
        menu = playing.menu(hand)
        await playing.press_id(playing.cay, playing.card, menu["custom_id"], values(menu)[0])
        assert await draft(playing, 0) == kept
        assert await moves(playing) == [Step.DEAL]

    async def test_another_player_only_ever_reaches_the_own_draft(self, playing: World) -> None:
        hand = await begun(playing, "RX Q30")
        kept = await draft(playing, 0)
        ids = [part["custom_id"] for part in playing.parts(hand) if "custom_id" in part]
        for custom_id in ids:
            if ":swap" not in custom_id and ":bag" not in custom_id:
                shown = answer(await playing.press_id(playing.bob, playing.card, custom_id))
                assert sorted(placed(playing, shown)) == sorted(BOB.split())
                assert "RX" not in playing.texts(shown)
        assert await draft(playing, 0) == kept
        assert await draft(playing, 1) is None
        assert await moves(playing) == [Step.DEAL]

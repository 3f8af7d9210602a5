"""The hand as a composer: a play put together by taps, and all that it tells before it is made."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.qwirkle.notation import cell_label, parse_play
from bot.games.qwirkle.scoring import score_play
from tests.discord_ui.composers import chosen, draft, last_play, options, placed
from tests.discord_ui.seen import values
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import points, rows, table

LINE = rows("RC RS RD")
ANN, BOB = "RX RT RL GC BT PL", "RT GL BX PD YS OC"
UPDATE = 7
"""The kind of answer that changes the message whose control was used."""


@pytest.fixture
async def playing(world: World) -> World:
    """Ann is on turn, Bob waits, Cay looks on."""
    await world.game(world.bob)
    await world.arrange(table(board=LINE, hands=[ANN, BOB], scores=[7, 9]))
    return world


@pytest.fixture
async def learning(world: World) -> World:
    await world.game(world.bob, help="learner")
    await world.arrange(table(board=rows("RC RS RD\n.. .. BD"), hands=[ANN, BOB]))
    return world


def answers(world: World) -> list[Any]:
    """The bot's answers to interactions."""
    return [each.json for each in world.env.http_requests if each.path.endswith("/callback")]


class TestPlaying:
    async def test_three_tiles_take_six_taps_from_the_turn_card(self, playing: World) -> None:
        before = len(answers(playing))
        hand = await playing.hand(playing.ann)
        hand = await playing.tap(playing.ann, hand, "RX")
        hand = await playing.choose(playing.ann, hand, "RX Q30", "RT R30", "RL S30")
        hand = await playing.tap(playing.ann, hand, "Play +12")
        assert len(answers(playing)) - before == 6
        assert await last_play(playing) == parse_play("RX Q30, RT R30, RL S30")
        assert (await playing.state()).scores == (19, 9)

    async def test_each_tap_is_answered_at_once_in_its_place_with_the_new_pictures(self, playing: World) -> None:
        hand = await playing.hand(playing.ann)
        before = len(playing.env.http_requests)
        hand = await playing.choose(playing.ann, await playing.tap(playing.ann, hand, "RX"), "RX Q30", "RT R30")
        await playing.tap(playing.ann, hand, "Undo RT R30", "Clear", "Sort: as drawn", "Refresh")
        requests = playing.env.http_requests[before:]
        assert len(requests) == 7
        for request in requests:
            assert request.path.endswith("/callback")
            assert request.json is not None
            assert request.json["type"] == UPDATE
            assert len(request.json["data"]["attachments"]) == 2

    async def test_afterwards_it_tells_the_sum_the_new_hand_and_whose_turn_it_is(self, playing: World) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "RX")
        hand = await playing.choose(playing.ann, hand, "RX Q30")
        after = await playing.tap(playing.ann, hand, "Play +4")
        told = playing.texts(after)
        assert told.startswith(
            "You laid **RX Q30**.\nrow 30 (N30–Q30): 4\nTogether **4** points\nIt is the turn of Bob."
        )
        assert "Ann: **11** · 6 tiles" in told
        (alt,) = playing.alts(after)
        drawn, *kept = re.findall(r"\b[A-Z]{2}\b", alt)
        assert (drawn, kept) == (placed(playing, after)[0], ["RT", "RL", "GC", "BT", "PL"])
        assert "(laid)" not in alt
        assert "**Ann** laid RX Q30: **4** points" in playing.texts(playing.card)
        assert playing.texts(await playing.hand(playing.ann)).count("RX Q30") == 0

    async def test_the_way_back_to_the_hand_leads_from_what_was_looked_up(self, playing: World) -> None:
        hand = await playing.choose(
            playing.ann, await playing.tap(playing.ann, await playing.hand(playing.ann), "RX"), "RX Q30"
        )
        bag = await playing.tap(playing.ann, hand, "Bag")
        assert "not seen" in playing.texts(bag)
        assert "Laid so far: **RX Q30**" in playing.texts(await playing.tap(playing.ann, bag, "My hand"))


class TestPanel:
    async def test_it_tells_whose_turn_it_is_the_points_and_the_bag(self, playing: World) -> None:
        told = playing.texts(await playing.hand(playing.ann))
        assert "**It is your turn.**" in told
        assert "▶ Ann: **7** · 6 tiles" in told
        assert "Bob: **9** · 6 tiles" in told
        assert "93 tiles are left in the bag." in told
        assert "Tap a tile to lay it." in told
        assert "It is the turn of Ann." in playing.texts(await playing.hand(playing.bob))

    async def test_it_shows_the_table_and_the_hand(self, playing: World) -> None:
        board, hand = playing.alts(await playing.hand(playing.ann))
        assert "3 tiles lie in columns N to P" in board
        assert hand.startswith("Your hand: red cross RX, red star RT, red clover RL, ")

    async def test_a_tapped_tile_is_lit_and_asks_for_its_place(self, playing: World) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "RT")
        assert chosen(playing, hand) == ["RT"]
        assert "red star (RT)" in playing.texts(hand)
        assert "red star RT (chosen)" in playing.alts(hand)[1]
        assert chosen(playing, await playing.tap(playing.ann, hand, "RL")) == ["RL"]

    async def test_the_menu_numbers_the_places_as_the_picture_does_and_says_what_each_extends(
        self, playing: World
    ) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "RX")
        labels = [option["label"] for option in options(playing, hand)]
        numbered = ", ".join(label.replace(" · ", " ") for label in labels)
        assert f"Numbered places: {numbered}." in playing.alts(hand)[0]
        assert labels[0] == "1 · N29"
        extends = {option["value"]: option["description"] for option in options(playing, hand)}
        assert extends["RX Q30"] == "extends the red row"
        assert extends["RX P29"] == "extends the red column"

    async def test_after_the_first_tile_tiles_and_ends_are_chosen_in_pairs(self, playing: World) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "RX")
        hand = await playing.choose(playing.ann, hand, "RX Q30")
        assert "GC" not in playing.labels(hand)
        pairs = {option["value"]: option["label"] for option in options(playing, hand)}
        assert pairs["RT R30"] == "red star (RT) → 3 · R30"
        assert {play.split()[1] for play in pairs} == {"Q29", "M30", "R30", "Q31"}

    async def test_a_tile_that_fits_nowhere_says_so(self, playing: World) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "BT")
        assert "**blue star (BT)** fits nowhere now. Tap another tile." in playing.texts(hand)
        assert chosen(playing, hand) == ["BT"]

    async def test_one_that_completes_six_says_so(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=rows("RC RS RD RT RL"), hands=[ANN, BOB]))
        hand = await world.tap(world.ann, await world.hand(world.ann), "RX")
        extends = {option["value"]: option["description"] for option in options(world, hand)}
        assert extends["RX M30"] == "completes six: the red row"


class TestHelp:
    async def test_a_fair_table_has_places_in_board_order_and_no_points(self, playing: World) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "RX")
        cells = [parse_play(value).placements[0].cell for value in values(playing.menu(hand))]
        assert cells == sorted(cells, key=lambda cell: (cell.y, cell.x))
        assert "+" not in "".join(option["label"] for option in options(playing, hand))
        assert "plays with the most points" not in playing.texts(hand)

    async def test_a_learners_table_has_the_best_first_with_the_engines_points(self, learning: World) -> None:
        board = (await learning.state()).board
        for tile in ("RT", "RX"):
            hand = await learning.tap(learning.ann, await learning.hand(learning.ann), tile)
            told = [int(option["label"].rpartition("+")[2]) for option in options(learning, hand)]
            assert told == [points(board, value) for value in values(learning.menu(hand))]
            assert told == sorted(told, reverse=True)
        hand = await learning.choose(learning.ann, hand, values(learning.menu(hand))[0])
        laid = (await draft(learning, 0))["laid"][0]
        for option in options(learning, hand):
            assert option["label"].endswith(f" · +{points(board, laid + ', ' + option['value'])}")

    async def test_a_learner_reads_the_best_plays_until_a_tile_is_tapped(self, learning: World) -> None:
        hand = await learning.hand(learning.ann)
        best = max(points for _, points in await learning.legal())
        listed = re.findall(r"`([^`]+)` · (\d+)$", learning.texts(hand), re.MULTILINE)
        assert int(listed[0][1]) == best
        assert dict(await learning.legal())[listed[0][0]] == best
        assert "plays with the most points" not in learning.texts(await learning.tap(learning.ann, hand, "RX"))


class TestBeforeCommitting:
    async def test_the_points_are_told_line_by_line_and_are_the_engines(self, world: World) -> None:
        await world.game(world.bob)
        board = rows("RC RS RD\n.. .. GD")
        await world.arrange(table(board=board, hands=["RX GX BT PL YD OS", BOB]))
        hand = await world.tap(world.ann, await world.hand(world.ann), "RX")
        hand = await world.choose(world.ann, hand, "RX Q30", "GX Q31")
        score = score_play(board, parse_play("RX Q30, GX Q31").placements)
        assert (score.total, len(score.lines)) == (8, 3)
        assert "Play +8" in world.labels(hand)
        assert "Together **8** points" in world.texts(hand)
        assert "It would score 8 points." in world.alts(hand)[0]
        for line in score.lines:
            assert f"({cell_label(line.cells[0])}–{cell_label(line.cells[-1])}): {line.total}" in world.texts(hand)

    async def test_a_qwirkle_is_announced(self, playing: World) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "RX")
        hand = await playing.choose(playing.ann, hand, "RX Q30", "RT R30")
        assert "Qwirkle" not in playing.texts(hand)
        hand = await playing.choose(playing.ann, hand, "RL S30")
        assert "This makes a Qwirkle!" in playing.texts(hand)
        assert "row 30 (N30–S30): 6 + 6 for the Qwirkle = 12" in playing.texts(hand)

    async def test_so_is_the_end_of_the_game(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=["RX RT", BOB], bag=""))
        hand = await world.tap(world.ann, await world.hand(world.ann), "RX")
        hand = await world.choose(world.ann, hand, "RX Q30")
        assert "ends the game" not in world.texts(hand).partition("Laid so far")[2]
        hand = await world.choose(world.ann, hand, "RT R30")
        assert "These are your last tiles: this play ends the game." in world.texts(hand)
        assert "last tile of the game: 6" in world.texts(hand)
        over = await world.tap(world.ann, hand, "Play +11")
        assert "Together **11** points" in world.texts(over)
        assert world.labels(over) == []
        await world.rest()
        assert "The game is over" in world.texts(world.card)

    async def test_an_opening_play_is_made_whole_first(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(hands=["RC RS RD BX GT OL", BOB], opening=3))
        hand = await world.hand(world.ann)
        assert "You start: lay 3 tiles of one colour or one shape" in world.texts(hand)
        lone = await world.tap(world.ann, hand, "OL")
        assert "**orange clover (OL)** belongs to no set of 3 in your hand." in world.texts(lone)
        hand = await world.choose(world.ann, await world.tap(world.ann, lone, "RS"), "RS N30")
        assert "2 more tiles are needed: the first play must be a whole set." in world.texts(hand)
        assert {"Play", "Swap…"} <= set(world.greyed(hand))
        hand = await world.choose(world.ann, hand, "RC M30")
        assert "One more tile is needed" in world.texts(hand)
        hand = await world.choose(world.ann, hand, "RD O30")
        await world.tap(world.ann, hand, "Play +3")
        assert await last_play(world) == parse_play("RC M30, RS N30, RD O30")


class TestTakingBack:
    async def test_undo_says_what_it_takes_back_and_clear_takes_all(self, playing: World) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "RX")
        assert "Undo" in playing.greyed(hand)
        hand = await playing.choose(playing.ann, hand, "RX Q30", "RT R30")
        hand = await playing.tap(playing.ann, hand, "Undo RT R30")
        assert "Laid so far: **RX Q30**" in playing.texts(hand)
        assert "Undo RX Q30" in playing.labels(hand)
        hand = await playing.choose(playing.ann, hand, "RL M30")
        assert "Laid so far: **RL M30, RX Q30**" in playing.texts(hand)
        assert "Undo RL M30" in playing.labels(hand)
        hand = await playing.tap(playing.ann, hand, "Clear")
        assert "Tap a tile to lay it." in playing.texts(hand)
        assert {"Play", "Undo", "Clear"} <= set(playing.greyed(hand))
        assert await draft(playing, 0) is None

"""What a player sees and does alone: the hand, the plays offered while typing, and exchanging."""

from __future__ import annotations

import re

import pytest

from tests.discord_ui.seen import answer, boxes, values
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table

LINE = rows("RC RS RD")
ANN, BOB, CAY = "RX GC BT PL YD OS", "RT GL BX PD YS OC", "RL GX BD PC YT OL"


@pytest.fixture
async def playing(world: World) -> World:
    """Ann is on turn, Bob waits, Cay looks on."""
    await world.game(world.bob)
    await world.arrange(table(board=LINE, hands=[ANN, BOB]))
    return world


@pytest.fixture
async def learning(world: World) -> World:
    await world.game(world.bob, help="learner")
    await world.arrange(table(board=LINE, hands=[ANN, BOB]))
    return world


class TestHand:
    async def test_the_button_and_the_command_show_it_to_its_owner_alone(self, playing: World) -> None:
        for result in (
            await playing.press(playing.ann, playing.card, "My hand"),
            await playing.type(playing.ann, "hand"),
        ):
            hand = answer(result)
            assert playing.alts(hand)[1:] == [
                "Your hand: red cross RX, green circle GC, blue star BT, purple clover PL, yellow diamond YD"
                " and orange square OS."
            ]
            assert "**It is your turn.**" in playing.texts(hand)
            assert "`/qwirkle play`, then each tile with its cell" in playing.texts(hand)
            assert playing.labels(hand)[:6] == ["RX", "GC", "BT", "PL", "YD", "OS"]
            assert playing.labels(hand)[6:] == ["Swap…", "Sort: as drawn", "Bag", "Refresh"]

    async def test_who_waits_sees_the_own_one_and_whose_turn_it_is(self, playing: World) -> None:
        hand = await playing.ask(playing.bob, "My hand")
        assert playing.alts(hand)[1].startswith("Your hand: red star RT, green clover GL")
        assert "It is the turn of Ann." in playing.texts(hand)
        assert playing.labels(hand) == ["RT", "GL", "BX", "PD", "YS", "OC", "Sort: as drawn", "Bag", "Refresh"]
        assert "Swap…" in playing.greyed(hand)

    async def test_bystanders_have_none(self, playing: World) -> None:
        refused = await playing.ask(playing.cay, "My hand")
        assert playing.texts(refused).startswith("You don't play at this table.")
        assert playing.alts(refused) == []

    async def test_fair_help_names_no_play(self, playing: World) -> None:
        assert "plays with the most points" not in playing.texts(await playing.ask(playing.ann, "My hand"))

    async def test_a_learner_reads_the_best_plays_with_their_points(self, learning: World) -> None:
        told = learning.texts(await learning.ask(learning.ann, "My hand"))
        listed = re.findall(r"`([^`]+)` · (\d+)$", told, re.MULTILINE)
        legal = dict(await learning.legal())
        points = [int(point) for _, point in listed]
        assert len(listed) == 3
        assert [legal[play] for play, _ in listed] == points
        assert points == sorted(legal.values(), reverse=True)[:3]

    async def test_the_starter_reads_what_the_first_play_must_be(self, world: World) -> None:
        await world.game(world.bob)
        hand = await world.ask(world.ann, "My hand")
        assert "You start: lay 2 tiles of one colour or one shape" in world.texts(hand)
        assert "Swap…" in world.greyed(hand)


class TestPlayChoices:
    async def test_fair_help_offers_legal_plays_in_board_order_without_points(self, playing: World) -> None:
        choices = await playing.choices(playing.ann)
        legal = [play for play, _ in await playing.legal()]
        assert [choice["value"] for choice in choices] == legal[:25]
        assert all(choice["name"] == choice["value"] for choice in choices)

    async def test_a_learner_is_offered_the_best_first_with_points(self, learning: World) -> None:
        choices = await learning.choices(learning.ann)
        legal = dict(await learning.legal())
        points = [legal[choice["value"]] for choice in choices]
        assert points == sorted(legal.values(), reverse=True)[: len(choices)]
        assert choices[0]["name"] == f"{choices[0]['value']} · {points[0]} points"

    async def test_typing_narrows_them(self, playing: World) -> None:
        values = [choice["value"] for choice in await playing.choices(playing.ann, "rx q")]
        assert values
        assert all("RX Q30" in value for value in values)
        assert await playing.choices(playing.ann, "zzz") == []

    async def test_never_more_than_discord_takes(self, world: World) -> None:
        await world.game(world.bob)
        hand = "RX RT RL GX GT GL"
        await world.arrange(table(board=rows("RC RS RD\nGC"), hands=[hand, BOB]))
        assert len(await world.legal()) > 25
        assert len(await world.choices(world.ann)) == 25

    async def test_each_value_can_be_played(self, playing: World) -> None:
        choices = await playing.choices(playing.ann)
        result = answer(await playing.type(playing.ann, "play", move=choices[0]["value"]))
        assert playing.texts(result).startswith(f"You laid **{choices[0]['value']}**.")

    async def test_who_waits_may_plan(self, playing: World) -> None:
        choices = await playing.choices(playing.bob, "rt q30")
        assert "RT Q30" in [choice["value"] for choice in choices]

    async def test_bystanders_and_empty_channels_get_nothing(self, playing: World) -> None:
        assert await playing.choices(playing.cay) == []
        other = playing.guild.create_text_channel("empty")
        assert await playing.ann.autocomplete(other, "qwirkle play", "move", "") == []


class TestSwap:
    async def test_the_command_takes_tiles(self, playing: World) -> None:
        result = answer(await playing.type(playing.ann, "swap", tiles="gc, blue star"))
        assert playing.texts(result).startswith("You exchanged GC BT for 2 new tiles.\nIt is the turn of Bob.")
        (alt,) = playing.alts(result)
        assert alt.startswith("Your hand: ")
        assert "**Ann** exchanged 2 tiles." in playing.texts(playing.card)
        assert "GC" not in playing.texts(playing.card)
        assert [user.id for user in playing.card.mentions] == [playing.bob.id]

    async def test_or_the_whole_hand(self, playing: World) -> None:
        result = answer(await playing.type(playing.ann, "swap", tiles="all"))
        assert playing.texts(result).startswith("You exchanged RX OS YD GC BT PL for 6 new tiles.\n")

    async def test_while_typing_it_offers_tiles_of_the_hand(self, playing: World) -> None:
        async def offered(typed: str) -> list[str]:
            choices = await playing.ann.autocomplete(playing.channel, "qwirkle swap", "tiles", typed)
            return [choice["value"] for choice in choices]

        assert (await offered(""))[:3] == ["all", "RX", "OS"]
        assert len(await offered("")) == 25
        assert (await offered("blue"))[0] == "BT"
        assert await playing.cay.autocomplete(playing.channel, "qwirkle swap", "tiles", "") == []

    @pytest.mark.parametrize(
        ("tiles", "said"),
        [
            ("RC", "You don't hold RC"),
            ("nonsense", "I can't read “nonsense”."),
            ("RX N30", "An exchange needs tiles only, but N30 is a cell."),
        ],
    )
    async def test_what_is_wrong_changes_nothing(self, playing: World, tiles: str, said: str) -> None:
        before = await playing.session()
        assert said in playing.texts(answer(await playing.type(playing.ann, "swap", tiles=tiles)))
        assert await playing.session() == before

    async def test_not_more_than_the_bag_holds(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=[ANN, BOB], bag="GC BT"))
        refused = answer(await world.type(world.ann, "swap", tiles="all"))
        assert world.texts(refused).startswith("Only 2 tiles are left in the bag, so you can't exchange 6.")
        assert boxes(await world.form(world.ann))["max_values"] == 2

    async def test_the_form_exchanges_what_is_ticked(self, playing: World) -> None:
        form = await playing.form(playing.ann)
        group = boxes(form)
        assert [option["label"] for option in group["options"]] == [
            "red cross (RX)",
            "green circle (GC)",
            "blue star (BT)",
            "purple clover (PL)",
            "yellow diamond (YD)",
            "orange square (OS)",
        ]
        assert (group["min_values"], group["max_values"]) == (1, 6)
        result = await playing.tick(playing.ann, form, values(group)[1], values(group)[3])
        assert playing.texts(result).startswith("You exchanged GC PL for 2 new tiles.\n")
        assert "**Ann** exchanged 2 tiles." in playing.texts(playing.card)

    async def test_the_form_opens_from_the_hand_too_and_says_how_many_in_the_readers_language(
        self, playing: World
    ) -> None:
        form = await playing.press(playing.ann, await playing.hand(playing.ann), "Swap…")
        assert form.modal is not None
        (label,) = form.modal["components"]
        assert form.modal["title"] == "Exchange tiles"
        assert label["label"] == "Which tiles do you give back?"
        assert label["description"] == "Tick up to 6 tiles. The exchange is your whole turn."
        await playing.settle(playing.ann, language="fr")
        form = await playing.form_by_id(playing.ann)
        assert form.modal is not None
        assert form.modal["title"] == "Échanger des tuiles"
        assert boxes(form)["options"][0]["label"] == "croix rouge (RX)"

    async def test_its_boxes_are_in_the_order_of_the_hand(self, playing: World) -> None:
        hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "Sort: as drawn")
        form = await playing.press(playing.ann, hand, "Swap…")
        assert [value[:2] for value in values(boxes(form))] == ["RX", "OS", "YD", "GC", "BT", "PL"]

    async def test_equal_tiles_can_be_ticked_one_by_one(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=["GC GC GC BT BT PL", BOB]))
        form = await world.form(world.ann)
        first, _, third, *_ = values(boxes(form))
        assert world.texts(await world.tick(world.ann, form, first, third)).startswith(
            "You exchanged GC GC for 2 new tiles.\n"
        )

    async def test_a_form_of_an_earlier_turn_exchanges_nothing(self, playing: World) -> None:
        form = await playing.form(playing.ann)
        await playing.type(playing.ann, "play", move="RX Q30")
        await playing.type(playing.bob, "swap", tiles="all")
        before = await playing.session()
        for value in ("RX0", "GC1"):
            stale = await playing.ann.submit_modal(form, {"ticked": [value]})
            told = playing.texts(answer(stale))
            assert told.startswith("That button is from an earlier turn, so nothing was done.")
            form._interaction.modal_consumed = False
        assert await playing.session() == before

    async def test_the_form_is_not_for_who_waits(self, playing: World) -> None:
        refused = await playing.form(playing.bob)
        assert refused.modal is None
        assert playing.texts(answer(refused)).startswith("It is not your turn.")

    async def test_with_an_empty_bag_it_says_what_is_allowed(self, world: World) -> None:
        await world.game(world.bob)
        await world.arrange(table(board=LINE, hands=[ANN, BOB], bag=""))
        told = world.texts(answer(await world.form(world.ann)))
        assert "Lay tiles: the bag is empty, so there is nothing to exchange for." in told

    async def test_whoever_starts_cannot_exchange(self, world: World) -> None:
        await world.game(world.bob)
        refused = answer(await world.type(world.ann, "swap", tiles="all"))
        assert (
            world.texts(refused)
            == "Whoever starts can't exchange: lay 2 tiles of one colour or one shape, all different."
        )

"""What people and servers choose for themselves, and in which language, theme and words they are then answered."""

from __future__ import annotations

import pytest

from bot.core.text import Text
from bot.games.qwirkle.notation import tile_name
from bot.games.qwirkle.state import KINDS
from tests.discord_ui.seen import MENU, Json, Message, answer
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table

LINE = rows("RC RS RD")
ANN, BOB = "RX RT RL GC BT PL", "RT GL BX PD YS OC"


@pytest.fixture
async def playing(world: World) -> World:
    """Ann is on turn, Bob waits, Cay looks on."""
    await world.game(world.bob)
    await world.arrange(table(board=LINE, hands=[ANN, BOB]))
    return world


def menus(world: World, message: Message) -> list[Json]:
    return [part for part in world.parts(message) if part["type"] == MENU]


def chosen(world: World, message: Message) -> list[str]:
    """What stands in the menus of the settings."""
    return [
        option["label"] for menu in menus(world, message) for option in menu["options"] if option.get("default") is True
    ]


class TestMine:
    async def test_without_options_they_are_shown(self, world: World) -> None:
        shown = await world.settle(world.ann)
        assert world.texts(shown).startswith("**Your settings.**")
        assert chosen(world, shown) == ["Language: as Discord says", "Look: as usual"]
        assert world.labels(shown) == ["Boards in words: off", "Pings: on"]

    async def test_options_change_several_at_once_and_stay_after_a_restart(self, world: World) -> None:
        await world.settle(world.ann, language="ro", theme="light", text_board=True, pings=False)
        await world.restart()
        shown = await world.settle(world.ann)
        assert world.texts(shown).startswith("**Setările tale.**")
        assert chosen(world, shown) == ["Limba: Română", "Aspect: luminos"]
        said = [world.bot.house.say(Text(key), "ro") for key in ("button-text-on", "button-pings-off")]
        assert world.labels(shown) == said

    async def test_commands_are_named_as_the_own_discord_lists_them(self, world: World) -> None:
        await world.settle(world.ann, language="fr")
        told = world.texts(answer(await world.type(world.ann, "board")))
        assert told == "Il n’y a pas de table ici. `/qwirkle start` en ouvre une."
        world.locales[world.ann.id] = "ro"
        told = world.texts(answer(await world.type(world.ann, "board")))
        assert told == "Il n’y a pas de table ici. `/qwirkle începe` en ouvre une."

    async def test_menus_and_buttons_do_the_same_in_place(self, world: World) -> None:
        shown = await world.settle(world.ann)
        language, theme = (menu["custom_id"] for menu in menus(world, shown))
        for custom_id, value in ((theme, "contrast"), (language, "fr")):
            changed = answer(await world.ann.select(shown, [value], custom_id=custom_id))
            assert changed.id == shown.id
        assert chosen(world, changed) == ["Langue\xa0: Français", "Thème\xa0: contraste élevé"]
        changed = answer(await world.ann.select(changed, ["auto"], custom_id=language))
        changed = answer(await world.press(world.ann, changed, "Pings: on"))
        assert "Pings: off" in world.labels(changed)
        changed = answer(await world.press(world.ann, changed, "Pings: off"))
        assert "Pings: on" in world.labels(changed)
        assert chosen(world, changed)[0] == "Language: as Discord says"

    async def test_buttons_of_somebody_else_change_the_own_ones(self, world: World) -> None:
        shown = await world.settle(world.ann)
        await world.press_id(world.bob, shown, world.buttons(shown)["Pings: on"])
        assert "Pings: on" in world.labels(await world.settle(world.ann))
        assert "Pings: off" in world.labels(await world.settle(world.bob))

    @pytest.mark.parametrize(
        ("custom_id", "values"),
        [
            ("t1:settings:0:0:me-language", ("xx",)),
            ("t1:settings:0:0:me-theme", ("pink",)),
            ("t1:settings:0:0:server-theme", ("pink",)),
            ("t1:settings:0:0:me-name", ()),
        ],
    )
    async def test_what_nobody_sends_changes_nothing(
        self, world: World, custom_id: str, values: tuple[str, ...]
    ) -> None:
        await world.lobby()
        refused = answer(await world.press_id(world.ann, world.card, custom_id, *values))
        assert world.texts(refused).startswith("This button belongs to a table that is no longer kept.")
        assert chosen(world, await world.settle(world.ann)) == ["Language: as Discord says", "Look: as usual"]


class TestLanguage:
    async def test_private_answers_are_in_the_readers_and_public_ones_in_the_tables(self, playing: World) -> None:
        await playing.settle(playing.ann, language="fr")
        await playing.settle(playing.bob, language="ro")
        hand = await playing.hand(playing.ann)
        assert "À toi de jouer." in playing.texts(hand)
        assert "croix rouge RX" in playing.alts(hand)[1]
        assert "Actualiser" in playing.labels(hand)
        assert "stea roșie RT" in playing.alts(await playing.hand(playing.bob))[1]
        await playing.type(playing.ann, "play", move="croix rouge Q30")
        assert "**Ann** laid RX Q30" in playing.texts(playing.card)
        assert playing.labels(playing.card) == ["My hand", "Board", "More"]

    @pytest.mark.parametrize(
        ("locale", "told"),
        [
            ("fr", "À toi de jouer."),
            ("ro", "E rândul tău."),
            ("en-GB", "It is your turn."),
            ("de", "It is your turn."),
        ],
    )
    async def test_without_a_choice_it_is_that_of_discord(self, playing: World, locale: str, told: str) -> None:
        playing.locales[playing.ann.id] = locale
        assert told in playing.texts(await playing.hand(playing.ann))

    async def test_the_own_choice_goes_before_that_of_discord(self, playing: World) -> None:
        playing.locales[playing.ann.id] = "fr"
        await playing.settle(playing.ann, language="en")
        assert "**It is your turn.**" in playing.texts(await playing.hand(playing.ann))

    async def test_refusals_and_offers_are_in_it_too(self, playing: World) -> None:
        await playing.settle(playing.bob, language="fr")
        refused = answer(await playing.type(playing.bob, "play", move="RT Q30"))
        assert playing.texts(refused).startswith("Ce n’est pas ton tour.")
        choices = await playing.bob.autocomplete(playing.channel, "qwirkle swap", "tiles", "")
        assert choices[0]["value"] == "tout"


class TestTableLanguage:
    async def test_the_host_chooses_it_with_the_command(self, world: World) -> None:
        await world.lobby(world.bob, language="fr")
        assert "Une table est ouverte." in world.texts(world.card)
        assert "Rejoindre" in world.labels(world.card)
        await world.press(world.ann, world.card, "Commencer")
        await world.rest()
        assert "Ma main" in world.labels(world.card)
        assert world.alts(world.card)[0].startswith("La partie commence")
        assert "**It is your turn.**" in world.texts(answer(await world.type(world.ann, "hand")))

    async def test_or_in_the_lobbys_menu(self, world: World) -> None:
        await world.lobby(world.bob)
        (menu,) = menus(world, world.card)
        assert [option["label"] for option in menu["options"]] == ["English", "Français", "Română"]
        assert [option["value"] for option in menu["options"] if option["default"]] == ["en"]
        await world.ann.select(world.card, ["ro"])
        (menu,) = menus(world, world.card)
        assert [option["value"] for option in menu["options"] if option["default"]] == ["ro"]
        assert "Intră" in world.labels(world.card)
        assert (await world.session()).language == "ro"
        assert len(world.alts(world.card)) == 1

    async def test_which_is_the_hosts_alone(self, world: World) -> None:
        await world.lobby(world.bob)
        for guest in (world.bob, world.cay):
            refused = answer(await guest.select(world.card, ["fr"]))
            assert world.texts(refused) == "Only the host, Ann, can do that."
        assert (await world.session()).language == "en"

    @pytest.mark.parametrize("value", ["xx", "auto", ""])
    async def test_no_other_language_is_taken(self, world: World, value: str) -> None:
        await world.lobby()
        (menu,) = menus(world, world.card)
        refused = answer(await world.press_id(world.ann, world.card, menu["custom_id"], value))
        assert world.texts(refused).startswith("This button belongs to a table")
        assert (await world.session()).language == "en"

    async def test_after_the_start_it_stays(self, world: World) -> None:
        await world.lobby(world.bob)
        old, (menu,) = world.card, menus(world, world.card)
        await world.press(world.ann, old, "Start")
        await world.rest()
        refused = answer(await world.press_id(world.ann, old, menu["custom_id"], "fr"))
        assert world.texts(refused).startswith("The game has already started.")
        assert (await world.session()).language == "en"

    async def test_by_itself_it_is_the_servers_preferred_one(self, world: World) -> None:
        world.locales[0] = "fr"
        await world.lobby()
        assert "Une table est ouverte." in world.texts(world.card)

    async def test_else_english(self, world: World) -> None:
        world.locales[0] = "ja"
        world.locales[world.ann.id] = "fr"
        await world.lobby()
        assert "A table is open." in world.texts(world.card)


class TestServer:
    async def test_only_a_manager_of_the_server_may_see_and_change_them(self, world: World) -> None:
        for options in ({}, {"language": "fr"}):
            refused = await world.settle(world.ann, "server", **options)
            assert world.texts(refused).startswith("Only somebody who may manage this server can change its settings.")
        shown = await world.settle(world.manager("Max"), "server", language="fr")
        assert chosen(world, shown) == ["Language: Français", "Look: as usual"]
        await world.lobby()
        for custom_id, value in (("t1:settings:0:0:server-language", "ro"), ("t1:settings:0:0:server-theme", "light")):
            refused = answer(await world.press_id(world.bob, world.card, custom_id, value))
            assert world.texts(refused).startswith("Only somebody who may manage this server")
        assert chosen(world, await world.settle(world.manager("Mia"), "server")) == chosen(world, shown)

    async def test_the_language_is_that_of_new_tables(self, world: World) -> None:
        world.locales[0] = "ro"
        await world.lobby()
        await world.settle(world.manager("Max"), "server", language="fr")
        assert (await world.session()).language == "ro"
        other = world.guild.create_text_channel("other")
        await world.lobby(at=other)
        assert (await world.session(other)).language == "fr"
        third = world.guild.create_text_channel("third")
        await world.lobby(at=third, language="en")
        assert (await world.session(third)).language == "en"
        assert world.texts(await world.settle(world.ann)).startswith("**Your settings.**")


class TestTheme:
    async def test_the_servers_changes_public_pictures(self, world: World) -> None:
        await world.lobby(world.bob)
        banner = world.pictures(world.card)
        await world.settle(world.manager("Max"), "server", theme="light")
        await world.press(world.ann, world.card, "Start")
        await world.rest()
        light = world.pictures(world.card)
        other = world.guild.create_text_channel("other")
        await world.lobby(at=other)
        assert world.pictures(world.public(other)[-1]) != banner
        await world.settle(world.manager("Mia"), "server", theme="auto")
        assert world.pictures(await world.ask(world.cay, "Board")) != light

    async def test_the_own_one_changes_private_pictures_alone(self, playing: World) -> None:
        pictures = {}
        for theme in ("auto", "dark", "light", "contrast"):
            await playing.settle(playing.ann, theme=theme)
            hand = await playing.hand(playing.ann)
            shown = [*playing.pictures(hand), *playing.pictures(await playing.ask(playing.ann, "Board"))]
            held = await playing.tap(playing.ann, hand, "RX")
            shown += [*playing.pictures(held), *playing.pictures(await playing.more(playing.ann, "Bag"))]
            await playing.tap(playing.ann, held, "Clear")
            pictures[theme] = shown
        assert pictures["auto"] == pictures["dark"]
        for one, other in (("dark", "light"), ("light", "contrast"), ("contrast", "dark")):
            assert all(mine != theirs for mine, theirs in zip(pictures[one], pictures[other], strict=True))
        assert playing.pictures(await playing.ask(playing.bob, "Board"))[0] in pictures["dark"]

    async def test_the_own_one_goes_before_the_servers(self, playing: World) -> None:
        dark = playing.pictures(await playing.ask(playing.ann, "Board"))
        await playing.settle(playing.manager("Max"), "server", theme="light")
        light = playing.pictures(await playing.ask(playing.ann, "Board"))
        assert light != dark
        await playing.settle(playing.ann, theme="dark")
        assert playing.pictures(await playing.ask(playing.ann, "Board")) == dark
        assert playing.pictures(await playing.ask(playing.bob, "Board")) == light


class TestTextBoard:
    LINE = "row 30 (N30–P30), red: circle, square, diamond"

    async def test_hand_and_board_tell_the_table_in_words(self, playing: World) -> None:
        assert self.LINE not in playing.texts(await playing.hand(playing.ann))
        assert self.LINE not in playing.texts(await playing.ask(playing.ann, "Board"))
        await playing.settle(playing.ann, text_board=True)
        assert self.LINE in playing.texts(await playing.hand(playing.ann))
        assert self.LINE in playing.texts(await playing.ask(playing.ann, "Board"))
        assert self.LINE not in playing.texts(await playing.hand(playing.bob))

    async def test_the_buttons_of_the_hand_name_their_tiles(self, playing: World) -> None:
        await playing.settle(playing.ann, text_board=True)
        named = playing.labels(await playing.hand(playing.ann))[:6]
        assert named[0] == "red cross (RX)"
        names = {playing.bot.house.say(tile_name(tile), "en") for tile in KINDS}
        assert all(label[:-5] in names for label in named)


class TestPings:
    async def test_who_wants_none_is_named_but_not_pinged(self, playing: World) -> None:
        await playing.settle(playing.bob, pings=False)
        await playing.type(playing.ann, "play", move="RX Q30")
        assert playing.sends()[-1]["allowed_mentions"] == {"parse": []}
        assert f"<@{playing.bob.id}> – it is your turn." in playing.texts(playing.card)
        await playing.play()
        assert [user.id for user in playing.card.mentions] == [playing.ann.id]
        assert playing.sends()[-1]["allowed_mentions"] == {"parse": [], "users": [playing.ann.id]}

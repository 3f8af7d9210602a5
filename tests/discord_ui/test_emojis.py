"""The games' emojis, uploaded once, found again, and letters where Discord refuses them."""

from __future__ import annotations

import base64
import io
import re
from typing import Any

import pytest
from PIL import Image

from bot.games.qwirkle.notation import tile_code
from bot.games.qwirkle.state import KINDS
from bot.games.qwixx.names import COLOUR_LETTERS
from tests.discord_ui.seen import BUTTON, MENU, Message, answer
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import rows, table

LINE = rows("RC RS RD")
ANN, BOB = "RX RT RL GC BT PL", "RT GL BX PD YS OC"
PATH = "/applications/*/emojis"
NAMES = [*(f"qwirkle_{tile_code(tile)}" for tile in KINDS), *(f"qwixx_{code}" for code in COLOUR_LETTERS.values())]


@pytest.fixture
async def playing(world: World) -> World:
    """Ann is on turn, Bob waits, Cay looks on."""
    await world.game(world.bob)
    await world.arrange(table(board=LINE, hands=[ANN, BOB]))
    return world


def uploads(world: World) -> list[Any]:
    return [each.json for each in world.env.http_requests if each.method == "POST" and each.path.endswith("/emojis")]


def tiles_shown(world: World, message: Message) -> dict[str, Any]:
    """The emojis on the buttons of the hand, by their labels."""
    return {
        part["label"]: part.get("emoji")
        for part in world.parts(message)
        if part["type"] == BUTTON and ":tile:" in part["custom_id"]
    }


async def test_letters_stand_in_until_they_are_there(playing: World) -> None:
    assert tiles_shown(playing, await playing.hand(playing.ann)) == dict.fromkeys(ANN.split())
    await playing.bot.gather_emojis()
    shown = tiles_shown(playing, await playing.hand(playing.ann))
    assert list(shown) == ANN.split()
    for code, emoji in shown.items():
        assert emoji["name"].startswith(f"qwirkle_{code}_")


async def test_each_is_uploaded_once_by_its_name_and_drawing(playing: World) -> None:
    await playing.bot.gather_emojis()
    sent = uploads(playing)
    assert [body["name"][:-7] for body in sent] == NAMES
    for body in sent:
        assert re.fullmatch(r"\w{2,32}", body["name"])
        kind, _, data = body["image"].partition(";base64,")
        assert kind == "data:image/png"
        drawing = base64.b64decode(data)
        assert len(drawing) < 256 * 1024
        assert Image.open(io.BytesIO(drawing)).size == (128, 128)
    await playing.bot.gather_emojis()
    assert len(uploads(playing)) == len(NAMES) == 40


async def test_after_a_restart_they_are_found_again(playing: World) -> None:
    await playing.bot.gather_emojis()
    before = tiles_shown(playing, await playing.hand(playing.ann))
    await playing.restart()
    await playing.bot.gather_emojis()
    assert len(uploads(playing)) == len(NAMES) == 40
    assert tiles_shown(playing, await playing.hand(playing.ann)) == before


async def test_a_new_drawing_is_uploaded_beside_the_old(playing: World) -> None:
    playing.env.backend.create_application_emoji("qwirkle_RX_000000")
    await playing.bot.gather_emojis()
    assert len(uploads(playing)) == len(NAMES) == 40
    assert tiles_shown(playing, await playing.hand(playing.ann))["RX"]["name"] != "qwirkle_RX_000000"


async def test_the_menu_of_further_tiles_shows_them_and_that_of_places_does_not(playing: World) -> None:
    await playing.bot.gather_emojis()
    hand = await playing.tap(playing.ann, await playing.hand(playing.ann), "RX")
    (places,) = (part for part in playing.parts(hand) if part["type"] == MENU)
    assert all("emoji" not in option for option in places["options"])
    hand = await playing.choose(playing.ann, hand, "RX Q30")
    (tiles,) = (part for part in playing.parts(hand) if part["type"] == MENU)
    for option in tiles["options"]:
        assert option["emoji"]["name"].startswith(f"qwirkle_{option['value'][:2]}_")


@pytest.mark.parametrize("status", [403, 429, 500])
async def test_where_discord_refuses_letters_stay_and_the_game_goes_on(
    playing: World, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    playing.env.inject_error("POST", PATH, status=status, times=None)
    await playing.bot.gather_emojis()
    assert "emojis not uploaded" in caplog.text
    hand = await playing.hand(playing.ann)
    assert tiles_shown(playing, hand) == dict.fromkeys(ANN.split())
    hand = await playing.choose(playing.ann, await playing.tap(playing.ann, hand, "RX"), "RX Q30")
    assert "Play +4" in playing.labels(hand)


async def test_those_that_were_uploaded_before_a_refusal_are_used(playing: World) -> None:
    await playing.bot.gather_emojis()
    known = {emoji.name: emoji.id for emoji in playing.env.backend.application_emojis.values()}
    for name, emoji in known.items():
        if not name.startswith("qwirkle_RX"):
            playing.env.backend.delete_application_emoji(emoji)
    await playing.restart()
    playing.env.inject_error("POST", PATH, status=403, times=None)
    await playing.bot.gather_emojis()
    shown = tiles_shown(playing, await playing.hand(playing.ann))
    assert shown["RX"] is not None
    assert shown["RT"] is None


async def test_a_list_that_cannot_be_read_changes_nothing(playing: World, caplog: pytest.LogCaptureFixture) -> None:
    playing.env.inject_error("GET", PATH, status=500, times=None)
    await playing.bot.gather_emojis()
    assert "emojis not uploaded" in caplog.text
    assert uploads(playing) == []
    assert set(tiles_shown(playing, answer(await playing.type(playing.ann, "hand"))).values()) == {None}

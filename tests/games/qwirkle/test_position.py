"""The picture of what a player had before them, with the best move on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.budget import LONGEST_ALT
from bot.games.qwirkle import position as positions
from bot.games.qwirkle.layout import BoardLayout, preview_layout
from bot.games.qwirkle.notation import parse_cell
from bot.games.qwirkle.position import position
from bot.games.qwirkle.state import Play, Swap
from bot.games.qwirkle.tiles import SWATCH, colours
from bot.i18n.catalogue import LOCALES
from bot.rendering.face import Picture
from bot.rendering.theme import LOOKS, Rgb, Theme
from tests.games.qwirkle.pictured import HAND, TEN, opened, pixel, placements, scattered, tiles, view
from tests.i18n.spoken import CATALOGUE

LOOK = LOOKS[Theme.DARK]
COLOURS = colours(LOOK)
PLANNED = placements("PS O34, BS O35")
PLAY = Play(PLANNED)
SEEN = view(TEN, hand="PS BS RC OX YD BT", last=(parse_cell("Q32"), parse_cell("R32")))
CELLS = [placement.cell for placement in PLANNED]
LAYOUT = preview_layout([*TEN, *CELLS], CELLS)


def in_hand(picture: Picture, at: int, *, share: tuple[float, float] = SWATCH, layout: BoardLayout = LAYOUT) -> Rgb:
    """The colour of that tile of the hand."""
    size = layout.cell
    pad = round(positions.PAD * size)
    left = (picture.size[0] - 6 * size - 2 * pad) // 2 + pad + at * size
    return pixel(opened(picture), (left + share[0] * size, layout.size[1] + pad + share[1] * size))


def said(picture: Picture) -> str:
    return CATALOGUE.say(picture.alt, "en", ["Ann", "Bob"])


class TestAPlay:
    def test_its_tiles_lie_on_the_table_in_rings(self) -> None:
        image = opened(position(SEEN, PLAY))
        for placement in PLANNED:
            left, top = LAYOUT.corner(placement.cell)
            assert (
                pixel(image, (left + SWATCH[0] * LAYOUT.cell, top + SWATCH[1] * LAYOUT.cell))
                == COLOURS[placement.tile.colour]
            )
            assert pixel(image, (left + 2, top + LAYOUT.cell // 2)) == LOOK.accent

    def test_they_have_left_hollows_in_the_hand(self) -> None:
        picture = position(SEEN, PLAY)
        assert [in_hand(picture, at) for at in range(2)] == [LOOK.gone] * 2
        assert [in_hand(picture, at) for at in range(2, 6)] == [COLOURS[tile.colour] for tile in SEEN.hand[2:]]

    def test_of_two_equal_tiles_only_one_is_gone(self) -> None:
        seen = replace(SEEN, hand=tiles("PS PS BS RC RC RC"))
        picture = position(seen, PLAY)
        assert [in_hand(picture, at) == LOOK.gone for at in range(4)] == [True, False, True, False]

    def test_its_words_say_the_same(self) -> None:
        assert said(position(SEEN, PLAY)) == (
            "Best: PS O34, BS O35, for 12 points. In hand: PS BS RC OX YD BT."
            " Lines of this play: column O: RS O30, OS O31, YS O32, GS O33, PS O34, BS O35."
        )

    def test_the_last_tile_counts_its_bonus(self) -> None:
        last = replace(SEEN, hand=tiles("PS BS"), bag=0)
        more = int(said(position(last, PLAY)).split(" for ")[1].split()[0])
        assert more == 6 + int(said(position(SEEN, PLAY)).split(" for ")[1].split()[0])


class TestAnExchange:
    def test_its_tiles_are_ringed_in_the_hand(self) -> None:
        picture = position(SEEN, Swap(tiles("PS RC")))
        layout = preview_layout(TEN, SEEN.last)
        edges = [in_hand(picture, at, share=(0.03, 0.5), layout=layout) for at in range(6)]
        assert [edge == LOOK.accent for edge in edges] == [True, False, True, False, False, False]
        assert said(picture).startswith("Best: exchange PS RC.")


@pytest.mark.parametrize("theme", Theme)
def test_every_theme_has_its_own_picture(theme: Theme) -> None:
    image = opened(position(SEEN, PLAY, theme=theme))
    assert pixel(image, (1, image.height - 2)) == LOOKS[theme].frame


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_fit_an_alt_text_however_large_the_table_is(locale: str) -> None:
    crowded = view(scattered(30, 20), hand=HAND)
    picture = position(crowded, Swap(crowded.hand))
    assert len(CATALOGUE.say(picture.alt, locale, ["W" * 32] * 2)) <= LONGEST_ALT
    assert picture.size[0] != picture.size[1]

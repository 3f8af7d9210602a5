from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.rendering.canvas import Palette
from bot.rendering.film import BAR, HELD, HELD_LAST, LINE, Film, Standing, with_names, with_progress
from bot.rendering.theme import LOOKS, Rgb, Theme

LOOK = LOOKS[Theme.DARK]
PALETTE = Palette([(LOOK.frame, LOOK.accent), (LOOK.frame, LOOK.band), (LOOK.frame, LOOK.strong_label)])
SIZE = (60, 40)


def table(*patches: tuple[int, int], size: tuple[int, int] = SIZE) -> Image.Image:
    """A ground with a few bright squares."""
    image = PALETTE.blank(size, LOOK.frame)
    for x, y in patches:
        image.paste(PALETTE.blank((8, 8), LOOK.accent), (x, y))
    return image


def shown(film: bytes) -> list[tuple[bytes, int]]:
    """What is seen, and for how long."""
    with Image.open(BytesIO(film)) as image:
        seen = []
        for at in range(getattr(image, "n_frames", 1)):
            image.seek(at)
            seen.append((image.convert("RGB").tobytes(), image.info["duration"]))
        return seen


class TestFilm:
    def test_each_frame_is_seen_as_it_was_drawn(self) -> None:
        frames = [table(), table((3, 3)), table((3, 3), (40, 20)), table((40, 20)), table((50, 30))]
        film = Film()
        for frame in frames:
            film.add(frame)
        film.add(frames[0], held=HELD_LAST)
        told = [frame.convert("RGB").tobytes() for frame in (*frames, frames[0])]
        assert shown(film.finish()) == list(zip(told, [HELD] * 5 + [HELD_LAST], strict=True))

    def test_a_step_that_changes_nothing_is_a_frame_all_the_same(self) -> None:
        film = Film()
        for _ in range(3):
            film.add(table((3, 3)))
        assert len(shown(film.finish())) == 3

    def test_one_frame_is_a_film(self) -> None:
        film = Film()
        film.add(table((3, 3)))
        assert len(shown(film.finish())) == 1

    def test_it_begins_again_after_its_end(self) -> None:
        film = Film()
        film.add(table())
        film.add(table((3, 3)))
        with Image.open(BytesIO(film.finish())) as image:
            assert (image.format, image.info["loop"]) == ("GIF", 0)

    def test_a_small_change_costs_little(self) -> None:
        film, size = Film(), (800, 600)
        film.add(table(size=size))
        before = len(film.finish())
        film.add(table((300, 300), size=size))
        assert len(film.finish()) - before < 120

    @pytest.mark.parametrize("other", [table(size=(61, 40)), Palette([(LOOK.frame, LOOK.red)]).blank(SIZE, LOOK.red)])
    def test_a_frame_of_another_size_or_palette_is_refused(self, other: Image.Image) -> None:
        film = Film()
        film.add(table())
        with pytest.raises(ValueError, match="one size and one palette"):
            film.add(other)

    def test_a_palette_without_room_is_refused(self) -> None:
        full = Image.new("P", SIZE)
        full.putpalette([0] * 768)
        with pytest.raises(ValueError, match="none left"):
            Film().add(full)


class TestCaptions:
    def test_the_bar_grows_to_the_whole_width(self) -> None:
        def bright(step: int) -> int:
            image = with_progress(table(), step, 4, Theme.DARK)
            assert image.size == (SIZE[0], SIZE[1] + BAR)
            return _count(image.crop((0, SIZE[1], SIZE[0], SIZE[1] + 1)), LOOK.accent)

        assert [bright(step) for step in (1, 2, 3, 4)] == [15, 30, 45, 60]

    def test_names_and_points_stand_below_and_a_mover_is_marked(self) -> None:
        wide = (600, 40)
        ann, bob = Standing("Ann", 7, moved=False), Standing("Bob", 12, moved=True)
        told = with_names(table(size=wide), (ann, bob), Theme.DARK)
        assert told.size == (600, 40 + LINE)
        left, right = told.crop((0, 40, 300, 84)), told.crop((300, 40, 600, 84))
        assert _count(right, LOOK.plate) > 2 * _count(left, LOOK.plate)
        assert _count(left, LOOK.band) > 100
        for other in (ann._replace(name="Cay"), ann._replace(points=8)):
            assert with_names(table(size=wide), (other, bob), Theme.DARK).tobytes() != told.tobytes()

    @pytest.mark.parametrize(
        ("width", "seats", "lines"), [(800, 2, 1), (800, 3, 2), (800, 6, 3), (500, 2, 2), (60, 2, 2)]
    )
    def test_many_seats_stand_on_several_lines(self, width: int, seats: int, lines: int) -> None:
        told = with_names(table(size=(width, 40)), [Standing("W" * 32, 100, moved=False)] * seats, Theme.DARK)
        assert told.size == (width, 40 + lines * LINE)

    def test_a_name_without_letters_leaves_number_and_points(self) -> None:
        named = [Standing(name, 7, moved=False) for name in ("名前", "")]
        first, second = (with_names(table(size=(300, 40)), (one,), Theme.DARK) for one in named)
        assert first.tobytes() == second.tobytes()

    def test_the_table_above_is_left_as_it_is(self) -> None:
        image, standing = table((3, 3), (40, 20)), Standing("Ann", 1, moved=False)
        for told in (with_names(image, [standing], Theme.DARK), with_progress(image, 1, 2, Theme.DARK)):
            assert told.crop((0, 0, *SIZE)).convert("RGB").tobytes() == image.convert("RGB").tobytes()
            assert told.getpalette() == image.getpalette()


def _count(image: Image.Image, colour: Rgb) -> int:
    return sum(count for count, found in image.convert("RGB").getcolors(1 << 20) or [] if found == colour)

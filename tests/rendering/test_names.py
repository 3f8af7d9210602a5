from __future__ import annotations

import pytest

from bot.rendering.names import drawable, in_line, on_lines

ROOM, HEIGHT = 180, 16


@pytest.mark.parametrize(
    ("name", "drawn"), [("Ann", "Ann"), ("Ștefan", "Stefan"), ("Ann 😀  B", "Ann B"), ("名前", ""), ("  ", "")]
)
def test_names_are_drawn_as_far_as_there_are_letters(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


class TestOnLines:
    @pytest.mark.parametrize(
        ("name", "lines"),
        [
            ("2. Ann", ("2. Ann",)),
            ("2. Computer (expert)", ("2. Computer", "(expert)")),
            ("6. Ordinateur (débutant) 12", ("6. Ordinateur", "(débutant) 12")),
            ("2. " + "W" * 32, ("2. WWWWWW", "…WWWWWWW")),
            ("2. The quick brown fox jumps again", ("2. The quick", "…x jumps again")),
        ],
    )
    def test_what_is_too_long_keeps_its_beginning_and_its_end(self, name: str, lines: tuple[str, ...]) -> None:
        assert on_lines(name, ROOM, height=HEIGHT) == lines


class TestInLine:
    @pytest.mark.parametrize(
        ("name", "shown"),
        [("Ann", "Ann"), ("Computer (expert)", "Comp… (expert)"), ("W" * 32, "WWWW…WWW"), ("", "")],
    )
    def test_what_is_too_long_keeps_its_last_word_or_its_end(self, name: str, shown: str) -> None:
        assert in_line(name, ROOM, height=HEIGHT) == shown

    def test_without_any_room_a_letter_is_left(self) -> None:
        assert in_line("Ann", 1, height=HEIGHT) == "A"

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.errors import Fault
from bot.rendering import theme
from bot.rendering.theme import Font, font, require_fonts


class TestFonts:
    def test_they_lie_in_the_repository(self) -> None:
        require_fonts()

    def test_their_licence_lies_beside_them(self) -> None:
        assert "SIL Open Font License" in (theme.FONT_FOLDER / "Inter-OFL.txt").read_text("utf-8")

    @pytest.mark.parametrize("face", Font)
    def test_they_are_small(self, face: Font) -> None:
        assert (theme.FONT_FOLDER / face.value).stat().st_size <= 150 * 1024

    @pytest.mark.parametrize("face", Font)
    def test_they_have_all_letters_of_labels_and_points(self, face: Font) -> None:
        letters = font(face, 24)
        missing = letters.getmask("\uffff")
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+−":
            assert bytes(letters.getmask(letter)) != bytes(missing), letter

    def test_a_missing_one_is_named(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setattr(theme, "FONT_FOLDER", tmp_path)
        with pytest.raises(Fault, match=Font.LABELS.value):
            require_fonts()

    def test_one_that_is_no_font_is_named(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        for face in Font:
            (tmp_path / face.value).write_bytes(b"no font")
        monkeypatch.setattr(theme, "FONT_FOLDER", tmp_path)
        with pytest.raises(Fault, match=Font.LABELS.value):
            require_fonts()

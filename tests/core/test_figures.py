"""Numbers with one decimal, as each language writes them."""

from __future__ import annotations

import pytest

from bot.core.figures import figure
from bot.i18n.catalogue import Catalogue

CATALOGUE = Catalogue([])


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0.0"), (6.44, "6.4"), (-0.5, "−0.5"), (-0.04, "0.0"), (12.96, "13.0"), (-3, "−3.0")],
)
def test_a_figure_is_rounded_to_tenths(value: float, written: str) -> None:
    assert CATALOGUE.say(figure(value), "en") == written


@pytest.mark.parametrize("locale", ["fr", "ro"])
def test_french_and_romanian_write_a_comma(locale: str) -> None:
    assert CATALOGUE.say(figure(-1.25), locale) == "−1,2"

"""Numbers with one decimal, as each language writes them."""

from __future__ import annotations

import pytest

from bot.core.figures import figure, signed, whole
from bot.core.text import Text
from bot.i18n.catalogue import Catalogue

CATALOGUE = Catalogue([])
LOCALES = ("en", "fr", "ro")


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0.0"), (6.44, "6.4"), (-0.5, "−0.5"), (-0.04, "0.0"), (12.96, "13.0"), (-3, "−3.0")],
)
def test_a_figure_is_rounded_to_tenths(value: float, written: str) -> None:
    assert CATALOGUE.say(figure(value), "en") == written


@pytest.mark.parametrize("locale", ["fr", "ro"])
def test_french_and_romanian_write_a_comma(locale: str) -> None:
    assert CATALOGUE.say(figure(-1.25), locale) == "−1,2"


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0.0"), (6.44, "+6.4"), (-0.5, "−0.5"), (0.04, "0.0"), (-0.04, "0.0"), (12.96, "+13.0")]
)
def test_what_was_gained_has_its_sign(value: float, written: str) -> None:
    assert CATALOGUE.say(signed(value), "en") == written
    assert CATALOGUE.say(signed(value), "fr") == CATALOGUE.say(signed(value), "ro") == written.replace(".", ",")


@pytest.mark.parametrize(("value", "written"), [(-12, "−12"), (0, "0"), (7, "7")])
def test_a_whole_number_has_the_same_minus(value: int, written: str) -> None:
    assert whole(value) == written
    for locale in LOCALES:
        assert CATALOGUE.say(Text("replay-points", player="", points=value), locale).strip() == written


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hint_counts_points_below_zero_with_it(locale: str) -> None:
    told = CATALOGUE.say(Text("advice-figures", points=-5, later=Text("advice-best"), risk=figure(0)), locale)
    assert "**−5** " in told
    assert "-" not in told


def test_a_message_chooses_its_form_by_the_number_all_the_same() -> None:
    told = [CATALOGUE.say(Text("advice-figures", points=points, later="", risk=""), "en") for points in (1, 2)]
    assert [one.split(" now")[0] for one in told] == ["**1** point", "**2** points"]

"""How numbers are written: those with one decimal in words, since each language has its own way; minus is "−"."""

from __future__ import annotations

from bot.core.text import Text, Words

MINUS = "−"


def figure(value: float) -> Words:
    """The value rounded to tenths: "6.4", "−0.5"."""
    return _in_tenths(value, above="figure")


def signed(value: float) -> Words:
    """The same for what is gained or lost: "+6.4", "−0.5", "0.0"."""
    return _in_tenths(value, above="figure-plus")


def whole(number: int) -> str:
    """A whole number where no language is known: in a picture, for the console."""
    return str(number).replace("-", MINUS)


def _in_tenths(value: float, *, above: str) -> Words:
    tenths = round(abs(value) * 10)
    key = "figure" if not tenths else "figure-minus" if value < 0 else above
    return Text(key, whole=tenths // 10, tenths=tenths % 10)

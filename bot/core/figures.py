"""Numbers with one decimal, in words, since each language writes them its own way."""

from __future__ import annotations

from bot.core.text import Text, Words


def figure(value: float) -> Words:
    """The value rounded to tenths: "6.4", "−0.5"."""
    tenths = round(abs(value) * 10)
    return Text("figure-minus" if value < 0 < tenths else "figure", whole=tenths // 10, tenths=tenths % 10)

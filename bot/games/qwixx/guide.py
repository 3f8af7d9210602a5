"""The rules of Qwixx and its notation, told in pages for `/qwixx rules`."""

from __future__ import annotations

from bot.core.text import Joined, Text, Words
from bot.games.qwixx.state import Options


def rules_text(options: Options) -> list[Words]:
    """The pages, as this table plays. Each fits a message of 1,800 characters, all together 3,900."""
    pages = (
        (
            Text("qwixx-rules-goal"),
            Text(f"qwixx-rules-{options.variant.value}"),
            Text("qwixx-rules-start"),
            Text("qwixx-rules-white"),
            Text("qwixx-rules-colour"),
            Text("qwixx-rules-miss"),
        ),
        (
            Text("qwixx-rules-lock"),
            Text("qwixx-rules-end"),
            Text("qwixx-rules-score"),
            Text("qwixx-rules-leaving"),
        ),
        (
            Text("qwixx-rules-advice"),
            Text("qwixx-rules-mistakes"),
            Text("qwixx-rules-typing"),
            Text("qwixx-rules-variants"),
        ),
    )
    return [Joined(page, "\n\n") for page in pages]

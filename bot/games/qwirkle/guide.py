"""The rules of Qwirkle and its notation, told in pages for `/qwirkle rules`."""

from __future__ import annotations

from bot.core.text import Joined, Text, Words
from bot.games.qwirkle.state import Options


def rules_text(options: Options) -> list[Words]:
    """The pages, as this table plays. Each fits a message of 1,800 characters, all together 3,900."""
    edition, tie_break = options.edition.value, options.tie_break.value
    pages = (
        (
            Text("qwirkle-rules-goal"),
            Text("qwirkle-rules-start"),
            Text(f"qwirkle-rules-tie-{tie_break}"),
            Text("qwirkle-rules-turn"),
            Text("qwirkle-rules-lines"),
            Text("qwirkle-rules-exchange"),
        ),
        (
            Text("qwirkle-rules-score"),
            Text("qwirkle-rules-end"),
            Text(f"qwirkle-rules-end-{edition}"),
            Text("qwirkle-rules-leaving"),
            Text("qwirkle-rules-advice"),
            Text("qwirkle-rules-mistakes"),
        ),
        (
            Text("qwirkle-rules-notation"),
            Text("qwirkle-rules-cells"),
            Text("qwirkle-rules-typing"),
        ),
    )
    return [Joined(page, "\n\n") for page in pages]

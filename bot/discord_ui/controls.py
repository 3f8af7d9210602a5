"""The ids that buttons and menus carry. They say all that is needed, so a button works after any restart."""

from __future__ import annotations

from dataclasses import dataclass

GRAMMAR = "t1"
"""The version of this grammar. Ids live in chats for years: a change of meaning needs a new version."""

LONGEST = 100


@dataclass(frozen=True, slots=True)
class Control:
    """`t1:<game>:<session>:<round>:<verb>[:<arg>…]`"""

    game: str
    session: int
    round: int
    verb: str
    args: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        text = ":".join((GRAMMAR, self.game, str(self.session), str(self.round), self.verb, *self.args))
        if len(text) > LONGEST:
            raise ValueError("a custom id has at most 100 characters")
        return text

    @classmethod
    def parse(cls, custom_id: str) -> Control | None:
        """The control of that id, or None if it is none of ours."""
        parts = custom_id.split(":")
        if len(parts) < 5 or parts[0] != GRAMMAR or not (parts[2].isdecimal() and parts[3].isdecimal()):
            return None
        return cls(parts[1], int(parts[2]), int(parts[3]), parts[4], tuple(parts[5:]))

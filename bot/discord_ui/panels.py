"""What a message holds, as a value, and how it becomes discord.py's layout.

Every message is Components V2 from the first day. A layout is stopped before it is sent: the bot answers controls by
their ids in `on_interaction`, so discord.py must not keep a view for each message of each table.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord

MOST_TEXT = 4000
MOST_ALT = 1024
FORM_LIFE = 900.0
"""Seconds after which discord.py may forget a form that was dismissed; Discord never tells."""

Style = discord.ButtonStyle

QUIET = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture in a message. Without bytes it stands for one that the message already has."""

    filename: str
    alt: str
    image: bytes | None = None


@dataclass(frozen=True, slots=True)
class Attached:
    """A file in a private message, to be kept by whoever reads it."""

    filename: str
    content: bytes


Block: TypeAlias = "str | Shown | Attached"


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    id: str
    style: Style = Style.secondary
    disabled: bool = False
    emoji: discord.PartialEmoji | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu."""

    label: str
    value: str
    description: str | None = None
    emoji: discord.PartialEmoji | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 options, of which one may be chosen."""

    placeholder: str
    id: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Ticks:
    """A form with one group of at most ten boxes to tick, at least one and at most `most`."""

    title: str
    id: str
    label: str
    hint: str
    options: tuple[Option, ...]
    most: int

    def modal(self) -> discord.ui.Modal:
        """The form. It is answered in `on_interaction`, so that it works after a restart as well."""
        boxes: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
            custom_id="ticked",
            min_values=1,
            max_values=self.most,
            options=[
                discord.CheckboxGroupOption(label=option.label[:100], value=option.value, default=option.chosen)
                for option in self.options
            ],
        )
        form = discord.ui.Modal(title=self.title[:45], custom_id=self.id, timeout=FORM_LIFE)
        form.add_item(discord.ui.Label(text=self.label[:45], description=self.hint[:100], component=boxes))
        return form


Row: TypeAlias = "tuple[Button, ...] | Menu"


@dataclass(frozen=True, slots=True)
class Panel:
    """A message: blocks of text, pictures and files, then rows of controls."""

    blocks: tuple[Block, ...]
    rows: tuple[Row, ...] = ()
    accent: int | None = None

    def layout(self) -> discord.ui.LayoutView:
        view = discord.ui.LayoutView(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=self.accent)
        for block in _fitting(self.blocks):
            box.add_item(_drawn(block))
        for row in self.rows:
            box.add_item(_row(row))
        view.add_item(box)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        files = []
        for block in self.blocks:
            if isinstance(block, Attached):
                files.append(discord.File(io.BytesIO(block.content), block.filename))
            elif isinstance(block, Shown) and block.image is not None:
                files.append(discord.File(io.BytesIO(block.image), block.filename, description=block.alt[:MOST_ALT]))
        return files

    @property
    def keeps_pictures(self) -> bool:
        return any(isinstance(block, Shown) and block.image is None for block in self.blocks)

    def without_controls(self) -> Panel:
        """What remains of the message when its buttons go; its pictures are those it already has."""
        kept = tuple(replace(block, image=None) if isinstance(block, Shown) else block for block in self.blocks)
        return Panel(kept, (), self.accent)

    def dump(self) -> Any:
        """Plain JSON of texts and pictures, from which `load` makes the message without controls."""
        kept = [block for block in self.blocks if not isinstance(block, Attached)]
        blocks = [block if isinstance(block, str) else [block.filename, block.alt] for block in kept]
        return {"blocks": blocks, "accent": self.accent}

    @classmethod
    def load(cls, body: Any) -> Panel:
        blocks = tuple(block if isinstance(block, str) else Shown(block[0], block[1]) for block in body["blocks"])
        return cls(blocks, (), body["accent"])


def in_rows(buttons: Iterable[Button], *, width: int = 5) -> tuple[Row, ...]:
    """Buttons in rows of at most five, as Discord wants them."""
    every = tuple(buttons)
    return tuple(every[start : start + width] for start in range(0, len(every), width))


def _fitting(blocks: Sequence[Block]) -> Iterable[Block]:
    """The blocks, with text cut at a line's end where all texts together would pass Discord's limit."""
    left = MOST_TEXT
    for block in blocks:
        if isinstance(block, str):
            text = block if len(block) <= left else block[: max(left - 1, 0)].rpartition("\n")[0] + "…"
            left -= len(text)
            if text.strip():
                yield text
        else:
            yield block


def _drawn(block: Block) -> discord.ui.Item[Any]:
    if isinstance(block, str):
        return discord.ui.TextDisplay(block)
    if isinstance(block, Attached):
        return discord.ui.File(f"attachment://{block.filename}")
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{block.filename}", description=block.alt[:MOST_ALT])
    )


def _row(row: Row) -> discord.ui.ActionRow[Any]:
    if isinstance(row, Menu):
        options = [
            discord.SelectOption(
                label=option.label[:100],
                value=option.value,
                description=option.description[:100] if option.description else None,
                emoji=option.emoji,
                default=option.chosen,
            )
            for option in row.options
        ]
        return discord.ui.ActionRow(
            discord.ui.Select(custom_id=row.id, placeholder=row.placeholder[:150], options=options)
        )
    return discord.ui.ActionRow(
        *(
            discord.ui.Button(
                label=button.label[:80],
                custom_id=button.id,
                style=button.style,
                disabled=button.disabled,
                emoji=button.emoji,
            )
            for button in row
        )
    )

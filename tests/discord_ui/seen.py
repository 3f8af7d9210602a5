"""What people see of the bot in a simulated Discord: messages with their texts, pictures, buttons and menus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

Message: TypeAlias = "discord.Message | ResponseMessage"
Json: TypeAlias = "Mapping[str, Any]"

BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12


class Seen:
    """A channel, and how its messages are read."""

    env: simcord.Env
    channel: ChannelHandle

    def public(self, at: ChannelHandle | None = None) -> list[discord.Message]:
        """The messages that everybody sees, oldest first."""
        return [message for message in (at or self.channel).history() if not message.flags.ephemeral]

    def whispers(self, actor: MemberActor) -> list[discord.Message]:
        """The private messages to that person, oldest first."""
        return [message for message in self.channel.history(viewer=actor) if message.flags.ephemeral]

    def cards(self, at: ChannelHandle | None = None) -> list[discord.Message]:
        """The public messages that still have buttons."""
        return [message for message in self.public(at) if self.buttons(message)]

    @property
    def card(self) -> discord.Message:
        """The newest public message."""
        return self.public()[-1]

    def delete(self, message: Message) -> None:
        self.env.backend.delete_message(self.channel.id, message.id)

    def parts(self, message: Message) -> Iterator[Json]:
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        yield from _walk(self.env.backend.get_message(channel, message.id).components)

    def texts(self, message: Message) -> str:
        return "\n".join(part["content"] for part in self.parts(message) if part["type"] == TEXT)

    def buttons(self, message: Message) -> dict[str, str]:
        """Ids by label, without the disabled ones."""
        return {
            part["label"]: part["custom_id"]
            for part in self.parts(message)
            if part["type"] == BUTTON and not part.get("disabled")
        }

    def labels(self, message: Message) -> list[str]:
        return list(self.buttons(message))

    def greyed(self, message: Message) -> list[str]:
        """The labels of the buttons that can't be pressed."""
        return [part["label"] for part in self.parts(message) if part["type"] == BUTTON and part.get("disabled")]

    def menu(self, message: Message) -> Json:
        (menu,) = (part for part in self.parts(message) if part["type"] == MENU)
        return menu

    def alts(self, message: Message) -> list[str]:
        """The alt texts of the pictures in a message."""
        return [
            item["description"] for part in self.parts(message) if part["type"] == GALLERY for item in part["items"]
        ]

    def pictures(self, message: Message) -> list[bytes]:
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        stored = self.env.backend.get_message(channel, message.id)
        return [self.env.backend.cdn.get(file["url"]) or b"" for file in stored.attachments]

    def sends(self) -> list[Any]:
        """The bodies of all messages that were sent publicly, in order."""
        path = f"/channels/{self.channel.id}/messages"
        return [each.json for each in self.env.http_requests if (each.method, each.path) == ("POST", path)]


def answer(result: InteractionResult) -> ResponseMessage:
    """The private answer of a command or button."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def boxes(form: InteractionResult) -> Json:
    """The group of boxes in the form that was shown."""
    assert form.modal is not None
    (label,) = form.modal["components"]
    component: Json = label["component"]
    return component


def values(group: Json) -> list[str]:
    """What can be chosen in a menu, or ticked in a form."""
    return [option["value"] for option in group["options"]]


def _walk(components: Sequence[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))

"""What a demo leaves behind: each public picture, the lobby's with number 0, and a transcript of what was said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from bot.playground.world import Heard

TITLE = "# A game of {game} that the bot's demo played"
OURS = re.compile(TITLE.format(game=r"\w+"))
TRANSCRIPT = "transcript.md"
PICTURE = "turn-{number:03}.png"
PICTURES = "turn-[0-9][0-9][0-9].png"


def is_empty_or_ours(folder: Path) -> bool:
    """Whether a demo may write there: nothing is in the way but an earlier demo. Raises `OSError`."""
    if not folder.exists() or not any(folder.iterdir()):
        return True
    transcript = folder / TRANSCRIPT
    if not transcript.is_file():
        return False
    return OURS.match(transcript.read_text(encoding="utf-8", errors="replace")) is not None


@dataclass(slots=True)
class Transcript:
    """A transcript that grows with the game. Private answers are marked as such."""

    folder: Path
    pictures: int = 0

    @classmethod
    def begin(cls, folder: Path, *, game: str, seed: str) -> Transcript:
        """An empty transcript in that folder, in place of an earlier one. Raises `OSError`."""
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob(PICTURES):
            old.unlink()
        title, again = TITLE.format(game=game.capitalize()), f"Play it again with `--game {game} --seed {seed}`."
        (folder / TRANSCRIPT).write_text(f"{title}\n\n{again}\n", encoding="utf-8")
        return cls(folder)

    def typed(self, name: str, command: str) -> None:
        self._write(f"**{name}** types `{command}`")

    def pressed(self, name: str, button: str) -> None:
        self._write(f"**{name}** presses *{button}*")

    def private(self, heard: Heard, *, to: str) -> None:
        """An answer that one person alone sees; its pictures are told by their alt texts."""
        self._write(_quoted(f"*Only {to} sees this:*", *heard.texts, *(seen.alt for seen in heard.pictures)))

    def public(self, heard: Heard) -> None:
        """A card for everybody, with its pictures."""
        links = []
        for seen in heard.pictures:
            name = PICTURE.format(number=self.pictures)
            self.pictures += 1
            (self.folder / name).write_bytes(seen.image)
            links.append(f"![{seen.alt}]({name})")
        self._write(_quoted(*heard.texts, *links))

    def _write(self, paragraph: str) -> None:
        with (self.folder / TRANSCRIPT).open("a", encoding="utf-8") as file:
            file.write(f"\n{paragraph}\n")


def _quoted(*paragraphs: str) -> str:
    """A Markdown quotation that keeps each line of the paragraphs on a line of its own."""
    lines = [line for paragraph in paragraphs for line in (*paragraph.split("\n"), "")]
    return "\n".join(f"> {line}  " if line else ">" for line in lines[:-1])

"""What the sessions need from outside: a place to keep tables, a clock, a source of seeds, somebody who thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from bot.core.chance import Chance
from bot.core.game import Json, Seat, Weighed
from bot.sessions.model import Card, Draft, Entry, Session

Clock: TypeAlias = Callable[[], float]
"""The time in Unix seconds."""

Seeds: TypeAlias = Callable[[], str]
"""A new unguessable seed with each call."""


class SessionStore(Protocol):
    """Keeps tables. Each method is one transaction."""

    async def create(self, session: Session) -> Session:
        """Saves a new table at version 1 with an id. Raises `Refused("refused-channel-busy")` beside a live one."""

    async def load(self, session_id: int) -> Session | None:
        """The table, or None. Raises `CorruptState`."""

    async def live_in(self, channel: int) -> Session | None:
        """The table in its lobby or in play in that channel."""

    async def latest_in(self, channel: int, game: str) -> Session | None:
        """The newest table of that game in that channel, live or over."""

    async def latest_begun_in(self, channel: int, game: str) -> Session | None:
        """The same among those whose game was begun: no lobby, and none that was closed as a lobby."""

    async def save(self, session: Session, *, entry: Entry | None = None) -> Session:
        """Saves the change and its log entry at version + 1, and empties the draft of the seat that moved.

        Raises `StaleVersion` if the version moved meanwhile.
        """

    async def log(self, session_id: int, *, after: int = 0) -> Sequence[Entry]:
        """The log entries with a version above `after`, oldest first."""

    async def unshown(self) -> Sequence[int]:
        """Ids of tables, live or over, whose newest version was never shown or that have more than one card left."""

    async def lobbies_before(self, created: float) -> Sequence[int]:
        """Ids of lobbies opened before that time."""

    async def overdue(self, now: float) -> Sequence[int]:
        """Ids of tables that wait for a seat whose time has run out."""

    async def live_ids(self) -> Sequence[int]:
        """Ids of all live tables."""

    async def add_card(self, session_id: int, card: Card) -> None:
        """Records a card that was sent, or changed to a newer version, and that it is shown."""

    async def mark_shown(self, session_id: int, version: int) -> None:
        """Records that the existing card was edited to show that version; never lowers it."""

    async def cards(self, session_id: int) -> Sequence[Card]:
        """The cards that still have buttons, oldest first."""

    async def drop_card(self, message: int) -> None:
        """Forgets a card whose buttons are gone."""

    async def load_draft(self, session_id: int, seat: Seat) -> Draft:
        """The half-composed move of that seat; an empty one at revision 0 if there is none."""

    async def save_draft(self, session_id: int, seat: Seat, body: Json, *, revision: int) -> bool:
        """Keeps a half-composed move at revision + 1; False, and nothing kept, if that revision is no longer the last.

        It is no action and makes no new version. Drafts go when their table is over.
        """

    async def lose_card(self, session_id: int, message: int) -> None:
        """Forgets a card that somebody deleted, so that the table counts as unshown."""


class ReviewStore(Protocol):
    """Keeps the reviews of tables that are over. Each method is one transaction."""

    async def load_review(self, session_id: int) -> Json | None:
        """The review of that table, or None."""

    async def save_review(self, session_id: int, body: Json) -> None:
        """Keeps the review of that table in the place of an older one."""


class Thinker(Protocol):
    """Thinks for computer players, hints and reviews, away from the event loop. Games are named by their keys.

    Somebody waits for what `choose` and `weigh` give; nobody does for `ponder` and `fortune`, which give way to them.
    What is asked for is pure, so all of it may be asked for again. Raises `ThoughtLost` where no answer came or the
    game's own function failed; its words, and its causes if it has any, quote nothing that a seat sees.
    """

    async def choose(self, game: str, level: str, view: Any, chance: Chance) -> Any:
        """The action that a computer player of that level chooses."""

    async def weigh(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        """The moves of the view's seat, the best first; those named are among them."""

    async def ponder(self, game: str, view: Any, chance: Chance, also: Sequence[Any] = ()) -> Sequence[Weighed[Any]]:
        """The same as `weigh` gives, for a review of a game that is over."""

    async def fortune(self, game: str, before: Any, after: Any, chance: Chance) -> tuple[float, ...]:
        """How much better than expected, in points by seat, chance was between two states of a game that is over."""


def chance_of_thought(seed: str, round: int, seat: Seat) -> Chance:
    """The chance by which a seat's move is thought of in a round of its table: by a computer, a hint, a review.

    It goes by `Game.round` and no version, so that what others decide in the meantime, or a restart, changes nothing
    about what a seat would do that sees the same.
    """
    return Chance(seed).apart(f"computer {round} {seat}")

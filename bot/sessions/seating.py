"""Who may sit down, get up and start: the manners of a table, as pure functions over a session."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.core.errors import Refused
from bot.core.game import Game, Seat
from bot.sessions.model import Closing, Holder, Person, Session, Status

AnyGame = Game[Any, Any, Any, Any]


def held_by(session: Session, user: int) -> Seat:
    """The seat that this person holds. Raises `Refused` for a stranger and for who has left."""
    seat = session.seat_of(user)
    if seat is None and any(holder.user == user for holder in session.seats):
        raise Refused("refused-left")
    if seat is None:
        raise Refused("refused-not-seated", game=session.game)
    return seat


def must_be_host(session: Session, user: int) -> None:
    if user != session.host:
        raise Refused("refused-not-host", host=host_name(session))


def must_rule(session: Session, user: int, *, moderator: bool) -> None:
    if user != session.host and not moderator:
        raise Refused("refused-not-host-or-moderator")


def host_name(session: Session) -> str:
    return next((holder.name for holder in session.seats if holder.user == session.host), "?")


def must_be_enough(session: Session, game: AnyGame) -> None:
    fewest = game.seats(session.options).start
    if len(session.seats) < fewest:
        raise Refused("refused-too-few", fewest=fewest)


def join(session: Session, game: AnyGame, person: Person) -> Session:
    if session.seat_of(person.id) is not None:
        raise Refused("refused-already-seated")
    return _sit(session, game, Holder(person.name, user=person.id))


def leave(session: Session, user: int) -> Session:
    """Gets up from a lobby. The next person becomes host; without people the lobby is cancelled."""
    seat = session.seat_of(user)
    if seat is None:
        raise Refused("refused-not-seated", game=session.game)
    seats = session.seats[:seat] + session.seats[seat + 1 :]
    if all(holder.user is None for holder in seats):
        return replace(session, seats=seats, status=Status.CLOSED, closing=Closing.DESERTED)
    return replace(session, seats=seats, host=next_host(session, seats))


def room(session: Session, game: AnyGame, user: int) -> None:
    """Raises `Refused` where this person may seat nobody: only those at the table may, and only on a free seat."""
    if session.seat_of(user) is None:
        raise Refused("refused-not-seated", game=session.game)
    _must_have_room(session, game)


def add_computer(
    session: Session, game: AnyGame, user: int, level: str, name: str, *, beside: int | None = None
) -> Session:
    """Seats a computer player; anybody at the table may. Computers of one name are told apart by a number.

    With `beside`, only where so many computer players sit; elsewhere the table stays as it is.
    """
    if beside is not None and session.seat_of(user) is not None and computers(session) != beside:
        return session
    room(session, game, user)
    return _sit(session, game, _computer(level, name, session.names))


def computers(session: Session) -> int:
    """How many computer players sit there."""
    return sum(holder.computer is not None for holder in session.seats)


def speaking(session: Session, language: str, names: Mapping[str, str]) -> Session:
    """The table in another language, its computer players called by level as those names say."""
    seats: tuple[Holder, ...] = ()
    for at, holder in enumerate(session.seats):
        others = [other.name for other in (*seats, *session.seats[at + 1 :])]
        name = names.get(holder.computer or "")
        seats = (*seats, holder if name is None else _computer(holder.computer or "", name, others))
    return replace(session, language=language, seats=seats)


def remove_computer(session: Session, user: int) -> Session:
    """Takes away the computer player that came last."""
    if session.seat_of(user) is None:
        raise Refused("refused-not-seated", game=session.game)
    for seat in reversed(range(len(session.seats))):
        if session.seats[seat].computer is not None:
            return replace(session, seats=session.seats[:seat] + session.seats[seat + 1 :])
    raise Refused("refused-no-computer")


def seniority(session: Session) -> tuple[int, ...]:
    """A rank a seat, 0 for the eldest account; computer players come after all people, among themselves by seat.

    Discord's ids grow with time, so the smallest id is the eldest account.
    """
    order = sorted(
        range(len(session.seats)),
        key=lambda seat: (session.seats[seat].user is None, session.seats[seat].user or 0, seat),
    )
    ranks = [0] * len(order)
    for rank, seat in enumerate(order):
        ranks[seat] = rank
    return tuple(ranks)


def next_host(session: Session, seats: Sequence[Holder]) -> int:
    """The host, or the next person after one who left."""
    people = [holder.user for holder in seats if holder.user is not None and not holder.left]
    return session.host if session.host in people or not people else people[0]


def with_left(session: Session, seat: Seat) -> tuple[Holder, ...]:
    return tuple(replace(holder, left=True) if at == seat else holder for at, holder in enumerate(session.seats))


def waited_for(session: Session, actors: Collection[Seat], *, mover: Seat, now: float) -> tuple[Holder, ...]:
    """The seats with the time since when the table waits for each; the mover's wait begins anew."""
    return tuple(
        replace(
            holder,
            waited_since=None
            if seat not in actors
            else now
            if holder.waited_since is None or seat == mover
            else holder.waited_since,
        )
        for seat, holder in enumerate(session.seats)
    )


def nobody_waited_for(session: Session) -> tuple[Holder, ...]:
    return waited_for(session, (), mover=-1, now=0.0)


def _sit(session: Session, game: AnyGame, holder: Holder) -> Session:
    _must_have_room(session, game)
    return replace(session, seats=(*session.seats, holder))


def _must_have_room(session: Session, game: AnyGame) -> None:
    most = game.seats(session.options).stop - 1
    if len(session.seats) >= most:
        raise Refused("refused-table-full", most=most)


def _computer(level: str, name: str, taken: Collection[str]) -> Holder:
    """A computer player of that name, or of the first numbered one that nobody has."""
    numbered = (name, *(f"{name} {number}" for number in range(2, len(taken) + 2)))
    return Holder(next(each for each in numbered if each not in taken), computer=level)

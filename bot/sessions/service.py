"""Where tables move forward: every change is made here, one at a time, and saved before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.core.chance import Chance
from bot.core.errors import CorruptState, Refused, StaleVersion
from bot.core.game import Game, Seat, Transition
from bot.sessions import seating
from bot.sessions.model import Closing, Entry, Help, Holder, Person, Session, Status, Step
from bot.sessions.ports import Clock, Seeds, SessionStore

SILENCE = 24 * 3600
"""Seconds that a table waits for a seat before the host or a moderator may retire it."""

LOBBY_LIFE = 24 * 3600
"""Seconds after which a lobby that never started is closed."""

Watcher = Callable[[Session], None]
AnyGame = Game[Any, Any, Any, Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks for who opens a table."""

    game: str
    guild: int
    channel: int
    host: Person
    options: Any
    help: Help
    language: str
    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """A saved step: the table as it is now, what happened, and to which seat."""

    session: Session
    seat: Seat
    events: tuple[Any, ...]


class SessionService:
    """Opens tables, seats people, and plays their moves.

    All that changes a table stands here, so this is a long file: there is one way forward, and one lock a table.
    Watchers are told of each saved change after the commit and outside the lock; they must not block.
    """

    def __init__(self, store: SessionStore, games: Mapping[str, AnyGame], *, clock: Clock, seeds: Seeds) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._seeds = seeds
        self._watchers: list[Watcher] = []
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def watch(self, watcher: Watcher) -> None:
        self._watchers.append(watcher)

    def game(self, session: Session) -> AnyGame:
        return self._games[session.game]

    def view(self, session: Session, seat: Seat | None) -> Any:
        """What that seat may see, or the public."""
        return self.game(session).view(session.state, seat)

    # The lobby.

    async def open(self, wish: Wish) -> Session:
        """Opens a lobby with the host in its first seat. Raises `Refused("refused-channel-busy")`."""
        now = self._clock()
        busy = await self._store.live_in(wish.channel)
        if busy is not None and busy.status is Status.LOBBY and now - busy.created >= LOBBY_LIFE:
            await self.close(busy.id, Closing.EXPIRED)
        session = Session(
            game=wish.game,
            guild=wish.guild,
            channel=wish.channel,
            host=wish.host.id,
            options=wish.options,
            help=wish.help,
            language=wish.language,
            deadline=wish.deadline,
            seats=(Holder(wish.host.name, user=wish.host.id),),
            created=now,
            changed=now,
        )
        return await self._store.create(session)

    async def join(self, session_id: int, person: Person) -> Session:
        return await self._seat(session_id, lambda session, game: seating.join(session, game, person))

    async def leave(self, session_id: int, user: int) -> Session:
        """Leaves the lobby; the host's role goes to the next person, and without people the lobby closes."""
        return await self._seat(session_id, lambda session, _: seating.leave(session, user))

    async def speak(self, session_id: int, user: int, language: str, names: Mapping[str, str]) -> Session:
        """Chooses the language of a table's public cards, as its host may before the start.

        `names` are those of computer players in that language, by level.
        """

        def spoken(session: Session, _: AnyGame) -> Session:
            seating.must_be_host(session, user)
            return seating.speaking(session, language, names)

        return await self._seat(session_id, spoken)

    def room(self, session: Session, user: int) -> None:
        """Raises `Refused` where this person may seat no computer at that table, as `add_computer` would."""
        self._must_be_lobby(session)
        seating.room(session, self.game(session), user)

    async def add_computer(
        self, session_id: int, user: int, level: str, name: str, *, beside: int | None = None
    ) -> Session:
        """Seats a computer player; with `beside`, only where so many of them sit. Else the table stays as it is."""
        return await self._seat(
            session_id,
            lambda session, game: seating.add_computer(session, game, user, level, name, beside=beside),
        )

    async def remove_computer(self, session_id: int, user: int) -> Session:
        return await self._seat(session_id, lambda session, _: seating.remove_computer(session, user))

    async def cancel(self, session_id: int, user: int, *, moderator: bool) -> Session:
        def cancelled(session: Session, _: AnyGame) -> Session:
            seating.must_rule(session, user, moderator=moderator)
            return replace(session, status=Status.CLOSED, closing=Closing.CANCELLED)

        return await self._seat(session_id, cancelled)

    async def start(self, session_id: int, user: int) -> Outcome:
        """Begins the game. Raises `Refused` unless the host asks and enough seats are taken."""

        def deal(session: Session) -> tuple[Seat, Transition[Any], Session, Entry]:
            self._must_be_lobby(session)
            seating.must_be_host(session, user)
            game = self.game(session)
            seating.must_be_enough(session, game)
            seed = self._seeds()
            dealt = game.setup(seating.seniority(session), session.options, Chance(seed))
            started = replace(session, seed=seed, status=Status.PLAYING)
            entry = Entry(Step.DEAL, None, None, dealt.events, self._clock())
            return session.seat_of(user) or 0, dealt, started, entry

        return await self._step(session_id, deal)

    # The game.

    async def act(self, session_id: int, user: int, action: Any, *, round: int | None = None) -> Outcome:
        """Plays a person's move.

        `round` is the one for which a control was made. Raises `Refused` when it is not theirs to play, and the
        rules' own `IllegalMove`; the table then stays as it was.
        """

        def played(session: Session) -> tuple[Seat, Transition[Any], Session, Entry]:
            self._must_be_playing(session)
            seat = seating.held_by(session, user)
            self._must_be_current(session, round)
            return self._act(session, seat, action)

        return await self._step(session_id, played)

    async def act_for_computer(self, session_id: int, seat: Seat, action: Any, *, round: int, view: Any) -> Outcome:
        """Plays a computer's move, chosen in that round with that view. Raises `StaleVersion` if either has changed.

        What others decide in secret changes neither.
        """

        def played(session: Session) -> tuple[Seat, Transition[Any], Session, Entry]:
            current = session.status is Status.PLAYING and self.game(session).round(session.state) == round
            if not current or self.view(session, seat) != view:
                raise StaleVersion(f"session={session_id} version={session.version} wanted_round={round}")
            return self._act(session, seat, action)

        return await self._step(session_id, played)

    async def go_on(self, session_id: int) -> None:
        """Goes on without the seats whose time has run out, each as its game lets an absent one decide.

        Watchers are told once, when nobody is late any more.
        """

        async def once() -> Session:
            session = await self._load(session_id)
            while late := self._late(session):
                seat, after, changed, entry = self._decide_late(session, late[0])
                session = await self._store.save(self._moved(changed, after, seat), entry=entry)
            return session

        if self._late(await self._load(session_id)):
            await self._locked(session_id, once, lambda session: session)

    def _decide_late(self, session: Session, seat: Seat) -> tuple[Seat, Transition[Any], Session, Entry]:
        absent = self.game(session).absent
        if absent is None:
            raise AssertionError("time does not run in this game")
        seat, after, changed, entry = self._act(session, seat, absent(session.state, seat))
        return seat, after, changed, replace(entry, step=Step.LATE)

    def _late(self, session: Session) -> list[Seat]:
        if session.deadline is None or session.status is not Status.PLAYING or self.game(session).absent is None:
            return []
        since = self._clock() - session.deadline
        actors = self.game(session).actors(session.state)
        return [
            seat
            for seat, holder in enumerate(session.seats)
            if seat in actors and holder.waited_since is not None and holder.waited_since <= since
        ]

    async def resign(self, session_id: int, user: int, *, round: int | None = None) -> Outcome:
        """Leaves a running game; the points stay, the seat can no longer win."""

        def left(session: Session) -> tuple[Seat, Transition[Any], Session, Entry]:
            self._must_be_playing(session)
            seat = seating.held_by(session, user)
            self._must_be_current(session, round)
            return self._leave(session, seat)

        return await self._step(session_id, left)

    async def retire(self, session_id: int, user: int, seat: Seat, *, moderator: bool) -> Outcome:
        """Takes a silent seat out of the game, as the host or a moderator may after a day of waiting for it."""

        def left(session: Session) -> tuple[Seat, Transition[Any], Session, Entry]:
            self._must_be_playing(session)
            seating.must_rule(session, user, moderator=moderator)
            if seat not in self.silent(session):
                raise Refused("refused-not-silent", player=session.seats[seat].name, hours=SILENCE // 3600)
            return self._leave(session, seat)

        return await self._step(session_id, left)

    async def take_leave(self, session_id: int, user: int) -> Outcome:
        """Takes somebody who left the server out of a running game."""
        return await self.resign(session_id, user)

    async def end(self, session_id: int, user: int, *, moderator: bool) -> Session:
        """Stops a running game without a winner."""

        def ended(session: Session) -> Session:
            self._must_be_playing(session)
            seating.must_rule(session, user, moderator=moderator)
            return replace(
                session, status=Status.CLOSED, closing=Closing.ENDED, seats=seating.nobody_waited_for(session)
            )

        return await self._change(session_id, ended)

    async def close(self, session_id: int, closing: Closing) -> Session:
        """Closes a table that nobody can go on with; one that is over already stays as it is."""

        def closed(session: Session) -> Session:
            if not session.status.live:
                return session
            return replace(session, status=Status.CLOSED, closing=closing, seats=seating.nobody_waited_for(session))

        return await self._change(session_id, closed)

    def silent(self, session: Session) -> tuple[Seat, ...]:
        """The seats that the table has waited for since a day or longer."""
        now = self._clock()
        return tuple(
            seat
            for seat, holder in enumerate(session.seats)
            if holder.user is not None and holder.waited_since is not None and now - holder.waited_since >= SILENCE
        )

    async def expire_lobbies(self) -> None:
        for session_id in await self._store.lobbies_before(self._clock() - LOBBY_LIFE):
            await self.close(session_id, Closing.EXPIRED)

    # The one way forward.

    def _act(self, session: Session, seat: Seat, action: Any) -> tuple[Seat, Transition[Any], Session, Entry]:
        game = self.game(session)
        if not game.may_decide(session.state, seat):
            raise Refused("refused-not-your-turn", game=session.game)
        after = game.apply(session.state, seat, action)
        return seat, after, session, Entry(Step.ACT, seat, action, after.events, self._clock())

    def _leave(self, session: Session, seat: Seat) -> tuple[Seat, Transition[Any], Session, Entry]:
        after = self.game(session).resign(session.state, seat)
        seats = seating.with_left(session, seat)
        host = seating.next_host(session, seats)
        entry = Entry(Step.RESIGN, seat, None, after.events, self._clock())
        return seat, after, replace(session, seats=seats, host=host), entry

    async def _step(
        self, session_id: int, step: Callable[[Session], tuple[Seat, Transition[Any], Session, Entry]]
    ) -> Outcome:
        async def once() -> Outcome:
            session = await self._load(session_id)
            seat, after, changed, entry = step(session)
            saved = await self._store.save(self._moved(changed, after, seat), entry=entry)
            return Outcome(saved, seat, after.events)

        return await self._locked(session_id, once, lambda outcome: outcome.session)

    def _moved(self, session: Session, after: Transition[Any], mover: Seat) -> Session:
        game, now = self.game(session), self._clock()
        actors = game.actors(after.state)
        moved = replace(session, state=after.state, changed=now)
        if game.result(after.state) is not None:
            moved = replace(moved, status=Status.FINISHED)
        elif not any(holder.user is not None and not holder.left for holder in session.seats):
            moved = replace(moved, status=Status.CLOSED, closing=Closing.DESERTED)
            actors = frozenset()
        return replace(moved, seats=seating.waited_for(moved, actors, mover=mover, now=now))

    async def _seat(self, session_id: int, change: Callable[[Session, AnyGame], Session]) -> Session:
        def seated(session: Session) -> Session:
            self._must_be_lobby(session)
            return change(session, self.game(session))

        return await self._change(session_id, seated)

    async def _change(self, session_id: int, change: Callable[[Session], Session]) -> Session:
        async def once() -> Session:
            session = await self._load(session_id)
            changed = change(session)
            if changed is session:
                return session
            return await self._store.save(replace(changed, changed=self._clock()))

        return await self._locked(session_id, once, lambda session: session)

    async def _locked(self, session_id: int, once: Callable[[], Awaitable[T]], session_of: Callable[[T], Session]) -> T:
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock:
            try:
                done = await once()
            except StaleVersion:
                done = await once()
        for watcher in self._watchers:
            watcher(session_of(done))
        return done

    async def _load(self, session_id: int) -> Session:
        session = await self._store.load(session_id)
        if session is None:
            raise Refused("refused-no-such-table")
        return session

    def _must_be_lobby(self, session: Session) -> None:
        if session.status is Status.PLAYING:
            raise Refused("refused-already-started", game=session.game)
        if session.status is not Status.LOBBY:
            raise Refused("refused-table-over", game=session.game)
        if self._clock() - session.created >= LOBBY_LIFE:
            raise Refused("refused-lobby-expired", game=session.game)

    def _must_be_playing(self, session: Session) -> None:
        if session.status is Status.LOBBY:
            raise Refused("refused-not-started", game=session.game)
        if session.status is not Status.PLAYING:
            raise Refused("refused-table-over", game=session.game)
        if session.state is None:
            raise CorruptState(f"session={session.id} has no state")

    def _must_be_current(self, session: Session, round: int | None) -> None:
        if round is not None and round != self.game(session).round(session.state):
            raise Refused("refused-stale-round")

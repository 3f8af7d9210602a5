"""How tables move forward: opening, taking seats, starting, moving."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from bot.core.errors import IllegalMove, Refused, StaleVersion, UserError
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.state import State
from bot.sessions.model import Closing, Entry, Session, Status, Step
from bot.sessions.service import Outcome, SessionService
from bot.storage.sessions import SqliteSessions
from tests.counting import Count, Counted, Rules, Tally
from tests.sessions.tables import ANN, BOB, CAY, DAN, ROBOT, game, lobby, wish
from tests.settable import DAY, HOUR, SettableClock


class TestOpen:
    async def test_the_host_takes_the_first_seat_of_a_saved_lobby(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock
    ) -> None:
        session = await service.open(wish())
        assert (session.status, session.host, session.names, session.version) == (Status.LOBBY, ANN.id, ("Ann",), 1)
        assert session.created == clock.now
        assert await store.load(session.id) == session

    async def test_a_channel_has_one_live_table(self, service: SessionService) -> None:
        await service.open(wish())
        with pytest.raises(Refused, match="channel-busy"):
            await service.open(wish(host=BOB))
        assert (await service.open(wish(host=BOB, channel=8))).id

    async def test_two_who_open_at_once_get_one_table(self, service: SessionService) -> None:
        opened = await asyncio.gather(service.open(wish()), service.open(wish(host=BOB)), return_exceptions=True)
        assert [type(each) for each in opened if not isinstance(each, Session)] == [Refused]

    async def test_a_lobby_older_than_a_day_gives_way(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock
    ) -> None:
        old = await service.open(wish())
        clock.turn(DAY - 1)
        with pytest.raises(Refused, match="channel-busy"):
            await service.open(wish(host=BOB))
        clock.turn(1)
        new = await service.open(wish(host=BOB))
        closed = await store.load(old.id)
        assert closed is not None
        assert (closed.status, closed.closing) == (Status.CLOSED, Closing.EXPIRED)
        assert await store.live_in(new.channel) == new

    async def test_a_running_game_gives_way_to_nobody(self, service: SessionService, clock: SettableClock) -> None:
        await game(service, BOB)
        clock.turn(30 * DAY)
        with pytest.raises(Refused, match="channel-busy"):
            await service.open(wish(host=CAY))


class TestLobby:
    async def test_people_and_computers_come_and_go(self, service: SessionService, store: SqliteSessions) -> None:
        session = await lobby(service, BOB, CAY, robots=1)
        session = await service.remove_computer(session.id, BOB.id)
        session = await service.leave(session.id, ANN.id)
        assert (session.names, session.host) == (("Bob", "Cay"), BOB.id)
        assert await store.load(session.id) == session

    async def test_the_last_person_closes_it(self, service: SessionService) -> None:
        session = await lobby(service, robots=1)
        session = await service.leave(session.id, ANN.id)
        assert (session.status, session.closing) == (Status.CLOSED, Closing.DESERTED)

    async def test_all_who_join_at_once_sit(self, service: SessionService, store: SqliteSessions) -> None:
        session = await lobby(service)
        await asyncio.gather(*(service.join(session.id, person) for person in (BOB, CAY, DAN)))
        saved = await store.load(session.id)
        assert saved is not None
        assert sorted(saved.names) == ["Ann", "Bob", "Cay", "Dan"]

    async def test_after_the_start_no_seat_changes(self, service: SessionService) -> None:
        session = await game(service, BOB)
        for change in (
            service.join(session.id, CAY),
            service.leave(session.id, ANN.id),
            service.add_computer(session.id, ANN.id, ROBOT, "Robot"),
            service.remove_computer(session.id, ANN.id),
            service.cancel(session.id, ANN.id, moderator=False),
            service.start(session.id, ANN.id),
        ):
            with pytest.raises(Refused, match="refused-already-started"):
                await change

    async def test_a_closed_one_takes_nobody(self, service: SessionService) -> None:
        session = await lobby(service)
        await service.cancel(session.id, ANN.id, moderator=False)
        with pytest.raises(Refused, match="refused-table-over"):
            await service.join(session.id, BOB)

    async def test_one_older_than_a_day_takes_nobody_even_before_it_is_swept(
        self, service: SessionService, clock: SettableClock
    ) -> None:
        session = await lobby(service, BOB)
        clock.turn(DAY)
        with pytest.raises(Refused, match="refused-lobby-expired"):
            await service.start(session.id, ANN.id)

    async def test_the_sweep_closes_only_what_is_older_than_a_day(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock
    ) -> None:
        old = await lobby(service)
        clock.turn(HOUR)
        young, playing = await lobby(service, channel=8), await game(service, BOB, channel=9)
        clock.turn(DAY - 1)
        await service.expire_lobbies()
        assert set(await store.live_ids()) == {young.id, playing.id}
        closed = await store.load(old.id)
        assert closed is not None
        assert closed.closing is Closing.EXPIRED

    async def test_the_host_or_a_moderator_cancels_and_nobody_else(self, service: SessionService) -> None:
        session = await lobby(service, BOB)
        with pytest.raises(Refused, match="refused-not-host"):
            await service.cancel(session.id, BOB.id, moderator=False)
        session = await service.cancel(session.id, CAY.id, moderator=True)
        assert (session.status, session.closing) == (Status.CLOSED, Closing.CANCELLED)

    async def test_a_table_that_never_was_is_refused(self, service: SessionService) -> None:
        with pytest.raises(Refused, match="refused-no-such-table"):
            await service.join(99, ANN)


class TestStart:
    async def test_it_deals_by_the_seed_and_waits_for_the_first_seat(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock
    ) -> None:
        session = await lobby(service, BOB)
        clock.turn(HOUR)
        outcome = await service.start(session.id, ANN.id)
        started = outcome.session
        assert (started.status, started.seed) == (Status.PLAYING, "seed 0")
        assert [holder.waited_since for holder in started.seats] == [clock.now, None]
        (entry,) = await store.log(session.id)
        assert (entry.step, entry.version, entry.at) == (Step.DEAL, started.version, clock.now)
        assert await store.load(session.id) == started

    async def test_only_the_host_starts(self, service: SessionService) -> None:
        session = await lobby(service, BOB)
        with pytest.raises(Refused, match="refused-not-host"):
            await service.start(session.id, BOB.id)

    async def test_it_takes_the_seats_that_the_game_wants(self, service: SessionService) -> None:
        session = await lobby(service)
        with pytest.raises(Refused, match="refused-too-few"):
            await service.start(session.id, ANN.id)
        session = await service.add_computer(session.id, ANN.id, ROBOT, "Robot")
        assert (await service.start(session.id, ANN.id)).session.status is Status.PLAYING

    async def test_two_starts_at_once_deal_once(self, service: SessionService, store: SqliteSessions) -> None:
        session = await lobby(service, BOB)
        starts = (service.start(session.id, ANN.id), service.start(session.id, ANN.id))
        dealt = await asyncio.gather(*starts, return_exceptions=True)
        assert [type(each) for each in dealt] == [Outcome, Refused]
        assert len(await store.log(session.id)) == 1

    async def test_qwirkle_hears_whose_account_is_the_oldest(self, service: SessionService) -> None:
        session = await lobby(service, BOB, CAY, game=QWIRKLE.key, options=QWIRKLE.default)
        session = await service.add_computer(session.id, ANN.id, "highest", "Robot")
        started = (await service.start(session.id, ANN.id)).session
        assert cast(State, started.state).seniority == (2, 1, 0, 3)

    async def test_nothing_printed_of_a_table_tells_its_secrets(self, service: SessionService) -> None:
        session = await game(service, BOB, game=QWIRKLE.key, options=QWIRKLE.default)
        assert "seed 0" not in repr(session)
        assert "hands" not in repr(session)


class TestAct:
    async def test_a_move_is_saved_with_its_line_of_the_log(
        self, service: SessionService, store: SqliteSessions, clock: SettableClock
    ) -> None:
        session = await game(service, BOB)
        clock.turn(60)
        outcome = await service.act(session.id, ANN.id, Count(3))
        assert (outcome.seat, outcome.events) == (0, (Counted(0, 3),))
        assert cast(Tally, outcome.session.state).total == 3
        assert [holder.waited_since for holder in outcome.session.seats] == [None, clock.now]
        assert await store.load(session.id) == outcome.session
        entry = (await store.log(session.id))[-1]
        assert entry == Entry(Step.ACT, 0, Count(3), (Counted(0, 3),), clock.now, outcome.session.version)

    async def test_the_last_move_finishes_the_table(self, service: SessionService, store: SqliteSessions) -> None:
        session = await game(service, BOB, options=Rules(goal=3))
        outcome = await service.act(session.id, ANN.id, Count(3))
        assert outcome.session.status is Status.FINISHED
        assert all(holder.waited_since is None for holder in outcome.session.seats)
        assert await store.live_in(session.channel) is None
        with pytest.raises(Refused, match="refused-table-over"):
            await service.act(session.id, BOB.id, Count(1))

    @pytest.mark.parametrize(
        ("user", "action", "round", "error"),
        [
            (BOB.id, Count(1), None, Refused("refused-not-your-turn")),
            (CAY.id, Count(1), None, Refused("refused-not-seated")),
            (ANN.id, Count(1), 2, Refused("refused-stale-round")),
            (ANN.id, Count(4), None, IllegalMove("counting-too-far", reason="too-far")),
        ],
    )
    async def test_what_is_refused_leaves_the_table_as_it_was(
        self,
        service: SessionService,
        store: SqliteSessions,
        *,
        user: int,
        action: Count,
        round: int | None,
        error: UserError,
    ) -> None:
        session = await game(service, BOB)
        told: list[Session] = []
        service.watch(told.append)
        with pytest.raises(type(error), match=error.text.key):
            await service.act(session.id, user, action, round=round)
        assert await store.load(session.id) == session
        assert len(await store.log(session.id)) == 1
        assert told == []

    async def test_a_control_of_this_round_counts(self, service: SessionService) -> None:
        session = await game(service, BOB)
        outcome = await service.act(session.id, ANN.id, Count(1), round=1)
        assert cast(Tally, outcome.session.state).turn == 2

    async def test_a_lobby_is_not_played_at(self, service: SessionService) -> None:
        session = await lobby(service, BOB)
        with pytest.raises(Refused, match="refused-not-started"):
            await service.act(session.id, ANN.id, Count(1))

    async def test_of_two_moves_at_once_one_is_made(self, service: SessionService, store: SqliteSessions) -> None:
        session = await game(service, BOB)
        moves = (service.act(session.id, ANN.id, Count(1)), service.act(session.id, ANN.id, Count(2)))
        first, second = await asyncio.gather(*moves, return_exceptions=True)
        assert isinstance(first, Outcome)
        assert isinstance(second, Refused)
        saved = await store.load(session.id)
        assert saved == first.session
        assert [entry.action for entry in await store.log(session.id)] == [None, Count(1)]

    async def test_a_computers_move_counts_only_in_the_round_it_was_chosen_for(self, service: SessionService) -> None:
        session = await game(service, robots=1)
        outcome = await service.act(session.id, ANN.id, Count(1))
        view = service.view(outcome.session, 1)
        with pytest.raises(StaleVersion):
            await service.act_for_computer(session.id, 1, Count(1), round=1, view=view)
        assert cast(Tally, outcome.session.state).turn == 2
        played = await service.act_for_computer(session.id, 1, Count(1), round=2, view=view)
        assert cast(Tally, played.session.state).total == 2

    async def test_and_only_with_what_its_seat_saw_there(self, service: SessionService) -> None:
        session = await game(service, robots=1)
        outcome = await service.act(session.id, ANN.id, Count(1))
        with pytest.raises(StaleVersion):
            await service.act_for_computer(session.id, 1, Count(1), round=2, view=service.view(session, 1))
        assert service.view(outcome.session, 1) != service.view(session, 1)

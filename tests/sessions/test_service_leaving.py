"""How people and tables leave: resigning, retiring, ending, closing."""

from __future__ import annotations

from typing import cast

import pytest

from bot.core.errors import Refused
from bot.core.text import Text
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.state import Resigned, State
from bot.sessions.model import Closing, Status, Step
from bot.sessions.service import SessionService
from bot.storage.sessions import SqliteSessions
from tests.counting import Count, Left
from tests.sessions.tables import ANN, BOB, CAY, game
from tests.settable import DAY, SettableClock


class TestResign:
    async def test_the_seat_is_given_up_and_the_game_goes_on(
        self, service: SessionService, store: SqliteSessions
    ) -> None:
        session = await game(service, BOB, CAY)
        outcome = await service.resign(session.id, BOB.id)
        assert outcome.events == (Left(1),)
        assert outcome.session.status is Status.PLAYING
        assert outcome.session.seat_of(BOB.id) is None
        assert [holder.left for holder in outcome.session.seats] == [False, True, False]
        assert (await store.log(session.id))[-1].step is Step.RESIGN
        with pytest.raises(Refused, match="refused-left"):
            await service.resign(session.id, BOB.id)

    async def test_the_host_hands_on(self, service: SessionService) -> None:
        session = await game(service, BOB, CAY)
        assert (await service.resign(session.id, ANN.id)).session.host == BOB.id

    async def test_the_last_but_one_finishes_the_game(self, service: SessionService) -> None:
        session = await game(service, BOB)
        outcome = await service.resign(session.id, ANN.id)
        assert outcome.session.status is Status.FINISHED

    async def test_a_table_without_people_is_deserted(self, service: SessionService) -> None:
        session = await game(service, robots=2)
        outcome = await service.resign(session.id, ANN.id)
        assert (outcome.session.status, outcome.session.closing) == (Status.CLOSED, Closing.DESERTED)
        assert all(holder.waited_since is None for holder in outcome.session.seats)

    async def test_who_leaves_the_server_is_out_of_the_game(self, service: SessionService) -> None:
        session = await game(service, BOB, CAY)
        assert (await service.take_leave(session.id, ANN.id)).session.seats[0].left

    async def test_qwirkles_leaver_puts_the_tiles_back_into_the_bag(self, service: SessionService) -> None:
        session = await game(service, BOB, CAY, game=QWIRKLE.key, options=QWIRKLE.default)
        outcome = await service.resign(session.id, BOB.id)
        assert Resigned(1, returned=6) in outcome.events
        assert len(cast(State, outcome.session.state).bag) == len(cast(State, session.state).bag) + 6

    async def test_a_stale_question_takes_nobody_out(self, service: SessionService, store: SqliteSessions) -> None:
        session = await game(service, BOB, CAY)
        with pytest.raises(Refused, match="refused-stale-round"):
            await service.resign(session.id, ANN.id, round=7)
        assert await store.load(session.id) == session


class TestRetire:
    async def test_a_seat_must_have_been_silent_for_a_whole_day(
        self, service: SessionService, clock: SettableClock
    ) -> None:
        session = await game(service, BOB, CAY)
        await service.act(session.id, ANN.id, Count(1))
        clock.turn(DAY - 1)
        with pytest.raises(Refused) as caught:
            await service.retire(session.id, ANN.id, 1, moderator=False)
        assert caught.value.text == Text("refused-not-silent", player="Bob", hours=24)
        clock.turn(1)
        outcome = await service.retire(session.id, ANN.id, 1, moderator=False)
        assert outcome.session.seats[1].left
        assert outcome.session.seats[2].waited_since == clock.now

    async def test_only_the_host_or_a_moderator_may(self, service: SessionService, clock: SettableClock) -> None:
        session = await game(service, BOB, CAY)
        clock.turn(DAY)
        with pytest.raises(Refused, match="refused-not-host"):
            await service.retire(session.id, BOB.id, 0, moderator=False)
        outcome = await service.retire(session.id, 99, 0, moderator=True)
        assert outcome.session.seats[0].left

    async def test_who_is_not_on_turn_is_never_silent(self, service: SessionService, clock: SettableClock) -> None:
        session = await game(service, BOB)
        clock.turn(3 * DAY)
        with pytest.raises(Refused, match="refused-not-silent"):
            await service.retire(session.id, ANN.id, 1, moderator=False)
        assert service.silent(session) == (0,)

    async def test_who_moves_is_not_silent_any_more(self, service: SessionService, clock: SettableClock) -> None:
        session = await game(service, BOB)
        clock.turn(2 * DAY)
        session = (await service.act(session.id, ANN.id, Count(1))).session
        assert service.silent(session) == ()


class TestEnd:
    async def test_the_host_or_a_moderator_ends_without_a_winner(self, service: SessionService) -> None:
        for user, moderator in ((ANN.id, False), (99, True)):
            session = await game(service, BOB)
            ended = await service.end(session.id, user, moderator=moderator)
            assert (ended.status, ended.closing) == (Status.CLOSED, Closing.ENDED)
            assert all(holder.waited_since is None for holder in ended.seats)

    async def test_nobody_else_ends(self, service: SessionService, store: SqliteSessions) -> None:
        session = await game(service, BOB)
        with pytest.raises(Refused, match="refused-not-host"):
            await service.end(session.id, BOB.id, moderator=False)
        assert await store.load(session.id) == session

    async def test_a_closed_table_stays_closed_as_it_was(self, service: SessionService, store: SqliteSessions) -> None:
        session = await game(service, BOB)
        await service.close(session.id, Closing.CHANNEL_GONE)
        again = await service.close(session.id, Closing.EXPIRED)
        assert again.closing is Closing.CHANNEL_GONE
        assert await store.load(session.id) == again
        with pytest.raises(Refused, match="refused-table-over"):
            await service.end(session.id, ANN.id, moderator=False)

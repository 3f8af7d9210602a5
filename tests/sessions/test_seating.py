"""Who sits where: joining, leaving, computers, seniority, and whom the table waits for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.errors import Refused
from bot.core.text import Text
from bot.sessions import seating
from bot.sessions.model import Closing, Holder, Person, Status
from tests.counting import COUNTING
from tests.sessions.tables import ANN, BOB, CAY, ROBOT, seated


class TestJoin:
    def test_a_person_takes_the_next_seat(self) -> None:
        session = seating.join(seated(ANN), COUNTING, BOB)
        assert session.names == ("Ann", "Bob")
        assert session.seat_of(BOB.id) == 1

    def test_nobody_sits_twice(self) -> None:
        with pytest.raises(Refused, match="refused-already-seated"):
            seating.join(seated(ANN, BOB), COUNTING, BOB)

    def test_a_full_table_takes_nobody_and_says_how_many_can_play(self) -> None:
        with pytest.raises(Refused) as caught:
            seating.join(seated(ANN, BOB, robots=2), COUNTING, CAY)
        assert caught.value.text == Text("refused-table-full", most=4)


class TestLeave:
    def test_the_seats_behind_move_up(self) -> None:
        session = seating.leave(seated(ANN, BOB, CAY), BOB.id)
        assert session.names == ("Ann", "Cay")
        assert session.host == ANN.id

    def test_the_host_hands_on_to_the_next_person(self) -> None:
        session = seating.leave(seated(ANN, BOB, CAY), ANN.id)
        assert session.host == BOB.id
        assert session.status is Status.LOBBY

    def test_a_lobby_without_people_closes(self) -> None:
        session = seating.leave(seated(ANN, robots=2), ANN.id)
        assert (session.status, session.closing) == (Status.CLOSED, Closing.DESERTED)

    def test_who_has_no_seat_cannot_leave(self) -> None:
        with pytest.raises(Refused, match="refused-not-seated"):
            seating.leave(seated(ANN), BOB.id)


class TestComputers:
    def test_computers_of_one_name_are_told_apart(self) -> None:
        session = seated(ANN)
        for _ in range(3):
            session = seating.add_computer(session, COUNTING, ANN.id, ROBOT, "Robot")
        assert session.names == ("Ann", "Robot", "Robot 2", "Robot 3")
        assert session.seats[1].computer == ROBOT

    def test_the_freed_name_is_given_again(self) -> None:
        session = seated(ANN, robots=2)
        session = replace(session, seats=(session.seats[0], session.seats[2]))
        assert seating.add_computer(session, COUNTING, ANN.id, ROBOT, "Robot").names == ("Ann", "Robot 2", "Robot")

    def test_a_computer_is_not_mistaken_for_a_person_of_its_name(self) -> None:
        session = seated(ANN, Person(44, "Robot"))
        assert seating.add_computer(session, COUNTING, ANN.id, ROBOT, "Robot").names[2] == "Robot 2"

    def test_the_last_to_come_is_the_first_to_go(self) -> None:
        assert seating.remove_computer(seated(ANN, robots=2), ANN.id).names == ("Ann", "Robot")

    def test_people_are_never_taken_away(self) -> None:
        with pytest.raises(Refused, match="refused-no-computer"):
            seating.remove_computer(seated(ANN, BOB), ANN.id)

    def test_another_language_renames_them_by_level(self) -> None:
        session = seated(ANN, Person(5, "Ordi"), robots=2)
        session = replace(session, seats=(*session.seats, Holder("Robot 3", computer="of old")))
        spoken = seating.speaking(session, "fr", {ROBOT: "Ordi"})
        assert spoken.names == ("Ann", "Ordi", "Ordi 2", "Ordi 3", "Robot 3")
        assert [holder.computer for holder in spoken.seats] == [holder.computer for holder in session.seats]
        assert spoken.language == "fr"

    def test_bystanders_bring_and_take_no_computers(self) -> None:
        with pytest.raises(Refused, match="refused-not-seated"):
            seating.add_computer(seated(ANN), COUNTING, BOB.id, ROBOT, "Robot")
        with pytest.raises(Refused, match="refused-not-seated"):
            seating.remove_computer(seated(ANN, robots=1), BOB.id)

    def test_a_full_table_takes_no_computer(self) -> None:
        with pytest.raises(Refused, match="refused-table-full"):
            seating.add_computer(seated(ANN, robots=3), COUNTING, ANN.id, ROBOT, "Robot")


class TestSeniority:
    def test_the_oldest_account_comes_first_and_computers_last(self) -> None:
        session = seated(ANN, BOB, CAY, robots=1)
        assert seating.seniority(session) == (2, 1, 0, 3)

    def test_computers_rank_by_their_seats(self) -> None:
        assert seating.seniority(seated(ANN, robots=3)) == (0, 1, 2, 3)


class TestHost:
    def test_only_the_host_and_the_others_hear_who_that_is(self) -> None:
        session = seated(ANN, BOB)
        seating.must_be_host(session, ANN.id)
        with pytest.raises(Refused) as caught:
            seating.must_be_host(session, BOB.id)
        assert caught.value.text == Text("refused-not-host", host="Ann")

    def test_a_host_who_left_a_game_hands_on_to_a_person_who_is_still_there(self) -> None:
        session = seated(ANN, BOB, CAY, robots=1)
        session = replace(session, seats=seating.with_left(session, 1))
        assert seating.next_host(session, seating.with_left(session, 0)) == CAY.id

    def test_a_host_who_stays_keeps_the_role(self) -> None:
        session = seated(ANN, BOB)
        assert seating.next_host(session, seating.with_left(session, 1)) == ANN.id


class TestWaiting:
    def test_the_wait_begins_when_the_turn_comes(self) -> None:
        session = seated(ANN, BOB)
        assert [holder.waited_since for holder in seating.waited_for(session, {1}, mover=0, now=5.0)] == [None, 5.0]

    def test_somebody_elses_deed_does_not_begin_it_anew(self) -> None:
        session = seated(ANN, BOB, CAY)
        session = replace(session, seats=seating.waited_for(session, {1}, mover=0, now=5.0))
        assert [holder.waited_since for holder in seating.waited_for(session, {1}, mover=2, now=9.0)] == [
            None,
            5.0,
            None,
        ]

    def test_who_moved_and_is_awaited_again_begins_anew(self) -> None:
        session = seated(ANN, BOB)
        session = replace(session, seats=seating.waited_for(session, {1}, mover=0, now=5.0))
        assert seating.waited_for(session, {1}, mover=1, now=9.0)[1].waited_since == 9.0

    def test_nobody_is_waited_for_when_it_is_over(self) -> None:
        session = seated(ANN, BOB)
        session = replace(session, seats=seating.waited_for(session, {0, 1}, mover=0, now=5.0))
        assert all(holder.waited_since is None for holder in seating.nobody_waited_for(session))


def test_enough_seats_are_counted_by_the_game() -> None:
    with pytest.raises(Refused) as caught:
        seating.must_be_enough(seated(ANN), COUNTING)
    assert caught.value.text == Text("refused-too-few", fewest=2)
    seating.must_be_enough(seated(ANN, robots=1), COUNTING)

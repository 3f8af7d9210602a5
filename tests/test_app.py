"""The bot as it is put together: who thinks in it, what ends with it, and what it logs."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import app
from bot.config import Settings
from bot.games.registry import GAMES
from bot.thinking import ProcessThinker, ThreadThinker


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_path=tmp_path / "tables.sqlite3", discord_token=SecretStr("x"))


class Empty(ThreadThinker):
    """A thinker that is false, as something empty is."""

    def __len__(self) -> int:
        return 0


class TestThinker:
    async def test_one_that_is_given_is_taken_and_no_workers_are_hired(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def hired() -> None:
            raise AssertionError("nobody asked for workers")

        monkeypatch.setattr(app, "ProcessThinker", hired)
        given = Empty(GAMES)
        async with app.open_bot(settings, thinker=given) as client:
            assert client.house.thinker is given

    async def test_without_one_it_has_workers_and_closes_them(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        closed: list[object] = []

        def close(thinker: ProcessThinker) -> None:
            closed.append(thinker)

        monkeypatch.setattr(ProcessThinker, "close", close)
        async with app.open_bot(settings) as client:
            assert isinstance(client.house.thinker, ProcessThinker)
            assert closed == []
        assert closed == [client.house.thinker]


class TestStopping:
    async def test_a_part_that_fails_keeps_no_other_from_stopping(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        stopped: list[str] = []

        def stopping(name: str) -> object:
            async def stop() -> None:
                stopped.append(name)
                raise RuntimeError("words that may be secret")

            return stop

        async with app.open_bot(settings, thinker=ThreadThinker(GAMES)) as client:
            house = client.house
            parts = {
                type(part).__name__: part
                for part in (
                    house.counsel,
                    house.replays,
                    house.attendance,
                    house.publisher,
                    client.runner,
                    house.announcer,
                    house.reviewer,
                )
            }
            for name, part in parts.items():
                monkeypatch.setattr(part, "stop", stopping(name))
        assert sorted(stopped) == sorted(parts)
        assert client.is_closed()
        for name in parts:
            assert f"not stopped part={name} cause=RuntimeError client.py:" in caplog.text
        assert "secret" not in caplog.text

    async def test_every_part_of_it_that_can_be_stopped_is(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stopped: list[object] = []

        async def stop(part: object) -> None:
            stopped.append(part)

        async with app.open_bot(settings, thinker=ThreadThinker(GAMES)) as client:
            house = client.house
            parts = [getattr(house, name) for name in type(house).__slots__] + [client.runner]
            stoppable = [part for part in parts if hasattr(type(part), "stop")]
            for part in stoppable:
                monkeypatch.setattr(type(part), "stop", stop)
        assert {id(part) for part in stopped} == {id(part) for part in stoppable}
        assert len(stoppable) > 5


class TestTheLog:
    def test_tells_where_an_error_came_from_and_none_of_its_words(self) -> None:
        try:
            try:
                raise ValueError("RX in hand")
            except ValueError as first:
                raise KeyError("RC in hand") from first
        except KeyError as error:
            info = (KeyError, error, error.__traceback__)
            record = logging.LogRecord("bot", logging.ERROR, __file__, 1, "incident=%s", ("1",), info)
        told = app.Discreet("%(message)s").format(record)
        assert told.startswith("incident=1\nKeyError test_app.py:")
        assert ", after ValueError test_app.py:" in told
        assert "in hand" not in told

"""The ids of buttons: short enough for Discord, read back as written, and never mistaken for others' ids."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord_ui.controls import Control

WORDS = st.from_regex(r"[a-z][a-z-]{0,15}", fullmatch=True)
NUMBERS = st.integers(min_value=0, max_value=2**40)


@given(WORDS, NUMBERS, NUMBERS, WORDS, st.lists(WORDS, max_size=2))
def test_what_is_written_is_read_back(game: str, session: int, round: int, verb: str, args: list[str]) -> None:
    control = Control(game, session, round, verb, tuple(args))
    assert Control.parse(control.id) == control


def test_it_says_its_grammar_table_round_and_deed() -> None:
    assert Control("qwirkle", 12, 3, "retire-yes", ("2",)).id == "t1:qwirkle:12:3:retire-yes:2"


def test_an_id_is_never_longer_than_discord_takes() -> None:
    assert len(Control("qwirkle", 1, 1, "x" * 85).id) == 100
    with pytest.raises(ValueError, match="at most 100"):
        _ = Control("qwirkle", 1, 1, "x" * 86).id


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "t1",
        "t1:qwirkle:1:1",
        "t2:qwirkle:1:1:hand",
        "t1:qwirkle:a:1:hand",
        "t1:qwirkle:1:-1:hand",
        "T1:qwirkle:1:1:x",
    ],
)
def test_what_is_none_of_ours_is_no_control(custom_id: str) -> None:
    assert Control.parse(custom_id) is None

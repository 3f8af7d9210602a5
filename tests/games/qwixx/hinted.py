"""Sheets and dice for which one piece of advice speaks for a decision, or against it: for its tests and the tour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.core.game import Seat
from bot.games.qwixx.state import State
from tests.games.qwixx.tables import BIG_POINTS, ROW_OF_FIVE, decided, table

RED, YELLOW = ROW_OF_FIVE["R"], ROW_OF_FIVE["Y"]
TWELVE = "66 R1 Y1 G1 B1"


@dataclass(frozen=True, slots=True)
class Hinted:
    """A table, a seat of it, and a decision as a record writes it."""

    state: State
    move: str
    seat: Seat = 0


HINTED: Mapping[str, Hinted] = {
    "compact": Hinted(table("R5", "R5", dice="24 R1 Y1 G1 B1"), "R6"),
    "skips": Hinted(table("R5", "R5"), "R7"),
    "skips-two": Hinted(table("R5", "R5", dice="44 R1 Y1 G1 B1"), "R8"),
    "jump": Hinted(table("R5", "R5", dice="24 R1 Y1 G1 B1"), "Y6"),
    "closes": Hinted(table(RED, "R5", dice=TWELVE), "R12"),
    "ends-ahead": Hinted(table(f"{RED} G12", f"{YELLOW} Y12", dice=TWELVE, closed=(1,)), "R12"),
    "ends-level": Hinted(table(RED, f"{YELLOW} Y12", dice=TWELVE, closed=(1,)), "R12"),
    "ends-behind": Hinted(table(RED, f"{YELLOW} Y7 Y12 R2", dice=TWELVE, closed=(1,)), "R12"),
    "saves-miss": Hinted(table("R5 Y11 G3 B3", "R5", dice="34 R1"), "R7"),
    "no-miss": Hinted(table("R5", "R5"), "R7"),
    "bonus": Hinted(table("R7 Y7", "R5", variant=BIG_POINTS), "RY7"),
    "more-crosses": Hinted(table("R2 R3 R6", "R5"), "R7"),
    "may-close": Hinted(table("R2 R3 R4 R6", "R5"), "R7"),
    "rival": Hinted(table("R5", RED), "R7"),
    "rivals": Hinted(table("R5", RED, RED), "R7"),
    "rival-later": Hinted(table("R5", RED), "pass"),
    "miss": Hinted(table("R5 Y11 G3 B3", "R5", dice="34 R1"), "pass"),
    "last-miss": Hinted(table("R5 Y11 G3 B3 M M M", "R5", dice="34 R1"), "pass"),
    "free": Hinted(table("R5", "R5"), "pass", seat=1),
    "free-active": Hinted(table("R5", "R5"), "pass"),
    "free-marked": Hinted(decided(table("R5", "R5"), "R7", "pass").state, "pass"),
    "keeps-options": Hinted(table("R6", "R5 R6 Y6 G8 B8", dice="44 R1 Y1 G1 B1"), "pass", seat=1),
    "keeps-more-options": Hinted(table("R6", "R5 Y5 G11 B11", dice="44 R1 Y1 G1 B1"), "pass", seat=1),
    "later": Hinted(table("R2", "R5", dice="23 R1 Y1 G1 B1"), "pass"),
    "later-with-one": Hinted(table("R2", "R5", dice="34 R1 Y1 G1 B1"), "pass"),
    "later-as-good": Hinted(table("R2", "R5", dice="12 R2 Y1 G1 B1"), "pass"),
    "no-end": Hinted(table(RED, f"{YELLOW} Y7 Y12 R2", dice=TWELVE, closed=(1,)), "pass"),
    "goes-on": Hinted(table(RED, f"{YELLOW} Y12", dice=TWELVE, closed=(1,)), "pass"),
    "no-way-on": Hinted(table(f"{RED} R11 G3 B3 M M M", f"{YELLOW} Y7 Y12 R2", dice=TWELVE, closed=(1,)), "pass"),
    "later-with-two": Hinted(table("R2", "R5", dice="44 R1 Y1 G1 B1"), "pass"),
}

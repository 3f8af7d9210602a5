"""Positions in which one piece of advice speaks for a move, or against it: shared by its tests and the tour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.qwirkle.state import Board, State
from tests.games.qwirkle.tables import rows, table

BOB = "GT GL BX PD YS OC"
FOUR = rows("RC RS RD RT")
THREE = rows("RC RS RD")


def _apart(*, many: int, code: str) -> Board:
    """Copies of a tile that lie far away."""
    return rows("\n..\n..\n".join([code] * many), at="A1")


@dataclass(frozen=True, slots=True)
class Hinted:
    """A table at which Ann is on turn, and a move of hers as a record writes it."""

    board: Board
    hand: str
    move: str
    bag: str | None = None
    opening: int = 0

    @property
    def state(self) -> State:
        others: dict[str, Any] = {} if self.bag is None else {"bag": self.bag}
        bob = "GT GL" if self.bag == "" else BOB
        return table(board=self.board, hands=[self.hand, bob], opening=self.opening, **others)


HINTED: Mapping[str, Hinted] = {
    "last-tile": Hinted(rows("RC GC BC"), "OC", "OC Q30", bag=""),
    "qwirkle": Hinted(rows("RC RS RD RT RL"), "RX PC OS", "RX S30"),
    "two-qwirkles": Hinted(
        rows("RC RS RD RT RL\n" + "\n".join(f".. .. .. .. .. {code}" for code in ["GX", "BX", "OX", "YX", "PX"])),
        "RX PC OS",
        "RX S30",
    ),
    "several-lines": Hinted(rows("RC RS RD\n.. .. GD"), "RT GT PC", "RT Q30, GT Q31"),
    "opening": Hinted({}, "RC RS RD BX GT OL", "RC N30, RS O30, RD P30", opening=3),
    "opening-of-one": Hinted({}, "RC", "RC N30", opening=1),
    "five-open": Hinted(FOUR, "RL PC OS", "RL R30"),
    "five-yours": Hinted({**FOUR, **_apart(many=2, code="RX")}, "RL RX OS", "RL R30"),
    "five-dead": Hinted({**FOUR, **_apart(many=3, code="RX")}, "RL PC OS", "RL R30"),
    "five-no-room": Hinted(rows("GC .. .. .. .. .. GD\n.. RC RS RD RT", at="M29"), "RL PC OS", "RL R30"),
    "awaited": Hinted(THREE, "RT RX OS", "RT Q30"),
    "awaited-none": Hinted({**THREE, **_apart(many=3, code="RL")}, "RT RX OS", "RT Q30"),
    "two-directions": Hinted(rows(".. .. GD\n.. .. BD\nRC RS ..", at="N28"), "RD YC OX", "YC N31"),
    "no-five": Hinted(FOUR, "RL GC PX", "GC N31"),
    "keeps": Hinted(THREE, "RX YC", "YC N31"),
    "must-swap": Hinted(THREE, "BT BL BX GT GL GX", "swap GT GL GX"),
    "best-play": Hinted(THREE, "GC BT BL BX OT", "swap GC OT"),
    "double": Hinted(THREE, "BT BT GL OX", "swap BT"),
}

"""What the tour types, and the positions in which games end."""

from __future__ import annotations

from typing import Any

from bot.games.qwirkle.state import Edition, Options
from tests.games.qwirkle.tables import rows

EVERY: dict[str, dict[str, Any]] = {
    "join": {},
    "leave": {},
    "hand": {},
    "play": {"move": "RX Q30"},
    "swap": {"tiles": "RX"},
    "pass": {},
    "board": {},
    "bag": {},
    "hint": {},
    "score": {},
    "history": {},
    "resign": {},
    "end": {},
}

SEEDS: dict[str, dict[str, Any]] = {"seed 0": {}, "seed 3": {}, "seed 5": {"tie_break": "lot"}}

UNREADABLE = (
    *("", "zzz", "RX", "N30", "R N30", "X N30", "RX RT N30", "RX RT right", "RX ABC30", "RX N1000", "x" * 400, "RX → "),
)

ILLEGAL = (
    *("YX Q30", "RX Q31, BT Q31", "RX O30", "RX M30, GS N40", "RX M30, BT K30", "RC S30", "GS M30", "RX A1"),
    *("RX S30", "RC M30", "GX S30, RX S30", "RX M30, GX S30"),
)

FULL = Options(Edition.IELLO)
ENDINGS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"hands": ["RX", "BT GL"], "bag": "", "scores": [20, 29], "options": FULL}, "RX Q30"),
    ({"hands": ["RX", "BT GL"], "bag": "", "scores": [19, 29]}, "RX Q30"),
    ({"hands": ["RX GL", "BT BL"], "bag": ""}, "RX Q30"),
    ({"hands": ["RX RT", "BT GL"], "bag": ""}, "RX Q30"),
    ({"hands": ["RX BL BT GL GT YL", "BL BT GL GT YT YL"], "bag": "PL PT OL"}, "RX Q30"),
    ({"board": rows("RC RS RD RT RL"), "hands": ["RX BT", "GL GT"], "bag": ""}, "RX S30"),
)

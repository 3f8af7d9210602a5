"""A tour of all that the bot says on Discord about Qwixx, in whatever language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.games.qwixx.layouts import LAYOUTS
from bot.games.qwixx.notation import mark_text
from bot.games.qwixx.state import LAST, Place, State, Variant
from bot.sessions.model import Status
from tests.discord_ui.quick import Quick
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.seen import Message
from tests.discord_ui.told import told
from tests.discord_ui.walker import Walker
from tests.games.qwixx.hinted import HINTED
from tests.games.qwixx.tables import BIG_POINTS, MIXX_A, ROW_OF_FIVE, table

EVERY: dict[str, dict[str, Any]] = {
    "join": {},
    "leave": {},
    "sheet": {},
    "mark": {"move": "R7"},
    "pass": {},
    "hint": {},
    "board": {},
    "score": {},
    "history": {},
    "rules": {},
    "resign": {},
    "end": {},
}
UNREADABLE = ("", "zzz", "x" * 200, "pass R7", "R7 8", "red", "7", "R13", "RG7", "RY7")
RED, YELLOW = ROW_OF_FIVE["R"], ROW_OF_FIVE["Y"]
TWELVE, TWO = "66 R1 Y1 G1 B1", "11 R1 Y1 G1 B1"
ENDINGS: tuple[tuple[State, tuple[str, str], str | None], ...] = (
    (table(RED, YELLOW, dice=TWELVE), ("R12", "Y12"), None),
    (table(RED, f"{RED} R7 {YELLOW} R12 M M", dice=TWELVE, closed=(0,)), ("pass", "Y12"), None),
    (table("R5 M M M", "R5 R6"), ("pass", "R7"), "pass"),
    (table("R5 M M M", "R5 R6 M M", "M"), ("pass", "R7"), "pass"),
)


class QwixxTour(Walker):
    """Goes through the screens of Qwixx."""

    world: QwixxWorld

    def __init__(self, world: QwixxWorld) -> None:
        super().__init__(world)

    async def go(self) -> None:
        self.world.playing = "qwixx"
        stops: tuple[Callable[[], Awaitable[None]], ...] = (
            self.empty_channel,
            self.lobbies,
            self.sheets,
            self.colour_dice,
            self.locks,
            self.mixed_rows,
            self.bonus_rows,
            self.rolls_off,
            self.notation,
            self.illegal_marks,
            self.looking,
            self.leaving,
            self.hints,
            self.deadlines,
            self.endings,
            self.looking_back,
        )
        for stop in stops:
            self.world.channel = self.world.guild.create_text_channel(stop.__name__)
            await stop()
            await self.world.rest()

    async def empty_channel(self) -> None:
        for command, options in EVERY.items():
            await self.type(self.ann, command, **options)

    async def lobbies(self) -> None:
        for variant in Variant:
            await self.type(self.ann, "start", variant=variant.value, deadline=300, help="learner")
            asked = await self.press(self.ann, self.world.card, "add-computer")
            await self.press(self.ann, asked, "seat-computer", "expert")
            await self.world.rest()
            for command, options in EVERY.items():
                if command not in ("join", "leave", "end"):
                    await self.type(self.ann, command, **options)
            await self.type(self.ann, "end")
        for deadline in (60, 900, 3600, 14400, 86400):
            await self.type(self.ann, "start", deadline=deadline)
            await self.type(self.ann, "end")

    async def at(self, state: State, **options: Any) -> None:
        """A game of Ann, Bob and perhaps Cay in that position."""
        await self.game(*(self.bob, self.cay)[: len(state.sheets) - 1], **options)
        await self.world.arrange(state)

    async def decide(self, *moves: str) -> None:
        for actor, move in zip((self.ann, self.bob, self.cay), moves, strict=False):
            await self.move(actor, move)
        await self.world.rest()

    async def move(self, actor: Any, move: str) -> Message:
        return await (self.type(actor, "pass") if move == "pass" else self.type(actor, "mark", move=move))

    async def sheet(self, actor: Any) -> Message:
        return await self.type(actor, "sheet")

    async def sheets(self) -> None:
        await self.at(table("R5 Y6 M", "R8 Y8 G2 B2 M M", "R6"), help="learner")
        await self.ann.autocomplete(self.world.channel, "qwixx mark", "move", "")
        for actor in (self.ann, self.bob):
            await self.sheet(actor)
        await self.type(self.bob, "pass")
        pad = await self.press(self.ann, await self.sheet(self.ann), "mark", "2")
        pad = await self.press(self.ann, await self.press(self.ann, pad, "sheet"), "skip")
        pad = await self.press(self.ann, pad, "mark", "0")
        await self.world.settle(self.ann, text_board=True)
        pad = await self.press(self.ann, pad, "refresh")
        await self.world.settle(self.ann, text_board=False)
        await self.press(self.ann, await self.press(self.ann, pad, "board"), "words")
        await self.sheet(self.world.dan)
        pad = await self.sheet(self.ann)
        await self.decide("pass")
        await self.type(self.cay, "mark", move="R7")
        await self.press(self.ann, pad, "refresh")
        await self.press(self.ann, await self.press(self.ann, await self.sheet(self.ann), "skip"), "skip", "sure")

    async def colour_dice(self) -> None:
        await self.at(table("R5", "R5"))
        await self.decide("R7", "pass")
        for actor in (self.ann, self.bob):
            await self.sheet(actor)
        for command in ("mark", "pass"):
            await self.type(self.bob, command, **EVERY[command])
        await self.type(self.ann, "pass")
        await self.world.arrange(table("R5", "R8 Y8 G2 B2"))
        await self.decide("pass")
        await self.type(self.ann, "mark", move="Y4")
        await self.world.arrange(table("R5", "R8 Y8 G2 B2", dice="34 R1 Y1 G1 B1", closed=()))
        await self.decide("pass")
        await self.type(self.ann, "pass")
        # No colour die helps Ann.
        await self.world.arrange(table("R5 Y11 G3 B3", "R5", dice="34 R1"))
        await self.sheet(self.ann)
        await self.decide("pass", "pass")

    async def locks(self) -> None:
        await self.at(table(RED, RED, "R5", dice=TWELVE))
        await self.sheet(self.ann)
        await self.decide("R12", "R12", "pass")
        await self.type(self.ann, "board")
        await self.type(self.ann, "score")
        await self.press(self.cay, await self.type(self.cay, "board"), "words")
        await self.decide("pass")
        await self.sheet(self.bob)
        await self.sheet(self.cay)
        for colour, lock in (("G", "G2"), ("B", "B2")):
            await self.world.arrange(table(ROW_OF_FIVE[colour], "R5", "R5", dice=TWO))
            await self.decide(lock, "pass", "pass")

    async def mixed_rows(self) -> None:
        for row in range(4):
            self.world.channel = self.world.guild.create_text_channel("mixed")
            await self.at(_nearly_closed(row), variant=MIXX_A.value)
            for actor in (self.ann, self.bob):
                await self.sheet(actor)
            await self.decide(mark_text(LAYOUTS[MIXX_A], Place(row, LAST)), "pass")
            await self.type(self.ann, "score")
            await self.sheet(self.bob)
            await self.press(self.cay, await self.type(self.cay, "board"), "words")

    async def bonus_rows(self) -> None:
        await self.at(table("R7 Y7", "R5", variant=BIG_POINTS), variant=BIG_POINTS.value)
        await self.sheet(self.ann)
        for move in ("GB7", "RY5", "RY7"):
            await self.type(self.ann, "mark", move=move)
        await self.decide("RY7", "R7")
        await self.type(self.ann, "score")

    async def rolls_off(self) -> None:
        for index in range(12):
            self.world.seed(f"seed {index}")
            self.world.channel = self.world.guild.create_text_channel("opening")
            await self.game(self.bob)

    async def notation(self) -> None:
        await self.at(table("R5", "R5"))
        for move in UNREADABLE:
            await self.type(self.ann, "mark", move=move)

    async def illegal_marks(self) -> None:
        await self.at(table(f"{RED} Y8 G7", "R5", dice=TWELVE))
        for move in ("R5", "Y12", "G12"):
            await self.type(self.ann, "mark", move=move)
        await self.world.arrange(table("Y8 G7", "R5"))
        for move in ("Y7", "G7"):
            await self.type(self.ann, "mark", move=move)
        await self.world.arrange(table("R5 Y8 G7 B12", f"{RED} R7 R12", dice="11 Y1 G1 B1", closed=(0,)))
        for move in ("R2", "Y2", "B2", "G2"):
            await self.type(self.ann, "mark", move=move)
        await self.world.arrange(table("R5", "R5", dice="34 Y1 G1 B1"))
        await self.decide("R7", "pass")
        for move in ("R8", "Y9", "Y6"):
            await self.type(self.ann, "mark", move=move)

    async def looking(self) -> None:
        await self.game(self.bob)
        for _ in range(12):
            await self.world.decide_wisely((await self.world.awaited())[0])
        await self.world.rest()
        await self.press(self.cay, await self.type(self.cay, "board"), "words")
        page = await self.type(self.cay, "history")
        await self.press(self.cay, page, "history", "0")
        for verb in ("score", "rules", "history"):
            menu = await self.press(self.ann, self.world.card, "more")
            await self.press(self.ann, await self.press(self.ann, menu, verb), "sheet")

    async def leaving(self) -> None:
        await self.at(table("R5", "R5", "R5"))
        await self.type(self.bob, "resign")
        await self.world.rest()
        for command in ("sheet", "pass", "mark"):
            await self.type(self.bob, command, **EVERY[command])
        await self.type(self.ann, "score")
        await self.type(self.ann, "board")
        await self.type(self.cay, "resign")
        await self.world.rest()
        await self.type(self.ann, "score")
        self.world.channel = self.world.guild.create_text_channel("ended")
        await self.at(table("R5", "R5"))
        await self.type(self.ann, "end")
        await self.world.rest()
        for command, options in EVERY.items():
            await self.type(self.ann, command, **options)

    async def hints(self) -> None:
        await self.at(table("R5", "R5"))
        await self.type(self.ann, "hint")
        for hinted in HINTED.values():
            self.world.channel = self.world.guild.create_text_channel("hints")
            await self.at(hinted.state, help="learner", variant=hinted.state.options.variant.value)
            with told(self.world, hinted.move):
                await self.type((self.ann, self.bob)[hinted.seat], "hint")
        hint = await self.type(self.ann, "hint")
        await self.press(self.ann, await self.press(self.ann, hint, "sheet"), "hint")
        await self.type(self.cay, "hint")

    async def deadlines(self) -> None:
        await self.at(table("R5", "R5"), deadline=60)
        self.world.clock.turn(60)
        await self.world.hurry()

    async def endings(self) -> None:
        for state, moves, last in ENDINGS:
            self.world.channel = self.world.guild.create_text_channel("ending")
            await self.at(state)
            before = self.world.card
            await self.decide(*moves, *["pass"] * (len(state.sheets) - 2))
            if last is not None:
                await self.move(self.ann, last)
                await self.world.rest()
            ended = await self.world.session()
            assert ended.status is Status.FINISHED
            for command, options in EVERY.items():
                await self.type(self.bob, command, **options)
            await self.world.press_id(self.bob, before, f"t1:qwixx:{ended.id}:1:sheet")

    async def looking_back(self) -> None:
        quick = Quick()
        quick.serve(self.world)
        for quick.wise in (False, True):
            self.world.channel = self.world.guild.create_text_channel("missed")
            await self.game(self.bob)
            for _ in range(12):
                await self.world.decide_wisely((await self.world.awaited())[0])
            await self.world.type(self.ann, "resign" if quick.wise else "end")
            await self.world.rest()
            shown = await self.press(self.ann, self.world.card, "review")
            await self.world.rest()
            await self.press(self.ann, shown, "misses")
            await self.type(self.ann, "replay")


def _nearly_closed(row: int) -> State:
    """A table of Mixx A at which Ann may close that row."""
    layout = LAYOUTS[MIXX_A]
    begun = " ".join(mark_text(layout, Place(row, at)) for at in range(5))
    return table(begun, "", dice=f"{TWELVE if row < 2 else TWO}", variant=MIXX_A)

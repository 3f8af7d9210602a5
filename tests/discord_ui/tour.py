"""A tour of all that the bot ever says on Discord, in whatever language: controls are found by their ids."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.core.errors import CorruptState
from bot.games.qwirkle.state import Cell, Edition, Options
from bot.sessions.model import Closing
from tests.discord_ui.test_large_tables import scattered
from tests.discord_ui.world import BUTTON, MENU, Message, World, boxes, values
from tests.games.qwirkle.tables import rows, table
from tests.settable import DAY

LINE = rows("RC RS RD")
ANN, BOB = "RX RT RL GC BT PL", "RT GL BX PD YS OC"


class Tour:
    """Goes through the bot's screens; what is shown is read from its requests afterwards."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.ann, self.bob, self.cay = world.ann, world.bob, world.cay

    async def go(self) -> None:
        stops: tuple[Callable[[], Awaitable[None]], ...] = (
            self.empty_channel,
            self.settings,
            self.permissions,
            self.lobby,
            self.closed_lobbies,
            self.composer,
            self.last_tiles,
            self.opening,
            self.learner,
            self.looking,
            self.large_table,
            self.notation,
            self.illegal_plays,
            self.exchanges,
            self.leaving,
            self.endings,
            self.old_controls,
            self.faults,
        )
        for stop in stops:
            self.world.channel = self.world.guild.create_text_channel(stop.__name__)
            await stop()
            await self.world.rest()

    # How it moves.

    async def type(self, actor: MemberActor, command: str, **options: Any) -> Message:
        return _shown(await self.world.type(actor, command, **options))

    async def press(self, actor: MemberActor, message: Message, verb: str, *arguments: str) -> Message:
        """Presses the control of that verb, of several the first that has those arguments."""
        return _shown(await self.world.press_id(actor, message, self.control(message, verb, *arguments)))

    async def choose(self, actor: MemberActor, message: Message, verb: str, value: str) -> Message:
        return _shown(await self.world.press_id(actor, message, self.control(message, verb), value))

    def control(self, message: Message, verb: str, *arguments: str) -> str:
        for part in self.world.parts(message):
            if part["type"] in (BUTTON, MENU):
                _, _, _, _, found, *rest = part["custom_id"].split(":")
                if found == verb and all(argument in rest for argument in arguments):
                    return str(part["custom_id"])
        raise LookupError(verb)

    async def game(self, *others: MemberActor, **options: Any) -> None:
        """Ann's table, begun, with those at it."""
        await self.type(self.ann, "start", **options)
        for other in others:
            await self.type(other, "join")
        await self.press(self.ann, self.world.card, "start")
        await self.world.rest()

    async def position(self, **parts: Any) -> None:
        """A game of Ann and Bob in that position, with Ann on turn."""
        await self.game(self.bob)
        await self.world.arrange(table(**({"board": LINE, "hands": [ANN, BOB]} | parts)))

    async def hand(self, actor: MemberActor) -> Message:
        return await self.type(actor, "hand")

    # What it sees.

    async def empty_channel(self) -> None:
        for command, options in EVERY.items():
            await self.type(self.ann, command, **options)
        await self.type(self.ann, "rules")

    async def settings(self) -> None:
        world, manager = self.world, self.world.manager("Max")
        world.locales[manager.id] = world.locales.get(self.ann.id, "en-US")
        shown = await world.settle(self.ann)
        for verb in ("me-text", "me-pings") * 2:
            shown = await self.press(self.ann, shown, verb)  # type: ignore[assignment]
        await world.settle(self.ann, theme="contrast")
        await world.settle(self.ann, theme="auto")
        await world.settle(self.ann, "server")
        await world.settle(manager, "server")

    async def permissions(self) -> None:
        world = self.world
        for permission in ("view_channel", "send_messages", "attach_files", "read_message_history"):
            world.forbid(permission)
            await self.type(self.ann, "start")
            world.allow()
        world.env.backend.create_thread(world.channel.id, "a thread", self.ann.id)
        world.forbid("send_messages_in_threads")
        await world.type(self.ann, "start", at=world.channel.threads[0])
        world.env.backend.create_thread(
            world.channel.id, "a secret", self.ann.id, type=discord.ChannelType.private_thread.value
        )
        world.allow()
        world.env.inject_error("GET", "/channels/*", status=403, code=50001)
        await world.type(self.ann, "start", at=world.channel.threads[-1])

    async def lobby(self) -> None:
        await self.type(self.ann, "start", edition="iello", tie_break="lot", help="learner")
        card = self.world.card
        for command, options in EVERY.items():
            if command not in ("join", "leave", "end", "start"):
                await self.type(self.ann, command, **options)
        await self.type(self.ann, "start")
        await self.type(self.ann, "rules")
        for verb in ("start", "remove-computer", "join"):
            await self.press(self.ann, card, verb)
        await self.press(self.bob, card, "add-computer")
        await self.type(self.bob, "join")
        await self.press(self.bob, card, "start")
        await self.type(self.bob, "end")
        for verb in ("add-computer", "add-computer", "add-computer", "remove-computer"):
            await self.press(self.ann, card, verb)
        await self.type(self.bob, "leave")
        await self.press(self.ann, card, "cancel")

    async def closed_lobbies(self) -> None:
        await self.type(self.ann, "start")
        await self.type(self.ann, "leave")
        await self.type(self.ann, "start")
        await self.type(self.ann, "end")
        await self.type(self.ann, "start")
        self.world.clock.turn(DAY + 1)
        await self.press(self.bob, self.world.card, "join")
        await self.world.sweep()

    async def composer(self) -> None:
        await self.position(board=rows("RC RS RD\n.. .. GD"), hands=["RX RT RL GX BT PC", BOB])
        hand = await self.hand(self.ann)
        for _ in range(3):
            hand = await self.press(self.ann, hand, "sort")
        hand = await self.press(self.ann, hand, "tile", "BT")
        hand = await self.press(self.ann, hand, "tile", "RX")
        hand = await self.choose(self.ann, hand, "lay", "RX Q30")
        hand = await self.choose(self.ann, hand, "lay", "GX Q31")
        hand = await self.press(self.ann, hand, "undo")
        for value in ("RT R30", "RL S30"):
            hand = await self.choose(self.ann, hand, "lay", value)
        plan = await self.hand(self.bob)
        plan = await self.press(self.bob, plan, "tile", "RT")
        await self.choose(self.bob, plan, "lay", "RT Q30")
        await self.press(self.ann, hand, "commit")
        await self.press(self.bob, plan, "refresh")
        for play in ("PD P32", "YS O31"):
            await self.type(self.bob, "play", move=play)
        await self.world.settle(self.bob, text_board=True, pings=False)
        await self.hand(self.bob)
        await self.world.settle(self.bob, text_board=False, pings=True)

    async def last_tiles(self) -> None:
        await self.position(board=rows("RC GC BC"), hands=["OC OS", BOB], bag="")
        hand = await self.press(self.ann, await self.hand(self.ann), "tile", "OC")
        hand = await self.choose(self.ann, hand, "lay", "OC Q30")
        hand = await self.choose(self.ann, hand, "lay", "OS Q31")
        await self.press(self.ann, hand, "commit")

    async def opening(self) -> None:
        for seed, options in SEEDS.items():
            self.world.seed(seed)
            self.world.channel = self.world.guild.create_text_channel("opening")
            await self.game(self.bob, **options)
        await self.world.arrange(table(hands=["RC RS RD BX GT OL", BOB], opening=3))
        for command, moves in (("play", ("RC N30", "RC A1, RS B1, RD C1")), ("swap", ("RC",))):
            for move in moves:
                await self.type(self.ann, command, **{"move" if command == "play" else "tiles": move})
        await self.type(self.ann, "pass")
        hand = await self.press(self.ann, await self.hand(self.ann), "tile", "OL")
        hand = await self.press(self.ann, hand, "tile", "RS")
        hand = await self.choose(self.ann, hand, "lay", "RS N30")
        hand = await self.press(self.ann, hand, "clear")
        await self.press(self.ann, hand, "swap")
        await self.type(self.ann, "play", move="RC N30, RS O30, RD P30")
        await self.world.arrange(table(hands=["RC", BOB], opening=1))
        hand = await self.press(self.ann, await self.hand(self.ann), "tile", "RC")
        hand = await self.choose(self.ann, hand, "lay", "RC N30")
        await self.press(self.ann, hand, "commit")

    async def learner(self) -> None:
        await self.game(self.bob, help="learner")
        islands = rows("RC .. .. RS .. .. RD .. .. RT\n..\n..\nRL .. .. RC .. .. RS .. .. RD")
        await self.world.arrange(table(board=islands, hands=[ANN, BOB]))
        await self.world.choices(self.ann)
        hand = await self.press(self.ann, await self.hand(self.ann), "tile", "RX")
        hand = await self.choose(self.ann, hand, "lay", "page1")
        await self.choose(self.ann, hand, "lay", "RX N29")

    async def looking(self) -> None:
        await self.game(self.bob)
        for _ in range(13):
            await self.world.play()
        board = await self.type(self.cay, "board")
        await self.press(self.cay, board, "words")
        await self.world.settle(self.cay, text_board=True)
        await self.type(self.cay, "board")
        page = await self.type(self.cay, "history")
        page = await self.press(self.cay, page, "history", "0")
        await self.press(self.cay, page, "history", "1")
        for verb in ("score", "rules"):
            menu = await self.press(self.cay, self.world.card, "more")
            await self.press(self.cay, await self.press(self.cay, menu, verb), "more")
        menu = await self.press(self.ann, self.world.card, "more")
        await self.press(self.ann, await self.press(self.ann, menu, "bag"), "hand")

    async def large_table(self) -> None:
        await self.position(board=scattered(30, 20) | {Cell(29, 19): LINE[Cell(0, 0)]}, bag="GC")
        board = await self.press(self.ann, self.world.card, "board")
        board = await self.choose(self.ann, board, "board", "0")
        words = await self.press(self.ann, board, "words")
        await self.press(self.ann, await self.press(self.ann, words, "words", "1"), "words", "0")

    async def notation(self) -> None:
        await self.position()
        for move in UNREADABLE:
            await self.type(self.ann, "play", move=move)
        for tiles in ("", "zzz", "RX N30", "RX →", "R", "X"):
            await self.type(self.ann, "swap", tiles=tiles)

    async def illegal_plays(self) -> None:
        board = rows("RC RS RD RT RL\n.. .. .. .. .. .. GX GC")
        await self.position(board=board, hands=["RX RC GS BT PL GX", BOB])
        for move in ILLEGAL:
            await self.type(self.ann, "play", move=move)
        await self.world.arrange(table(board=rows("RC RS RD RT RL RX"), hands=[ANN, BOB]))
        await self.type(self.ann, "play", move="RX T30")
        await self.type(self.bob, "play", move="RT Q29")
        await self.type(self.cay, "play", move="RT Q29")

    async def exchanges(self) -> None:
        await self.position()
        form = await self.world.form_by_id(self.ann)
        await self.ann.submit_modal(form, {"ticked": values(boxes(form))[:2]})
        await self.press(self.ann, self.world.card, "more")
        await self.world.form_by_id(self.ann)
        await self.type(self.bob, "swap", tiles="RT")
        await self.ann.autocomplete(self.world.channel, "qwirkle swap", "tiles", "")
        situations: tuple[dict[str, Any], ...] = (
            {"bag": "GC"},
            {"bag": ""},
            {"hands": ["BT BL BX GT GL GX", BOB]},
            {"hands": ["BT BL BX GT GL GX", BOB], "bag": ""},
        )
        for parts in situations:
            await self.world.arrange(table(**({"board": LINE, "hands": [ANN, BOB]} | parts)))
            await self.type(self.ann, "pass")
            await self.type(self.bob, "pass")
            await self.type(self.ann, "swap", tiles="all")
            await self.world.form_by_id(self.ann)
            await self.type(self.ann, "bag")

    async def leaving(self) -> None:
        await self.game(self.bob, self.cay)
        for verb, answer in (("resign", "keep-playing"), ("end", "keep-playing")):
            menu = await self.press(self.ann, self.world.card, "more")
            await self.press(self.ann, await self.press(self.ann, menu, verb), answer)
        await self.type(self.bob, "end")
        await self.type(self.bob, "leave")
        await self.type(self.ann, "resign", player=self.bob)
        await self.type(self.ann, "resign", player=self.world.member("Dan"))
        await self.type(self.cay, "join")
        self.world.clock.turn(DAY)
        silent = await self.world.mover()
        host = self.world.actor((await self.world.session()).host)
        menu = await self.press(host, self.world.card, "more")
        await self.press(host, await self.press(host, menu, "retire"), "retire-yes")
        await self.world.rest()
        assert (await self.world.session()).seat_of(silent.id) is None
        await self.type(silent, "hand")
        await self.type(await self.world.mover(), "board")
        await self.type(await self.world.mover(), "resign")

    async def endings(self) -> None:
        for parts, move in ENDINGS:
            self.world.channel = self.world.guild.create_text_channel("ending")
            await self.position(**parts)
            before = self.world.card
            await self.type(self.ann, "play", move=move)
            await self.world.rest()
            for command, options in EVERY.items():
                if command != "start":
                    await self.type(self.bob, command, **options)
            ended = await self.world.session()
            await self.world.press_id(self.bob, before, f"t1:qwirkle:{ended.id}:1:more")
        await self.press(self.bob, self.world.card, "again")
        self.world.channel = self.world.guild.create_text_channel("ended")
        await self.position()
        menu = await self.press(self.ann, self.world.card, "more")
        await self.press(self.ann, await self.press(self.ann, menu, "end"), "end-yes")
        await self.world.rest()
        for command in ("board", "score", "bag"):
            await self.type(self.ann, command)
        for closing in (Closing.DESERTED,):
            self.world.channel = self.world.guild.create_text_channel(closing.value)
            await self.position()
            await self.world.bot.house.service.close((await self.world.session()).id, closing)
            await self.world.rest()

    async def old_controls(self) -> None:
        await self.position()
        card, session = self.world.card, await self.world.session()
        for custom_id in ("t1:qwirkle:999999:1:hand", f"t1:qwirkle:{session.id}:9:swap-tiles"):
            await self.world.press_id(self.ann, card, custom_id, "RX0")
        await self.world.press_id(self.ann, card, f"t1:qwirkle:{session.id}:0:join")

    async def faults(self) -> None:
        """What goes wrong on our side; the commands are gone afterwards."""
        store, right = self.world.bot.house.store, self.world.bot.house.store.latest_in
        for error in (CorruptState("a table"), OSError("the line is cut")):
            store.latest_in = _raising(error)  # type: ignore[method-assign]
            await self.type(self.ann, "board")
        store.latest_in = right  # type: ignore[method-assign]
        self.world.bot.tree.remove_command("qwirkle")
        await self.type(self.ann, "board")


def _raising(error: Exception) -> Callable[..., Coroutine[Any, Any, Any]]:
    async def broken(*_: object) -> Any:
        raise error

    return broken


def _shown(result: InteractionResult) -> Message:
    """The answer; a message of its own where the pressed one was left as it is."""
    return result.response if result.response is not None else result.followups[0]


EVERY: dict[str, dict[str, Any]] = {
    "join": {},
    "leave": {},
    "hand": {},
    "play": {"move": "RX Q30"},
    "swap": {"tiles": "RX"},
    "pass": {},
    "board": {},
    "bag": {},
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

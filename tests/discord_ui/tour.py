"""A tour of all that the bot ever says on Discord, in whatever language: controls are found by their ids."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord

from bot.core.errors import CorruptState
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.state import Cell
from bot.sessions.model import Closing
from tests.discord_ui.quick import Quick, Slow
from tests.discord_ui.seen import Message, boxes, values
from tests.discord_ui.situations import ENDINGS, EVERY, ILLEGAL, SEEDS, UNREADABLE
from tests.discord_ui.test_large_tables import scattered
from tests.discord_ui.told import told
from tests.discord_ui.walker import ANN, BOB, LINE, Walker
from tests.games.qwirkle.hinted import HINTED
from tests.games.qwirkle.tables import rows, table
from tests.settable import DAY


class Tour(Walker):
    """Goes through the bot's screens; what is shown is read from its requests afterwards."""

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
            self.hints,
            self.looking,
            self.large_table,
            self.notation,
            self.illegal_plays,
            self.exchanges,
            self.leaving,
            self.looking_back,
            self.queueing,
            self.endings,
            self.replaying,
            self.old_controls,
            self.faults,
        )
        for stop in stops:
            self.world.channel = self.world.guild.create_text_channel(stop.__name__)
            await stop()
            await self.world.rest()

    async def empty_channel(self) -> None:
        for command, options in EVERY.items():
            await self.type(self.ann, command, **options)
        await self.type(self.ann, "rules")

    async def settings(self) -> None:
        world, manager = self.world, self.world.manager("Max")
        world.locales[manager.id] = world.locales.get(self.ann.id, "en-US")
        shown: Message = await world.settle(self.ann)
        for verb in ("me-text", "me-pings") * 2:
            shown = await self.press(self.ann, shown, verb)
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
        asked = await self.press(self.ann, card, "add-computer")
        for level in ("beginner", "strong"):
            await self.press(self.ann, asked, "seat-computer", level)
        for verb in ("add-computer", "remove-computer"):
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

    async def hints(self) -> None:
        await self.game(self.bob, help="learner")
        for hinted in HINTED.values():
            await self.world.arrange(hinted.state)
            with told(self.world, hinted.move):
                await self.type(self.ann, "hint")
        await self.world.arrange(table(board=LINE, hands=[ANN, BOB]))
        hint = await self.press(self.ann, await self.hand(self.ann), "hint")
        await self.press(self.ann, hint, "take", "0")
        await self.type(self.bob, "hint")
        await self.world.arrange(table(board=LINE, hands=[ANN, BOB], scores=[1, 0]))
        with told(self.world, "swap GC PL", "RX Q30"):
            equal = await self.type(self.ann, "hint")
        await self.world.press_id(self.ann, equal, self.control(equal, "exchange"))
        await self.type(self.ann, "bag")
        await self.world.arrange(table(board=LINE, hands=[BOB, ANN]))
        await self.press(self.ann, equal, "take")
        table_of = await self.world.session()
        play = QWIRKLE.read("RT Q30", QWIRKLE.view(table_of.state, 0))
        with told(
            self.world, "RT Q30", meanwhile=lambda: self.world.bot.house.service.act(table_of.id, self.ann.id, play)
        ):
            await self.type(self.ann, "hint")
        await self.world.arrange(HINTED["five-dead"].state)
        await self.type(self.ann, "bag")

    async def looking(self) -> None:
        await self.game(self.bob)
        for _ in range(13):
            await self.world.play()
        board = await self.type(self.cay, "board")
        await self.press(self.cay, board, "words")
        self.world.forbid("attach_files")
        await self.type(self.cay, "score")
        self.world.allow()
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
        for command in ("board", "score", "bag", "review"):
            await self.type(self.ann, command)
        for closing in (Closing.DESERTED,):
            self.world.channel = self.world.guild.create_text_channel(closing.value)
            await self.position()
            await self.world.bot.house.service.close((await self.world.session()).id, closing)
            await self.world.rest()

    async def replaying(self) -> None:
        await self.game(self.bob)
        await self.world.play()
        await self.type(self.cay, "replay")
        await self.type(self.ann, "end")
        step = await self.type(self.cay, "replay")
        for way in ("next", "last", "back", "first"):
            step = await self.press(self.cay, step, "replay", way)
        step = await self.choose(self.cay, step, "replay", "2")
        for verb in ("export", "film"):
            await self.press(self.cay, step, verb)
        self.world.channel = self.world.guild.create_text_channel("arranged")
        await self.position()
        await self.type(self.ann, "end")
        await self.type(self.cay, "replay")

    async def looking_back(self) -> None:
        quick = Quick()
        quick.serve(self.world)
        await self.type(self.ann, "review")
        await self.game(self.bob)
        await self.type(self.ann, "review")
        await self.world.type(self.ann, "end")
        await self.press(self.bob, await self.looked_back(), "replay")
        for quick.wise in (False, True):
            self.world.channel = self.world.guild.create_text_channel("missed")
            await self.game(self.bob)
            for _ in range(10):
                mover, legal = await self.world.mover(), sorted(await self.world.legal(), key=lambda entry: entry[1])
                await self.world.type(mover, "play", move=legal[-1 if mover == self.ann else 0][0])
            await self.world.type(self.ann, "end")
            await self.world.rest()
            quick.broken = True
            await self.looked_back()
            quick.broken = False
            slow = Slow(self.world, quick, 10)
            shown = await slow.ask()
            await slow.think(2)
            await slow.outlast()
            await slow.finish()
            quick.steps = None
            shown = await self.press(self.ann, shown, "review")
            shown = await self.press(self.ann, shown, "misses")
            for seat in ("0", "1", "all"):
                shown = await self.choose(self.ann, shown, "misses", seat)
            shown = await self.press(self.ann, shown, "misses", "all", "1")
            shown = await self.press(self.ann, shown, "misses", "all", "0")
            await self.press(self.ann, shown, "review")

    async def queueing(self) -> None:
        quick = Quick()
        quick.serve(self.world)
        channels = [self.world.channel, *(self.world.guild.create_text_channel(f"queue {at}") for at in range(2))]
        for self.world.channel in channels:
            await self.game(self.bob)
            await self.world.play()
            await self.world.type(self.ann, "end")
            await self.world.rest()
        slow = Slow(self.world, quick, len(channels))
        await slow.ask()
        for self.world.channel in channels[:2]:
            await slow.ask_behind()
        await slow.finish()

    async def looked_back(self) -> Message:
        await self.world.rest()
        shown = await self.press(self.bob, self.world.card, "review")
        await self.world.rest()
        return shown

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

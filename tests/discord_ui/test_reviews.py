"""Looking back at a game: by button and command, while it is made and afterwards, page by page."""

from __future__ import annotations

import re
from dataclasses import replace

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.core.text import Text
from bot.games.qwirkle.face import QwirkleFace
from bot.games.qwirkle.game import QWIRKLE
from bot.sessions.model import Status
from tests.discord_ui.quick import MOVES, Quick, Slow
from tests.discord_ui.qwixx_world import QwixxWorld
from tests.discord_ui.seen import Message, answer
from tests.discord_ui.twice import deliver_twice
from tests.discord_ui.world import World
from tests.games.qwirkle.tables import table

TOGETHER = 2 * MOVES
"""Parts of the work: each move is judged, and what each step gave is measured."""


async def looked_back(world: World, actor: MemberActor) -> ResponseMessage:
    """The review that somebody asked for by the button of the final card, when it is there."""
    shown = answer(await world.press(actor, world.card, "Review"))
    await world.rest()
    return shown


class TestAReview:
    async def test_it_shows_the_points_and_how_everybody_played(self, over: World) -> None:
        shown = await looked_back(over, over.ann)
        told = over.texts(shown)
        assert told.startswith("**Review** · the points after each turn")
        assert "1. **Ann**\naccuracy **100%** · luck **+6.9** points from the draws\nMost points at once: turn " in told
        bob = re.search(
            r"2\. \*\*Bob\*\*\naccuracy \*\*(\d+)%\*\* · luck \*\*−6\.9\*\* points from the draws\nMost p", told
        )
        assert bob is not None
        assert int(bob[1]) < 100
        assert "-# Accuracy: 100% is the best move that I found" in told
        assert "Luck: my estimate of what the drawn tiles gave or took" in told
        (alt,) = over.alts(shown)
        assert alt.startswith("The points after each of 11 turns. At the end: Ann ")
        assert over.labels(shown) == ["Biggest misses", "Step through", "New table"]

    async def test_the_command_shows_the_same(self, over: World) -> None:
        pressed = await looked_back(over, over.ann)
        typed = answer(await over.type(over.bob, "review"))
        assert (over.texts(typed), over.alts(typed)) == (over.texts(pressed), over.alts(pressed))
        assert over.pictures(typed) == over.pictures(pressed)

    async def test_onlookers_may_look_back_as_well(self, over: World) -> None:
        assert "**Review**" in over.texts(await looked_back(over, over.cay))

    async def test_it_is_made_once_and_then_opened_at_once(self, over: World, quick: Quick) -> None:
        await looked_back(over, over.ann)
        assert quick.asked == MOVES
        again = answer(await over.press(over.ann, over.card, "Review"))
        assert "**Review** ·" in over.texts(again)
        await over.restart()
        quick.serve(over)
        assert "**Review** ·" in over.texts(answer(await over.type(over.cay, "review")))
        assert quick.asked == MOVES

    async def test_nobody_else_sees_it(self, over: World) -> None:
        before = len(over.public())
        await looked_back(over, over.ann)
        assert len(over.public()) == before

    async def test_another_table_is_opened_from_it(self, over: World) -> None:
        shown = await looked_back(over, over.bob)
        await over.press(over.bob, shown, "New table")
        await over.rest()
        assert "1. Bob · host" in over.texts(over.card)

    async def test_the_game_is_stepped_through_from_it(self, over: World) -> None:
        shown = await looked_back(over, over.bob)
        stepping = answer(await over.press(over.bob, shown, "Step through"))
        assert stepping.id == shown.id
        assert "**Step 1 of " in over.texts(stepping)

    async def test_the_moves_with_the_most_points_lead_to_their_steps(self, over: World) -> None:
        shown = await looked_back(over, over.ann)
        turns = [int(turn) for turn in re.findall(r"Most points at once: turn (\d+)", over.texts(shown))]
        options = over.menu(shown)["options"]
        assert [option["label"] for option in options] == [
            f"{name}, turn {turn}" for name, turn in zip(("Ann", "Bob"), turns, strict=True)
        ]
        points = re.findall(r"for (\d+ points?)", over.texts(shown))
        assert [option["description"] for option in options] == [f"{scored} at once" for scored in points]
        step = await over.choose(over.ann, shown, options[1]["value"])
        assert f"** · turn {turns[1]}\n**Bob** laid" in over.texts(step)

    async def test_the_picture_has_the_reader_s_look(self, over: World) -> None:
        dark = await looked_back(over, over.ann)
        await over.settle(over.ann, theme="contrast")
        contrast = await looked_back(over, over.ann)
        assert over.pictures(dark) != over.pictures(contrast)
        assert over.alts(dark) == over.alts(contrast)

    @pytest.mark.parametrize(
        ("language", "luck"), [("fr", "chance **+6,9** points à la pioche"), ("ro", "noroc **+6,9** puncte din")]
    )
    async def test_numbers_are_written_as_the_reader_writes_them(self, over: World, language: str, luck: str) -> None:
        await over.settle(over.ann, language=language)
        assert luck in over.texts(await looked_back(over, over.ann))

    async def test_a_name_can_t_disturb_the_message(self, world: World, quick: Quick) -> None:
        quick.serve(world)
        star = world.member("**Eve**")
        await world.game(star)
        await world.play()
        await world.type(world.ann, "end")
        await world.rest()
        assert "2. **\\*\\*Eve\\*\\***" in world.texts(await looked_back(world, world.ann))

    async def test_computers_have_their_level_beside_their_name(self, world: World, quick: Quick) -> None:
        quick.serve(world)
        await world.game(robots=1)
        await world.type(world.ann, "end")
        await world.rest()
        told = world.texts(await looked_back(world, world.ann))
        assert "2. **Computer (beginner)**" in told

    async def test_a_game_without_a_move_has_nothing_to_draw(self, world: World, quick: Quick) -> None:
        quick.serve(world)
        await world.game(world.bob)
        await world.type(world.ann, "end")
        await world.rest()
        shown = await looked_back(world, world.ann)
        assert world.alts(shown) == []
        assert "1. **Ann**\ntoo few decisions to judge · luck " in world.texts(shown)
        assert "Nobody missed anything that mattered." in world.texts(shown)
        assert world.labels(shown) == ["Step through", "New table"]


class TestWhileItIsMade:
    @pytest.fixture
    def slow(self, over: World, quick: Quick) -> Slow:
        return Slow(over, quick, MOVES)

    async def test_it_is_acknowledged_at_once_and_tells_how_far_it_is(self, over: World, slow: Slow) -> None:
        shown = await slow.ask()
        assert over.texts(shown).startswith("**The review begins.**")
        assert over.labels(shown) == ["Refresh"]
        for done in (2, 4):
            await slow.think(2)
            assert over.texts(shown).startswith(f"**Reviewing the game:** {done} of {TOGETHER} steps.")
        await slow.finish()
        assert over.texts(shown).startswith("**Review** ·")
        assert len(over.pictures(shown)) == 1

    async def test_the_message_is_left_alone_where_nothing_has_changed(self, over: World, slow: Slow) -> None:
        await slow.ask()
        await slow.think(2)
        before = len(over.env.http_requests)
        await slow.think(0)
        assert len(over.env.http_requests) == before
        await slow.finish()

    async def test_two_who_ask_at_once_wait_for_one_piece_of_work(
        self, over: World, quick: Quick, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        deliver_twice(over, monkeypatch, new_ids=True, second=over.bob.id)
        await looked_back(over, over.ann)
        for actor in (over.ann, over.bob):
            assert over.texts(over.whispers(actor)[-1]).startswith("**Review** ·")
        assert quick.asked == MOVES

    async def test_of_two_messages_to_one_person_the_newer_is_followed(
        self, over: World, quick: Quick, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with monkeypatch.context() as patch:
            deliver_twice(over, patch, new_ids=True)
            await looked_back(over, over.ann)
        old, new = over.whispers(over.ann)[-2:]
        assert over.texts(new).startswith("**Review** ·")
        assert over.texts(old).startswith("**The review begins.**")
        await over.press(over.ann, old, "Refresh")
        assert over.texts(old).startswith("**Review** ·")
        assert quick.asked == MOVES

    async def test_who_comes_behind_others_is_told_how_many(self, over: World, slow: Slow) -> None:
        first = over.channel
        over.channel = over.guild.create_text_channel("another table")
        await over.game(over.bob)
        await over.play()
        await over.type(over.ann, "end")
        await over.rest()
        shown = await slow.ask()
        second, over.channel = over.channel, first
        behind = await slow.ask_behind()
        assert over.texts(behind).startswith("**Another review comes before this one.**")
        assert over.labels(behind) == ["Refresh"]
        slow.moves += 1
        await slow.finish()
        assert over.texts(behind).startswith("**Review** ·")
        over.channel = second
        assert over.texts(shown).startswith("**Review** ·")

    async def test_what_outlasts_its_message_says_how_it_is_seen(self, over: World, slow: Slow, quick: Quick) -> None:
        shown = await slow.ask()
        await slow.think(2)
        await slow.outlast()
        assert over.texts(shown).startswith("**The review takes longer than this message can follow it.**")
        assert over.labels(shown) == ["Refresh"]
        await slow.finish()
        await over.press(over.ann, shown, "Refresh")
        assert over.texts(shown).startswith("**Review** ·")
        assert quick.asked == MOVES

    async def test_after_a_restart_its_button_begins_anew(self, over: World, slow: Slow, quick: Quick) -> None:
        shown = await slow.ask()
        await slow.think(3)
        await over.bot.house.announcer.stop()
        await over.bot.house.reviewer.stop()
        assert slow.pressing is not None
        await slow.pressing
        await over.restart()
        assert over.texts(shown).startswith("**Reviewing the game:** 3 of ")
        quick.serve(over)
        quick.steps = None
        await over.press(over.ann, shown, "Refresh")
        await over.rest()
        assert over.texts(shown).startswith("**Review** ·")
        assert quick.asked == 3 + MOVES

    async def test_a_message_that_was_dismissed_harms_nothing(self, over: World, slow: Slow) -> None:
        over.delete(await slow.ask())
        await slow.finish()
        assert "**Review** ·" in over.texts(answer(await over.type(over.ann, "review")))

    async def test_a_move_that_was_not_weighed_is_a_fault_and_no_matter_of_rules(
        self, over: World, quick: Quick, errors: list[str]
    ) -> None:
        quick.forgetful = True
        shown = await looked_back(over, over.ann)
        assert over.texts(shown).startswith("The review could not be made.")
        assert "review failed" in errors.pop()

    async def test_a_failure_is_told_and_can_be_tried_again(self, over: World, quick: Quick, errors: list[str]) -> None:
        quick.broken = True
        shown = await looked_back(over, over.ann)
        assert over.texts(shown).startswith("The review could not be made.")
        assert "review failed" in errors.pop()
        quick.broken = False
        await over.press(over.ann, shown, "Refresh")
        await over.rest()
        assert over.texts(shown).startswith("**Review** ·")


class TestAGameOfOtherRules:
    """A log that does not lead to the end that was saved, as after a rule was put right."""

    async def test_it_has_no_review(self, world: World, quick: Quick, errors: list[str]) -> None:
        quick.serve(world)
        await world.game(world.bob)
        await world.arrange(table(hands=["RC", "GS"]))
        await world.type(world.ann, "end")
        await world.rest()
        shown = await looked_back(world, world.ann)
        assert world.texts(shown).startswith("This game can't be reviewed: its moves don't lead to its end")
        assert world.labels(shown) == []
        assert errors == []

    async def test_a_review_from_before_has_no_positions_any_more(self, over: World) -> None:
        shown = await looked_back(over, over.ann)
        session = await over.session()
        await over.bot.house.store.save(replace(session, state=table(hands=["RC", "GS"])))
        refused = answer(await over.press(over.ann, shown, "Biggest misses"))
        assert over.texts(refused).startswith("This game can't be reviewed:")


class TestRefusals:
    async def test_without_a_table_there_is_nothing_to_look_back_at(self, world: World) -> None:
        refused = answer(await world.type(world.ann, "review"))
        assert world.texts(refused) == "There is no table here. `/qwirkle start` opens one."

    async def test_a_game_that_has_not_begun_has_no_review(self, world: World) -> None:
        await world.lobby(world.bob)
        refused = answer(await world.type(world.ann, "review"))
        assert "The game has not started yet." in world.texts(refused)
        await world.type(world.ann, "end")
        assert "There is no table here." in world.texts(answer(await world.type(world.ann, "review")))

    async def test_a_lobby_does_not_hide_the_game_before_it(self, over: World) -> None:
        await looked_back(over, over.ann)
        reviewed = over.texts(answer(await over.type(over.ann, "review")))
        await over.lobby(over.bob)
        assert over.texts(answer(await over.type(over.ann, "review"))) == reviewed
        await over.type(over.ann, "end")
        assert over.texts(answer(await over.type(over.ann, "review"))) == reviewed

    async def test_a_game_that_runs_hides_it_and_says_where_it_is(self, over: World) -> None:
        await looked_back(over, over.ann)
        old = over.card
        await over.game(over.bob)
        told = over.texts(answer(await over.type(over.ann, "review")))
        assert told.endswith("The button **Review** below the last card of an earlier game works all the while.")
        assert over.texts(answer(await over.press(over.ann, old, "Review"))).startswith("**Review** ·")

    async def test_a_running_game_keeps_its_secrets(self, world: World, quick: Quick) -> None:
        quick.serve(world)
        await world.game(world.bob)
        await world.play()
        session = await world.session()
        refused = [answer(await world.type(world.ann, "review"))]
        for verb in ("review", "misses:all:0", "misses:0:0"):
            pressed = await world.press_id(world.cay, world.card, f"t1:qwirkle:{session.id}:1:{verb}")
            refused.append(answer(pressed))
        for one in refused:
            assert world.texts(one).startswith("The game still runs, and a review would tell its secrets.")
            assert world.alts(one) == []
        assert quick.asked == 0
        assert (await world.session()) == session


class TestTheMisses:
    @pytest.fixture
    async def missed(self, over: World) -> tuple[World, Message]:
        shown = await looked_back(over, over.ann)
        return over, answer(await over.press(over.ann, shown, "Biggest misses"))

    async def test_they_tell_what_was_there_and_show_where(self, missed: tuple[World, Message]) -> None:
        world, shown = missed
        told = world.texts(shown)
        assert told.startswith("**The biggest misses** · 1 of 5\n**Turn ")
        assert ", Bob:** " in told
        assert " were there: **" in told
        assert "-# By my estimate that cost " in told
        (alt,) = world.alts(shown)
        best = told.split("were there: **")[1].split("**")[0]
        assert alt.startswith(f"Best: {best}, for ")
        assert "In hand: " in alt

    async def test_they_come_one_after_the_other_the_worst_first(self, missed: tuple[World, Message]) -> None:
        world, shown = missed
        assert world.labels(shown) == ["Next miss ▶", "Step through", "Review"]
        second = answer(await world.press(world.ann, shown, "Next miss ▶"))
        assert second.id == shown.id
        assert "2 of 5" in world.texts(second)
        assert world.labels(second) == ["◀ Miss before", "Next miss ▶", "Step through", "Review"]
        last = second
        for _ in range(3):
            last = answer(await world.press(world.ann, last, "Next miss ▶"))
        assert world.labels(last) == ["◀ Miss before", "Step through", "Review"]
        front = answer(await world.press(world.ann, last, "Review"))
        assert world.texts(front).startswith("**Review** ·")
        assert front.id == shown.id

    async def test_each_leads_to_its_step_in_the_game_and_from_there_to_the_review(
        self, missed: tuple[World, Message]
    ) -> None:
        world, shown = missed
        for _ in range(2):
            told = re.search(r"Bob:\*\* (\d+) points? played \((.*?)\),", world.texts(shown))
            assert told is not None
            step = answer(await world.press(world.ann, shown, "Step through"))
            assert f"**Bob** laid {told[2]}: **{told[1]}** point" in world.texts(step)
            front = answer(await world.press(world.ann, step, "Review"))
            shown = answer(await world.press(world.ann, front, "Biggest misses"))
            shown = answer(await world.press(world.ann, shown, "Next miss ▶"))

    async def test_they_can_be_those_of_one_player(self, missed: tuple[World, Message]) -> None:
        world, shown = missed
        menu = world.menu(shown)
        assert [option["label"] for option in menu["options"]] == ["Everybody’s", "Ann", "Bob"]
        bob = answer(await world.ann.select(shown, ["1"]))
        assert ", Bob:** " in world.texts(bob)
        second = answer(await world.press(world.ann, bob, "Next miss ▶"))
        assert [option["value"] for option in world.menu(second)["options"] if option.get("default")] == ["1"]
        ann = answer(await world.ann.select(second, ["0"]))
        assert world.texts(ann) == "Ann missed nothing that mattered."
        assert world.labels(ann) == ["Review"]
        assert "1 of 5" in world.texts(answer(await world.ann.select(ann, ["all"])))

    async def test_what_was_wiser_without_more_points_is_told_otherwise(self, over: World, quick: Quick) -> None:
        quick.wise = True
        shown = await looked_back(over, over.ann)
        told = over.texts(answer(await over.press(over.ann, shown, "Biggest misses")))
        assert ", Ann:** " in told
        assert "Wiser in the long run: **" in told
        reasons = re.findall("^• (.*)$", told, re.MULTILINE)
        assert 1 <= len(reasons) <= 2

    async def test_what_speaks_against_the_better_move_is_no_reason_for_it(
        self, over: World, quick: Quick, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        quick.wise = True
        shown = await looked_back(over, over.ann)
        told = [
            [Text("qwirkle-reason-several-lines", count=2)],
            [
                Text("qwirkle-reason-several-lines", count=2),
                Text("qwirkle-reason-five-open", line="row 34", tile="red circle", count=1, of=3),
                Text("qwirkle-reason-must-swap"),
            ],
        ]
        monkeypatch.setattr(QwirkleFace, "reasons", lambda *_: told.pop(0))
        missed = over.texts(answer(await over.press(over.ann, shown, "Biggest misses")))
        assert re.findall("^• (.*)$", missed, re.MULTILINE) == [
            over.bot.house.say(Text("qwirkle-reason-must-swap"), "en")
        ]

    async def test_a_strange_page_shows_the_nearest(self, missed: tuple[World, Message]) -> None:
        world, shown = missed
        session = await world.session()
        for page, told in (("all:99", "5 of 5"), ("9:0", "1 of 5"), ("x", "1 of 5"), ("1:zz", "1 of 5")):
            pressed = await world.press_id(world.ann, shown, f"t1:qwirkle:{session.id}:1:misses:{page}")
            assert told in world.texts(answer(pressed))

    async def test_they_need_the_review_first(self, over: World, quick: Quick) -> None:
        session = await over.session()
        shown = answer(await over.press_id(over.ann, over.card, f"t1:qwirkle:{session.id}:1:misses:all:0"))
        await over.rest()
        assert over.texts(shown).startswith("**Review** ·")
        assert quick.asked == MOVES


class TestQwixx:
    async def test_a_whole_game_is_looked_back_at(self, qwixx: QwixxWorld, quick: Quick) -> None:
        quick.serve(qwixx)
        await qwixx.game(qwixx.bob)
        await qwixx.play_out()
        assert (await qwixx.session()).status is Status.FINISHED
        assert qwixx.labels(qwixx.card) == ["New table", "Review"]
        shown = await looked_back(qwixx, qwixx.bob)
        told = qwixx.texts(shown)
        assert "points from the dice" in told
        assert "Luck: my estimate of what the dice gave or took" in told
        state = await qwixx.now()
        points = qwixx.bot.house.desks["qwixx"].game.points(state)
        (alt,) = qwixx.alts(shown)
        assert f"Ann {points[0]}" in alt
        assert f"Bob {points[1]}" in alt
        missed = answer(await qwixx.press(qwixx.bob, shown, "Biggest misses"))
        assert "were there: **" in qwixx.texts(missed)
        assert qwixx.alts(missed)[0].startswith("Best: cross ")


class TestAWholeGame:
    async def test_the_final_card_offers_it(self, world: World, quick: Quick) -> None:
        quick.serve(world)
        await world.game(world.bob)
        await world.play()
        await world.type(world.bob, "resign")
        await world.rest()
        assert (await world.session()).status is Status.FINISHED
        assert world.labels(world.card) == ["New table", "Review"]
        assert "**Review** ·" in world.texts(await looked_back(world, world.bob))

    async def test_the_button_of_an_older_final_card_still_works(self, over: World) -> None:
        old = over.card
        assert isinstance(old, discord.Message)
        await over.press(over.bob, old, "New table")
        shown = answer(await over.press(over.ann, old, "Review"))
        await over.rest()
        assert over.texts(shown).startswith("**Review** ·")
        assert QWIRKLE.key in over.buttons(old)["Review"]

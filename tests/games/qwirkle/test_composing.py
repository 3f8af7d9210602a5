"""A play put together tile by tile: all that is legal can be reached, nothing else, and for the rules' own points."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.core.chance import Chance
from bot.core.game import Json
from bot.games.qwirkle import composing, rules
from bot.games.qwirkle.composing import Draft, Sorting
from bot.games.qwirkle.notation import placements_text
from bot.games.qwirkle.plays import plays
from bot.games.qwirkle.state import Board, Cell, Options, Placement, Play, Tiles, View
from tests.games.qwirkle.tables import play, rows, tiles

POSITIONS = json.loads((Path(__file__).parent / "cases" / "positions.json").read_text(encoding="utf-8"))["positions"]


def view_of(board: Board, hand: Tiles, *, opening: int = 0, bag: int = 30) -> View:
    """What a seat sees at its turn."""
    return View(
        viewer=0,
        options=Options(),
        board=board,
        hand=hand,
        hand_sizes=(len(hand), 6),
        bag=bag,
        scores=(0, 0),
        sets=(opening, 1),
        seat=0,
        opening=opening,
        turn=1,
        out=frozenset(),
        ending=None,
        places=(),
        last=(),
    )


def drafted(text: str) -> Draft:
    """A draft with these tiles laid, in the order written."""
    return Draft(tuple(play(part).placements[0] for part in text.split(", ")))


def reachable(view: View) -> dict[Play, int]:
    """Every play that taps can put together, with the points that the offer of its last tile told."""
    found: dict[Play, int] = {}
    seen: set[frozenset[Placement]] = set()
    drafts = [Draft(chosen=tile) for tile in sorted(set(view.hand))]
    while drafts:
        draft = drafts.pop()
        for offer in composing.offers(view, draft):
            grown = Draft((*draft.laid, offer.placement))
            key = frozenset(grown.laid)
            if key in seen:
                continue
            seen.add(key)
            if not composing.still_owed(view, grown):
                found[composing.play_of_draft(grown)] = offer.points
            drafts.append(grown)
    return found


def legal(view: View) -> dict[Play, int]:
    return dict(plays(view.board, view.hand, opening=view.opening))


class TestEveryLegalPlayCanBeComposed:
    @pytest.mark.parametrize("position", POSITIONS, ids=lambda item: item["id"])
    def test_on_positions_of_all_sizes(self, position: Json) -> None:
        board = {Cell(x, y): tiles(code)[0] for x, y, code in position["board"]}
        view = view_of(board, tiles(" ".join(position["hand"])))
        assert reachable(view) == legal(view)

    def test_at_every_turn_of_random_games(self) -> None:
        for seed in range(3):
            state = rules.setup((0, 1), Options(), Chance(f"composed {seed}")).state
            for turn in range(12):
                assert state.seat is not None
                view = rules.view(state, state.seat)
                if not view.opening:
                    assert reachable(view) == legal(view)
                moves = list(rules.legal(state, state.seat))
                state = rules.apply(state, state.seat, moves[turn * 7 % len(moves)]).state

    def test_an_opening_reaches_every_place_of_n30_in_its_line(self) -> None:
        view = view_of({}, tiles("RC RS RD BC GX OX"), opening=3)
        found = reachable(view)
        assert legal(view).items() <= found.items()
        assert play("RC M30, RS N30, RD O30") in found
        assert all(len(composed.placements) == 3 for composed in found)
        assert all(any(placement.cell == (0, 0) for placement in composed.placements) for composed in found)


class TestOffers:
    def test_nothing_is_offered_before_a_tile_is_chosen(self) -> None:
        assert composing.offers(view_of({}, tiles("RC")), Draft()) == ()

    def test_a_first_tile_goes_where_it_may_lie_alone_in_board_order(self) -> None:
        view = view_of(rows("RC RS"), tiles("RD"))
        offered = [offer.placement.cell for offer in composing.offers(view, Draft(chosen=tiles("RD")[0]))]
        assert offered == sorted(offered, key=lambda cell: (cell.y, cell.x))
        assert placements_text([Placement(tiles("RD")[0], offered[0])]) == "RD N29"

    def test_a_further_tile_goes_to_an_end_of_the_line(self) -> None:
        view = view_of(rows("RC"), tiles("RS RD BL"))
        offered = {placements_text([offer.placement]) for offer in composing.offers(view, drafted("RS O30"))}
        assert offered == {"RD M30", "RD P30", "RD O29", "RD O31"}

    def test_the_second_tile_settles_the_line(self) -> None:
        view = view_of(rows("RC"), tiles("RS RD RL"))
        offered = {placements_text([offer.placement]) for offer in composing.offers(view, drafted("RS O30, RD O31"))}
        assert offered == {"RL O29", "RL O32"}

    def test_an_opening_offers_no_tile_that_can_not_become_the_set_that_is_owed(self) -> None:
        view = view_of({}, tiles("RC RS RD BX GX OX"), opening=3)
        assert composing.offers(replace(view, hand=tiles("RC RS RD RD BT GL")), Draft(chosen=tiles("BT")[0])) == ()
        assert composing.offers(view, Draft(chosen=tiles("BX")[0])) != ()

    def test_an_opening_offers_nothing_beyond_its_length(self) -> None:
        view = view_of({}, tiles("RC RS RD RL GX OX"), opening=2)
        assert composing.offers(view, drafted("RC N30, RS O30")) == ()


class TestWorth:
    def test_the_points_are_the_rules_own(self) -> None:
        view = view_of(rows("RC OC YC GC"), tiles("BC PC RS"))
        score = composing.worth(view, drafted("BC M30, PC R30"))
        assert score is not None
        assert score.total == 12

    def test_the_last_tile_of_the_game_brings_six_more(self) -> None:
        view = view_of(rows("RC"), tiles("RS"), bag=0)
        score = composing.worth(view, drafted("RS O30"))
        assert score is not None
        assert (score.total, score.last_tile) == (8, 6)

    def test_what_breaks_a_rule_is_worth_nothing(self) -> None:
        assert composing.worth(view_of(rows("RC"), tiles("GS")), drafted("GS O30")) is None


class TestRefitting:
    def test_a_draft_that_still_fits_stays_as_it_is(self) -> None:
        view, draft = view_of(rows("RC"), tiles("RS RD")), drafted("RS O30, RD P30")
        assert composing.refitted(view, draft) == (draft, ())

    def test_a_tile_whose_cell_was_taken_goes_back_to_the_hand(self) -> None:
        view = view_of(rows("RC GC"), tiles("RS RD"))
        assert composing.refitted(view, drafted("RS O30, RD N31")) == (
            drafted("RD N31"),
            drafted("RS O30").laid,
        )

    def test_a_tile_that_left_the_hand_is_taken_back(self) -> None:
        kept, lost = composing.refitted(view_of(rows("RC"), tiles("RD")), drafted("RS O30"))
        assert kept == Draft()
        assert lost == drafted("RS O30").laid

    def test_a_chosen_tile_that_left_the_hand_is_let_go(self) -> None:
        kept, _ = composing.refitted(view_of(rows("RC"), tiles("RD")), Draft(chosen=tiles("RS")[0]))
        assert kept == Draft()


class TestKeeping:
    @pytest.mark.parametrize("draft", [Draft(), drafted("RS O30, RD N31"), Draft(chosen=tiles("RS")[0])])
    def test_a_draft_survives_real_json(self, draft: Draft) -> None:
        assert Draft.load(json.loads(json.dumps(draft.dump()))) == draft


class TestSorting:
    def test_by_colour_by_shape_or_as_dealt(self) -> None:
        hand = tiles("PC RS RC BL")
        assert composing.sorted_hand(hand, Sorting.DEALT) == hand
        assert composing.sorted_hand(hand, Sorting.COLOUR) == tiles("RC RS BL PC")
        assert composing.sorted_hand(hand, Sorting.SHAPE) == tiles("RC PC RS BL")

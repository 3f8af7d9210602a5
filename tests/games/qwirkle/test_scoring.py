from __future__ import annotations

from bot.games.qwirkle.scoring import score_lines, score_play
from bot.games.qwirkle.state import Axis, Board, Cell, Score, ScoredLine
from tests.games.qwirkle.tables import play, points, rows

SIX_COLUMNS_OF_FIVE = rows(
    """
    RX OX YX GX BX PX
    RD OD YD GD BD PD
    RS OS YS GS BS PS
    RT OT YT GT BT PT
    RL OL YL GL BL PL
    """
)
"""Each column lacks its circle, so a row of six circles below completes six columns and itself."""

LARGEST = "RC N35, OC O35, YC P35, GC Q35, BC R35, PC S35"


class TestTheBreakdown:
    def test_names_each_line_with_its_cells_and_points(self) -> None:
        assert _score(rows("RC RX"), "BC N31, BX O31") == Score(
            (
                ScoredLine(Axis.ACROSS, (Cell(0, 1), Cell(1, 1)), 2),
                ScoredLine(Axis.DOWN, (Cell(0, 0), Cell(0, 1)), 2),
                ScoredLine(Axis.DOWN, (Cell(1, 0), Cell(1, 1)), 2),
            )
        )

    def test_a_qwirkle_shows_its_bonus_apart(self) -> None:
        [line] = _score(rows("RC RX RD RS RT"), "RL S30").lines
        assert (line.points, line.bonus, line.total) == (6, 6, 12)

    def test_a_lone_first_tile_scores_one(self) -> None:
        assert _score({}, "RC N30") == Score((), lone=1)

    def test_the_last_tile_earns_six_more(self) -> None:
        assert score_lines((), last_tile=6).total == 7


class TestTheLargestPlay:
    def test_is_worth_84(self) -> None:
        assert points(SIX_COLUMNS_OF_FIVE, LARGEST) == 84

    def test_is_worth_90_when_it_ends_the_game(self) -> None:
        from bot.games.qwirkle import rules
        from tests.games.qwirkle.tables import table

        state = table(board=SIX_COLUMNS_OF_FIVE, hands=["RC OC YC GC BC PC", "RX"], bag="")
        assert rules.apply(state, 0, play(LARGEST)).state.scores == (90, 0)


def _score(board: Board, text: str) -> Score:
    return score_play(board, play(text).placements)

"""A slow and obvious referee, written from the rules alone, against which the game is held.

It shares nothing with it but the words of the game. A sheet is a list of rows from the top, each a list of its cells
from the left as (colour, number, crossed); it keeps score by counting and is told the dice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

SHEETS: Mapping[str, list[str]] = {
    "classic": [
        "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12",
        "Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12",
        "G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2",
        "B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 B2",
    ],
    "mixx-a": [
        "Y2 Y3 Y4 B5 B6 B7 G8 G9 G10 R11 R12",
        "R2 R3 G4 G5 G6 G7 B8 B9 Y10 Y11 Y12",
        "B12 B11 B10 Y9 Y8 Y7 R6 R5 R4 G3 G2",
        "G12 G11 R10 R9 R8 R7 Y6 Y5 B4 B3 B2",
    ],
    "mixx-b": [
        "R10 R6 R2 R8 R3 R4 R12 R5 R9 R7 R11",
        "Y9 Y12 Y4 Y6 Y7 Y2 Y5 Y8 Y11 Y3 Y10",
        "G8 G2 G10 G12 G6 G9 G7 G4 G5 G11 G3",
        "B5 B7 B11 B9 B12 B3 B8 B10 B2 B6 B4",
    ],
    "big-points": [
        "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12",
        "RY2 RY3 RY4 RY5 RY6 RY7 RY8 RY9 RY10 RY11 RY12",
        "Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12",
        "G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2",
        "GB12 GB11 GB10 GB9 GB8 GB7 GB6 GB5 GB4 GB3 GB2",
        "B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 B2",
    ],
}

POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120]


@cache
def letters(cell: str) -> str:
    return cell.rstrip("0123456789")


@cache
def number(cell: str) -> int:
    return int(cell.lstrip("RYGB"))


@dataclass
class Paper:
    """One player's sheet: what is printed on it, what is crossed, and the misses."""

    rows: list[list[str]]
    crossed: set[str] = field(default_factory=set)
    misses: int = 0

    def row_of(self, cell: str) -> list[str]:
        return next(row for row in self.rows if cell in row)

    def crosses(self, row: Sequence[str]) -> int:
        return sum(cell in self.crossed for cell in row)

    def beside(self, cell: str) -> list[str]:
        """The two cells above and below a bonus cell."""
        return [f"{colour}{number(cell)}" for colour in letters(cell)]

    def points(self, most: int) -> int:
        total = -5 * self.misses
        for row in self.rows:
            if is_bonus(row[0]):
                continue
            count = self.crosses(row) + (row[-1] in self.crossed)
            for other in self.rows:
                if is_bonus(other[0]) and letters(row[0]) in letters(other[0]):
                    count += self.crosses(other)
            total += POINTS[min(count, most)]
        return total


def is_bonus(cell: str) -> bool:
    return len(letters(cell)) == 2


class Referee:
    """Keeps one game at the table."""

    def __init__(self, variant: str, players: int) -> None:
        printed = [row.split() for row in SHEETS[variant]]
        self.papers = [Paper([list(row) for row in printed]) for _ in range(players)]
        self.most = 15 if variant == "big-points" else 12
        self.closed: list[str] = []
        """The last cells of the closed rows."""
        self.gone: set[int] = set()
        self.active = 0
        self.white = (0, 0)
        self.dice: dict[str, int] = {}
        self.colour_phase = False
        self.active_marked = False
        self.over = ""

    # What may be crossed.

    def fits(self, player: int, cell: str) -> bool:
        """Whether a sheet allows the cell, whatever the dice."""
        paper = self.papers[player]
        row = paper.row_of(cell)
        if row[-1] in self.closed:
            return False
        if any(other in paper.crossed for other in row[row.index(cell) :]):
            return False
        if is_bonus(cell):
            return any(other in paper.crossed for other in paper.beside(cell))
        return cell != row[-1] or paper.crosses(row) >= 5

    def white_cells(self, player: int) -> set[str]:
        paper = self.papers[player]
        cells = [cell for row in paper.rows for cell in row if number(cell) == sum(self.white)]
        return {cell for cell in cells if self.fits(player, cell)}

    def colour_cells(self, player: int) -> set[str]:
        paper, found = self.papers[player], set()
        for colour, face in self.dice.items():
            for white in self.white:
                for row in paper.rows:
                    for cell in row:
                        if number(cell) != white + face or not self.fits(player, cell):
                            continue
                        if letters(cell) == colour:
                            found.add(cell)
                        if is_bonus(cell) and colour in letters(cell) and f"{colour}{white + face}" in paper.crossed:
                            found.add(cell)
        return found

    def choices(self, player: int) -> set[str]:
        """What a player may cross now."""
        if self.over or player in self.gone:
            return set()
        if not self.colour_phase:
            return self.white_cells(player)
        return self.colour_cells(player) if player == self.active else set()

    # What happens.

    def roll(self, player: int, white: tuple[int, int], dice: Mapping[str, int]) -> None:
        self.active, self.white, self.dice = player, white, dict(dice)
        self.colour_phase = self.active_marked = False
        assert set(dice) == {"R", "Y", "G", "B"} - {letters(cell) for cell in self.closed}

    def reveal(self, cells: Sequence[str | None]) -> None:
        """All the decisions of the white phase at once."""
        for player, cell in enumerate(cells):
            assert cell is None or cell in self.white_cells(player)
        self._cross(cells)
        self.active_marked = cells[self.active] is not None
        self.colour_phase = True
        if len(self.closed) >= 2:
            self.over = "rows"

    def colour(self, cell: str | None) -> None:
        if cell is not None:
            assert cell in self.colour_cells(self.active)
            self.active_marked = True
        self._cross([cell if player == self.active else None for player in range(len(self.papers))])

    def end_turn(self) -> None:
        """The miss, and whether the game ends."""
        self.colour_phase = False
        if not self.active_marked and self.active not in self.gone:
            self.papers[self.active].misses += 1
        if len(self.closed) >= 2:
            self.over = "rows"
        elif any(paper.misses == 4 for player, paper in enumerate(self.papers) if player not in self.gone):
            self.over = "misses"

    def leave(self, player: int) -> None:
        self.gone.add(player)
        if len(self.gone) == len(self.papers) - 1:
            self.over = "left-alone"

    def next_player(self) -> int:
        player = (self.active + 1) % len(self.papers)
        while player in self.gone:
            player = (player + 1) % len(self.papers)
        return player

    def points(self) -> list[int]:
        return [paper.points(self.most) for paper in self.papers]

    def _cross(self, cells: Sequence[str | None]) -> None:
        for paper, cell in zip(self.papers, cells, strict=True):
            if cell is None:
                continue
            paper.crossed.add(cell)
            if cell == paper.row_of(cell)[-1] and not is_bonus(cell):
                if cell not in self.closed:
                    self.closed.append(cell)
                self.dice.pop(letters(cell), None)

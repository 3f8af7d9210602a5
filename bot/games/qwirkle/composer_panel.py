"""What the composer shows: the table with the draft on it, the hand, the menu of places, and what can be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.core.text import Joined, Listed, Text, Words
from bot.discord_ui import cards, table
from bot.discord_ui.panels import Block, Button, Menu, Option, Panel, Row, Shown, Style, in_rows
from bot.discord_ui.visit import Visit
from bot.games.qwirkle import composing, describe, narrate, notation, render
from bot.games.qwirkle.composing import Draft, Offer, Sorting
from bot.games.qwirkle.game import QWIRKLE
from bot.games.qwirkle.state import LONGEST_LINE, Axis, Cell, Placement, Play, Score, Tile, Tiles, View
from bot.rendering.face import Picture
from bot.sessions.model import Help, Session

KEY = QWIRKLE.key
PAGE = 24
"""Offers on a page of the menu, so that with the way to the next page they are 25."""

TURN_PAGE = "page"


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies before a player who composes: their view, the draft as it is kept, and what it is worth."""

    session: Session
    view: View
    draft: Draft
    revision: int
    offers: tuple[Offer, ...]
    score: Score | None
    best: tuple[tuple[Play, int], ...]
    """The best plays with their points, for a learner to copy; empty at a fair table."""
    page: int = 0

    @property
    def my_turn(self) -> bool:
        return self.view.seat == self.view.viewer

    @property
    def learner(self) -> bool:
        return self.session.help is Help.LEARNER


def sorting_of(visit: Visit) -> Sorting:
    return Sorting(visit.mine.sorting) if visit.mine.sorting else Sorting.DEALT


async def composer(
    visit: Visit, desk: Desk, *, said: Words | None, note: Words | None, lost: tuple[Placement, ...]
) -> Panel:
    """The message: after a move with what came of it, else with the table; then the draft, the hand, the controls."""
    session = desk.session
    blocks: list[Block] = [visit.say(note)] if note is not None else []
    if said is not None:
        blocks.append(visit.say(said, session))
    blocks.append(visit.say(Joined.of(_status(visit, desk)), session))
    if said is None:
        blocks.append(await _picture_of_table(visit, desk))
    words: list[Words] = []
    if lost:
        words.append(Text("qwirkle-draft-lost", play=notation.placements_text(lost), count=len(lost)))
    blocks.append(visit.say(Joined.of([*words, *_about_draft(desk), *_advice(visit, desk)]), session))
    blocks.append(await _picture_of_hand(visit, desk))
    return Panel(tuple(blocks), _rows(visit, desk), visit.house.desk(session).accent)


def _status(visit: Visit, desk: Desk) -> Iterable[Words]:
    yield table.whose_turn(visit, desk.session)
    if desk.my_turn and desk.view.opening:
        yield Text("qwirkle-allowed-opening", count=desk.view.opening)
    yield narrate.standings(desk.view)
    yield Text("qwirkle-bag-left", count=desk.view.bag)


def _about_draft(desk: Desk) -> Iterable[Words]:
    """What is laid so far, its points line by line, and what it would bring about."""
    view, draft = desk.view, desk.draft
    if not draft.laid:
        if draft.chosen is None:
            yield Text("qwirkle-draft-choose")
        elif desk.offers:
            yield Text("qwirkle-draft-place", tile=tile_words(draft.chosen))
        elif desk.view.opening:
            yield Text("qwirkle-draft-no-set", tile=tile_words(draft.chosen), count=desk.view.opening)
        else:
            yield Text("qwirkle-draft-nowhere", tile=tile_words(draft.chosen))
        return
    yield Text("qwirkle-draft-laid", play=notation.placements_text(composing.play_of_draft(draft).placements))
    if desk.score is None:
        yield Text("qwirkle-draft-owed", count=composing.still_owed(view, draft))
        return
    yield narrate.points(desk.score)
    if any(line.bonus for line in desk.score.lines):
        yield Text("qwirkle-draft-qwirkle")
    if desk.score.last_tile:
        yield Text("qwirkle-draft-ends")
    if not desk.my_turn:
        yield Text("qwirkle-draft-waits")


def _advice(visit: Visit, desk: Desk) -> Iterable[Words]:
    if not desk.draft.laid and desk.draft.chosen is None:
        yield Text("qwirkle-how-to-type")
        if desk.best:
            yield Text("qwirkle-best-title")
        for play, points in desk.best:
            yield Text("qwirkle-best-play", play=notation.placements_text(play.placements), points=points)
    if visit.mine.text_board:
        yield Joined.of(describe.board_text(desk.view))


def tile_words(tile: Tile) -> Words:
    return Text("qwirkle-tile-with-code", tile=notation.tile_name(tile), code=notation.tile_code(tile))


async def _picture_of_table(visit: Visit, desk: Desk) -> Shown:
    """The table as it is while nothing is in hand; else the part that matters, with the draft on it."""
    house, session, draft = visit.house, desk.session, desk.draft
    recent = await house.recent(session)
    if not draft.laid and draft.chosen is None:
        picture = await house.board(session, recent, private=True, theme=visit.theme)
    else:
        targets = _targets(desk)
        view, score, theme = desk.view, desk.score, visit.theme

        def paint() -> Picture:
            return render.preview(view, laid=draft.laid, targets=targets, recent=recent, score=score, theme=theme)

        key = ("preview", session.id, session.version, draft, targets, theme)
        picture = await house.studio.draw(key, paint, private=True)
    return _shown(visit, desk, picture, "table")


async def _picture_of_hand(visit: Visit, desk: Desk) -> Shown:
    tiles = composing.sorted_hand(desk.view.hand, sorting_of(visit))
    laid = places_of((placement.tile for placement in desk.draft.laid), tiles)
    chosen, theme = _chosen_place(tiles, desk.draft), visit.theme
    key = ("rack", tiles, laid, chosen, theme)
    picture = await visit.house.studio.draw(
        key, lambda: render.rack(tiles, laid=laid, chosen=chosen, theme=theme), private=True
    )
    return _shown(visit, desk, picture, "hand")


def _shown(visit: Visit, desk: Desk, picture: Picture, what: str) -> Shown:
    # A new name for each picture: clients keep what they once loaded under a name.
    filename = f"{what}-{desk.session.version}-{desk.revision}-{desk.page}.png"
    return Shown(filename, visit.house.say_plainly(picture.alt, visit.language, desk.session), picture.image)


def _targets(desk: Desk) -> tuple[Cell, ...]:
    """The cells that the menu's page offers, each once, in its order: their numbers in the picture."""
    return tuple(dict.fromkeys(offer.placement.cell for offer in _page(desk)))


def _page(desk: Desk) -> Sequence[Offer]:
    if len(desk.offers) <= PAGE + 1:
        return desk.offers
    return desk.offers[desk.page * PAGE : (desk.page + 1) * PAGE]


def places_of(some: Iterable[Tile], tiles: Tiles) -> frozenset[int]:
    """The places of some of the tiles of a hand, each at one of its own."""
    places: set[int] = set()
    for wanted in some:
        places.add(next(at for at, tile in enumerate(tiles) if tile == wanted and at not in places))
    return frozenset(places)


def _chosen_place(tiles: Tiles, draft: Draft) -> int | None:
    return None if draft.chosen is None else tiles.index(draft.chosen)


def _rows(visit: Visit, desk: Desk) -> tuple[Row, ...]:
    menu = _menu(visit, desk)
    tiles = _tile_buttons(visit, desk) if not desk.draft.laid else ()
    return (*tiles, *((menu,) if menu else ()), _deeds(visit, desk), _ways(visit, desk))


def _tile_buttons(visit: Visit, desk: Desk) -> tuple[Row, ...]:
    """A button a tile, with its picture and its letters; two equal tiles have a button each."""
    tiles = composing.sorted_hand(desk.view.hand, sorting_of(visit))
    buttons = []
    for at, tile in enumerate(tiles):
        code = notation.tile_code(tile)
        style = Style.primary if at == _chosen_place(tiles, desk.draft) else Style.secondary
        label = visit.say(tile_words(tile)) if visit.mine.text_board else code
        # The place keeps the ids of two equal tiles apart.
        control = cards.control(visit.house, desk.session, "tile", str(desk.revision), code, str(at))
        buttons.append(Button(label, control.id, style, emoji=visit.house.emojis.of(KEY, code)))
    return in_rows(buttons, width=3)


def _menu(visit: Visit, desk: Desk) -> Menu | None:
    if not desk.offers:
        return None
    numbers = {cell: number for number, cell in enumerate(_targets(desk), 1)}
    options = [_option(visit, desk, offer, numbers[offer.placement.cell]) for offer in _page(desk)]
    if len(desk.offers) > PAGE + 1:
        following = desk.page + 1 if (desk.page + 1) * PAGE < len(desk.offers) else 0
        options.append(Option(visit.say(Text("qwirkle-menu-page")), f"{TURN_PAGE}{following}"))
    key = "qwirkle-menu-tile" if desk.draft.laid else "qwirkle-menu-place"
    control = cards.control(visit.house, desk.session, "lay", str(desk.revision))
    return Menu(visit.say(Text(key, count=len(desk.offers))), control.id, tuple(options))


def _option(visit: Visit, desk: Desk, offer: Offer, number: int) -> Option:
    """A place for the chosen tile, or a tile for an end; which lines it grows; for learners its points."""
    tile, cell = offer.placement
    label: Words = Text("qwirkle-option-place", number=number, cell=notation.cell_label(cell))
    if desk.draft.laid:
        label = Text("qwirkle-option-tile", tile=tile_words(tile), number=number, cell=notation.cell_label(cell))
    if desk.learner:
        label = Text("qwirkle-option-points", option=label, points=offer.points)
    emoji = visit.house.emojis.of(KEY, notation.tile_code(tile)) if desk.draft.laid else None
    value = notation.placements_text([offer.placement])
    return Option(visit.say(label), value, visit.say(_grows(desk, offer.placement)), emoji)


def _grows(desk: Desk, placement: Placement) -> Words:
    """Which lines the tile extends, named by what they share."""
    grown = composing.grown_lines(_table(desk), placement)
    if not grown:
        return Text("qwirkle-grows-first")
    names = Listed.of(_shared(tiles, placement.tile, axis) for axis, tiles in grown)
    whole = [tiles for _, tiles in grown if len(tiles) == LONGEST_LINE - 1]
    return Text("qwirkle-grows-qwirkle" if whole else "qwirkle-grows", lines=names, count=len(grown))


def _table(desk: Desk) -> dict[Cell, Tile]:
    return {**desk.view.board, **{placement.cell: placement.tile for placement in desk.draft.laid}}


def _shared(tiles: Tiles, tile: Tile, axis: Axis) -> Words:
    """ "the red row", "the column of circles": what a line has in common with the tile that joins it."""
    way = "row" if axis is Axis.ACROSS else "column"
    if all(other.colour == tile.colour for other in tiles):
        return Text(f"qwirkle-shared-colour-{way}", colour=notation.colour_name(tile.colour))
    return Text(f"qwirkle-shared-shape-{way}", shape=notation.shape_name(tile.shape))


def _deeds(visit: Visit, desk: Desk) -> tuple[Button, ...]:
    """Play, undo, clear; what can't be done now is greyed out."""
    revision, draft = str(desk.revision), desk.draft
    ready = desk.score is not None and desk.my_turn
    worth = Text("qwirkle-button-play-points", points=desk.score.total) if desk.score else Text("qwirkle-button-play")
    last = notation.placements_text(draft.laid[-1:])
    undo_words = Text("qwirkle-button-undo-tile", play=last) if draft.laid else Text("qwirkle-button-undo")
    return (
        _button(visit, desk, "commit", worth, revision, style=Style.success, disabled=not ready),
        _button(visit, desk, "undo", undo_words, revision, disabled=not draft.laid),
        _button(visit, desk, "clear", Text("qwirkle-button-clear"), revision, disabled=draft == Draft()),
    )


def _ways(visit: Visit, desk: Desk) -> tuple[Button, ...]:
    view = desk.view
    can_swap = desk.my_turn and view.bag > 0 and not view.opening
    sorting = Text(f"qwirkle-button-sort-{sorting_of(visit).value}")
    hint = _button(visit, desk, "hint", Text("button-hint"), disabled=not desk.my_turn)
    return (
        _button(visit, desk, "swap", Text("button-swap"), disabled=not can_swap),
        _button(visit, desk, "sort", sorting),
        _button(visit, desk, "bag", Text("button-bag")),
        *((hint,) if desk.learner else ()),
        _button(visit, desk, "refresh", Text("button-refresh")),
    )


def _button(
    visit: Visit,
    desk: Desk,
    verb: str,
    words: Words,
    *args: str,
    style: Style = Style.secondary,
    disabled: bool = False,
) -> Button:
    control = cards.control(visit.house, desk.session, verb, *args)
    return Button(visit.say(words), control.id, style, disabled)

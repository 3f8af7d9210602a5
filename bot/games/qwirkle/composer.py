"""The hand as a composer: a private message in which a play is put together by taps, and seen before it is made."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import cast

from bot.core.errors import BadNotation, Refused
from bot.core.text import Joined, Text, Words
from bot.discord_ui import cards, hints, table
from bot.discord_ui.house import Verb
from bot.discord_ui.panels import Option, Panel, Row, Style, Ticks, in_rows
from bot.discord_ui.visit import Visit
from bot.games.qwirkle import composing, narrate, notation
from bot.games.qwirkle.composer_panel import KEY, PAGE, TURN_PAGE, Desk, composer, places_of, sorting_of, tile_words
from bot.games.qwirkle.composing import Draft, Sorting
from bot.games.qwirkle.plays import best_plays
from bot.games.qwirkle.state import Action, Play, Played, Swap, Tiles, View
from bot.sessions.model import Help, Session, Status

Change = Callable[[Draft], Draft]

BEST = 3
"""Plays that a learner is shown to copy."""


def my_view(visit: Visit, session: Session) -> View:
    """What the visitor sees from their seat, in a running game. Raises `Refused`."""
    return cast(View, table.own_view(visit, session))


# What the taps do.


async def hand(visit: Visit, session: Session) -> None:
    """Opens the composer, or shows it anew, with what was composed before."""
    await show(visit, session)


async def choose(visit: Visit, session: Session) -> None:
    """A tile is taken into the fingers."""
    view = my_view(visit, session)
    tile = next((tile for tile in view.hand if notation.tile_code(tile) == _argument(visit, 1)), None)
    await _change(visit, session, lambda draft: replace(draft, chosen=tile) if tile else draft)


async def lay(visit: Visit, session: Session) -> None:
    """A place, or a tile for an end, is chosen from the menu; or the menu's next page."""
    chosen = visit.values[0] if visit.values else ""
    if chosen.startswith(TURN_PAGE):
        page = chosen.removeprefix(TURN_PAGE)
        await show(visit, session, page=int(page) if page.isdecimal() else 0)
        return
    try:
        placements = notation.parse_play(chosen).placements[:1]
    except BadNotation:  # none of our menus
        placements = ()
    await _change(visit, session, lambda draft: Draft(laid=(*draft.laid, *placements)) if placements else draft)


async def undo(visit: Visit, session: Session) -> None:
    await _change(visit, session, lambda draft: Draft(laid=draft.laid[:-1]))


async def clear(visit: Visit, session: Session) -> None:
    await _change(visit, session, lambda _: Draft())


async def sort(visit: Visit, session: Session) -> None:
    """The next order of the hand; remembered for all tables of this player."""
    order = list(Sorting)
    mine = replace(visit.mine, sorting=order[(order.index(sorting_of(visit)) + 1) % len(order)].value)
    await visit.house.preferences.save_preferences(visit.user, mine)
    await show(visit.preferring(mine=mine), session)


async def play(visit: Visit, session: Session) -> None:
    """Makes the play that the pressed button showed; an older button only shows what is composed now."""
    view = my_view(visit, session)
    kept = await visit.house.store.load_draft(session.id, visit.seat(session))
    draft, lost = composing.refitted(view, Draft.load(kept.body))
    current = (
        visit.control is not None and visit.control.round == view.turn and str(kept.revision) == _argument(visit, 0)
    )
    if lost or not current or not draft.laid:
        await show(visit, session)
        return
    action = composing.play_of_draft(draft)
    try:
        outcome = await visit.house.service.act(session.id, visit.user, action, round=view.turn)
    except Refused as refused:
        newest = await visit.house.store.load(session.id)
        if refused.text.key != "refused-stale-round" or newest is None:
            raise
        # The other tap of a double tap was faster.
        await show(visit, newest)
        return
    played = next(event for event in outcome.events if isinstance(event, Played))
    await show(visit, outcome.session, said=you_played(played))


async def choose_swap(visit: Visit, session: Session) -> None:
    """Opens a form with the hand to tick; where no exchange is possible, says what is."""
    await _open_swap(visit, session, my_view(visit, session), ticked=())


async def _open_swap(visit: Visit, session: Session, view: View, *, ticked: Tiles) -> None:
    """The form, in which those tiles are ticked already."""
    most = min(len(view.hand), view.bag)
    if view.seat != view.viewer:
        raise Refused("refused-not-your-turn", game=KEY)
    if not most or view.opening:
        words = visit.say(narrate.allowed(view, has_play=True), session)
        await visit.answer(Panel((words,), table.back(visit, session)))
        return
    tiles = composing.sorted_hand(view.hand, sorting_of(visit))
    places = places_of(ticked, tiles)
    form = Ticks(
        title=visit.say(Text("qwirkle-swap-title")),
        id=cards.control(visit.house, session, "swap-tiles").id,
        label=visit.say(Text("qwirkle-swap-label")),
        hint=visit.say(Text("qwirkle-swap-hint", count=most)),
        options=tuple(
            Option(visit.say(tile_words(tile)), f"{notation.tile_code(tile)}{at}", chosen=at in places)
            for at, tile in enumerate(tiles)
        ),
        most=most,
    )
    await visit.interaction.response.send_modal(form.modal())


async def swap_chosen(visit: Visit, session: Session) -> None:
    held = {notation.tile_code(tile): tile for tile in my_view(visit, session).hand}
    if not {value[:2] for value in visit.values} <= held.keys():
        raise Refused("refused-stale-round")
    tiles = tuple(sorted(held[value[:2]] for value in visit.values))
    round_ = visit.control.round if visit.control else None
    await swap(visit, session, Swap(tiles), round=round_)


async def swap(visit: Visit, session: Session, action: Swap, *, round: int | None = None) -> None:
    """Exchanges, and shows the new hand."""
    outcome = await visit.house.service.act(session.id, visit.user, action, round=round)
    given = notation.tiles_text(action.tiles)
    said = Text("qwirkle-you-swapped", tiles=given, count=len(action.tiles))
    await show(visit, outcome.session, said=said)


def you_played(played: Played) -> Words:
    laid = Text("qwirkle-you-played", play=notation.placements_text(played.placements))
    return Joined((laid, narrate.points(played.score)))


async def show(
    visit: Visit, session: Session, *, said: Words | None = None, note: Words | None = None, page: int = 0
) -> None:
    """Answers with the composer, after a move with what came of it; a game that is over needs none.

    A note stands above it, of what was not done.
    """
    if said is not None and session.status is not Status.PLAYING:
        await visit.answer_text(said, session)
        return
    view, seat = my_view(visit, session), visit.seat(session)
    kept = await visit.house.store.load_draft(session.id, seat)
    draft, lost = composing.refitted(view, Draft.load(kept.body))
    if lost:
        await visit.house.store.save_draft(session.id, seat, draft.dump(), revision=kept.revision)
        kept = await visit.house.store.load_draft(session.id, seat)
    desk = await asyncio.to_thread(_desk, session, view, draft, revision=kept.revision, page=page)
    await visit.answer(await composer(visit, desk, said=said, note=note, lost=lost))


# Hints.


def hinted(visit: Visit, session: Session, view: View, actions: Sequence[Action]) -> tuple[Row, ...]:
    """A button for each move of a hint: a play is laid in the composer, an exchange ticked in its form.

    Its id names no tile: of a play it has the number in the hint, of an exchange the places in the hand.
    """
    return in_rows(
        cards.control_button(
            visit.house,
            session,
            verb,
            Style.secondary,
            visit.language,
            str(session.version),
            argument,
            words=Text(f"qwirkle-button-{verb}", number=number),
        )
        for number, (verb, argument) in enumerate((_taken_up(view, action, at) for at, action in enumerate(actions)), 1)
    )


def _taken_up(view: View, action: Action, at: int) -> tuple[str, str]:
    """The verb that takes up a move of a hint, and what its id says of the move."""
    if isinstance(action, Play):
        return "take", str(at)
    return "exchange", "".join(map(str, sorted(places_of(action.tiles, view.hand))))


async def take(visit: Visit, session: Session) -> None:
    """Lays a play of a hint in the composer, in place of what was composed before."""
    at = _argument(visit, 1)
    if str(session.version) != _argument(visit, 0) or not at.isdecimal():
        await show(visit, session, note=Text("hint-moved-on"))
        return
    seat = hints.decider(visit, session)
    await visit.think_here()
    told = await visit.house.counsel.best(session, seat)
    newest = await visit.house.store.load(session.id) or session
    action = told[int(at)].action if int(at) < len(told) else None
    if not isinstance(action, Play) or not hints.same_choice(visit, session, newest):
        await show(visit, newest, note=Text("hint-moved-on"))
        return
    draft = composing.draft_of_play(my_view(visit, session), action)
    kept = await visit.house.store.load_draft(session.id, seat)
    await visit.house.store.save_draft(session.id, seat, draft.dump(), revision=kept.revision)
    await show(visit, newest)


async def exchange(visit: Visit, session: Session) -> None:
    """Opens the form of an exchange with the tiles of a hint ticked; nothing is given back before it is sent."""
    view, places = my_view(visit, session), _argument(visit, 1)
    if str(session.version) != _argument(visit, 0):
        await show(visit, session, note=Text("hint-moved-on"))
        return
    ticked = tuple(tile for at, tile in enumerate(view.hand) if str(at) in places)
    await _open_swap(visit, session, view, ticked=ticked)


# The draft.


async def _change(visit: Visit, session: Session, change: Change) -> None:
    """Changes the draft if the tap was made on its newest revision, then shows it as it is."""
    view, seat = my_view(visit, session), visit.seat(session)
    kept = await visit.house.store.load_draft(session.id, seat)
    draft = Draft.load(kept.body)
    fitting, lost = composing.refitted(view, draft)
    # After a change of the table the player sees first what is left of the draft.
    if str(kept.revision) == _argument(visit, 0) and not lost:
        changed, _ = composing.refitted(view, change(fitting))
        await visit.house.store.save_draft(session.id, seat, changed.dump(), revision=kept.revision)
    await show(visit, session)


def _desk(session: Session, view: View, draft: Draft, *, revision: int, page: int = 0) -> Desk:
    offers = composing.offers(view, draft)
    if page * PAGE >= len(offers):
        page = 0
    best: tuple[tuple[Play, int], ...] = ()
    if session.help is Help.LEARNER:
        offers = tuple(sorted(offers, key=lambda offer: -offer.points))
        best = best_plays(view, most=BEST)
    complete = draft.laid and not composing.still_owed(view, draft)
    score = composing.worth(view, draft) if complete else None
    return Desk(session, view, draft, revision, offers, score, best, page)


def _argument(visit: Visit, index: int) -> str:
    return visit.args[index] if index < len(visit.args) else ""


VERBS: Mapping[str, Verb] = {
    "hand": hand,
    "refresh": hand,
    "tile": choose,
    "lay": lay,
    "undo": undo,
    "clear": clear,
    "sort": sort,
    "commit": play,
    "swap": choose_swap,
    "swap-tiles": swap_chosen,
    "take": take,
    "exchange": exchange,
}

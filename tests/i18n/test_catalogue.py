"""The catalogue is whole: every message that the code says exists in each language, and every message is said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.core.text import Joined, Listed, SeatName, Text
from bot.discord_ui import hints, lobby, replays, reviews, settings, table
from bot.games.qwirkle import refusals as qwirkle
from bot.games.qwirkle.composing import Sorting
from bot.games.qwirkle.state import Colour, Edition, Ending, Shape, TieBreak
from bot.games.qwixx import refusals as qwixx
from bot.games.qwixx.commands import DEADLINES
from bot.games.qwixx.describe import ORDINALS
from bot.games.qwixx.state import Colour as QwixxColour
from bot.games.qwixx.state import Ending as QwixxEnding
from bot.games.qwixx.state import Variant
from bot.games.registry import DESKS
from bot.i18n.catalogue import LOCALES, Catalogue, MissingMessage
from bot.sessions.model import Closing, Help

SOURCE = Path(bot.__file__).parent

GAMES = tuple(DESKS)
SHARED_VERBS = (*lobby.VERBS, *table.VERBS, *replays.VERBS, *hints.VERBS, *reviews.VERBS)
VERBS = (*SHARED_VERBS, *(verb for desk in DESKS.values() for verb in desk.verbs))
WITHOUT_BUTTON = {
    "swap-tiles",
    "retire",
    "language",
    "seat-computer",
    "tile",
    "lay",
    "commit",
    "undo",
    "clear",
    "sort",
    "mark",
    "take",
    "exchange",
}
"""Verbs that no plain button speaks of: menus, and buttons with words of their own."""

OF_SHARED_FAMILIES = ("button-", "name-")
"""Families whose members the shared layers put together, whichever game the verb or option belongs to."""

LEVELS = tuple(dict.fromkeys(level for desk in DESKS.values() for level in desk.game.computers))

FAMILIES: dict[str, tuple[str, ...] | tuple[tuple[str, ...], ...]] = {
    "{}-name": GAMES,
    "{}-facts": GAMES,
    "{}-command": GAMES,
    "{}-luck": GAMES,
    "{}-luck-explained": GAMES,
    "{}-command-{}": (),
    "command-{}": (),
    "button-replay-{}": ("first", "back", "next", "last"),
    "button-{}": tuple(verb for verb in VERBS if verb not in WITHOUT_BUTTON),
    "{}-{}": (),
    "{}-title": ("history", "words"),
    "{}-banner-alt": GAMES,
    "settings-{}": ("language", "theme"),
    "language-{}": settings.LANGUAGES,
    "theme-{}": settings.THEMES,
    "closed-{}": tuple(closing.value for closing in Closing),
    "qwirkle-help-{}": tuple(help_.value for help_ in Help),
    "qwixx-help-{}": tuple(help_.value for help_ in Help),
    "{}-help-{}-line": tuple((game, help_.value) for game in GAMES for help_ in Help),
    "level-{}": LEVELS,
    "level-{}-line": LEVELS,
    "permission-{}": (
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "attach_files",
        "read_message_history",
    ),
    "qwirkle-colour-{}": tuple(colour.name.lower() for colour in Colour),
    "qwixx-colour-{}": tuple(colour.name.lower() for colour in QwixxColour),
    "qwirkle-shape-{}": tuple(shape.name.lower() for shape in Shape),
    "qwirkle-edition-{}": tuple(edition.value for edition in Edition),
    "qwirkle-edition-{}-line": tuple(edition.value for edition in Edition),
    "qwirkle-tie-{}": tuple(tie_break.value for tie_break in TieBreak),
    "qwirkle-tie-{}-line": tuple(tie_break.value for tie_break in TieBreak),
    "qwirkle-ended-{}": tuple(ending.value for ending in Ending),
    "qwirkle-illegal-{}": tuple(reason.replace("_", "-") for reason in qwirkle.REASONS),
    "qwixx-illegal-{}": tuple(reason.replace("_", "-") for reason in qwixx.REASONS),
    "qwirkle-notation-unknown-{}": ("play", "swap"),
    "qwirkle-notation-empty-{}": ("play", "swap"),
    "qwirkle-shared-colour-{}": ("row", "column"),
    "qwirkle-shared-shape-{}": ("row", "column"),
    "qwirkle-button-{}": ("take", "exchange"),
    "qwirkle-button-sort-{}": tuple(sorting.value for sorting in Sorting),
    "qwirkle-rules-tie-{}": tuple(tie_break.value for tie_break in TieBreak),
    "qwirkle-rules-end-{}": tuple(edition.value for edition in Edition),
    "deadline-{}": tuple(map(str, DEADLINES)),
    "qwixx-variant-{}": tuple(variant.value for variant in Variant),
    "qwixx-variant-{}-line": tuple(variant.value for variant in Variant),
    "qwixx-rules-{}": tuple(variant.value for variant in Variant),
    "qwixx-row-{}": (*(colour.name.lower() for colour in QwixxColour), *ORDINALS),
    "qwixx-ended-{}": tuple(ending.value for ending in QwixxEnding),
    "qwixx-button-{}-sure": ("mark", "skip"),
    "qwixx-reason-ends-{}": ("ahead", "level", "behind"),
}
"""Keys that the code puts together, and all that may fill the hole. Those of commands are tested by hand below."""


def filled(family: str) -> tuple[str, ...]:
    """The keys of a family; the members of one with several holes are tuples."""
    members = FAMILIES.get(family, ())
    return tuple(family.format(*(member if isinstance(member, tuple) else (member,))) for member in members)


SPEAKERS = {"Text": 0, "UserError": 0, "BadNotation": 0, "IllegalMove": 0, "Refused": 0, "described": 1, "choice": 1}
"""Who takes a key, and as which argument."""

MANY = 99
OWN_PARAMS = {"reason"}
PREFIXES = {"qwirkle-edition", "qwirkle-help", "qwirkle-tie", "qwixx-help", "qwixx-variant"}
"""Words that look like keys: the project's name, and beginnings of the keys of choices."""

SPOKEN_BY_THE_CATALOGUE = {"list-comma", "list-and"}


@dataclass(frozen=True, slots=True)
class Said:
    """A message said somewhere in the source; `params` is None where they can't be read there."""

    place: str
    keys: tuple[str, ...]
    family: str | None
    params: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Message:
    file: str
    variables: frozenset[str]
    references: frozenset[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.references.add(node.id.name)


@cache
def messages(locale: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for path in sorted(SOURCE.rglob(f"locales/{locale}*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                seen = _Variables()
                seen.visit(entry.value)
                found[entry.id.name] = Message(str(path), frozenset(seen.variables), frozenset(seen.references))
    return found


@cache
def trees() -> dict[str, ast.Module]:
    return {str(path.relative_to(SOURCE)): ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py")}


@cache
def sayings() -> tuple[Said, ...]:
    return tuple(said for name, tree in trees().items() for said in _sayings(name, tree))


def _sayings(name: str, tree: ast.Module) -> Iterator[Said]:
    own = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and _speaks(node)]
    speakers = SPEAKERS | dict.fromkeys(own, 0)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) > (at := speakers.get(_name(node.func), MANY)):
            given = {keyword.arg for keyword in node.keywords}
            params = None if None in given else frozenset(str(param) for param in given) - OWN_PARAMS
            place = f"{name}:{node.lineno}"
            for keys, family in _keys(node.args[at]):
                yield Said(place, keys, family, params)


def _speaks(node: ast.ClassDef) -> bool:
    return any(_name(base) in SPEAKERS for base in node.bases)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _keys(node: ast.expr) -> Iterator[tuple[tuple[str, ...], str | None]]:
    match node:
        case ast.Constant(value=str(key)):
            yield (key,), None
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body)
            yield from _keys(orelse)
        case ast.JoinedStr(values=values):
            family = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in values)
            yield filled(family), family


@cache
def literals() -> frozenset[str]:
    return frozenset(
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def members() -> frozenset[str]:
    return frozenset(key for family in FAMILIES for key in filled(family))


def commands(known: dict[str, Message]) -> frozenset[str]:
    """The descriptions of commands that exist, and the names of commands and options."""
    described = {key for key in known if re.fullmatch(r"(\w+-)?command-\w+", key) and key.rsplit("-")[-1] in literals()}
    names = {f"name-{word.replace('_', '-')}" for word in literals() | options()}
    return frozenset(described | names & known.keys())


def options() -> frozenset[str]:
    """The arguments that a slash command may have, as keywords of those who describe them."""
    return frozenset(
        keyword.arg or ""
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _name(node.func) == "with_options"
        for keyword in node.keywords
    )


@pytest.mark.parametrize("locale", LOCALES)
class TestTheCatalogueIsWhole:
    def test_every_message_that_is_said_exists(self, locale: str) -> None:
        known = messages(locale)
        assert [(said.place, key) for said in sayings() for key in said.keys if key not in known] == []

    def test_every_word_that_looks_like_a_key_exists(self, locale: str) -> None:
        known = messages(locale)
        first_words = {key.split("-")[0] for key in known}
        shape = re.compile(r"[a-z]+(-[a-z0-9]+)+")
        ours = {word for word in literals() if shape.fullmatch(word) and word.split("-")[0] in first_words}
        assert ours - known.keys() - set(VERBS) - PREFIXES == set()

    def test_every_member_of_a_family_exists(self, locale: str) -> None:
        assert members() - messages(locale).keys() == frozenset()

    def test_every_message_is_said_somewhere(self, locale: str) -> None:
        known = messages(locale)
        referred = {key for message in known.values() for key in message.references}
        said = literals() | members() | commands(known) | referred | SPOKEN_BY_THE_CATALOGUE
        assert sorted(known.keys() - said) == []

    def test_every_message_gets_the_parameters_it_uses(self, locale: str) -> None:
        known = messages(locale)
        lacking = [
            (said.place, key, sorted(known[key].variables - said.params))
            for said in sayings()
            if said.params is not None
            for key in said.keys
            if key in known and not known[key].variables <= said.params
        ]
        assert lacking == []

    def test_every_language_has_the_same_messages(self, locale: str) -> None:
        assert messages(locale).keys() == messages(LOCALES[0]).keys()

    def test_a_key_of_a_game_begins_with_its_name(self, locale: str) -> None:
        for key, message in messages(locale).items():
            folder = Path(message.file).parent.parent
            if folder.parent.name == "games" and not key.startswith(OF_SHARED_FAMILIES):
                assert key.startswith(f"{folder.name}-"), key
            else:
                assert not key.startswith(tuple(f"{game}-" for game in GAMES)), key

    def test_every_command_has_a_description_that_discord_takes(self, locale: str) -> None:
        catalogue = Catalogue([files(f"bot.games.{game}") / "locales" for game in GAMES])
        for key in messages(locale):
            if "command" in key.split("-")[:2] or key.startswith("option-") or "-option-" in key:
                variables = dict.fromkeys(messages(locale)[key].variables, "x")
                assert 1 <= len(catalogue.say(Text(key, **variables), locale)) <= 100, key


class TestFamilies:
    def test_every_key_put_together_belongs_to_a_declared_family(self) -> None:
        assert [(said.place, said.family) for said in sayings() if said.family and said.family not in FAMILIES] == []

    @pytest.mark.parametrize("rules", [qwirkle, qwixx], ids=["qwirkle", "qwixx"])
    def test_refusals_of_the_rules_get_the_parameters_they_use(self, rules: ModuleType) -> None:
        known = messages(LOCALES[0])
        folder = str(Path(str(rules.__file__)).parent.relative_to(SOURCE))
        given: dict[str, frozenset[str]] = {}
        for tree in (tree for name, tree in trees().items() if name.startswith(folder)):
            for node in ast.walk(tree):
                match node:
                    case ast.Call(
                        func=ast.Name(id="illegal"), args=[ast.Constant(value=str(reason))], keywords=keywords
                    ):
                        given[rules.message_key(reason)] = frozenset(keyword.arg or "" for keyword in keywords)
        assert given.keys() == {rules.message_key(reason) for reason in rules.REASONS}
        assert {key: known[key].variables - params for key, params in given.items()} == dict.fromkeys(
            given, frozenset()
        )


class TestSaying:
    catalogue = Catalogue([files("bot.games.qwirkle") / "locales"])

    def test_lists_read_as_a_sentence_does(self) -> None:
        assert self.catalogue.say(Listed(())) == ""
        assert self.catalogue.say(Listed(("a",))) == "a"
        assert self.catalogue.say(Listed(("a", "b"))) == "a and b"
        assert self.catalogue.say(Listed(("a", "b", "c"))) == "a, b and c"

    def test_names_are_put_in_at_the_edge(self) -> None:
        words = Joined((Text("qwirkle-alt-passed", player=SeatName(1)), SeatName(0)))
        assert self.catalogue.say(words, "en", ["Ann", "Ben"]) == "Ben had to pass.\nAnn"

    def test_an_unknown_key_is_a_fault(self) -> None:
        with pytest.raises(MissingMessage):
            self.catalogue.say(Text("no-such-message"))

    def test_a_missing_parameter_is_a_fault(self) -> None:
        with pytest.raises(ValueError, match="qwirkle-row"):
            self.catalogue.say(Text("qwirkle-row"))

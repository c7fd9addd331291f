"""The catalogue is complete: every text in every language, none missing or unused, with the same facts."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.app.errors import AppCode
from bot.app.notifications.buttons import LOOKS
from bot.app.reminders.late_choices import CHOICES, SUBSTITUTE
from bot.boards import board_ids
from bot.cogs.antike.commands import TOPIC_PICTURES
from bot.cogs.duellum.commands import TOPIC_PICTURES as DUELLUM_PICTURES
from bot.engine.antike.actions import ActionType
from bot.engine.duellum.terms import EFFECTS
from bot.engine.terms import CHIPS, PERSONAGES, UNITS
from bot.i18n.catalogue import has_message, say, speaking
from bot.i18n.catalogue import sources as texts_of
from bot.i18n.language import LANGUAGES, Language
from bot.model import VoteKind, VoteState
from bot.model.log import Cause
from bot.model.orders_plans import ORDER_ANSWERS, PLAN_MODES
from bot.model.people import FOLLOW_MODES, LOSSES, PLACES
from bot.model.seats import LEVELS
from bot.model.settings import ABSENT, PICTURES, SUBSTITUTES, TEMPOS, TIMEOUTS, WHO
from bot.model.turns import ReasonKind
from bot.notation import Fault
from bot.page.document import LABELS
from bot.rulesets import ruleset, ruleset_ids
from bot.text import records
from bot.text.antike.rules import rule_errors
from bot.text.antike.rules.topics import TOPICS
from bot.text.antike.turn import changes, events
from bot.text.stats import WISHES
from bot.text.table import setup_errors
from bot.text.table.presence import PresenceEnd
from bot.text.table.rematch import RematchEnd
from bot.text.table.settings import fallbacks
from tests.text.duellum import keys as duellum

SOURCE: Final = Path(bot.__file__).parent
RULESETS: Final = sorted(path.parent.name for path in SOURCE.glob("engine/*/ruleset.py"))
"""Those of the bot, without those that other tests register."""
KEY: Final = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*(?:\.[a-z0-9_-]+)?")
ACTIONS: Final = get_args(ActionType)
FAMILIES: Final[Mapping[str, Iterable[str]]] = {
    "action-{}": {*ACTIONS, *duellum.shared("action-")},
    "form-{}": ("every", "quiet", "rest", "zone"),
    "form-{}-hint": ("every", "quiet", "rest", "zone"),
    "form-more-{}": ("thread", "reliable", "confirm", "hints"),
    "feeds-table-{}": {"show", "renew", "close"},
    "action-{}.cannot": {*ACTIONS, *duellum.shared("action-", ".cannot")},
    "board-{}": [board for rules in ruleset_ids() for board in board_ids(rules)],
    "borders-{}": ("land", "both", "sea"),
    "bots-choice-{}": (*LEVELS, "none"),
    "button-bot-{}": (*LEVELS, "none"),
    "button-look-{}": LOOKS,
    "button-lobby-{}": ("join", "nation", "leave", "bots", "start"),
    "button-mute-{}": ("turn", "answer"),
    "button-order-{}": ORDER_ANSWERS,
    "button-{}": ("concede", "leave", "end", *(choice.label[7:] for choice in (*CHOICES, SUBSTITUTE))),
    "button-{}-{}": (
        *(
            f"{kind.key}-{answer}"
            for name in RULESETS
            for kind in ruleset(name).questions
            for answer in kind.answers
        ),
        *(f"chip-{chip}" for chip in CHIPS),
        *(f"personage-{each}" for each in PERSONAGES),
    ),
    "causes-{}": get_args(Cause),
    "change-{}": {*(key for key, _ in changes._TELL.values()), *duellum.shared("change-")},
    "digest-plan-{}": ("waiting", "ready", "stopped"),
    "digest-{}": ("since-own", "whole", "latest"),
    "duellum-effect-{}": EFFECTS,
    "duellum-effect-{}.brief": EFFECTS,
    "duellum-effect-{}.example": EFFECTS,
    "duellum-{}": duellum.OWN,
    "errors-{}": {
        *rule_errors.TEXTS.reasons,
        *(f"{code}.you" for code in rule_errors.TEXTS.reasons if has_message(f"errors-{code}.you")),
        *duellum.shared("errors-"),
    },
    "events-{}": {*(key for key, _ in events._TELL.values()), *duellum.shared("events-")},
    "input-{}": (
        *("off", "minute", "hour", "day", "week", "and", "to", "tomorrow", "give-up"),
        *("daily", "at", "clock", "weekend"),
        *("marble", "iron", "gold", "coins", "legion", "galley", "maneuver-1", "maneuver-2"),
        *("variant-expert", "variant-military", "variant-one-city", "variant-four-nations"),
        *("variant-doubled", "variant-draw", "variant-goal", "variant-two-players"),
    ),
    "votes-carried-{}": get_args(VoteKind),
    "votes-{}": (
        *(set(get_args(VoteState)) - {"open", "carried"}),
        *get_args(VoteKind),
        *("yes", "no", "for", "against"),
    ),
    "hint-where-{}": ("best-card", "only-card", "nothing"),
    "moves-{}": ACTIONS,
    "nation-{}": ("dative", "genitive"),
    "next-{}": ("temple", "arm", "learn", "move", "fight", "conquer", "found", "trade", "end_turn"),
    "notation-{}": get_args(Fault),
    "offers-variant-{}": ("expert", "military", "one-city", "four-nations", "doubled", "draw", "goal"),
    "orders-choice-{}": (*ORDER_ANSWERS, "forget", "forget-all"),
    "pace-absent-{}": ABSENT,
    "pace-fallback-{}": fallbacks(),
    "lobby-pace-{}": TEMPOS,
    "pace-picture-{}": PICTURES,
    "pace-substitute-{}": SUBSTITUTES,
    "pace-timeout-{}": TIMEOUTS,
    "button-follow-{}": (*FOLLOW_MODES, "off"),
    "unheard-{}": ("played", "followed", "given-up"),
    "presence-{}": get_args(PresenceEnd),
    "presence-own-{}": get_args(PresenceEnd),
    "rematch-{}": get_args(RematchEnd),
    "pace-who-{}": WHO,
    "pace-{}-{}.inner": (
        *(f"fallback-{each}" for each in fallbacks()),
        *(f"timeout-{each}" for each in TIMEOUTS),
        *(f"substitute-{each}" for each in SUBSTITUTES),
        *(f"who-{each}" for each in (*WHO, "other")),
        *(f"absent-{each}" for each in ABSENT),
        *(f"picture-{each}" for each in PICTURES),
    ),
    "page-{}": LABELS,
    "permission-{}": (
        *("view_channel", "embed_links", "attach_files", "read_message_history", "send_messages"),
        *("send_messages_in_threads", "create_public_threads", "create_private_threads"),
    ),
    "plans-mode-{}": PLAN_MODES,
    "plans-panel-keep-{}": PLAN_MODES,
    "plans-state-{}": ("waiting", "prepare", "ready", "running", "stopped"),
    "plans-{}": ("price", "produced", "new", "owner", "met", "asked", "defence", "temple"),
    "reading-name-{}": ("provinces", "way", "know-hows", "arming", "resources", "units"),
    "reading-no-{}": ("resources", "units"),
    "reading-unknown-{}": ("province", "know-how", "wedge", "nation", "unit", "topic", "card", "chip"),
    "records-{}": {key for key, _ in records._FAULTS.values()} | {"other"},
    "refusal-{}": get_args(AppCode),
    "replying-sure-{}": ("concede", "leave", "end"),
    "ruleset-{}": RULESETS,
    "ruleset-{}.short": RULESETS,
    "setup-{}": setup_errors._SETUP,
    "stats-choice-{}": WISHES,
    "topic-{}": TOPICS,
    "topic-{}.picture": (),
    "duellum-topic-{}.picture": (),
    "troubles-store-{}": ("away", "busy", "full", "damaged", "gone"),
    "troubles-{}": ("permission", "invisible", "gone", "locked", "archived"),
    "variant-{}": ("expert", "military", "one-city", "four-nations", "doubled", "draw", "goal"),
    "view-{}": ("overview", "phone", "close", "region", "changes", "reach", "words", *UNITS),
    "why-{}": get_args(ReasonKind),
    "wishes-losses-{}": LOSSES,
    "wishes-losses-{}.inner": LOSSES,
    "wishes-place-{}": PLACES,
    "wishes-place-{}.inner": PLACES,
    "wishes-picture-{}": ("table", *PICTURES),
    "wishes-picture-{}.inner": ("table", *PICTURES),
}
"""Patterns of composed keys, and the values inserted; each resulting key has to exist."""
WRITTEN_OUT: Final = re.compile(r"(?:^|[\s(«„“`*])/[a-zäöüß]")
TOPIC_PARTS: Final = ("summary", "text", "example")


class _Mentions(Visitor):
    """Visitor that collects the facts and other texts to which a text refers."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.keys: set[str] = set()
        self.plain: list[str] = []
        """Literal parts of the text."""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 the library's name
        self.plain.append(str(node.value))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 the library's name
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.keys.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@cache
def catalogue(spoken: Language) -> Mapping[str, ftl.Pattern]:
    """Return all texts of a language by key; attributes of a message as `key.part`."""
    found: dict[str, ftl.Pattern] = {}
    for name, text in texts_of(spoken).items():
        for entry in FluentParser().parse(text).body:
            assert isinstance(entry, ftl.Message | ftl.BaseComment), f"{spoken}/{name}: {vars(entry)}"
            if not isinstance(entry, ftl.Message):
                continue
            parts = {entry.id.name: entry.value} if entry.value else {}
            parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            twice = sorted(parts.keys() & found.keys())
            assert not twice, f"{spoken}/{name}: another file has it too: {twice}"
            found |= parts
    return found


def missing(spoken: Language, keys: Iterable[str]) -> str:
    """Return a line for each key that a language lacks: the file to add it to, and the key."""
    lacking = sorted(set(keys) - catalogue(spoken).keys())
    return "\n".join(f"add to bot/i18n/locales/{spoken}/{_file_of(key)}: {key}" for key in lacking)


def _file_of(key: str) -> str:
    """Return the file that has a key in English, or else the one with most keys of the same first word."""
    begin = re.compile(rf"^{key.partition('.')[0]} =", re.MULTILINE)
    alike = re.compile(rf"^{key.partition('-')[0]}-", re.MULTILINE)
    return max(
        texts_of("en").items(), key=lambda file: (bool(begin.search(file[1])), len(alike.findall(file[1])))
    )[0]


@cache
def mentions(spoken: Language, key: str) -> _Mentions:
    """Return what a text refers to directly."""
    assert not missing(spoken, [key]), missing(spoken, [key])
    seen = _Mentions()
    seen.visit(catalogue(spoken)[key])
    return seen


@cache
def facts_of(spoken: Language, key: str) -> set[str]:
    """Return all facts that a text needs, including those of the texts it refers to."""
    own = mentions(spoken, key)
    return own.facts.union(*(facts_of(spoken, other) for other in own.keys))


@cache
def strings() -> tuple[frozenset[str], frozenset[str]]:
    """Return the string constants in the code, and the f-strings, with {} for each inserted value."""
    plain, joined = set(), set()
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            plain.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            joined.add("".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in node.values))
    return frozenset(plain), frozenset(joined)


@cache
def nodes() -> Sequence[ast.AST]:
    """Return the calls, constants and f-strings in the code of the bot."""
    every = (node for file in SOURCE.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return [node for node in every if isinstance(node, ast.Call | ast.Constant | ast.JoinedStr)]


def said() -> Iterator[tuple[str, set[str] | None]]:
    """Yield the key and facts of each `say` or `say_each` with a literal key; None if facts include `**`."""
    for node in nodes():
        if not isinstance(node, ast.Call):
            continue
        name, arguments = ast.unparse(node.func), node.args
        if name == "partial" and arguments and ast.unparse(arguments[0]) == "say":
            name, arguments = "say", arguments[1:]
        if name in {"say", "say_each"} and arguments and isinstance(arguments[0], ast.Constant):
            names = [word.arg for word in node.keywords]
            yield str(arguments[0].value), None if None in names else {str(word) for word in names}


def families() -> set[str]:
    """Return all composed keys."""
    keys = {family.replace("{}-{}", "{}").format(one) for family, every in FAMILIES.items() for one in every}
    keys |= {f"topic-{topic}.picture" for topic in TOPIC_PICTURES.pictured}
    keys |= {f"duellum-topic-{topic}.picture" for topic in DUELLUM_PICTURES.pictured}
    return keys | {f"topic-{topic}.{part}" for topic in TOPICS for part in TOPIC_PARTS}


def test_every_folder_of_texts_is_a_language() -> None:
    folders = {path.parent.name for path in SOURCE.glob("i18n/locales/*/*.ftl")}
    assert folders == set(LANGUAGES), "add it to Language in bot/i18n/language.py"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_language_says_the_same_things(spoken: Language) -> None:
    """A language may have further texts, like cases of a name, if its other texts refer to them."""
    english, here = catalogue("en"), catalogue(spoken)
    assert not missing(spoken, english), missing(spoken, english)
    referred = set().union(*(mentions(spoken, key).keys for key in here))
    assert here.keys() - english.keys() - referred == set(), "needless"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_language_needs_no_other_facts(spoken: Language) -> None:
    """Allowed are the facts of the English text, and those that the code passes."""
    given: dict[str, set[str]] = defaultdict(set)
    for key, facts in said():
        given[key] |= facts or set()
    for key in catalogue("en"):
        assert facts_of(spoken, key) <= facts_of("en", key) | given[key], key


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_what_a_text_refers_to_is_there(spoken: Language) -> None:
    for key in catalogue(spoken):
        lacking = missing(spoken, mentions(spoken, key).keys)
        assert not lacking, f"{key} refers to it: {lacking}"


def test_what_is_said_is_there_with_its_facts() -> None:
    calls = list(said())
    assert len(calls) > 400
    for key, facts in calls:
        for spoken in LANGUAGES:
            assert not missing(spoken, [key]), missing(spoken, [key])
            assert facts is None or facts_of(spoken, key) <= facts, (spoken, key)


def test_what_is_put_together_is_listed_and_there() -> None:
    assert not missing("en", families()), missing("en", families())
    joined = {text for text in strings()[1] if re.match(r"[a-z]{3,}-", text) and " " not in text}
    shapes = {text: re.compile(re.escape(text).replace(r"\{\}", ".+")) for text in joined}
    found = {text for text, shape in shapes.items() if any(map(shape.fullmatch, catalogue("en")))}
    # Texts of commands are compared with the real commands by the tests of those.
    listed = {*FAMILIES, "command-{}", "option-{}"}
    assert found - listed == set(), "list the values in FAMILIES"
    assert listed - found == set(), "no code puts it together any more"


def test_no_text_is_without_use() -> None:
    used = families() | {text for text in strings()[0] if KEY.fullmatch(text)}
    left = [key for key in catalogue("en") if not key.startswith(("command-", "option-"))]
    for spoken in LANGUAGES:
        used = used.union(*(mentions(spoken, key).keys for key in catalogue(spoken)))
    needless = [key for key in left if key not in used]
    assert not needless, f"remove, or list in FAMILIES if code puts it together: {needless}"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_commands_are_named_by_their_texts(spoken: Language) -> None:
    """A command's name written out in a text would be the same in every language."""
    for key in catalogue(spoken):
        if not re.fullmatch(r"command-[\w-]+", key):
            told = "".join(mentions(spoken, key).plain)
            assert not WRITTEN_OUT.search(told), (spoken, key)


def test_buttons_have_room() -> None:
    for spoken in LANGUAGES:
        with speaking(spoken):
            labels = {key: say(key) for key in catalogue(spoken) if key.startswith("button-")}
        assert labels
        for key, label in labels.items():
            assert 1 <= len(label) <= 80, (spoken, key)

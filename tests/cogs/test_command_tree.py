"""The whole command tree within Discord's limits: if one command exceeds them, none is registered."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType, app_commands

from bot import cogs
from bot.app import App
from bot.client import AntikeBot
from bot.client.command_tree import PressedItem
from bot.client.components import BUTTONS
from bot.cogs.shared import spoken_choices
from bot.i18n.catalogue import say, say_each, speaking
from bot.i18n.language import ENGLISH, LANGUAGES, Language, language_of
from bot.model.settings import TIMEOUTS
from bot.store import Database
from bot.text.commands import (
    command_description,
    option_description,
    say_command,
)
from tests.drawing import renderer
from tests.text.test_catalogue import catalogue

Json = dict[str, Any]
NAME = re.compile(r"[-_a-z0-9]{1,32}")
LOCAL = re.compile(r"[-_'\w]{1,32}")
TURN = {
    "marble": {"pay": False, "chip": False},
    "iron": {"pay": False, "chip": False},
    "gold": {"pay": False, "chip": False},
    "temple": {"provinces": False, "walls": False, "pay": False},
    "arming": {"units": False, "pay": False},
    "know-how": {"advances": False, "recruit": False, "pay": False},
    "maneuver": {"wedge": False, "pay": False},
    "move": {"units": True, "from": True, "to": True},
    "fight": {"province": True, "unit": True, "nation": True},
    "conquer": {"province": True, "units": False},
    "found": {"provinces": True},
    "trade": {"give": True, "take": True},
    "answer": {"fight": True},
    "end-turn": {},
    "undo": {},
    "reset-turn": {},
    "board": {"view": False, "region": False, "unit": False, "game": False},
    "status": {"game": False},
    "moves": {},
    "history": {"turns": False, "game": False},
    "catch-up": {},
    "help": {"topic": False},
    "rules": {"topic": False},
    "orders": {"nation": False, "province": False, "answer": False, "fallback": False, "game": False},
    "plan": {"turn": False, "mode": False, "clear": False, "game": False},
    "replay": {"turns": False, "page": False, "public": False},
    "report": {"game": False},
    "hint": {},
}

OTHERS = {
    "reminders": ["where", "every", "quiet", "zone", "losses", "picture", "contrast", "rest"],
    "away": ["until"],
    "feeds calendar": ["renew"],
    "feeds table": ["link"],
    "feeds webhook": ["url"],
    "game new": [
        *("board", "nations"),
        "ruleset",
        *("variant", "pace", "deadline", "reliable", "thread", "language"),
        *("confirm", "absent", "form", "hints"),
    ],
    "game settings": [
        "deadline",
        "overtime",
        "answers",
        "fallback",
        "who",
        "substitute",
        "language",
        "picture",
        *("bank", "rest", "zone", "confirm", "absent", "hints", "puzzle"),
    ],
    "server games": ["role", "channel", "reset"],
    "game export": [],
    "stats": ["player", "public"],
    "privacy": ["what"],
    "learn": [],
    "puzzle": ["ruleset"],
    "note": ["text", "clear", "game"],
    "game import": ["file"],
}


def test_every_module_with_commands_is_listed_once() -> None:
    root = Path(cogs.__file__).parents[2]
    paths = [path for path in root.glob("bot/cogs/**/*.py") if "async def setup(" in path.read_text("utf-8")]
    found = [".".join(path.relative_to(root).with_suffix("").parts) for path in paths]
    assert sorted(cogs.extensions()) == sorted(found)


@pytest.fixture
async def client(tmp_path: Path) -> AntikeBot:
    client = AntikeBot(App(Database(tmp_path / "antike.sqlite3")), renderer(), cogs.extensions())
    await client.load_commands()
    return client


@pytest.fixture
async def commands(client: AntikeBot) -> list[Json]:
    """Return what Discord gets; fails if a language lacks texts."""
    translator = client.tree.translator
    assert translator is not None
    told = [
        await command.get_translated_payload(client.tree, translator)
        for command in client.tree.get_commands(type=AppCommandType.chat_input)
    ]
    lacking = {spoken: sorted(_needed(told) - catalogue(spoken).keys()) for spoken in LANGUAGES}
    missing = [
        f"add to bot/i18n/locales/{spoken}/commands.ftl: {keys}" for spoken, keys in lacking.items() if keys
    ]
    assert not missing, "\n".join(missing)
    return told


async def test_commands_of_people_and_messages_are_named_in_every_language(client: AntikeBot) -> None:
    translator = client.tree.translator
    assert translator is not None
    menus = [each for each in client.tree.get_commands() if isinstance(each, app_commands.ContextMenu)]
    told = [await menu.get_translated_payload(client.tree, translator) for menu in menus]
    names = {each["name"]: each["name_localizations"] for each in told}
    assert {name: each["de"] for name, each in names.items()} == {
        "Board then": "Brett damals",
        "Our games": "Unsere Partien",
        "Try from here": "Ab hier ausprobieren",
    }
    assert all({ENGLISH, *map(language_of, each)} == set(LANGUAGES) for each in names.values())
    assert all(
        len(each) <= 32 for each in (*names, *(name for each in names.values() for name in each.values()))
    )


def test_a_new_language_is_chosen_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing about it is written in the others."""
    monkeypatch.setattr("bot.cogs.shared.LANGUAGES", ("de", "en", "fr"))
    assert [choice.name for choice in spoken_choices()] == ["Deutsch", "English", "Français"]


def _texts(part: Json) -> list[str]:
    """Return all texts of a command that count towards its 8,000 characters."""
    own = [str(part.get(key, "")) for key in ("name", "description", "value")]
    inner = [*part.get("options", []), *part.get("choices", [])]
    return own + [text for one in inner for text in _texts(one)]


def _parts(command: Json) -> list[Json]:
    return [command, *(found for option in command.get("options", []) for found in _parts(option))]


def test_everything_pressed_comes_in_by_the_door(client: AntikeBot) -> None:
    """All pressed components are `PressedItem`s, which set the language."""
    items = client._connection._view_store._dynamic_items.values()
    assert len(items) >= len(BUTTONS)
    assert all(issubclass(item, PressedItem) for item in items)


def test_no_component_replaces_another(client: AntikeBot) -> None:
    """For discord.py, the same custom ids once more are another class for the same component."""
    assert [control.pattern for control, number in Counter(client.controls).items() if number > 1] == []


def test_the_tree_is_within_the_limits(commands: list[Json]) -> None:
    assert len(commands) <= 100
    assert len({command["name"] for command in commands}) == len(commands)
    for command in commands:
        assert sum(map(len, _texts(command))) <= 8000, command["name"]
        for part in _parts(command):
            where = f"{command['name']} {part['name']}"
            assert NAME.fullmatch(part["name"]), where
            assert 1 <= len(part["description"]) <= 100, where
            assert part["description"] != "…", f"{where} has no description of its own"
            assert len(part.get("options", [])) <= 25, where
            assert len(part.get("choices", [])) <= 25, where
            for choice in part.get("choices", []):
                assert 1 <= len(choice["name"]) <= 100, where


def _named(command: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Yield a command with its groups and subcommands, each with its full name."""
    path = f"{path} {command['name']}".strip()
    yield path, command
    for option in command.get("options", []):
        if option["type"] in (1, 2):
            yield from _named(option, path)


def _needed(commands: list[Json]) -> set[str]:
    """Return the keys of all texts about these commands and their options."""
    keys = set()
    for path, part in (named for command in commands for named in _named(command)):
        command = f"command-{path.replace(' ', '-')}"
        options = [option["name"] for option in part.get("options", []) if option["type"] not in (1, 2)]
        keys |= {command, f"{command}.description"}
        keys |= {key for name in options for key in (f"option-{name}", f"{command}.{name}")}
    return keys


@pytest.mark.parametrize("spoken", [each for each in LANGUAGES if each != ENGLISH])
def test_other_languages_are_within_the_limits(commands: list[Json], spoken: Language) -> None:
    for parts in (commands, *(part.get("options", []) for command in commands for part in _parts(command))):
        names = [part["name_localizations"][spoken] for part in parts]
        assert len(set(names)) == len(names), names
    for command in commands:
        size = 0
        for part in _parts(command):
            where = f"{command['name']} {part['name']}"
            name, told = part["name_localizations"][spoken], part["description_localizations"][spoken]
            assert LOCAL.fullmatch(name), where
            assert name == name.lower(), where
            assert 1 <= len(told) <= 100, where
            choices = [
                choice.get("name_localizations", {}).get(spoken, choice["name"])
                for choice in part.get("choices", [])
            ]
            assert all(1 <= len(choice) <= 100 for choice in choices), where
            assert len(set(choices)) == len(choices), where
            size += len(name) + len(told) + sum(map(len, choices))
        assert size <= 8000, command["name"]


def test_choices_are_named_in_every_language(commands: list[Json]) -> None:
    choices = [one for command in commands for part in _parts(command) for one in part.get("choices", [])]
    told = {choice["name"]: choice.get("name_localizations") for choice in choices}
    for key in TIMEOUTS:
        names = dict(say_each(f"pace-timeout-{key}"))
        assert told[names.pop(ENGLISH)] == names


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_catalogue_has_no_other_commands(commands: list[Json], spoken: Language) -> None:
    found = {key.partition(".")[0] for key in catalogue(spoken) if key.startswith(("command-", "option-"))}
    assert found - _needed(commands) == set(), "of no command"


def test_english_names_are_those_of_the_code(commands: list[Json]) -> None:
    for command in commands:
        for path, part in _named(command):
            assert say_command(path) == f"/{path}"
            assert command_description(path) == part["description"]
            for option in part.get("options", []):
                if option["type"] not in (1, 2):
                    assert say(f"option-{option['name']}") == option["name"]
                    assert option_description(path, option["name"]) == option["description"]


def test_german_commands_are_called_as_texts_call_them(commands: list[Json]) -> None:
    known = {command["name"]: command for command in commands}
    with speaking("de"):
        assert (
            say_command("end-turn") == f"/{known['end-turn']['name_localizations']['de']}" == "/zug-beenden"
        )
        assert say_command("game new") == "/spiel neu"


def test_required_options_stand_before_the_others(commands: list[Json]) -> None:
    for command in commands:
        for part in _parts(command):
            needed = [option.get("required", False) for option in part.get("options", [])]
            assert needed == sorted(needed, reverse=True), part["name"]


def test_the_commands_of_a_turn_have_their_names_and_options(commands: list[Json]) -> None:
    known = {
        command["name"]: {option["name"]: option.get("required", False) for option in command["options"]}
        for command in commands
    }
    for name, options in TURN.items():
        assert known[name] == options, name


def test_everything_legal_is_completed_as_it_is_typed(commands: list[Json]) -> None:
    for command in commands:
        if command["name"] in TURN:
            for option in command["options"]:
                helped = option.get("autocomplete") or option.get("choices")
                assert option["type"] != 3 or helped, (command["name"], option["name"])


def test_waiting_has_its_commands(commands: list[Json]) -> None:
    known = {command["name"]: command for command in commands}
    for name, options in OTHERS.items():
        first, _, second = name.partition(" ")
        command = known[first]
        if second:
            command = next(part for part in command["options"] if part["name"] == second)
        assert [option["name"] for option in command.get("options", [])] == options, name
    assert known["server"]["default_member_permissions"] == 1 << 5, "Manage Server"

"""Limits of a bot's commands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from bot.sandbox.checks.form import Form
from bot.sandbox.locales import LOCALES

if TYPE_CHECKING:
    from bot.sandbox.checks.form import Path
    from bot.sandbox.model import Json

__all__ = ["check_command_list", "check_commands"]

CHAT, SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 1, 2, 3, 4, 10
MOST_COMMANDS = 100
MOST_CHARACTERS = 8000
NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: list[Json]) -> None:
    """Hold a whole command tree against the limits. Raises 50035, and then nothing is registered."""
    form = Form()
    check_command_list(form, commands)
    form.close()


def check_command_list(form: Form, commands: list[Json]) -> None:
    """Note what is wrong with a list of commands; as in a bulk overwrite, errors lie under the index."""
    seen: set[tuple[int, str]] = set()
    chat = 0
    for path, command in form.objects((), commands, 2 * MOST_COMMANDS):
        kind = command.get("type", CHAT)
        if not form.one_of((*path, "type"), kind, (1, 2, 3)):
            continue
        chat += kind == CHAT
        if kind == CHAT:
            _named(form, path, command)
            _options(form, path, command.get("options"), (SUBCOMMAND, GROUP, *range(3, 12)))
        else:
            form.text((*path, "name"), command.get("name"), 32, 1, required=True)
        if (kind, str(command.get("name"))) in seen:
            message = "Application command names must be unique"
            form.wrong(path, "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add((kind, str(command.get("name"))))
        if _size(command) > MOST_CHARACTERS:
            message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
            form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)
    if chat > MOST_COMMANDS:
        message = f"The maximum number of application commands is {MOST_COMMANDS}"
        form.wrong((), "APPLICATION_COMMANDS_MAX", message)


def _named(form: Form, path: Path, it: Json) -> None:
    name = form.text((*path, "name"), it.get("name"), 32, 1, required=True)
    if name and (not NAME.fullmatch(name) or name != name.lower()):
        form.wrong((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    form.text((*path, "description"), it.get("description"), 100, 1, required=True)
    for where, local in _localized(form, path, it, "name"):
        told = form.text(where, local, 32, 1, required=True)
        if told and (not NAME.fullmatch(told) or told != told.lower()):
            form.wrong(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for where, local in _localized(form, path, it, "description"):
        form.text(where, local, 100, 1, required=True)


def _localized(form: Form, path: Path, it: Json, what: str) -> list[tuple[Path, Any]]:
    """What a text is in other languages, each with its path; what is no locale is noted."""
    under = (*path, f"{what}_localizations")
    told = it.get(f"{what}_localizations")
    if told is not None and not isinstance(told, dict):
        form.wrong(under, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    found = []
    for locale, text in told.items() if isinstance(told, dict) else ():
        if form.one_of((*under, locale), locale, tuple(sorted(LOCALES))):
            found.append(((*under, locale), text))
    return found


def _options(form: Form, path: Path, value: Any, kinds: tuple[int, ...]) -> None:
    seen: set[tuple[str, str]] = set()
    optional_before = False
    under = (*path, "options")
    listed = form.objects(under, value, 25)
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for _, option in listed]
    if any(nested) and not all(nested):
        message = "Sub-commands and sub-command groups are mutually exclusive with other options"
        form.wrong(under, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for where, option in listed:
        if not form.one_of((*where, "type"), option.get("type"), kinds):
            continue
        _named(form, where, option)
        if _names(option) & seen:
            message = "Option name already exists"
            form.wrong(where, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        seen |= _names(option)
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            form.wrong(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or not option.get("required")
        _option(form, where, option)


def _option(form: Form, path: Path, option: Json) -> None:
    kind = option["type"]
    if kind == GROUP:
        _options(form, path, option.get("options"), (SUBCOMMAND,))
    elif kind == SUBCOMMAND:
        _options(form, path, option.get("options"), tuple(range(3, 12)))
    else:
        _choices(form, path, option)


def _choices(form: Form, path: Path, option: Json) -> None:
    under = (*path, "choices")
    choices = form.objects(under, option.get("choices"), 25)
    if choices and option.get("autocomplete"):
        message = "Autocomplete and choices are mutually exclusive"
        form.wrong(under, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    if (choices or option.get("autocomplete")) and option["type"] not in (STRING, INTEGER, NUMBER):
        message = "Only texts and numbers can have choices or autocomplete"
        form.wrong(under, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    seen = set()
    for where, choice in choices:
        form.text((*where, "name"), choice.get("name"), 100, 1, required=True)
        for place, local in _localized(form, where, choice, "name"):
            form.text(place, local, 100, 1, required=True)
        if option["type"] == STRING:
            form.text((*where, "value"), choice.get("value"), 100, 0)
        if str(choice.get("name")) in seen:
            message = "The choice name is already used"
            form.wrong(where, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message)
        seen.add(str(choice.get("name")))


def _names(option: Json) -> set[tuple[str, str]]:
    """An option's name in every language."""
    told = option.get("name_localizations")
    local = told.items() if isinstance(told, dict) else ()
    return {("", str(option.get("name"))), *((locale, str(name)) for locale, name in local)}


def _longest(it: Json, what: str) -> int:
    """Of a text in several languages the longest counts."""
    told = it.get(f"{what}_localizations")
    local = told.values() if isinstance(told, dict) else ()
    return max(len(str(text)) for text in (it.get(what) or "", *local))


def _size(it: Json) -> int:
    """The characters that count: names, descriptions and choice values, all the way down."""
    size = _longest(it, "name") + _longest(it, "description")
    for choice in _objects(it.get("choices")):
        size += _longest(choice, "name") + len(str(choice.get("value", "")))
    return size + sum(_size(option) for option in _objects(it.get("options")))


def _objects(value: Any) -> list[Json]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []

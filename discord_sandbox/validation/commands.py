"""Limits of commands."""

from typing import Any

from discord_sandbox.state.models import Json
from discord_sandbox.validation.form import Form, Path
from discord_sandbox.validation.languages import SiblingNames, check_described, check_named, longest

CHAT, SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 1, 2, 3, 4, 10
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_CHARACTERS = 8000
LARGEST = 2**53
LONGEST_TEXT = 6000


def check_commands(commands: list[Json]) -> None:
    """Validate a list of commands. Raises 50035, with the errors by index; then nothing is registered."""
    form = Form()
    code, message = "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
    names = SiblingNames(form, code, message)
    counts = dict.fromkeys(MOST_COMMANDS, 0)
    for path, command in form.objects((), commands, sum(MOST_COMMANDS.values())):
        kind = command.get("type", CHAT)
        if not form.one_of((*path, "type"), kind, MOST_COMMANDS):
            continue
        counts[kind] += 1
        if kind == CHAT:
            check_named(form, path, command)
            check_described(form, path, command)
            _options(form, path, command.get("options"), (SUBCOMMAND, GROUP, *range(3, 12)))
        else:
            form.text((*path, "name"), command.get("name"), 32, 1, required=True)
        names.check(path, command, kind)
        _places(form, path, command)
        if _size(command) > MOST_CHARACTERS:
            message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
            form.error(path, "APPLICATION_COMMAND_TOO_LARGE", message)
    for kind, most in MOST_COMMANDS.items():
        if counts[kind] > most:
            message = f"The maximum number of application commands of type {kind} is {most}"
            form.error((), "APPLICATION_COMMANDS_MAX", message)
    form.raise_errors()


def _places(form: Form, path: Path, command: Json) -> None:
    """Check contexts and integration types: known numbers, and at least one if given."""
    for field, known in (("contexts", range(3)), ("integration_types", range(2))):
        said = command.get(field)
        if said is None:
            continue
        if not isinstance(said, list) or not said:
            form.error(
                (*path, field), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {len(known)} in length."
            )
            continue
        for number, one in enumerate(said):
            form.one_of((*path, field, number), one, known)


def _options(form: Form, path: Path, value: Any, kinds: tuple[int, ...]) -> None:
    names = SiblingNames(
        form, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
    )
    optional_before = False
    under = (*path, "options")
    listed = form.objects(under, value, 25)
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for _, option in listed]
    if any(nested) and not all(nested):
        message = "Sub-commands and sub-command groups are mutually exclusive with other options"
        form.error(under, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for where, option in listed:
        if not form.one_of((*where, "type"), option.get("type"), kinds):
            continue
        check_named(form, where, option)
        check_described(form, where, option)
        names.check(where, option)
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            form.error(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
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
        _bounds(form, path, option)


def _bounds(form: Form, path: Path, option: Json) -> None:
    """Check the bounds of text lengths and numbers."""
    for kinds, ends, lowest, highest in (
        ((STRING,), ("min_length", "max_length"), 0, LONGEST_TEXT),
        ((INTEGER, NUMBER), ("min_value", "max_value"), -LARGEST, LARGEST),
    ):
        given = [option.get(end) for end in ends]
        if any(value is not None for value in given) and option["type"] not in kinds:
            code, message = "APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID", "This type has no such bounds"
            form.error(path, code, message)
            continue
        numbers = [
            value if option["type"] == NUMBER else form.whole((*path, end), value, lowest, highest)
            for end, value in zip(ends, given, strict=True)
        ]
        if numbers[0] is not None and numbers[1] is not None and numbers[0] > numbers[1]:
            form.error((*path, ends[0]), "NUMBER_TYPE_MAX", f"{ends[0]} exceeds {ends[1]}")


def _choices(form: Form, path: Path, option: Json) -> None:
    under = (*path, "choices")
    choices = form.objects(under, option.get("choices"), 25)
    if choices and option.get("autocomplete"):
        message = "Autocomplete and choices are mutually exclusive"
        form.error(under, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    if (choices or option.get("autocomplete")) and option["type"] not in (STRING, INTEGER, NUMBER):
        message = "Only texts and numbers can have choices or autocomplete"
        form.error(under, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
    names = SiblingNames(form, code, "The choice name is already used")
    for where, choice in choices:
        check_described(form, where, choice, "name")
        if option["type"] == STRING:
            form.text((*where, "value"), choice.get("value"), 100, 0)
        elif option["type"] == INTEGER:
            form.whole((*where, "value"), choice.get("value"), -LARGEST, LARGEST)
        names.check(where, choice)


def _size(it: Json) -> int:
    """Return the number of counted characters: names, descriptions and choice values at all levels."""
    size = longest(it, "name") + longest(it, "description")
    for choice in _objects(it.get("choices")):
        size += longest(choice, "name") + len(str(choice.get("value", "")))
    return size + sum(_size(option) for option in _objects(it.get("options")))


def _objects(value: Any) -> list[Json]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []

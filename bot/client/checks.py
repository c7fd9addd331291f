"""Validation of interactions before any command or component handles them."""

import math
from collections.abc import Iterator, Mapping
from typing import Any, Final

from discord import AppCommandOptionType, app_commands

from bot.client.base import Interaction
from bot.client.errors import InputError
from bot.i18n.catalogue import say
from bot.text.commands import shown_option

LONGEST_INPUT: Final = 2000
"""Maximum characters of an option, or of a field of the plan form: more than the longest plan."""
_PARTS: Final = frozenset(
    {AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value}
)
_KINDS: Final[Mapping[AppCommandOptionType, type]] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
_TOLD_IN: Final[Mapping[AppCommandOptionType, tuple[str, ...]]] = {
    AppCommandOptionType.user: ("users",),
    AppCommandOptionType.channel: ("channels",),
    AppCommandOptionType.role: ("roles",),
    AppCommandOptionType.mentionable: ("users", "roles"),
    AppCommandOptionType.attachment: ("attachments",),
}
"""Where an interaction resolves the ids of an option of this type."""


def fault_of(interaction: Interaction) -> Exception | None:
    """Return why an interaction is invalid regardless of its command; None if it is valid.

    Discord restricts commands to servers and validates options, but input is not trusted.
    """
    if interaction.guild_id is None and not _is_allowed_in_private(interaction.command):
        return InputError(say("gate-server-only"), "server-only")
    given = list(_given_options(interaction.data))
    if any(isinstance(each.get("value"), str) and len(each["value"]) > LONGEST_INPUT for each in given):
        return InputError(say("gate-too-long", most=LONGEST_INPUT), "too-long")
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return None
    data: Mapping[str, Any] = dict(interaction.data or {})
    known = {option.display_name: option for option in command.parameters}
    typed = interaction.type.name == "autocomplete"
    if typed and not any(each.get("focused") for each in given):
        return app_commands.CommandSignatureMismatch(command)
    for each in given:
        option = known.get(str(each.get("name")))
        if option is None or each.get("type") != option.type.value:
            return app_commands.CommandSignatureMismatch(command)
        value = each.get("value")
        right = (
            _may_be_typed(option, each)
            if typed
            else _is_valid_value(option, value) and _was_resolved(option, value, data)
        )
        if not right:
            return app_commands.CommandSignatureMismatch(command)
        choices = {choice.value for choice in option.choices}
        if choices and not typed and each["value"] not in choices:
            shown = shown_option(option.display_name)
            return InputError(say("gate-unknown-choice", option=shown), "unknown-choice")
    return None


def _is_allowed_in_private(command: object) -> bool:
    """Return whether a command is also available in direct messages."""
    if isinstance(command, app_commands.Command):
        contexts = (command.root_parent or command).allowed_contexts
    else:
        contexts = getattr(command, "allowed_contexts", None)
    return contexts is not None and bool(contexts.dm_channel)


def _is_valid_value(option: app_commands.Parameter, value: Any) -> bool:
    """Return whether a value has the option's type and a number is within its bounds."""
    kind = _KINDS.get(option.type)
    if kind is None:  # a user, channel, role or file, given by id
        return isinstance(value, str) and value.isdecimal()
    if type(value) is not kind:
        return False
    least = -math.inf if option.min_value is None else option.min_value
    most = math.inf if option.max_value is None else option.max_value
    return not isinstance(value, int) or least <= value <= most


def _was_resolved(option: app_commands.Parameter, value: Any, data: Mapping[str, Any]) -> bool:
    """Return whether Discord resolved the id given as an option's value."""
    tables = _TOLD_IN.get(option.type)
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    return tables is None or any(value in (resolved.get(table) or {}) for table in tables)


def _may_be_typed(option: app_commands.Parameter, given: Mapping[str, Any]) -> bool:
    """Return whether an option is acceptable during autocomplete.

    The focused option is partial text; the others need not be valid yet, as nothing is done with them.
    """
    if given.get("focused"):
        return option.autocomplete and isinstance(given.get("value"), str)
    if option.type in _KINDS:
        return isinstance(given.get("value"), str | int | float)
    return _is_valid_value(option, given.get("value"))


def _given_options(part: Any) -> Iterator[Mapping[str, Any]]:
    """Yield the options given, including those of subcommands."""
    for option in part.get("options") or () if isinstance(part, dict) else ():
        if not isinstance(option, dict):
            continue
        if option.get("type") not in _PARTS:
            yield option
        yield from _given_options(option)


def unknown_control() -> InputError:
    """Return the error for a component or modal that nothing handles: from an old version, or forged."""
    return InputError(say("gate-unknown-control"), "unknown-control")


def server_of(interaction: Interaction) -> int:
    """Return the server of an interaction; raises `InputError` in direct messages."""
    if interaction.guild_id is None:
        raise InputError(say("gate-server-only"), "server-only")
    return interaction.guild_id

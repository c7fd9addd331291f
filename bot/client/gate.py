"""What is turned away before any command or button looks at it."""

import math
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from discord import AppCommandOptionType, app_commands

from bot.client.errors import InputError
from bot.words.speech import say

if TYPE_CHECKING:
    import discord

    from bot.client.client import AntikeClient

__all__ = ["fault_of", "unknown_control"]

_LONGEST: Final = 2000
"""Characters of one option: more than the longest plan, and little enough to be read at once."""
_KINDS: Final[Mapping[AppCommandOptionType, type]] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}


def fault_of(interaction: "discord.Interaction[AntikeClient]") -> Exception | None:
    """Why a command cannot be used like this, whatever it is; None where it can.

    Discord offers commands in servers only and knows their options; but what comes in is not taken on trust.
    """
    if interaction.guild_id is None:
        return InputError(say("gate-server-only"), "server-only")
    given = dict(_values(interaction.data))
    if any(isinstance(value, str) and len(value) > _LONGEST for value in given.values()):
        return InputError(say("gate-too-long", most=_LONGEST), "too-long")
    # While an option is still typed it may hold anything; nothing is done with it.
    if not isinstance(interaction.command, app_commands.Command) or interaction.type.name == "autocomplete":
        return None
    known = {option.display_name: option for option in interaction.command.parameters}
    for name, value in given.items():
        if name not in known or not _fits(known[name], value):
            return app_commands.CommandSignatureMismatch(interaction.command)
        if known[name].choices and value not in {choice.value for choice in known[name].choices}:
            return InputError(say("gate-unknown-choice", option=name), "unknown-choice")
    return None


def _fits(option: app_commands.Parameter, value: Any) -> bool:
    """Whether a value is of the option's kind, and a number within its bounds."""
    kind = _KINDS.get(option.type)
    if kind is None:  # a person, a channel, a role, a file: by its id
        return isinstance(value, str) and value.isdecimal()
    if type(value) is not kind:
        return False
    least = -math.inf if option.min_value is None else option.min_value
    most = math.inf if option.max_value is None else option.max_value
    return not isinstance(value, int) or least <= value <= most


def _values(part: Any) -> Iterator[tuple[str, Any]]:
    """The values of a command's options by name, its subcommands' too."""
    for option in part.get("options") or () if isinstance(part, dict) else ():
        if isinstance(option, dict):
            if "value" in option:
                yield str(option.get("name")), option["value"]
            yield from _values(option)


def unknown_control() -> InputError:
    """For a button, menu or form that nothing of ours answers to: of an old version, or made up."""
    return InputError(say("gate-unknown-control"), "unknown-control")

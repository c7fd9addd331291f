"""Command tree and component base class: set the locale per interaction and handle every error."""

import asyncio
import logging
import re
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias, cast

import discord
from discord import app_commands

from bot.client.base import AntikeClient, Interaction
from bot.client.checks import fault_of
from bot.client.error_handler import refuse
from bot.client.response_timing import name_of
from bot.client.responses import LINE_ERRORS, UnansweredError, reply_privately
from bot.i18n.catalogue import speak
from bot.i18n.language import language_of
from bot.i18n.lines import one_line
from bot.store import StoreError
from bot.telemetry import mark
from bot.text.table.following import format_undelivered

if TYPE_CHECKING:
    from bot.app import Caller

_log = logging.getLogger(__name__)
_PATIENCE: Final = 1.0
"""Seconds for reporting undelivered messages."""
_tasks: Final = set[asyncio.Task[None]]()
"""References to running tasks, because asyncio only holds weak ones."""
Item: TypeAlias = discord.ui.Button[discord.ui.View]


async def greet(interaction: Interaction) -> None:
    """Set the task's language to the user's locale and remember the locale.

    Storing it must not delay the answer, which Discord expects within three seconds.
    """
    speak(language_of(interaction.locale.value))
    mark(command=name_of(interaction), interaction=interaction.id)
    if interaction.type is discord.InteractionType.autocomplete:
        return
    remembering = asyncio.create_task(_remember_locale(interaction), name="remembering")
    _tasks.add(remembering)
    remembering.add_done_callback(_tasks.discard)
    # Not a timeout: a cancelled query still has to wait for the database to roll back.
    await asyncio.wait({remembering}, timeout=_PATIENCE)


async def _remember_locale(interaction: Interaction) -> None:
    try:
        await interaction.client.app.preferences.store_locale(interaction.user.id, interaction.locale.value)
    except StoreError as error:
        _log.warning("what the caller of interaction %s speaks is not kept: %r", interaction.id, error)
    except Exception:
        _log.exception("what the caller of interaction %s speaks could not be kept", interaction.id)


async def notify_missed(interaction: Interaction) -> None:
    """Tell a user, once, about private messages that could not be delivered.

    Only after the interaction was answered; failures here are only logged.
    """
    if not interaction.extras.get("answered"):
        return
    following = interaction.client.app.following
    try:
        found = await following.unreported_failures(interaction.user.id)
        if any(found):
            await reply_privately(interaction, format_undelivered(*found))
            await following.mark_failures_reported(interaction.user.id)
    except (StoreError, UnansweredError) as error:
        _log.warning(
            "what did not reach the caller of interaction %s is told later: %r", interaction.id, error
        )


async def _complete_nothing(interaction: Interaction) -> None:
    if interaction.response.is_done():
        return
    try:
        await interaction.response.autocomplete([])
    except (discord.HTTPException, *LINE_ERRORS) as error:
        _log.warning(
            "the completion of interaction %s is not answered: %s", interaction.id, one_line(str(error))
        )


class BotCommandTree(app_commands.CommandTree[AntikeClient]):
    """The command tree; answers every error privately."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Set the language, and reject malformed interactions before anything else."""
        await greet(interaction)
        fault = fault_of(interaction)
        if fault is None:
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            await _complete_nothing(interaction)
        else:
            await refuse(interaction, fault)
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Report an error to the user."""
        if interaction.type is discord.InteractionType.autocomplete:
            _log.warning("autocomplete of interaction %s failed: %s", interaction.id, one_line(str(error)))
            await _complete_nothing(interaction)
            return
        await refuse(interaction, error)


class PressedItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"antike:nothing"):
    """Base class of all buttons and menus, which keep working after a restart.

    All state is in the custom id; `match` is its match with the class's template.
    """

    who: "Caller | None" = None
    """The caller, if other than the user in the channel of the message."""

    def __init__(self, item: discord.ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @property
    def game(self) -> int:
        """The game the component belongs to."""
        return int(self.match["game"])

    @property
    def stamp(self) -> tuple[int, int]:
        """The game and the revision the component was created for."""
        return self.game, int(self.match["revision"])

    @abstractmethod
    async def press(self, interaction: Interaction) -> None:
        """Acknowledge, act and answer; exceptions are reported to the user."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Create an item from a pressed component (called by discord.py)."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Run `press` and report errors (called by discord.py)."""
        try:
            await self.press(interaction)
        except Exception as error:
            # Errors of dynamic items do not reach the command tree's handler.
            await refuse(interaction, error, self.who)
        else:
            await notify_missed(interaction)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Set the language (called by discord.py before the callback, in the same task)."""
        await greet(interaction)
        return True


def values_of(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the selected values of a menu; empty for a button."""
    return cast("dict[str, list[str]]", interaction.data or {}).get("values", [])


async def handle_modal(interaction: Interaction, custom_id: str) -> None:
    """Handle a submitted modal, even one shown before a restart."""
    await greet(interaction)
    try:
        for pattern, handler in interaction.client.forms.items():
            if match := pattern.fullmatch(custom_id):
                await handler(interaction, match, _fields_of(interaction.data))
                return
    except Exception as error:
        await refuse(interaction, error)


def _fields_of(part: Any) -> dict[str, str | list[str]]:
    """Return the values of a modal's fields at any depth; input is not trusted."""
    found: dict[str, str | list[str]] = {}
    if not isinstance(part, dict):
        return found
    name, value, values = part.get("custom_id"), part.get("value"), part.get("values")
    if isinstance(name, str) and isinstance(value, str):
        found[name] = value
    elif isinstance(name, str) and isinstance(values, list):
        found[name] = [str(each) for each in values]
    inner = part.get("components")
    for each in (*(inner if isinstance(inner, list) else ()), part.get("component")):
        found |= _fields_of(each)
    return found

"""Settings forms: opened by a command or button, and reopened with the previous input.

Each is identified by name, so buttons and submissions work after a restart. Values given with the command and
input that was refused are stored for their author until the form is submitted or opened anew.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import discord

from bot.app import AppError, Button
from bot.client import AntikeClient
from bot.client.base import Fields
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.client.error_handler import refusal
from bot.client.responses import show_form
from bot.cogs.shared import InputError, Interaction, acknowledge, reply_privately
from bot.engine.errors import SetupError
from bot.i18n.catalogue import say

Choice: TypeAlias = tuple[str, str]
"""A value and its label."""
Field: TypeAlias = discord.ui.Label[discord.ui.Modal]
_LONGEST: Final = 200
"""Maximum characters of a field."""


@dataclass(frozen=True, slots=True)
class SettingsForm:
    """A form by name; `title` is a catalogue key.

    `parts` creates its fields from the previous input; `take` handles a submission and raises what must be
    corrected.
    """

    name: str
    title: str
    parts: Callable[[Interaction, Fields], Awaitable[Sequence[Field]]]
    take: Callable[[Interaction, Fields], Awaitable[None]]
    keeps: bool = True
    """Whether input can be shown again."""


_FORMS: Final[dict[str, SettingsForm]] = {}


class FormButton(PressedItem, template=r"antike:(?P<how>form|form-again):(?P<form>new|reminders|import)"):
    """Opens a form: anew, or again with the input that was refused."""

    async def press(self, interaction: Interaction) -> None:
        """Show the form, which answers the interaction without acknowledgement."""
        name = self.match["form"]
        if self.match["how"] == "form-again":
            typed = await interaction.client.app.preferences.draft(interaction.user.id, name)
            await _show(interaction, name, typed)
        else:
            await open_form(interaction, name)


def form_button(name: str, label: str, *, again: bool = False) -> Button:
    """Return the button of a form, `again` with the input that was refused; `label` is a catalogue key."""
    return Button(say(label), f"antike:{'form-again' if again else 'form'}:{name}")


async def open_form(interaction: Interaction, name: str, given: Fields | None = None) -> None:
    """Show a form anew, with the values `given`; they replace what was stored for it."""
    preferences, typed = interaction.client.app.preferences, given or {}
    # Otherwise stored values without a field in the form would be used unseen.
    if typed != await preferences.draft(interaction.user.id, name):
        await preferences.keep_draft(interaction.user.id, name, typed)
    await _show(interaction, name, typed)


async def _show(interaction: Interaction, name: str, typed: Fields) -> None:
    form = _FORMS[name]
    shown = discord.ui.Modal(title=say(form.title), custom_id=f"antike:form-sent:{name}")
    for part in await form.parts(interaction, typed):
        shown.add_item(part)
    await show_form(interaction, shown)


async def _handle_submission(interaction: Interaction, match: re.Match[str], fields: Fields) -> None:
    """Handle a submission; if it is refused, say why and offer to correct it."""
    await acknowledge(interaction)
    name, who, preferences = match["form"], interaction.user.id, interaction.client.app.preferences
    try:
        before = await preferences.draft(who, name)
        await _FORMS[name].take(
            interaction, {**before, **{key: _check_length(fields[key]) for key in fields}}
        )
    except (AppError, SetupError, InputError) as error:
        told = await refusal(interaction, error)
        if _FORMS[name].keeps:
            typed = {key: value[:_LONGEST] for key, value in fields.items()}
            await preferences.keep_draft(who, name, {**before, **typed})
        await reply_privately(interaction, told, view=view_of([form_button(name, "form-again", again=True)]))
    else:
        if before:
            await preferences.keep_draft(who, name, {})


def _check_length(value: str | list[str]) -> str | list[str]:
    """Check the length of a value, as input is not trusted."""
    if isinstance(value, str) and len(value) > _LONGEST:
        raise InputError(say("gate-too-long", most=_LONGEST), "too-long")
    return value


def text_field(name: str, label: str, typed: Fields, hint: str = "", example: str = "") -> Field:
    """Create an optional text field; `label`, `hint` and `example` are texts."""
    field = discord.ui.TextInput[discord.ui.Modal](
        custom_id=name,
        default=str(typed.get(name) or "") or None,
        placeholder=example[:100] or None,
        required=False,
        max_length=_LONGEST,
    )
    return discord.ui.Label(text=label[:45], description=hint[:100] or None, component=field)


def choice_field(
    name: str, label: str, choices: Sequence[Choice], typed: Fields, *, several: bool = False, hint: str = ""
) -> Field:
    """Create a menu with one or several choices."""
    chosen = typed.get(name) or ()
    options = [
        discord.SelectOption(label=told[:100], value=value, default=value in chosen)
        for value, told in choices
    ]
    menu = discord.ui.Select[discord.ui.Modal](
        custom_id=name,
        options=options,
        min_values=0 if several else 1,
        max_values=len(options) if several else 1,
        required=not several,
    )
    return discord.ui.Label(text=label[:45], description=hint[:100] or None, component=menu)


def chosen_of(fields: Fields, name: str) -> list[str]:
    """Return the selected values of a menu."""
    value = fields.get(name, [])
    return [value] if isinstance(value, str) else list(value)


def typed_of(fields: Fields, name: str) -> str | None:
    """Return the text of a field; None if empty."""
    return str(fields.get(name) or "").strip() or None


def add_form(bot: AntikeClient, form: SettingsForm) -> None:
    """Register a form."""
    _FORMS[form.name] = form
    bot.forms[re.compile(rf"antike:form-sent:(?P<form>{form.name})")] = _handle_submission

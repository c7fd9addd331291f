"""The form for typing a plan: one field per line, and how it is played."""

import re
from typing import Final

import discord

from bot.app import AppError, Caller, plan_form_button
from bot.app.errors import AppCode
from bot.app.turn.plan_lines import MOST_LINES
from bot.client import AntikeClient
from bot.client.base import Fields, caller_of
from bot.client.checks import LONGEST_INPUT
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.client.error_handler import refusal
from bot.client.responses import show_form
from bot.cogs.player.orders_plans import examples_for, read_lines, show_plan
from bot.cogs.shared import InputError, Interaction, acknowledge, reply_privately
from bot.engine.errors import RuleError
from bot.i18n.catalogue import say
from bot.model.orders_plans import PLAN_MODES, PlanDraft

_ABOUT_LINES: Final[frozenset[AppCode]] = frozenset(
    {"plan-answers", "plan-length", "plan-lines", "plan-too-long"}
)
"""Errors that no other text could avoid."""
_SENT: Final = re.compile(r"antike:plan-typed:(?P<game>\d{1,18})")


class PlanFormButton(PressedItem, template=r"antike:plan-form:(?P<game>\d{1,18})"):
    """Opens the form with the text typed before, else with the current plan."""

    async def press(self, interaction: Interaction) -> None:
        """Show the form, which answers the interaction without acknowledgement."""
        self.who = await _player(interaction, self.game)
        typed = await interaction.client.app.plans.form_contents(self.who)
        shown = await examples_for(interaction, self.who)
        await show_form(interaction, _form(self.game, typed, next(iter(shown), "")))


async def _player(interaction: Interaction, game_id: int) -> Caller:
    """Return the planning player; raises `AppError` if the channel now has another game."""
    who = await caller_of(interaction, game_id)
    table = await interaction.client.app.queries.table(who)
    if table.game.id != game_id:
        raise AppError("no-game")
    return who


def _form(game_id: int, typed: PlanDraft, example: str) -> discord.ui.Modal:
    form = discord.ui.Modal(title=say("plans-form-title"), custom_id=f"antike:plan-typed:{game_id}")
    for number in range(1, MOST_LINES + 1):
        field = discord.ui.TextInput[discord.ui.Modal](
            custom_id=f"line-{number}",
            style=discord.TextStyle.paragraph,
            default=typed.lines[number - 1][:LONGEST_INPUT] if number <= len(typed.lines) else None,
            placeholder=example[:100] if number == 1 else None,
            required=number == 1,
            max_length=LONGEST_INPUT,
        )
        hint = say("plans-form-hint") if number == 1 else None
        form.add_item(
            discord.ui.Label(text=say("plans-form-line", number=number), description=hint, component=field)
        )
    mode = typed.mode or "play"
    options = [
        discord.SelectOption(label=say(f"plans-mode-{each}"), value=each, default=each == mode)
        for each in PLAN_MODES
    ]
    menu = discord.ui.Select[discord.ui.Modal](custom_id="mode", options=options)
    form.add_item(discord.ui.Label(text=say("plans-form-mode"), component=menu))
    return form


async def _handle_submission(interaction: Interaction, match: re.Match[str], fields: Fields) -> None:
    """Store the typed plan; if it is invalid, keep the text for the next time the form is opened."""
    await acknowledge(interaction)
    who, plans = await _player(interaction, int(match["game"])), interaction.client.app.plans
    draft = _draft(fields)
    try:
        await plans.form_contents(who)  # users who cannot plan now need not correct anything
        written = [part for line in draft.lines for part in line.split("|")]
        first, *others = await read_lines(interaction, who, written)
        view = await plans.save(who, first, draft.mode, others)
    except (AppError, RuleError, InputError) as error:
        told = await refusal(interaction, error, who)
        if isinstance(error, AppError) and error.code not in _ABOUT_LINES:  # no plan can be stored now
            await reply_privately(interaction, f"{told}\n{_quoted(draft)}")
            return
        await plans.keep_draft(who, draft)
        again = plan_form_button(int(match["game"]), again=True)
        await reply_privately(interaction, told, view=view_of([again]))
    else:
        await show_plan(interaction, who, view)


def _quoted(draft: PlanDraft) -> str:
    """Quote the typed text in a code block that it cannot break out of."""
    written = "\n".join(draft.lines).replace("`", "'")
    return f"```\n{written}\n```" if written else ""


def _draft(fields: Fields) -> PlanDraft:
    """Return the typed plan; line breaks count as spaces."""
    typed = [str(fields.get(f"line-{number}", "")) for number in range(1, MOST_LINES + 1)]
    if any(len(line) > LONGEST_INPUT for line in typed):
        raise InputError(say("gate-too-long", most=LONGEST_INPUT), "too-long")
    lines = tuple(" ".join(line.split()) for line in typed if line.strip())
    mode = next((each for each in PLAN_MODES if each in fields.get("mode", ())), None)
    return PlanDraft(lines, mode)


async def setup(bot: AntikeClient) -> None:
    """Register the form."""
    bot.add_dynamic_items(PlanFormButton)
    bot.forms[_SENT] = _handle_submission

"""The way of every command of a turn: acknowledge, submit, reply; and what opens while it is typed."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

import discord
from discord import app_commands

from bot.app import AppError, Report, Table, labelled, planning_button
from bot.app.antike.scripts import Script
from bot.app.turn.plans import next_nation
from bot.client import AntikeClient, InputError
from bot.client.components import item_of
from bot.cogs.antike.completion import Offer
from bot.cogs.antike.pending_choice import choice_view
from bot.cogs.shared import caller, playing, whisper
from bot.engine.antike import Position
from bot.engine.errors import RuleError
from bot.i18n.catalogue import say
from bot.text.antike.turn.replies import Aim, tell_report

__all__ = ["UNDO", "Complete", "Interaction", "act", "choices_of", "completes", "reply"]

UNDO: Final = r"antike:undo:(?P<game>\d{1,18}):(?P<revision>\d{1,18})"
"""The custom id of the button under a reply."""
Interaction = discord.Interaction[AntikeClient]
Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


async def act(interaction: Interaction, script: Script, aim: Callable[[Position], Aim] | None = None) -> None:
    """Do what a command says, and reply; where a choice is owed first, offer that instead."""
    try:
        report = await playing(interaction, script)
    except RuleError as error:
        if not await _owed(interaction, error):
            raise
        return
    await reply(interaction, report, aim(report.position) if aim else None)


async def reply(interaction: Interaction, report: Report, aim: Aim | None = None) -> None:
    """The private reply, with buttons where the caller owes a choice, and one to take back what was done."""
    mine = report.table.awaited == report.seat
    view = (choice_view(report.table) if mine else _planning(report)) or discord.ui.View(timeout=None)
    if report.events and report.position.mover == report.seat.nation:
        view.add_item(_undo_button(report.table))
    await whisper(interaction, tell_report(report, aim), view=view)


def _undo_button(table: Table) -> discord.ui.Button[discord.ui.View]:
    """Takes back this one command, in this game as it stands."""
    custom_id = f"antike:undo:{table.game.id}:{table.game.revision}"
    return discord.ui.Button(label=say("replying-undo"), custom_id=custom_id)


def _planning(report: Report) -> discord.ui.View | None:
    """The way to the plan of the next turn, once this one has ended."""
    table = report.table
    if table.game.status != "running" or next_nation(table, report.seat.user_id) != report.seat.nation:
        return None
    view = discord.ui.View(timeout=None)
    for button in labelled([planning_button(table.game.id)]):
        view.add_item(item_of(button))
    return view


async def _owed(interaction: Interaction, error: RuleError) -> bool:
    """Offer the choice that stands in the way of a command (S7, K4); whether there was one."""
    allowed = error.facts.get("allowed", ())
    texts = {"take_chip": "replying-chip-first", "choose_personage": "replying-personage-first"}
    text = next((key for kind, key in texts.items() if kind in allowed), None)
    if error.code != "not-now" or text is None:
        return False
    table, _ = await interaction.client.app.looking.started(caller(interaction))
    await whisper(interaction, say(text), view=choice_view(table))
    return True


def completes(offer: Callable[[Position, str, dict[str, str]], list[Offer]]) -> Complete:
    """An autocompletion out of offers: they get the position, what is typed, and the other options.

    It stays empty for everybody but the one whose turn it is.
    """

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            table = await interaction.client.app.looking.table(caller(interaction))
        except AppError:
            return []
        if table.position is None or table.awaited is None or table.awaited.user_id != interaction.user.id:
            return []
        try:
            return choices_of(offer(table.position, current, _filled(interaction.namespace)))
        except InputError:  # another option cannot be read, so nothing is known to be legal
            return []

    return complete


def choices_of(offers: list[Offer]) -> list[app_commands.Choice[str]]:
    """Offers as Discord wants them."""
    return [app_commands.Choice(name=offer.label, value=offer.value) for offer in offers]


def _filled(namespace: Any) -> dict[str, str]:
    """The options by their names in Discord."""
    return {name: str(value) for name, value in namespace if value is not None}

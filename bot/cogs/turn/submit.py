"""The common steps of turn commands (acknowledge, submit, reply) and their autocompletion.

Commands of several rulesets are defined once, with the options of all. Their script (`script_of`) and option
values (`completed_options`) are looked up by name in the ruleset of the channel's game; a game whose ruleset
lacks the command or an option says so.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from inspect import signature
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from bot.app import AppError, Button, planning_button, play_this_button
from bot.app.notifications.buttons import turn_button
from bot.app.turn.plans import next_nation
from bot.client import InputError
from bot.client.components import item_of
from bot.client.panel.items import format_other_games
from bot.cogs.completion import Choices, Complete, Offer, choices_of
from bot.cogs.shared import Interaction, acknowledge_permitted, caller, reply_privately, table_here
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Position
from bot.i18n.catalogue import say
from bot.i18n.lines import ENTRY
from bot.model.turns import TurnReport
from bot.rulesets import Ruleset, Script, ruleset_of
from bot.text.commands import say_command, shown_option
from bot.text.names import ruleset_name

NOTHING: Final = "—"
"""Value of a list entry that only explains why nothing can be chosen; refused by every command."""
_Command = TypeVar("_Command")


@dataclass(frozen=True, slots=True)
class CommandScript:
    """Script of a turn command, looked up in the ruleset of the channel's game."""

    command: str
    options: Mapping[str, Any]

    def __call__(self, position: Position) -> Generator[Action, Any, None]:
        """Yield the actions; raises `InputError` if the ruleset lacks the command or an option."""
        rules = ruleset_of(position)
        self.check(rules)
        if NOTHING in self.options.values():
            raise InputError(say("offers-nothing"))
        script = rules.commands.SCRIPTS[self.command]
        return script(
            position, **{name: self.options[name] for name in _options_of(script) & {*self.options}}
        )

    def check(self, rules: Ruleset) -> None:
        """Raise `InputError` if the ruleset lacks the command or a given option."""
        if self.command not in rules.commands.SCRIPTS:
            written = say_command(self.command.split()[0])  # of `/card take`, the group
            raise InputError(say("reading-other-ruleset", ruleset=ruleset_name(rules.id), command=written))
        known = _options_of(rules.commands.SCRIPTS[self.command])
        for name, value in self.options.items():
            if value is not None and name not in known:
                other = say("reading-other-option", ruleset=ruleset_name(rules.id), option=shown_option(name))
                raise InputError(other)


def script_of(command: str, **options: Any) -> CommandScript:
    """Return the script of a turn command with its options as entered."""
    return CommandScript(command, options)


def _options_of(script: Callable[..., Any]) -> set[str]:
    """Return a ruleset's options for a command: the parameters of its script."""
    return {*signature(script).parameters} - {"position"}


async def act(interaction: Interaction, script: Script, aim: Callable[[Any], Any] | None = None) -> None:
    """Run a script and reply; if another choice must be made first, offer that instead.

    `aim` is the command's goal, for rulesets that report how far it was reached.
    """
    await acknowledge_permitted(interaction)
    try:
        report = await interaction.client.app.play.submit(caller(interaction), script)
    except RuleError as error:
        if not await _offer_pending_choice(interaction, error):
            raise
        return
    except AppError:
        await _check_known(interaction, script)
        raise
    await reply(interaction, report, aim(report.position) if aim else None)


async def reply(interaction: Interaction, report: TurnReport, aim: Any = None) -> None:
    """Reply privately, with buttons for a pending choice and for undo."""
    rules, game = ruleset_of(report.position), report.table.game
    mine = report.table.awaited == report.seat
    view = (rules.commands.choice_view(report.table) if mine else None) or discord.ui.View(timeout=None)
    going_on = [turn_button(game.id)] if report.direct else []
    buttons = going_on if mine else _planning_buttons(report)
    if report.events and report.position.mover == report.seat.nation:
        buttons.append(Button("replying-undo", f"antike:undo:{game.id}:{game.revision}"))
    if await interaction.client.app.practice.playable(game, report.seat.user_id):
        buttons.append(play_this_button(game.id))
    for button in buttons:
        view.add_item(item_of(button))
    elsewhere = await format_other_games(interaction, report)
    told = rules.text.format_reply(report, aim)
    await reply_privately(interaction, "\n".join(filter(None, (told, elsewhere))), view=view)


async def _check_known(interaction: Interaction, script: Script) -> None:
    """Raise `InputError` for a command that the game's ruleset does not have at all."""
    if isinstance(script, CommandScript):
        table = await interaction.client.app.queries.table(caller(interaction))
        script.check(table.ruleset)


def _planning_buttons(report: TurnReport) -> list[Button]:
    """Return the button to plan the next turn, once this one has ended."""
    table = report.table
    if table.game.status != "running" or next_nation(table, report.seat.user_id) != report.seat.nation:
        return []
    return [planning_button(table.game.id)]


async def _offer_pending_choice(interaction: Interaction, error: RuleError) -> bool:
    """Offer the choice that blocks a command; return whether there was one."""
    table, _ = await interaction.client.app.queries.started(caller(interaction))
    commands = table.ruleset.commands
    if (told := commands.pending_choice(error, table.position)) is None:
        return False
    await reply_privately(interaction, told, view=commands.choice_view(table))
    return True


def completed_options(command: str, *options: str, **renamed: str) -> Callable[[_Command], _Command]:
    """Autocomplete options of a turn command by the ruleset of the channel's game.

    Lists are empty for everybody but the mover, whom they tell why nothing can be chosen. `renamed` maps
    parameters whose options have other names in Discord.
    """
    named = dict(zip(options, options, strict=True)) | renamed
    return app_commands.autocomplete(**{name: _completion(command, option) for name, option in named.items()})


def _completion(command: str, option: str) -> Complete:
    async def complete(interaction: Interaction, current: str) -> Choices:
        table = await table_here(interaction)
        if table is None or table.awaited is None or table.awaited.user_id != interaction.user.id:
            return []
        commands, position = table.ruleset.commands, table.started
        offer = commands.OFFERS.get((command, option))
        if offer is None:
            return []
        filled = {name: str(value) for name, value in interaction.namespace if value is not None}
        try:
            offers = offer(position, current, filled)
            if not offers and not offer(position, "", {}):  # not for text typed in another option
                offers = reason_choice(commands.why_nothing(position, command, option))
        except InputError:  # another option is invalid, so no value is known to be legal
            return []
        return choices_of(offers)

    return complete


def reason_choice(why: str) -> list[Offer]:
    """Return a single list entry that explains why nothing can be chosen."""
    return [Offer(why.replace("`", "")[:ENTRY], NOTHING)] if why else []

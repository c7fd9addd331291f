"""Answers errors privately, naming what would be allowed."""

import contextlib
import logging

import discord
from discord import app_commands

from bot.app import AppError, Caller
from bot.app.errors import SplitError
from bot.boards import load_board
from bot.client.base import Interaction, caller
from bot.client.deleted_channels import deleted_channels
from bot.client.error_report_button import report_view
from bot.client.errors import InputError
from bot.client.responses import LINE_ERRORS, RefusedError, UnansweredError, reply_privately
from bot.engine.errors import RuleError, SetupError
from bot.i18n.catalogue import say, speaking
from bot.i18n.escaping import escape_quoted
from bot.i18n.language import language_of
from bot.i18n.lines import one_line
from bot.notation import NotationError
from bot.store import StoreTroubleError
from bot.text.error_report import ErrorTrail
from bot.text.notifications.delivery_failures import format_database_failure
from bot.text.prices import format_payment_mismatch
from bot.text.refusals import format_refusal
from bot.text.rules.notation_errors import format_notation_error
from bot.text.table.setup_errors import format_setup_error
from bot.text.turns.plans import format_plan_problem, format_plan_rejected

_log = logging.getLogger(__name__)


async def refuse(interaction: Interaction, error: Exception, who: Caller | None = None) -> None:
    """Report an error to the user; unexpected errors are logged with traceback.

    `who` is the caller if other than the user in the channel of the interaction.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original if isinstance(error.original, Exception) else error
    if isinstance(error, RefusedError):
        _log.error(
            "Discord does not take the answer to interaction %s: %s", interaction.id, one_line(str(error))
        )
        told = say("troubles-answer-refused")
    elif isinstance(error, UnansweredError):
        _log.warning("interaction %s is not answered: %s", interaction.id, error)
        return
    else:
        told = await refusal(interaction, error, who)
    trail = _trail(error)
    try:
        await reply_privately(interaction, told, view=report_view(trail) if trail else None)
    except UnansweredError as failure:
        _log.warning("the refusal of interaction %s could not be told: %s", interaction.id, failure)


async def apologise(interaction: Interaction) -> None:
    """Tell a user that the bot is stopping before it could answer; their input may have been saved."""
    if interaction.type is discord.InteractionType.autocomplete:
        return
    spoken = speaking(language_of(interaction.locale.value))
    with contextlib.suppress(UnansweredError), spoken:
        await reply_privately(interaction, say("replying-restarted"))


async def refusal(interaction: Interaction, error: Exception, who: Caller | None = None) -> str:
    """Format an error for the user, and log its code and how to reproduce it."""
    code = _code(error)
    if code is None:
        return _format_failure(interaction, error)
    trail = _trail(error)
    facts = {"code": code, **({"trail": str(trail)} if trail else {})}
    _log.info("interaction %s refused: %s", interaction.id, code, extra=facts)
    try:
        return await _format_error(
            interaction, error, who or interaction.extras.get("who") or caller(interaction)
        )
    except AppError as gone:  # the game may have been deleted
        return format_refusal(gone.code, gone.facts)
    except Exception as other:
        return _format_failure(interaction, other)


def _format_failure(interaction: Interaction, error: Exception) -> str:
    """Format an error caused by the database, Discord or the bot itself."""
    if isinstance(error, StoreTroubleError):
        _log.error("interaction %s: %s", interaction.id, error)
        return format_database_failure(error.code)
    if isinstance(error, (discord.DiscordException, *LINE_ERRORS)):
        _log.warning("interaction %s: %r", interaction.id, error)
        return say("troubles-discord")
    _log.error("interaction %s failed", interaction.id, exc_info=error)
    return say("replying-my-fault")


def _code(error: Exception) -> str | None:
    """Return the code of a refusal; None for an unexpected error."""
    if isinstance(error, AppError | SetupError | InputError):
        return str(error.code)
    if isinstance(error, RuleError):
        return f"rule:{error.code}"
    if isinstance(error, SplitError):
        return "rule:wrong-payment"
    if isinstance(error, NotationError):
        return "notation"
    if isinstance(error, app_commands.AppCommandError) and not isinstance(
        error, app_commands.CommandInvokeError
    ):
        return "unknown-command"
    return None


async def _format_error(interaction: Interaction, error: Exception, who: Caller) -> str:
    if isinstance(error, RuleError):
        table = await interaction.client.app.queries.table(who)
        text = table.ruleset.text
        hint = say("topic-hint", title=text.TOPICS[text.topic_of(error)].title)
        lines = [text.format_own_refusal(load_board(table.game.board), error), hint]
        if "planned" in error.facts:
            lines.append(f"-# {format_plan_rejected(error.facts['planned'], error.facts.get('plan_line'))}")
        return "\n".join(lines)
    if isinstance(error, AppError):
        await _complete_facts(interaction, error, who)
        told = format_refusal(error.code, error.facts)
        line = error.facts.get("plan_line")
        return f"{told}\n-# {format_plan_rejected(None, line)}" if line else told
    if isinstance(error, SetupError):
        return say("replying-nothing-changed", problem=format_setup_error(error))
    if isinstance(error, NotationError):
        table = await interaction.client.app.queries.table(who)
        return escape_quoted(format_notation_error(error, table.ruleset.notation.FORMS))
    if isinstance(error, InputError):
        return str(error)
    if isinstance(error, SplitError):
        return format_payment_mismatch(error.pay, error.things, error.way)
    # Not its text, which contains user input.
    _log.warning("interaction %s: %s", interaction.id, type(error).__name__)
    return say("replying-no-command")


async def _complete_facts(interaction: Interaction, error: AppError, who: Caller) -> None:
    """Add to a refusal's facts what depends on the caller, and the text of a plan's problem."""
    if error.code == "no-game":
        error.facts["elsewhere"] = await _own_game_channels(interaction)
    if error.code == "stale" and (awaited := error.facts.get("awaited")) is not None:
        error.facts["you"] = awaited.user_id == who.user_id
    if error.code == "not-started":
        error.facts["seated"] = any(seat.user_id == who.user_id for seat in error.facts["seats"])
    if error.code in {"plan-stopped", "practice-misfit"}:
        error.facts["problem"] = format_plan_problem(error.facts["problem"])


def _trail(error: Exception) -> ErrorTrail | None:
    return error.facts.get("trail") if isinstance(error, RuleError) else None


async def _own_game_channels(interaction: Interaction) -> list[int]:
    """Return the channels of this server, as far as they exist, in which the caller has an open game."""
    client, guild_id = interaction.client, interaction.guild_id
    if guild_id is None:
        return []
    own = await client.app.queries.own_channels(guild_id, interaction.user.id)
    gone = await deleted_channels(client, [(guild_id, channel) for channel in own])
    return [channel for channel in own if channel not in gone]

"""Answers errors: privately, in a sentence that names what would work."""

import contextlib
import io
import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.app import AppError, Caller
from bot.app.scripts import SplitError
from bot.boards import load_board
from bot.client.errors import InputError
from bot.engine.errors import RuleError, SetupError
from bot.notation import NotationError
from bot.render import Picture
from bot.words.errors import tell_rule, tell_setup
from bot.words.hints import tell_hint
from bot.words.notation import tell_notation
from bot.words.plans import tell_not_kept, tell_problem
from bot.words.refusals import tell_refusal
from bot.words.speech import language_of, say, speaking
from bot.words.trail import tell_trail
from bot.words.written import calmed

if TYPE_CHECKING:
    from bot.client.client import AntikeClient

__all__ = ["apologise", "refusal", "refuse", "whisper"]

_log = logging.getLogger(__name__)
_LONGEST: Final = 2000
_UNKNOWN_INTERACTION: Final = 10062


async def whisper(
    interaction: "discord.Interaction[AntikeClient]",
    text: str,
    *,
    picture: Picture | None = None,
    file: discord.File | None = None,
    view: discord.ui.View | None = None,
) -> None:
    """Answer one person privately, whether or not the interaction was deferred before."""
    text = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
    files = [file] if file else []
    if picture is not None:
        files.append(discord.File(io.BytesIO(picture.data), picture.filename, description=picture.alt))
    nobody = discord.AllowedMentions.none()
    view = view or discord.ui.View(timeout=None)
    if not interaction.response.is_done():
        await interaction.response.send_message(
            text, files=files, view=view, ephemeral=True, allowed_mentions=nobody
        )
    elif interaction.extras.get("answered"):
        await interaction.followup.send(text, files=files, view=view, ephemeral=True, allowed_mentions=nobody)
    else:
        await interaction.edit_original_response(
            content=text, attachments=files, view=view, allowed_mentions=nobody
        )
    interaction.extras["answered"] = True


async def refuse(
    interaction: "discord.Interaction[AntikeClient]", error: Exception, who: Caller | None = None
) -> None:
    """Tell one person why nothing has happened; an unknown error is logged with its traceback.

    `who` has called, where that is not simply whoever uses the interaction in its channel.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original if isinstance(error.original, Exception) else error
    if isinstance(error, discord.NotFound) and error.code == _UNKNOWN_INTERACTION:
        _log.warning("interaction %s was answered too late", interaction.id)
        return
    told = await refusal(interaction, error, who)
    try:
        await whisper(interaction, told)
    except discord.HTTPException:
        _log.exception("the answer to interaction %s could not be given", interaction.id)


async def apologise(interaction: "discord.Interaction[AntikeClient]") -> None:
    """Tell one person that the bot stops before it could answer; what was entered may have been saved."""
    if interaction.type is discord.InteractionType.autocomplete:
        return
    spoken = speaking(language_of(interaction.locale.value))
    with contextlib.suppress(discord.DiscordException, OSError), spoken:
        await whisper(interaction, say("replying-restarted"))


async def refusal(
    interaction: "discord.Interaction[AntikeClient]", error: Exception, who: Caller | None = None
) -> str:
    """Why nothing has happened, in words; the log gets the code alone."""
    code = _code(error)
    if code is None:
        _log.error("interaction %s failed", interaction.id, exc_info=error)
        return say("replying-my-fault")
    _log.info("interaction %s refused: %s", interaction.id, code, extra={"code": code})
    try:
        return await _told(interaction, error, who or _caller(interaction))
    except AppError as gone:  # the game, by now
        return tell_refusal(gone)


def _code(error: Exception) -> str | None:
    """The name of a refusal; None for what is no refusal but a fault."""
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


async def _told(interaction: "discord.Interaction[AntikeClient]", error: Exception, who: Caller) -> str:
    if isinstance(error, RuleError):
        table = await interaction.client.app.looking.table(who)
        told = tell_rule(load_board(table.game.board), error)
        return "\n".join([told, tell_hint(error.code), *_notes(error)])
    if isinstance(error, AppError):
        if error.code == "no-game":
            error.facts["elsewhere"] = await _own_tables(interaction)
        if error.code == "plan-stopped":
            error.facts["problem"] = tell_problem(error.facts["problem"])
        return tell_refusal(error)
    if isinstance(error, SetupError):
        told = tell_setup(error)
        return say("replying-nothing-changed", problem=f"{told[0].upper()}{told[1:]}")
    if isinstance(error, NotationError):
        return calmed(tell_notation(error))
    if isinstance(error, InputError):
        return str(error)
    if isinstance(error, SplitError):
        return say("reading-no-payment")
    # Not its text: that holds what was written.
    _log.warning("interaction %s: %s", interaction.id, type(error).__name__)
    return say("replying-no-command")


def _notes(error: RuleError) -> list[str]:
    """Where it was, and how to come there again."""
    notes = []
    if "planned" in error.facts:
        notes.append(tell_not_kept(error.facts["planned"]))
    if "trail" in error.facts:
        notes.append(tell_trail(*error.facts["trail"]))
    return [f"-# {note}" for note in notes]


async def _own_tables(interaction: "discord.Interaction[AntikeClient]") -> list[int]:
    """Channels of this server in which the caller has an open game."""
    if interaction.guild_id is None:
        return []
    tables = await interaction.client.app.looking.in_guild(interaction.guild_id)
    return [
        table.game.channel_id
        for table in tables
        if table.game.status in {"lobby", "running"} and table.seat_of(interaction.user.id)
    ]


def _caller(interaction: "discord.Interaction[AntikeClient]") -> Caller:
    return Caller(interaction.user.id, interaction.channel_id or 0, interaction.id)

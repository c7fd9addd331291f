"""`/game export` and `/game import`: games as record files."""

import io
import json
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import AppError
from bot.client import AntikeClient
from bot.client.base import Fields
from bot.client.checks import server_of
from bot.cogs.forms import Field, SettingsForm, add_form, chosen_of, open_form
from bot.cogs.game.settings import creator
from bot.cogs.shared import (
    InputError,
    Interaction,
    acknowledge,
    caller,
    check_permissions,
    post_publicly,
    reply_privately,
    server_language,
)
from bot.i18n.catalogue import say, speaking
from bot.i18n.escaping import safe
from bot.records import MOST_BYTES, write_record
from bot.text.table.lobby import format_game
from bot.text.table.seats import format_tenures

IMPORT: Final = "import"
"""Name of the form."""


class RecordCommands(commands.Cog):
    """Part of the `/game` group."""

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction) -> None:
        """Send the record of the game."""
        await acknowledge(interaction)
        table, _ = await interaction.client.app.queries.started(caller(interaction))
        record = await interaction.client.app.queries.record(caller(interaction))
        data = json.dumps(write_record(record), indent=1, ensure_ascii=False).encode()
        file = discord.File(io.BytesIO(data), f"antike-{table.game.id}.json")
        tenures = await interaction.client.app.substitutes.tenures(table.game.id)
        told = [say("replying-record"), format_tenures(tenures)]
        await reply_privately(interaction, "\n".join(filter(None, told)), file=file)

    @app_commands.command(name="import")
    async def import_record(self, interaction: Interaction, file: discord.Attachment | None = None) -> None:
        """Create a game from a record, or show a finished one; without a file, ask for it in a form."""
        check_permissions(interaction)
        if file is None:
            await open_form(interaction, IMPORT)
            return
        await acknowledge(interaction)
        await bring_record(interaction, file)


async def bring_record(interaction: Interaction, file: discord.Attachment) -> None:
    """Create a game from a record and announce it; raises the errors of the record."""
    if file.size > MOST_BYTES:
        raise AppError("record-too-long", size=file.size, most=MOST_BYTES)
    try:
        text = await file.read()
    except discord.HTTPException as error:
        raise InputError(say("replying-no-file")) from error
    app = interaction.client.app
    guild = interaction.guild_id or 0
    table = await app.imports.import_record(
        caller(interaction), guild, text, creator(interaction), server_language(interaction)
    )
    await reply_privately(interaction, say("replying-brought-here"))
    with speaking(table.game.language):
        news = say("replying-brought", name=safe(interaction.user.display_name))
        over = f"\n{format_game(table)}" if table.game.status == "over" else ""
        await post_publicly(interaction, f"{news}{over}")


async def _form_fields(interaction: Interaction, typed: Fields) -> Sequence[Field]:
    server_of(interaction)
    field = discord.ui.FileUpload[discord.ui.Modal](custom_id="file", min_values=1, max_values=1)
    return [discord.ui.Label(text=say("form-file"), description=say("form-file-hint"), component=field)]


async def _handle_submission(interaction: Interaction, fields: Fields) -> None:
    server_of(interaction)
    check_permissions(interaction)
    data: Any = interaction.data
    known = data.get("resolved", {}).get("attachments", {})
    found = next((known[each] for each in chosen_of(fields, "file") if each in known), None)
    if found is None:
        raise InputError(say("form-no-file"))
    await bring_record(interaction, discord.Attachment(data=found, state=interaction._state))


def add_import_form(bot: AntikeClient) -> None:
    """Register the form; its input is not kept, as a form cannot show an uploaded file again."""
    add_form(bot, SettingsForm(IMPORT, "form-import-title", _form_fields, _handle_submission, keeps=False))

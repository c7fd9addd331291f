"""`/game export` and `/game import`: games as record files."""

import io
import json

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MOST_BYTES, AppError
from bot.cogs.game.settings import creator
from bot.cogs.shared import (
    InputError,
    Interaction,
    acknowledge,
    caller,
    check_permissions,
    proclaim,
    server_language,
    whisper,
)
from bot.i18n.catalogue import say, speaking
from bot.i18n.escaping import safe
from bot.records import write_record
from bot.text.table.lobby import tell_game
from bot.text.table.seats import tell_tenures


class RecordCommands(commands.Cog):
    """A part of the group `/game`."""

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction) -> None:
        """Hand out the record."""
        await acknowledge(interaction)
        table, _ = await interaction.client.app.queries.started(caller(interaction))
        record = await interaction.client.app.queries.record(caller(interaction))
        data = json.dumps(write_record(record), indent=1, ensure_ascii=False).encode()
        file = discord.File(io.BytesIO(data), f"antike-{table.game.id}.json")
        tenures = await interaction.client.app.substitutes.tenures(table.game.id)
        told = [say("replying-record"), tell_tenures(tenures)]
        await whisper(interaction, "\n".join(filter(None, told)), file=file)

    @app_commands.command(name="import")
    async def bring(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Set up the game of a record, or show one that is over."""
        check_permissions(interaction)
        await acknowledge(interaction)
        if file.size > MOST_BYTES:
            raise AppError("record-too-long", size=file.size, most=MOST_BYTES)
        try:
            text = await file.read()
        except discord.HTTPException as error:
            raise InputError(say("replying-no-file")) from error
        app = interaction.client.app
        guild = interaction.guild_id or 0
        table = await app.imports.bring(
            caller(interaction), guild, text, creator(interaction), server_language(interaction)
        )
        await whisper(interaction, say("replying-brought-here"))
        with speaking(table.game.language):
            news = say("replying-brought", name=safe(interaction.user.display_name))
            over = f"\n{tell_game(table)}" if table.game.status == "over" else ""
            await proclaim(interaction, f"{news}{over}")

"""`/note`: a private note about a game."""

from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.cogs.own_games import anywhere, caller_at, offer_own
from bot.cogs.shared import Interaction, acknowledge, reply_privately
from bot.i18n.lines import one_line
from bot.text.table.own_games import format_note, format_note_reply


class NoteCommand(commands.Cog):
    """The command `/note`; replies are private."""

    @app_commands.command(name="note")
    @app_commands.autocomplete(game=offer_own)
    @anywhere
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, 300] | None = None,
        clear: bool = False,
        game: str | None = None,
    ) -> None:
        """Write, delete or show the note."""
        await acknowledge(interaction)
        who, notes = await caller_at(interaction, game), interaction.client.app.notes
        if text is None and not clear:
            note = await notes.read(who)
            await reply_privately(interaction, format_note(note) or format_note_reply(""))
            return
        kept = "" if text is None else one_line(text).strip()
        await notes.save(who, kept)
        await reply_privately(interaction, format_note_reply(kept))


async def setup(bot: AntikeClient) -> None:
    """Register the command."""
    await bot.add_cog(NoteCommand())

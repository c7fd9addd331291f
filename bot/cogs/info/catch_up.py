"""`/catch-up`: what one has missed, with a picture of what has changed."""

from discord import app_commands
from discord.ext import commands

from bot.app import Caller
from bot.app.history import changes_in
from bot.app.notifications.picture_choice import style_of
from bot.client import AntikeClient
from bot.cogs.shared import Interaction, acknowledge, caller, whisper
from bot.model import GameRow
from bot.rulesets import ruleset_of


class CatchUpCommand(commands.Cog):
    """Tells and draws what has changed, privately."""

    @app_commands.command(name="catch-up")
    async def catch_up(self, interaction: Interaction) -> None:
        """Tell and draw it."""
        await acknowledge(interaction)
        await show_digest(interaction, caller(interaction))


async def show_digest(interaction: Interaction, who: Caller) -> None:
    """Tell and draw it, as large as the one who asks reads boards; nothing new is the whole board."""
    digest = await interaction.client.app.catch_up.of(who)
    narrow = await is_narrow(interaction, digest.table.game)
    changed, whole = ("close", "phone") if narrow else ("changes", "overview")
    picture = await interaction.client.render_queue.draw(
        digest.table.game.channel_id,
        digest.position,
        view=changed if digest.turns else whole,
        names=digest.table.names,
        since=changes_in(digest.turns),
        reader=digest.nations[0] if digest.nations else None,
    )
    await whisper(interaction, ruleset_of(digest.position).text.format_digest(digest), picture=picture)


async def is_narrow(interaction: Interaction, game: GameRow) -> bool:
    """Whether somebody reads boards on a phone, as far as that person or the table has said."""
    person = await interaction.client.app.preferences.of(interaction.user.id)
    return style_of(game, person.picture) == "phone"


async def setup(bot: AntikeClient) -> None:
    """Add the command."""
    await bot.add_cog(CatchUpCommand())

"""`/catch-up`: what happened since the user's last turn, with a picture of the changes."""

from discord import app_commands
from discord.ext import commands

from bot.app import Caller
from bot.app.history import changes_in
from bot.app.notifications.picture_choice import style_of
from bot.client import AntikeClient
from bot.client.personal_pictures import draw_for
from bot.cogs.shared import Interaction, acknowledge, caller, reply_privately
from bot.model import GameRow
from bot.rulesets import ruleset_of


class CatchUpCommand(commands.Cog):
    """The command `/catch-up`."""

    @app_commands.command(name="catch-up")
    async def catch_up(self, interaction: Interaction) -> None:
        """Show the catch-up."""
        await acknowledge(interaction)
        await show_digest(interaction, caller(interaction))


async def show_digest(interaction: Interaction, who: Caller) -> None:
    """Show the catch-up in the user's preferred picture size; the whole board if nothing is new."""
    digest = await interaction.client.app.catch_up.of(who)
    narrow = await is_narrow(interaction, digest.table.game)
    changed, whole = ("close", "phone") if narrow else ("changes", "overview")
    picture = await draw_for(
        interaction,
        digest.table.game.channel_id,
        digest.position,
        view=changed if digest.turns else whole,
        names=digest.table.names,
        since=changes_in(digest.turns),
        reader=digest.nations[0] if digest.nations else None,
    )
    await reply_privately(
        interaction, ruleset_of(digest.position).text.format_digest(digest), picture=picture
    )


async def is_narrow(interaction: Interaction, game: GameRow) -> bool:
    """Return whether the user reads boards on a phone, by their preference or the game's setting."""
    person = await interaction.client.app.preferences.of(interaction.user.id)
    return style_of(game, person.picture) == "phone"


async def setup(bot: AntikeClient) -> None:
    """Register the command."""
    await bot.add_cog(CatchUpCommand())

"""`/catch-up`, with a picture of the changes, and the buttons below turn notifications to the board."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import AppError, Caller, Table
from bot.app.history import changes_in
from bot.app.notifications.buttons import LOOKS
from bot.app.notifications.picture_choice import style_of
from bot.client import AntikeClient
from bot.client.base import caller_of
from bot.client.command_tree import PressedItem
from bot.client.personal_pictures import draw_for
from bot.cogs.shared import Interaction, acknowledge, caller, reply_privately
from bot.engine.ruleset import OwnPosition
from bot.i18n.catalogue import say
from bot.model import GameRow
from bot.render import Picture
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


class LookButton(PressedItem, template=rf"antike:look:(?P<game>\d{{1,18}}):(?P<what>{'|'.join(LOOKS)})"):
    """Shows the user the whole board, the changes, or a close-up of their nation."""

    async def press(self, interaction: Interaction) -> None:
        """Show it in the user's preferred picture size."""
        await acknowledge(interaction)
        self.who = await caller_of(interaction, self.game)
        table, position = await interaction.client.app.queries.started(self.who, self.game)
        if table.game.id != self.game:
            raise AppError("no-game")
        if self.match["what"] == "changes":
            await show_digest(interaction, self.who)
        elif self.match["what"] == "around":
            await _show_close_up(interaction, self.who, table, position)
        else:
            since = await interaction.client.app.queries.changes(self.who)
            view = "phone" if await is_narrow(interaction, table.game) else "overview"
            picture = await _draw_position(interaction, table, position, view=view, since=since)
            told = table.ruleset.text.format_picture_caption(position, view, None, None, mine=True)
            await reply_privately(interaction, told, picture=picture)


async def _show_close_up(interaction: Interaction, who: Caller, table: Table, position: OwnPosition) -> None:
    """Show a close-up of the user's nation; of the mover's for others."""
    nation = position.mover
    if (seat := table.seat_of(who.user_id)) and seat.nation:
        nation = seat.nation
    since = await interaction.client.app.queries.changes(who)
    picture = await _draw_position(interaction, table, position, view="close", nation=nation, since=since)
    told = say("shown-around", nation=nation, round=position.round)
    await reply_privately(interaction, told, picture=picture)


async def _draw_position(
    interaction: Interaction, table: Table, position: OwnPosition, **options: Any
) -> Picture:
    channel, names = table.game.channel_id, table.names
    return await draw_for(interaction, channel, position, names=names, **options)


async def setup(bot: AntikeClient) -> None:
    """Register the command and the buttons."""
    bot.add_dynamic_items(LookButton)
    await bot.add_cog(CatchUpCommand())

"""Games whose channel was deleted: marked in lists, and closable from anywhere on the server."""

from collections.abc import Sequence

from bot.app import Caller, Table
from bot.app.access import check_going
from bot.client import InputError
from bot.client.deleted_channels import deleted_channels, is_unknown
from bot.cogs.completion import Choices, Offer, matching
from bot.cogs.own_games import number_of
from bot.cogs.shared import Interaction, reply_privately
from bot.i18n.catalogue import say
from bot.text.table.lobby import format_orphaned_game


async def orphaned(interaction: Interaction, tables: Sequence[Table]) -> set[int]:
    """Return the games whose channel was deleted."""
    places = [(table.game.guild_id, table.game.channel_id) for table in tables]
    gone = await deleted_channels(interaction.client, places)
    return {table.game.id for table in tables if table.game.channel_id in gone}


async def end_orphaned(interaction: Interaction, written: str) -> None:
    """End such a game, for its players or a server manager."""
    app, guild = interaction.client.app, interaction.guild_id
    table = await app.queries.by_id(number_of(written))
    if table is None or table.game.guild_id != guild:
        raise InputError(say("replying-no-such-game"), "no-such-game")
    check_going(table)
    if not await orphaned(interaction, [table]):
        raise InputError(say("replying-not-deserted", channel=str(table.game.channel_id)), "not-deserted")
    who = Caller(interaction.user.id, table.game.channel_id, interaction.id)
    await app.resignations.end_orphaned(who, manages=interaction.permissions.manage_guild)
    await reply_privately(interaction, say("replying-ended"))


async def offer_orphaned(interaction: Interaction, current: str) -> Choices:
    """Autocomplete the games the user may end; only from memory, because completion must be quick."""
    found = await interaction.client.app.queries.open_in_guild(interaction.guild_id or 0)
    manages, user_id = interaction.permissions.manage_guild, interaction.user.id
    offers = [
        Offer(format_orphaned_game(game.id, seats), str(game.id))
        for game, seats in found
        if (manages or user_id in (game.host_id, *(seat.user_id for seat in seats if not seat.conceded)))
        and is_unknown(interaction.client, game.guild_id, game.channel_id)
    ]
    return matching(current, offers)

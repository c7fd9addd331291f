"""`/vote`: decisions of the table; `/game replace`: pass on a seat."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.cogs.completion import Choices, Offer, matching
from bot.cogs.shared import (
    InputError,
    Interaction,
    acknowledge_permitted,
    caller,
    reply_privately,
    table_here,
)
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import plain
from bot.model import VoteKind
from bot.text.names import NATION_NAMES
from bot.text.notifications.deadlines import format_deadline_reply
from bot.text.table.votes import format_vote_reply


async def _offer_players(interaction: Interaction, current: str) -> Choices:
    """Autocomplete players of the game with their nations, even those who left the server."""
    if (table := await table_here(interaction)) is None:
        return []
    offers = []
    for user_id, written in table.players.items():
        name = plain(written)
        nations = join([NATION_NAMES[nation] for nation in table.nations_of(user_id)])
        label = say("offers-player", name=name, nations=nations) if nations else name
        offers.append(Offer(label, str(user_id)))
    return matching(current, offers)


async def _read_player(interaction: Interaction, written: str) -> int:
    """Return the player of an option: an id from the list, a name or a nation."""
    table = await interaction.client.app.queries.table(caller(interaction))
    if written in {str(user_id) for user_id in table.players}:
        return int(written)
    wanted = written.strip().casefold()
    for seat in table.seats:
        nation = NATION_NAMES[seat.nation] if seat.nation else ""
        if wanted in {seat.name.casefold(), nation.casefold(), seat.nation or "", f"<@{seat.user_id}>"}:
            return seat.user_id
    raise InputError(say("votes-no-such-player"))


async def _propose(
    interaction: Interaction, kind: VoteKind, about: int | None = None, to: tuple[int, str] | None = None
) -> None:
    """Put a proposal to the vote, and tell how it stands; `to` is whoever is to take the seat."""
    result = await interaction.client.app.proposals.put(caller(interaction), kind, about, to)
    told = kind if result.vote is None else "vote"
    text = format_vote_reply(result.table, told, result.state, result.standing, again=result.again)
    await reply_privately(interaction, text)


class Votes(commands.GroupCog, group_name="vote"):
    """Votes; a majority of the other players decides, and absent players do not block."""

    @app_commands.command(name="pause")
    async def pause(self, interaction: Interaction) -> None:
        """Propose to pause the game."""
        await acknowledge_permitted(interaction)
        await _propose(interaction, "pause")

    @app_commands.command(name="resume")
    async def resume(self, interaction: Interaction) -> None:
        """Propose to resume it."""
        await acknowledge_permitted(interaction)
        await _propose(interaction, "resume")

    @app_commands.command(name="extend")
    async def extend(self, interaction: Interaction) -> None:
        """Extend the deadline if it has passed and the user may do so alone; otherwise propose it."""
        await acknowledge_permitted(interaction)
        outcome = await interaction.client.app.deadlines.extend_expired(caller(interaction))
        if outcome is None:
            await _propose(interaction, "extend")
        else:
            await reply_privately(interaction, format_deadline_reply(outcome))

    @app_commands.command(name="end")
    async def end(self, interaction: Interaction) -> None:
        """Propose to end the game."""
        await acknowledge_permitted(interaction)
        await _propose(interaction, "end")

    @app_commands.command(name="replace")
    @app_commands.autocomplete(player=_offer_players)
    async def replace(self, interaction: Interaction, player: str) -> None:
        """Propose to replace a player."""
        await acknowledge_permitted(interaction)
        await _propose(interaction, "replace", await _read_player(interaction, player))

    @app_commands.command(name="expel")
    @app_commands.autocomplete(player=_offer_players)
    async def expel(self, interaction: Interaction, player: str) -> None:
        """Propose to expel a player."""
        await acknowledge_permitted(interaction)
        await _propose(interaction, "expel", await _read_player(interaction, player))


class SeatCommands(commands.Cog):
    """Part of the `/game` group."""

    @app_commands.command(name="replace")
    async def replace(
        self,
        interaction: Interaction,
        player: discord.Member | discord.User,
        by: discord.Member | discord.User,
    ) -> None:
        """Offer the caller's own seat at once; put another player's seat to the vote."""
        await acknowledge_permitted(interaction)
        if by.bot:
            raise InputError(say("seats-no-bot"))
        await _propose(interaction, "replace", player.id, (by.id, by.display_name))


async def setup(bot: AntikeClient) -> None:
    """Register the group."""
    await bot.add_cog(Votes())

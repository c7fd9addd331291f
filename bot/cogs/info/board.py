"""Private views of a game: `/board /status /moves /history`."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import AntikeClient
from bot.cogs.completion import Choices, Offer, matching
from bot.cogs.info.board_views import UNIT_CHOICES, VIEW_CHOICES, show
from bot.cogs.info.history_pager import HistoryButton, WhyButton, draw_turn, walk_view
from bot.cogs.info.practice import PlayThisButton, TryButton
from bot.cogs.own_games import anywhere, caller_at, caller_typing, offer_own
from bot.cogs.shared import Interaction, acknowledge, caller, reply_privately, table_here
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.i18n.lines import pages
from bot.rulesets.presenter import Overview
from bot.text.table.own_games import format_note
from bot.text.turns.history import MOST_PAGES, MOST_TURNS

_COLOUR = discord.Colour(0xB5532A)


async def _offer_regions(interaction: Interaction, current: str) -> Choices:
    table = await table_here(interaction, await caller_typing(interaction))
    if table is None or table.position is None:
        return []
    provinces = table.position.setup.board.provinces.values()
    return matching(current, sorted(Offer(province.name, province.id) for province in provinces))


def _embed(overview: Overview) -> discord.Embed:
    embed = discord.Embed(title=overview.title, description=overview.text, colour=_COLOUR)
    for heading, text in overview.sections:
        embed.add_field(name=heading, value=text, inline=False)
    return embed


class BoardCommands(commands.Cog):
    """Read-only commands."""

    @app_commands.command(name="board")
    @app_commands.choices(view=VIEW_CHOICES, unit=UNIT_CHOICES)
    @app_commands.autocomplete(region=_offer_regions, game=offer_own)
    @anywhere
    async def board(
        self,
        interaction: Interaction,
        view: str | None = None,
        region: str | None = None,
        unit: str | None = None,
        game: str | None = None,
    ) -> None:
        """Show the position as a picture or text."""
        await acknowledge(interaction)
        await show(interaction, await caller_at(interaction, game, looks=True), view, region, unit)

    @app_commands.command(name="status")
    @app_commands.autocomplete(game=offer_own)
    @anywhere
    async def status(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the status of the game."""
        await acknowledge(interaction)
        table, position = await interaction.client.app.queries.started(
            await caller_at(interaction, game, looks=True)
        )
        own = next(iter(table.nations_of(interaction.user.id)), None)
        told = table.ruleset.text.format_status(position, table.names, own)
        clock = await interaction.client.app.game_settings.format_clocks(table, interaction.user.id)
        note = format_note(await interaction.client.app.notes.of(interaction.user.id, table.game.id))
        told = told._replace(text="\n".join(filter(None, (told.text, clock, note))))
        await reply_privately(interaction, "", embed=_embed(told))

    @app_commands.command(name="moves")
    async def moves(self, interaction: Interaction) -> None:
        """List the mover's legal actions."""
        await acknowledge(interaction)
        table, position = await interaction.client.app.queries.started(caller(interaction))
        awaited = table.awaited
        if awaited is None or awaited.nation is None:
            await reply_privately(interaction, say("replying-no-moves"))
            return
        format_legal_moves = table.ruleset.text.format_legal_moves
        if awaited.user_id == interaction.user.id:
            lines = format_legal_moves(position)
        else:
            name = safe(awaited.name)
            mover = table.seat_for(position.mover)
            own = mover is not None and mover.user_id == interaction.user.id
            heading = say("replying-not-your-turn", own=own, nation=awaited.nation, name=name)
            lines = [heading, *format_legal_moves(position, name)]
        await self._send_pages(interaction, pages(lines))

    @app_commands.command(name="history")
    @app_commands.autocomplete(game=offer_own)
    @anywhere
    async def history(
        self,
        interaction: Interaction,
        turns: app_commands.Range[int, 1, MOST_TURNS] | None = None,
        game: str | None = None,
    ) -> None:
        """Show past turns, the latest last, with buttons to browse all of them."""
        await acknowledge(interaction)
        who = await caller_at(interaction, game, looks=True)
        table, position = await interaction.client.app.queries.started(who)
        walk = await interaction.client.app.history_pager.at(who, table.game.id)
        told = walk.turns[-(turns or len(position.setup.nations)) :]
        if not told:
            await reply_privately(interaction, say("replying-nothing-yet"))
            return
        *earlier, latest = pages(table.ruleset.text.format_history(position.setup.board, told, table.names))
        await self._send_pages(interaction, earlier[-MOST_PAGES + 1 :])
        picture = await draw_turn(interaction, walk)
        await reply_privately(interaction, latest, picture=picture, view=walk_view(interaction, walk))

    @staticmethod
    async def _send_pages(interaction: Interaction, texts: list[str]) -> None:
        """Send the latest pages in as many messages as needed."""
        for text in texts[-MOST_PAGES:]:
            await reply_privately(interaction, text)


async def setup(bot: AntikeClient) -> None:
    """Register the commands and their buttons."""
    bot.add_dynamic_items(HistoryButton, PlayThisButton, TryButton, WhyButton)
    await bot.add_cog(BoardCommands())

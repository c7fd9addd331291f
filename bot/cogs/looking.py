"""Looking at a game, privately: `/board /status /moves /history /rules`."""

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import AppError
from bot.client import AntikeClient
from bot.cogs.acting import Interaction, choices_of
from bot.cogs.common import caller, whisper
from bot.cogs.offers import Offer, shortened
from bot.cogs.reading import fits, read_province, read_topic
from bot.words.history import pages, tell_history
from bot.words.moves import tell_moves
from bot.words.names import NATION_NAMES
from bot.words.public import safe
from bot.words.status import Overview, tell_status
from bot.words.topics import TOPICS, tell_topic, tell_topics
from bot.words.variants import round_name

__all__ = ["Looking", "setup"]

_MOST_PAGES = 5
_BOARD_WIDTH = 2000
_REGION_WIDTH = 1200  # a close look is large enough on it, and twice as quick to draw
_COLOUR = discord.Colour(0xB5532A)


async def _regions(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Provinces of the board."""
    try:
        table = await interaction.client.app.looking.table(caller(interaction))
    except AppError:
        return []
    if table.position is None:
        return []
    provinces = table.position.setup.board.provinces.values()
    named = [Offer(province.name, province.id) for province in provinces if fits(current, province.name)]
    return choices_of(shortened(sorted(named)))


async def _topics(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Topics of the rules."""
    del interaction
    return choices_of(
        shortened(
            Offer(f"{topic.title}: {topic.summary}", key)
            for key, topic in TOPICS.items()
            if fits(current, f"{key} {topic.title} {topic.summary}")
        )
    )


def _embed(overview: Overview) -> discord.Embed:
    embed = discord.Embed(title=overview.title, description=overview.text, colour=_COLOUR)
    for heading, text in overview.sections:
        embed.add_field(name=heading, value=text, inline=False)
    return embed


class Looking(commands.Cog):
    """Nothing here changes a game."""

    @app_commands.command(name="board", description="Show the board as it stands now, just to you")
    @app_commands.describe(region="A province to look at closely, with what lies around it")
    @app_commands.autocomplete(region=_regions)
    async def board(self, interaction: Interaction, region: str | None = None) -> None:
        """Draw the position."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, position = await interaction.client.app.looking.started(caller(interaction))
        province = read_province(position.setup.board, region) if region and region.strip() else None
        draw = interaction.client.renderer.draw
        width = _REGION_WIDTH if province else _BOARD_WIDTH
        picture = await asyncio.to_thread(draw, position, names=table.names, region=province, width=width)
        shown = round_name(position)
        if province:
            shown = f"Around {position.setup.board.provinces[province].name}, {shown.lower()}"
        await whisper(interaction, f"{shown}.", picture=picture)

    @app_commands.command(name="status", description="How things stand: every nation and the bank, in words")
    async def status(self, interaction: Interaction) -> None:
        """Tell the position."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, position = await interaction.client.app.looking.started(caller(interaction))
        await interaction.edit_original_response(embed=_embed(tell_status(position, table.names)))

    @app_commands.command(name="moves", description="Everything you can do now, with prices")
    async def moves(self, interaction: Interaction) -> None:
        """Tell what is legal, to the one whose turn it is."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, position = await interaction.client.app.looking.started(caller(interaction))
        awaited = table.awaited
        if awaited is None or awaited.nation is None:
            await whisper(interaction, "The game is over; nothing is left to do.")
            return
        lines = tell_moves(position)
        if awaited.user_id != interaction.user.id:
            who = f"the {NATION_NAMES[awaited.nation]} ({safe(awaited.name)})"
            lines = [f"It is not your turn. What {who} can do now:", *lines]
        await self._tell(interaction, pages(lines))

    @app_commands.command(name="history", description="What has happened lately, turn by turn")
    @app_commands.describe(turns="How many turns back; left out: one round")
    async def history(
        self, interaction: Interaction, turns: app_commands.Range[int, 1, 60] | None = None
    ) -> None:
        """Tell past turns, the latest last."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table, position = await interaction.client.app.looking.started(caller(interaction))
        past = await interaction.client.app.looking.history(caller(interaction))
        told = past[-(turns or len(position.setup.nations)) :]
        if not told:
            await whisper(interaction, "Nothing has happened yet.")
            return
        texts = pages(tell_history(position.setup.board, told, table.names))
        await self._tell(interaction, texts)

    @app_commands.command(name="rules", description="The rules in short, topic by topic")
    @app_commands.describe(topic="What you want to know about")
    @app_commands.autocomplete(topic=_topics)
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Tell one topic, or what topics there are."""
        told = tell_topic(read_topic(topic)) if topic and topic.strip() else tell_topics()
        await whisper(interaction, told)

    @staticmethod
    async def _tell(interaction: Interaction, texts: list[str]) -> None:
        """The latest pages, in as many messages as it takes."""
        for text in texts[-_MOST_PAGES:]:
            await whisper(interaction, text)


async def setup(bot: AntikeClient) -> None:
    """Add the commands."""
    await bot.add_cog(Looking())

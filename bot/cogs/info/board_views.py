"""The views of `/board`: pictures, or the whole board as text."""

import io
from typing import Any, Final, cast

import discord

from bot.app import Caller, Table
from bot.client import InputError
from bot.client.personal_pictures import draw_for
from bot.client.setup.localization import choice
from bot.cogs.parsing import read_province
from bot.cogs.shared import Interaction, reply_privately
from bot.cogs.turn.offers import unit_at
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.i18n.lines import pages
from bot.render import reach_of

_WORDS: Final = "words"
_VIEWS: Final = ("overview", "phone", "close", "region", "changes", "reach", _WORDS)
VIEW_CHOICES: Final = [choice(f"view-{view}", view) for view in _VIEWS]
UNIT_CHOICES: Final = [choice(f"view-{unit}", unit) for unit in UNITS]
_MOST_PAGES: Final = 3


async def show(
    interaction: Interaction, who: Caller, view: str | None, region: str | None, unit: str | None
) -> None:
    """Show the view privately; raises `InputError` if an option it needs is missing."""
    table, position = await interaction.client.app.queries.started(who)
    named = region and region.strip()
    province = read_province(position.setup.board, named) if named else None
    if view == _WORDS:
        await _send_description(interaction, table, position, province)
        return
    view = _chosen_view(view, province, unit)
    reach = _reach(interaction, table, position, province, unit) if view == "reach" else None
    since = await interaction.client.app.queries.changes(who)
    picture = await draw_for(
        interaction,
        table.game.channel_id,
        position,
        view=view,
        names=table.names,
        region=province,
        since=since,
        reach=reach,
    )
    mine = bool(table.seats_of(interaction.user.id))
    told = table.ruleset.text.format_picture_caption(position, view, province, reach, mine=mine)
    await reply_privately(interaction, told, picture=picture)


def _chosen_view(view: str | None, province: ProvinceId | None, unit: str | None) -> str:
    """Return the requested view, or the one implied by the other options."""
    if view is None:
        if unit is not None:
            return "reach"
        return "region" if province else "overview"
    if view == "region" and province is None:
        raise InputError(say("replying-which-region"))
    return view


def _reach(
    interaction: Interaction,
    table: Table,
    position: OwnPosition,
    province: ProvinceId | None,
    unit: str | None,
) -> Any:
    """Return the reach of the caller's units in a province, else of anybody's."""
    if province is None:
        raise InputError(say("replying-from-where"))
    mine = table.nations_of(interaction.user.id)
    # The option's values are units.
    kind = cast("Unit", unit) if unit else unit_at(position, province, mine)
    try:
        return reach_of(position, province, kind, mine)
    except ValueError as error:
        raise InputError(str(error)) from error


async def _send_description(
    interaction: Interaction, table: Table, position: OwnPosition, province: ProvinceId | None
) -> None:
    """Send a region in a message or two, or the whole board in messages up to a limit and as a file."""
    if province is not None:
        for text in pages(table.ruleset.text.format_region(position, province)):
            await reply_privately(interaction, text)
        return
    lines = table.ruleset.text.format_whole_board(position, table.names)
    texts = pages(lines)
    for text in texts[:_MOST_PAGES]:
        await reply_privately(interaction, text)
    if len(texts) > _MOST_PAGES:
        plain = "\n".join(line.replace("**", "").replace("\\", "") for line in lines)  # plain text in a file
        name = f"{position.setup.board.id}-round-{position.round}.txt"
        file = discord.File(io.BytesIO(plain.encode()), name, description=say("replying-all-words"))
        await reply_privately(interaction, say("replying-one-file"), file=file)

"""Opening a lobby from the options or the form of `/game new`."""

from dataclasses import dataclass, replace

import discord

from bot.app import GameRequest, Table
from bot.client.lobby_components import nation_view
from bot.cogs.game.new_options import read_board
from bot.cogs.game.settings import creator, read_pace
from bot.cogs.game.threads import new_thread
from bot.cogs.shared import InputError, Interaction, caller, read_language, reply_privately, server_language
from bot.i18n.catalogue import language, say, speaking
from bot.i18n.cldr import language_name
from bot.i18n.escaping import plain
from bot.i18n.language import Language
from bot.rulesets import ruleset as find_ruleset
from bot.text.names import ruleset_name
from bot.text.table.lobby import format_lobby_reply
from bot.text.table.settings import format_time_zone_unset


@dataclass(frozen=True, slots=True)
class NewGameOptions:
    """Settings of a new game as entered; None for defaults."""

    board: str | None = None
    nations: int | None = None
    ruleset: str | None = None
    variant: str | None = None
    pace: str | None = None
    deadline: str | None = None
    language: str | None = None
    confirm: str | None = None
    absent: str | None = None
    reliable: bool = False
    thread: bool = False
    hints: bool = False


async def open_table(interaction: Interaction, wish: NewGameOptions) -> None:
    """Open a lobby, seat its host and answer; raises the errors of parsing and of the lobby."""
    rules, board = read_board(wish.ruleset, wish.board)
    options = find_ruleset(rules).commands.read_variant(wish.variant or "")
    request = GameRequest(
        interaction.guild_id or 0,
        interaction.user.display_name,
        board,
        rules,
        wish.nations,
        options,
        replace(
            read_pace(wish.pace, wish.deadline, wish.confirm, wish.absent),
            hints=wish.hints,
            language=read_language(wish.language) or server_language(interaction),
            reliable=wish.reliable,
        ),
        creator(interaction),
    )
    who, lobby = caller(interaction), interaction.client.app.lobby
    if wish.thread:
        parent = _parent_channel(interaction)
        name = _thread_name(interaction, request.settings.language, rules)
        async with new_thread(interaction, parent, name) as place:
            table = await lobby.create(replace(who, channel_id=place.id), request)
        told = say("replying-table-in", thread=place.mention)
        await reply_privately(interaction, f"{told}{_remarks(table)}")
    else:
        await _reply_to_host(interaction, await lobby.create(who, request))


def _remarks(table: Table) -> str:
    """Tell the host if the game's language or time zone differs from theirs."""
    spoken = table.game.language
    other = (
        "" if spoken == language() else f"-# {say('replying-table-speaks', language=language_name(spoken))}"
    )
    zone = format_time_zone_unset(table.game.settings)
    return "".join(f"\n{each}" for each in (other, zone) if each)


async def _reply_to_host(interaction: Interaction, table: Table) -> None:
    told = f"{format_lobby_reply(drawn=bool(table.game.variant.get('draw')))}{_remarks(table)}"
    await reply_privately(interaction, told, view=nation_view(table, interaction.user.id))


def _parent_channel(interaction: Interaction) -> discord.TextChannel:
    if not isinstance(interaction.channel, discord.TextChannel):
        raise InputError(say("replying-no-thread"))
    return interaction.channel


def _thread_name(interaction: Interaction, spoken: Language, ruleset_id: str) -> str:
    name = plain(interaction.user.display_name)
    with speaking(spoken):
        return say("replying-thread", ruleset=ruleset_name(ruleset_id), name=name)

"""`/game settings` for hosts, and `/server games` for server managers."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameCreator, GameRequest
from bot.client import AntikeClient
from bot.client.setup.localization import choice
from bot.cogs.completion import Choices, Offer, choices_of
from bot.cogs.durations import (
    DAY,
    HOUR,
    complete_days,
    complete_lengths,
    complete_zones,
    offer_lengths,
    offer_texts,
    read_daily,
    read_days,
    read_hour,
    read_length,
    read_zone,
)
from bot.cogs.shared import (
    InputError,
    Interaction,
    acknowledge,
    caller,
    check_permissions,
    read_given,
    read_language,
    reply_privately,
    server_language,
    spoken_choices,
)
from bot.i18n.catalogue import say
from bot.i18n.input_words import input_keyword
from bot.model.settings import (
    ABSENT,
    PICTURES,
    SUBSTITUTES,
    TEMPOS,
    TIMEOUTS,
    WHO,
    GameSettings,
    tempo_deadline,
)
from bot.text.notifications.reminders import clock_time, format_duration
from bot.text.table.settings import (
    SUGGESTED,
    fallbacks,
    format_never_due,
    format_server_settings,
    format_settings,
    format_time_zone_unset,
)

_DEADLINES: Final = (12 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY)
_ANSWERS: Final = (4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY)
_CONFIRMATIONS: Final = (15 * 60, HOUR, 8 * HOUR, DAY, 2 * DAY)
_SHORTEST: Final = 5 * 60
_WEEK: Final = 7 * DAY
_HOURS: Final = (18, 20, 21, 22)
_PUZZLE_HOURS: Final = (8, 12, 18, 20)
_LONGEST: Final = 30 * DAY


def read_deadline(text: str) -> dict[str, Any]:
    """Parse a deadline option to settings; raises `InputError`."""
    daily = read_daily(text)
    length = None if daily is not None else read_length(text, HOUR, _LONGEST, "reading-no-deadline")
    return {"deadline": length, "daily": daily}


def read_pace(
    tempo: str | None, deadline: str | None, confirm: str | None, absent: str | None
) -> GameSettings:
    """Parse pace and presence options of a new game; a deadline overrides the pace's. Raises `InputError`."""
    settings = GameSettings(
        next((tempo_deadline(each) for each in TEMPOS if each == tempo), None),
        confirm=None if confirm is None else read_confirmation(confirm),
        absent=next((each for each in ABSENT if each == absent), "free"),
    )
    return settings if deadline is None else replace(settings, **read_deadline(deadline))


def read_confirmation(text: str) -> int:
    """Parse the time to confirm presence; 0 disables the check. Raises `InputError`."""
    return read_length(text, _SHORTEST, _WEEK) or 0


_READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "puzzle": read_hour,
    "answers": lambda text: read_length(text, HOUR, _LONGEST) or 0,
    "bank": lambda text: read_length(text, HOUR, _LONGEST),
    "confirm": read_confirmation,
    "rest": read_days,
    "zone": read_zone,
}
"""Parsers of the free-text options of `/game settings`."""


async def offer_deadlines(interaction: Interaction, current: str) -> Choices:
    """Autocomplete usual turn deadlines, marking the suggested one."""
    usual = format_duration(SUGGESTED)
    told = offer_lengths(current, _DEADLINES)
    marked = [
        Offer(say("lobby-usual-deadline", length=usual), usual) if each.value == usual else each
        for each in told
    ]
    fixed = [say("offers-daily", hour=clock_time(hour * 60)) for hour in _HOURS]
    return choices_of([*marked, *offer_texts(current, fixed)])


async def _offer_hours(interaction: Interaction, current: str) -> Choices:
    hours = [input_keyword("off"), *(clock_time(hour * 60) for hour in _PUZZLE_HOURS)]
    return choices_of(offer_texts(current, hours))


offer_confirmations: Final = complete_lengths(_CONFIRMATIONS)
"""Autocompletes usual times to confirm presence."""


class SettingsCommands(commands.Cog):
    """Part of the `/game` group."""

    @app_commands.command(name="settings")
    @app_commands.choices(
        overtime=[choice(f"pace-timeout-{key}", key) for key in TIMEOUTS],
        fallback=[choice(f"pace-fallback-{key}", key) for key in fallbacks()],
        who=[choice(f"pace-who-{key}", key) for key in WHO],
        substitute=[choice(f"pace-substitute-{key}", key) for key in SUBSTITUTES],
        absent=[choice(f"pace-absent-{key}", key) for key in ABSENT],
        picture=[choice(f"pace-picture-{key}", key) for key in PICTURES],
        language=spoken_choices(),
    )
    @app_commands.autocomplete(
        deadline=offer_deadlines,
        answers=complete_lengths(_ANSWERS),
        bank=complete_lengths(_DEADLINES),
        confirm=offer_confirmations,
        rest=complete_days,
        zone=complete_zones,
        puzzle=_offer_hours,
    )
    async def settings(
        self,
        interaction: Interaction,
        deadline: str | None = None,
        overtime: str | None = None,
        answers: str | None = None,
        fallback: str | None = None,
        who: str | None = None,
        substitute: str | None = None,
        language: str | None = None,
        picture: str | None = None,
        bank: str | None = None,
        rest: str | None = None,
        zone: str | None = None,
        confirm: str | None = None,
        absent: str | None = None,
        hints: bool | None = None,
        puzzle: str | None = None,
    ) -> None:
        """Change the given settings and show all."""
        await acknowledge(interaction)
        changes = {} if deadline is None else read_deadline(deadline)
        changes |= read_given(
            {
                "timeout": overtime,
                "fallback": fallback,
                "who": who,
                "substitute": substitute,
                "absent": absent,
                "hints": hints,
                "picture": picture,
                "language": read_language(language),
                "puzzle": puzzle,
                "answers": answers,
                "bank": bank,
                "confirm": confirm,
                "rest": rest,
                "zone": zone,
            },
            _READERS,
        )
        app = interaction.client.app
        if changes:
            check_permissions(interaction)
            table = await app.game_settings.change(caller(interaction), changes)
        else:
            table = await app.queries.table(caller(interaction))
        settings = table.game.settings
        told = format_settings(
            settings, table.ruleset, lobby=table.game.status == "lobby", two=table.ends_by_concession
        )
        never = format_never_due(await app.game_settings.never_due(table))
        await reply_privately(
            interaction, "\n".join(filter(None, (told, format_time_zone_unset(settings), never)))
        )


def creator(interaction: Interaction) -> GameCreator:
    """Return the caller's roles and permissions, to check the server's rules for opening games."""
    member, channel = interaction.user, interaction.channel
    roles = frozenset(role.id for role in member.roles) if isinstance(member, discord.Member) else None
    places = [interaction.channel_id or 0]
    if isinstance(channel, discord.Thread):
        places.append(channel.parent_id)
    return GameCreator(roles, tuple(places), interaction.permissions.manage_guild)


def usual_game(interaction: Interaction, ruleset_id: str, board: str, *, guided: bool = False) -> GameRequest:
    """Return the request of a game with the default settings, in the server's language."""
    return GameRequest(
        interaction.guild_id or 0,
        interaction.user.display_name,
        board,
        ruleset_id,
        settings=GameSettings(language=server_language(interaction), guided=guided),
        creator=creator(interaction),
    )


@app_commands.default_permissions(manage_guild=True)
class ServerCommands(commands.GroupCog, group_name="server"):
    """Rules of a server."""

    @app_commands.command(name="games")
    async def games(
        self,
        interaction: Interaction,
        role: discord.Role | None = None,
        channel: discord.TextChannel | None = None,
        reset: bool = False,
    ) -> None:
        """Change the given rules and show all."""
        await acknowledge(interaction)
        if not interaction.permissions.manage_guild:
            raise InputError(say("pace-server-refused"), "not-manager")
        servers, guild = interaction.client.app.servers, interaction.guild_id or 0
        if role or channel or reset:
            role_id, channel_id = role.id if role else None, channel.id if channel else None
            rules = await servers.change(guild, role_id=role_id, channel_id=channel_id, anew=reset)
        else:
            rules = await servers.of(guild)
        mention = f"<@&{rules.role_id}>" if rules.role_id else None
        await reply_privately(interaction, format_server_settings(mention, rules.channels))


async def setup(bot: AntikeClient) -> None:
    """Register the group."""
    await bot.add_cog(ServerCommands(), override=True)

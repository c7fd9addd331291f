"""`/game`: create, join, start, inspect and leave games."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import AppError, Button, Table, lobby_buttons, open_nations
from bot.app.access import check_host
from bot.client import AntikeClient
from bot.client.command_tree import PressedItem
from bot.client.components import view_of
from bot.client.lobby_components import BotButton, NationMenu, begin, seat_bots, take_seat
from bot.client.setup.localization import choice, ruleset_choice
from bot.cogs.completion import Choices, Offer, choices_of, matching
from bot.cogs.forms import open_form
from bot.cogs.game.deleted_channels import end_orphaned, offer_orphaned, orphaned
from bot.cogs.game.new_form import NEW_GAME, fields_of
from bot.cogs.game.new_options import offer_boards, rules_so_far
from bot.cogs.game.opening import NewGameOptions, open_table
from bot.cogs.game.records import RecordCommands
from bot.cogs.game.settings import SettingsCommands, offer_confirmations, offer_deadlines, read_pace
from bot.cogs.game.votes import SeatCommands
from bot.cogs.parsing import read_nation
from bot.cogs.shared import (
    InputError,
    Interaction,
    acknowledge,
    acknowledge_permitted,
    caller,
    check_permissions,
    reply_privately,
    spoken_choices,
    table_here,
)
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.model.games import GamePlace
from bot.model.settings import ABSENT, TEMPOS, GameSettings
from bot.rulesets import ruleset_ids
from bot.text.names import NATION_NAMES
from bot.text.table.bots import BOT_LEVELS
from bot.text.table.lobby import format_game, format_game_list
from bot.text.table.seats import format_tenures
from bot.text.table.settings import format_time_settings

_LISTED: Final = 25
"""Games loaded for the list of a server; about as many fit into a message."""


class SureButton(PressedItem, template=r"antike:sure:(?P<what>concede|leave|end):(?P<game>\d{1,18})"):
    """Confirms an action that cannot be undone; works after a restart."""

    async def press(self, interaction: Interaction) -> None:
        """Perform it, unless the channel now has another game."""
        await acknowledge_permitted(interaction, anew=False)
        app, what = interaction.client.app, self.match["what"]
        if (await app.queries.table(caller(interaction))).game.id != self.game:
            raise InputError(say("replying-other-game"), "other-game")
        if what == "concede":
            await app.resignations.concede(caller(interaction))
            await reply_privately(interaction, say("replying-conceded"))
        elif what == "leave":
            await app.proposals.leave(caller(interaction))
            await reply_privately(interaction, say("replying-left-game"))
        else:
            await app.resignations.end(caller(interaction))
            await reply_privately(interaction, say("replying-ended"))


class Game(RecordCommands, SeatCommands, SettingsCommands, commands.GroupCog, group_name="game"):
    """Commands for lobbies and for a game as a whole."""

    @app_commands.command(name="new")
    @app_commands.autocomplete(board=offer_boards, deadline=offer_deadlines, confirm=offer_confirmations)
    @app_commands.choices(
        ruleset=[ruleset_choice(name) for name in ruleset_ids()],
        absent=[choice(f"pace-absent-{key}", key) for key in ABSENT],
        pace=[choice(f"lobby-pace-{tempo}", tempo) for tempo in TEMPOS],
        language=spoken_choices(),
    )
    async def new(
        self,
        interaction: Interaction,
        board: str | None = None,
        nations: app_commands.Range[int, 2, 6] | None = None,
        ruleset: str | None = None,
        variant: str | None = None,
        pace: str | None = None,
        deadline: str | None = None,
        reliable: bool = False,
        thread: bool = False,
        language: str | None = None,
        confirm: str | None = None,
        absent: str | None = None,
        form: bool = False,
        hints: bool = False,
    ) -> None:
        """Open a lobby and seat its host, or show a form with all settings."""
        texts = (variant, pace, deadline, language, confirm, absent)
        wish = NewGameOptions(board, nations, ruleset, *texts, reliable=reliable, thread=thread, hints=hints)
        check_permissions(interaction, new_thread=thread)
        if form:
            read_pace(pace, deadline, confirm, absent)  # the form has no fields for them
            await open_form(interaction, NEW_GAME, fields_of(wish))
            return
        await acknowledge(interaction)
        await open_table(interaction, wish)

    @new.autocomplete("variant")
    async def _offer_variants(self, interaction: Interaction, current: str) -> Choices:
        return choices_of(rules_so_far(interaction).commands.offer_variants(current))

    @app_commands.command(name="join")
    async def join(self, interaction: Interaction, nation: str | None = None) -> None:
        """Take a seat."""
        await acknowledge_permitted(interaction)
        await take_seat(interaction, caller(interaction), read_nation(nation) if nation else None)

    @join.autocomplete("nation")
    async def _offer_nations(self, interaction: Interaction, current: str) -> Choices:
        table = await table_here(interaction)
        if table is None or table.game.status != "lobby":
            return []
        return matching(current, [Offer(NATION_NAMES[nation], nation) for nation in open_nations(table)])

    @app_commands.command(name="leave")
    async def leave(self, interaction: Interaction) -> None:
        """Leave a lobby, or a running game after confirmation."""
        await acknowledge(interaction)
        table = await interaction.client.app.queries.table(caller(interaction))
        if table.game.status == "running":
            table = await interaction.client.app.resignations.may_leave(caller(interaction))
            await _ask_to_confirm(interaction, "leave", table)
            return
        await interaction.client.app.lobby.leave(caller(interaction))
        await reply_privately(interaction, say("lobby-out"))

    @app_commands.command(name="start")
    async def start(self, interaction: Interaction) -> None:
        """Draw nations and start; the outbox announces the first turn."""
        await acknowledge_permitted(interaction)
        await begin(interaction, caller(interaction))

    @app_commands.command(name="bot")
    @app_commands.choices(level=[choice(f"bots-choice-{level}", level) for level in BOT_LEVELS])
    async def bot(
        self, interaction: Interaction, level: str = "hard", count: app_commands.Range[int, 1, 5] = 1
    ) -> None:
        """Seat computer players, or remove the last one."""
        await acknowledge_permitted(interaction)
        await seat_bots(interaction, caller(interaction), level, count)

    @app_commands.command(name="info")
    async def info(self, interaction: Interaction) -> None:
        """Describe the channel's game."""
        await acknowledge(interaction)
        app = interaction.client.app
        table = await app.queries.table(caller(interaction))
        settings = table.game.settings
        usual = GameSettings(  # settings the lines below do not show
            language=settings.language,
            picture=settings.picture,
            reliable=settings.reliable,
            guided=settings.guided,
        )
        clock = await app.game_settings.format_clocks(table, interaction.user.id)
        tenures = format_tenures(await app.substitutes.tenures(table.game.id))
        told = [
            (await app.lobby.deferred_text(table))() if table.game.status == "lobby" else format_game(table),
            tenures,
            format_time_settings(settings, table.ruleset, two=table.ends_by_concession)
            if settings != usual
            else "",
            clock,
        ]
        view = view_of(lobby_buttons(table))
        await reply_privately(interaction, "\n".join(filter(None, told)), view=view)

    @app_commands.command(name="list")
    async def list(self, interaction: Interaction) -> None:
        """List the games of the server."""
        await acknowledge(interaction)
        queries = interaction.client.app.queries
        places = await queries.places(interaction.guild_id or 0, interaction.user.id)
        seen = [place.game_id for place in places if _can_be_listed(interaction, place)]
        tables = [table for game_id in seen[:_LISTED] if (table := await queries.by_id(game_id))]
        lost = await orphaned(interaction, tables)
        await reply_privately(interaction, format_game_list(tables, lost, len(seen) - len(tables)))

    @app_commands.command(name="concede")
    async def concede(self, interaction: Interaction) -> None:
        """Concede, after confirmation."""
        await acknowledge_permitted(interaction)
        table = await interaction.client.app.resignations.may_leave(caller(interaction))
        await _ask_to_confirm(interaction, "concede", table)

    @app_commands.command(name="end")
    @app_commands.autocomplete(game=offer_orphaned)
    async def end(self, interaction: Interaction, game: str | None = None) -> None:
        """End a game after confirmation, or at once if its channel was deleted."""
        if game is not None:
            await acknowledge(interaction)
            await end_orphaned(interaction, game)
            return
        await acknowledge_permitted(interaction)
        table = await interaction.client.app.queries.table(caller(interaction))
        if table.game.ended:
            raise AppError("game-over", result=table.game.result, seats=table.seats)
        check_host(table, interaction.user.id, ending=True)
        await _ask_to_confirm(interaction, "end", table)


def _can_be_listed(interaction: Interaction, game: GamePlace) -> bool:
    """Return whether a game may be listed for a user: not if its channel is hidden from them.

    The client does not know the members of private threads, so games there are listed for their players only.
    Unknown channels are archived threads, whose games are listed.
    """
    place = interaction.guild and interaction.guild.get_channel_or_thread(game.channel_id)
    if not place or not isinstance(interaction.user, discord.Member) or game.own:
        return True
    if isinstance(place, discord.Thread):
        if place.is_private() or place.parent is None:
            return False
        place = place.parent
    return place.permissions_for(interaction.user).view_channel


async def _ask_to_confirm(interaction: Interaction, what: str, table: Table) -> None:
    sure = Button(say(f"button-{what}"), f"antike:sure:{what}:{table.game.id}", strong=True)
    others = {
        seat.user_id: seat.name
        for seat in table.seats
        if not seat.conceded and seat.user_id != interaction.user.id
    }
    doubt = say(
        f"replying-sure-{what}",
        level=table.game.settings.substitute,
        left="one" if len(others) == 1 else "more",
        name=safe(next(iter(others.values()), "")),
    )
    if what == "concede" and len(others) > 1 and all(user_id < 0 for user_id in others):
        doubt = f"{doubt} {say('replying-bots-alone')}"
    await reply_privately(interaction, doubt, view=view_of([sure]))


async def setup(bot: AntikeClient) -> None:
    """Register the group and its buttons."""
    bot.add_dynamic_items(SureButton, NationMenu, BotButton)
    await bot.add_cog(Game(), override=True)

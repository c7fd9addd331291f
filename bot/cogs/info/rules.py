"""`/help` and `/rules`: the goal in half a minute, the ways on, and every topic with a menu of the others."""

import re
from collections.abc import Sequence
from itertools import islice
from math import ceil
from typing import Any, Final, Self, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import AppError, GameRequest, GameSettings, Table
from bot.boards import board_ids, board_ruleset
from bot.client import AntikeClient
from bot.client.checks import server_of
from bot.client.command_tree import Item, PressedItem, values_of
from bot.client.components import TurnButton
from bot.client.lobby_components import LobbyButton, nation_view
from bot.cogs.completion import Offer, choices_of, shortened
from bot.cogs.game.settings import creator
from bot.cogs.info.learn import LearnButton
from bot.cogs.parsing import fits, match
from bot.cogs.shared import (
    Interaction,
    acknowledge,
    caller,
    check_permissions,
    server_language,
    whisper,
)
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.rulesets import DEFAULT_RULESET, Ruleset, ruleset, ruleset_ids
from bot.text.names import board_name, ruleset_line, ruleset_name
from bot.text.table.lobby import tell_opened

_Select: TypeAlias = discord.ui.Select[discord.ui.View]
_HELP: Final = "help"
_SHOWN: Final = 100
"""Characters of a menu's entry."""
_MOST_ENTRIES: Final = 25


async def show_topic(interaction: Interaction, rules: Ruleset, topic: str) -> None:
    """A topic with its picture, and the menu of all; where no game is, those of other rulesets as well."""
    picture = await rules.commands.topic_picture(interaction.client.render_queue, topic)
    view = discord.ui.View(timeout=None)
    for part in range(ceil(len(rules.text.TOPICS) / _MOST_ENTRIES)):
        view.add_item(RulesMenu(rules, topic, part))
    for other in await rulesets_here(interaction):
        if other is not rules and other.text.TOPICS:
            view.add_item(
                RulesMenu(other, placeholder=say("topic-menu-other", ruleset=ruleset_name(other.id)))
            )
    await whisper(interaction, rules.text.tell_topic(topic), picture=picture, view=view)


async def rulesets_here(interaction: Interaction) -> Sequence[Ruleset]:
    """That of the channel's game; where there is none, all, the usual one first."""
    try:
        return [(await interaction.client.app.queries.table(caller(interaction))).ruleset]
    except AppError:
        return [ruleset(name) for name in sorted(ruleset_ids(), key=lambda name: name != DEFAULT_RULESET)]


async def rules_here(interaction: Interaction) -> Ruleset:
    """Those of the channel's game; where there is none, the usual ones."""
    return (await rulesets_here(interaction))[0]


def read_topic(rules: Ruleset, text: str) -> str:
    """A topic of `/rules`; raises `InputError`."""
    return match(text, {key: (topic.title, key) for key, topic in rules.text.TOPICS.items()}, "topic")


class RulesMenu(
    PressedItem[_Select], template=r"antike:rules:(?P<ruleset>[a-z0-9_-]{1,40})(?::(?P<part>[1-9]))?"
):
    """All topics, or one part of them; the one chosen takes the place of the one before."""

    def __init__(self, rules: Ruleset, shown: str = "", part: int = 0, placeholder: str = "") -> None:
        self.rules = rules
        begins = part * _MOST_ENTRIES
        topics = islice(rules.text.TOPICS.items(), begins, begins + _MOST_ENTRIES)
        options = [
            discord.SelectOption(
                label=topic.title[:_SHOWN],
                value=key,
                description=topic.summary[:_SHOWN],
                default=key == shown,
            )
            for key, topic in topics
        ]
        custom_id = f"antike:rules:{rules.id}:{part}" if part else f"antike:rules:{rules.id}"
        placeholder = placeholder or say("topic-menu-more" if part else "topic-menu")
        super().__init__(discord.ui.Select(placeholder=placeholder, custom_id=custom_id, options=options))

    @classmethod
    def read(cls, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        del item
        known = match["ruleset"] in ruleset_ids()
        return cls(ruleset(match["ruleset"] if known else DEFAULT_RULESET))

    async def press(self, interaction: Interaction) -> None:
        """Show what was chosen."""
        await acknowledge(interaction, anew=False)
        text = self.rules.text
        chosen = next(iter(values_of(interaction)), text.FIRST)
        await show_topic(interaction, self.rules, chosen if chosen in text.TOPICS else text.FIRST)


class HelpButton(PressedItem[Item], template=r"antike:help:(?P<what>rules|new)"):
    """A way on from the page of help."""

    def __init__(self, what: str) -> None:
        style = discord.ButtonStyle.primary if what == "new" else discord.ButtonStyle.secondary
        label, custom_id = say(f"button-help-{what}"), f"antike:help:{what}"
        super().__init__(discord.ui.Button(label=label, style=style, custom_id=custom_id))
        self.what = what

    @classmethod
    def read(cls, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        del item
        return cls(match["what"])

    async def press(self, interaction: Interaction) -> None:
        """Open the rules, or ask for a board."""
        await acknowledge(interaction)
        if self.what == "rules":
            rules = await rules_here(interaction)
            await show_topic(interaction, rules, rules.text.FIRST)
            return
        view = discord.ui.View(timeout=None)
        told = [say("help-which-board")]
        for rules_id in ruleset_ids():
            boards = [board for board in board_ids(rules_id) if board_ruleset(board) == rules_id]
            if boards:
                names = join([board_name(board) for board in boards], "or")
                told.append(say("help-boards", ruleset=ruleset_line(rules_id), boards=names))
            for board in boards:
                view.add_item(NewGameButton(board))
        await whisper(interaction, "\n".join(told), view=view)


class NewGameButton(PressedItem[Item], template=r"antike:new:(?P<board>[a-z0-9_-]{1,60})"):
    """Opens a table for the board, with everything else as usual."""

    def __init__(self, board: str) -> None:
        super().__init__(
            discord.ui.Button(
                label=board_name(board)[:80],
                style=discord.ButtonStyle.primary,
                custom_id=f"antike:new:{board}",
            )
        )
        self.board = board

    @classmethod
    def read(cls, item: discord.ui.Item[Any], match: re.Match[str]) -> Self:
        """Made anew from what was pressed."""
        del item
        return cls(match["board"])

    async def press(self, interaction: Interaction) -> None:
        """Open it; the question for a nation takes the place of that for the board."""
        server = server_of(interaction)
        check_permissions(interaction)
        await acknowledge(interaction, anew=False)
        wish = GameRequest(
            server,
            interaction.user.display_name,
            self.board,
            board_ruleset(self.board) or DEFAULT_RULESET,
            settings=GameSettings(language=server_language(interaction)),
            creator=creator(interaction),
        )
        table = await interaction.client.app.lobby.create(caller(interaction), wish)
        await whisper(interaction, tell_opened(drawn=False), view=nation_view(table, interaction.user.id))


async def show_help(interaction: Interaction) -> None:
    """The goal in half a minute with its picture, and what can be done here and now."""
    try:
        table: Table | None = await interaction.client.app.queries.table(caller(interaction))
    except AppError:
        table = None
    rules = table.ruleset if table else ruleset(DEFAULT_RULESET)
    picture = await rules.commands.topic_picture(interaction.client.render_queue, rules.text.FIRST)
    view, told = _ways(interaction, table)
    await whisper(interaction, f"{rules.text.tell_help()}\n\n{told}", picture=picture, view=view)


def _ways(interaction: Interaction, table: Table | None) -> tuple[discord.ui.View, str]:
    """Buttons, and a word on the first of them."""
    view, status = discord.ui.View(timeout=None), table.game.status if table else ""
    mine = table is not None and table.awaited is not None and table.awaited.user_id == interaction.user.id
    told = say("help-new")
    if table is not None and status == "running":
        told = say("help-your-turn" if mine else "help-running")
        if mine:
            view.add_item(_made(TurnButton, f"antike:turn:{table.game.id}", say("panel-open")))
    elif table is not None and status == "lobby":
        told = say("help-open-table")
        seated = table.seat_of(interaction.user.id) is not None
        what = "start" if seated else "join"
        label = say(f"button-lobby-{what}")
        view.add_item(_made(LobbyButton, f"antike:lobby:{table.game.id}:{what}", label))
    view.add_item(LearnButton())
    if table is None or status not in {"running", "lobby"}:
        view.add_item(HelpButton("new"))
    view.add_item(HelpButton("rules"))
    return view, told


def _made(kind: type[TurnButton | LobbyButton], custom_id: str, label: str) -> TurnButton | LobbyButton:
    """A button of a table's messages, to stand here as well."""
    match = kind.__discord_ui_compiled_template__.fullmatch(custom_id)
    if match is None:
        raise AssertionError(f"{custom_id} is of another kind")
    style = discord.ButtonStyle.primary
    return kind(discord.ui.Button(label=label, custom_id=custom_id, style=style), match)


async def _topics(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """How to play, then the topics."""
    rules = await rules_here(interaction)
    helping = [Offer(say("help-topic"), _HELP)] if fits(current, say("help-words")) else []
    topics = [
        Offer(say("replying-topic", title=topic.title, summary=topic.summary), key)
        for key, topic in rules.text.TOPICS.items()
        if fits(current, f"{key} {topic.title} {topic.summary}")
    ]
    return choices_of(shortened([*helping, *topics]))


def _asks_for_help(topic: str) -> bool:
    words = {word.strip() for word in say("help-words").casefold().split(",")}
    return topic.strip().casefold() in {_HELP, say("help-topic").casefold(), *words}


class Rules(commands.Cog):
    """For newcomers, and for whoever wants to look something up."""

    @app_commands.command(name="help")
    @app_commands.autocomplete(topic=_topics)
    async def help(self, interaction: Interaction, topic: str | None = None) -> None:
        """Tell the goal and the ways on, or a topic of the rules."""
        await self._answer(interaction, topic or _HELP)

    @app_commands.command(name="rules")
    @app_commands.autocomplete(topic=_topics)
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Tell one topic, at first how one wins; the menu leads to the others."""
        await self._answer(interaction, topic or "")

    @staticmethod
    async def _answer(interaction: Interaction, topic: str) -> None:
        await acknowledge(interaction)
        if _asks_for_help(topic):
            await show_help(interaction)
            return
        rules = await rules_here(interaction)
        await show_topic(interaction, rules, read_topic(rules, topic) if topic.strip() else rules.text.FIRST)


async def setup(bot: AntikeClient) -> None:
    """Add the commands, the menu and the buttons."""
    bot.add_dynamic_items(RulesMenu, HelpButton, NewGameButton)
    await bot.add_cog(Rules())

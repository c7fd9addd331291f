"""`/help` and `/rules`: a short introduction, next steps, and topics with a menu."""

from collections.abc import Sequence
from itertools import islice
from math import ceil
from typing import Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Button, Table
from bot.boards import board_ruleset
from bot.client import AntikeClient
from bot.client.checks import server_of
from bot.client.command_tree import PressedItem, values_of
from bot.client.components import view_of
from bot.client.lobby_components import nation_view
from bot.client.setup.first_message import FIRST_STEPS
from bot.cogs.completion import Choices, Offer, choices_of, shortened
from bot.cogs.forms import form_button
from bot.cogs.game.new_options import boards_by_ruleset, offered_boards
from bot.cogs.game.settings import usual_game
from bot.cogs.learning.learn import learn_button
from bot.cogs.own_games import anywhere
from bot.cogs.parsing import fits, match
from bot.cogs.shared import (
    Interaction,
    acknowledge,
    acknowledge_permitted,
    caller,
    reply_privately,
    table_here,
)
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.lines import ENTRIES, ENTRY, LABEL
from bot.render import Picture
from bot.rulesets import DEFAULT_RULESET, Ruleset, ruleset, ruleset_ids
from bot.text.names import board_name, ruleset_line, ruleset_name
from bot.text.rules.topics import format_topic
from bot.text.table.lobby import format_lobby_reply

_Select: TypeAlias = discord.ui.Select[discord.ui.View]
_HELP: Final = "help"


async def show_topic(interaction: Interaction, rules: Ruleset, topic: str) -> None:
    """Show a topic with its picture and a menu of all topics; outside a game also of other rulesets."""
    picture = await _topic_picture(interaction, rules, topic)
    view = discord.ui.View(timeout=None)
    for part in range(ceil(len(rules.text.TOPICS) / ENTRIES)):
        view.add_item(_menu(rules, topic, part))
    for other in await rulesets_here(interaction):
        if other is not rules and other.text.TOPICS:
            view.add_item(_menu(other, placeholder=say("topic-menu-other", ruleset=ruleset_name(other.id))))
    await reply_privately(interaction, format_topic(rules.text.TOPICS[topic]), picture=picture, view=view)


async def _topic_picture(interaction: Interaction, rules: Ruleset, topic: str) -> Picture | None:
    """Return the picture of a topic in the theme of whoever caused the interaction."""
    client = interaction.client
    theme = (await client.app.preferences.of(interaction.user.id)).theme
    picture: Picture | None = await rules.commands.topic_picture(client.render_queue, topic, theme)
    return picture


async def rulesets_here(interaction: Interaction) -> Sequence[Ruleset]:
    """Return the ruleset of the channel's game; outside a game all, the default first."""
    if (table := await table_here(interaction)) is not None:
        return [table.ruleset]
    return [ruleset(name) for name in sorted(ruleset_ids(), key=lambda name: name != DEFAULT_RULESET)]


async def rules_here(interaction: Interaction) -> Ruleset:
    """Return the ruleset of the channel's game, else the default."""
    return (await rulesets_here(interaction))[0]


def read_topic(rules: Ruleset, text: str) -> str:
    """Parse a topic; raises `InputError`."""
    return match(text, {key: (topic.title,) for key, topic in rules.text.TOPICS.items()}, "topic")


class RulesMenu(PressedItem, template=r"antike:rules:(?P<ruleset>[a-z0-9_-]{1,40})(?::(?P<part>[1-9]))?"):
    """Menu of topics, or of one part of them; replaces the topic shown."""

    async def press(self, interaction: Interaction) -> None:
        """Show the chosen topic."""
        await acknowledge(interaction, anew=False)
        named = self.match["ruleset"]
        rules = ruleset(named if named in ruleset_ids() else DEFAULT_RULESET)
        chosen = next(iter(values_of(interaction)), rules.text.FIRST)
        await show_topic(interaction, rules, chosen if chosen in rules.text.TOPICS else rules.text.FIRST)


def _menu(rules: Ruleset, shown: str = "", part: int = 0, placeholder: str = "") -> _Select:
    begins = part * ENTRIES
    topics = islice(rules.text.TOPICS.items(), begins, begins + ENTRIES)
    options = [
        discord.SelectOption(
            label=topic.title[:ENTRY], value=key, description=topic.summary[:ENTRY], default=key == shown
        )
        for key, topic in topics
    ]
    custom_id = f"antike:rules:{rules.id}:{part}" if part else f"antike:rules:{rules.id}"
    placeholder = placeholder or say("topic-menu-more" if part else "topic-menu")
    return discord.ui.Select(placeholder=placeholder, custom_id=custom_id, options=options)


class HelpButton(PressedItem, template=r"antike:help:(?P<what>rules|new)"):
    """A next step of the help page."""

    async def press(self, interaction: Interaction) -> None:
        """Show the rules, or ask for a board."""
        await acknowledge(interaction)
        if self.match["what"] == "rules":
            rules = await rules_here(interaction)
            await show_topic(interaction, rules, rules.text.FIRST)
            return
        told = [say("help-which-board")]
        for rules_id, boards in boards_by_ruleset().items():
            if boards:
                names = join([board_name(board) for board in boards], "or")
                told.append(say("help-boards", ruleset=ruleset_line(rules_id), boards=names))
        buttons = [
            Button(board_name(board)[:LABEL], f"antike:new:{board}", tone="main")
            for boards in offered_boards().values()
            for board in boards
        ]
        await reply_privately(interaction, "\n".join(told), view=view_of(buttons))


class NewGameButton(PressedItem, template=r"antike:new:(?P<board>[a-z0-9_-]{1,60})"):
    """Opens a lobby for a board with default settings."""

    async def press(self, interaction: Interaction) -> None:
        """Open it; the nation menu replaces the board menu."""
        server_of(interaction)
        await acknowledge_permitted(interaction, anew=False)
        board = self.match["board"]
        wish = usual_game(interaction, board_ruleset(board) or DEFAULT_RULESET, board)
        table = await interaction.client.app.lobby.create(caller(interaction), wish)
        await reply_privately(
            interaction, format_lobby_reply(drawn=False), view=nation_view(table, interaction.user.id)
        )


async def show_help(interaction: Interaction) -> None:
    """Show the introduction with its picture, and what can be done here."""
    table = await table_here(interaction)
    rules = table.ruleset if table else ruleset(DEFAULT_RULESET)
    picture = await _topic_picture(interaction, rules, rules.text.FIRST)
    buttons, told = _help_buttons_and_text(interaction, table)
    goal = table.game.variant.get("goal") if table else None
    text = f"{rules.text.format_help(interaction.client.app.context.patience, goal)}\n\n{told}"
    await reply_privately(interaction, text, picture=picture, view=view_of(buttons))


def _help_buttons_and_text(interaction: Interaction, table: Table | None) -> tuple[list[Button], str]:
    """Return the buttons and a sentence about the first of them."""
    rules = Button(say("button-help-rules"), "antike:help:rules")
    if interaction.guild_id is None:  # no game can be opened there
        return [learn_button(), rules], say("help-private")
    buttons, status = list[Button](), table.game.status if table else ""
    mine = table is not None and table.awaited is not None and table.awaited.user_id == interaction.user.id
    told = say("help-new")
    if table is not None and status == "running":
        told = say("help-your-turn" if mine else "help-running")
        if mine:
            buttons.append(Button(say("panel-open"), f"antike:turn:{table.game.id}", tone="main"))
    elif table is not None and status == "lobby":
        told = say("help-open-table")
        seated = table.seat_of(interaction.user.id) is not None
        what = "start" if seated else "join"
        custom_id = f"antike:lobby:{table.game.id}:{what}"
        buttons.append(Button(say(f"button-lobby-{what}"), custom_id, tone="main"))
    buttons.append(learn_button())
    if table is None or table.game.ended:
        buttons.append(Button(say("button-help-new"), "antike:help:new", tone="main"))
    return [*buttons, rules], told


class FirstStepsButton(PressedItem, template=FIRST_STEPS):
    """Offers a lesson and a new game below the welcome message, in the user's language."""

    async def press(self, interaction: Interaction) -> None:
        """Show both."""
        await acknowledge(interaction)
        buttons = [learn_button(), form_button("new", "first-new")]
        await reply_privately(interaction, say("first-steps"), view=view_of(buttons))


async def _offer_topics(interaction: Interaction, current: str) -> Choices:
    topics = (await rules_here(interaction)).text.TOPICS
    helping = [Offer(say("help-topic"), _HELP)] if fits(current, say("help-words")) else []
    found = [key for key, topic in topics.items() if fits(current, f"{key} {topic.title} {topic.summary}")]
    if not helping and not found:  # words such as the name of a know-how, which only the texts have
        found = [key for key, topic in topics.items() if fits(current, topic.text)]
    offers = [
        Offer(say("replying-topic", title=topics[key].title, summary=topics[key].summary), key)
        for key in found
    ]
    return choices_of(shortened([*helping, *offers]))


def _asks_for_help(topic: str) -> bool:
    words = {word.strip() for word in say("help-words").casefold().split(",")}
    return topic.strip().casefold() in {_HELP, say("help-topic").casefold(), *words}


class Rules(commands.Cog):
    """The commands `/help` and `/rules`."""

    @app_commands.command(name="help")
    @anywhere
    @app_commands.autocomplete(topic=_offer_topics)
    async def help(self, interaction: Interaction, topic: str | None = None) -> None:
        """Show the introduction, or a topic of the rules."""
        await self._answer(interaction, topic or _HELP)

    @app_commands.command(name="rules")
    @anywhere
    @app_commands.autocomplete(topic=_offer_topics)
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Show a topic, by default how to win; the menu leads to the others."""
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
    """Register the commands and components."""
    bot.add_dynamic_items(RulesMenu, HelpButton, NewGameButton, FirstStepsButton)
    await bot.add_cog(Rules())

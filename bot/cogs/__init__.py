"""Slash commands and components: parse, submit, show."""

from typing import Final

from bot.rulesets import ruleset, ruleset_ids

_GENERIC: Final = (
    "bot.cogs.game.again",
    "bot.cogs.game.game",
    "bot.cogs.game.new_form",
    "bot.cogs.turn.wedges",
    "bot.cogs.turn.maneuver",
    "bot.cogs.turn.turn_end",
    "bot.cogs.player.guided_turn",
    "bot.cogs.player.my_games",
    "bot.cogs.player.feeds",
    "bot.cogs.info.board",
    "bot.cogs.learning.learn",
    "bot.cogs.learning.puzzle",
    "bot.cogs.info.message_menus",
    "bot.cogs.info.rules",
    "bot.cogs.player.orders_plans",
    "bot.cogs.player.plan_form",
    "bot.cogs.info.catch_up",
    "bot.cogs.player.follow",
    "bot.cogs.player.note",
    "bot.cogs.info.stats",
    "bot.cogs.info.replay",
    "bot.cogs.info.game_report",
    "bot.cogs.info.hint",
    "bot.cogs.player.reminders",
    "bot.cogs.game.settings",
    "bot.cogs.game.votes",
)


def extensions() -> tuple[str, ...]:
    """Return the extension modules: those for every game, and those of each ruleset.

    Commands shared by rulesets are in `bot.cogs.turn`; their scripts belong to each ruleset.
    """
    own = (each for name in ruleset_ids() for each in ruleset(name).commands.EXTENSIONS)
    return (*_GENERIC, *own)

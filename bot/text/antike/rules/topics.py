"""`/rules` of Antike: topics in a few sentences of original text, with their commands and an example."""

from typing import Final

from bot.i18n.catalogue import say
from bot.text.notifications.reminders import format_patience
from bot.text.rules.topics import Topics, load_topic

FIRST: Final = "end"
"""Key of the topic shown first, about winning, which matters most to new players."""
_KEYS: Final = (
    FIRST,
    "turn",
    "rondel",
    "production",
    "temple",
    "arming",
    "know-how",
    "maneuver",
    "fights",
    "conquest",
    "founding",
    "coins",
    "payments",
    "trade",
    "personages",
    "variants",
    "two-players",
    "undo",
    "table",
    "time",
    "votes",
    "orders",
    "records",
)


TOPICS: Final = Topics(lambda: _KEYS, lambda key: load_topic(f"topic-{key}"))


def format_help(patience: int = 0, goal: int | None = None) -> str:
    """Format a thirty-second introduction; arguments as in `Presenter.format_help`."""
    del goal  # it tells the usual goal for each number of players
    return say("help-text", after=format_patience(patience))

"""`/rules`: each topic in a few sentences of our own, with the commands that belong to it and an example."""

from typing import Final

from bot.i18n.catalogue import say
from bot.rulesets.presenter import Topic
from bot.text.rules.topics import Topics, topic_of

FIRST: Final = "end"
"""How one wins: what everybody wants to know first."""
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


def _topic(key: str) -> Topic:
    return topic_of(f"topic-{key}")


TOPICS: Final = Topics(lambda: _KEYS, _topic)
format_topic = TOPICS.tell


def format_help() -> str:
    """The game in half a minute."""
    return say("help-text")

"""`/rules`: each topic in a few sentences of our own, with the commands that belong to it and an example."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.i18n.catalogue import say
from bot.model.pages import Topic

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


class _Topics(Mapping[str, Topic]):
    """Topics by key, in whatever language is spoken when one is looked up."""

    def __getitem__(self, key: str) -> Topic:
        if key not in _KEYS:
            raise KeyError(key)
        text = f"topic-{key}"
        return Topic(say(text), say(f"{text}.summary"), say(f"{text}.text"), say(f"{text}.example"))

    def __iter__(self) -> Iterator[str]:
        return iter(_KEYS)

    def __len__(self) -> int:
        return len(_KEYS)


TOPICS: Final[Mapping[str, Topic]] = _Topics()


def tell_topic(key: str) -> str:
    """One topic."""
    topic = TOPICS[key]
    return f"**{topic.title}**\n{topic.text}\n{say('topic-example', example=topic.example)}"

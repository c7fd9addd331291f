"""Topics of `/rules`, in the current locale."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.i18n.catalogue import say
from bot.rulesets.presenter import Topic


def load_topic(key: str) -> Topic:
    """Return the topic whose texts have this catalogue key."""
    return Topic(say(key), say(f"{key}.summary"), say(f"{key}.text"), say(f"{key}.example"))


def format_topic(topic: Topic) -> str:
    """Format a topic for display."""
    return f"**{topic.title}**\n{topic.text}\n{say('topic-example', example=topic.example)}"


class Topics(Mapping[str, Topic]):
    """Read-only mapping of topics by key: `keys` returns all keys, `find` creates a topic."""

    def __init__(self, keys: Callable[[], Sequence[str]], find: Callable[[str], Topic]) -> None:
        self._keys, self._find = keys, find

    def __getitem__(self, key: str) -> Topic:
        if key not in self._keys():
            raise KeyError(key)
        return self._find(key)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys())

    def __len__(self) -> int:
        return len(self._keys())

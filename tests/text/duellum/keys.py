"""Keys that Duellum's texts put together, as `bot.text.duellum.keys.own` is asked for them."""

from collections.abc import Iterator
from typing import get_args

from bot.engine.duellum.actions import ActionType
from bot.i18n.catalogue import has
from bot.text.duellum.rules.plans import FACTS
from bot.text.duellum.rules.rule_errors import TEXTS
from bot.text.duellum.rules.topics import KEYS
from bot.text.duellum.turn import changes, events


def asked() -> Iterator[str]:
    """Every key, without the prefix that Duellum's own texts have."""
    for kind in get_args(ActionType):
        yield f"action-{kind}"
        yield f"action-{kind}.cannot"
    yield from (f"events-{key}" for key in events.KEYS)
    yield from (f"change-{key}" for key in changes.KEYS)
    yield from ("next-trade", "next-end_turn", "moves-end_turn", "reach-contested", "shown-reach")
    for topic in KEYS:
        yield from (f"topic-{topic}{part}" for part in ("", ".summary", ".text", ".example"))
    yield from (f"plans-{fact}" for fact in FACTS)
    for code in TEXTS.reasons:
        yield f"errors-{code}"
        if has(f"duellum-errors-{code}.you") or has(f"errors-{code}.you"):
            yield f"errors-{code}.you"


OWN = frozenset(key for key in asked() if has(f"duellum-{key}"))
SHARED = frozenset(asked()) - OWN
"""Those that Duellum says as other rulesets do."""


def shared(begin: str, end: str = "") -> set[str]:
    """What stands between such a beginning and end in keys that Duellum shares."""
    found = {key for key in SHARED if key.startswith(begin) and key.endswith(end)}
    return {key[len(begin) : len(key) - len(end)] for key in found if end or "." not in key}

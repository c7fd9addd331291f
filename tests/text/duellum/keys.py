"""Keys that Duellum's texts compose and pass to `bot.text.duellum.keys.own`."""

from collections.abc import Iterator
from typing import get_args

from bot.engine.duellum.actions import ActionType
from bot.i18n.catalogue import has_message
from bot.text.duellum.rules.plans import _FACTS
from bot.text.duellum.rules.rule_errors import TEXTS
from bot.text.duellum.rules.topics import KEYS
from bot.text.duellum.turn import changes, events


def asked() -> Iterator[str]:
    """Yield every such key, without the prefix `duellum-` of Duellum's own texts."""
    for kind in get_args(ActionType):
        yield f"action-{kind}"
        yield f"action-{kind}.cannot"
    yield from (f"events-{key}" for key, _ in events._TELL.values())
    yield from (f"change-{key}" for key, _ in changes._TELL.values())
    yield from ("next-trade", "next-end_turn", "moves-end_turn", "reach-contested", "shown-reach")
    for topic in KEYS:
        yield from (f"topic-{topic}{part}" for part in ("", ".summary", ".text", ".example"))
    yield from (f"plans-{fact}" for fact in _FACTS)
    for code in TEXTS.reasons:
        yield f"errors-{code}"
        if has_message(f"duellum-errors-{code}.you") or has_message(f"errors-{code}.you"):
            yield f"errors-{code}.you"


OWN = frozenset(key for key in asked() if has_message(f"duellum-{key}"))
SHARED = frozenset(asked()) - OWN
"""Keys whose texts Duellum shares with other rulesets."""


def shared(begin: str, end: str = "") -> set[str]:
    """Return the parts of shared keys between a beginning and an end; without an end, those without a dot."""
    found = {key for key in SHARED if key.startswith(begin) and key.endswith(end)}
    return {key[len(begin) : len(key) - len(end)] for key in found if end or "." not in key}

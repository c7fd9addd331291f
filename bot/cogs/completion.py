"""Autocompletion within Discord's limits, and completion of list entries."""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from discord import app_commands

from bot.cogs.parsing import clean, fits, normalise, without_and
from bot.cogs.shared import Interaction
from bot.i18n.lines import ENTRIES, ENTRY, fitting

_T = TypeVar("_T")


Choices: TypeAlias = list[app_commands.Choice[str]]
Complete = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]
"""Autocompletion callback of discord.py: called with the text typed so far."""


class Offer(NamedTuple):
    """An entry: label and value."""

    label: str
    value: str


def shortened(offers: Iterable[Offer]) -> list[Offer]:
    """Return distinct entries up to Discord's maximum, without values that are too long."""
    kept: dict[str, Offer] = {}
    for offer in offers:
        if len(kept) == ENTRIES:
            break
        if 0 < len(offer.value) <= ENTRY:
            kept.setdefault(offer.value, Offer(fitting(offer.label), offer.value))
    return list(kept.values())


def split_last(current: str) -> tuple[str, str]:
    """Split a list into its complete entries and the one being typed."""
    earlier, _, fragment = clean(current).rpartition(",")
    return earlier, without_and(fragment)


def completed(
    fragment: str,
    earlier: Sequence[_T],
    possible: Callable[[Sequence[_T]], list[_T]],
    name: Callable[[_T], str],
) -> list[list[_T]]:
    """Return continuations of a list; if the fragment names a single thing, also those after it."""
    picked = [thing for thing in possible(earlier) if fits(fragment, name(thing))]
    exact = [thing for thing in picked if normalise(name(thing)) == normalise(fragment)]
    only = exact or (picked if fragment else [])
    lists = [[*earlier, thing] for thing in exact + [thing for thing in picked if thing not in exact]]
    if len(only) == 1:
        begun = [*earlier, only[0]]
        lists += [[*begun, thing] for thing in possible(begun)]
    return lists


def matching(current: str, offers: Iterable[Offer]) -> Choices:
    """Return the entries whose label fits what is typed, as discord.py choices."""
    return choices_of(shortened(offer for offer in offers if fits(current, offer.label)))


def choices_of(offers: Iterable[tuple[str, str]]) -> Choices:
    """Convert entries to discord.py choices."""
    return [app_commands.Choice(name=label, value=value) for label, value in offers]

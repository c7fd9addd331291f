"""`/moves` in the words that all rulesets share: the legal actions, grouped by type."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.engine.ruleset import Action, OwnPosition
from bot.i18n.catalogue import say
from bot.text.names import player, resources

Group = tuple[str, list[str]]
"""Heading and entries for one type of action."""
FormatGroup = Callable[[Any, Any], Group]
"""Formats the legal actions of one type in a position."""


def by_type(actions: Iterable[Action]) -> dict[Any, list[Any]]:
    """Group actions by type, in order of first occurrence."""
    groups: dict[Any, list[Any]] = {}
    for action in actions:
        groups.setdefault(action.type, []).append(action)
    return groups


def format_action_groups(
    position: OwnPosition,
    groups: Mapping[Any, Sequence[Any]],
    formats: Mapping[Any, FormatGroup],
    other: str | None,
) -> list[str]:
    """Format the groups of actions, then the resources of the nation awaited.

    `other` is its player, if not the reader.
    """
    lines: list[str] = []
    for kind, actions in groups.items():
        heading, entries = formats[kind](position, actions)
        lines += [heading, *(f"- {entry}" for entry in entries)]
    return [*lines, _purse(position, other)]


def _purse(position: OwnPosition, other: str | None) -> str:
    """Format the resources of the nation awaited, which need not be the mover."""
    nation = position.awaited or position.mover
    purse = resources(position.nations[nation].purse)
    if other is None:
        return say("moves-purse", purse=purse)
    return say("moves-purse.theirs", nation=nation, player=player(other), purse=purse)

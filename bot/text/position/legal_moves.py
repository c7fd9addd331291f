"""`/moves` in the words of every ruleset: what can be done now, group by group."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.engine.ruleset import Action, OwnPosition
from bot.i18n.catalogue import say
from bot.text.names import player, resources

Group = tuple[str, list[str]]
"""A heading for one kind of action, and what is possible of it."""
TellGroup = Callable[[Any, Any], Group]
"""Out of a position and its actions of one kind."""


def by_type(actions: Iterable[Action]) -> dict[Any, list[Any]]:
    """Actions by their type, in the order in which each type first comes."""
    groups: dict[Any, list[Any]] = {}
    for action in actions:
        groups.setdefault(action.type, []).append(action)
    return groups


def format_action_groups(
    position: OwnPosition,
    groups: Mapping[Any, Sequence[Any]],
    tell: Mapping[Any, TellGroup],
    other: str | None,
) -> list[str]:
    """Lines: each group of actions by its kind, then what the nation awaited has to spend.

    `other` is who plays, where that is somebody else than the reader.
    """
    lines: list[str] = []
    for kind, actions in groups.items():
        heading, entries = tell[kind](position, actions)
        lines += [heading, *(f"- {entry}" for entry in entries)]
    return [*lines, _purse(position, other)]


def _purse(position: OwnPosition, other: str | None) -> str:
    """What the nation awaited has, which may be asked in another's turn."""
    nation = position.awaited or position.mover
    purse = resources(position.nations[nation].purse)
    if other is None:
        return say("moves-purse", purse=purse)
    return say("moves-purse.theirs", nation=nation, player=player(other), purse=purse)

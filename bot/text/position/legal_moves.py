"""`/moves` in the words that all rulesets share: the legal actions, grouped by type."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.names import place, player, resources

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


def format_moves(
    position: OwnPosition, actions: Sequence[Any], target: Callable[[Unit, ProvinceId], str]
) -> Group:
    """Group moves by units that are in one province and have equally many moves left.

    `target` formats a destination of units.
    """
    groups: dict[tuple[Unit, ProvinceId, int | None], tuple[int, list[str]]] = {}
    for action in actions:
        key = (action.unit, action.origin, action.actions_left)
        most, targets = groups.get(key, (0, []))
        groups[key] = (max(most, action.count), [*targets, target(action.unit, action.target)])
    told = []
    for (unit, origin, left), (most, targets) in groups.items():
        stack = position.current.stacks(unit)[origin]
        entry = say(
            "moves-move.entry",
            place=place(position.setup.board, origin),
            unit=unit,
            count=most,
            left=left or max(index for index, count in enumerate(stack) if count),
            targets=join(list(dict.fromkeys(targets)), "or"),
        )
        told.append(entry)
    return say("moves-move"), told


def _purse(position: OwnPosition, other: str | None) -> str:
    """Format the resources of the nation awaited, which need not be the mover."""
    nation = position.awaited or position.mover
    purse = resources(position.nations[nation].purse)
    if other is None:
        return say("moves-purse", purse=purse)
    return say("moves-purse.theirs", nation=nation, player=player(other), purse=purse)

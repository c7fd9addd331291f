"""A group of units on a maneuver: how many move, and where."""

from collections.abc import Sequence
from itertools import pairwise

from bot.engine.antike.actions import Action, Move
from bot.engine.antike.rules.conquest import defence
from bot.engine.antike.rules.fights import opponents
from bot.engine.antike.rules.movement_range import quiet_paths
from bot.engine.terms import Nation, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel import groups
from bot.panel.antike.builder import PageContext
from bot.panel.groups import Group, target_blocks
from bot.panel.page import Block, Page
from bot.text.names import units


def _describe_group(context: PageContext, group: Group) -> str:
    """Describe a group: units, province and moves left."""
    unit, province, left, count = group
    return say("panel-group", units=units(count, unit), province=context.place(province), left=left)


def group_page(
    context: PageContext, unit: str = "", province: str = "", left: str = "", count: str = ""
) -> Page | None:
    """Create the page of a group; None if it does not exist any more."""
    return groups.group_page(context, (unit, province, left, count), _describe_group, _targets)


def _targets(context: PageContext, group: Group, going: int) -> Sequence[Block]:
    """Return the group's destinations."""
    unit, province, left, most = group
    hint = say("panel-where", units=units(going, unit))
    found = [
        _target(context, group, going, path) for path in quiet_paths(context.position, unit, province, left)
    ]
    return target_blocks(context, hint, found, some=going < most)


def _target(
    context: PageContext, group: Group, going: int, path: Sequence[ProvinceId]
) -> tuple[str, Sequence[Action], str]:
    """Return a way to a province, its moves, and what to expect there."""
    unit, _, left, _ = group
    mixed = sum(1 for number in context.position.current.stack(unit, path[0]) if number) > 1
    moves: list[Action] = []
    for step, (origin, target) in enumerate(pairwise(path)):
        # Units on their way are distinguished by their actions left.
        named = left - step if mixed or step else None
        moves.append(Move(unit, going, origin, target, named))
    label = say("panel-target", province=context.place(path[-1]), steps=len(path) - 1)
    return label, moves, _describe_march(context, unit, path)


def _describe_march(context: PageContext, unit: Unit, path: Sequence[ProvinceId]) -> str:
    """Describe the way: nations that may demand a fight, the city there, or its yield."""
    told = _describe_opponents(context, unit, path[1:])
    owner = context.position.owner(path[-1])
    if owner is None:
        chip = context.position.setup.board.resources[path[-1]]
        told.append(say("panel-target-free", resource=chip))
    elif owner != context.position.mover:
        needed = defence(context.position, owner, path[-1])
        told.append(say("panel-target-city", nation=owner, needed=needed))
    else:
        told.append(say("panel-target-own"))
    return " · ".join(told)


def _describe_opponents(context: PageContext, unit: Unit, provinces: Sequence[ProvinceId]) -> list[str]:
    """Describe nations that may fight on the way, each with its provinces."""
    places: dict[tuple[Nation, bool], list[str]] = {}
    for province in provinces:
        for nation, at_once in context.view.ahead(opponents(context.position, unit, province), province):
            places.setdefault((nation, at_once), []).append(context.place(province))
    return [
        say("panel-ahead", nation=nation, provinces=join(named), orders="given" if at_once else "ask")
        for (nation, at_once), named in places.items()
    ]

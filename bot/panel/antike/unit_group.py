"""A group of units on a maneuver: how many move, and where."""

from collections.abc import Sequence
from itertools import pairwise

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Answer, Move
from bot.engine.antike.rules.conquest import defence, ready_units
from bot.engine.antike.rules.fights import opponents
from bot.engine.reach import quiet_paths
from bot.engine.terms import Nation, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel import groups
from bot.panel.antike.builder import PageContext
from bot.panel.groups import Group, target_blocks
from bot.panel.page import Block, Page
from bot.text.names import NATION_NAMES, units


def _describe_group(context: PageContext, group: Group) -> str:
    unit, province, left, count = group
    return say("panel-group", units=units(count, unit), province=context.place(province), left=left)


def group_page(
    context: PageContext, unit: str = "", province: str = "", left: str = "", count: str = ""
) -> Page | None:
    """Create the page of a group; None if it does not exist any more."""
    return groups.group_page(context, (unit, province, left, count), _describe_group, _targets)


def _targets(context: PageContext, group: Group, going: int) -> Sequence[Block]:
    unit, province, left, most = group
    hint = say("panel-where", units=units(going, unit))
    found = [
        _target(context, group, going, path) for path in quiet_paths(context.position, unit, province, left)
    ]
    return target_blocks(context, hint, found, some=going < most)


def _target(
    context: PageContext, group: Group, going: int, path: Sequence[ProvinceId]
) -> tuple[str, Sequence[Move], Sequence[str]]:
    """Return a way to a province, its moves, and what to expect there, the fullest description first."""
    unit, _, left, _ = group
    mixed = sum(1 for number in context.position.current.stack(unit, path[0]) if number) > 1
    moves: list[Move] = []
    for step, (origin, target) in enumerate(pairwise(path)):
        # Units on their way are distinguished by their actions left.
        named = left - step if mixed or step else None
        moves.append(Move(unit, going, origin, target, named))
    label = say("panel-target", province=context.place(path[-1]), steps=len(path) - 1)
    return label, moves, _describe_march(context, moves)


def _describe_march(context: PageContext, moves: Sequence[Move]) -> Sequence[str]:
    """Describe the city or its yield at the end of the way, then nations that may demand a fight.

    Besides the full description, return briefer ones.
    """
    site = _describe_site(context, moves)
    ahead = _find_opponents(context, moves[0].unit, [move.target for move in moves])
    if not ahead:
        return (site,)
    told = [
        say("panel-ahead", nation=nation, provinces=join(places), orders="given" if at_once else "ask")
        for (nation, at_once), places in ahead.items()
    ]
    nations = dict.fromkeys(NATION_NAMES[nation] for nation, _ in ahead)
    named = say("panel-ahead-named", nations=" + ".join(nations))
    counted = say("panel-ahead-counted", count=len(nations))
    return " · ".join([site, *told]), f"{site} · {named}", f"{site} · {counted}"


def _describe_site(context: PageContext, moves: Sequence[Move]) -> str:
    """Describe whose city is at the end of a way and whether it could be conquered then, or its yield."""
    province = moves[-1].target
    owner = context.position.owner(province)
    if owner is None:
        return say("panel-target-free", resource=context.position.setup.board.resources[province])
    if owner == context.position.mover:
        return say("panel-target-own")
    needed, ready = defence(context.position, owner, province), _is_ready_there(context.position, moves)
    return say("panel-target-city", nation=owner, needed=needed, ready=ready)


def _is_ready_there(position: Position, moves: Sequence[Move]) -> bool:
    """Return whether any unit could conquer a city at the end of a way, if nobody fights on it."""
    for move in moves:
        position, _ = apply(position, move)
        while position.demand is not None:
            position, _ = apply(position, Answer(position.demand.asked[0], fight=False))
    return any(ready_units(position, moves[-1].target))


def _find_opponents(
    context: PageContext, unit: Unit, provinces: Sequence[ProvinceId]
) -> dict[tuple[Nation, bool], list[str]]:
    """Return the provinces where each nation may fight, by nation and whether an order answers at once."""
    places: dict[tuple[Nation, bool], list[str]] = {}
    for province in provinces:
        for nation, at_once in context.view.ahead(opponents(context.position, unit, province), province):
            places.setdefault((nation, at_once), []).append(context.place(province))
    return places

"""A group of units on a maneuver: how many move, where, and the battles on the way (DM1-DM4)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Move
from bot.engine.duellum.events import Fought
from bot.engine.reach import quiet_paths
from bot.engine.terms import ProvinceId
from bot.i18n.catalogue import say
from bot.panel import groups
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.foretold import describe_city_site, describe_province
from bot.panel.groups import Group, target_blocks
from bot.panel.page import Block, Page
from bot.text.names import units


class _March(NamedTuple):
    """A way to a province: moves, battles, and units that arrive."""

    moves: Sequence[Move]
    battles: Sequence[Fought]
    arriving: int
    after: Position


def group_page(
    context: PageContext, unit: str = "", province: str = "", left: str = "", count: str = ""
) -> Page | None:
    """Create the page of a group; None if it does not exist any more."""
    return groups.group_page(context, (unit, province, left, count), _describe_group, _targets)


def _describe_group(context: PageContext, group: Group) -> str:
    unit, province, left, most = group
    return say("duellum-panel-group", units=units(most, unit), province=context.place(province), left=left)


def _targets(context: PageContext, group: Group, going: int) -> Sequence[Block]:
    unit, province, left, most = group
    ways = quiet_paths(context.position, unit, province, left)
    every = (_simulate_march(context.position, group, going, path) for path in ways)
    marches = [march for march in every if march and context.fits_line(march.moves)]
    hint = say("panel-where", units=units(going, unit))
    if not marches:
        return [say("duellum-panel-no-way")]
    found = [(_label(context, march), march.moves, _describe_march(context, march)) for march in marches]
    return target_blocks(context, hint, found, some=going < most)


def _simulate_march(
    position: Position, group: Group, going: int, path: Sequence[ProvinceId]
) -> _March | None:
    """Simulate the way; None if all units fall before its end."""
    unit, _, left, _ = group
    mixed = sum(1 for number in position.current.stacks(unit)[path[0]] if number) > 1
    moves: list[Move] = []
    battles: list[Fought] = []
    for step, (origin, target) in enumerate(pairwise(path)):
        if not going:
            return None
        # Units on their way are distinguished by their crossings left.
        moves.append(Move(unit, going, origin, target, left - step if mixed or step else None))
        position, events = apply(position, moves[-1])
        fought = [event for event in events if isinstance(event, Fought)]
        battles += fought
        going -= sum(event.count for event in fought)
    return _March(moves, battles, going, position)


def _label(context: PageContext, march: _March) -> str:
    target = context.place(march.moves[-1].target)
    return say("panel-target", province=target, steps=len(march.moves))


def _describe_march(context: PageContext, march: _March) -> Sequence[str]:
    """Describe the battles, the remaining units, and what they meet.

    Besides the full description, return briefer ones that keep the battles, as these cost units.
    """
    target, outcome = march.moves[-1].target, ""
    fought = [_battle(context, battle, target) for battle in march.battles]
    if not march.arriving:
        outcome = say("duellum-panel-all-fall")
    elif march.battles:
        outcome = say("duellum-panel-arriving", units=units(march.arriving, march.moves[-1].unit))
    met = describe_province(march.after, target)
    if not fought:
        return (met,)
    site = describe_city_site(march.after, target, brief=True) if march.arriving else ""
    ways = [[*fought, outcome, met], [*fought, outcome, site], [*fought, outcome], [outcome, *fought]]
    return [" · ".join(filter(None, way)) for way in ways]


def _battle(context: PageContext, battle: Fought, target: ProvinceId) -> str:
    """Describe the losses of a battle, with its place if on the way."""
    told = say("duellum-panel-battle", count=battle.count, unit=battle.unit)
    if battle.province == target:
        return told
    return say("duellum-panel-battle-on-way", province=context.place(battle.province), battle=told)

"""One group on a maneuver: how many of it go, and where to."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.engine.antike import Position
from bot.engine.antike.actions import Action, Move
from bot.engine.antike.rules.conquest import defence
from bot.engine.antike.rules.fights import opponents
from bot.engine.antike.rules.movement_range import quiet_paths
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.notation.antike import print_turn
from bot.panel.antike.builder import PageContext
from bot.panel.context import MOST_OPTIONS
from bot.panel.counts import counts, number_of
from bot.panel.page import Block, Page, PagePicture, Row, rows
from bot.text.names import units

_FEW: Final = 8
"""Places that stand below each other, so that one tap is enough."""

Group = tuple[Unit, ProvinceId, int, int]
"""Like units in one province with the same actions left: unit, province, actions left, how many."""


def groups_of(position: Position) -> list[Group]:
    """All that can still move, those with the most actions first."""
    found = [
        (unit, province, left, stack[left])
        for unit in UNITS
        for province, stack in position.current.stacks(unit).items()
        for left in (3, 2, 1)
        if stack[left]
    ]
    return sorted(found, key=lambda group: (-group[2], group[1], group[0]))


def group_named(context: PageContext, group: Group) -> str:
    """What it is, where, and how far it still gets."""
    unit, province, left, count = group
    return say("panel-group", units=units(count, unit), province=context.place(province), left=left)


def group_asked(group: Group, count: int | None = None) -> str:
    """Its page, with all of it going or some."""
    unit, province, left, most = group
    return f"group.{unit}.{province}.{left}.{count or most}"


def group_page(
    context: PageContext, unit: str = "", province: str = "", left: str = "", count: str = ""
) -> Page | None:
    """One group: how many go, and where to; None where there is no such group any more."""
    group = next(
        (each for each in groups_of(context.position) if each[:3] == (unit, province, number_of(left))), None
    )
    if group is None or not context.opens("move"):
        return None
    most = group[3]
    going = min(number_of(count) or most, most)
    blocks: list[Block] = [group_named(context, group)]
    blocks += counts(context, most, going, lambda number: group_asked(group, number))
    blocks += _targets(context, group, going)
    blocks.append(Row((context.go(say("panel-other"), "maneuver"),)))
    return Page(say("panel-group-title"), tuple(blocks), PagePicture(group[1], group[0]))


def _targets(context: PageContext, group: Group, going: int) -> Sequence[Block]:
    """Where they can go: a few places as buttons below what waits there, many in a menu."""
    unit, province, left, most = group
    hint = say("panel-where", units=units(going, unit))
    found = [
        _target(context, group, going, path) for path in quiet_paths(context.position, unit, province, left)
    ]
    fits = all(context.ask("do", print_turn(moves)).fits for _, moves, _ in found)
    if len(found) > _FEW or not fits:
        options = [context.option(label, moves, about) for label, moves, about in found]
        return context.picks(hint, options[: 2 * MOST_OPTIONS], "m")
    lines = "\n".join(f"**{label}** · {about}" for label, _, about in found)
    # The page begins with the group: only some of it are worth another line.
    told = [hint] if going < most else []
    return [*told, lines, *rows([context.do(label, moves) for label, moves, _ in found], 4)]


def _target(
    context: PageContext, group: Group, going: int, path: Sequence[ProvinceId]
) -> tuple[str, Sequence[Action], str]:
    """A way to one province, with what waits there."""
    unit, _, left, _ = group
    mixed = sum(1 for number in context.position.current.stack(unit, path[0]) if number) > 1
    moves: list[Action] = []
    for step, (origin, target) in enumerate(pairwise(path)):
        # Those on their way are told from others by the actions they have left.
        named = left - step if mixed or step else None
        moves.append(Move(unit, going, origin, target, named))
    label = say("panel-target", province=context.place(path[-1]), steps=len(path) - 1)
    return label, moves, _about(context, unit, path)


def _about(context: PageContext, unit: Unit, path: Sequence[ProvinceId]) -> str:
    """Who may demand a fight on the way, whose city stands there, what it yields."""
    told = _ahead(context, unit, path[1:])
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


def _ahead(context: PageContext, unit: Unit, provinces: Sequence[ProvinceId]) -> list[str]:
    """Who may fight where on the way: a nation's provinces together."""
    places: dict[tuple[Nation, bool], list[str]] = {}
    for province in provinces:
        for nation, at_once in context.view.ahead(opponents(context.position, unit, province), province):
            places.setdefault((nation, at_once), []).append(context.place(province))
    return [
        say("panel-ahead", nation=nation, provinces=join(named), orders="given" if at_once else "ask")
        for (nation, at_once), named in places.items()
    ]

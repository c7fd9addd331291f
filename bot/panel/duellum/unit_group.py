"""One group on a maneuver: how many of it go, and where to; battles on the way are foretold (DM1-DM4)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Move
from bot.engine.duellum.events import Fought
from bot.engine.reach import paths
from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.panel.context import MOST_OPTIONS
from bot.panel.counts import counts, number_of
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.foretold import waiting_there
from bot.panel.page import Block, Page, PagePicture, rows
from bot.text.names import units

_FEW: Final = 8
"""Places that stand below each other, so that one tap is enough."""

Group = tuple[Unit, ProvinceId, int, int]
"""Like units in one province with the same crossings left: unit, province, crossings left, how many."""


class _March(NamedTuple):
    """A way to one province: moves, the battles they bring, and who arrives."""

    moves: Sequence[Move]
    battles: Sequence[Fought]
    arriving: int
    after: Position


def groups_of(position: Position) -> list[Group]:
    """All that can still move, those with the most crossings first."""
    found = [
        (unit, province, left, stack[left])
        for unit in UNITS
        for province, stack in position.current.stacks(unit).items()
        for left in range(len(stack) - 1, 0, -1)
        if stack[left]
    ]
    return sorted(found, key=lambda group: (-group[2], group[1], group[0]))


def group_asked(group: Group, count: int | None = None) -> str:
    """Its page, with all of it going or some."""
    unit, province, left, most = group
    return f"group.{unit}.{province}.{left}.{count or most}"


def group_page(
    context: PageContext, unit: str = "", province: str = "", left: str = "", count: str = ""
) -> Page | None:
    """One group: how many go, and where to; None where there is no such group any more."""
    found = groups_of(context.position) if context.opens("move") else []
    group = next((each for each in found if each[:3] == (unit, province, number_of(left))), None)
    if group is None:
        return None
    most = group[3]
    going = min(number_of(count) or most, most)
    named = say(
        "duellum-panel-group", units=units(most, group[0]), province=context.place(province), left=group[2]
    )
    blocks: list[Block] = [named, *counts(context, most, going, lambda number: group_asked(group, number))]
    blocks += _targets(context, group, going)
    blocks += context.leaving("maneuver")
    return Page(say("panel-group-title"), tuple(blocks), PagePicture(group[1], group[0]))


def _targets(context: PageContext, group: Group, going: int) -> Sequence[Block]:
    """Where they can go: a few places as buttons below what waits there, many in a menu."""
    unit, province, left, most = group
    rival = context.position.other.stacks(unit)
    ways = paths(context.position.setup.board, unit, province, left, rival.keys())
    every = (_march(context.position, group, going, path) for path in ways)
    marches = [march for march in every if march and context.fits_line(march.moves)]
    hint = say("panel-where", units=units(going, unit))
    if not marches:
        return [say("duellum-panel-no-way")]
    found = [(_label(context, march), march.moves, _about(context, march)) for march in marches]
    if len(found) > _FEW or not all(context.fits(moves) for _, moves, _ in found):
        options = [context.option(label, moves, about) for label, moves, about in found]
        return context.picks(hint, options[: 2 * MOST_OPTIONS], "m")
    lines = "\n".join(f"**{label}** · {about}" for label, _, about in found)
    told = [hint] if going < most else []
    return [*told, lines, *rows([context.do(label, moves) for label, moves, _ in found], 4)]


def _march(position: Position, group: Group, going: int, path: Sequence[ProvinceId]) -> _March | None:
    """Goes the way by the rules; None where all fall before its end, since a way there ends earlier."""
    unit, _, left, _ = group
    mixed = sum(1 for number in position.current.stacks(unit)[path[0]] if number) > 1
    moves: list[Move] = []
    battles: list[Fought] = []
    for step, (origin, target) in enumerate(pairwise(path)):
        if not going:
            return None
        # Those on their way are told from others by the crossings they have left.
        moves.append(Move(unit, going, origin, target, left - step if mixed or step else None))
        position, events = apply(position, moves[-1])
        fought = [event for event in events if isinstance(event, Fought)]
        battles += fought
        going -= sum(event.count for event in fought)
    return _March(moves, battles, going, position)


def _label(context: PageContext, march: _March) -> str:
    target = context.place(march.moves[-1].target)
    return say("duellum-panel-target", province=target, borders=len(march.moves))


def _about(context: PageContext, march: _March) -> str:
    """The battles, who is left, and what stands there then."""
    target = march.moves[-1].target
    told = [_battle(context, battle, target) for battle in march.battles]
    if not march.arriving:
        told.append(say("duellum-panel-all-fall"))
    elif march.battles:
        told.append(say("duellum-panel-arriving", units=units(march.arriving, march.moves[-1].unit)))
    return " · ".join(filter(None, [*told, waiting_there(march.after, target)]))


def _battle(context: PageContext, battle: Fought, target: ProvinceId) -> str:
    """What both sides lose; where, if that is on the way."""
    told = say("duellum-panel-battle", count=battle.count, unit=battle.unit)
    if battle.province == target:
        return told
    return say("duellum-panel-battle-on-way", province=context.place(battle.province), battle=told)

"""Groups of like units on a maneuver: how many of one go, and where to."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.panel.context import MOST_OPTIONS, BasicContext
from bot.panel.page import Block, Page, PagePicture, rows
from bot.panel.requests import number_of

_COUNTS: Final = 5
"""Buttons with a number in a row."""
_FEW: Final = 8
"""Places that stand below each other, so that one tap is enough."""
Group = tuple[Unit, ProvinceId, int, int]
"""Like units in one province with the same moves left: unit, province, moves left, how many."""
Target = tuple[str, Sequence[Any], str]
"""Where a group can go: its name, the moves, and what waits there."""


def groups_of(position: OwnPosition) -> list[Group]:
    """All that can still move, those with the most moves first."""
    found = [
        (unit, province, left, count)
        for unit in UNITS
        for province, stack in position.current.stacks(unit).items()
        for left, count in enumerate(stack)
        if left and count
    ]
    return sorted(found, key=lambda group: (-group[2], group[1], group[0]))


def group_asked(group: Group, count: int | None = None) -> str:
    """Its page, with all of it going or some."""
    unit, province, left, most = group
    return f"group.{unit}.{province}.{left}.{count or most}"


def group_page(
    context: BasicContext,
    asked: Sequence[str],
    named: Callable[[Any, Group], str],
    targets: Callable[[Any, Group, int], Sequence[Block]],
) -> Page | None:
    """One group: how many go, and where to; None where there is no such group any more.

    `asked` has what stands in a button: unit, province, moves left, and how many go.
    """
    unit, province, left, count = asked
    found = groups_of(context.position) if context.opens("move") else []
    group = next((each for each in found if each[:3] == (unit, province, number_of(left))), None)
    if group is None:
        return None
    most = group[3]
    going = min(number_of(count) or most, most)
    blocks = [named(context, group), *_counts(context, group, going), *targets(context, group, going)]
    blocks += context.leaving("maneuver")
    return Page(say("panel-group-title"), tuple(blocks), PagePicture(group[1], group[0]))


def _counts(context: BasicContext, group: Group, going: int) -> tuple[Block, ...]:
    """A button for each number, the present one dead; nothing where there is no choice."""
    most = group[3]
    if most < 2:
        return ()
    presses = [
        context.go(
            say("panel-count", count=number, all="yes" if number == most else "no"),
            group_asked(group, number),
            disabled=number == going,
        )
        for number in _numbers(most)
    ]
    return (say("panel-how-many"), *rows(presses))


def _numbers(most: int) -> list[int]:
    """Every count where they are few; otherwise some of them, all always."""
    return [*range(1, most + 1)] if most <= 2 * _COUNTS else [*range(1, 2 * _COUNTS), most]


def target_blocks(
    context: BasicContext, hint: str, targets: Sequence[Target], *, some: bool
) -> Sequence[Block]:
    """A few places as buttons below what waits there, many in a menu; `some` where not all of them go."""
    if len(targets) > _FEW or not all(context.fits(moves) for _, moves, _ in targets):
        options = [context.option(label, moves, about) for label, moves, about in targets]
        return context.picks(hint, options[: 2 * MOST_OPTIONS], "m")
    lines = "\n".join(f"**{label}** · {about}" for label, _, about in targets)
    # The page begins with the group: only some of it are worth another line.
    told = [hint] if some else []
    return [*told, lines, *rows([context.do(label, moves) for label, moves, _ in targets], 4)]

"""Groups of equal units on a maneuver: how many move, and where."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, ProvinceId, Unit
from bot.i18n.catalogue import say
from bot.i18n.lines import ENTRIES
from bot.panel.context import BasicContext
from bot.panel.page import Block, Page, PagePicture, PanelButton, rows
from bot.panel.requests import number_of

_COUNTS: Final = 5
"""Number buttons in a row."""
_FEW: Final = 8
"""Destinations up to which each is a button, so that one tap suffices."""
Group = tuple[Unit, ProvinceId, int, int]
"""Equal units in a province: unit, province, moves left, count."""
Target = tuple[str, Sequence[Any], Sequence[str]]
"""A destination: name, moves, and descriptions, the fullest one first."""


def groups_of(position: OwnPosition) -> list[Group]:
    """Return the groups that can move, those with the most moves left first."""
    found = [
        (unit, province, left, count)
        for unit in UNITS
        for province, stack in position.current.stacks(unit).items()
        for left, count in enumerate(stack)
        if left and count
    ]
    return sorted(found, key=lambda group: (-group[2], group[1], group[0]))


def group_button(context: BasicContext, group: Group) -> PanelButton:
    """Create the button that opens a group's page."""
    unit, province, left, count = group
    label = say("panel-group-button", unit=unit, count=count, province=context.place(province), left=left)
    return context.go(label, _group_asked(group), "main", icon=unit)


def _group_asked(group: Group, count: int | None = None) -> str:
    unit, province, left, most = group
    return f"group.{unit}.{province}.{left}.{count or most}"


def group_page(
    context: BasicContext,
    asked: Sequence[str],
    named: Callable[[Any, Group], str],
    targets: Callable[[Any, Group, int], Sequence[Block]],
) -> Page | None:
    """Create the page of a group: how many move, and where; None if it does not exist any more.

    `asked` holds the arguments of the request: unit, province, moves left, and number of moving units.
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
    """Create a button for each number, the current one disabled; none if there is no choice."""
    most = group[3]
    if most < 2:
        return ()
    presses = [
        context.go(
            say("panel-count", count=number, all=number == most),
            _group_asked(group, number),
            disabled=number == going,
        )
        for number in _numbers(most)
    ]
    return (say("panel-how-many"), *rows(presses))


def _numbers(most: int) -> list[int]:
    """Return every number if few, else some of them; always the total."""
    return [*range(1, most + 1)] if most <= 2 * _COUNTS else [*range(1, 2 * _COUNTS), most]


def conquest_button(context: BasicContext, province: ProvinceId, ways: Sequence[Any]) -> PanelButton:
    """Create the button that conquers a city, or opens the page of its `ways` if there are several."""
    needed = ways[0].legions + ways[0].galleys
    told = say("panel-conquer-button", province=context.place(province), needed=needed)
    owner = context.position.owner(province) or ""
    if len(ways) == 1:
        return context.do(told, ways, "strong", icon=owner)
    return context.go(told, f"conquest.{province}", "strong", icon=owner)


def target_blocks(
    context: BasicContext, hint: str, targets: Sequence[Target], *, some: bool
) -> Sequence[Block]:
    """Return few destinations as described buttons, many as a menu; `some` if not all units move."""
    if len(targets) > _FEW or not all(context.fits(moves) for _, moves, _ in targets):
        options = [context.option(label, moves, *about) for label, moves, about in targets]
        return context.picks(hint, options[: 2 * ENTRIES], "m")
    lines = "\n".join(f"**{context.place(moves[-1].target)}** · {about[0]}" for _, moves, about in targets)
    # The page starts with the group, so only a part of it needs another line.
    told = [hint] if some else []
    return [*told, lines, *rows([context.do(label, moves) for label, moves, _ in targets], 4)]

"""The whole board in words, for players who do not use the picture."""

from collections.abc import Callable, Collection

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit
from bot.i18n.catalogue import Facts, say
from bot.rulesets.presenter import Overview
from bot.text.names import place
from bot.text.position.provinces import format_borders


def format_stacks(position: OwnPosition, nation: Nation) -> list[str]:
    """Format all legions and galleys of a nation by province, one line for each kind."""
    told = {unit: _stacks(position, nation, unit) or say("status-none") for unit in UNITS}
    return [say("everything-stacks", unit=unit, stacks=stacks) for unit, stacks in told.items()]


def _sort_by_name(position: OwnPosition, provinces: Collection[ProvinceId]) -> list[ProvinceId]:
    return sorted(provinces, key=lambda province: place(position.setup.board, province))


def _stacks(position: OwnPosition, nation: Nation, unit: Unit) -> str:
    """Format units of a kind by province; during the nation's maneuver, also their moves left (M2)."""
    moving = position.maneuvering and position.mover == nation
    told = []
    stacks = position.nations[nation].stacks(unit)
    for province in _sort_by_name(position, set(stacks)):
        stack = stacks[province]
        facts: Facts = {"count": sum(stack), "place": place(position.setup.board, province)}
        if moving:
            groups = [say("everything-group", count=count, left=i) for i, count in enumerate(stack) if count]
            told.append(say("everything-stack.actions", **facts, groups=", ".join(groups)))
        else:
            told.append(say("everything-stack", **facts))
    return ", ".join(told)


def format_board(
    position: OwnPosition,
    status: Overview,
    income: Callable[[Nation], str],
    format_province: Callable[[OwnPosition, ProvinceId], str],
) -> list[str]:
    """Format the whole position under headings: nations, rest of the status, provinces, and borders."""
    order = position.setup.turn_order
    lines = [f"**{status.title}**", status.text]
    for nation, (heading, text) in zip(order, status.sections, strict=False):
        earned = say("everything-income", income=income(nation))
        lines += [f"**{heading}**", *text.splitlines(), earned, *format_stacks(position, nation)]
    for heading, text in status.sections[len(order) :]:
        lines += [f"**{heading}**", text]
    board = position.setup.board
    provinces = _sort_by_name(position, set(board.provinces))
    lines.append(f"**{say('everything-provinces')}**")
    lines += [format_province(position, province) for province in provinces]
    borders = f"**{say('everything-borders')}**"
    return [*lines, borders, *(format_borders(board, province) for province in provinces)]

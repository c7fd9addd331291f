"""The whole board in words, for those who play without the picture."""

from collections.abc import Mapping

from bot.engine.antike import NationState, Position
from bot.engine.antike.rules.rondel import yields
from bot.engine.terms import CHIPS, UNITS, Nation, ProvinceId, Unit
from bot.i18n.catalogue import Facts, say
from bot.text.antike.position.provinces import tell_borders, tell_province
from bot.text.antike.position.status import tell_status
from bot.text.names import place


def tell_income(position: Position, nation: NationState) -> str:
    """What each production wedge would give now (P1, P2)."""
    return ", ".join(
        say("everything-chip", resource=chip, amount=yields(position, nation, chip)) for chip in CHIPS
    )


def tell_stacks(position: Position, nation: Nation) -> list[str]:
    """Every legion and galley of a nation by province, a line for each kind."""
    told = {unit: _stacks(position, nation, unit) or say("everything-none") for unit in UNITS}
    return [say("everything-stacks", unit=unit, stacks=stacks) for unit, stacks in told.items()]


def _by_name(position: Position, provinces: set[ProvinceId]) -> list[ProvinceId]:
    return sorted(provinces, key=lambda province: place(position.setup.board, province))


def _stacks(position: Position, nation: Nation, unit: Unit) -> str:
    """Where they stand; on the nation's maneuver also how many actions they have left (M2)."""
    moving = position.maneuvering and position.mover == nation
    told = []
    stacks = position.nations[nation].stacks(unit)
    for province in _by_name(position, set(stacks)):
        stack = stacks[province]
        facts: Facts = {"count": sum(stack), "place": place(position.setup.board, province)}
        if moving:
            groups = [say("everything-group", count=count, left=i) for i, count in enumerate(stack) if count]
            told.append(say("everything-stack.actions", **facts, groups=", ".join(groups)))
        else:
            told.append(say("everything-stack", **facts))
    return ", ".join(told)


def tell_everything(position: Position, names: Mapping[Nation, str]) -> list[str]:
    """All there is to know, heading by heading: the nations, the bank, the provinces, the map."""
    status = tell_status(position, names)
    order = position.setup.turn_order
    lines = [f"**{status.title}**", status.text]
    for nation, (heading, text) in zip(order, status.sections, strict=False):
        income = say("everything-income", income=tell_income(position, position.nations[nation]))
        lines += [f"**{heading}**", *text.splitlines(), income, *tell_stacks(position, nation)]
    heading, text = status.sections[-1]
    board = position.setup.board
    provinces = _by_name(position, set(board.provinces))
    lines += [f"**{heading}**", text, f"**{say('everything-provinces')}**"]
    lines += [tell_province(position, province) for province in provinces]
    borders = f"**{say('everything-borders')}**"
    return [*lines, borders, *(tell_borders(board, province) for province in provinces)]

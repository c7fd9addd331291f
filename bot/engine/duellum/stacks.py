"""Arithmetic of stacks: like units in one province by crossings left (DM1, DM4)."""

from collections.abc import Mapping
from typing import Any

from bot.engine.duellum.position import NationState, Stack, Stacks
from bot.engine.terms import ProvinceId, Unit


def placed(stacks: Stacks, province: ProvinceId, stack: Stack) -> Stacks:
    """The same stacks with another one in `province`; an empty one is left out."""
    if stack:
        return {**stacks, province: stack}
    return {place: standing for place, standing in stacks.items() if place != province}


def add(stack: Stack, left: int, count: int) -> Stack:
    """`count` units more (or fewer) with `left` crossings."""
    counts = [*stack, *(0 for _ in range(left + 1 - len(stack)))]
    counts[left] += count
    while counts and not counts[-1]:
        counts.pop()
    return tuple(counts)


def changed(
    nation: NationState, unit: Unit, province: ProvinceId, left: int, count: int
) -> dict[str, Stacks]:
    """The field of a nation with `count` units more (or fewer) in a province, for `evolve`."""
    stacks = nation.stacks(unit)
    now = placed(stacks, province, add(stacks.get(province, ()), left, count))
    return {"legions": now} if unit == "legion" else {"galleys": now}


def fresh(stacks: Stacks, crossings: int) -> Stacks:
    """All units with so many crossings left: the movement begins (DM1)."""
    return {province: (0,) * crossings + (sum(stack),) for province, stack in stacks.items()}


def further(stacks: Stacks) -> Stacks:
    """All units with one crossing more (DE7, Forced march and Fair wind)."""
    return {province: (0, *stack) for province, stack in stacks.items()}


def rested(nation: NationState) -> dict[str, Any]:
    """All units of a nation without a count of crossings, for `evolve`: the movement is over."""
    return {"legions": _plain(nation.legions), "galleys": _plain(nation.galleys)}


def _plain(stacks: Mapping[ProvinceId, Stack]) -> Stacks:
    return {province: (sum(stack),) for province, stack in stacks.items()}

"""Arithmetic of stacks: units in a province by crossings left (DM1, DM4)."""

from collections.abc import Mapping
from typing import Any

from bot.engine.duellum.position import NationState, Stack, Stacks
from bot.engine.terms import ProvinceId, Unit


def with_stack(stacks: Stacks, province: ProvinceId, stack: Stack) -> Stacks:
    """Return the stacks with `stack` in a province; an empty one is removed."""
    if stack:
        return {**stacks, province: stack}
    return {place: standing for place, standing in stacks.items() if place != province}


def add(stack: Stack, left: int, count: int) -> Stack:
    """Return the stack with `count` more units (possibly negative) with `left` crossings."""
    counts = [*stack, *(0 for _ in range(left + 1 - len(stack)))]
    counts[left] += count
    while counts and not counts[-1]:
        counts.pop()
    return tuple(counts)


def changed(
    nation: NationState, unit: Unit, province: ProvinceId, left: int, count: int
) -> dict[str, Stacks]:
    """Return the changed field of a nation with `count` more units in a province, for `evolve`."""
    stacks = nation.stacks(unit)
    now = with_stack(stacks, province, add(stacks.get(province, ()), left, count))
    return {"legions": now} if unit == "legion" else {"galleys": now}


def fresh(stacks: Stacks, crossings: int) -> Stacks:
    """Return all units with so many crossings left, at the start of a movement (DM1)."""
    return {province: (0,) * crossings + (sum(stack),) for province, stack in stacks.items()}


def further(stacks: Stacks) -> Stacks:
    """Return all units with one more crossing (DE7, Forced march and Fair wind)."""
    return {province: (0, *stack) for province, stack in stacks.items()}


def without_actions_left(nation: NationState) -> dict[str, Any]:
    """Return the fields of a nation whose movement is over, for `evolve`."""
    return {"legions": _without_crossings(nation.legions), "galleys": _without_crossings(nation.galleys)}


def _without_crossings(stacks: Mapping[ProvinceId, Stack]) -> Stacks:
    return {province: (sum(stack),) for province, stack in stacks.items()}

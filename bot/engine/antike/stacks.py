"""Arithmetic of stacks: units of one type in a province by actions left (M1-M3)."""

from bot.engine.antike.position import NO_STACK, Stack, Stacks
from bot.engine.terms import ProvinceId


def with_stack(stacks: Stacks, province: ProvinceId, stack: Stack) -> Stacks:
    """Return the stacks with `stack` in `province`; an empty one is removed."""
    if stack != NO_STACK:
        return {**stacks, province: stack}
    return {place: standing for place, standing in stacks.items() if place != province}


def add(stack: Stack, left: int, count: int) -> Stack:
    """Return the stack with `count` more units (possibly negative) with `left` actions."""
    counts = list(stack)
    counts[left] += count
    return (counts[0], counts[1], counts[2], counts[3])


def take(stack: Stack, losses: Stack) -> Stack:
    """Return the stack without `losses`."""
    return (stack[0] - losses[0], stack[1] - losses[1], stack[2] - losses[2], stack[3] - losses[3])


def ready(stack: Stack) -> int:
    """Return the number of units with an action left (M2)."""
    return stack[1] + stack[2] + stack[3]


def weakest(stack: Stack, count: int, lowest: int = 0) -> Stack:
    """Return the `count` units with the fewest actions left, but at least `lowest` (M3)."""
    chosen = [0, 0, 0, 0]
    for left in range(lowest, 4):
        chosen[left] = min(stack[left], count)
        count -= chosen[left]
    return (chosen[0], chosen[1], chosen[2], chosen[3])


def take_ready(stack: Stack, count: int) -> Stack:
    """Return the stack after spending `count` ready units on a conquest, fewest actions left first (M9)."""
    return take(stack, weakest(stack, count, lowest=1))


def fresh(stacks: Stacks, actions: int) -> Stacks:
    """Return all units with `actions` left, at the start of a maneuver (K5)."""
    return {province: add(NO_STACK, actions, sum(stack)) for province, stack in stacks.items()}


def without_actions_left(stacks: Stacks) -> Stacks:
    """Return all units without actions left, at the end of a turn."""
    return {province: (sum(stack), 0, 0, 0) for province, stack in stacks.items()}

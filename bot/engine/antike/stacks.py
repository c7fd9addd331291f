"""Arithmetic of stacks: like units in one province by actions left (M1-M3)."""

from bot.engine.antike.position import NO_STACK, Stack, Stacks
from bot.engine.terms import ProvinceId


def placed(stacks: Stacks, province: ProvinceId, stack: Stack) -> Stacks:
    """The same stacks with another one in `province`; an empty one is left out."""
    if stack != NO_STACK:
        return {**stacks, province: stack}
    return {place: standing for place, standing in stacks.items() if place != province}


def add(stack: Stack, left: int, count: int) -> Stack:
    """`count` units more (or fewer) with `left` actions."""
    counts = list(stack)
    counts[left] += count
    return (counts[0], counts[1], counts[2], counts[3])


def take(stack: Stack, losses: Stack) -> Stack:
    """The stack without `losses`."""
    return (stack[0] - losses[0], stack[1] - losses[1], stack[2] - losses[2], stack[3] - losses[3])


def ready(stack: Stack) -> int:
    """Units with an action left (M2)."""
    return stack[1] + stack[2] + stack[3]


def weakest(stack: Stack, count: int, lowest: int = 0) -> Stack:
    """Which `count` units go first: those with the fewest actions left, but at least `lowest` (M3)."""
    chosen = [0, 0, 0, 0]
    for left in range(lowest, 4):
        chosen[left] = min(stack[left], count)
        count -= chosen[left]
    return (chosen[0], chosen[1], chosen[2], chosen[3])


def take_ready(stack: Stack, count: int) -> Stack:
    """The stack after `count` ready units are spent on a conquest, the most spent first (M9)."""
    return take(stack, weakest(stack, count, lowest=1))


def fresh(stacks: Stacks, actions: int) -> Stacks:
    """All units with `actions` left: the maneuver begins (K5)."""
    return {province: add(NO_STACK, actions, sum(stack)) for province, stack in stacks.items()}


def rested(stacks: Stacks) -> Stacks:
    """All units without a count of actions: the turn is over."""
    return {province: (sum(stack), 0, 0, 0) for province, stack in stacks.items()}

"""Distances on a board: the basis of threats, opportunities and marches."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from bot.engine.board import Board
from bot.engine.terms import ProvinceId, Unit


@lru_cache(maxsize=8192)
def within(board: Board, unit: Unit, origin: ProvinceId, steps: int) -> frozenset[ProvinceId]:
    """Return the provinces within so many borders of `origin`, including itself (M1, DM1)."""
    reached = {origin}
    edge = {origin}
    for _ in range(steps):
        edge = {target for place in edge for target in board.ways(unit, place)} - reached
        reached |= edge
    return frozenset(reached)


@lru_cache(maxsize=1024)
def distances(board: Board, unit: Unit, target: ProvinceId) -> dict[ProvinceId, int]:
    """Return the distance of each province to `target`, in borders; unreachable ones are missing."""
    known, edge = {target: 0}, [target]
    while edge:
        ahead = []
        for place in edge:
            for further in board.ways(unit, place):
                if further not in known:
                    known[further] = known[place] + 1
                    ahead.append(further)
        edge = ahead
    return known


def spread(groups: Sequence[tuple[Collection[ProvinceId], int]]) -> int:
    """Return how many provinces groups can hold at once, given where each can stand and its size."""
    holding: dict[ProvinceId, int] = {}
    sizes = [size for _, size in groups]
    reach: dict[ProvinceId, list[int]] = {}
    for number, (places, _) in enumerate(groups):
        for place in places:
            reach.setdefault(place, []).append(number)
    return sum([_assign(place, reach, sizes, holding, set()) for place in sorted(reach)])


def _assign(
    place: ProvinceId,
    reach: Mapping[ProvinceId, Sequence[int]],
    free: list[int],
    holding: dict[ProvinceId, int],
    tried: set[int],
) -> bool:
    """Assign a group to one more province, reassigning others if needed (Kuhn's algorithm)."""
    for number in reach[place]:
        if free[number]:
            free[number] -= 1
            holding[place] = number
            return True
    for number in reach[place]:
        if number in tried:
            continue
        tried.add(number)
        for other in [each for each, holder in holding.items() if holder == number]:
            if _assign(other, reach, free, holding, tried):
                holding[place] = number
                return True
    return False

"""How far units get on a board: what every judgement of danger, chances and marches rests on."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from bot.engine.board import Board
from bot.engine.terms import ProvinceId, Unit


@lru_cache(maxsize=8192)
def within(board: Board, unit: Unit, origin: ProvinceId, steps: int) -> frozenset[ProvinceId]:
    """Provinces that a unit reaches from `origin` over so many borders, itself included (M1, DM1)."""
    reached = {origin}
    edge = {origin}
    for _ in range(steps):
        edge = {target for place in edge for target in board.ways(unit, place)} - reached
        reached |= edge
    return frozenset(reached)


@lru_cache(maxsize=1024)
def distances(board: Board, unit: Unit, target: ProvinceId) -> dict[ProvinceId, int]:
    """Borders to cross from everywhere to `target`; what is not listed has no way there."""
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
    """How many provinces can be held at once by groups of units: where each could stand, and its size."""
    holding: dict[ProvinceId, int] = {}
    sizes = [size for _, size in groups]
    reach: dict[ProvinceId, list[int]] = {}
    for number, (places, _) in enumerate(groups):
        for place in places:
            reach.setdefault(place, []).append(number)
    return sum([_held(place, reach, sizes, holding, set()) for place in sorted(reach)])


def _held(
    place: ProvinceId,
    reach: Mapping[ProvinceId, Sequence[int]],
    free: list[int],
    holding: dict[ProvinceId, int],
    tried: set[int],
) -> bool:
    """Whether somebody can hold one province more, others moving up for it (Kuhn's algorithm)."""
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
            if _held(other, reach, free, holding, tried):
                holding[place] = number
                return True
    return False

"""How far units get on a board: what every judgement of danger, chances and marches rests on."""

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

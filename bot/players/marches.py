"""Marches: groups of units that meet in the province of a hostile city, planned as a whole."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from bot.engine.terms import ProvinceId, Unit


class Group(NamedTuple):
    """Units that move together from one province."""

    unit: Unit
    size: int
    origin: ProvinceId


class March(NamedTuple):
    """Groups that meet in the province of a foreign city; more units may be there already."""

    target: ProvinceId
    groups: tuple[Group, ...]
    strike: bool
    """Whether the groups go all the way, or stop within reach of the next maneuver."""


class UnitsInReach(NamedTuple):
    """Units that could come, and the borders they have to cross."""

    unit: Unit
    place: ProvinceId
    size: int
    distance: int


Stood = tuple[Unit, ProvinceId]


def enough(able: Sequence[UnitsInReach], needed: int) -> bool:
    """Return whether enough units could come."""
    return sum([each.size for each in able]) >= needed


def needed_groups(
    able: Sequence[UnitsInReach], needed: int, spare: Collection[ProvinceId], uses: Mapping[Stood, int]
) -> tuple[Group, ...]:
    """Return sufficient groups from where they are least needed: nothing to guard, no other use, near."""
    ranked = sorted(
        [
            (
                each.distance > 0,
                each.place in spare,
                uses.get((each.unit, each.place), 0),
                each.distance,
                each,
            )
            for each in able
        ]
    )
    groups = []
    for *_, (unit, place, size, distance) in ranked:
        going = min(size, needed)
        needed -= going
        if distance and going:
            groups.append(Group(unit, going, place))
    return tuple(groups)

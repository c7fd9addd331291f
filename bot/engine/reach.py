"""How far units get, as every ruleset says it."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine.terms import Nation, ProvinceId, Unit


@dataclass(frozen=True, slots=True)
class Reach:
    """How far units of one kind get from `origin`.

    `steps` has every province within reach with the fewest moves to it, never `origin`. `contested` are those
    where others have like units: there is a fight, or may be (M5, DM4). `supposed` says that the nation is
    not on its maneuver now, so that all this holds for one that begins as things stand.
    """

    nation: Nation
    unit: Unit
    origin: ProvinceId
    count: int
    actions: int
    steps: Mapping[ProvinceId, int]
    contested: frozenset[ProvinceId]
    supposed: bool

"""A board as data: provinces, borders, start cities (S3, S4; the board file's format: `docs/boards.md`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine.terms import BorderKind, Chip, Nation, ProvinceId, Unit

__all__ = ["Board", "Province"]

_CROSSES: Final[dict[Unit, frozenset[BorderKind]]] = {
    "legion": frozenset({"land", "both"}),
    "galley": frozenset({"sea", "both"}),
}
_NOWHERE: Final[tuple[ProvinceId, ...]] = ()


@dataclass(frozen=True, slots=True)
class Province:
    """One province: its id, its name as printed, and the chip its city yields."""

    id: ProvinceId
    name: str
    resource: Chip


@dataclass(frozen=True, eq=False)
class Board:
    """A checked board; `bot.boards` reads one from a file and refuses a broken one.

    `start_cities` and `start_nation` go by the number of nations (S1, S3, S4).
    """

    id: str
    name: str
    provinces: Mapping[ProvinceId, Province]
    borders: Mapping[tuple[ProvinceId, ProvinceId], BorderKind]
    start_cities: Mapping[int, Mapping[Nation, tuple[ProvinceId, ...]]]
    start_nation: Mapping[int, Nation]
    _ways: Mapping[Unit, Mapping[ProvinceId, tuple[ProvinceId, ...]]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_ways", {unit: self._lead(kinds) for unit, kinds in _CROSSES.items()})

    def _lead(self, kinds: frozenset[BorderKind]) -> dict[ProvinceId, tuple[ProvinceId, ...]]:
        ways: dict[ProvinceId, set[ProvinceId]] = {}
        for (a, b), kind in self.borders.items():
            if kind in kinds:
                ways.setdefault(a, set()).add(b)
                ways.setdefault(b, set()).add(a)
        return {province: tuple(sorted(ways[province])) for province in sorted(ways)}

    def ways(self, unit: Unit, province: ProvinceId) -> tuple[ProvinceId, ...]:
        """Provinces that `unit` reaches from `province` with one action, in order of id (M1)."""
        return self._ways[unit].get(province, _NOWHERE)

    def carries(self, unit: Unit, province: ProvinceId) -> bool:
        """Whether `unit` can stand in `province`: a border there can be crossed by it (A2)."""
        return province in self._ways[unit]

    def border(self, a: ProvinceId, b: ProvinceId) -> BorderKind | None:
        """The kind of the border between `a` and `b`, or None where they do not touch."""
        return self.borders.get((a, b)) or self.borders.get((b, a))

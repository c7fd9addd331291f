"""A board as data: provinces, borders, start cities (S3, S4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine.errors import SetupError
from bot.engine.terms import CHIPS, BorderKind, Chip, Nation, ProvinceId, Unit

_CROSSES: Final[dict[Unit, frozenset[BorderKind]]] = {
    "legion": frozenset({"land", "both"}),
    "galley": frozenset({"sea", "both"}),
}
_NOWHERE: Final[tuple[ProvinceId, ...]] = ()
_Border = tuple[ProvinceId, ProvinceId]
_Ways = Mapping[ProvinceId, tuple[ProvinceId, ...]]


@dataclass(frozen=True)
class Province:
    """One province: its id, its name as printed, and the chip its city yields."""

    id: ProvinceId
    name: str
    resource: Chip


@dataclass(frozen=True, eq=False)
class Board:
    """A board that can be played on; a broken one raises `SetupError` with code `board`.

    `borders` hold each pair of neighbours once. `start_cities` and `start_nation` go by the number of nations
    (S1, S3, S4).
    """

    id: str
    name: str
    provinces: Mapping[ProvinceId, Province]
    borders: Mapping[_Border, BorderKind]
    start_cities: Mapping[int, Mapping[Nation, tuple[ProvinceId, ...]]]
    start_nation: Mapping[int, Nation]
    _ways: Mapping[Unit, _Ways] = field(init=False, repr=False)
    _yielding: Mapping[Chip, frozenset[ProvinceId]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        _check_borders(self)
        _check_connected(self)
        _check_starts(self)
        object.__setattr__(self, "_ways", {unit: self._lead(kinds) for unit, kinds in _CROSSES.items()})
        by_chip = {
            chip: frozenset(p.id for p in self.provinces.values() if p.resource == chip) for chip in CHIPS
        }
        object.__setattr__(self, "_yielding", by_chip)

    def _lead(self, kinds: frozenset[BorderKind]) -> _Ways:
        ways: dict[ProvinceId, list[ProvinceId]] = {}
        for (a, b), kind in self.borders.items():
            if kind in kinds:
                ways.setdefault(a, []).append(b)
                ways.setdefault(b, []).append(a)
        return {province: tuple(sorted(ways[province])) for province in sorted(ways)}

    def ways(self, unit: Unit, province: ProvinceId) -> tuple[ProvinceId, ...]:
        """Provinces that `unit` reaches from `province` with one action, in order of id (M1)."""
        return self._ways[unit].get(province, _NOWHERE)

    def yielding(self, chip: Chip) -> frozenset[ProvinceId]:
        """Provinces whose cities yield `chip` (P1)."""
        return self._yielding[chip]

    def carries(self, unit: Unit, province: ProvinceId) -> bool:
        """Whether `unit` can stand in `province`: a border there can be crossed by it (A2)."""
        return province in self._ways[unit]

    def border(self, a: ProvinceId, b: ProvinceId) -> BorderKind | None:
        """The kind of the border between `a` and `b`, or None where they do not touch."""
        return self.borders.get((a, b)) or self.borders.get((b, a))


def _check_borders(board: Board) -> None:
    for a, b in board.borders:
        for province in (a, b):
            if province not in board.provinces:
                raise SetupError(
                    "board", fault="unknown-province", province=province, where=f"border {a}-{b}"
                )
        if a == b:
            raise SetupError("board", fault="border-with-itself", province=a)
        if (b, a) in board.borders:
            raise SetupError("board", fault="border-twice", a=a, b=b)


def _check_connected(board: Board) -> None:
    touching: dict[ProvinceId, set[ProvinceId]] = {province: set() for province in board.provinces}
    for a, b in board.borders:
        touching[a].add(b)
        touching[b].add(a)
    reached: set[ProvinceId] = set()
    ahead = list(board.provinces)[:1]
    while ahead:
        province = ahead.pop()
        if province not in reached:
            reached.add(province)
            ahead.extend(touching[province])
    if missing := sorted(set(board.provinces) - reached):
        raise SetupError("board", fault="not-connected", provinces=tuple(missing))


def _check_starts(board: Board) -> None:
    if set(board.start_cities) != set(board.start_nation) or not board.start_cities:
        raise SetupError("board", fault="start-nations-differ")
    for number, starts in board.start_cities.items():
        if len(starts) != number or board.start_nation[number] not in starts:
            raise SetupError("board", fault="start-nations", nations=number)
        taken: set[ProvinceId] = set()
        for nation, cities in starts.items():
            _check_start_cities(board, number, nation, cities, taken)


def _check_start_cities(
    board: Board, number: int, nation: Nation, cities: tuple[ProvinceId, ...], taken: set[ProvinceId]
) -> None:
    where = f"start cities of {nation} with {number} nations"
    for city in cities:
        if city not in board.provinces:
            raise SetupError("board", fault="unknown-province", province=city, where=where)
        if city in taken:
            raise SetupError("board", fault="start-city-twice", province=city, where=where)
        taken.add(city)
    if sorted(board.provinces[city].resource for city in cities) != sorted(CHIPS):
        raise SetupError("board", fault="start-resources", where=where)

"""Base class of boards: provinces and their borders as data. Each ruleset's board class extends it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine.errors import SetupError
from bot.engine.terms import BorderKind, ProvinceId, Unit

_CROSSES: Final[dict[Unit, frozenset[BorderKind]]] = {
    "legion": frozenset({"land", "both"}),
    "galley": frozenset({"sea", "both"}),
}
_NOWHERE: Final[tuple[ProvinceId, ...]] = ()
_Border = tuple[ProvinceId, ProvinceId]
_Ways = Mapping[ProvinceId, tuple[ProvinceId, ...]]


@dataclass(frozen=True)
class Province:
    """A province: its id, and its name as printed."""

    id: ProvinceId
    name: str


@dataclass(frozen=True, eq=False, repr=False)
class Board:
    """Connected provinces and their borders; an invalid board raises `SetupError` with code `board`.

    `borders` contains each pair of neighbours once. A subclass checks its additions in its own
    `__post_init__`, after calling this one.
    """

    id: str
    name: str
    provinces: Mapping[ProvinceId, Province]
    borders: Mapping[_Border, BorderKind]
    _ways: Mapping[Unit, _Ways] = field(init=False)
    _neighbours: Mapping[ProvinceId, frozenset[ProvinceId]] = field(init=False)

    def __post_init__(self) -> None:
        _check_borders(self)
        _check_connected(self)
        object.__setattr__(
            self, "_ways", {unit: self._compute_ways(kinds) for unit, kinds in _CROSSES.items()}
        )
        touching = {name: frozenset(others) for name, others in _adjacency(self).items()}
        object.__setattr__(self, "_neighbours", touching)

    def __repr__(self) -> str:
        """Return class and id alone: every position refers to its board, which is long."""
        return f"<{type(self).__name__} {self.id}>"

    def _compute_ways(self, kinds: frozenset[BorderKind]) -> _Ways:
        ways: dict[ProvinceId, list[ProvinceId]] = {}
        for (a, b), kind in self.borders.items():
            if kind in kinds:
                ways.setdefault(a, []).append(b)
                ways.setdefault(b, []).append(a)
        return {province: tuple(sorted(ways[province])) for province in sorted(ways)}

    def ways(self, unit: Unit, province: ProvinceId) -> tuple[ProvinceId, ...]:
        """Return the provinces that `unit` can reach from `province` across one border, sorted by id (M1)."""
        return self._ways[unit].get(province, _NOWHERE)

    def carries(self, unit: Unit, province: ProvinceId) -> bool:
        """Return whether `unit` can stand in `province`, i.e. can cross one of its borders (A2)."""
        return province in self._ways[unit]

    def neighbours(self, province: ProvinceId) -> frozenset[ProvinceId]:
        """Return the adjacent provinces, whatever the kind of border."""
        return self._neighbours[province]

    def border(self, a: ProvinceId, b: ProvinceId) -> BorderKind | None:
        """Return the kind of the border between `a` and `b`; None if they are not adjacent."""
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


def _adjacency(board: Board) -> dict[ProvinceId, set[ProvinceId]]:
    touching: dict[ProvinceId, set[ProvinceId]] = {province: set() for province in board.provinces}
    for a, b in board.borders:
        touching[a].add(b)
        touching[b].add(a)
    return touching


def _check_connected(board: Board) -> None:
    touching = _adjacency(board)
    reached: set[ProvinceId] = set()
    ahead = list(board.provinces)[:1]
    while ahead:
        province = ahead.pop()
        if province not in reached:
            reached.add(province)
            ahead.extend(touching[province])
    if missing := sorted(set(board.provinces) - reached):
        raise SetupError("board", fault="not-connected", provinces=tuple(missing))

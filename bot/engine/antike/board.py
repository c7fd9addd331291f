"""Antike's board: the resource of each province, and the start cities (S3, S4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine.board import Board
from bot.engine.errors import SetupError
from bot.engine.terms import CHIPS, Chip, Nation, ProvinceId


@dataclass(frozen=True, eq=False, repr=False)
class AntikeBoard(Board):
    """A board of Antike; an invalid one raises `SetupError` with code `board`.

    `resources` maps each province to the chip its city yields. `start_cities` and `start_nation` are by
    number of nations (S1, S3, S4).
    """

    resources: Mapping[ProvinceId, Chip]
    start_cities: Mapping[int, Mapping[Nation, tuple[ProvinceId, ...]]]
    start_nation: Mapping[int, Nation]
    _yielding: Mapping[Chip, frozenset[ProvinceId]] = field(init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        if set(self.resources) != set(self.provinces):
            raise SetupError("board", fault="resources-differ")
        _check_starts(self)
        by_chip = {
            chip: frozenset(place for place, yields in self.resources.items() if yields == chip)
            for chip in CHIPS
        }
        object.__setattr__(self, "_yielding", by_chip)

    @property
    def ruleset(self) -> str:
        """Id of the ruleset."""
        return "antike"

    def yielding(self, chip: Chip) -> frozenset[ProvinceId]:
        """Return the provinces whose cities yield `chip` (P1)."""
        return self._yielding[chip]


def _check_starts(board: AntikeBoard) -> None:
    if set(board.start_cities) != set(board.start_nation) or not board.start_cities:
        raise SetupError("board", fault="start-nations-differ")
    for number, starts in board.start_cities.items():
        if len(starts) != number or board.start_nation[number] not in starts:
            raise SetupError("board", fault="start-nations", nations=number)
        taken: set[ProvinceId] = set()
        for nation, cities in starts.items():
            _check_start_cities(board, number, nation, cities, taken)


def _check_start_cities(
    board: AntikeBoard, number: int, nation: Nation, cities: tuple[ProvinceId, ...], taken: set[ProvinceId]
) -> None:
    where = f"start cities of {nation} with {number} nations"
    for city in cities:
        if city not in board.provinces:
            raise SetupError("board", fault="unknown-province", province=city, where=where)
        if city in taken:
            raise SetupError("board", fault="start-city-twice", province=city, where=where)
        taken.add(city)
    if sorted(board.resources[city] for city in cities) != sorted(CHIPS):
        raise SetupError("board", fault="start-resources", where=where)

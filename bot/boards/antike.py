"""Antike's board files, format `antike-board/1`."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from bot.boards.schema import Borders, Id, Name, Strict, borders_by_pair, provinces_by_id
from bot.engine.antike.board import AntikeBoard
from bot.engine.board import Province
from bot.engine.terms import Chip, Nation

FORMAT: Final = "antike-board/1"
FAULTS: Final = {
    "resources-differ": "every province must have one resource, and nothing else.",
    "start-city-twice": "{province} is named twice among the start cities ({where}).",
    "start-nations": "with {nations} nations there must be {nations}, and the start nation among them.",
    "start-nations-differ": "start_cities and start_nation must go by the same numbers of nations.",
    "start-resources": "the {where} must be one each of marble, iron and gold.",
}
_PROVINCES: Final = 50


class _ProvinceFile(Strict):
    id: Id
    name: Name
    resource: Chip


class _BoardFile(Strict):
    format: Literal["antike-board/1"]
    id: Id
    name: Name
    provinces: Annotated[list[_ProvinceFile], Field(min_length=_PROVINCES, max_length=_PROVINCES)]
    borders: Borders
    start_cities: dict[Literal["3", "4", "5", "6"], dict[Nation, list[Id]]]
    start_nation: dict[Literal["3", "4", "5", "6"], Nation]


def read(data: bytes, find: Callable[[str], Path]) -> AntikeBoard:
    """Parse a board file; raises `ValidationError` and `SetupError`."""
    del find
    told = _BoardFile.model_validate_json(data)
    return AntikeBoard(
        told.id,
        told.name,
        provinces_by_id(Province(p.id, p.name) for p in told.provinces),
        borders_by_pair(told.borders),
        {p.id: p.resource for p in told.provinces},
        {
            int(number): {nation: tuple(cities) for nation, cities in nations.items()}
            for number, nations in told.start_cities.items()
        },
        {int(number): nation for number, nation in told.start_nation.items()},
    )

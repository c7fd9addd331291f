"""Duellum's board files, format `duellum-board/1`."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from bot.boards.duellum.cards import CARDS_FILE, read_cards
from bot.boards.schema import Borders, Id, Name, Strict, borders_by_pair, provinces_by_id
from bot.engine.board import Province
from bot.engine.duellum.board import DuellumBoard, KnowHowPrice
from bot.engine.duellum.terms import KNOW_HOWS, KnowHow
from bot.engine.errors import SetupError
from bot.engine.terms import BorderKind, Chip, Nation, ProvinceId

FORMAT: Final = "duellum-board/1"
FAULTS: Final = {
    "coast-inland": "{province} is a coast, but no border there is sea or both.",
    "coast-without-site": "{province} can only be reached by sea and has no city site: its kind is sea.",
    "land-by-sea": "{province} is land, but its border with {other} is {kind}.",
    "nation-twice": "nations names {nation} twice.",
    "price-missing": "know_hows must have the price of {know_how}.",
    "price-rises": "{know_how} must not cost more later ({later}) than first ({first}).",
    "sea-by-land": "{province} is sea, but its border with {other} is {kind}.",
    "sea-with-site": "{province} is sea, so no city can stand there.",
    "start-city-twice": "{province} is a start city of both nations.",
    "start-nation-missing": "start_cities must name the start cities of {nation}.",
    "start-nation-unknown": "start_cities names {nation}, which is none of the nations.",
    "start-resources": "the {where} must be one each of marble, iron and gold.",
    "start-without-site": "{province} has no city site, so it cannot be a start city of {nation}.",
}
_Chips = Annotated[int, Field(ge=0, le=99)]
_Nations = Annotated[list[Nation], Field(min_length=2, max_length=2)]


class _ProvinceFile(Strict):
    id: Id
    name: Name
    kind: Literal["land", "coast", "sea"]
    city: bool
    galley_symbol: bool


class _Price(Strict):
    first: _Chips
    later: _Chips


class _BoardFile(Strict):
    format: Literal["duellum-board/1"]
    id: Id
    name: Name
    nations: _Nations
    coins: Annotated[int, Field(ge=1, le=999)]
    know_hows: dict[KnowHow, _Price]
    start_cities: dict[Nation, dict[Id, Chip]]
    provinces: Annotated[list[_ProvinceFile], Field(min_length=6, max_length=100)]
    borders: Borders


def read(data: bytes, find: Callable[[str], Path]) -> DuellumBoard:
    """Parse a board file; raises `ValidationError`, `SetupError`, and `BoardFileError` for its cards."""
    told = _BoardFile.model_validate_json(data)
    _check_nations(told)
    _check_prices(told)
    provinces = provinces_by_id(Province(p.id, p.name) for p in told.provinces)
    _check_starts(told, provinces.keys())
    board = DuellumBoard(
        told.id,
        told.name,
        provinces,
        borders_by_pair(told.borders),
        tuple(told.nations),
        frozenset(p.id for p in told.provinces if p.city),
        frozenset(p.id for p in told.provinces if p.galley_symbol),
        told.start_cities,
        told.coins,
        {name: KnowHowPrice(told.know_hows[name].first, told.know_hows[name].later) for name in KNOW_HOWS},
        read_cards(find(CARDS_FILE)),
    )
    for province in told.provinces:
        _check_kind(board, province)
    return board


def _check_nations(told: _BoardFile) -> None:
    one, other = told.nations
    if one == other:
        raise SetupError("board", fault="nation-twice", nation=one)
    for nation in told.nations:
        if nation not in told.start_cities:
            raise SetupError("board", fault="start-nation-missing", nation=nation)
    for nation in told.start_cities:
        if nation not in told.nations:
            raise SetupError("board", fault="start-nation-unknown", nation=nation)


def _check_prices(told: _BoardFile) -> None:
    for name in KNOW_HOWS:
        if name not in told.know_hows:
            raise SetupError("board", fault="price-missing", know_how=name)
        price = told.know_hows[name]
        if price.later > price.first:
            raise SetupError(
                "board", fault="price-rises", know_how=name, first=price.first, later=price.later
            )


def _check_starts(told: _BoardFile, known: Collection[ProvinceId]) -> None:
    """Check that start cities are on distinct sites (DS2); the board itself checks their resources."""
    sites, taken = {p.id for p in told.provinces if p.city}, set[ProvinceId]()
    for nation, cities in told.start_cities.items():
        for city in cities:
            if city not in known:
                where = f"start cities of {nation}"
                raise SetupError("board", fault="unknown-province", province=city, where=where)
            if city not in sites:
                raise SetupError("board", fault="start-without-site", province=city, nation=nation)
            if city in taken:
                raise SetupError("board", fault="start-city-twice", province=city)
            taken.add(city)


def _check_kind(board: DuellumBoard, province: _ProvinceFile) -> None:
    """Check that the borders of a province fit its kind (DS1)."""
    if province.kind == "coast":
        if not board.carries("galley", province.id):
            raise SetupError("board", fault="coast-inland", province=province.id)
        if not province.city and not board.carries("legion", province.id):
            raise SetupError("board", fault="coast-without-site", province=province.id)
        return
    for other in sorted(board.neighbours(province.id)):
        kind: BorderKind | None = board.border(province.id, other)
        if kind != province.kind:
            fault = "land-by-sea" if province.kind == "land" else "sea-by-land"
            raise SetupError("board", fault=fault, province=province.id, other=other, kind=kind)
    if province.kind == "sea" and province.city:
        raise SetupError("board", fault="sea-with-site", province=province.id)

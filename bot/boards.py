"""Reads board files (`data/boards/*.json`, format in `docs/boards.md`)."""

import json
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.engine.board import Board, Province
from bot.engine.errors import SetupError
from bot.engine.terms import BorderKind, Chip, Nation
from bot.i18n.lines import one_line

_HERE: Final = Path(__file__).resolve().parent
_IN_WHEEL: Final = _HERE / "data" / "boards"
INSTALLED: Final = _IN_WHEEL.is_dir()
"""Whether this is an installed package, not a checkout."""
BOARDS: Final = _IN_WHEEL if INSTALLED else _HERE.parent / "data" / "boards"
_PROVINCES: Final = 50
_Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class BoardFileError(ValueError):
    """A board file that cannot be played on; the text names the file and what is wrong, in one line."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class _ProvinceFile(_Strict):
    id: _Id
    name: Annotated[str, Field(min_length=1, max_length=40)]
    resource: Chip


class _BoardFile(_Strict):
    format: Literal["antike-board/1"]
    id: _Id
    name: Annotated[str, Field(min_length=1, max_length=40)]
    provinces: Annotated[list[_ProvinceFile], Field(min_length=_PROVINCES, max_length=_PROVINCES)]
    borders: list[tuple[_Id, _Id, BorderKind]]
    start_cities: dict[Literal["3", "4", "5", "6"], dict[Nation, list[_Id]]]
    start_nation: dict[Literal["3", "4", "5", "6"], Nation]


def read_board(path: Path) -> Board:
    """Read and check one board file; raises `BoardFileError`."""
    try:
        data = _BoardFile.model_validate_json(path.read_bytes())
        return _board(data)
    except OSError as error:
        raise BoardFileError(f"{path.name}: cannot be read ({error.strerror}).") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "file"
        raise BoardFileError(f"{path.name}: {where}: {first['msg']}.") from error
    except SetupError as error:
        raise BoardFileError(f"{path.name}: {_FAULTS[error.facts['fault']].format(**error.facts)}") from error


_FAULTS: Final = {
    "border-twice": "the border between {a} and {b} is named twice.",
    "border-with-itself": "{province} has a border with itself.",
    "not-connected": "not all provinces hang together; {provinces[0]} cannot be reached from the first one.",
    "province-twice": "the province {province} is named twice.",
    "start-city-twice": "{province} is named twice among the start cities ({where}).",
    "start-nations": "with {nations} nations there must be {nations}, and the start nation among them.",
    "start-nations-differ": "start_cities and start_nation must go by the same numbers of nations.",
    "start-resources": "the {where} must be one each of marble, iron and gold.",
    "unknown-province": "there is no province {province} ({where}).",
}


def _board(data: _BoardFile) -> Board:
    provinces: dict[str, Province] = {}
    for p in data.provinces:
        if p.id in provinces:
            raise SetupError("board", fault="province-twice", province=p.id)
        provinces[p.id] = Province(p.id, p.name, p.resource)
    borders: dict[tuple[str, str], BorderKind] = {}
    for a, b, kind in data.borders:
        if (a, b) in borders:
            raise SetupError("board", fault="border-twice", a=a, b=b)
        borders[a, b] = kind
    starts = {
        int(number): {nation: tuple(cities) for nation, cities in nations.items()}
        for number, nations in data.start_cities.items()
    }
    first = {int(number): nation for number, nation in data.start_nation.items()}
    return Board(data.id, data.name, provinces, borders, starts, first)


_folders: list[Path] = [BOARDS]
"""Where boards are looked for; the first that has a board wins."""


def use_folder(folder: Path | None) -> None:
    """Offer the boards of a host's folder, before ours where ids are the same; with None only ours."""
    _folders[:] = [BOARDS] if folder is None else [folder, BOARDS]
    load_board.cache_clear()


def _in(folder: Path) -> set[str]:
    """Boards in a folder, by file name; a layout beside a board is none."""
    return {path.stem for path in folder.glob("*.json") if "." not in path.stem}


def board_ids(folder: Path | None = None) -> tuple[str, ...]:
    """Boards at hand, or those in one folder."""
    folders = _folders if folder is None else [folder]
    return tuple(sorted(set().union(*(_in(each) for each in folders))))


def board_folder(name: str) -> Path:
    """The folder with a board's files; raises `BoardFileError` where there is no such board."""
    for folder in _folders:
        if name in _in(folder):
            return folder
    raise BoardFileError(f"There is no board {json.dumps(name)}; there is {', '.join(board_ids())}.")


@cache
def load_board(name: str) -> Board:
    """One of the boards at hand, kept once read; raises `BoardFileError`."""
    board = read_board(board_folder(name) / f"{name}.json")
    if board.id != name:
        raise BoardFileError(f"{name}.json: the id inside is {board.id}; it has to be the file's name.")
    return board

"""Reads board files (`data/boards/*.json`, format in `docs/boards.md`)."""

import json
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.engine.board import Board, Province
from bot.engine.errors import SetupError
from bot.engine.terms import BorderKind, Chip, Nation

__all__ = ["BOARDS", "BoardFileError", "board_ids", "load_board", "read_board"]

BOARDS: Final = Path(__file__).resolve().parent.parent / "data" / "boards"
_PROVINCES: Final = 50
_Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class BoardFileError(ValueError):
    """A board file that cannot be played on; the text names the file and what is wrong with it."""


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
        told = ", ".join(f"{key} {value}" for key, value in error.facts.items())
        raise BoardFileError(f"{path.name}: {told}.") from error


def _board(data: _BoardFile) -> Board:
    provinces = {p.id: Province(p.id, p.name, p.resource) for p in data.provinces}
    if len(provinces) != len(data.provinces):
        raise SetupError("board", fault="province-twice")
    borders = {(a, b): kind for a, b, kind in data.borders}
    if len(borders) != len(data.borders):
        raise SetupError("board", fault="border-twice")
    starts = {
        int(number): {nation: tuple(cities) for nation, cities in nations.items()}
        for number, nations in data.start_cities.items()
    }
    first = {int(number): nation for number, nation in data.start_nation.items()}
    return Board(data.id, data.name, provinces, borders, starts, first)


def board_ids(folder: Path = BOARDS) -> tuple[str, ...]:
    """Boards at hand, by file name; a layout beside a board is none."""
    return tuple(sorted(path.stem for path in folder.glob("*.json") if "." not in path.stem))


@cache
def load_board(name: str) -> Board:
    """One of the boards at hand, kept once read; raises `BoardFileError`."""
    if name not in board_ids():
        raise BoardFileError(f"There is no board {json.dumps(name)}; there is {', '.join(board_ids())}.")
    return read_board(BOARDS / f"{name}.json")

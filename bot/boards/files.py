"""Locating and reading board files (`data/boards/*.json`, format in `docs/boards.md`).

The `format` of a file determines the ruleset that parses it.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.boards.schema import BoardFileError, convert_errors
from bot.engine.ruleset import OwnBoard
from bot.rulesets import Ruleset, ruleset, ruleset_ids

_HERE: Final = Path(__file__).resolve().parents[1]
_IN_WHEEL: Final = _HERE / "data" / "boards"
INSTALLED: Final = _IN_WHEEL.is_dir()
"""Whether this is an installed package, not a checkout."""
BOARDS: Final = _IN_WHEEL if INSTALLED else _HERE.parent / "data" / "boards"
_FAULTS: Final = {
    "border-twice": "the border between {a} and {b} is named twice.",
    "border-with-itself": "{province} has a border with itself.",
    "not-connected": "not all provinces hang together; {provinces[0]} cannot be reached from the first one.",
    "province-twice": "the province {province} is named twice.",
    "unknown-province": "there is no province {province} ({where}).",
}
_folders: list[Path] = [BOARDS]
"""Folders searched for boards; the first match wins."""


class _Head(BaseModel):
    """The part of a file that determines its parser."""

    model_config = ConfigDict(strict=True, frozen=True)

    format: Any


def use_folder(folder: Path | None) -> None:
    """Offer the boards of a host's folder, with precedence over ours; None for only ours."""
    _folders[:] = [BOARDS] if folder is None else [folder, BOARDS]
    load_board.cache_clear()
    _format_of.cache_clear()


def host_folder() -> Path | None:
    """Return the host's folder, for child processes; None if there is none."""
    return _folders[0] if len(_folders) > 1 else None


def is_ours(name: str, ruleset_id: str) -> bool:
    """Return whether a board is as shipped: the host replaces neither it nor its ruleset's shared files."""
    host = host_folder()
    return host is None or not ((host / f"{name}.json").is_file() or any(host.glob(f"{ruleset_id}.*.json")))


def read_board(path: Path) -> OwnBoard:
    """Read and validate a board file; raises `BoardFileError`."""
    with convert_errors(path.name, _FAULTS):
        data = path.read_bytes()
        found = _ruleset_of_format(_Head.model_validate_json(data).format)
    if found is None:
        expected = " or ".join(repr(ruleset(name).boards.FORMAT) for name in ruleset_ids())
        raise BoardFileError(f"{path.name}: format: it has to be {expected}.")
    with convert_errors(path.name, {**_FAULTS, **found.boards.FAULTS}):
        return found.boards.read(data, lambda name: find_file(name, path.parent))


def _ruleset_of_format(wanted: object) -> Ruleset | None:
    """Return the ruleset with this board format; None if there is none."""
    # By convention a format starts with its ruleset's name; then the others need not be imported.
    likely = sorted(ruleset_ids(), key=lambda name: not str(wanted).startswith(name))
    every = (ruleset(name) for name in likely)
    return next((found for found in every if wanted == found.boards.FORMAT), None)


def find_file(name: str, beside: Path = BOARDS) -> Path:
    """Return a companion file of a folder's boards; a host's file takes precedence over ours."""
    folders = _folders if beside in _folders else [beside, *_folders]
    return next((folder / name for folder in folders if (folder / name).is_file()), beside / name)


def _board_files(folders: Sequence[Path]) -> dict[str, Path]:
    """Return the board files in folders by id, without layouts; the first folder takes precedence."""
    paths = [path for folder in reversed(folders) for path in folder.glob("*.json")]
    return {path.stem: path for path in paths if "." not in path.stem}


def board_ids(ruleset_id: str | None = None, folders: Sequence[Path] | None = None) -> tuple[str, ...]:
    """Return the ids of available boards, or of those in `folders`; of one ruleset or all."""
    files = _board_files(_folders if folders is None else folders)
    if ruleset_id is None:
        return tuple(sorted(files))
    wanted = ruleset(ruleset_id).boards.FORMAT
    return tuple(sorted(name for name, path in files.items() if _format_of(path) == wanted))


def usual_board(ruleset_id: str) -> str:
    """Return a ruleset's default board: the first of ours, else of the host's."""
    return (*board_ids(ruleset_id, [BOARDS]), *board_ids(ruleset_id))[0]


@cache
def _format_of(path: Path) -> object:
    """Return the format of a file; None if it has none."""
    try:
        return _Head.model_validate_json(path.read_bytes()).format
    except (OSError, ValidationError):
        return None


def board_folder(name: str) -> Path:
    """Return the folder of a board; raises `BoardFileError` for an unknown board."""
    if (path := _board_files(_folders).get(name)) is None:
        raise BoardFileError(f"There is no board {json.dumps(name)}; there is {', '.join(board_ids())}.")
    return path.parent


def board_ruleset(name: str) -> str | None:
    """Return the ruleset of a board; None for an unknown board."""
    path = _board_files(_folders).get(name)
    found = path and _ruleset_of_format(_format_of(path))
    return found.id if found else None


@cache
def load_board(name: str) -> OwnBoard:
    """Return a board, cached; raises `BoardFileError`."""
    board = read_board(board_folder(name) / f"{name}.json")
    if board.id != name:
        raise BoardFileError(f"{name}.json: the id inside is {board.id}; it has to be the file's name.")
    return board

"""Common parts of all rulesets' board files, as pydantic models."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.engine.board import Province
from bot.engine.errors import SetupError
from bot.engine.terms import BorderKind, ProvinceId
from bot.i18n.lines import one_line

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
_REASONS: Final = {"missing": "it is missing", "extra_forbidden": "there is no such key"}
Borders = list[tuple[Id, Id, BorderKind]]


class BoardFileError(ValueError):
    """An unusable board file; the text names the file and the fault in one line."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


def format_fault(fault: Mapping[str, Any]) -> str:
    """Format one of pydantic's errors for the author of a file: the key and the reason."""
    reason = _REASONS.get(fault["type"]) or fault["msg"].replace("Input should", "it has to")
    return f"{'.'.join(map(str, fault['loc'])) or 'file'}: {reason}."


@contextmanager
def convert_errors(file: str, faults: Mapping[str, str]) -> Iterator[None]:
    """Convert errors of a file to `BoardFileError`; `faults` are message templates for `SetupError`."""
    try:
        yield
    except OSError as error:
        raise BoardFileError(f"{file}: cannot be read ({error.strerror}).") from error
    except ValidationError as error:
        raise BoardFileError(f"{file}: {format_fault(error.errors()[0])}") from error
    except SetupError as error:
        raise BoardFileError(f"{file}: {faults[error.facts['fault']].format(**error.facts)}") from error


class Strict(BaseModel):
    """Model without type coercion or extra fields."""

    model_config = ConfigDict(strict=True, extra="forbid")


def provinces_by_id(listed: Iterable[Province]) -> dict[ProvinceId, Province]:
    """Return provinces by id; raises `SetupError` for duplicates."""
    provinces: dict[ProvinceId, Province] = {}
    for province in listed:
        if province.id in provinces:
            raise SetupError("board", fault="province-twice", province=province.id)
        provinces[province.id] = province
    return provinces


def borders_by_pair(listed: Borders) -> dict[tuple[ProvinceId, ProvinceId], BorderKind]:
    """Return the kinds of borders by pair of provinces; raises `SetupError` for duplicates."""
    borders: dict[tuple[ProvinceId, ProvinceId], BorderKind] = {}
    for a, b, kind in listed:
        if (a, b) in borders:
            raise SetupError("board", fault="border-twice", a=a, b=b)
        borders[a, b] = kind
    return borders

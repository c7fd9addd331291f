"""Collects the errors of a body by field, in Discord's format."""

import re
from collections.abc import Collection
from typing import Any, NoReturn, TypeAlias
from urllib.parse import urlsplit

from discord_sandbox.errors import ApiError, ErrorCode

Path: TypeAlias = tuple[str | int, ...]
_HALF = re.compile("[\ud800-\udfff]")
"""A lone surrogate."""


class Form:
    """The errors of a body. Checks add to it; `raise_errors` raises all at once."""

    def __init__(self) -> None:
        self._errors: dict[str, Any] = {}

    def error(self, path: Path, code: str, message: str) -> None:
        """Add an error; `path` leads to the field, with keys and indexes."""
        place = self._errors
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def refuse(self, path: Path, code: str, message: str) -> NoReturn:
        """Add an error after which nothing else can be checked; raise 50035."""
        self.error(path, code, message)
        raise ApiError(ErrorCode.INVALID_FORM, self._errors)

    def raise_errors(self) -> None:
        """Raise 50035 if there are errors."""
        if self._errors:
            raise ApiError(ErrorCode.INVALID_FORM, self._errors)

    def text(self, path: Path, value: Any, most: int, least: int = 0, *, required: bool = False) -> str:
        """Check the length of a text; return it, or "" if missing or invalid."""
        if value is None or (required and isinstance(value, str) and not value.strip()):
            if required:
                self.error(path, "BASE_TYPE_REQUIRED", "This field is required")
            return ""
        if not isinstance(value, str):
            self.error(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return ""
        if _HALF.search(value):
            self.error(path, "STRING_TYPE_CONVERT", "Half a character is no text.")
            return ""
        self._length(path, len(value), least, most)
        return value

    def address(
        self, path: Path, value: Any, schemes: Collection[str], most: int = 2048, *, required: bool = False
    ) -> str:
        """Check the length, scheme and host of an address; return it like `text`."""
        url = self.text(path, value, most, required=required)
        if not url:
            return ""
        try:
            parts = urlsplit(url)
            scheme, host = parts.scheme, parts.hostname
        except ValueError:
            scheme, host = url.partition(":")[0], None
        if scheme not in schemes:
            known = ", ".join(f"'{one}'" for one in schemes)
            message = f'Scheme "{scheme}" is not supported. Scheme must be one of ({known}).'
            self.error(path, "URL_TYPE_INVALID_SCHEME", message)
        if not host or " " in host:
            self.error(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return url

    def items(self, path: Path, value: Any, most: int, least: int = 0) -> list[Any]:
        """Check the length of a list; return it, or an empty one if missing or invalid."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.error(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        self._length(path, len(value), least, most)
        return value

    def objects(self, path: Path, value: Any, most: int, least: int = 0) -> list[tuple[Path, dict[str, Any]]]:
        """Like `items`, for objects with their paths; other values are recorded as errors and omitted."""
        found = []
        for index, one in enumerate(self.items(path, value, most, least)):
            if isinstance(one, dict):
                found.append(((*path, index), one))
            else:
                self.error(
                    (*path, index), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"
                )
        return found

    def whole(self, path: Path, value: Any, least: int, most: int) -> int | None:
        """Check the bounds of an optional whole number."""
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.error(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < least:
            self.error(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        if value > most:
            self.error(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def one_of(self, path: Path, value: Any, choices: Collection[Any]) -> bool:
        """Record an error if a value is not one of the choices."""
        if isinstance(value, (int, str)) and value in choices:
            return True
        listed = ", ".join(str(choice) for choice in choices)
        self.error(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        return False

    def _length(self, path: Path, length: int, least: int, most: int) -> None:
        if least <= length <= most:
            return
        if least:
            self.error(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.error(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

"""Limits of command names and descriptions, in all locales."""

import re
from collections.abc import Iterable
from typing import Any

from discord_sandbox.state.models import LOCALES, Json
from discord_sandbox.validation.form import Form, Path

NAME = re.compile(r"[-_'\w]{1,32}")


class SiblingNames:
    """The names of siblings, which must be unique in every locale."""

    def __init__(self, form: Form, code: str, message: str) -> None:
        self._form, self._code, self._message = form, code, message
        self._seen: set[tuple[str, Any, str]] = set()

    def check(self, path: Path, it: Json, kind: Any = None) -> None:
        """Record an error if a sibling has the same name in some locale."""
        spoken = it.get("name_localizations")
        spoken = spoken if isinstance(spoken, dict) else {}
        for locale in ("", *LOCALES):
            name = spoken.get(locale, it.get("name"))
            if (locale, kind, str(name)) in self._seen:
                self._form.error(path, self._code, self._message)
                return
        self._seen |= {(locale, kind, str(spoken.get(locale, it.get("name")))) for locale in ("", *LOCALES)}


def check_named(form: Form, path: Path, it: Json) -> None:
    """Check the names of a command or option: lower case, without spaces, in all locales."""
    _check_name(form, (*path, "name"), it.get("name"))
    for where, name in _localised(form, path, it, "name_localizations"):
        _check_name(form, where, name)


def _check_name(form: Form, path: Path, value: Any) -> None:
    name = form.text(path, value, 32, 1, required=True)
    if name and (not NAME.fullmatch(name) or name != name.lower()):
        form.error(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def check_described(form: Form, path: Path, it: Json, field: str = "description") -> None:
    """Check descriptions of up to 100 characters in all locales; for a choice, its names."""
    form.text((*path, field), it.get(field), 100, 1, required=True)
    for where, text in _localised(form, path, it, f"{field}_localizations"):
        form.text(where, text, 100, 1, required=True)


def _localised(form: Form, path: Path, it: Json, field: str) -> Iterable[tuple[Path, Any]]:
    spoken = it.get(field)
    if spoken is None:
        return
    if not isinstance(spoken, dict):
        form.error((*path, field), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    for locale, text in spoken.items():
        if form.one_of((*path, field, locale), locale, LOCALES):
            yield (*path, field, locale), text


def longest(it: Json, field: str) -> int:
    """Return the length of a text in the locale in which it is longest."""
    spoken = it.get(f"{field}_localizations")
    texts = [it.get(field), *(spoken.values() if isinstance(spoken, dict) else ())]
    return max(len(str(text if text is not None else "")) for text in texts)

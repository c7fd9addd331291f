"""Error messages about a game record, for the player who wrote or uploaded it."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.i18n.escaping import plain

_PLACE: Final = re.compile(r"line (\d+) column (\d+)")
_QUOTED: Final = re.compile(r"'([^']*)'")


def format_schema_error(kind: str, where: Sequence[str | int], context: Mapping[str, Any]) -> str:
    """Format a pydantic validation error from its type, location and context."""
    key, facts = _FAULTS.get(kind, ("other", _nothing))
    if key == "object" and not where:
        return say("records-no-object")
    return say(f"records-{key}", where=plain(".".join(map(str, where))), **facts(context))


def format_unknown_id(where: str, what: str, name: str) -> str:
    """Format that the game has no such province, nation, card or board."""
    return say("records-unknown-name", where=plain(where), what=what, name=plain(name))


def format_empty_file() -> str:
    """Format that the file is empty."""
    return say("records-empty")


def format_byte_order_mark() -> str:
    """Format that the file begins with a byte order mark or is UTF-16, as written by some editors."""
    return say("records-mark")


def format_duplicate_key(name: str) -> str:
    """Format that a key occurs twice in one object."""
    return say("records-twice", name=plain(name))


def _nothing(context: Mapping[str, Any]) -> Facts:
    return {}


def _one_of(name: str) -> Callable[[Mapping[str, Any]], Facts]:
    """Return a function that extracts the accepted words from a list in pydantic's English."""
    return lambda context: {"names": join(_QUOTED.findall(str(context[name])), "or")}


def _limit(name: str) -> Callable[[Mapping[str, Any]], Facts]:
    return lambda context: {"limit": str(context[name])}


def _json(context: Mapping[str, Any]) -> Facts:
    found = _PLACE.search(str(context.get("error", "")))
    return {"line": found[1] if found else "1", "column": found[2] if found else "1"}


_FAULTS: Final[dict[str, tuple[str, Callable[[Mapping[str, Any]], Facts]]]] = {
    "bool_parsing": ("yes-no", _nothing),
    "bool_type": ("yes-no", _nothing),
    "dict_type": ("object", _nothing),
    "extra_forbidden": ("extra", _nothing),
    "greater_than_equal": ("least", _limit("ge")),
    "int_parsing": ("number", _nothing),
    "int_parsing_size": ("number", _nothing),
    "int_type": ("number", _nothing),
    "json_invalid": ("json", _json),
    "less_than_equal": ("most", _limit("le")),
    "list_type": ("list", _nothing),
    "literal_error": ("one-of", _one_of("expected")),
    "missing": ("missing", _nothing),
    "model_attributes_type": ("object", _nothing),
    "model_type": ("object", _nothing),
    "string_too_long": ("long", _limit("max_length")),
    "string_too_short": ("short", _nothing),
    "string_type": ("text", _nothing),
    "string_unicode": ("text", _nothing),
    "union_tag_invalid": ("one-of-types", _one_of("expected_tags")),
    "union_tag_not_found": ("no-type", _nothing),
    "value_error": ("null", _nothing),
}
"""Pydantic's error types: end of the catalogue key, and the function that returns the text's arguments."""

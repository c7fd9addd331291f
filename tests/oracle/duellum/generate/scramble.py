"""Records with one value anywhere in them removed, added or replaced by an odd one."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.oracle.duellum.generate.records import Record

_VALUES: list[Any] = [
    None,
    *(0, 1, -1, 2, 12, 10**6, 1.0, 1.5),
    *(True, False),
    *("", "roma", "omen", "gold", "romans", "legion", "1"),
    *([], {}, ["omen"], ["roma", "roma"], {"gold": 1}, {"gold": 0}, {"roma": 1}, {"omen": 1}, {"king": 6}),
]
_KEYS = ["gold", "coins", "omen", "learning", "cards_due", "pay", "chip", "legions", "nation", "roma", "goal"]
_ALWAYS = ("format", "ruleset")  # without these the record is not recognised as ours


def scramble(rng: Random, record: Record) -> None:
    """Change one node of the record."""
    part = rng.choice([key for key in record if key not in _ALWAYS])
    *path, last = rng.choice([path for path in _paths(record) if path and path[0] == part])
    node: Any = record
    for key in path:
        node = node[key]
    how = rng.choice(["gone", "set", "set", "more"])
    inner = node[last]
    if how == "gone":
        del node[last]
    elif how == "more" and isinstance(inner, dict):
        inner[rng.choice(_KEYS)] = rng.choice(_VALUES)
    elif how == "more" and isinstance(inner, list):
        inner.append(rng.choice(_VALUES))
    else:
        node[last] = rng.choice(_VALUES)


def _paths(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value, including the root."""
    yield path
    if isinstance(node, dict):
        for key, inner in node.items():
            yield from _paths(inner, (*path, key))
    elif isinstance(node, list):
        for index, inner in enumerate(node):
            yield from _paths(inner, (*path, index))

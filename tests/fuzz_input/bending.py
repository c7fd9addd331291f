"""Random texts, JSON values and bytes, almost valid or far from it, as people and programs write them."""

import copy
import json
import string
from random import Random
from typing import Any, Final

_WORDS: Final = """
athen pella sparta knossos roma tyros susa artaxata rhagai ägypten Dyrrhachion greeks Romans
Germanic_tribes persians phoenicians wheel Roads NAVIGATION market democracy maneuver-1 temple gold iron
marble coins 2L 1G 2l1g 3legions 2g 1c 5m4i3g legion galley give up > -> → , ; : — - ( ) off none never 0
1 2 12 24h 2 days 3d 6h 1w tomorrow 2026-12-27 27.12.2026 22:00-08:00 Europe/Berlin UTC expert military
one city goal 12 draw doubled four nations @temple; T athen; . K wheel +2L A 1L:2 ! greeks yes ~ fight
peace ask him and & + or strata moneta SCIENTIA omen levy +omen:levy *storm(croton) *levy(1L1G)
genua:gold W roma R 2L
""".split()  # noqa: SIM905 a hundred words are read more easily like this
_ODD: Final = (
    "",
    " ",
    "\x00",
    "\n\n",
    "\u202e\u2066",
    "\u200b",
    "😀",
    "e\u0301\u0301\u0301\u0301",
    "ﷺ",
    "٣٤",
    "½²",
    "Ⅷ",
    "İ",
    "ß",
    "@everyone",
    "<@123456789012345678>",
    "`**__~~||",
    "%s%n{0}{x!r}",
    "${jndi:x}",
    "'; DROP TABLE games; --",
    "../../etc/passwd",
    "\ud800",
    "null",
    "true",
    "-1",
    "1e999",
    "NaN",
    "9" * 40,
    "0x10",
    "[]",
    "{}",
    '"',
    "\\",
    "a" * 101,
)
"""Texts that programs often handle wrongly."""
_SCALARS: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**70),
    0.5,
    -0.0,
    1e308,
    "",
    "0",
    "x",
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"type": "rondel"},
)


def text(chance: Random) -> str:
    """Return a text for an option: meaningful words mixed with others, or now and then a long repetition."""
    if chance.random() < 0.04:
        return repeated(chance)
    pieces = [
        chance.choice(_ODD if chance.random() < 0.2 else _WORDS)
        for _ in range(chance.choice([0, 1, 1, 2, 3, 6]))
    ]
    told = chance.choice([" ", ", ", "", " > ", ";"]).join(pieces)
    return bent_text(chance, told) if chance.random() < 0.3 else told


def repeated(chance: Random) -> str:
    """Return a piece repeated up to 6,000 characters, slow to parse for programs that backtrack."""
    piece = chance.choice(
        ["a", " ", "(", ">", "athen, ", "1L ", " —", "2 days ", "give up ", "0", "é", "\n", "1g"]
    )
    return piece * (chance.choice([90, 400, 1_990, 2_100, 6_000]) // len(piece))


def bent_text(chance: Random, told: str) -> str:
    """Return a text with one random change."""
    at = chance.randint(0, len(told))
    letter = chance.choice([*_ODD, *string.printable])
    ways: list[str] = [
        told[:at] + letter + told[at:],
        told[:at] + told[at + 1 :],
        told[:at],
        told[at:] + told[:at],
        told.upper(),
        told * 2,
        told.replace(" ", "\u3000"),
    ]
    return chance.choice(ways)


def junk(chance: Random) -> Any:
    """Return any JSON value, now and then nested up to 400 deep."""
    if chance.random() < 0.3:
        return text(chance)
    if chance.random() < 0.05:
        nested: Any = chance.choice(_SCALARS)
        for _ in range(chance.choice([3, 50, 400])):
            nested = [nested] if chance.random() < 0.5 else {"a": nested}
        return nested
    return copy.deepcopy(chance.choice(_SCALARS))


def bent(chance: Random, tree: Any, times: int = 1) -> Any:
    """Return a JSON value with `times` parts dropped, doubled, renamed, swapped or replaced; `tree` stays."""
    for _ in range(times):
        tree = _bent(chance, tree)
    return tree


def _bent(chance: Random, part: Any) -> Any:
    """Return the value with a change at one random place; all containers that change are copied."""
    if not isinstance(part, dict | list) or not part:
        return _exchanged(chance, part)
    fresh: Any = dict(part) if isinstance(part, dict) else list(part)
    key = chance.choice(list(part) if isinstance(part, dict) else range(len(part)))
    if isinstance(fresh[key], dict | list) and fresh[key] and chance.random() < 0.8:
        fresh[key] = _bent(chance, fresh[key])
    else:
        _bend(chance, fresh, key)
    return fresh


def _exchanged(chance: Random, value: Any) -> Any:
    if isinstance(value, str) and chance.random() < 0.5:
        return bent_text(chance, value)
    if isinstance(value, int) and chance.random() < 0.5:
        return value + chance.choice([-1, 1, 5, 10**6])
    return junk(chance)


def _bend(chance: Random, part: Any, key: Any) -> None:
    way = chance.choice(["value", "value", "drop", "rename", "double", "swap"])
    if way == "drop":
        del part[key]
    elif way == "rename" and isinstance(part, dict):
        part[bent_text(chance, key)] = part.pop(key)
    elif way == "double" and isinstance(part, list):
        part.insert(key, part[key])
    elif way == "swap" and isinstance(part, list):
        other = chance.randrange(len(part))
        part[key], part[other] = part[other], part[key]
    else:
        part[key] = _exchanged(chance, part[key])


def scrambled(chance: Random, data: bytes) -> bytes:
    """Return bytes cut, changed, doubled or in another encoding, or other bytes altogether."""
    at, to = sorted(chance.randint(0, len(data)) for _ in range(2))
    way = chance.randrange(7)
    if way == 0:
        return data[:at]
    if way == 1:
        return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
    if way == 2:
        return data[:at] + data[to:]
    if way == 3:
        return data[:to] + data[at:]
    if way == 4:
        return data.decode("utf-8", "replace").encode(chance.choice(["utf-16", "utf-8-sig", "utf-32"]))
    if way == 5:
        return data + chance.choice([b"\x00", b"{}", data[:20], b"]" * 50])
    return json.dumps(chance.choice(_SCALARS)).encode() if at % 2 else chance.randbytes(at % 200)

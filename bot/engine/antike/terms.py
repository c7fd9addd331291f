"""Antike's know-hows (K1), by their names in game records."""

from typing import Final, Literal, get_args

KnowHow = Literal["wheel", "roads", "sailing", "navigation", "market", "currency", "monarchy", "democracy"]
KNOW_HOWS: Final[tuple[KnowHow, ...]] = get_args(KnowHow)
"""Know-hows in listing order."""
BASIC_KNOW_HOWS: Final[dict[KnowHow, KnowHow]] = {
    "roads": "wheel",
    "navigation": "sailing",
    "currency": "market",
    "democracy": "monarchy",
}
"""Each secondary know-how with the basic one it requires."""

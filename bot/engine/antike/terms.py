"""The know-hows of Antike (K1), by the names used in game records."""

from typing import Final, Literal, get_args

KnowHow = Literal["wheel", "roads", "sailing", "navigation", "market", "currency", "monarchy", "democracy"]
KNOW_HOWS: Final[tuple[KnowHow, ...]] = get_args(KnowHow)
"""As they are always listed."""
BASIC_KNOW_HOWS: Final[dict[KnowHow, KnowHow]] = {
    "roads": "wheel",
    "navigation": "sailing",
    "currency": "market",
    "democracy": "monarchy",
}
"""Each secondary know-how and the basic one it needs."""

"""Terms shared by Antike and Antike Duellum, as types and in listing order.

Every name is also the one used in game records (`antike-record/1`).
"""

from typing import Final, Literal, get_args

Chip = Literal["marble", "iron", "gold"]
Resource = Literal["marble", "iron", "gold", "coins"]
Unit = Literal["legion", "galley"]
BorderKind = Literal["land", "sea", "both"]
Nation = Literal[
    "greeks",
    "romans",
    "germans",
    "phoenicians",
    "carthaginians",
    "persians",
    "arabs",
    "egyptians",
    "babylonians",
]
Wedge = Literal["iron", "temple", "gold", "maneuver-1", "arming", "marble", "know-how", "maneuver-2"]
Personage = Literal["king", "scholar", "general", "citizen", "navigator"]
ProvinceId = str
"""Id in lower-case ASCII with underscores, as in the board file."""

CHIPS: Final[tuple[Chip, ...]] = get_args(Chip)
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
UNITS: Final[tuple[Unit, ...]] = get_args(Unit)
NATIONS: Final[tuple[Nation, ...]] = get_args(Nation)
WEDGES: Final[tuple[Wedge, ...]] = get_args(Wedge)
"""Wedges clockwise on the rondel (T1)."""
MANEUVERS: Final[tuple[Wedge, ...]] = ("maneuver-1", "maneuver-2")
PERSONAGES: Final[tuple[Personage, ...]] = get_args(Personage)

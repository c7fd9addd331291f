"""Positions of the games of the matrix: Ben is to move with the Greeks, and nearly every action is legal."""

import json
from typing import Any, Final

from tests.authorisation.cast import DUELLISTS, NATIONS

Json = dict[str, Any]
_HOMES: Final = {
    "phoenicians": ["tyros", "paphos", "antiochia"],
    "persians": ["persepolis", "rhagai", "charax", "artaxata"],
    "arabs": ["saba", "adane", "moscha"],
    "greeks": ["athen", "pella", "dyrrhachion"],
    "egyptians": ["theben", "ammonion", "cyrene"],
}
_KNOWN: Final = ["wheel", "roads", "sailing", "navigation", "market", "currency", "monarchy", "democracy"]
_PLAIN: Final = {"wedge": "gold", "marble": 6, "iron": 6, "gold": 9, "coins": 3}
_FACTS: Final[dict[str, Json]] = {
    "plain": {**_PLAIN},
    "roused": {
        **_PLAIN,
        "know_hows": _KNOWN,
        "personages": {"scholar": 2},
        "legions": {"athen": 2, "sparta": 1, "artaxata": 4},
        "galleys": {"athen": 2, "knossos": 1},
    },
    "owing": {"wedge": "gold", "owes_chip": 1},
}

_DUEL: Final[Json] = {
    "cities": {"roma": "gold", "ancona": "iron", "brundisium": "marble"},
    "legions": {"roma": 1, "genua": 1, "carthago": 3},
    "marble": 6,
    "iron": 6,
    "gold": 9,
    "coins": 3,
    "know_hows": ["commercium"],
    "cards": {"treasury": 1},
}


def record(greeks: str, to_move: str = "greeks", goal: int | None = None) -> bytes:
    """Return a record with the Greeks as in `_FACTS`, no actions; a Phoenician galley is off Knossos."""
    nations: dict[str, Json] = {name: {"wedge": "iron", "cities": _HOMES[name]} for name in NATIONS}
    nations["greeks"] |= _FACTS[greeks]
    nations["phoenicians"] |= {"galleys": {"knossos": 1}}
    nations["persians"] |= {"coins": 2, "marble": 3}
    if greeks == "owing":
        nations["egyptians"]["coins"] = 28  # the bank has no coin left
    return _written(
        ruleset="antike",
        board="east",
        variant={"nations": 5, "goal": goal},
        seats=[{"nation": name, "player": name} for name in NATIONS],
        position={"round": 5, "to_move": to_move, "nations": nations},
    )


def duel(wedge: str, cards_due: int, **both: Any) -> bytes:
    """Return a record of Duellum with the Romans to move from `wedge`; `both` are facts of both nations."""
    romans = {**_DUEL, "wedge": wedge, "cards_due": cards_due, **both}
    cities = {"carthago": "gold", "caesarea": "iron", "carthago_nova": "marble"}
    nations = {"romans": romans, "carthaginians": {"wedge": "iron", "cities": cities, **both}}
    return _written(
        ruleset="duellum",
        board="punic",
        variant={"nations": 2},
        seats=[{"nation": name, "player": name} for name in DUELLISTS],
        position={
            "round": 5,
            "to_move": "romans",
            "display": ["levy", "omen", "storm"],
            "discard": {},
            "nations": nations,
        },
    )


def _written(**told: Any) -> bytes:
    return json.dumps({"format": "antike-record/1", **told, "actions": []}).encode()

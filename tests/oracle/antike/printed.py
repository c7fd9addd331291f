"""The printed form of a position, and of the bank."""

from collections import Counter
from typing import Any

from tests.oracle.antike.facts import EVERY, PERSONAGES, RESOURCES
from tests.oracle.antike.state import State, bank_coins, bank_temples, maneuvering, stack


def position(state: State) -> dict[str, Any]:
    """Return a position in the record's form, at any point of a turn."""
    return {
        "round": state["round"],
        "to_move": state["to_move"],
        "nations": {name: _nation(state, name) for name in state["setup"]["order"]},
    }


def bank(state: State) -> dict[str, Any]:
    """Return the coins, temples and personages left in the bank."""
    return {
        "coins": bank_coins(state),
        "temples": bank_temples(state),
        "personages": {kind: stack(state, kind) for kind in PERSONAGES},
    }


def _nation(state: State, name: str) -> dict[str, Any]:
    nation = state["nations"][name]
    by_actions = maneuvering(state) and name == state["to_move"]
    form = {
        "wedge": nation["wedge"],
        **{resource: nation[resource] for resource in RESOURCES},
        "know_hows": sorted(nation["know_hows"]),
        "cities": sorted(nation["cities"]),
        "temples": sorted(nation["temples"]),
        "legions": _units(nation["legions"], by_actions=by_actions),
        "galleys": _units(nation["galleys"], by_actions=by_actions),
        "personages": {kind: count for kind, count in nation["personages"].items() if count},
    }
    if any(nation["earned"][kind] != nation["personages"][kind] for kind in EVERY):
        form["earned"] = {kind: count for kind, count in nation["earned"].items() if count}
    if nation["owes_chip"]:
        form["owes_chip"] = nation["owes_chip"]
    return form


def _units(place: dict[str, list[int]], *, by_actions: bool) -> dict[str, Any]:
    if not by_actions:
        return {province: len(left) for province, left in place.items()}
    return {
        province: {str(left): count for left, count in Counter(there).items()}
        for province, there in place.items()
    }

"""The state of a game as plain dictionaries, and functions that read it.

`setup` never changes. A nation's units are lists, one number for each unit: the actions it has left (M2),
0 except for the nation that maneuvers. The bank and the supplies are not stored but computed.
"""

from typing import Any, TypeAlias

from tests.oracle.antike.facts import (
    CHIPS,
    COINS,
    DOUBLED_SUPPLY,
    DOUBLED_TARGET,
    MANEUVER_WEDGES,
    MILITARY_TARGETS,
    PERSONAGES,
    RESOURCES,
    SUPPLY,
    TARGETS,
    TEMPLES,
    UNITS,
)

State: TypeAlias = dict[str, Any]
Action: TypeAlias = dict[str, Any]


class Illegal(Exception):  # noqa: N818
    """An action that the rules do not allow here."""


def need(allowed: bool, rule: str) -> None:
    """Raise `Illegal` with the rule that forbids an action, unless it is allowed."""
    if not allowed:
        raise Illegal(rule)


def copied(state: State) -> State:
    """Return a copy of the state, which shares only the setup."""
    copy: State = {key: _deep(value) for key, value in state.items() if key != "setup"}
    copy["setup"] = state["setup"]
    return copy


def _deep(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _deep(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_deep(inner) for inner in value]
    return value


def mover(state: State) -> dict[str, Any]:
    """Return the nation whose turn it is, with its belongings."""
    nation: dict[str, Any] = state["nations"][state["to_move"]]
    return nation


def others(state: State, nation: str) -> list[str]:
    """Return all other nations, clockwise from this one."""
    order: list[str] = state["setup"]["order"]
    here = order.index(nation)
    return order[here + 1 :] + order[:here]


def owner(state: State, province: str) -> str | None:
    """Return the nation with a city in the province; None if there is no city."""
    for name, nation in state["nations"].items():
        if province in nation["cities"]:
            return str(name)
    return None


def units(state: State, nation: str, unit: str, province: str) -> list[int]:
    """Return the actions left of each unit of this kind that a nation has in the province."""
    found: list[int] = state["nations"][nation][UNITS[unit]].get(province, [])
    return found


def set_units(state: State, nation: str, unit: str, province: str, left: list[int]) -> None:
    """Replace a nation's units of one kind in a province; `left`: the actions left of each."""
    place = state["nations"][nation][UNITS[unit]]
    if left:
        place[province] = sorted(left)
    else:
        place.pop(province, None)


def bank_coins(state: State) -> int:
    """Return the number of coins that no nation holds (S6, S7)."""
    held: int = sum(nation["coins"] for nation in state["nations"].values())
    return COINS - held


def bank_temples(state: State) -> int:
    """Return the number of temples that are not on the board (S6, B1)."""
    return TEMPLES - sum(len(nation["temples"]) for nation in state["nations"].values())


def stack(state: State, kind: str) -> int:
    """Return the number of personages of a kind that no nation has won (S6, V1)."""
    won: int = sum(nation["personages"][kind] for nation in state["nations"].values())
    return PERSONAGES[kind] - won


def all_personages_gone(state: State) -> bool:
    """Return whether all stacks of personages are empty (W2)."""
    return all(stack(state, kind) == 0 for kind in PERSONAGES)


def supply(state: State, nation: str, thing: str) -> int:
    """Return the number of legions, galleys or city stones that the nation has not used (S5, S10)."""
    material = DOUBLED_SUPPLY if state["setup"]["two_players"] == "doubled" else SUPPLY
    used = state["nations"][nation][thing]
    if thing == "cities":
        return material[thing] - len(used)
    return material[thing] - sum(len(left) for left in used.values())


def resources(nation: dict[str, Any]) -> dict[str, int]:
    """Return the chips and coins of a nation."""
    return {resource: nation[resource] for resource in RESOURCES}


def chips(nation: dict[str, Any]) -> dict[str, int]:
    """Return the chips of a nation, without its coins."""
    return {resource: nation[resource] for resource in CHIPS}


def maneuvering(state: State) -> bool:
    """Return whether the mover maneuvers: from its move to such a wedge until the end of its turn."""
    return state["stage"] in ("wedge", "founding") and mover(state)["wedge"] in MANEUVER_WEDGES


def score(state: State, nation: str) -> int:
    """Return the number of personages won; in the military game points, two for a general (X3)."""
    won = state["nations"][nation]["personages"]
    total = sum(won.values())
    if state["setup"]["military"]:
        total += won["general"]
    return int(total)


def target(setup: dict[str, Any]) -> int:
    """Return the score that wins (W1, S9, S10, X1, X3)."""
    if setup["goal"] is not None:
        return int(setup["goal"])
    if setup["two_players"] == "doubled":
        return DOUBLED_TARGET
    if setup["military"]:
        return MILITARY_TARGETS[setup["nations"]]
    return TARGETS[setup["nations"]]

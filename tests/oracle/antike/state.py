"""The state of a game as plain dictionaries, and what can be read off it.

`setup` never changes. A nation's units are lists, one number for each unit: the actions it has left (M2),
0 for everyone but the nation that maneuvers. The bank and the supplies are not kept, they follow.
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
    """Refuse an action, with the rule that forbids it."""
    if not allowed:
        raise Illegal(rule)


def copied(state: State) -> State:
    """A copy of everything that may change."""
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
    """The belongings of the nation whose turn it is."""
    nation: dict[str, Any] = state["nations"][state["to_move"]]
    return nation


def others(state: State, nation: str) -> list[str]:
    """All other nations, clockwise from this one."""
    order: list[str] = state["setup"]["order"]
    here = order.index(nation)
    return order[here + 1 :] + order[:here]


def owner(state: State, province: str) -> str | None:
    """Whose city stands there."""
    for name, nation in state["nations"].items():
        if province in nation["cities"]:
            return str(name)
    return None


def units(state: State, nation: str, unit: str, province: str) -> list[int]:
    """Actions left of each such unit there."""
    found: list[int] = state["nations"][nation][UNITS[unit]].get(province, [])
    return found


def set_units(state: State, nation: str, unit: str, province: str, left: list[int]) -> None:
    """Put exactly these units there."""
    place = state["nations"][nation][UNITS[unit]]
    if left:
        place[province] = sorted(left)
    else:
        place.pop(province, None)


def bank_coins(state: State) -> int:
    """S6, S7: coins that no nation holds."""
    held: int = sum(nation["coins"] for nation in state["nations"].values())
    return COINS - held


def bank_temples(state: State) -> int:
    """S6, B1: temples that stand nowhere."""
    return TEMPLES - sum(len(nation["temples"]) for nation in state["nations"].values())


def stack(state: State, kind: str) -> int:
    """S6, V1: personages of a kind that no nation has won."""
    won: int = sum(nation["personages"][kind] for nation in state["nations"].values())
    return PERSONAGES[kind] - won


def all_personages_gone(state: State) -> bool:
    """W2: whether all stacks are empty."""
    return all(stack(state, kind) == 0 for kind in PERSONAGES)


def supply(state: State, nation: str, thing: str) -> int:
    """S5, S10: legions, galleys or city stones the nation has not used."""
    material = DOUBLED_SUPPLY if state["setup"]["two_players"] == "doubled" else SUPPLY
    used = state["nations"][nation][thing]
    if thing == "cities":
        return material[thing] - len(used)
    return material[thing] - sum(len(left) for left in used.values())


def resources(nation: dict[str, Any]) -> dict[str, int]:
    """Chips and coins of a nation."""
    return {resource: nation[resource] for resource in RESOURCES}


def chips(nation: dict[str, Any]) -> dict[str, int]:
    """Chips of a nation, without its coins."""
    return {resource: nation[resource] for resource in CHIPS}


def maneuvering(state: State) -> bool:
    """From the rondel to a maneuver wedge until the end of the turn."""
    return state["stage"] in ("wedge", "founding") and mover(state)["wedge"] in MANEUVER_WEDGES


def score(state: State, nation: str) -> int:
    """Personages won; X3: victory points, two for a general."""
    won = state["nations"][nation]["personages"]
    total = sum(won.values())
    if state["setup"]["military"]:
        total += won["general"]
    return int(total)


def target(setup: dict[str, Any]) -> int:
    """W1, S9, S10, X1, X3: what wins."""
    if setup["goal"] is not None:
        return int(setup["goal"])
    if setup["two_players"] == "doubled":
        return DOUBLED_TARGET
    if setup["military"]:
        return MILITARY_TARGETS[setup["nations"]]
    return TARGETS[setup["nations"]]

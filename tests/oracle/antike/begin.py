"""The start of a game: the ordinary one, with picks, or a given position."""

from typing import Any

from tests.oracle.antike.board import load
from tests.oracle.antike.facts import EVERY, PERSONAGES, RESOURCES, START_RESOURCES
from tests.oracle.antike.state import State, all_personages_gone
from tests.oracle.antike.turn import begin_round, new_turn


def start(record: dict[str, Any]) -> State:
    """Return the state of a record's game before its first action."""
    setup = setup_of(record)
    state: State = {"setup": setup, "winner": None}
    if record["position"] is not None:
        return _given(state, record["position"])
    state["round"] = 0
    state["to_move"] = setup["order"][0]
    state["nations"] = {nation: _nation(START_RESOURCES) for nation in setup["order"]}
    state["stage"] = "pick"
    state["turn"] = new_turn(gone=False)
    if setup["one_city"] or setup["two_players"] == "doubled":
        return state  # X4, S10: the picks come first, and no coins before them
    for nation in setup["order"]:
        state["nations"][nation]["cities"] = list(start_cities(setup, nation))
    begin_round(state)
    return state


def start_cities(setup: dict[str, Any], nation: str) -> list[str]:
    """Return the three cities on the nation's card (S4)."""
    cities: list[str] = setup["board"]["start_cities"][str(setup["nations"])][nation]
    return cities


def setup_of(record: dict[str, Any]) -> dict[str, Any]:
    """Return what never changes: the variant, the board, and the nations in turn order (S3)."""
    board = load(record["board"])
    seats = [seat["nation"] for seat in record["seats"]]
    if record["variant"]["two_players"] == "doubled":
        first = seats[0]  # S10: the coin was flipped before
    else:
        first = board["start_nation"][str(record["variant"]["nations"])]  # S3
    here = seats.index(first)
    return {**record["variant"], "board": board, "order": seats[here:] + seats[:here]}


def _nation(belongings: dict[str, int]) -> dict[str, Any]:
    return {
        "wedge": None,
        **{resource: belongings.get(resource, 0) for resource in RESOURCES},
        "know_hows": [],
        "cities": [],
        "temples": [],
        "legions": {},
        "galleys": {},
        "personages": dict.fromkeys(PERSONAGES, 0),
        "earned": dict.fromkeys(EVERY, 0),
        "owes_chip": 0,
    }


def _given(state: State, position: dict[str, Any]) -> State:
    state["round"] = position["round"]
    state["to_move"] = position["to_move"]
    state["nations"] = {
        nation: _given_nation(position["nations"][nation]) for nation in state["setup"]["order"]
    }
    state["stage"] = "rondel"
    state["turn"] = new_turn(gone=all_personages_gone(state))
    return state


def _given_nation(given: dict[str, Any]) -> dict[str, Any]:
    nation = _nation(given)
    nation["wedge"] = given.get("wedge")
    nation["owes_chip"] = given.get("owes_chip", 0)
    for key in ("know_hows", "cities", "temples"):
        nation[key] = list(given.get(key, []))
    for key in ("legions", "galleys"):
        nation[key] = {province: [0] * count for province, count in given.get(key, {}).items() if count}
    nation["personages"].update(given.get("personages", {}))
    # Without `earned`, all personages were won by threshold.
    earned = given.get("earned", given.get("personages", {}))
    nation["earned"].update({kind: count for kind, count in earned.items() if kind in EVERY})
    return nation

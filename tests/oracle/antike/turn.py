"""Rounds, turns, picks before the first round, and the end of a turn; `check_…` raise `Illegal`."""

from typing import Any

from tests.oracle.antike.facts import DOUBLED_PICKS, EVERY, KNOW_HOWS, PERSONAGES, UNITS
from tests.oracle.antike.state import (
    Action,
    State,
    all_personages_gone,
    bank_coins,
    mover,
    need,
    owner,
    score,
    stack,
    target,
)


def new_turn(*, gone: bool) -> dict[str, Any]:
    """Return the data that is kept for one turn only."""
    return {
        "armed": {},  # A1: units set up this turn, by province
        "new_know_hows": 0,  # K3
        "learned_last": False,  # K4: the eighth was learned this turn
        "temples_destroyed": 0,  # M13
        "conquered": False,  # M7
        "entry": None,  # M5: {"unit", "province", "asked": nations still to answer}
        "gone": gone,  # W2: all personages were gone when the turn began
        "choice": [],  # K4: the stacks to choose from
    }


def begin_round(state: State) -> None:
    """Begin a round: each nation in turn order gets a coin, or the right to a chip if there is none (S7)."""
    state["round"] += 1
    for name in state["setup"]["order"]:
        nation = state["nations"][name]
        if bank_coins(state) > 0:
            nation["coins"] += 1
        else:
            nation["owes_chip"] += 1
    begin_turn(state, state["setup"]["order"][0])


def begin_turn(state: State, nation: str) -> None:
    """Begin the turn of a nation."""
    state["to_move"] = nation
    state["stage"] = "rondel"
    state["turn"] = new_turn(gone=all_personages_gone(state))


# --- picks (X4, S10) ---------------------------------------------------------------------------------------


def check_pick(state: State, action: Action) -> None:
    """Check that the province is free (S10) and, with one start city, one of the nation's three (X4)."""
    setup, nation = state["setup"], state["to_move"]
    need(owner(state, action["province"]) is None, "S10: the province is taken")
    if setup["two_players"] != "doubled":
        own = setup["board"]["start_cities"][str(setup["nations"])][nation]
        need(action["province"] in own, "X4: not a start city of this nation")


def do_pick(state: State, action: Action) -> None:
    """Add the city; then the next nation picks, or the first round begins if all nations are done."""
    mover(state)["cities"].append(action["province"])
    picks = DOUBLED_PICKS if state["setup"]["two_players"] == "doubled" else 1
    order = state["setup"]["order"]
    if all(len(state["nations"][name]["cities"]) == picks for name in order):
        begin_round(state)
    else:
        state["to_move"] = order[(order.index(state["to_move"]) + 1) % len(order)]


# --- the chip for a missing coin (S7) ----------------------------------------------------------------------


def check_take_chip(state: State, action: Action) -> None:
    """Check that the bank had no coin for the nation, and that it takes a chip (S7)."""
    need(mover(state)["owes_chip"] > 0 and action["resource"] != "coins", "S7")


def do_take_chip(state: State, action: Action) -> None:
    """Give the mover the chip of its choice (S7)."""
    mover(state)["owes_chip"] -= 1
    mover(state)[action["resource"]] += 1


# --- the end of a turn -------------------------------------------------------------------------------------


def do_end_turn(state: State) -> None:
    """End the turn: award personages, reset the actions left of units to 0 (T3, M2)."""
    _award(state)
    for place in UNITS.values():
        for left in mover(state)[place].values():
            left[:] = [0] * len(left)
    state["stage"] = "ended"
    if not _extra_personage(state):
        _pass_on(state)


def _award(state: State) -> None:
    nation = mover(state)
    reached = {"king": len(nation["cities"]), "citizen": len(nation["temples"]), "navigator": seas(state)}
    for kind, every in EVERY.items():  # V2
        due = max(0, reached[kind] // every - nation["earned"][kind])
        nation["earned"][kind] += _give(state, kind, due)
    _give(state, "scholar", state["turn"]["new_know_hows"])  # V3, K3
    _give(state, "general", state["turn"]["temples_destroyed"])  # V3, M13


def _give(state: State, kind: str, due: int) -> int:
    """Give the mover the personages due, at most as many as the stack holds, and return how many (V1)."""
    given = min(due, stack(state, kind))
    mover(state)["personages"][kind] += given
    return given


def seas(state: State) -> int:
    """Return the number of provinces with a sea border and at least one own galley (V2)."""
    borders = state["setup"]["board"]["borders"]
    sailed = [p for p in mover(state)["galleys"] if set(borders[p].values()) & {"sea", "both"}]
    return len(sailed)


def _extra_personage(state: State) -> bool:
    """Give the personage for all eight know-hows; return whether it has to be chosen first (K4, X2, X3)."""
    setup = state["setup"]
    if not state["turn"]["learned_last"] or setup["expert"] or setup["military"]:
        return False
    stacks = {kind: stack(state, kind) for kind in PERSONAGES}
    most = max(stacks.values())
    if most == 0:
        return False
    largest = [kind for kind in PERSONAGES if stacks[kind] == most]
    if len(largest) == 1:
        mover(state)["personages"][largest[0]] += 1
        return False
    state["turn"]["choice"] = largest
    state["stage"] = "personage"
    return True


def check_choose(state: State, action: Action) -> None:
    """Check that the personage is from one of the largest stacks (K4)."""
    need(action["personage"] in state["turn"]["choice"], "K4")


def do_choose(state: State, action: Action) -> None:
    """Give the chosen personage, which does not count towards that kind's next threshold (K4)."""
    mover(state)["personages"][action["personage"]] += 1
    _pass_on(state)


def _pass_on(state: State) -> None:
    """End the game if the mover has won (W1); otherwise begin the next nation's turn, or the next round."""
    if score(state, state["to_move"]) >= target(state["setup"]):
        win(state)
        return
    order = state["setup"]["order"]
    following = order.index(state["to_move"]) + 1
    if following == len(order):
        begin_round(state)
    else:
        begin_turn(state, order[following])


def win(state: State) -> None:
    """Make the nation whose turn it is the winner (W1, W2)."""
    state["winner"] = state["to_move"]


def has_all_eight(know_hows: list[str]) -> bool:
    """Return whether these are all eight know-hows (K4, T4)."""
    return set(know_hows) == set(KNOW_HOWS)

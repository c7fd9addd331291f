"""The rondel, wedges but MANEUVER, founding and trade; `check_…` raise `Illegal`, `do_…` change the state."""

from typing import Any

from tests.oracle.antike import pay
from tests.oracle.antike.board import can_stand
from tests.oracle.antike.facts import (
    BASIC_OF,
    CHIPS,
    FREE_STEPS,
    MANEUVER_WEDGES,
    RESOURCES,
    SECONDARIES,
    TEMPLE_PRICE,
    UNITS,
    WEDGES,
)
from tests.oracle.antike.state import Action, State, bank_temples, mover, need, others, owner, supply, units
from tests.oracle.antike.turn import has_all_eight

# --- rondel and production (T1, T2, P1, P2) ----------------------------------------------------------------


def rondel_price(state: State, wedge: str) -> int:
    """Return the price in resources: the first move and 3 steps are free; the same wedge is 8 steps (T2)."""
    here = mover(state)["wedge"]
    if here is None:
        return 0
    steps = (WEDGES.index(wedge) - WEDGES.index(here)) % 8
    if steps == 0:
        steps = 8
    return max(0, steps - FREE_STEPS)


def check_rondel(state: State, action: Action) -> None:
    """Check that the wedge can be paid for (T2)."""
    pay.for_anything(mover(state), rondel_price(state, action["wedge"]), action.get("pay"))


def do_rondel(state: State, action: Action) -> None:
    """Pay and move the stone; then produce, or give the units their actions (T2, T3)."""
    nation, wedge = mover(state), action["wedge"]
    pay.spend(nation, pay.for_anything(nation, rondel_price(state, wedge), action.get("pay")))
    nation["wedge"] = wedge
    state["stage"] = "wedge"
    if wedge in CHIPS:
        nation[wedge] += production(state, wedge)
    if wedge in MANEUVER_WEDGES:
        for unit, place in UNITS.items():
            for left in nation[place].values():
                left[:] = [actions_of(nation, unit)] * len(left)


def production(state: State, resource: str) -> int:
    """Return the chips made: 1 a city, 3 with a temple; Market 1 more, or Currency 2, once (P1, P2)."""
    nation = mover(state)
    made = 0
    for city in nation["cities"]:
        if state["setup"]["board"]["resources"][city] == resource:
            made += 3 if city in nation["temples"] else 1
    if "currency" in nation["know_hows"]:
        made += 2
    elif "market" in nation["know_hows"]:
        made += 1
    return made


def actions_of(nation: dict[str, Any], unit: str) -> int:
    """Return the number of actions of each unit of this kind in a maneuver (K5)."""
    basic, secondary = ("wheel", "roads") if unit == "legion" else ("sailing", "navigation")
    if secondary in nation["know_hows"]:
        return 3
    return 2 if basic in nation["know_hows"] else 1


# --- temple (B1) -------------------------------------------------------------------------------------------


def check_temple(state: State, action: Action) -> None:
    """Check for an own city without a temple, a temple in the bank, and 5 marble (B1)."""
    nation = mover(state)
    need(action["province"] in nation["cities"], "B1: no own city")
    need(action["province"] not in nation["temples"], "B1: one temple a city")
    need(bank_temples(state) > 0, "B1: the bank has no temple")
    pay.for_chips(nation, {"marble": TEMPLE_PRICE}, action.get("pay"))


def do_temple(state: State, action: Action) -> None:
    """Build a temple (B1)."""
    nation = mover(state)
    pay.spend(nation, pay.for_chips(nation, {"marble": TEMPLE_PRICE}, action.get("pay")))
    nation["temples"].append(action["province"])


# --- arming (A1-A3) ----------------------------------------------------------------------------------------


def arming_limit(state: State, province: str) -> int:
    """Return the number of units that the mover may still set up in a province this turn (A1)."""
    limit = 3 if province in mover(state)["temples"] else 1
    return limit - int(state["turn"]["armed"].get(province, 0))


def check_arm(state: State, action: Action) -> None:
    """Check for an own city, its limit, a border for such units, the supply, and 1 iron a unit (A1-A3)."""
    province, nation = action["province"], mover(state)
    wanted = {"legion": action.get("legions", 0), "galley": action.get("galleys", 0)}
    number = sum(wanted.values())
    need(province in nation["cities"], "A1: no own city")
    need(number >= 1, "A1: no unit")
    need(number <= arming_limit(state, province), "A1: more than the city allows in a turn")
    for unit, count in wanted.items():
        need(count == 0 or can_stand(state["setup"]["board"], unit, province), f"A2: no {unit} there")
        need(count <= supply(state, state["to_move"], UNITS[unit]), f"A3: no {unit} left")
    pay.for_chips(nation, {"iron": number}, action.get("pay"))


def do_arm(state: State, action: Action) -> None:
    """Set up units (A1)."""
    province, nation = action["province"], mover(state)
    wanted = {"legion": action.get("legions", 0), "galley": action.get("galleys", 0)}
    number = sum(wanted.values())
    pay.spend(nation, pay.for_chips(nation, {"iron": number}, action.get("pay")))
    for unit, count in wanted.items():
        if count:
            nation[UNITS[unit]].setdefault(province, []).extend([0] * count)
    state["turn"]["armed"][province] = state["turn"]["armed"].get(province, 0) + number


# --- know-how (K1-K4) --------------------------------------------------------------------------------------


def is_new(state: State, know_how: str) -> bool:
    """Return whether no other nation has the know-how (K3)."""
    return all(know_how not in state["nations"][n]["know_hows"] for n in others(state, state["to_move"]))


def know_how_price(state: State, know_how: str) -> int:
    """Return the price of a know-how in gold (K2)."""
    if know_how in SECONDARIES:
        return 10 if is_new(state, know_how) else 5
    return 7 if is_new(state, know_how) else 3


def check_learn(state: State, action: Action) -> None:
    """Check that the know-how is not yet known, its basic one is, and the gold suffices (K1, K2)."""
    nation, know_how = mover(state), action["advance"]
    need(know_how not in nation["know_hows"], "K1: known already")
    if know_how in SECONDARIES:
        need(BASIC_OF[know_how] in nation["know_hows"], "K1: its basic first")
    pay.for_chips(nation, {"gold": know_how_price(state, know_how)}, action.get("pay"))


def do_learn(state: State, action: Action) -> None:
    """Learn a know-how (K2-K4)."""
    nation, know_how = mover(state), action["advance"]
    pay.spend(nation, pay.for_chips(nation, {"gold": know_how_price(state, know_how)}, action.get("pay")))
    if is_new(state, know_how):
        state["turn"]["new_know_hows"] += 1
    nation["know_hows"].append(know_how)
    if has_all_eight(nation["know_hows"]):
        state["turn"]["learned_last"] = True


# --- founding (F1) -----------------------------------------------------------------------------------------

FOUNDING_PRICE = {"marble": 1, "iron": 1, "gold": 1}


def check_found(state: State, action: Action) -> None:
    """Check for a province without a city, an own unit in it, a stone in the supply, 1 chip a kind (F1)."""
    province, name = action["province"], state["to_move"]
    need(owner(state, province) is None, "F1: there is a city")
    need(any(units(state, name, unit, province) for unit in UNITS), "F1: no own unit there")
    need(supply(state, name, "cities") > 0, "F1: no city stone left")
    pay.for_chips(mover(state), FOUNDING_PRICE, action.get("pay"))


def do_found(state: State, action: Action) -> None:
    """Found a city, which ends the wedge's action (F1)."""
    nation = mover(state)
    pay.spend(nation, pay.for_chips(nation, FOUNDING_PRICE, action.get("pay")))
    nation["cities"].append(action["province"])
    state["stage"] = "founding"


# --- trade (T4) --------------------------------------------------------------------------------------------


def check_trade(state: State, action: Action) -> None:
    """Check that all eight know-hows are known and two resources given for a chip, none for a coin (T4)."""
    nation, give, take = mover(state), action["give"], action["take"]
    need(has_all_eight(nation["know_hows"]), "T4: not all eight know-hows")
    need(take.get("coins", 0) == 0, "T4: never a coin")
    need(sum(take.values()) >= 1, "T4: nothing taken")
    need(sum(give.values()) == 2 * sum(take.values()), "T4: two for one")
    for resource in RESOURCES:
        need(give.get(resource, 0) <= nation[resource], f"T4: not enough {resource}")


def do_trade(state: State, action: Action) -> None:
    """Exchange the resources (T4)."""
    nation = mover(state)
    for resource in RESOURCES:
        nation[resource] += action["take"].get(resource, 0) - action["give"].get(resource, 0)

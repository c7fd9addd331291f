"""MANEUVER: moves, answers, fights and conquests, with the check and the effect of each."""

from collections import Counter

from tests.oracle.antike.board import can_move
from tests.oracle.antike.facts import UNITS
from tests.oracle.antike.state import Action, State, mover, need, others, owner, set_units, supply, units
from tests.oracle.antike.turn import win

# --- moves (M1, M2, M5) ------------------------------------------------------------------------------------


def moved_class(state: State, action: Action) -> int:
    """Return the actions left of the units that move; by default the most that enough units there have."""
    if "actions_left" in action:
        return int(action["actions_left"])
    there = Counter(units(state, state["to_move"], action["unit"], action["from"]))
    enough = [left for left, count in there.items() if count >= action["count"]]
    need(bool(enough), "M1: not so many units of one kind there")
    return max(enough)


def check_move(state: State, action: Action) -> None:
    """Check that units with an action left move over a border they can cross (M1, M2)."""
    unit, count, origin = action["unit"], action["count"], action["from"]
    need(count >= 1, "M1: no unit")
    need(can_move(state["setup"]["board"], unit, origin, action["to"]), "M1: no such border")
    left = moved_class(state, action)
    need(left >= 1, "M2: tipped")
    need(units(state, state["to_move"], unit, origin).count(left) >= count, "M1: not so many there")


def do_move(state: State, action: Action) -> None:
    """Move units (M1); nations with like units where they arrive may demand a fight (M5)."""
    unit, name, origin, goal = action["unit"], state["to_move"], action["from"], action["to"]
    left = moved_class(state, action)
    stay, go = list(units(state, name, unit, origin)), list(units(state, name, unit, goal))
    for _ in range(action["count"]):
        stay.remove(left)
        go.append(left - 1)
    set_units(state, name, unit, origin, stay)
    set_units(state, name, unit, goal, go)
    asked = [other for other in others(state, name) if units(state, other, unit, goal)]
    if asked:
        state["turn"]["entry"] = {"unit": unit, "province": goal, "asked": asked}


# --- fights (M3-M5) ----------------------------------------------------------------------------------------


def check_answer(state: State, action: Action) -> None:
    """Check that the nation is the next to answer, clockwise (M5)."""
    need(action["nation"] == state["turn"]["entry"]["asked"][0], "M5: another nation is asked")


def do_answer(state: State, action: Action) -> None:
    """Fight or not (M5); the remaining nations are asked while the mover still has like units there."""
    entry = state["turn"]["entry"]
    unit, province = entry["unit"], entry["province"]
    entry["asked"].pop(0)
    if action["fight"]:
        _fight(state, unit, province, action["nation"], None)
    if not entry["asked"] or not units(state, state["to_move"], unit, province):
        state["turn"]["entry"] = None


def check_fight(state: State, action: Action) -> None:
    """Check that both have like units there, and the mover's losses are as many as die and exist (M3, M4)."""
    unit, province, enemy = action["unit"], action["province"], action["nation"]
    need(enemy in others(state, state["to_move"]), "M3: no other nation")
    own, foreign = units(state, state["to_move"], unit, province), units(state, enemy, unit, province)
    need(bool(own) and bool(foreign), "M3: no like units of both")
    if "losses" in action:
        lost = {int(left): count for left, count in action["losses"].items()}
        need(sum(lost.values()) == min(len(own), len(foreign)), "M3: one for one")
        for left, count in lost.items():
            need(own.count(left) >= count, "M3: not so many units with so many actions left")


def do_fight(state: State, action: Action) -> None:
    """Carry out a fight of the mover (M3, M4)."""
    _fight(state, action["unit"], action["province"], action["nation"], action.get("losses"))


def _fight(state: State, unit: str, province: str, enemy: str, losses: dict[str, int] | None) -> None:
    """Remove the smaller number from both (M3); `losses` None: the mover's with the fewest actions left."""
    own = sorted(units(state, state["to_move"], unit, province))
    foreign = units(state, enemy, unit, province)
    dead = min(len(own), len(foreign))
    if losses is None:
        rest = own[dead:]
    else:
        rest = list(own)
        for left, count in losses.items():
            for _ in range(count):
                rest.remove(int(left))
    set_units(state, state["to_move"], unit, province, rest)
    set_units(state, enemy, unit, province, foreign[dead:])


# --- conquest (M7-M13) -------------------------------------------------------------------------------------


def defence(state: State, province: str) -> int:
    """Return a city's defence (M8): the city, its temple, its owner's units, Monarchy or Democracy."""
    name = owner(state, province)
    assert name is not None
    nation = state["nations"][name]
    strength = 3 if province in nation["temples"] else 1
    for unit in UNITS:
        strength += len(units(state, name, unit, province))
    if "democracy" in nation["know_hows"]:
        strength += 2
    elif "monarchy" in nation["know_hows"]:
        strength += 1
    return strength


def check_conquer(state: State, action: Action) -> None:
    """Check a conquest (M8-M12)."""
    province, name = action["province"], state["to_move"]
    holder = owner(state, province)
    need(holder is not None and holder != name, "M9: no foreign city")
    need(len(state["nations"][holder]["cities"]) > 1, "M11: the last city")
    used = {"legion": action.get("legions", 0), "galley": action.get("galleys", 0)}
    need(sum(used.values()) == defence(state, province), "M9: exactly as many as the defence")
    for unit, count in used.items():
        ready = [left for left in units(state, name, unit, province) if left >= 1]
        need(count <= len(ready), f"M9: not so many ready {unit} units")
    if supply(state, name, "cities") > 0:
        need(action.get("give_up") is None, "M12: a stone is left")
    else:
        need(action.get("give_up") in mover(state)["cities"], "M12: a city to give up")


def do_conquer(state: State, action: Action) -> None:
    """Carry out a conquest (M9-M13, W2)."""
    province, name, nation = action["province"], state["to_move"], mover(state)
    if action.get("give_up") is not None:
        _lose_city(state, name, action["give_up"])
    for unit, count in (("legion", action.get("legions", 0)), ("galley", action.get("galleys", 0))):
        here = units(state, name, unit, province)
        tipped = [left for left in here if left == 0]
        ready = sorted(left for left in here if left >= 1)
        set_units(state, name, unit, province, tipped + ready[count:])
    holder = owner(state, province)
    assert holder is not None
    destroyed = _lose_city(state, holder, province)
    for unit in UNITS:
        set_units(state, holder, unit, province, [])
    nation["cities"].append(province)
    state["turn"]["conquered"] = True
    if destroyed:
        state["turn"]["temples_destroyed"] += 1
        if state["turn"]["gone"]:
            win(state)


def _lose_city(state: State, name: str, province: str) -> bool:
    """Remove a city, and its temple if there is one; return whether there was one."""
    nation = state["nations"][name]
    nation["cities"].remove(province)
    if province not in nation["temples"]:
        return False
    nation["temples"].remove(province)
    return True

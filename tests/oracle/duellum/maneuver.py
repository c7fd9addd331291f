"""DUELLUM: movement with its battles, and conquest."""

from typing import Any

from tests.oracle.duellum import facts
from tests.oracle.duellum.state import (
    Action,
    Effect,
    Nation,
    State,
    mover,
    put,
    refuse_if,
    rival,
    standing,
)
from tests.oracle.duellum.turn import gather_units


def clash(state: State, unit: str, province: str, number: int) -> int:
    """Return how many of the mover's entering units survive; the fallen of both go into their boxes (DM4)."""
    units, hostile = facts.UNITS[unit], rival(state)
    fallen = min(number, standing(hostile, unit, province))
    put(hostile[units], province, -fallen)
    hostile["box"][units] += fallen
    mover(state)["box"][units] += fallen
    return number - fallen


def move(state: State, action: Action) -> Effect:
    """Check a move and return its effect (DM1-DM4)."""
    unit, count, origin, target = action["unit"], action["count"], action["from"], action["to"]
    units = facts.UNITS[unit]
    stacks = mover(state)[units]
    border = facts.board(state["board"])["borders"][origin].get(target)
    refuse_if(not count, "nothing moves")
    refuse_if(border is None or not facts.crosses(unit, border), "there is no such border")
    stack = stacks.get(origin, {})
    enough = [int(left) for left, there in stack.items() if there >= count]
    left = action.get("actions_left", max(enough, default=0))
    refuse_if(left not in enough, "so many are not there")
    refuse_if(not left, "they have no crossing left")

    def effect() -> None:
        put(stack, str(left), -count)
        if not stack:
            del stacks[origin]
        alive = clash(state, unit, target, count)
        if alive:
            put(stacks.setdefault(target, {}), str(left - 1), alive)

    return effect


def extra_step(state: State, unit: str) -> None:
    """Give the mover's units of one kind another crossing: Forced march, Fair wind (DE7)."""
    stacks = mover(state)[facts.UNITS[unit]]
    for province, stack in stacks.items():
        stacks[province] = {str(int(left) + 1): count for left, count in stack.items()}


def fortress(state: State) -> dict[str, Any] | None:
    """Return the rival's card that would play itself at a conquest now; None if there is none (DE8)."""
    if state["turn"]["conquests"]:
        return None
    held = [card for name, card in facts.cards(state["board"]).items() if name in rival(state)["cards"]]
    return next((card for card in held if card["effect"]["op"] == "defence"), None)


def defence(state: State, city: str) -> int:
    """Return the defence of one of the rival's cities (DM6, DE8)."""
    owner, card = rival(state), fortress(state)
    return (
        (3 if city in owner["temples"] else 1)
        + sum(standing(owner, unit, city) for unit in facts.UNITS)
        + (city in owner["walls"])
        + ("res_publica" in owner["know_hows"])
        + (card["effect"]["amount"] if card else 0)
    )


def conquer(state: State, action: Action) -> Effect:
    """Check a conquest and return its effect (DM5-DM10)."""
    city, nation, loser, turn = action["province"], mover(state), rival(state), state["turn"]
    counts = {unit: action.get(units, 0) for unit, units in facts.UNITS.items()}
    refuse_if(city not in loser["cities"], "no hostile city stands there")
    refuse_if(len(loser["cities"]) == 1, "it is the last one")
    refuse_if(any(standing(nation, unit, city) < counts[unit] for unit in counts), "so many are not there")
    refuse_if(sum(counts.values()) != defence(state, city), "that is not the defence")
    card = fortress(state)

    def effect() -> None:
        gather_units(state)
        if card:
            discard(state, loser, card["id"])
        for unit, units in facts.UNITS.items():
            put(nation[units], city, -counts[unit])
            nation["box"][units] += counts[unit]
            loser["box"][units] += loser[units].pop(city, 0)
        if city in loser["temples"]:
            loser["temples"].remove(city)
            turn["generals"] += 1
        if city in loser["walls"]:
            loser["walls"].remove(city)
        nation["cities"][city] = loser["cities"].pop(city)
        turn["conquests"] += 1
        turn["lost"] = True
        state["phase"] = "conquest"

    return effect


def discard(state: State, nation: Nation, card: str) -> None:
    """Move a card from a hand to the discards (DE6)."""
    put(nation["cards"], card, -1)
    put(state["position"]["discard"], card, 1)

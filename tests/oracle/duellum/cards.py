"""Event cards that the mover plays, identified by their effect, not their name (DE)."""

from collections.abc import Callable
from typing import Any

from tests.oracle.duellum import facts
from tests.oracle.duellum.maneuver import discard, extra_step
from tests.oracle.duellum.state import (
    Action,
    Effect,
    State,
    bank_coins,
    gain,
    mover,
    nations,
    put,
    refuse_if,
    rival,
    standing,
)
from tests.oracle.duellum.wedges import levied, set_up, set_wall

Fact = dict[str, Any]


def play_card(state: State, action: Action) -> Effect:
    """Check a card and return the effect of playing it, which also discards it (DE5, DE6)."""
    nation, name = mover(state), action["card"]
    card = facts.cards(state["board"])[name]
    refuse_if(name not in nation["cards"], "it is not in the hand")
    refuse_if(not _now(state, card["when"]), "not at this moment")
    effect = _EFFECTS[card["effect"]["op"]](state, action, card["effect"])

    def played() -> None:
        effect()
        discard(state, nation, name)

    return played


def _now(state: State, when: str) -> bool:
    phase, wedge = state["phase"], mover(state)["wedge"]
    moments: dict[str, bool] = {
        "turn": True,
        "before-rondel": phase == "rondel",
        "temple": phase == "action" and wedge == "temple",
        "know-how": phase == "action" and wedge == "know-how",
        "movement": phase == "movement",
        "reaction": False,
    }
    return moments[when]


def _destroy_wall(state: State, action: Action, _fact: Fact) -> Effect:
    place = action["province"]
    owners = [nation for nation in nations(state).values() if place in nation["walls"]]
    refuse_if(not owners, "no wall stands there")
    return lambda: owners[0]["walls"].remove(place)


def _lose_coins(state: State, _action: Action, _fact: Fact) -> Effect:
    loss = rival(state)["coins"] // 2
    refuse_if(not loss, "there is nothing to lose")
    return lambda: gain(rival(state), "coins", -loss)


def _chips_per_know_how(state: State, _action: Action, fact: Fact) -> Effect:
    number = len(rival(state)["know_hows"])
    refuse_if(not number, "the rival owns none")
    return lambda: gain(mover(state), fact["resource"], number)


def _take_chips(state: State, action: Action, fact: Fact) -> Effect:
    take = action["take"]
    refuse_if(bool(take.get("coins")) or sum(take.values()) != fact["number"], "that is not what it gives")

    def effect() -> None:
        for kind, count in take.items():
            gain(mover(state), kind, count)

    return effect


def _take_coins(state: State, _action: Action, fact: Fact) -> Effect:
    number = min(fact["number"], bank_coins(state))
    refuse_if(not number, "the bank has none")
    return lambda: gain(mover(state), "coins", number)


def _recruit(state: State, action: Action, fact: Fact) -> Effect:
    number = action.get("legions", 0) + action.get("galleys", 0)
    refuse_if(number > fact["number"], "so many it does not give")
    return levied(mover(state), action)


def _place_unit(state: State, action: Action, _fact: Fact) -> Effect:
    return set_up(state, action["province"], {facts.UNITS[action["unit"]]: 1})


def _temple_discount(state: State, _action: Action, fact: Fact) -> Effect:
    return lambda: _add(state, "temple_discount", fact["amount"])


def _know_how_discount(state: State, _action: Action, fact: Fact) -> Effect:
    return lambda: _add(state, "know_how_discount", fact["amount"])


def _settle(state: State, _action: Action, _fact: Fact) -> Effect:
    return lambda: _add(state, "settlers", 1)


def _add(state: State, what: str, number: int) -> None:
    state["turn"][what] += number


def _extra_step(state: State, _action: Action, fact: Fact) -> Effect:
    refuse_if(not mover(state)[facts.UNITS[fact["unit"]]], "there is no such unit")
    return lambda: extra_step(state, fact["unit"])


def _remove_unit(state: State, action: Action, fact: Fact) -> Effect:
    hostile, place, units = rival(state), action["province"], facts.UNITS[fact["unit"]]
    refuse_if(not standing(hostile, fact["unit"], place), "no such unit stands there")

    def effect() -> None:
        put(hostile[units], place, -1)
        hostile["box"][units] += 1

    return effect


def _build_wall(state: State, action: Action, _fact: Fact) -> Effect:
    return set_wall(mover(state), action["province"])


def _free_steps(state: State, _action: Action, _fact: Fact) -> Effect:
    refuse_if(mover(state)["wedge"] is None, "the first turn is free")
    refuse_if(state["turn"]["free"], "this turn is free")

    def effect() -> None:
        state["turn"]["free"] = True

    return effect


_EFFECTS: dict[str, Callable[[State, Action, Fact], Effect]] = {
    "destroy_wall": _destroy_wall,
    "lose_coins": _lose_coins,
    "chips_per_know_how": _chips_per_know_how,
    "take_chips": _take_chips,
    "take_coins": _take_coins,
    "recruit": _recruit,
    "place_unit": _place_unit,
    "temple_discount": _temple_discount,
    "know_how_discount": _know_how_discount,
    "extra_step": _extra_step,
    "remove_unit": _remove_unit,
    "build_wall": _build_wall,
    "free_steps": _free_steps,
    "settle": _settle,
}

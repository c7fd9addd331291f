"""The list of legal actions: all candidates, without those that cannot be played."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

from tests.oracle.duellum import facts
from tests.oracle.duellum.order import allowed
from tests.oracle.duellum.state import Action, State, bank_coins, mover, nations, rival, standing
from tests.oracle.duellum.turn import rondel_price

_CITY_ACTIONS = ("temple", "wall")
_CHOICES = {
    "unit": tuple(facts.UNITS),
    "legions": range(facts.UNITS_EACH + 1),
    "galleys": range(facts.UNITS_EACH + 1),
}


def legal(state: State) -> list[Action]:
    """Return every legal action once, written as the command `legal` writes them."""
    return [action for action in _candidates(state) if allowed(state, action)]


def _candidates(state: State) -> Iterator[Action]:
    phase = state["phase"]
    if phase == "cards":
        for card in sorted(set(state["position"]["display"])):
            yield {"type": "take_card", "card": card}
    if phase == "rondel":
        yield from _rondel(state)
    if phase == "action":
        yield from _in_town(state)
    if phase == "movement":
        yield from _moves(state)
    if phase in ("movement", "conquest"):
        yield from _conquests(state)
    if phase not in ("cards", "end"):
        yield from _everywhere(state)
        yield {"type": "end_turn"}


def _rondel(state: State) -> Iterator[Action]:
    for wedge in facts.WEDGES:
        action = {"type": "rondel", "wedge": wedge}
        if wedge in facts.CHIPS and not bank_coins(state) and not _coins_by_default(state, wedge):
            yield from ({**action, "chip": chip} for chip in facts.CHIPS)
        else:
            yield action


def _coins_by_default(state: State, wedge: str) -> bool:
    """Return whether the default payment, chips first, would take coins (DT2)."""
    chips: int = sum(mover(state)[chip] for chip in facts.CHIPS)
    return rondel_price(state, wedge) > chips


def _in_town(state: State) -> Iterator[Action]:
    nation = mover(state)
    for city in nation["cities"]:
        yield from ({"type": kind, "province": city} for kind in _CITY_ACTIONS)
        for legions, galleys in _pairs(3):
            yield {"type": "arm", "province": city, "legions": legions, "galleys": galleys}
    for know_how in facts.KNOW_HOWS:
        yield {"type": "learn", "advance": know_how}
    for legions, galleys in _pairs(facts.UNITS_EACH):
        yield {"type": "recruit", "legions": legions, "galleys": galleys}


def _pairs(most: int) -> Iterator[tuple[int, int]]:
    return product(range(most + 1), range(most + 1))


def _moves(state: State) -> Iterator[Action]:
    borders = facts.board(state["board"])["borders"]
    for unit, units in facts.UNITS.items():
        for origin, stack in mover(state)[units].items():
            for target, left in product(borders[origin], stack):
                for count in range(1, stack[left] + 1):
                    move = {"type": "move", "unit": unit, "count": count, "from": origin, "to": target}
                    yield {**move, "actions_left": int(left)} if len(stack) > 1 else move


def _conquests(state: State) -> Iterator[Action]:
    nation = mover(state)
    for city in rival(state)["cities"]:
        numbers = (range(standing(nation, unit, city) + 1) for unit in facts.UNITS)
        for legions, galleys in product(*numbers):
            yield {"type": "conquer", "province": city, "legions": legions, "galleys": galleys}


def _everywhere(state: State) -> Iterator[Action]:
    provinces = facts.board(state["board"])["provinces"]
    owned = {city for nation in nations(state).values() for city in nation["cities"]}
    if state["phase"] != "rondel":
        sites = (name for name, place in provinces.items() if place["city"])
        for place, chip in product(set(sites) - owned, facts.CHIPS):
            yield {"type": "found", "province": place, "resource": chip}
    if "commercium" in mover(state)["know_hows"]:
        for give, take in product(_sets(facts.KINDS, 3), _sets(facts.CHIPS, 2)):
            yield {"type": "trade", "give": give, "take": take}
    for name in mover(state)["cards"]:
        card = facts.cards(state["board"])[name]
        chips = _sets(facts.CHIPS, card["effect"].get("number", 0))
        choices: dict[str, Any] = {**_CHOICES, "province": provinces, "take": chips}
        for values in product(*(choices[field] for field in card["fields"])):
            yield {"type": "play_card", "card": name, **dict(zip(card["fields"], values, strict=True))}


def _sets(kinds: tuple[str, ...], number: int) -> list[dict[str, int]]:
    return [dict(Counter(each)) for each in combinations_with_replacement(kinds, number)]

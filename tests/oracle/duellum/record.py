"""Validation of records, and the state in which their game begins."""

from collections import Counter
from typing import Any

from tests.oracle.duellum import facts
from tests.oracle.duellum.state import (
    Nation,
    State,
    bank_coins,
    bank_personages,
    bank_temples,
    bank_tokens,
    draw,
    impossible,
    in_supply,
    nations,
    pile,
    walls_at_hand,
)
from tests.oracle.duellum.turn import begin
from tests.oracle.duellum.wellformed import are_counts, is_name, is_number

Json = dict[str, Any]


def load(record: Json) -> State:
    """Return the state before the first action; raises `ImpossibleError`."""
    _check_envelope(record)
    order = [seat["nation"] for seat in record["seats"]]
    goal = record["variant"].get("goal")
    state: State = {
        "board": record["board"],
        "goal": facts.GOAL if goal is None else goal,
        "order": order,
        "draws": list(record.get("draws", [])),
        "winner": None,
    }
    given = record.get("position")
    state["position"] = _beginning(state) if given is None else _given(given, state)
    if given is None or given.get("display") is None:
        for _ in range(facts.DISPLAY):
            draw(state)
    if given is not None:
        _check_display(state)
    begin(state)
    return state


def _need(right: bool, why: str) -> None:
    if not right:
        impossible(why)


def _check_envelope(record: Json) -> None:
    needed = {"format", "ruleset", "board", "variant", "seats"}
    _need(needed <= set(record) <= needed | {"position", "draws", "actions"}, "keys of the record")
    _need(record["format"] == "antike-record/1" and record["ruleset"] == "duellum", "format")
    _need(is_name(record["board"], (*facts.BOARDS, facts.OTHER)), "board")
    deck = facts.cards(record["board"])
    variant, seats, draws = record["variant"], record["seats"], record.get("draws", [])
    _need(isinstance(variant, dict) and {"nations"} <= set(variant) <= {"nations", "goal"}, "variant")
    _need(type(variant["nations"]) is int and variant["nations"] == 2, "nations")
    goal = variant.get("goal")
    _need(goal is None or (is_number(goal, 1) and goal <= facts.HIGHEST_GOAL), "goal")
    _need(isinstance(seats, list) and all(_is_seat(seat) for seat in seats), "seats")
    names = sorted(facts.board(record["board"])["nations"])
    _need(sorted(seat["nation"] for seat in seats) == names, "nations of the seats")
    _need(isinstance(draws, list) and all(is_name(card, deck) for card in draws), "draws")
    _need(isinstance(record.get("actions", []), list), "actions")


def _is_seat(seat: Any) -> bool:
    return (
        isinstance(seat, dict)
        and set(seat) == {"nation", "player"}
        and isinstance(seat["nation"], str)
        and isinstance(seat["player"], str)
        and 1 <= len(seat["player"]) <= 100
    )


def _beginning(state: State) -> Json:
    """Return the position at the ordinary start, its display still empty (DS2-DS7)."""
    cities = facts.board(state["board"])["start_cities"]
    both = {name: _empty() for name in state["order"]}
    for name, nation in both.items():
        nation.update(dict.fromkeys(facts.CHIPS, facts.START_CHIPS), cities=dict(cities[name]))
        nation["box"] = {"legions": 1, "galleys": 1}
    both[state["order"][1]]["coins"] = 1  # DS5
    return {"round": 1, "to_move": state["order"][0], "display": [], "discard": {}, "nations": both}


def _empty() -> Nation:
    return {
        "wedge": None,
        **dict.fromkeys(facts.KINDS, 0),
        "know_hows": [],
        "cities": {},
        "temples": [],
        "walls": [],
        "legions": {},
        "galleys": {},
        "box": {"legions": 0, "galleys": 0},
        "personages": {},
        "cards": {},
    }


def _given(given: Any, state: State) -> Json:
    """Return the position of a record, checked and with default values filled in."""
    needed = {"round", "to_move", "nations"}
    _need(isinstance(given, dict), "position")
    _need(needed <= set(given) <= needed | {"display", "discard"}, "keys of the position")
    display, discard, deck = given.get("display"), given.get("discard", {}), facts.cards(state["board"])
    _need(is_number(given["round"], 1) and is_name(given["to_move"], state["order"]), "round or mover")
    _need(isinstance(given["nations"], dict) and set(given["nations"]) == set(state["order"]), "nations")
    _need(are_counts(discard, deck), "discard")
    _need(display is None or _names(display, deck), "display")
    position = {
        "round": given["round"],
        "to_move": given["to_move"],
        "display": sorted(display or []),
        "discard": _without_zeros(discard),
        "nations": {name: _nation(nation, state["board"]) for name, nation in given["nations"].items()},
    }
    for name, nation in position["nations"].items():
        _need(name == given["to_move"] or "cards_due" not in nation, "cards due off turn")
    state["position"] = position
    _check_sums(state)
    return position


def _names(value: Any, names: Any) -> bool:
    return isinstance(value, list) and all(is_name(each, names) for each in value)


def _without_zeros(counts: dict[str, int]) -> dict[str, int]:
    return {key: count for key, count in counts.items() if count}


def _nation(given: Any, board: str) -> Nation:
    """Return a nation of a position, checked by itself and with default values filled in."""
    nation = _empty()
    _need(isinstance(given, dict) and set(given) <= {*nation, "cards_due"}, "keys of a nation")
    provinces = facts.board(board)["provinces"]
    wedge, cities = given.get("wedge"), given.get("cities")
    _need(wedge is None or is_name(wedge, facts.WEDGES), "wedge")
    _need(all(is_number(given.get(kind, 0)) for kind in (*facts.KINDS, "cards_due")), "counts")
    _need(isinstance(cities, dict) and bool(cities), "no city")
    _need(all(is_name(made, facts.CHIPS) for made in (cities or {}).values()), "what cities make")
    _need(all(is_name(city, provinces) and provinces[city]["city"] for city in cities or {}), "city sites")
    for key, names in (("know_hows", facts.KNOW_HOWS), ("temples", cities), ("walls", cities)):
        listed = given.get(key, [])
        _need(_names(listed, names) and len(set(listed)) == len(listed), key)
    for key, names in (
        ("box", facts.UNITS.values()),
        ("personages", facts.PERSONAGES),
        ("cards", facts.cards(board)),
        ("legions", provinces),
        ("galleys", provinces),
    ):
        _need(are_counts(given.get(key, {}), names), key)
    for key in nation:
        if key in given:
            nation[key] = given[key]
    nation["know_hows"] = [each for each in facts.KNOW_HOWS if each in nation["know_hows"]]
    nation["box"] = {"legions": 0, "galleys": 0, **nation["box"]}
    for key in ("temples", "walls"):
        nation[key] = sorted(nation[key])
    for key in ("legions", "galleys", "personages", "cards"):
        nation[key] = _without_zeros(nation[key])
    if given.get("cards_due"):
        nation["cards_due"] = given["cards_due"]
    return nation


def _check_sums(state: State) -> None:
    """Check both nations together against the bank, and each nation's units and walls against its supply."""
    one, other = nations(state).values()
    _need(not set(one["cities"]) & set(other["cities"]), "two owners of a city")
    for unit, units in facts.UNITS.items():
        _need(not set(one[units]) & set(other[units]), "hostile like units")
        for nation in (one, other):
            _need(in_supply(nation, units) >= 0, "too many units")
            _need(
                all(facts.can_stand(state["board"], unit, each) for each in nation[units]), "misplaced units"
            )
    _need(walls_at_hand(one) >= 0 and walls_at_hand(other) >= 0, "too many walls")
    _need(bank_coins(state) >= 0 and bank_temples(state) >= 0, "too many coins or temples")
    _need(min(bank_tokens(state).values()) >= 0, "too many city tokens")
    _need(min(bank_personages(state).values()) >= 0, "too many personages")
    _need(min(pile(state).values()) >= 0, "too many copies of a card")


def _check_display(state: State) -> None:
    """Check that the display has three cards, or fewer only if there is none left to draw."""
    shown, rest = (
        len(state["position"]["display"]),
        pile(state).total() + Counter(state["position"]["discard"]).total(),
    )
    _need(shown == facts.DISPLAY or (shown < facts.DISPLAY and not rest), "display")

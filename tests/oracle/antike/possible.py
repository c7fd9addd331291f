"""Check of whether a given position is possible, and changes that may make it impossible."""

from random import Random
from typing import Any

from tests.oracle.antike.begin import setup_of
from tests.oracle.antike.board import can_stand
from tests.oracle.antike.facts import (
    BASIC_OF,
    COINS,
    DOUBLED_SUPPLY,
    EVERY,
    KNOW_HOWS,
    PERSONAGES,
    RESOURCES,
    SUPPLY,
    TEMPLES,
    UNITS,
)

Nation = dict[str, Any]


def is_possible(record: dict[str, Any]) -> bool:
    """Return whether the record's given position is possible."""
    setup = setup_of(record)
    nations = record["position"]["nations"]
    if set(nations) != set(setup["order"]):
        return False
    supply = DOUBLED_SUPPLY if setup["two_players"] == "doubled" else SUPPLY
    fine = all(_nation_possible(setup["board"], supply, nation) for nation in nations.values())
    return fine and _together_possible(list(nations.values()))


def _nation_possible(board: dict[str, Any], supply: dict[str, int], nation: Nation) -> bool:
    cities, known = nation.get("cities", []), nation.get("know_hows", [])
    won = nation.get("personages", {})
    earned = nation.get("earned", {kind: won.get(kind, 0) for kind in EVERY})
    return (
        1 <= len(cities) <= supply["cities"]  # S5
        and all(temple in cities for temple in nation.get("temples", []))  # B1
        and all(BASIC_OF[known_how] in known for known_how in known if known_how in BASIC_OF)  # K1
        and all(earned.get(kind, 0) <= won.get(kind, 0) for kind in EVERY)  # V2
        and all(sum(nation.get(place, {}).values()) <= supply[place] for place in UNITS.values())  # S5
        and all(
            can_stand(board, unit, province)  # A2
            for unit, place in UNITS.items()
            for province, count in nation.get(place, {}).items()
            if count
        )
    )


def _together_possible(nations: list[Nation]) -> bool:
    cities = [city for nation in nations for city in nation.get("cities", [])]
    won = [nation.get("personages", {}) for nation in nations]
    return (
        len(cities) == len(set(cities))  # no two owners
        and sum(nation.get("coins", 0) for nation in nations) <= COINS  # S6
        and sum(len(nation.get("temples", [])) for nation in nations) <= TEMPLES
        and all(sum(w.get(kind, 0) for w in won) <= stack for kind, stack in PERSONAGES.items())
    )


def disturb(rng: Random, record: dict[str, Any]) -> None:
    """Change one thing about a given position, which may make it impossible."""
    board, nations = setup_of(record)["board"], record["position"]["nations"]
    province = rng.choice(list(board["resources"]))
    nation = nations[rng.choice(list(nations))]
    kind = rng.choice(list(PERSONAGES))
    what = rng.choice(["city", "city", "temple", "unit", "unit", "know-how", "coin", "personage", "earned"])
    if what == "city":
        _toggle(nation["cities"], province if rng.random() < 0.5 else rng.choice(nation["cities"]))
    elif what == "temple":
        _toggle(nation["temples"], rng.choice([province, *nation["cities"]]))
    elif what == "unit":
        place = nation[rng.choice(list(UNITS.values()))]
        where = rng.choice([province, *place])
        place[where] = place.get(where, 0) + 1
    elif what == "know-how":
        _toggle(nation["know_hows"], rng.choice(KNOW_HOWS))
    elif what == "coin":
        nation[rng.choice(RESOURCES)] += rng.randint(1, 3)
    elif what == "personage":
        nation["personages"][kind] = nation["personages"].get(kind, 0) + 1
    else:
        earned = {every: nation["personages"].get(every, 0) for every in EVERY}
        earned[rng.choice(list(EVERY))] += 1
        nation["earned"] = earned


def _toggle(things: list[str], thing: str) -> None:
    if thing in things:
        things.remove(thing)
    else:
        things.append(thing)

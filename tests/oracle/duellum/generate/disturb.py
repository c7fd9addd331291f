"""Given positions with one thing changed, most of them impossible after it."""

from random import Random
from typing import Any

from tests.oracle.duellum import facts

Record = dict[str, Any]


def disturb(rng: Random, record: Record) -> None:
    """Change the given position of a record in one place."""
    given = record["position"]
    nation = given["nations"][rng.choice(sorted(given["nations"]))]
    place = rng.choice(list(facts.board(record["board"])["provinces"]))
    rng.choice(_CHANGES)(rng, given, nation, place)


def _city(rng: Random, _given: Record, nation: Record, place: str) -> None:
    nation["cities"] = {**nation["cities"], place: rng.choice(facts.CHIPS)}


def _few_cities(rng: Random, _given: Record, nation: Record, _place: str) -> None:
    city = rng.choice([*nation["cities"]]) if nation["cities"] else None
    nation["cities"] = {each: made for each, made in nation["cities"].items() if each != city}


def _listed(rng: Random, _given: Record, nation: Record, place: str) -> None:
    key = rng.choice(["temples", "walls"])
    more = rng.choice([place, *nation["cities"]])
    if more not in nation[key]:
        nation[key] = [*nation[key], more]


def _unit(rng: Random, _given: Record, nation: Record, place: str) -> None:
    units = rng.choice(["legions", "galleys"])
    nation[units] = {**nation[units], place: rng.choice([1, 1, 5, 12])}


def _box(rng: Random, _given: Record, nation: Record, _place: str) -> None:
    nation["box"] = {**nation["box"], rng.choice(["legions", "galleys"]): rng.randint(0, 13)}


def _coins(rng: Random, _given: Record, nation: Record, _place: str) -> None:
    nation["coins"] = rng.choice([0, 5, 24, 25, -1])


def _personage(rng: Random, _given: Record, nation: Record, _place: str) -> None:
    kind = rng.choice(list(facts.PERSONAGES))
    nation["personages"] = {**nation["personages"], kind: rng.randint(0, facts.PERSONAGES[kind] + 1)}


def _hand(rng: Random, _given: Record, nation: Record, _place: str) -> None:
    nation["cards"] = {**nation["cards"], rng.choice(list(facts.cards())): rng.randint(0, 2)}


def _discard(rng: Random, given: Record, _nation: Record, _place: str) -> None:
    given["discard"] = {**given["discard"], rng.choice(list(facts.cards())): rng.randint(0, 2)}


def _display(rng: Random, given: Record, _nation: Record, _place: str) -> None:
    shown = list(given["display"] or [])
    if shown and rng.random() < 0.5:
        shown.pop()
    else:
        shown.append(rng.choice(list(facts.cards())))
    given["display"] = rng.choice([shown, shown, shown, None])


def _due(rng: Random, _given: Record, nation: Record, _place: str) -> None:
    nation["cards_due"] = rng.choice([1, 2, 3, -1])


def _other_mover(_rng: Random, given: Record, _nation: Record, _place: str) -> None:
    (given["to_move"],) = set(given["nations"]) - {given["to_move"]}


def _key(rng: Random, given: Record, nation: Record, _place: str) -> None:
    rng.choice([given, nation])[rng.choice(["learning", "earned", "pile", "roundel"])] = []


def _know_how(rng: Random, _given: Record, nation: Record, _place: str) -> None:
    name = rng.choice([*facts.KNOW_HOWS, "wheel"])
    if name not in nation["know_hows"]:
        nation["know_hows"] = [*nation["know_hows"], name]


_CHANGES = [
    _city,
    _few_cities,
    _listed,
    _listed,
    _unit,
    _unit,
    _box,
    _coins,
    _personage,
    _hand,
    _discard,
    _display,
    _due,
    _other_mover,
    _key,
    _know_how,
]

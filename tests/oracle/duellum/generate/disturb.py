"""Random changes of given positions, most of which make the position impossible."""

from random import Random
from typing import Any, NamedTuple

from tests.oracle.duellum import facts

Record = dict[str, Any]


class _Place(NamedTuple):
    """Arguments of a change, which writes into `given` and `nation` only."""

    rng: Random
    given: Record
    nation: Record
    provinces: list[str]
    deck: list[str]


def disturb(rng: Random, record: Record) -> None:
    """Change the given position of a record in one place."""
    given, board = record["position"], record["board"]
    nation = given["nations"][rng.choice(sorted(given["nations"]))]
    place = _Place(rng, given, nation, list(facts.board(board)["provinces"]), list(facts.cards(board)))
    rng.choice(_CHANGES)(place)


def _city(here: _Place) -> None:
    cities = here.nation["cities"]
    here.nation["cities"] = {**cities, here.rng.choice(here.provinces): here.rng.choice(facts.CHIPS)}


def _few_cities(here: _Place) -> None:
    cities = here.nation["cities"]
    gone = here.rng.choice([*cities]) if cities else None
    here.nation["cities"] = {each: made for each, made in cities.items() if each != gone}


def _listed(here: _Place) -> None:
    key = here.rng.choice(["temples", "walls"])
    more = here.rng.choice([here.rng.choice(here.provinces), *here.nation["cities"]])
    if more not in here.nation[key]:
        here.nation[key] = [*here.nation[key], more]


def _units(here: _Place) -> None:
    units = here.rng.choice(["legions", "galleys"])
    where = here.rng.choice([*here.provinces, "nowhere"])
    here.nation[units] = {**here.nation[units], where: here.rng.choice([0, 1, 1, 5, 12])}


def _box(here: _Place) -> None:
    units = here.rng.choice(["legions", "galleys"])
    here.nation["box"] = {**here.nation["box"], units: here.rng.randint(0, 13)}


def _coins(here: _Place) -> None:
    here.nation["coins"] = here.rng.choice([0, 5, 24, 25, -1])


def _personage(here: _Place) -> None:
    kind = here.rng.choice(list(facts.PERSONAGES))
    number = here.rng.randint(0, facts.PERSONAGES[kind] + 1)
    here.nation["personages"] = {**here.nation["personages"], kind: number}


def _hand(here: _Place) -> None:
    here.nation["cards"] = {**here.nation["cards"], here.rng.choice(here.deck): here.rng.randint(0, 2)}


def _discard(here: _Place) -> None:
    here.given["discard"] = {**here.given["discard"], here.rng.choice(here.deck): here.rng.randint(0, 2)}


def _display(here: _Place) -> None:
    shown = list(here.given["display"] or [])
    if shown and here.rng.random() < 0.5:
        shown.pop()
    else:
        shown.append(here.rng.choice(here.deck))
    here.given["display"] = here.rng.choice([shown, shown, shown, None])


def _due(here: _Place) -> None:
    here.nation["cards_due"] = here.rng.choice([1, 2, 3, -1])


def _other_mover(here: _Place) -> None:
    (here.given["to_move"],) = set(here.given["nations"]) - {here.given["to_move"]}


def _key(here: _Place) -> None:
    key = here.rng.choice(["learning", "earned", "pile", "roundel"])
    here.rng.choice([here.given, here.nation])[key] = []


def _know_how(here: _Place) -> None:
    name = here.rng.choice([*facts.KNOW_HOWS, "wheel"])
    here.nation["know_hows"] = [*here.nation["know_hows"], name]


_CHANGES = [
    _city,
    _few_cities,
    _listed,
    _listed,
    _units,
    _units,
    _units,
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

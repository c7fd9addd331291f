"""Random given positions, late and rare ones above all: rich, crowded, with little left in the bank."""

from random import Random
from typing import Any

from tests.oracle.board import can_stand
from tests.oracle.facts import (
    BASIC_OF,
    COINS,
    EVERY,
    KNOW_HOWS,
    PERSONAGES,
    RESOURCES,
    SUPPLY,
    TEMPLES,
    UNITS,
    WEDGES,
)

Given = dict[str, Any]


def late_position(rng: Random, board: dict[str, Any], order: list[str], *, extra: bool) -> Given:
    """A position that the record format calls possible; `extra`: K4's personage is played."""
    nations = {name: _bare(rng) for name in order}
    _cities(rng, board, nations)
    _temples(rng, nations)
    _units(rng, board, nations)
    _coins(rng, nations)
    _know_hows(rng, nations)
    _personages(rng, nations, extra=extra)
    to_move = rng.choice(order)
    if rng.random() < 0.2:
        # The bank ran dry on its way round the table: whoever comes now or later has not taken its chip.
        for name in order[rng.randrange(order.index(to_move), len(order)) :]:
            nations[name]["owes_chip"] = 1
    return {"round": rng.randint(1, 40), "to_move": to_move, "nations": nations}


def _bare(rng: Random) -> Given:
    rich = rng.choice([2, 6, 25])
    chips = {chip: rng.randint(0, rich) for chip in RESOURCES if chip != "coins"}
    return {"wedge": rng.choice([None, *WEDGES, *WEDGES]), **chips}


def _cities(rng: Random, board: dict[str, Any], nations: dict[str, Given]) -> None:
    free = list(board["resources"])
    rng.shuffle(free)
    for nation in nations.values():
        nation["cities"] = [free.pop()]
    names = list(nations)
    how = rng.choice(["few", "many", "all", "one", "one"])
    if how == "one":
        # One nation near the end of its stones.
        giant = nations[rng.choice(names)]
        while len(giant["cities"]) < rng.randint(SUPPLY["cities"] - 2, SUPPLY["cities"]):
            giant["cities"].append(free.pop())
    more = {"few": len(names) * 2, "many": 30, "all": len(free), "one": 10}[how]
    for province in free[:more]:
        nation = nations[rng.choice(names)]
        if len(nation["cities"]) < SUPPLY["cities"]:
            nation["cities"].append(province)


def _temples(rng: Random, nations: dict[str, Given]) -> None:
    places = [(nation, city) for nation in nations.values() for city in nation["cities"]]
    rng.shuffle(places)
    number = rng.choice([0, rng.randint(0, TEMPLES), TEMPLES - 1, TEMPLES])
    for nation in nations.values():
        nation["temples"] = []
    for nation, city in places[:number]:
        nation["temples"].append(city)


def _units(rng: Random, board: dict[str, Any], nations: dict[str, Given]) -> None:
    """Mostly gathered in a few provinces, so that several nations meet."""
    provinces = list(board["resources"])
    crowded = rng.sample(provinces, rng.randint(3, 10))
    for nation in nations.values():
        for unit, place in UNITS.items():
            nation[place] = {}
            number = rng.choice([0, rng.randint(0, 6), rng.randint(5, 17), rng.randint(16, 17)])
            for _ in range(number):
                where = rng.choice(rng.choice([crowded, crowded, nation["cities"], provinces]))
                if can_stand(board, unit, where):
                    nation[place][where] = nation[place].get(where, 0) + 1


def _coins(rng: Random, nations: dict[str, Given]) -> None:
    out = rng.choice([0, rng.randint(0, COINS), COINS - 2, COINS])
    for nation in nations.values():
        nation["coins"] = 0
    for _ in range(out):
        nations[rng.choice(list(nations))]["coins"] += 1


def _know_hows(rng: Random, nations: dict[str, Given]) -> None:
    for nation in nations.values():
        wanted = rng.choice([0, 3, 6, 7, 7, 8])
        known = set(rng.sample(KNOW_HOWS, wanted))
        nation["know_hows"] = sorted(k for k in known if BASIC_OF.get(k, k) in known)


def _personages(rng: Random, nations: dict[str, Given], *, extra: bool) -> None:
    for nation in nations.values():
        nation["personages"] = {}
    gone = rng.choice(["few", "many", "all", "nearly all"])
    for kind, stack in PERSONAGES.items():
        won = {
            "few": rng.randint(0, 2),
            "many": rng.randint(0, stack),
            "all": stack,
            "nearly all": stack - rng.choice([0, 0, 1, 1, 2]),
        }[gone]
        for _ in range(won):
            personages = nations[rng.choice(list(nations))]["personages"]
            personages[kind] = personages.get(kind, 0) + 1
    for nation in nations.values():
        counted = [kind for kind in EVERY if nation["personages"].get(kind)]
        if extra and counted and len(nation["know_hows"]) == len(KNOW_HOWS) and rng.random() < 0.5:
            # One of them came for the eighth know-how, not by its threshold (K4).
            earned = {kind: nation["personages"][kind] for kind in counted}
            earned[rng.choice(counted)] -= 1
            nation["earned"] = earned

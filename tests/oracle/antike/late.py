"""Random given positions, mostly late and rare ones: rich, crowded, with little left in the bank."""

from random import Random
from typing import Any

from tests.oracle.antike.board import can_stand
from tests.oracle.antike.facts import (
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
    """Return a position that the record format allows; with `extra`, K4's personage is part of the game."""
    nations = {name: _bare(rng) for name in order}
    _cities(rng, board, nations)
    _temples(rng, nations)
    _units(rng, board, nations)
    _coins(rng, nations)
    _know_hows(rng, nations)
    _personages(rng, nations, extra=extra)
    to_move = rng.choice(order)
    rng.choice([_nothing, _about_to_learn, _about_to_storm, _about_to_storm])(rng, board, nations, to_move)
    if rng.random() < 0.2:
        # The bank ran out of coins in turn order: these nations, now or later on turn, have not taken a chip.
        for name in order[rng.randrange(order.index(to_move), len(order)) :]:
            nations[name]["owes_chip"] = 1
    return {"round": rng.randint(1, 40), "to_move": to_move, "nations": nations}


def _nothing(_rng: Random, _board: dict[str, Any], _nations: dict[str, Given], _to_move: str) -> None:
    """Change nothing."""


def _about_to_learn(rng: Random, _board: dict[str, Any], nations: dict[str, Given], to_move: str) -> None:
    """Let the mover be able to learn several know-hows in the next turn, and the eighth (K3, K4)."""
    learner = nations[to_move]
    learner["gold"] = rng.randint(10, 60)
    learner["wedge"] = rng.choice([None, "arming", "marble"])
    learner.pop("earned", None)
    if rng.random() < 0.5:
        for nation in nations.values():  # everything is new, and there are scholars for it
            nation["know_hows"] = []
            nation["personages"].pop("scholar", None)
            nation.pop("earned", None)
    learner["know_hows"] = _closed(rng.sample(KNOW_HOWS, rng.choice([4, 6, 7, 7, 7])))


def _about_to_storm(rng: Random, board: dict[str, Any], nations: dict[str, Given], to_move: str) -> None:
    """Place the mover's units in and beside weak foreign cities, some a nation's last (M9-M11)."""
    stormer = nations[to_move]
    stormer["wedge"] = rng.choice([None, "temple", "gold"])
    quick = rng.choice([[], ["wheel"], ["sailing"], ["wheel", "roads", "sailing"]])
    stormer["know_hows"] = sorted({*stormer["know_hows"], *quick})
    cities = [city for name, nation in nations.items() if name != to_move for city in nation["cities"]]
    last = [n["cities"][0] for name, n in nations.items() if name != to_move and len(n["cities"]) == 1]
    goals = rng.sample(cities, min(2, len(cities))) + rng.sample(last, min(1, len(last)))
    for unit, place in UNITS.items():
        stormer[place] = {}
        for _ in range(rng.randint(8, 17)):
            goal = rng.choice(goals)
            where = rng.choice([goal, *board["borders"][goal]])
            if can_stand(board, unit, where):
                stormer[place][where] = stormer[place].get(where, 0) + 1
        for name, nation in nations.items():
            if name != to_move and rng.random() < 0.7:
                for goal in goals:
                    nation[place].pop(goal, None)


def _closed(know_hows: list[str]) -> list[str]:
    """Return, sorted, the basic know-hows and the secondary ones whose basic one is among them."""
    return sorted(each for each in know_hows if BASIC_OF.get(each, each) in know_hows)


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
    names = names[rng.randint(0, 1) :]  # sometimes a nation keeps a single city
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
    """Place units, mostly in a few provinces, so that several nations meet."""
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
        nation["know_hows"] = _closed(rng.sample(KNOW_HOWS, wanted))


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
            # One personage came for the eighth know-how, not by its threshold (K4).
            earned = {kind: nation["personages"][kind] for kind in counted}
            earned[rng.choice(counted)] -= 1
            nation["earned"] = earned

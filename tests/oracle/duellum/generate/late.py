"""Random given positions, mostly late and rare ones: rich, crowded, with little left in the bank."""

from collections import Counter
from random import Random
from typing import Any

from tests.oracle.duellum import facts

Given = dict[str, Any]


def late_position(rng: Random, board: str, order: list[str]) -> Given:
    """Return a random position that is possible by the record format."""
    nations = {name: _bare(rng) for name in order}
    _cities(rng, board, nations)
    _temples(rng, nations)
    _coins(rng, board, nations)
    _personages(rng, nations)
    to_move = rng.choice(order)
    _units(rng, board, nations)
    rng.choice([_nothing, _about_to_build, _about_to_storm, _about_to_storm])(rng, board, nations, to_move)
    _boxes(rng, nations)
    display, discard = _cards(rng, board, nations)
    if rng.random() < 0.4:
        nations[to_move]["cards_due"] = rng.randint(1, 5)
    return {
        "round": rng.randint(1, 40),
        "to_move": to_move,
        "display": display,
        "discard": discard,
        "nations": nations,
    }


def _bare(rng: Random) -> Given:
    """Return a nation with wedge, chips and know-hows only."""
    rich = rng.choice([2, 6, 25])
    return {
        "wedge": rng.choice([None, *facts.WEDGES, *facts.WEDGES]),
        **{chip: rng.randint(0, rich) for chip in facts.CHIPS},
        "know_hows": sorted(rng.sample(facts.KNOW_HOWS, rng.choice([0, 1, 3, 4, 5]))),
    }


def _cities(rng: Random, board: str, nations: dict[str, Given]) -> None:
    free = [name for name, place in facts.board(board)["provinces"].items() if place["city"]]
    rng.shuffle(free)
    tokens = Counter(facts.TOKENS)
    scarce = rng.choice(facts.CHIPS)
    names = list(nations)
    for name in names:
        nations[name]["cities"] = {free.pop(): _token(rng, tokens, scarce)}
    owners = names[rng.randint(0, 1) :]  # sometimes one nation keeps a single city
    number = rng.choice([4, 10, 20, len(free)])
    for site in free[:number]:
        nations[rng.choice(owners)]["cities"][site] = _token(rng, tokens, scarce)


def _token(rng: Random, tokens: Counter[str], scarce: str) -> str:
    """Take and return one of the tokens left, often the scarce kind, so that it runs out."""
    made = scarce if tokens[scarce] and rng.random() < 0.5 else rng.choice(sorted((+tokens).keys()))
    tokens[made] -= 1
    return made


def _temples(rng: Random, nations: dict[str, Given]) -> None:
    places = [(nation, city) for nation in nations.values() for city in nation["cities"]]
    rng.shuffle(places)
    number = rng.choice([0, rng.randint(0, facts.TEMPLES), facts.TEMPLES - 1, facts.TEMPLES])
    for nation in nations.values():
        nation["temples"] = []
    for nation, city in places[:number]:
        nation["temples"].append(city)


def _coins(rng: Random, board: str, nations: dict[str, Given]) -> None:
    coins = facts.board(board)["coins"]
    out = rng.choice([0, rng.randint(0, coins), coins - 2, coins - 1, coins])
    for nation in nations.values():
        nation["coins"] = 0
    for _ in range(out):
        nations[rng.choice(list(nations))]["coins"] += 1


def _personages(rng: Random, nations: dict[str, Given]) -> None:
    """Give out few, many or nearly all personages, and walls as far as the track allows (DV6)."""
    for nation in nations.values():
        nation["personages"] = {}
    gone = rng.choice(["few", "few", "many", "nearly all"])
    for kind, stack in facts.PERSONAGES.items():
        won = {"few": min(stack, rng.randint(0, 2)), "many": rng.randint(0, stack), "nearly all": stack - 1}[
            gone
        ]
        for _ in range(won):
            personages = nations[rng.choice(list(nations))]["personages"]
            personages[kind] = personages.get(kind, 0) + 1
    for nation in nations.values():
        track = sum(nation["personages"].values())
        most = min(sum(1 for symbol in facts.WALL_SYMBOLS if symbol <= track), len(nation["cities"]))
        nation["walls"] = sorted(
            rng.sample(sorted(nation["cities"]), rng.choice([0, most, rng.randint(0, most)]))
        )


def _units(rng: Random, board: str, nations: dict[str, Given]) -> None:
    """Place units, mostly in a few provinces, so that the nations meet."""
    provinces = list(facts.board(board)["provinces"])
    crowded = rng.sample(provinces, rng.randint(3, 10))
    for unit, units in facts.UNITS.items():
        for name, nation in nations.items():
            nation[units] = {}
            for _ in range(rng.choice([0, rng.randint(0, 6), rng.randint(4, facts.UNITS_EACH)])):
                where = rng.choice(rng.choice([crowded, crowded, list(nation["cities"]), provinces]))
                _put(board, nations, name, unit, where)


def _put(board: str, nations: dict[str, Given], name: str, unit: str, where: str) -> None:
    """Add a unit, unless it cannot stand in the province or a hostile one of its kind is there."""
    units = facts.UNITS[unit]
    hostile = any(where in other.get(units, {}) for key, other in nations.items() if key != name)
    if facts.can_stand(board, unit, where) and not hostile:
        nations[name][units][where] = nations[name][units].get(where, 0) + 1


def _nothing(_rng: Random, _board: str, _nations: dict[str, Given], _to_move: str) -> None:
    """Leave the random position as it is."""


def _about_to_build(rng: Random, board: str, nations: dict[str, Given], to_move: str) -> None:
    """Let the mover afford several temples, know-hows or cities (DB, DK, DF)."""
    builder = nations[to_move]
    builder["wedge"] = rng.choice([None, "iron", "marble", "maneuver-2"])
    for chip in facts.CHIPS:
        builder[chip] = rng.randint(5, 30)
    builder["temples"] = builder["temples"][:1]
    builder["know_hows"] = builder["know_hows"][:2]
    for unit, units in facts.UNITS.items():
        for where in rng.sample(list(facts.board(board)["provinces"]), 6):
            if sum(builder[units].values()) < facts.UNITS_EACH:
                _put(board, nations, to_move, unit, where)


def _about_to_storm(rng: Random, board: str, nations: dict[str, Given], to_move: str) -> None:
    """Place the mover's units in and beside hostile cities, those with temples first (DM5-DM9)."""
    stormer = nations[to_move]
    stormer["wedge"] = rng.choice([None, "temple", "gold", "arming", "know-how"])
    (rival,) = (nation for name, nation in nations.items() if name != to_move)
    cities = sorted(rival["cities"], key=lambda city: (city in rival["temples"]) + rng.random())
    goals = cities[-rng.randint(1, 3) :]
    for unit, units in facts.UNITS.items():
        stormer[units] = {}
        for goal in goals:
            if rng.random() < 0.7:
                rival[units].pop(goal, None)
        for _ in range(rng.randint(5, facts.UNITS_EACH)):
            goal = rng.choice(goals)
            where = rng.choice([goal, goal, *facts.board(board)["borders"][goal]])
            _put(board, nations, to_move, unit, where)


def _boxes(rng: Random, nations: dict[str, Given]) -> None:
    for nation in nations.values():
        nation["box"] = {}
        for units in facts.UNITS.values():
            rest = facts.UNITS_EACH - sum(nation[units].values())
            nation["box"][units] = rng.choice([0, min(rest, rng.randint(0, 4)), rng.randint(0, rest), rest])


def _cards(rng: Random, board: str, nations: dict[str, Given]) -> tuple[list[str] | None, dict[str, int]]:
    """Deal hands; return display and discards. Sometimes the pile is empty, or the discards and it."""
    deck = [card for card, fact in facts.cards(board).items() for _ in range(fact["copies"])]
    rng.shuffle(deck)
    display = [deck.pop() for _ in range(facts.DISPLAY)]
    discard: list[str] = []
    how = rng.choice(["few", "few", "many", "no pile", "nothing"])
    for nation in nations.values():
        nation["cards"] = {}
    number = {"few": rng.randint(0, 4), "many": rng.randint(4, 16)}.get(how, len(deck) - rng.randint(0, 4))
    for _ in range(len(deck) if how == "nothing" else number):
        cards = nations[rng.choice(list(nations))]["cards"]
        card = deck.pop()
        cards[card] = cards.get(card, 0) + 1
    if how == "nothing":
        for card in [display.pop() for _ in range(rng.randint(0, facts.DISPLAY))]:
            cards[card] = cards.get(card, 0) + 1
    elif how == "no pile":
        discard, deck = deck, []
    else:
        discard = [deck.pop() for _ in range(rng.randint(0, len(deck)))]
    # A display that is left out is filled at once, possibly from the discards.
    return None if how != "nothing" and rng.random() < 0.1 else sorted(display), dict(Counter(discard))

"""Strategies for set-ups and late positions, so that Hypothesis can shrink counter-examples."""

from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from tests.laws.table import Json
from tests.oracle.antike.begin import setup_of
from tests.oracle.antike.board import can_stand, load
from tests.oracle.antike.facts import (
    BASIC_OF,
    CHIPS,
    COINS,
    DOUBLED_SUPPLY,
    EVERY,
    KNOW_HOWS,
    PERSONAGES,
    SUPPLY,
    TEMPLES,
    UNITS,
    WEDGES,
)
from tests.oracle.antike.records import PAIR, boards_at_hand

Draw = st.DrawFn


@st.composite
def variants(draw: Draw) -> Json:
    """Draw any legal combination of the settings (S1, S9, S10, X1-X4)."""
    two_players = draw(st.sampled_from([None, None, "four-nations", "doubled"]))
    doubled = two_players == "doubled"
    military = draw(st.booleans())
    goals = st.integers(1, 45)
    return {
        "nations": {None: draw(st.integers(3, 6)), "four-nations": 4, "doubled": 2}[two_players],
        "goal": draw(goals if doubled and military else st.none() | goals),
        "expert": draw(st.booleans()),
        "military": military,
        "one_city": not doubled and draw(st.booleans()),
        "two_players": two_players,
    }


@st.composite
def records(draw: Draw, *, late: bool | None = None) -> Json:
    """Draw a record without actions; with `late` None, at the start or in a late position."""
    board = draw(st.sampled_from(boards_at_hand()))
    variant = draw(variants())
    record: Json = {
        "format": "antike-record/1",
        "ruleset": "antike",
        "board": board,
        "variant": variant,
        "seats": draw(_seats(board, variant)),
        "position": None,
        "actions": [],
    }
    if draw(st.booleans()) if late is None else late:
        record["position"] = draw(late_positions(record))
    return record


@st.composite
def _seats(draw: Draw, board: str, variant: Json) -> list[Json]:
    cards = load(board)["start_cities"]
    doubled = variant["two_players"] == "doubled"
    playing = sorted(cards["6" if doubled else str(variant["nations"])])
    around = draw(st.permutations(playing))[: variant["nations"]]
    pairs = PAIR[board] if variant["two_players"] == "four-nations" else None
    player = {name: name if pairs is None else ("one" if name in pairs else "other") for name in around}
    return [{"nation": name, "player": player[name]} for name in around]


@st.composite
def late_positions(draw: Draw, record: Json) -> Json:
    """Draw any possible position, often with something used up: stones, units, temples, coins, stacks."""
    setup = setup_of(record)
    names, doubled = list(setup["order"]), setup["two_players"] == "doubled"
    supply = DOUBLED_SUPPLY if doubled else SUPPLY
    nations: dict[str, Json] = {name: _bare(draw) for name in names}
    _give_cities(draw, setup["board"], nations, supply["cities"])
    _give_units(draw, setup["board"], nations, supply)
    for nation, coins in zip(nations.values(), _split(draw, COINS, len(names)), strict=True):
        nation["coins"] = coins
    for kind, stack in PERSONAGES.items():
        for nation, won in zip(nations.values(), _split(draw, stack, len(names)), strict=True):
            if won:
                nation["personages"][kind] = won
    for nation in nations.values():
        if draw(st.booleans()):  # as if one of each kind came for the eighth know-how (K4)
            nation["earned"] = {kind: max(0, nation["personages"].get(kind, 0) - 1) for kind in EVERY}
    to_move = draw(st.integers(0, len(names) - 1))
    for name in names[to_move:]:  # a nation that has had its turn this round has taken its chip (S7)
        nations[name]["owes_chip"] = int(draw(st.booleans()))
    return {"round": draw(st.integers(1, 40)), "to_move": names[to_move], "nations": nations}


def _bare(draw: Draw) -> Json:
    known = draw(st.sets(st.sampled_from(KNOW_HOWS)) | st.just(set(KNOW_HOWS)))
    nation: Json = {chip: draw(st.integers(0, 12)) for chip in CHIPS}
    return {
        **nation,
        "wedge": draw(st.none() | st.sampled_from(WEDGES)),
        "know_hows": sorted(each for each in known if BASIC_OF.get(each, each) in known),
        "personages": {},
    }


def _split(draw: Draw, number: int, parts: int) -> list[int]:
    """Draw the shares of `parts` nations in `number` things or fewer; the rest stays in the bank."""
    ends = draw(st.just(number) | st.integers(0, number))
    cuts = sorted([0, ends, *(draw(st.integers(0, ends)) for _ in range(parts - 1))])
    return [after - before for before, after in pairwise(cuts)]


def _give_cities(draw: Draw, board: Any, nations: dict[str, Json], stones: int) -> None:
    """Give each nation a city, then more and temples; the first may have all its stones out (M12)."""
    free = list(draw(st.permutations(sorted(board["resources"]))))
    for nation in nations.values():
        nation["cities"] = [free.pop()]
    first = next(iter(nations.values()))
    if draw(st.booleans()):
        while len(first["cities"]) < stones and free:
            first["cities"].append(free.pop())
    for owner in draw(st.lists(st.sampled_from([None, *nations]), max_size=len(free))):
        province = free.pop()
        if owner is not None and len(nations[owner]["cities"]) < stones:
            nations[owner]["cities"].append(province)
    cities = [city for nation in nations.values() for city in nation["cities"]]
    most = min(TEMPLES, len(cities))
    temples = set(draw(st.permutations(cities))[: draw(st.just(most) | st.integers(0, most))])
    for nation in nations.values():
        nation["temples"] = [city for city in nation["cities"] if city in temples]


def _give_units(draw: Draw, board: Any, nations: dict[str, Json], supply: dict[str, int]) -> None:
    """Place units in a few provinces, so that nations meet (M5)."""
    crowd = draw(st.lists(st.sampled_from(sorted(board["resources"])), min_size=3, max_size=8, unique=True))
    for nation in nations.values():
        for unit, place in UNITS.items():
            places = [province for province in crowd if can_stand(board, unit, province)]
            left = supply[place]
            nation[place] = {}
            for province in places:
                count = draw(st.integers(0, min(left, 5)) | st.just(left))
                left -= count
                if count:
                    nation[place][province] = count

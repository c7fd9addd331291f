"""Records to play: random seats, every variant, from the start or from a late position."""

from random import Random
from typing import Any

from tests.oracle.antike.begin import setup_of
from tests.oracle.antike.board import BOARDS, load
from tests.oracle.antike.late import late_position

Record = dict[str, Any]

PLAIN: Record = {
    "nations": 3,
    "goal": None,
    "expert": False,
    "military": False,
    "one_city": False,
    "two_players": None,
}

# Every variant, and combinations that interact.
VARIANTS: dict[str, Record] = {
    "goal 1": {"nations": 4, "goal": 1},
    "goal 12": {"goal": 12},
    "goal 40": {"goal": 40},
    "expert": {"nations": 5, "expert": True},
    "military with 3": {"military": True},
    "military with 4": {"nations": 4, "military": True},
    "military with 5": {"nations": 5, "military": True, "expert": True},
    "military with 6": {"nations": 6, "military": True},
    "one city": {"nations": 4, "one_city": True},
    "one city, expert, military": {"nations": 5, "one_city": True, "expert": True, "military": True},
    "four nations": {"nations": 4, "two_players": "four-nations"},
    "four nations, expert, military": {
        "nations": 4,
        "two_players": "four-nations",
        "expert": True,
        "military": True,
    },
    "four nations, one city": {"nations": 4, "two_players": "four-nations", "one_city": True},
    "doubled": {"nations": 2, "two_players": "doubled"},
    "doubled, expert": {"nations": 2, "two_players": "doubled", "expert": True},
    "doubled, military to 10": {"nations": 2, "two_players": "doubled", "military": True, "goal": 10},
}

# S9: the nations of one of the two players.
PAIR = {"east": {"persians", "phoenicians"}, "west": {"romans", "phoenicians"}}


def boards_at_hand() -> list[str]:
    """Return the names of the boards whose data file exists."""
    return [name for name in ("east", "west") if (BOARDS / f"{name}.json").exists()]


def a_record(rng: Random, board: str, variant: Record, *, late: bool = False) -> Record:
    """Return a record without actions, its nations seated at random."""
    full = {**PLAIN, **variant}
    record = {
        "format": "antike-record/1",
        "ruleset": "antike",
        "board": board,
        "variant": full,
        "seats": _seats(rng, board, full),
        "position": None,
        "actions": [],
    }
    if late:
        setup = setup_of(record)
        extra = not full["expert"] and not full["military"]
        record["position"] = late_position(rng, setup["board"], setup["order"], extra=extra)
    return record


def _seats(rng: Random, board: str, variant: Record) -> list[dict[str, str]]:
    cards = load(board)["start_cities"]
    if variant["two_players"] == "doubled":
        nations = rng.sample(sorted(cards["6"]), 2)
    else:
        nations = rng.sample(sorted(cards[str(variant["nations"])]), variant["nations"])
    seats = []
    for nation in nations:
        player = f"player of the {nation}"
        if variant["two_players"] == "four-nations":
            player = "one" if nation in PAIR[board] else "other"
        seats.append({"nation": nation, "player": player})
    return seats

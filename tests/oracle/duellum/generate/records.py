"""Records to play: any seats and goals, from the start or from a late position."""

from collections import Counter
from random import Random
from typing import Any

from tests.oracle.duellum import facts
from tests.oracle.duellum.generate.late import late_position

Record = dict[str, Any]


def a_record(rng: Random, board: str, *, late: bool = False, goal: int | None = None) -> Record:
    """Return a record without actions, its nations seated at random."""
    order = rng.sample(facts.board(board)["nations"], 2)
    record: Record = {
        "format": "antike-record/1",
        "ruleset": "duellum",
        "board": board,
        "variant": {"nations": 2, "goal": goal},
        "seats": [{"nation": name, "player": f"player of the {name}"} for name in order],
        "position": late_position(rng, board, order) if late else None,
        "draws": [],
        "actions": [],
    }
    record["draws"] = _draws(rng, record)
    return record


def _draws(rng: Random, record: Record) -> list[str]:
    """Return the draws: the pile in random order, all of it, only its first cards or none."""
    rest = Counter({card: fact["copies"] for card, fact in facts.cards(record["board"]).items()})
    given = record["position"]
    if given is not None:
        rest.subtract(given["display"] or [])
        for counts in (given["discard"], *(nation["cards"] for nation in given["nations"].values())):
            rest.subtract(counts)
    deck = sorted(rest.elements())
    rng.shuffle(deck)
    return deck[: rng.choice([0, len(deck), rng.randint(0, len(deck))])]

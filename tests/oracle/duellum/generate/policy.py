"""Policy of the random games: weighted, because otherwise little would ever be built or conquered."""

from random import Random

from tests.oracle.duellum import facts
from tests.oracle.duellum.state import Action, State, mover
from tests.oracle.duellum.turn import rondel_price

# Weights of the types of actions, 1 if not named; the first is the plain policy of `simulate`.
WEIGHTS: list[dict[str, float]] = [
    {},
    {
        "found": 9,
        "temple": 9,
        "learn": 6,
        "recruit": 3,
        "arm": 6,
        "conquer": 9,
        "trade": 0.3,
        "end_turn": 0.3,
    },
    {"conquer": 30, "arm": 9, "move": 6, "found": 2, "wall": 3, "recruit": 4, "trade": 0.2, "end_turn": 0.3},
    {"play_card": 0.3, "move": 9, "arm": 6, "recruit": 4, "found": 4, "trade": 1, "end_turn": 0.2},
    {
        "found": 20,
        "temple": 20,
        "learn": 20,
        "conquer": 30,
        "arm": 9,
        "move": 3,
        "trade": 0.1,
        "end_turn": 0.2,
    },
]
_THRIFT = 0.8  # probability that only wedges without a price are considered


def random_weights(rng: Random) -> dict[str, float]:
    """Return random weights for a whole game."""
    return rng.choice(WEIGHTS)


def choose(rng: Random, weights: dict[str, float], state: State, actions: list[Action]) -> Action:
    """Return a random action: first choose a type by weight, then an action of that type."""
    kinds = sorted({action["type"] for action in actions})
    [kind] = rng.choices(kinds, [weights.get(kind, 1) for kind in kinds])
    some = [action for action in actions if action["type"] == kind]
    if kind != "rondel" or not weights:
        return rng.choice(some)
    if rng.random() < _THRIFT:
        some = [action for action in some if not rondel_price(state, action["wedge"])]
    return rng.choices(some, [_promise(state, action["wedge"]) for action in some])[0]


def _promise(state: State, wedge: str) -> int:
    """Return the weight of a wedge, an estimate of how much the mover can do there."""
    nation = mover(state)
    if wedge in facts.MANEUVERS:
        return 1 + min(len(nation["legions"]) + len(nation["galleys"]), 4)
    if wedge == "know-how":
        return 1 + int(nation["gold"]) // 4
    if wedge == "temple":
        return 1 + int(nation["marble"]) // 4
    if wedge == "arming":
        box: int = sum(nation["box"].values())
        return 1 + min(box, int(nation["iron"]) // 2, 4)
    return 2

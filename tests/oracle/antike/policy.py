"""Policy of the random games: weighted, because otherwise nothing would ever be built or conquered."""

from random import Random

from tests.oracle.antike.facts import MANEUVER_WEDGES
from tests.oracle.antike.state import Action, State, mover
from tests.oracle.antike.wedges import rondel_price

# Weights of the kinds of actions; 1 for kinds that are not named.
WEIGHTS: list[dict[str, float]] = [
    {},
    {"found": 9, "temple": 9, "learn": 9, "arm": 6, "conquer": 6, "move": 2, "fight": 0.5, "trade": 0.3},
    {"conquer": 30, "arm": 9, "move": 6, "found": 3, "temple": 6, "learn": 2, "fight": 1, "trade": 0.3},
    {"fight": 4, "move": 9, "arm": 6, "found": 4, "trade": 3, "end_turn": 0.3},
    {"found": 30, "temple": 30, "learn": 30, "arm": 20, "conquer": 30, "move": 3, "fight": 0.2, "trade": 0.1},
]
FREE_WEDGE_PROBABILITY = 0.8  # probability that only wedges without a price are considered


def random_weights(rng: Random) -> dict[str, float]:
    """Return random weights for a whole game."""
    return rng.choice(WEIGHTS)


def choose(rng: Random, weights: dict[str, float], state: State, actions: list[Action]) -> Action:
    """Return a random action: first choose a kind by weight, then an action of that kind."""
    kinds = sorted({action["type"] for action in actions})
    [kind] = rng.choices(kinds, [weights.get(kind, 1) for kind in kinds])
    some = [action for action in actions if action["type"] == kind]
    if kind != "rondel":
        return rng.choice(some)
    if rng.random() < FREE_WEDGE_PROBABILITY:
        some = [action for action in some if rondel_price(state, action["wedge"]) == 0]
    return rng.choices(some, [_promise(state, action["wedge"]) for action in some])[0]


def _promise(state: State, wedge: str) -> int:
    """Return the weight of a wedge, an estimate of how much the mover can do there."""
    nation = mover(state)
    if wedge in MANEUVER_WEDGES:
        return 1 + min(len(nation["legions"]) + len(nation["galleys"]), 4)
    if wedge == "know-how":
        return 1 + int(nation["gold"]) // 4
    if wedge == "temple":
        return 1 + int(nation["marble"]) // 4
    return 2

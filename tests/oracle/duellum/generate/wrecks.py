"""Random records that end in exit status 1 or 2 as often as in 0."""

from random import Random

from tests.oracle import duellum
from tests.oracle.duellum import facts
from tests.oracle.duellum.generate.disturb import disturb
from tests.oracle.duellum.generate.mutate import bent, malformed, stray
from tests.oracle.duellum.generate.policy import choose, random_weights
from tests.oracle.duellum.generate.records import Record, a_record
from tests.oracle.duellum.state import ImpossibleError, RefusedError


def a_wreck(rng: Random, board: str, steps: int) -> Record:
    """Return a random game, mostly with an error: in an action, a draw, the position or the head."""
    record = a_record(rng, board, late=rng.random() < 0.7)
    how = rng.choice(["action", "malformed", "draws", "draws", "position", "head", "nothing"])
    if how == "draws":
        _stray_draws(rng, record)
    _played(rng, record, steps)
    if how == "action" or rng.random() < 0.1:
        _bend_action(rng, record)
    if how == "malformed" and record["actions"]:
        index = rng.randrange(len(record["actions"]))
        record["actions"][index] = malformed(rng, record["actions"][index])
    elif how == "position" and record["position"]:
        disturb(rng, record)
    elif how == "head":
        _break_head(rng, record)
    return record


def _bend_action(rng: Random, record: Record) -> None:
    """Replace one of the actions by another one, which may be illegal there, and perhaps add draws."""
    actions = record["actions"]
    if duellum.replay(record).status or not actions:
        return
    state, index = duellum.load(record), rng.randrange(len(actions))
    for action in actions[:index]:
        state = duellum.play(state, action)
    actions[index] = rng.choice([bent(rng, state, actions[index]), stray(rng, state)])
    record["draws"] += rng.choices(list(facts.cards(record["board"])), k=rng.choice([0, 0, 3]))


def a_game(rng: Random, board: str, steps: int) -> Record:
    """Return a random game without errors, of at most `steps` actions."""
    record = a_record(rng, board, late=rng.random() < 0.7)
    _played(rng, record, steps)
    return record


def _stray_draws(rng: Random, record: Record) -> None:
    """Insert one card too many into the draws, or eight, which go beyond the first shuffle."""
    draws = record["draws"]
    for _ in range(rng.choice([1, 1, 8])):
        draws.insert(rng.randint(0, len(draws)), rng.choice(list(facts.cards(record["board"]))))


def _played(rng: Random, record: Record, steps: int) -> None:
    """Add up to `steps` random actions to the record; stop after an impossible draw."""
    weights = random_weights(rng)
    try:
        state = duellum.load(record)
        for _ in range(rng.randint(0, steps)):
            if not (actions := duellum.legal(state)):
                return
            action = choose(rng, weights, state, actions)
            record["actions"].append(action)
            state = duellum.play(state, action)
    except (RefusedError, ImpossibleError):
        return


def _break_head(rng: Random, record: Record) -> None:
    """Change one of the keys around the game, mostly to an invalid value."""
    other = rng.choice(["east", "rome", "punic", "hellenic"])
    key, value = rng.choice(
        [
            ("board", other),
            ("variant", {"nations": rng.choice([1, 2, 3]), "goal": None}),
            ("variant", {"nations": 2, "goal": rng.choice([0, 1, 11, 12, -1, "9", True])}),
            ("variant", {"nations": 2, "goal": None, rng.choice(["expert", "start", "goals"]): False}),
            ("seats", rng.choice([record["seats"][:1], record["seats"] * 2, record["seats"][::-1], []])),
            ("draws", rng.choice([["fortress", "castle"], "omen", [None], {}])),
            (rng.choice(["deck", "moves", "seed"]), []),
            ("ruleset", "antike"),
        ]
    )
    record[key] = value

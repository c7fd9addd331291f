"""Random, unrealistic turns for random games of Antike."""

import random

from bot.app.turn.plan_check import simulate_plan
from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Action, EndTurn

_LIKED = ("move", "arm", "answer", "found", "conquer")


def picked(rng: random.Random, position: Position) -> Action:
    """Return a random legal action, usually of a kind by which nations meet."""
    options = list(legal(position))
    liked = [a for a in options if a.type in _LIKED or getattr(a, "wedge", "") in ("arming", "maneuver-1")]
    return rng.choice(liked if liked and rng.random() < 0.7 else options)


def random_turn(rng: random.Random, position: Position) -> list[Action]:
    """Return up to eight random actions of the current turn, followed by its end if that is legal."""
    actions: list[Action] = []
    while len(actions) < 8:
        action = picked(rng, position)
        tried = simulate_plan(position, [action])
        if tried.ended:
            break
        actions.append(action)
        position = tried.position
    return [*actions, EndTurn()] if EndTurn() in legal(position) else actions

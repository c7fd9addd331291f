"""Whole turns of the strongest level."""

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action, Answer
from bot.players.antike.policies import POLICIES, thoughts
from tests.players.dice import dice


def hard_turn(here: Position) -> tuple[list[Action], Position]:
    """Return the whole turn of the strongest level, and the position after it; no other nation fights."""
    mover, line = here.mover, list[Action]()
    while here.outcome is None and here.mover == mover:
        if here.awaited != mover:
            asked = here.awaited
            assert asked is not None
            here, _ = apply(here, Answer(asked, fight=False))
            continue
        for action in thoughts(here, POLICIES["hard"], dice()):
            here, _ = apply(here, action)
            line.append(action)
    return line, here

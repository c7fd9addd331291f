"""Counting legal sequences: a short number that any change of the rules disturbs."""

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Action

__all__ = ["divide", "perft"]


def perft(position: Position, depth: int) -> int:
    """Legal action sequences of length `depth`; games that end earlier do not count."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in legal(position))
    return sum(perft(apply(position, action)[0], depth - 1) for action in legal(position))


def divide(position: Position, depth: int) -> list[tuple[Action, int]]:
    """The same by first action, for a depth of at least 1."""
    return [(action, perft(apply(position, action)[0], depth - 1)) for action in legal(position)]

"""Counting legal sequences: a short number that any change of the rules disturbs."""

from bot.engine.ruleset import Action, Position, Rules


def perft(rules: Rules, position: Position, depth: int) -> int:
    """Legal action sequences of length `depth`; games that end earlier do not count."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(rules.legal(position))
    return sum(perft(rules, rules.apply(position, action)[0], depth - 1) for action in rules.legal(position))


def divide(rules: Rules, position: Position, depth: int) -> list[tuple[Action, int]]:
    """`perft` after each first action, for a depth of at least 1."""
    return [
        (action, perft(rules, rules.apply(position, action)[0], depth - 1))
        for action in rules.legal(position)
    ]

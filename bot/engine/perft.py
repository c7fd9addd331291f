"""Perft: counts of legal action sequences, which change with any change of the rules."""

from bot.engine.ruleset import Action, Position, Rules


def perft(rules: Rules, position: Position, depth: int) -> int:
    """Return the number of legal action sequences of length `depth`; games that end earlier do not count."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(rules.legal(position))
    return sum(perft(rules, rules.apply(position, action)[0], depth - 1) for action in rules.legal(position))


def divide(rules: Rules, position: Position, depth: int) -> list[tuple[Action, int]]:
    """Return each legal action with the `perft` count after it; `depth` is at least 1."""
    return [
        (action, perft(rules, rules.apply(position, action)[0], depth - 1))
        for action in rules.legal(position)
    ]

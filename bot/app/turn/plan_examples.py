"""Example turns in notation that fit a position, shown if a plan could not be read."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Wedge
from bot.rulesets import ruleset_of

_MOST: Final = 2
_NO_DEEDS: Final = frozenset({"end_turn", "trade"})


def examples(
    position: OwnPosition, cost: Callable[[OwnPosition, Wedge], int], kind: str | None = None
) -> tuple[str, ...]:
    """Return up to two legal turns in notation, preferably with an action of type `kind`.

    `cost` returns the price of the stone's way to a wedge.
    """
    turns = list(_turns(position, cost))
    apt = [turn for turn in turns if any(action.type == kind for action in turn)]
    notation = ruleset_of(position).notation
    told = dict.fromkeys(notation.print_turn(turn) for turn in (*apt, *turns))
    return tuple(islice(told, _MOST))


def _turns(position: OwnPosition, cost: Callable[[OwnPosition, Wedge], int]) -> Iterator[tuple[Action, ...]]:
    """Yield turns by ascending price of the way; those with an action on the wedge before those without."""
    rules = ruleset_of(position).rules
    ways = [action for action in rules.legal(position) if action.type == "rondel"]
    if not ways:
        yield from ((action,) for action in rules.legal(position))
    plain: list[tuple[Action, ...]] = []
    for way in sorted(ways, key=lambda way: cost(position, way.wedge)):
        there, _ = rules.apply(position, way)
        deeds = [action for action in rules.legal(there) if action.type not in _NO_DEEDS]
        firsts = {deed.type: deed for deed in reversed(deeds)}
        yield from ((way, deed, rules.end_turn_action()) for deed in firsts.values())
        plain.append((way, rules.end_turn_action()))
    yield from plain

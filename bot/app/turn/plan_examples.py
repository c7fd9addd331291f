"""Example turns in notation that fit a position, shown if a plan could not be read."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from bot.engine.ruleset import Action, Event, OwnPosition
from bot.rulesets import ruleset_of

_MOST: Final = 2
_NO_DEEDS: Final = frozenset({"end_turn", "trade"})


def examples(position: OwnPosition, kind: str | None = None) -> tuple[str, ...]:
    """Return up to two legal turns in notation, preferably with an action of type `kind`."""
    turns = list(_turns(position))
    apt = [turn for turn in turns if any(action.type == kind for action in turn)]
    notation = ruleset_of(position).notation
    told = dict.fromkeys(notation.print_turn(turn) for turn in (*apt, *turns))
    return tuple(islice(told, _MOST))


def _turns(position: OwnPosition) -> Iterator[tuple[Action, ...]]:
    """Yield turns by ascending price of the way; those with an action on the wedge before those without."""
    found = ruleset_of(position)
    rules = found.rules

    def price(tried: tuple[Action, OwnPosition, Sequence[Event]]) -> int:
        way, _, events = tried
        return int(found.planner.assumptions(position, way, events)["price"])

    ways = [action for action in rules.legal(position) if action.type == "rondel"]
    if not ways:
        yield from ((action,) for action in rules.legal(position))
    plain: list[tuple[Action, ...]] = []
    for way, there, _ in sorted(((way, *rules.apply(position, way)) for way in ways), key=price):
        deeds = [action for action in rules.legal(there) if action.type not in _NO_DEEDS]
        firsts = {deed.type: deed for deed in reversed(deeds)}
        yield from ((way, deed, rules.end_turn_action()) for deed in firsts.values())
        plain.append((way, rules.end_turn_action()))
    yield from plain

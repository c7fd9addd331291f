"""Turns in notation that fit a position, to show to whoever has written something else."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from bot.engine.duellum import Position, apply, legal
from bot.engine.duellum.actions import Action, EndTurn, Rondel
from bot.engine.duellum.rules.rondel import price
from bot.notation.duellum import print_turn

_MOST: Final = 2
_NO_DEEDS: Final = frozenset({"end_turn", "trade"})


def examples(position: Position, kind: str | None = None) -> tuple[str, ...]:
    """Two turns that could be played from their beginning, with such an action where there is one."""
    turns = list(_turns(position))
    apt = [turn for turn in turns if any(action.type == kind for action in turn)]
    told = dict.fromkeys(print_turn(turn) for turn in (*apt, *turns))
    return tuple(islice(told, _MOST))


def _turns(position: Position) -> Iterator[tuple[Action, ...]]:
    """Cheap ways first, and of each wedge with something to do there before the empty one."""
    ways = [action for action in legal(position) if isinstance(action, Rondel)]
    if not ways:
        yield from ((action,) for action in legal(position))
    plain: list[tuple[Action, ...]] = []
    for way in sorted(ways, key=lambda way: price(position, way.wedge).total):
        there, _ = apply(position, way)
        deeds = [action for action in legal(there) if action.type not in _NO_DEEDS]
        firsts = {deed.type: deed for deed in reversed(deeds)}
        yield from ((way, deed, EndTurn()) for deed in firsts.values())
        plain.append((way, EndTurn()))
    yield from plain

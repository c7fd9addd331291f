"""One past turn, as it is told while walking through a game."""

from collections.abc import Mapping
from typing import Final, Protocol

from bot.engine.antike import Position
from bot.engine.terms import Nation
from bot.words.history import TurnView, pages, tell_history
from bot.words.names import NATION_NAMES, join, plural

__all__ = ["WalkView", "tell_walk"]

_LONGEST: Final = 2000
_MORE: Final = "\n… `/history turns:` tells all of it."


class _Table(Protocol):
    @property
    def names(self) -> Mapping[Nation, str]: ...


class WalkView(Protocol):
    """A game at one of its turns."""

    @property
    def table(self) -> _Table:
        """The game."""
        ...

    @property
    def turns(self) -> tuple[TurnView, ...]:
        """All its turns."""
        ...

    @property
    def number(self) -> int:
        """How many of them have been, up to here."""
        ...

    @property
    def turn(self) -> TurnView | None:
        """The latest of those."""
        ...

    @property
    def position(self) -> Position:
        """As it stood after it."""
        ...


def tell_walk(walk: WalkView) -> str:
    """Which turn it is, and what happened in it."""
    board, count = walk.position.setup.board, len(walk.turns)
    if walk.turn is None:
        order = join([NATION_NAMES[nation] for nation in walk.position.setup.turn_order])
        return f"**The start** · {plural(count, 'turn')} until now\nIn turn order: {order}."
    heading, *lines = tell_history(board, [walk.turn], walk.table.names)
    told = pages([f"{heading} · turn {walk.number} of {count}", *lines], _LONGEST - len(_MORE))
    return told[0] if len(told) == 1 else told[0] + _MORE

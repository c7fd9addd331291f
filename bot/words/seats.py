"""Seats that are offered and change hands."""

from collections.abc import Sequence
from typing import Protocol

from bot.engine.terms import Nation
from bot.words.names import NATION_NAMES, join
from bot.words.public import safe

__all__ = ["tell_offer", "tell_taken", "tell_tenures", "tell_withdrawn", "tell_yours"]


class _Tenure(Protocol):
    """Who has played a nation, and when."""

    @property
    def nation(self) -> Nation: ...
    @property
    def name(self) -> str: ...
    @property
    def from_action(self) -> int: ...
    @property
    def to_action(self) -> int | None: ...


def _played(nations: Sequence[Nation]) -> str:
    return join([f"the **{NATION_NAMES[nation]}**" for nation in nations])


def tell_offer(name: str, nations: Sequence[Nation], to: str | None, *, conceded: bool) -> str:
    """A seat can be taken."""
    who = f"{safe(to)} can take" if to else "Whoever is first on this server can take"
    meanwhile = "the bot ends their turns" if conceded else f"{safe(name)} plays on"
    return f"🪑 {who} the seat of {safe(name)} with {_played(nations)}. Until then {meanwhile}."


def tell_taken(old: str, new: str, nations: Sequence[Nation], *, back: bool = False) -> str:
    """Somebody has taken it, or has come back to the own one."""
    if back:
        return f"🪑 {safe(new)} is back and plays {_played(nations)} again."
    return f"🪑 {safe(new)} takes the seat of {safe(old)} and plays {_played(nations)} from now on."


def tell_withdrawn(name: str) -> str:
    """It cannot be taken any more."""
    return f"🪑 The seat of {safe(name)} is not offered any more."


def tell_yours(nations: Sequence[Nation]) -> str:
    """The private reply to whoever has taken a seat."""
    return (
        f"You play {_played(nations)} now. `/status` and `/board` show how things stand, `/rules` the rules."
    )


def tell_tenures(tenures: Sequence[_Tenure]) -> str:
    """Who has played what, where that has changed; actions are counted as in the record."""
    lines = []
    for nation in dict.fromkeys(row.nation for row in tenures):
        spans = [
            f"{safe(row.name)} {_span(row.from_action, row.to_action)}"
            for row in tenures
            if row.nation == nation
        ]
        lines.append(f"{NATION_NAMES[nation]}: {', '.join(spans)}.")
    return "\n".join(lines)


def _span(begin: int, end: int | None) -> str:
    if end is None:
        return f"from action {begin} on"
    if end < begin:
        return "for no action"
    return f"action {begin}" if begin == end else f"actions {begin} to {end}"

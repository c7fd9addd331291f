"""Exhaustive search for a win in the current turn: every legal action, in every order."""

from dataclasses import fields
from typing import Any

from bot.engine.ruleset import OwnPosition, Rules
from tests.engine.builders import frozen


class TooMuchError(Exception):
    """Raised if there are more positions than a test may search."""


class Exhaustive:
    """Search of every position that the mover can reach in its turn, for all answers of others."""

    def __init__(self, rules: Rules, most: int) -> None:
        self._rules = rules
        self._left = most
        self._known: dict[object, bool] = {}
        self._parts: dict[int, tuple[object, object]] = {}
        """Parts of positions, and the same frozen, by id; as they are kept, no id is used twice."""

    def wins(self, here: OwnPosition) -> bool:
        """Return whether the mover can win in this turn; raises `TooMuchError` after too many positions."""
        return self._wins(here, here.mover)

    def _wins(self, here: OwnPosition, me: str) -> bool:
        if here.outcome is not None:
            return bool(here.outcome.winner == me)
        if here.mover != me:
            return False
        key = self._key(here)
        if key not in self._known:
            self._left -= 1
            if self._left < 0:
                raise TooMuchError
            after = (self._rules.apply(here, action)[0] for action in self._rules.legal(here))
            every = here.awaited != me
            self._known[key] = (all if every else any)(self._wins(each, me) for each in after)
        return self._known[key]

    def _key(self, here: Any) -> object:
        """Return what tells a position from others of this game: all that may change."""
        parts = [
            getattr(here, field.name) for field in fields(here) if field.name not in {"setup", "nations"}
        ]
        return tuple(self._frozen(part) for part in (*parts, *here.nations.values()))

    def _frozen(self, part: object) -> object:
        """Return a part of a position frozen, once: positions share what has not changed."""
        if id(part) not in self._parts:
            self._parts[id(part)] = part, frozen(part)
        return self._parts[id(part)][1]

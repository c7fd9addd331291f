"""Exhaustive search for a win in the current turn: every legal action, in every order."""

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

    def wins(self, here: OwnPosition) -> bool:
        """Return whether the mover can win in this turn; raises `TooMuchError` after too many positions."""
        return self._wins(here, here.mover)

    def _wins(self, here: OwnPosition, me: str) -> bool:
        if here.outcome is not None:
            return bool(here.outcome.winner == me)
        if here.mover != me:
            return False
        key = frozen(here)
        if key not in self._known:
            self._left -= 1
            if self._left < 0:
                raise TooMuchError
            after = (self._rules.apply(here, action)[0] for action in self._rules.legal(here))
            every = here.awaited != me
            self._known[key] = (all if every else any)(self._wins(each, me) for each in after)
        return self._known[key]

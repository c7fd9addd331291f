"""The plainest proof that a turn can be won: every legal action, in every order, nothing left out."""

from bot.engine.ruleset import OwnPosition, Rules
from tests.engine.builders import frozen


class TooMuchError(Exception):
    """So many positions are not looked at in a test."""


class Exhaustive:
    """Looks at every position that the mover can come to in its turn, whatever others answer."""

    def __init__(self, rules: Rules, most: int) -> None:
        self._rules = rules
        self._left = most
        self._known: dict[object, bool] = {}

    def wins(self, here: OwnPosition) -> bool:
        """Whether the mover can win in this turn."""
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

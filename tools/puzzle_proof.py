"""Prove for each wedge whether a turn on it reaches a puzzle's goal, by exhaustive search of that turn.

Every legal action is tried. The search for a win is pruned only if the upper bound of the rest of the turn is
not enough (`turn_bounds`). If too many actions remain, all those that may bring the win nearer are tried, by
the exact search of the computer players with a budget. The search for a defence is never pruned. Payments for
the way are tried in every mix of chips that uses the fewest coins, because a coin stands for any chip. If
another nation is asked, every answer must lead to the goal. Nothing is drawn at random: if chance would
matter, nothing is proven.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from bot.engine.payment import payments
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation, Wedge
from bot.rulesets import ruleset_of

if TYPE_CHECKING:
    from bot.engine.purse import Purse

LIMIT: Final = 3500
"""Maximum actions tried for one wedge; beyond it, only those that may bring a win nearer are tried."""
_DEFENCE: Final = 40_000
"""Maximum actions tried for one wedge if the goal is to stop the next player."""
_BOUND: Final = 60_000
"""Maximum actions tried of those that may bring a win nearer; beyond it, the position is unproven."""
_LOOK: Final = 1500
"""Budget, in actions, of the exact search, which finds most wins quickly."""
_MOST_ENDS: Final = 10_000
"""Maximum ends of a turn examined for a win of the next player."""


class UnprovenError(Exception):
    """Raised if the search did not complete, or if the result depends on chance."""


def wedges(position: OwnPosition) -> tuple[Wedge, ...]:
    """Return the wedges the mover can reach, in the order of the rules."""
    legal = ruleset_of(position).rules.legal(position)
    return tuple(dict.fromkeys(action.wedge for action in legal if action.type == "rondel"))


def wins_on(position: OwnPosition, wedge: Wedge | None, limit: int = LIMIT) -> bool:
    """Return whether the mover can win this turn with its stone on a wedge; raises `UnprovenError`.

    `wedge` None is any wedge, if the stone has not moved yet.
    """
    return _proven_line(position, wedge, limit, _BOUND) is not None


def _proven_line(
    position: OwnPosition, wedge: Wedge | None, limit: int, bound: int
) -> tuple[Action, ...] | None:
    """Return actions that win, up to the first answer of another nation; None if there are none.

    Raises `UnprovenError`. A line found by the exact search needs no further proof. Otherwise every legal
    action is tried, or, if those are too many, all that may bring a win nearer.
    """
    look = exact_look(position, _LOOK)
    found = winning_line(position, wedge, look)
    if found is not None:
        return found
    # Where even the pruned search has not ended, a search of all actions would not either.
    search = _TurnSearch(position, wedge, 0 if look.exhausted else limit)
    try:
        won = search.reached(position)
    except UnprovenError:
        search = _Bounded(position, wedge, limit, bound)
        won = search.reached(position)
    return tuple(search.line) if won else None


def stopping_line(position: OwnPosition, wedge: Wedge, limit: int = _DEFENCE) -> tuple[Action, ...] | None:
    """Return actions on a wedge after which the next player cannot win in its turn; None if there are none.

    They end at the first answer of another nation. Raises `UnprovenError`.
    """
    search = _Defence(position, wedge, limit)
    return tuple(search.line) if search.reached(position) else None


def defending_line(position: OwnPosition, wedge: Wedge) -> tuple[Action, ...] | None:
    """Return the turn of `hard` on a wedge; None if it is not proven to stop the next player."""
    for way in ways(position, wedge):
        line = continued_by_hard(position, (way,))
        if line is not None:
            return line
    return None


def continued_by_hard(position: OwnPosition, line: Sequence[Action]) -> tuple[Action, ...] | None:
    """Return a line continued by `hard` up to the first answer; None if it does not stop the next player.

    Raises `UnprovenError` if the search does not complete, or if the result depends on chance.
    """
    found, me, done = ruleset_of(position), position.mover, list[Action]()
    for action in line:
        position, _ = found.rules.apply(position, action)
        done.append(action)
    while position.outcome is None and position.mover == me and position.awaited == me:
        chance = Random(0)  # noqa: S311 - a game, no secret
        for action in found.players.think(position, "hard", chance):
            position, _ = found.rules.apply(position, action)
            done.append(action)
    if position.outcome is None and position.mover == me:
        answers = [found.rules.apply(position, each)[0] for each in found.rules.legal(position)]
        return tuple(done) if all(continued_by_hard(each, ()) is not None for each in answers) else None
    return tuple(done) if is_stopped(position, me) else None


def is_stopped(position: OwnPosition, me: Nation) -> bool:
    """Return whether the mover, whose turn follows that of `me`, cannot win in it; raises `UnprovenError`."""
    return _Defence(position, None, 0, me).reached(position)


def winning_line(
    position: OwnPosition, wedge: Wedge | None = None, look: Any = None
) -> tuple[Action, ...] | None:
    """Return actions that win, up to another nation's answer; None if the exact search finds none."""
    starts = [(way,) for way in ways(position, wedge)] if wedge else [()]
    look = look or exact_look(position, _LOOK)  # shared by all starts: it remembers positions that cannot win
    for start in starts:
        here = position
        for action in start:
            here, _ = ruleset_of(here).rules.apply(here, action)
        if here.awaited != here.mover:
            continue
        look.left = _LOOK
        found = look.line(here)
        if found is not None:
            return (*start, *found)
    return None


def ways(position: OwnPosition, wedge: Wedge) -> Iterator[Action]:
    """Yield the ways onto one wedge, with every payment that uses the fewest coins."""
    rules = ruleset_of(position).rules
    rondel = _module(position, "engine", "rules.rondel")
    for action in rules.legal(position):
        if action.type == "rondel" and action.wedge == wedge:
            mixes = list(payments(rondel.price(position, wedge), position.current.purse))
            yield from (replace(action, pay=mix) for mix in mixes if mix.coins == mixes[0].coins)


def _module(position: OwnPosition, layer: str, name: str) -> Any:
    return import_module(f"bot.{layer}.{position.setup.ruleset}.{name}")


def exact_look(position: OwnPosition, budget: int) -> Any:
    """Return the computer players' search for a win of the mover, with a budget in actions."""
    return _module(position, "players", "win_search").Wins(position, budget)


class _TurnSearch:
    """Exhaustive search of the rest of the current turn for a win."""

    def __init__(
        self, position: OwnPosition, wedge: Wedge | None, limit: int, me: Nation | None = None
    ) -> None:
        self.me: Final = me or position.mover
        self.wedge: Final = wedge
        """Wedge onto which the stone has to move; None for any wedge."""
        self.left = limit
        self._rules: Final = ruleset_of(position).rules
        self._look: Final = exact_look(position, 0)
        self.line: list[Action] = []
        """Actions that reach the goal, up to the first answer of another nation."""
        self._failed: defaultdict[Hashable, set[Purse]] = defaultdict(set)
        """Purses with which the goal is not reached, by everything else that a turn can change (`_key`)."""
        self._held: dict[int, Any] = {}

    def reached(self, position: OwnPosition) -> bool:
        """Return whether the goal can be reached, whatever others answer; raises `UnprovenError`."""
        if position.outcome is not None:
            return bool(position.outcome.winner == self.me)
        if position.mover != self.me:
            return self.ended(position)
        if position.awaited != self.me:
            answered = [self.reached(self._after(position, each)) for each in self._rules.legal(position)]
            self.line = []
            return all(answered)
        failed, purse = self._failed[self._key(position)], position.current.purse
        if purse in failed:
            return False
        if self.hopeless(position):
            failed.add(purse)
            return False
        for action in self._actions(position):
            if action.type == "trade" and purse.minus(action.give).plus(action.take) in failed:
                continue  # most trades lead to a purse already examined, and change nothing else
            self.left -= 1
            if self.left < 0:
                raise UnprovenError
            if self.reached(self._after(position, action)):
                self.line.insert(0, action)
                return True
        failed.add(purse)
        return False

    def ended(self, position: OwnPosition) -> bool:
        """Return whether the goal is reached after the turn: never for a win."""
        del position
        return False

    def hopeless(self, position: OwnPosition) -> bool:
        """Return whether the upper bound of the rest of the turn is not enough."""
        return not self._look.possible(position)

    def _after(self, position: OwnPosition, action: Action) -> OwnPosition:
        return self._rules.apply(position, action)[0]

    def _actions(self, position: OwnPosition) -> Sequence[Action]:
        legal = self._rules.legal(position)
        if not any(action.type == "rondel" for action in legal):
            return legal
        reachable = [self.wedge] if self.wedge else wedges(position)
        others = [action for action in legal if action.type != "rondel"]
        return [*[way for wedge in reachable for way in ways(position, wedge)], *others]

    def _key(self, position: OwnPosition) -> Hashable:
        """Return everything that a turn can change except the mover's purse; other nations by identity."""
        others = [state for name, state in position.nations.items() if name != self.me]
        self._held.update(
            (id(each), each) for each in others
        )  # an id is unique only as long as its object exists
        return (
            position.phase,
            _frozen(position.current, "purse"),
            _frozen(position.turn),
            tuple(map(id, others)),
            getattr(position, "cards_due", 0),
        )


class _Bounded(_TurnSearch):
    """A turn search that, once the stone has moved, uses the exact search of the computer players."""

    def __init__(self, position: OwnPosition, wedge: Wedge | None, limit: int, bound: int) -> None:
        super().__init__(position, wedge, limit)
        self._bound: Final = bound

    def reached(self, position: OwnPosition) -> bool:
        """Return whether the turn can be won; the search omits only what cannot matter for that."""
        if position.mover != self.me or position.awaited != self.me or position.phase in {"rondel", "cards"}:
            return super().reached(position)
        look = self._look
        look.left, look.exhausted = self._bound, False
        found = look.line(position)
        if found is None and look.exhausted:
            raise UnprovenError
        self.line = list(found or ())
        return found is not None


class _Defence(_TurnSearch):
    """Exhaustive search of the turn for a way to keep the next player from winning in its turn."""

    def __init__(
        self, position: OwnPosition, wedge: Wedge | None, limit: int, me: Nation | None = None
    ) -> None:
        super().__init__(position, wedge, limit, me)
        self._ends = _MOST_ENDS
        self._threats: list[tuple[Action, ...]] = []
        """Winning lines found for the next player, latest first; usually the same line wins again."""

    def hopeless(self, position: OwnPosition) -> bool:
        """Return False: a defence can be judged only at the end of the turn."""
        del position
        return False

    def ended(self, position: OwnPosition) -> bool:
        """Return whether the next player, now the mover, cannot win in its turn; raises `UnprovenError`."""
        self._ends -= 1
        if self._ends < 0:
            raise UnprovenError
        rival = exact_look(position, 0)
        if any(rival.wins(position, line) for line in self._threats):
            return False
        line = _proven_line(position, None, LIMIT, _BOUND // 5)
        if line is not None:
            self._threats.insert(0, line)
            return False
        if getattr(position, "cards_due", 0) > 1:
            raise UnprovenError  # the second card may be one that is still to be drawn
        return True


@cache
def _fields(kind: type, without: str) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that extracts the values of all fields of a dataclass but one."""
    return attrgetter(*[each.name for each in fields(kind) if each.name != without])


def _frozen(part: Any, without: str = "") -> Hashable:
    """Return a part of a position without one field as a hashable key: only mappings have to be converted."""
    values = _fields(part.__class__, without)(part)
    return tuple([frozenset(each.items()) if isinstance(each, dict) else each for each in values])

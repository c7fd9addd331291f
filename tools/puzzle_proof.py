"""Proves for each wedge whether a turn on it reaches a puzzle's goal, by every legal way to play that turn.

Every legal action is tried. A win is given up only where not even the most that the rest of the turn could
bring is enough (`turn_bounds`), and where that leaves too much, all that may bring it nearer is tried, as the
exact look of the computer players does within a budget; a defence is given up nowhere. What
is paid for the way is tried in every mix of chips that keeps most coins, for a coin stands for any chip.
Where others are asked, every answer has to do. No lot is drawn: where one would matter, nothing is proven.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from bot.engine.errors import RuleError
from bot.engine.rondel import wedge_price
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation, Wedge
from bot.rulesets import ruleset_of

if TYPE_CHECKING:
    from bot.engine.purse import Purse

LIMIT: Final = 5000
"""Actions tried for one wedge, after which only those are tried that may bring a win nearer."""
_DEFENCE: Final = 40_000
"""Actions tried for one wedge where somebody is to be stopped."""
_BOUND: Final = 60_000
"""Those of them that are tried, after which a position is left aside."""
_LOOK: Final = 1500
"""The budget of the exact look, which finds most wins at once."""
_MOST_ENDS: Final = 10_000
"""Ends of a turn of which is asked whether the next player wins."""


class UnprovenError(Exception):
    """The search did not come to an end, or chance would decide."""


def wedges(position: OwnPosition) -> tuple[Wedge, ...]:
    """Those the mover can reach, in the order of the rules."""
    legal = ruleset_of(position).rules.legal(position)
    return tuple(dict.fromkeys(action.wedge for action in legal if action.type == "rondel"))


def wins_on(position: OwnPosition, wedge: Wedge, limit: int = LIMIT) -> bool:
    """Whether the mover can win this turn with its stone on a wedge; raises `UnprovenError`."""
    return _proven_line(position, wedge, limit, _BOUND) is not None


def wins_after(position: OwnPosition) -> bool:
    """Whether the mover can win the rest of this turn, its stone moved; raises `UnprovenError`."""
    return _proven_line(position, None, LIMIT, _BOUND) is not None


def _proven_line(
    position: OwnPosition, wedge: Wedge | None, limit: int, bound: int
) -> tuple[Action, ...] | None:
    """Actions that win, up to where another is asked; None where none do. Raises `UnprovenError`.

    A line that is found at once proves itself. Else by every legal action, or where those are too many by all
    that may bring a win nearer.
    """
    found = winning_line(position, wedge)
    if found is not None:
        return found
    search = _TurnSearch(position, wedge, limit)
    try:
        won = search.reached(position)
    except UnprovenError:
        search = _Bounded(position, wedge, limit, bound)
        won = search.reached(position)
    return tuple(search.line) if won else None


def stopping_line(position: OwnPosition, wedge: Wedge, limit: int = _DEFENCE) -> tuple[Action, ...] | None:
    """Actions on a wedge, up to where another is asked, after which the next player cannot win in its turn.

    None where there are none; raises `UnprovenError`.
    """
    search = _Defence(position, wedge, limit)
    return tuple(search.line) if search.reached(position) else None


def defending_line(position: OwnPosition, wedge: Wedge) -> tuple[Action, ...] | None:
    """The turn of `hard` on a wedge; None where it is not proven to stop the next player."""
    for way in ways(position, wedge):
        line = led_on(position, (way,))
        if line is not None:
            return line
    return None


def led_on(position: OwnPosition, line: Sequence[Action]) -> tuple[Action, ...] | None:
    """A line as `hard` goes on with it, up to where another is asked; None where it is not proven to stop.

    Raises `UnprovenError` where chance would decide.
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
        return tuple(done) if all(led_on(each, ()) is not None for each in answers) else None
    return tuple(done) if held_up(position, me) else None


def held_up(position: OwnPosition, me: Nation) -> bool:
    """Whether the nation whose turn begins after this one's cannot win in it; raises `UnprovenError`."""
    return _Defence(position, None, 0, me).reached(position)


def winning_line(position: OwnPosition, wedge: Wedge | None = None) -> tuple[Action, ...] | None:
    """Actions that win, up to where another is asked; None where the exact look finds none."""
    starts = [(way,) for way in ways(position, wedge)] if wedge else [()]
    look = exact_look(position, _LOOK)  # one for all: what it has given up once it need not look at again
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
    """Ways onto one wedge, with every payment that is not plainly worse than another."""
    rules = ruleset_of(position).rules
    rondel = _module(position, "engine", "rules.rondel")
    for action in rules.legal(position):
        if action.type == "rondel" and action.wedge == wedge:
            price = (
                rondel.price(position, wedge)
                if hasattr(rondel, "price")
                else wedge_price(position.current.wedge, wedge)
            )
            mixes = list(price.mixes(position.current.purse))
            yield from (replace(action, pay=mix) for mix in mixes if mix.coins == mixes[0].coins)


def _module(position: OwnPosition, layer: str, name: str) -> Any:
    return import_module(f"bot.{layer}.{position.setup.ruleset}.{name}")


def exact_look(position: OwnPosition, budget: int) -> Any:
    """The search of the computer players for a win of the mover, with so many actions to try."""
    return _module(position, "players", "win_search").Wins(position, budget)


class _TurnSearch:
    """Every legal way to play the turn under way, to its end, for a win."""

    def __init__(
        self, position: OwnPosition, wedge: Wedge | None, limit: int, me: Nation | None = None
    ) -> None:
        self.me: Final = me or position.mover
        self.wedge: Final = wedge
        """On which the stone has to go; None where it may go anywhere."""
        self.left = limit
        self._rules: Final = ruleset_of(position).rules
        self._look: Final = exact_look(position, 0)
        self.line: list[Action] = []
        """What reaches the goal, up to where another is asked."""
        self._failed: defaultdict[Hashable, set[Purse]] = defaultdict(set)
        """Purses that were not enough, by all else that a turn can change."""
        self._held: dict[int, Any] = {}

    def reached(self, position: OwnPosition) -> bool:
        """Whether the goal is reached from here, whatever others answer."""
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
                continue  # most trades lead to a purse that others led to, and change nothing else
            self.left -= 1
            if self.left < 0:
                raise UnprovenError
            if self.reached(self._after(position, action)):
                self.line.insert(0, action)
                return True
        failed.add(purse)
        return False

    def ended(self, position: OwnPosition) -> bool:
        """What it comes to when the turn is over."""
        del position
        return False

    def hopeless(self, position: OwnPosition) -> bool:
        """Whether not even the most that could still come is enough."""
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
        """All that a turn can change but the purse: the rest of the mover, and the others as they are."""
        others = [state for name, state in position.nations.items() if name != self.me]
        self._held.update(
            (id(each), each) for each in others
        )  # an id stands for a state only as long as that lives
        return (
            position.phase,
            _frozen(position.current, "purse"),
            _frozen(position.turn),
            tuple(map(id, others)),
            getattr(position, "cards_due", 0),
        )


class _Bounded(_TurnSearch):
    """Once the stone has moved, the exact look of the computer players, to its end."""

    def __init__(self, position: OwnPosition, wedge: Wedge | None, limit: int, bound: int) -> None:
        super().__init__(position, wedge, limit)
        self._bound: Final = bound

    def reached(self, position: OwnPosition) -> bool:
        """Whether the turn is won from here; the look leaves out only what cannot matter for that."""
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
    """Every legal way to play the turn, so that whoever is next cannot win in theirs."""

    def __init__(
        self, position: OwnPosition, wedge: Wedge | None, limit: int, me: Nation | None = None
    ) -> None:
        super().__init__(position, wedge, limit, me)
        self._ends = _MOST_ENDS
        self._threats: list[tuple[Action, ...]] = []
        """Winning lines of the next player that were found; mostly the same one wins again."""

    def hopeless(self, position: OwnPosition) -> bool:
        """Nobody knows before the turn is over."""
        del position
        return False

    def ended(self, position: OwnPosition) -> bool:
        """Whether the next player cannot win."""
        self._ends -= 1
        if self._ends < 0:
            raise UnprovenError
        if any(self._still_wins(position, line) for line in self._threats):
            return False
        line = _proven_line(position, None, LIMIT, _BOUND // 5)
        if line is not None:
            self._threats.insert(0, line)
            return False
        if getattr(position, "cards_due", 0) > 1:
            raise UnprovenError  # the second card may be one that is still to be drawn
        return True

    def _still_wins(self, position: OwnPosition, line: Sequence[Action]) -> bool:
        rival = position.mover
        for action in line:
            if position.outcome is not None or position.awaited != rival or position.mover != rival:
                return False
            try:
                position = self._after(position, action)
            except RuleError:
                return False
        return position.outcome is not None and bool(position.outcome.winner == rival)


@cache
def _fields(kind: type, without: str) -> Callable[[Any], tuple[Any, ...]]:
    """What takes the fields of a part of a position out of it, but one."""
    return attrgetter(*[each.name for each in fields(kind) if each.name != without])


def _frozen(part: Any, without: str = "") -> Hashable:
    """A part of a position but for one field, that it can be looked up: only mappings cannot be hashed."""
    values = _fields(part.__class__, without)(part)
    return tuple([frozenset(each.items()) if isinstance(each, dict) else each for each in values])

"""Check of actions with their payment or their losses written out: which of them the rules accept.

The prices are repeated here, straight from the rules, so that no price of the engine's is trusted.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import product

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action, Arm, Fight, Found, Learn, Rondel, Temple
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, WEDGES, Chip

_Paid = Rondel | Temple | Arm | Learn | Found
_ODD = (Purse(), Purse(1, 1, 1), Purse(marble=5), Purse(coins=1))
"""Payments tried for actions that are not listed."""


def spelled_out(here: Position, listed: Collection[Action]) -> tuple[int, int]:
    """Assert which payments and losses are accepted; return how many were accepted and refused.

    S8, T2: a listed action takes exactly its price out of the purse; M3: a fight takes any own losses of the
    right number. An action that is not listed is not possible with any payment either.
    """
    accepted = refused = 0
    for action, right in _written_out(here, listed):
        try:
            apply(here, action)
        except RuleError:
            refused += 1
            assert not right, f"refused, though all is right: {action}"
        else:
            accepted += 1
            assert right, f"accepted, though not right: {action}"
    return accepted, refused


def _written_out(here: Position, listed: Collection[Action]) -> Iterator[tuple[Action, bool]]:
    purse = here.current.purse
    for action in listed:
        if isinstance(action, _Paid):
            chips, free = _price(here, action)
            for pay in _payments(sum(chips.values()) + free):
                yield replace(action, pay=pay), _met(chips, free, pay) and purse.holds(pay)
        elif isinstance(action, Fight):
            yield from _fights(here, action)
    for action in _unlisted(here, listed):
        for pay in _ODD:
            yield replace(action, pay=pay), False


def _unlisted(here: Position, listed: Collection[Action]) -> Iterator[_Paid]:
    provinces = sorted(here.setup.board.provinces)
    named: list[_Paid] = [*map(Rondel, WEDGES), *map(Learn, KNOW_HOWS), *map(Temple, provinces)]
    named += [*map(Found, provinces), *(Arm(place, 1, 0) for place in provinces)]
    return (action for action in named if action not in listed)


def _price(here: Position, action: _Paid) -> tuple[dict[Chip, int], int]:
    """Return the chips by kind, and the number of resources of any kind (T2, B1, A1, K2, F1)."""
    if isinstance(action, Rondel):
        origin = here.current.wedge
        steps = 0 if origin is None else (WEDGES.index(action.wedge) - WEDGES.index(origin)) % 8 or 8
        return {}, max(0, steps - 3)
    if isinstance(action, Temple):
        return {"marble": 5}, 0
    if isinstance(action, Arm):
        return {"iron": action.legions + action.galleys}, 0
    if isinstance(action, Found):
        return dict.fromkeys(CHIPS, 1), 0
    others = [nation for name, nation in here.nations.items() if name != here.mover]
    known = any(action.advance in nation.know_hows for nation in others)
    basic = action.advance not in BASIC_KNOW_HOWS
    return {"gold": (3 if known else 7) if basic else (5 if known else 10)}, 0


def _met(chips: Mapping[Chip, int], free: int, pay: Purse) -> bool:
    """Return whether a payment is right: coins for any chips, no chip for another (S8); for T2 any kinds."""
    if min(pay) < 0 or pay.total != sum(chips.values()) + free:
        return False
    return bool(free) or all(pay.count_of(chip) <= chips.get(chip, 0) for chip in CHIPS)


def _payments(total: int) -> Iterator[Purse]:
    """Yield every mix of `total`, some of one more or less, and one with a negative number."""
    for marble, iron, gold in product(range(total + 1), repeat=3):
        if (coins := total - marble - iron - gold) >= 0:
            yield Purse(marble, iron, gold, coins)
    for resources in (total - 1, total + 1):
        if resources >= 0:
            yield from (Purse(marble=resources), Purse(iron=resources))
            yield from (Purse(gold=resources), Purse(coins=resources))
    yield Purse(marble=-1, coins=total + 1)


def _fights(here: Position, action: Fight) -> Iterator[tuple[Fight, bool]]:
    """Yield fights and whether they are right: losses up to one too many, and a level that does not exist."""
    stack = here.current.stack(action.unit, action.province)
    dead = min(sum(stack), here.nations[action.nation].count(action.unit, action.province))
    for lost in product(*(range(count + 2) for count in stack)):
        fine = sum(lost) == dead and all(a <= b for a, b in zip(lost, stack, strict=True))
        yield replace(action, losses=dict(enumerate(lost))), fine
    yield replace(action, losses={4: dead}), False
    yield replace(action, losses={0: stack[0] + 1, 1: dead - stack[0] - 1}), False

"""The product of all plausible actions in any position on any board."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from typing import Any

import pytest

from bot.engine.antike import Position, apply, game, legal
from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    ChoosePersonage,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    TakeChip,
    Temple,
    Trade,
)
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, NATIONS, PERSONAGES, RESOURCES, UNITS, WEDGES, ProvinceId
from tests.engine.builders import frozen
from tests.engine.spelling import spelled_out


def plausible(here: Position) -> Iterator[Action]:
    """Yield all plausible actions without a payment: all types, provinces, counts, wedges, nations.

    Of the provinces without an own unit only two are tried as the origin of a move.
    """
    provinces = [*sorted(here.setup.board.provinces), "atlantis"]
    yield EndTurn()
    yield from map(Rondel, WEDGES)
    yield from map(Learn, KNOW_HOWS)
    yield from map(TakeChip, CHIPS)
    yield from map(ChoosePersonage, PERSONAGES)
    yield from map(Temple, provinces)
    yield from map(Found, provinces)
    yield from map(PickCity, provinces)
    yield from (Answer(nation, fight) for nation, fight in product(NATIONS, (True, False)))
    yield from (Arm(place, one, two) for place, one, two in product(provinces, range(-1, 5), range(-1, 5)))
    yield from (Fight(place, unit, name) for place, unit, name in product(provinces, UNITS, NATIONS))
    yield from _moves(here, provinces)
    yield from _conquests(here, provinces)
    yield from _trades()


def _moves(here: Position, provinces: list[ProvinceId]) -> Iterator[Move]:
    for unit in UNITS:
        mine = here.current.stacks(unit)
        others = [province for province in provinces if province not in mine][:2]
        for origin in [*mine, *others]:
            most = here.current.count(unit, origin) + 1
            for target, count, left in product(provinces, range(most + 1), (None, 0, 1, 2, 3, 4)):
                yield Move(unit, count, origin, target, left)


def _conquests(here: Position, provinces: list[ProvinceId]) -> Iterator[Conquer]:
    own = sorted(here.current.cities)
    spent = len(own) == here.setup.supply.city_stones
    for place in provinces:
        legions = range(here.current.count("legion", place) + 2)
        galleys = range(here.current.count("galley", place) + 2)
        for first, second in product(legions, galleys):
            for city in (None, *(own if spent else own[:2]), "atlantis", place):
                yield Conquer(place, first, second, city)


def _trades() -> Iterator[Trade]:
    """Yield trades of one step, and of one resource for one."""
    ones = [Purse.of(resource, 1) for resource in RESOURCES]
    twos = [first.plus(second) for first, second in product(ones, ones)]
    yield from (Trade(give, take) for give, take in product({*ones, *twos}, ones))


def as_listed(here: Position, action: Action) -> Action:
    """Return a possible action as `legal` lists it: `actions_left` only where units of the stack differ."""
    if not isinstance(action, Move):
        return action
    stack = here.current.stack(action.unit, action.origin)
    left = action.actions_left
    if left is None:
        left = next(level for level in (3, 2, 1, 0) if stack[level] >= action.count)
    mixed = sum(1 for count in stack if count) > 1
    return Move(action.unit, action.count, action.origin, action.target, left if mixed else None)


@contextmanager
def listing_once(here: Position) -> Iterator[None]:
    """Cache the options of a position: thousands of actions are tried, and each refusal names them."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in game.open_types(here):
            patch.setitem(game._RULES, kind, _listed_once(here, game._RULES[kind]))
        yield


def _listed_once(here: Position, rule: Any) -> Any:
    listed = rule.options(here)

    def options(position: Position) -> Sequence[Action]:
        return listed if position is here else rule.options(position)  # type: ignore[no-any-return]

    return rule._replace(options=options)


def listed_or_refused(here: Position) -> tuple[int, int]:
    """Assert that of all plausible actions exactly the listed ones are possible.

    Payments and losses are written out too, and no action tried changes the position. The numbers of possible
    and of refused actions are returned.
    """
    before = frozen(here)
    listed = set(legal(here))
    possible: set[Action] = set()
    refusals = 0
    with listing_once(here):
        for action in plausible(here):
            try:
                apply(here, action)
            except RuleError:
                refusals += 1
                assert action not in listed, f"listed and refused: {action}"
            else:
                possible.add(as_listed(here, action))
    assert possible == listed, (possible - listed, listed - possible)
    accepted, refused = spelled_out(here, listed)
    assert frozen(here) == before, "an action changed the position it was tried in"
    return len(possible) + accepted, refusals + refused

"""Scripts of the Antike commands: generators that yield actions and are sent the position after each.

They only propose actions; the engine decides whether they are legal.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.app.turn.payments import divided, single
from bot.engine.antike import Phase, Position, apply
from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    Temple,
)
from bot.engine.antike.prices import prices_of
from bot.engine.antike.rules import rondel
from bot.engine.antike.rules.conquest import defence, ready_units
from bot.engine.antike.terms import KnowHow
from bot.engine.errors import RuleError
from bot.engine.payment import AnyPrice
from bot.engine.purse import Purse
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit, Wedge
from bot.model.turns import Group

Steps = Generator[Action, Position, None]
Script = Callable[[Position], Steps]
Bought = Temple | Arm | Learn


def turn_to(wedge: Wedge, pay: Purse | None = None) -> Script:
    """Return a script that moves the stone."""
    return single(Rondel(wedge, pay))


def way_price(position: Position, wedge: Wedge) -> AnyPrice:
    """Return the price of the stone's way; zero once it has moved (T2)."""
    return rondel.price(position, wedge) if position.phase is Phase.RONDEL else AnyPrice(0)


def buy(wedge: Wedge, wanted: Sequence[Bought], pay: Purse | None = None) -> Script:
    """Return a script of purchases at a wedge, one after another, which first moves the stone if necessary.

    `pay` is for the way and all purchases; if None, the way spares the chips that the purchases need.
    """

    def steps(position: Position) -> Steps:
        way, prices = way_price(position, wedge), prices_of(position, wanted)
        parts = divided(pay, position.current.purse, way, prices)
        if position.phase is Phase.RONDEL:
            yield Rondel(wedge, parts[0])
        for action, part in zip(wanted, parts[1:], strict=True):
            yield action if part is None else replace(action, pay=part)

    return steps


def build_temples(provinces: Sequence[ProvinceId], pay: Purse | None = None) -> Script:
    """Return a script that builds temples in these cities (wedge TEMPLE)."""
    return buy("temple", [*map(Temple, provinces)], pay)


def arm(places: Sequence[tuple[ProvinceId, int, int]], pay: Purse | None = None) -> Script:
    """Return a script that arms legions and galleys, given by city (wedge ARMING)."""
    return buy("arming", [Arm(city, legions, galleys) for city, legions, galleys in places], pay)


def learn(advances: Sequence[KnowHow], pay: Purse | None = None) -> Script:
    """Return a script that develops know-hows in the given order (wedge KNOW-HOW)."""
    return buy("know-how", [*map(Learn, advances)], pay)


def move(groups: Sequence[Group], path: Sequence[ProvinceId]) -> Script:
    """Return a script that moves groups along a path in turn, each with the same units throughout.

    What cannot be moved is refused before anybody is asked on the way (M5).
    """

    def steps(position: Position) -> Steps:
        _check_behind_questions(position, _march(position, groups, path))
        yield from _march(position, groups, path)

    return steps


def _march(position: Position, groups: Sequence[Group], path: Sequence[ProvinceId]) -> Steps:
    for group in groups:
        left: int | None = None
        for origin, target in pairwise(path):
            before = position.current.stack(group.unit, target)
            position = yield Move(group.unit, group.count, origin, target, left)
            after = position.current.stack(group.unit, target)
            left = next(
                (index for index, (old, new) in enumerate(zip(before, after, strict=True)) if new > old),
                None,
            )


def _check_behind_questions(position: Position, steps: Steps) -> None:
    """Raise `RuleError` if a move is against the rules whatever those say who are asked before it (M1, M5).

    They are taken not to fight. A move before any question is refused when it is played. The error has the
    fact `tried` (the actions up to the refused one, with the answers).
    """
    tried = list[Action]()
    try:
        action: Action = next(steps)
        while True:
            tried.append(action)
            position, _ = apply(position, action)
            while position.demand is not None:
                tried.append(Answer(position.demand.asked[0], fight=False))
                position, _ = apply(position, tried[-1])
            action = steps.send(position)
    except StopIteration:
        return
    except RuleError as error:
        if position.outcome is None and any(isinstance(each, Answer) for each in tried):
            error.facts["tried"] = tuple(tried)
            raise


def fight(province: ProvinceId, unit: Unit, nation: Nation) -> Script:
    """Return a script that fights another nation's units of the same type."""
    return single(Fight(province, unit, nation))


def conquer(
    province: ProvinceId, groups: Sequence[Group] | None = None, give_up: ProvinceId | None = None
) -> Script:
    """Return a conquest script; by default, it uses as many ready legions as possible, then galleys."""

    def steps(position: Position) -> Steps:
        if groups is not None:
            legions, galleys = (sum(each.count for each in groups if each.unit == unit) for unit in UNITS)
        else:
            owner = position.owner(province)
            needed = defence(position, owner, province) if owner else 0
            legions = min(needed, ready_units(position, province)[0])
            galleys = needed - legions
        yield Conquer(province, legions, galleys, give_up)

    return steps


def found(provinces: Sequence[ProvinceId]) -> Script:
    """Return a script that founds cities one after another, or picks a start city."""

    def steps(position: Position) -> Steps:
        kind = PickCity if position.phase is Phase.PICK else Found
        for province in provinces:
            yield kind(province)

    return steps


def answer(*, fights: bool) -> Script:
    """Return a script that answers a demand to fight, for the nation asked."""

    def steps(position: Position) -> Steps:
        yield Answer(position.awaited or position.mover, fights)

    return steps


def end_turn() -> Script:
    """Return a script that ends the turn."""
    return single(EndTurn())

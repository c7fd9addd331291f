"""What a command wants done, as a script: it yields actions and is sent the position after each.

Scripts only say what to try; whether it is legal is the engine's word.
"""

from collections.abc import Callable, Generator, Sequence
from itertools import pairwise

from bot.app.turn.payments import single, split
from bot.engine.antike import Phase, Position
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
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.rules.conquest import defence, ready_units
from bot.engine.antike.rules.know_how import price as know_how_price
from bot.engine.antike.terms import KnowHow
from bot.engine.payment import ChipPrice
from bot.engine.purse import Purse
from bot.engine.rondel import wedge_price
from bot.engine.terms import Nation, ProvinceId, Unit, Wedge
from bot.model.turns import Group

Steps = Generator[Action, Position, None]
Script = Callable[[Position], Steps]


def turn_to(wedge: Wedge, pay: Purse | None = None) -> Script:
    """Move the stone."""
    return single(Rondel(wedge, pay))


def _bought(
    position: Position, wedge: Wedge, pay: Purse | None, prices: Sequence[ChipPrice]
) -> list[Purse | None]:
    """One payment per thing bought, the way on the rondel first where the stone has yet to move."""
    way = wedge_price(position.current.wedge, wedge).total if position.phase is Phase.RONDEL else 0
    if pay is None:
        return [None] * (len(prices) + 1)
    return [*split(pay, way, prices)]


def build_temples(provinces: Sequence[ProvinceId], pay: Purse | None = None) -> Script:
    """TEMPLE: the stone where it has yet to move, then the temples."""

    def steps(position: Position) -> Steps:
        pays = _bought(position, "temple", pay, [TEMPLE_PRICE] * len(provinces))
        if position.phase is Phase.RONDEL:
            yield Rondel("temple", pays[0])
        for province, part in zip(provinces, pays[1:], strict=True):
            yield Temple(province, part)

    return steps


def arm(places: Sequence[tuple[ProvinceId, int, int]], pay: Purse | None = None) -> Script:
    """ARMING: the stone where it has yet to move, then legions and galleys by province."""

    def steps(position: Position) -> Steps:
        prices = [ChipPrice(iron=legions + galleys) for _, legions, galleys in places]
        pays = _bought(position, "arming", pay, prices)
        if position.phase is Phase.RONDEL:
            yield Rondel("arming", pays[0])
        for (province, legions, galleys), part in zip(places, pays[1:], strict=True):
            yield Arm(province, legions, galleys, part)

    return steps


def learn(advances: Sequence[KnowHow], pay: Purse | None = None) -> Script:
    """KNOW-HOW: the stone where it has yet to move, then the know-hows in the order named."""

    def steps(position: Position) -> Steps:
        prices = [know_how_price(position, position.mover, advance) for advance in advances]
        pays = _bought(position, "know-how", pay, prices)
        if position.phase is Phase.RONDEL:
            yield Rondel("know-how", pays[0])
        for advance, part in zip(advances, pays[1:], strict=True):
            yield Learn(advance, part)

    return steps


def move(groups: Sequence[Group], path: Sequence[ProvinceId]) -> Script:
    """Move groups along a path, one group after another, each with the units it began with."""

    def steps(position: Position) -> Steps:
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

    return steps


def fight(province: ProvinceId, unit: Unit, nation: Nation) -> Script:
    """Fight a nation's like units."""
    return single(Fight(province, unit, nation))


def conquer(
    province: ProvinceId, groups: Sequence[Group] | None = None, give_up: ProvinceId | None = None
) -> Script:
    """Conquer a city with the units named, or else with as many ready legions as possible, then galleys."""

    def steps(position: Position) -> Steps:
        if groups is not None:
            legions = sum(group.count for group in groups if group.unit == "legion")
            galleys = sum(group.count for group in groups if group.unit == "galley")
        else:
            owner = position.owner(province)
            needed = defence(position, owner, province) if owner else 0
            legions = min(needed, ready_units(position, province)[0])
            galleys = needed - legions
        yield Conquer(province, legions, galleys, give_up)

    return steps


def found(provinces: Sequence[ProvinceId]) -> Script:
    """Found cities one after another, or pick a start city."""

    def steps(position: Position) -> Steps:
        kind = PickCity if position.phase is Phase.PICK else Found
        for province in provinces:
            yield kind(province)

    return steps


def answer(*, fights: bool) -> Script:
    """Answer a demand, for the nation that is asked."""

    def steps(position: Position) -> Steps:
        yield Answer(position.awaited or position.mover, fights)

    return steps


def end_turn() -> Script:
    """End the turn."""
    return single(EndTurn())

"""Fights between units of the same type, and demands to fight (M3-M6)."""

from collections.abc import Mapping, Sequence
from functools import cache

from bot.engine.antike import stacks
from bot.engine.antike.actions import Answer, Fight
from bot.engine.antike.events import Answered, Event, FightAsked, Fought
from bot.engine.antike.position import Demand, Phase, Position, Stack
from bot.engine.antike.update import Result, evolve, with_nation
from bot.engine.errors import RuleError
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit


def opponents(position: Position, unit: Unit, province: ProvinceId) -> tuple[Nation, ...]:
    """Return other nations with units of this type in a province, clockwise from the mover (M5)."""
    nations = position.nations
    around = _clockwise(position.setup.nations, position.mover)
    return tuple([name for name in around if province in nations[name].stacks(unit)])


@cache
def _clockwise(nations: tuple[Nation, ...], mover: Nation) -> tuple[Nation, ...]:
    """Return all nations but the mover, in the order in which they are asked (M5)."""
    first = nations.index(mover) + 1
    return nations[first:] + nations[: first - 1]


def losses_each(position: Position, unit: Unit, province: ProvinceId, other: Nation) -> int:
    """Return the number of units each side would lose (M3)."""
    return min(position.current.count(unit, province), position.nations[other].count(unit, province))


def ask_others(position: Position, unit: Unit, province: ProvinceId) -> Result:
    """Start asking every opponent in an entered province, one after another (M5)."""
    asked = opponents(position, unit, province)
    if not asked:
        return position, ()
    return _ask_next(position, Demand(unit, province, asked))


def _ask_next(position: Position, demand: Demand) -> Result:
    position = evolve(position, phase=Phase.ANSWER, demand=demand)
    return position, (FightAsked(demand.asked[0], position.mover, demand.unit, demand.province),)


def answer_options(position: Position) -> Sequence[Answer]:
    """Return the two answers of the nation awaited: fight or decline."""
    if position.demand is None:
        return ()
    asked = position.demand.asked[0]
    return (Answer(asked, fight=True), Answer(asked, fight=False))


def answer(position: Position, action: Answer) -> Result:
    """Fight or decline; then the next nation is asked if units remain to fight (M5)."""
    demand = position.demand
    if demand is None or action.nation != demand.asked[0]:
        raise RuleError("not-asked", nation=action.nation, demand=demand)
    events: list[Event] = [Answered(action.nation, action.fight)]
    position = evolve(position, demand=None, phase=Phase.WEDGE)
    if action.fight:
        count = losses_each(position, demand.unit, demand.province, action.nation)
        mine = stacks.weakest(position.current.stack(demand.unit, demand.province), count)
        position, fought = _resolve_fight(position, demand.unit, demand.province, action.nation, mine)
        events.append(fought)
    rest = demand.asked[1:]
    if rest and position.current.count(demand.unit, demand.province):
        position, asked = _ask_next(position, demand._replace(asked=rest))
        events.extend(asked)
    return position, tuple(events)


def fight_options(position: Position) -> Sequence[Fight]:
    """Return every fight the mover may start (M4)."""
    mover, nations = position.current, position.nations
    around = _clockwise(position.setup.nations, position.mover)
    return [
        Fight(province, unit, name)
        for unit in UNITS
        for province in sorted(mover.stacks(unit))
        for name in around
        if province in nations[name].stacks(unit)
    ]


def fight(position: Position, action: Fight) -> Result:
    """Fight one nation's units of one type in one province (M3, M4)."""
    unit, province = action.unit, action.province
    if unit not in UNITS:
        raise RuleError("no-such-unit", unit=unit, allowed=UNITS)
    if action.nation not in opponents(position, unit, province) or not position.current.count(unit, province):
        allowed = tuple(fight_options(position))
        raise RuleError(
            "nobody-to-fight", unit=unit, province=province, nation=action.nation, allowed=allowed
        )
    count = losses_each(position, unit, province, action.nation)
    mine = position.current.stack(unit, province)
    losses = stacks.weakest(mine, count) if action.losses is None else _losses_as_stack(action.losses)
    if sum(losses) != count or any(lost > own for lost, own in zip(losses, mine, strict=True)):
        raise RuleError("wrong-losses", losses=action.losses, count=count, stack=mine, unit=unit)
    position, fought = _resolve_fight(position, unit, province, action.nation, losses)
    return position, (fought,)


def _losses_as_stack(losses: Mapping[int, int]) -> Stack:
    if any(left not in range(4) or lost < 0 for left, lost in losses.items()):
        raise RuleError("wrong-losses", losses=losses)
    return (losses.get(0, 0), losses.get(1, 0), losses.get(2, 0), losses.get(3, 0))


def _resolve_fight(
    position: Position, unit: Unit, province: ProvinceId, other: Nation, losses: Stack
) -> tuple[Position, Fought]:
    """Remove as many units of both sides; they return to the supplies (S5)."""
    mover, count = position.mover, sum(losses)
    theirs = stacks.weakest(position.nations[other].stack(unit, province), count)
    for name, lost in ((mover, losses), (other, theirs)):
        nation = position.nations[name]
        left = stacks.with_stack(
            nation.stacks(unit), province, stacks.take(nation.stack(unit, province), lost)
        )
        position = (
            with_nation(position, name, legions=left)
            if unit == "legion"
            else with_nation(position, name, galleys=left)
        )
    return position, Fought(mover, other, province, unit, count)

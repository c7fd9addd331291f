"""MANEUVER, phase 2: conquering cities (M7-M13, W2)."""

from collections.abc import Sequence

from bot.engine.antike import stacks
from bot.engine.antike.actions import Conquer
from bot.engine.antike.constants import city_strength
from bot.engine.antike.events import CityGivenUp, Conquered, Event, GameWon
from bot.engine.antike.position import NO_STACK, Outcome, Phase, Position
from bot.engine.antike.update import Result, evolve, with_mover, with_nation
from bot.engine.errors import RuleCode, RuleError
from bot.engine.terms import Nation, ProvinceId


def defence(position: Position, owner: Nation, province: ProvinceId) -> int:
    """Return the strength of a city including its owner's units there (M8)."""
    nation = position.nations[owner]
    return (
        city_strength(nation.know_hows, temple=province in nation.temples)
        + nation.count("legion", province)
        + nation.count("galley", province)
    )


def ready_units(position: Position, province: ProvinceId) -> tuple[int, int]:
    """Return the mover's numbers of legions and galleys in a province with an action left (M9)."""
    nation = position.current
    return stacks.ready(nation.stack("legion", province)), stacks.ready(nation.stack("galley", province))


def options(position: Position) -> Sequence[Conquer]:
    """Return every possible conquest, with every mix of units and each own city to give up for a stone.

    Cities are given up only if no city stone is left (M12).
    """
    listed: list[Conquer] = []
    for province, owner in _cities_entered(position):
        legions, galleys = ready_units(position, province)
        if legions or galleys:
            needed = defence(position, owner, province)
            mixes = range(max(0, needed - galleys), min(legions, needed) + 1)
            listed += [
                Conquer(province, first, needed - first, given)
                for first in mixes
                for given in _stone_sources(position)
            ]
    return listed


def _cities_entered(position: Position) -> list[tuple[ProvinceId, Nation]]:
    """Return other nations' cities in provinces with units of the mover, without last cities (M11)."""
    nation = position.current
    places = nation.legions.keys() | nation.galleys.keys()
    return sorted(
        [
            (province, name)
            for name, other in position.nations.items()
            if name != position.mover and len(other.cities) > 1
            for province in places & other.cities
        ]
    )


def _stone_sources(position: Position) -> tuple[ProvinceId | None, ...]:
    """Return the sources of the city stone: None for the supply, else all own cities if it is empty (M12)."""
    cities = position.current.cities
    return (None,) if len(cities) < position.setup.supply.city_stones else tuple(sorted(cities))


def apply(position: Position, action: Conquer) -> Result:
    """Conquer one city, which ends moving and fighting (M7)."""
    loser = _check_city(position, action)
    _check_stone(position, action)
    temple = action.province in position.nations[loser].temples
    events: list[Event] = []
    if action.give_up is not None:
        position, given_up = _give_up(position, action.give_up)
        events.append(given_up)
    position, conquered = _capture_city(position, action, loser)
    events.append(conquered)
    position = evolve(position, phase=Phase.CONQUEST)
    if temple and position.turn.stacks_were_empty:
        position = evolve(position, phase=Phase.OVER, outcome=Outcome(position.mover, "temple"))
        events.append(GameWon(position.mover, "temple"))
    return position, tuple(events)


def _check_city(position: Position, action: Conquer) -> Nation:
    province, owner = action.province, position.owner(action.province)
    if owner is None:
        raise RuleError("no-city", province=province)
    if owner == position.mover:
        raise RuleError("own-city", province=province)
    if len(position.nations[owner].cities) == 1:
        raise RuleError("last-city", province=province, owner=owner)
    needed, ready = defence(position, owner, province), ready_units(position, province)
    if sum(ready) < needed:
        raise RuleError("too-weak", province=province, needed=needed, ready=ready)
    legions, galleys = action.legions, action.galleys
    if min(legions, galleys) < 0 or legions + galleys != needed or legions > ready[0] or galleys > ready[1]:
        raise RuleError(
            "wrong-strength", province=province, needed=needed, ready=ready, named=(legions, galleys)
        )
    return owner


def _check_stone(position: Position, action: Conquer) -> None:
    sources = _stone_sources(position)
    if action.give_up not in sources:
        code: RuleCode = "stone-left" if sources == (None,) else "no-stone-left"
        raise RuleError(code, give_up=action.give_up, allowed=sources)


def _give_up(position: Position, city: ProvinceId) -> tuple[Position, CityGivenUp]:
    """Give up an own city for its stone; its temple returns to the bank and earns no general (M12)."""
    nation = position.current
    temple = city in nation.temples
    position = with_mover(position, cities=nation.cities - {city}, temples=nation.temples - {city})
    bank = position.bank._replace(temples=position.bank.temples + temple)
    return evolve(position, bank=bank), CityGivenUp(position.mover, city, temple)


def _capture_city(position: Position, action: Conquer, loser: Nation) -> tuple[Position, Conquered]:
    """Spend the units, remove the city with its temple and defenders, and place the stone (M9, M13)."""
    province, mine, theirs = action.province, position.current, position.nations[loser]
    temple = province in theirs.temples
    event = Conquered(
        position.mover,
        loser,
        province,
        action.legions,
        action.galleys,
        theirs.count("legion", province),
        theirs.count("galley", province),
        temple,
    )
    position = with_nation(
        position,
        loser,
        cities=theirs.cities - {province},
        temples=theirs.temples - {province},
        legions=stacks.with_stack(theirs.legions, province, NO_STACK),
        galleys=stacks.with_stack(theirs.galleys, province, NO_STACK),
    )
    legions = stacks.take_ready(mine.stack("legion", province), action.legions)
    galleys = stacks.take_ready(mine.stack("galley", province), action.galleys)
    position = with_mover(
        position,
        cities=mine.cities | {province},
        legions=stacks.with_stack(mine.legions, province, legions),
        galleys=stacks.with_stack(mine.galleys, province, galleys),
    )
    bank = position.bank._replace(temples=position.bank.temples + temple)
    turn = evolve(position.turn, generals=position.turn.generals + temple)
    return evolve(position, bank=bank, turn=turn), event

"""Picking start cities before the first round (X4, S10)."""

from collections.abc import Sequence

from bot.engine.antike.actions import PickCity
from bot.engine.antike.events import CityPicked
from bot.engine.antike.position import Phase, Position
from bot.engine.antike.rules import turn
from bot.engine.antike.update import Result, evolve, with_mover
from bot.engine.errors import RuleError
from bot.engine.terms import ProvinceId


def begin(position: Position) -> Result:
    """Begin the next pick, or the first round once all start cities are placed.

    The number of cities tells the number of picks, as cities are neither founded nor lost before the first
    round.
    """
    order = position.setup.pick_order
    done = sum(len(nation.cities) for nation in position.nations.values())
    if not order or done == len(order):
        return turn.begin_round(position)
    position, events = turn.begin(evolve(position, mover=order[done]))
    return evolve(position, phase=Phase.PICK), events


def free_sites(position: Position) -> tuple[ProvinceId, ...]:
    """Return the provinces where the mover may still place a start city, sorted by id."""
    taken = frozenset().union(*(nation.cities for nation in position.nations.values()))
    return tuple(sorted(set(position.setup.start_sites(position.mover)) - taken))


def options(position: Position) -> Sequence[PickCity]:
    """Return every free site."""
    return [PickCity(province) for province in free_sites(position)]


def apply(position: Position, action: PickCity) -> Result:
    """Pick one start city; the next nation picks, or the first round begins."""
    mover, province = position.mover, action.province
    if (owner := position.owner(province)) is not None:
        raise RuleError("city-picked", province=province, owner=owner)
    if province not in position.setup.start_sites(mover):
        raise RuleError("no-start-city", province=province, allowed=free_sites(position))
    position = with_mover(position, cities=position.current.cities | {province})
    position, events = begin(position)
    return position, (CityPicked(mover, province), *events)

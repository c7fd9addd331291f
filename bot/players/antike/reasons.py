"""Reasons for turns of Antike."""

from typing import Final

from bot.engine.antike import Position
from bot.engine.antike.constants import THRESHOLDS
from bot.engine.antike.position import NationState
from bot.engine.antike.rules import turn
from bot.engine.antike.rules.personages import due, reached, threshold
from bot.engine.antike.terms import KnowHow
from bot.engine.antike.update import evolve
from bot.engine.terms import CHIPS, Nation, ProvinceId
from bot.model.turns import Ability, Reason
from bot.players.antike.evaluation import Evaluator
from bot.players.antike.threats import Forces
from bot.players.antike.weights import WEIGHTS
from bot.players.antike.win_search import Wins, next_turns
from bot.players.reasons import (
    Breakdown,
    best_reasons,
    most_gained_chip,
    personages_gained,
    stopped,
    weaker,
    winning,
)
from bot.players.turn_search import own_side

_USE: Final[dict[KnowHow, Ability]] = {
    "wheel": "legions",
    "roads": "legions",
    "sailing": "galleys",
    "navigation": "galleys",
    "market": "yields",
    "currency": "yields",
    "monarchy": "cities",
    "democracy": "cities",
}


def reasons(before: Position, after: Position, me: Nation) -> tuple[Reason, ...]:
    """Return the reasons for a nation's turn from `before` to `after`: at most two, the better first.

    `after` may lie within the turn; then what its end earns counts as well.
    """
    evaluator = Evaluator(before, me)
    then, now = evaluator.breakdown(before), evaluator.breakdown(after)
    if now.won:
        return winning()
    found = list[Reason]()
    if before.mover == me:  # a nation that is only asked skips no turn
        found = stopped(next_turns(_skip_turn(before, me), me), next_turns(after, me), Wins)
    return best_reasons([*found, *_gain_reasons(evaluator, before, after, me, then, now)])


def _skip_turn(position: Position, me: Nation) -> Position:
    """Return the position as if the current turn were skipped."""
    order = position.setup.turn_order
    following = order[(order.index(me) + 1) % len(order)]
    position = evolve(position, mover=following, demand=None)
    if following == order[0]:
        position = turn.take_coins(evolve(position, round=position.round + 1))[0]
    return position


def _gain_reasons(
    evaluator: Evaluator, before: Position, after: Position, me: Nation, then: Breakdown, now: Breakdown
) -> list[Reason]:
    mine, has = before.nations[me], after.nations[me]
    owed = due(after) if after.mover == me and after.outcome is None else {}
    found = personages_gained(
        mine, has, after.bank.personages, owed, now.gain(then, "personages", *THRESHOLDS)
    )
    found += _progress_reasons(mine, has, then, now)
    cities, temples = tuple(sorted(has.cities - mine.cities)), tuple(sorted(has.temples - mine.temples))
    if cities:
        found.append(_cities_reason(after, cities, now.gain(then, "cities")))
    if temples:
        found.append(Reason("temples", now.gain(then, "temples"), provinces=temples, count=len(temples)))
    learned = sorted(has.know_hows - mine.know_hows)
    if learned:
        best = max(learned, key=lambda each: WEIGHTS.know_hows[each])
        found.append(Reason("know-how", now.gain(then, "know-hows"), ability=_USE[best]))
    found += most_gained_chip(mine.purse, has.purse, now.gain(then, "purse"))
    units = sum(has.total(unit) - mine.total(unit) for unit in ("legion", "galley"))
    if units > 0:
        found.append(Reason("units", now.gain(then, "units"), count=units))
    sites = _count_sites(after, has) - _count_sites(before, mine)
    if sites > 0:
        found.append(Reason("sites", now.gain(then, "sites"), count=sites))
    wedge = evaluator.best_wedge(after)
    if wedge is not None:
        found.append(Reason("next", now.gain(then, "next"), wedge=wedge))
    return [*found, *_threat_reasons(before, after, me, then, now), *weaker(before, after, then, now)]


def _cities_reason(after: Position, cities: tuple[ProvinceId, ...], worth: float) -> Reason:
    board = after.setup.board
    chip = next((each for each in CHIPS if cities[0] in board.yielding(each)), None)
    return Reason("cities", worth, provinces=cities, count=len(cities), chip=chip)


def _progress_reasons(mine: NationState, has: NationState, then: Breakdown, now: Breakdown) -> list[Reason]:
    """Return progress towards the next personage of each kind, if none was earned."""
    found, had = list[Reason](), reached(mine)
    for kind, count in reached(has).items():
        left = threshold(has, kind) - count
        if count > had[kind] and left > 0 and has.personages.of(kind) == mine.personages.of(kind):
            found.append(Reason("towards", now.gain(then, kind), personage=kind, count=left))
    return found


def _count_sites(position: Position, nation: NationState) -> int:
    places = nation.legions.keys() | nation.galleys.keys()
    return sum([1 for place in places if position.owner(place) is None])


def _threat_reasons(
    before: Position, after: Position, me: Nation, then: Breakdown, now: Breakdown
) -> list[Reason]:
    """Return cities that are no longer in danger, and foreign ones now threatened."""
    forces, found, side = Forces(before.setup.board), list[Reason](), own_side(before, me)
    for name in before.nations:
        if name in side:
            continue
        kept = _conquerable_cities(forces, before, name, me) - _conquerable_cities(forces, after, name, me)
        held = tuple(sorted(kept & after.nations[me].cities))
        if held:
            found.append(Reason("guard", now.gain(then, "danger"), nation=name, provinces=held))
        falling = _conquerable_cities(forces, after, me, name) - _conquerable_cities(forces, before, me, name)
        cities = falling or _approached_cities(forces, before, after, me, name)
        if cities:
            temples = after.nations[name].temples
            city = min(cities, key=lambda each: (each not in temples, each))  # only the dearest one counts
            worth = now.gain(then, "assault")
            found.append(Reason("threat" if falling else "approach", worth, nation=name, provinces=(city,)))
    return found


def _conquerable_cities(
    forces: Forces, position: Position, attacker: Nation, defender: Nation
) -> set[ProvinceId]:
    """Return a nation's cities that another could conquer in its next maneuver."""
    other = position.nations[defender]
    if len(other.cities) < 2:
        return set()  # M11
    power = forces.strikes(position.nations[attacker])
    return {city for city, needed in forces.guards(other).items() if power.get(city, 0) >= needed}


def _approached_cities(
    forces: Forces, before: Position, after: Position, me: Nation, name: Nation
) -> set[ProvinceId]:
    """Return a nation's cities that more units can reach in two maneuvers than before."""
    had, has = (forces.strikes(here.nations[me], 2) for here in (before, after))
    if len(after.nations[name].cities) < 2:
        return set()
    return {city for city in after.nations[name].cities if has.get(city, 0) > had.get(city, 0)}

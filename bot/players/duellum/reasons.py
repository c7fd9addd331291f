"""Reasons for turns of Duellum."""

from typing import Final

from bot.engine.duellum import Phase, Position
from bot.engine.duellum.constants import THRESHOLDS
from bot.engine.duellum.position import NationState
from bot.engine.duellum.rules import turn
from bot.engine.duellum.rules.personages import due, reached, threshold
from bot.engine.duellum.terms import KnowHow
from bot.engine.duellum.update import evolve
from bot.engine.terms import Nation, ProvinceId
from bot.model.turns import Ability, Reason
from bot.players.duellum.evaluation import Evaluator
from bot.players.duellum.threats import Forces
from bot.players.duellum.weights import WEIGHTS
from bot.players.duellum.win_search import Wins, next_turns
from bot.players.reasons import (
    Breakdown,
    best_reasons,
    most_gained_chip,
    personages_gained,
    stopped,
    weaker,
    winning,
)

_USE: Final[dict[KnowHow, Ability]] = {
    "strata": "legions",
    "navigatio": "galleys",
    "moneta": "yields",
    "res_publica": "cities",
    "commercium": "trade",
}


def reasons(before: Position, after: Position, me: Nation) -> tuple[Reason, ...]:
    """Return the reasons for a nation's turn from `before` to `after`: at most two, the better first.

    `after` may lie within the turn; then what its end earns counts as well.
    """
    evaluator = Evaluator(before, me)
    then, now = evaluator.breakdown(before), evaluator.breakdown(after)
    if now.won:
        return winning()
    if _has_only_chosen_a_card(before, after):
        return (Reason("best-card" if len({*before.display}) > 1 else "only-card", 0.0),)
    found = list[Reason]()
    if before.mover == me:  # a nation that is only asked skips no turn
        found = stopped(next_turns(_skip_turn(before), me), next_turns(after, me), Wins)
    return best_reasons([*found, *_gain_reasons(evaluator, before, after, then, now)])


def _has_only_chosen_a_card(before: Position, after: Position) -> bool:
    """Return whether a card was taken from the display, and nothing has followed yet (DE4)."""
    begins = before.mover == after.mover and after.phase in {Phase.CARDS, Phase.RONDEL}
    return begins and before.phase is Phase.CARDS


def _skip_turn(position: Position) -> Position:
    """Return the position as if the current turn were skipped."""
    if position.outcome is not None:
        return position
    return turn.begin(evolve(position, mover=position.rival, cards_due=0))[0]


def _gain_reasons(
    evaluator: Evaluator, before: Position, after: Position, then: Breakdown, now: Breakdown
) -> list[Reason]:
    mine, has = before.nations[evaluator.me], after.nations[evaluator.me]
    open_turn = after.mover == evaluator.me and after.outcome is None and after.phase is not Phase.CARDS
    owed = due(after) if open_turn else {}
    found = personages_gained(
        mine, has, after.bank.personages, owed, now.gain(then, "personages", *THRESHOLDS)
    )
    found += _progress_reasons(before, after, evaluator.me, then, now)
    cities = tuple(sorted(has.cities.keys() - mine.cities.keys()))
    temples, walls = tuple(sorted(has.temples - mine.temples)), tuple(sorted(has.walls - mine.walls))
    yields = now.gain(then, "yields")
    if cities:
        worth = now.gain(then, "cities") + (0.0 if temples else yields)
        found.append(Reason("cities", worth, provinces=cities, count=len(cities), chip=has.cities[cities[0]]))
    if temples:
        worth = now.gain(then, "temples") + yields
        found.append(Reason("temples", worth, provinces=temples, count=len(temples)))
    if walls:
        found.append(Reason("walls", now.gain(then, "walls"), provinces=walls, count=len(walls)))
    learned = sorted((has.know_hows | _pending_know_hows(after, evaluator.me)) - mine.know_hows)
    if learned:
        best = max(learned, key=lambda each: WEIGHTS.know_hows[each])
        found.append(Reason("know-how", now.gain(then, "know-hows"), ability=_USE[best]))
    found += most_gained_chip(mine.purse, has.purse, now.gain(then, "purse"))
    units = _count_units(has) - _count_units(mine)
    if units > 0:
        found.append(Reason("units", now.gain(then, "units"), count=units))
    sites = _count_sites(after, has) - _count_sites(before, mine)
    if sites > 0:
        found.append(Reason("sites", now.gain(then, "sites"), count=sites))
    cards = sum(has.cards.values()) - sum(mine.cards.values())
    if cards > 0:
        found.append(Reason("cards", now.gain(then, "cards"), count=cards))
    wedge = evaluator.best_wedge(after)
    if wedge is not None:
        found.append(Reason("next", now.gain(then, "next"), wedge=wedge))
    return [
        *found,
        *_threat_reasons(before, after, evaluator.me, then, now),
        *weaker(before, after, then, now),
    ]


def _pending_know_hows(after: Position, me: Nation) -> frozenset[KnowHow]:
    """Return the know-hows owned after the turn (DK5)."""
    return after.turn.learned if after.mover == me else frozenset()


def _count_units(nation: NationState) -> int:
    """Return the number of units, including those in the box."""
    return nation.total("legion") + nation.total("galley") + sum(nation.box)


def _progress_reasons(
    before: Position, after: Position, me: Nation, then: Breakdown, now: Breakdown
) -> list[Reason]:
    """Return progress towards the next personage of each kind, if none was earned."""
    mine, has, found = before.nations[me], after.nations[me], list[Reason]()
    had = reached(before, mine)
    for kind, count in reached(after, has).items():
        left = threshold(has, kind) - count
        if count > had[kind] and left > 0 and has.personages.of(kind) == mine.personages.of(kind):
            found.append(Reason("towards", now.gain(then, kind), personage=kind, count=left))
    return found


def _count_sites(position: Position, nation: NationState) -> int:
    places = (nation.legions.keys() | nation.galleys.keys()) & position.setup.board.sites
    return sum([1 for place in places if position.owner(place) is None])


def _threat_reasons(
    before: Position, after: Position, me: Nation, then: Breakdown, now: Breakdown
) -> list[Reason]:
    """Return cities no longer in danger from the rival, and the rival's cities now threatened."""
    forces, rival, found = Forces(before.setup.board), before.setup.rival(me), list[Reason]()
    own = after.nations[me].cities
    held = (
        _conquerable_cities(forces, before, rival, me) - _conquerable_cities(forces, after, rival, me)
    ) & own.keys()
    if held:
        worth = now.gain(then, "danger")
        found.append(Reason("guard", worth, nation=rival, provinces=tuple(sorted(held))))
    falling = _conquerable_cities(forces, after, me, rival) - _conquerable_cities(forces, before, me, rival)
    nearer = _approached_cities(forces, before, after, me)
    cities = falling or nearer
    if cities:
        temples = after.nations[rival].temples
        city = min(cities, key=lambda each: (each not in temples, each))
        worth = now.gain(then, "assault")
        found.append(Reason("threat" if falling else "approach", worth, nation=rival, provinces=(city,)))
    return found


def _conquerable_cities(
    forces: Forces, position: Position, attacker: Nation, defender: Nation
) -> set[ProvinceId]:
    """Return a nation's cities that the other could conquer in its next maneuver."""
    targets = forces.targets(position.nations[attacker], position.nations[defender])
    return {each.city for each in targets if each.near >= each.needed}


def _approached_cities(forces: Forces, before: Position, after: Position, me: Nation) -> set[ProvinceId]:
    """Return the rival's cities that more units can reach in two maneuvers than before."""
    rival = before.setup.rival(me)
    had = {each.city: each.later for each in forces.targets(before.nations[me], before.nations[rival])}
    has = forces.targets(after.nations[me], after.nations[rival])
    return {each.city for each in has if each.later > had.get(each.city, 0)}

"""Planning of turns by the rules of Antike (implements `bot.rulesets.ruleset.Planner`)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.app.turn.plan_check import PRICE_CODES, Assumptions
from bot.engine.antike import Phase, Position, stacks
from bot.engine.antike.actions import Action, Conquer, Fight, Learn, Move, TakeChip
from bot.engine.antike.events import Event, FightAsked, Learned, Produced, StoneMoved
from bot.engine.antike.rules import turn
from bot.engine.antike.rules.conquest import defence
from bot.engine.antike.rules.fights import opponents
from bot.engine.antike.update import evolve, with_mover
from bot.engine.errors import RuleCode, RuleError
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.model.turns import Threat
from bot.players import threats
from bot.players.antike.threats import Forces

_MAY_CHANGE: Final[frozenset[RuleCode]] = frozenset(
    {
        "city-stands",
        "last-city",
        "no-city",
        "no-stone-left",
        "no-stones-left",
        "no-temples-left",
        "nobody-to-fight",
        "not-offered",
        "stone-left",
        "supply",
        "too-weak",
        "wrong-losses",
        "wrong-strength",
    }
)
"""Error codes that other nations can resolve; a nation's purse, stone and units depend on itself alone."""


def as_if_on_turn(position: Position, nation: Nation) -> Position:
    """Return the start of the nation's next turn if nobody acts before it; a new round's coins are taken."""
    current = position.current
    rested = with_mover(
        position,
        legions=stacks.without_actions_left(current.legions),
        galleys=stacks.without_actions_left(current.galleys),
    )
    here = evolve(rested, demand=None, choice=())
    picks = here.setup.pick_order.count(nation) - len(here.nations[nation].cities)
    if here.phase is Phase.PICK and picks > 0:
        return evolve(turn.begin(evolve(here, mover=nation))[0], phase=Phase.PICK)
    order = here.setup.turn_order
    if here.phase is Phase.PICK or order.index(nation) <= order.index(here.mover):
        here, _ = turn.take_coins(evolve(here, round=here.round + 1))
    here, _ = turn.begin(evolve(here, mover=nation))
    return here


def threats_to(position: Position, nations: Collection[Nation]) -> tuple[Threat, ...]:
    """Return the cities that others could conquer in their next maneuver, weakest first."""
    forces = Forces(position.setup.board)
    return threats.threats_to(position, nations, forces.strikes, forces.guards)


def may_change(error: RuleError) -> bool:
    """Return whether an action that is illegal now may be legal when its turn comes."""
    action = error.facts.get("action")
    if error.code == "not-now":
        return isinstance(action, TakeChip) or "take_chip" in error.facts.get("allowed", ())
    if error.code in PRICE_CODES:
        return isinstance(action, Learn)  # it is more expensive while no other nation has it (K2)
    return error.code in _MAY_CHANGE


def assumptions(position: Position, action: Action, events: Sequence[Event]) -> Assumptions:
    """Return the facts that a planned action depends on."""
    found: Assumptions = {}
    for event in events:
        if isinstance(event, StoneMoved):
            found["price"] = event.paid.total
        elif isinstance(event, Produced):
            found["produced"] = event.amount
        elif isinstance(event, Learned):
            found |= {"price": event.paid.total, "new": event.new}
    if isinstance(action, Move):
        found |= {"owner": position.owner(action.target), "met": _foreign_units(position, action.target)}
        asked = any(isinstance(event, FightAsked) for event in events)
        found["asked"] = list(opponents(position, action.unit, action.target)) if asked else []
    elif isinstance(action, Fight):
        found["met"] = _foreign_units(position, action.province)
    elif isinstance(action, Conquer):
        found |= _city_facts(position, action.province)
    return found


def _foreign_units(position: Position, province: ProvinceId) -> Mapping[str, list[int]]:
    """Return the numbers of other nations' legions and galleys in a province, by nation."""
    counts = {
        name: [nation.count(unit, province) for unit in UNITS]
        for name, nation in position.nations.items()
        if name != position.mover
    }
    return {name: both for name, both in sorted(counts.items()) if any(both)}


def _city_facts(position: Position, province: ProvinceId) -> Assumptions:
    owner = position.owner(province)
    if owner is None:
        return {"owner": None}
    temple = province in position.nations[owner].temples
    return {"owner": owner, "defence": defence(position, owner, province), "temple": temple}


def holdings(position: Position, nation: Nation) -> str:
    """Return the nation's cities, which plan pages refer to by index."""
    return " ".join(sorted(position.nations[nation].cities))

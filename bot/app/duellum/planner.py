"""Planning of turns by the rules of Duellum (implements `bot.rulesets.ruleset.Planner`)."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.app.turn.plan_check import PRICE_CODES, Assumptions
from bot.engine.duellum import Position, stacks
from bot.engine.duellum.actions import Action, Arm, Conquer, Found, Learn, Move, PlayCard, TakeCard
from bot.engine.duellum.events import CardPlayed, Event, Fought, Learned, Produced, StoneMoved
from bot.engine.duellum.rules import turn
from bot.engine.duellum.rules.conquest import defence
from bot.engine.duellum.update import evolve, with_mover
from bot.engine.errors import RuleCode, RuleError
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.model.turns import Threat
from bot.players import threats
from bot.players.duellum.threats import Forces

_MAY_CHANGE: Final[frozenset[RuleCode]] = frozenset(
    {
        "card-choice",
        "city-stands",
        "last-city",
        "no-city",
        "no-effect",
        "no-temples-left",
        "no-token-left",
        "not-on-display",
        "too-weak",
        "wrong-strength",
    }
)
"""Error codes that the rival can resolve; a nation's purse, stone, box and hand depend on itself alone."""


def as_if_on_turn(position: Position, nation: Nation) -> Position:
    """Return the start of the nation's next turn if nobody acts before it; no cards are due then."""
    here = with_mover(position, **stacks.without_actions_left(position.current))
    order = here.setup.nations
    number = here.round + (order.index(nation) <= order.index(here.mover))
    here, _ = turn.begin(evolve(here, mover=nation, round=number, cards_due=0))
    return here


def threats_to(position: Position, nations: Collection[Nation]) -> tuple[Threat, ...]:
    """Return the cities that the rival could conquer in the next maneuver, weakest first."""
    forces = Forces(position.setup.board)
    return threats.threats_to(position, nations, forces.strikes, forces.fortified)


def may_change(error: RuleError) -> bool:
    """Return whether an action that is illegal now may be legal when its turn comes."""
    action = error.facts.get("action")
    if error.code == "not-now":
        return isinstance(action, TakeCard) or "take_card" in error.facts.get("allowed", ())
    if error.code in PRICE_CODES:
        return isinstance(action, Learn | Found)  # the rival's know-hows and cities affect their prices
    return error.code in _MAY_CHANGE


def assumptions(position: Position, action: Action, events: Sequence[Event]) -> Assumptions:
    """Return the facts that a planned action depends on."""
    found = _place_facts(position, action)  # first, as absent units are the reason for a missing battle
    for event in events:
        if isinstance(event, StoneMoved):
            found["price"] = event.paid.total
        elif isinstance(event, Produced):
            found["produced"] = event.amount
        elif isinstance(event, Learned):
            found |= {"price": event.paid.total, "new": event.new}
        elif isinstance(event, Fought):
            found["fallen"] = event.count
        elif isinstance(event, CardPlayed):
            found |= _card_facts(event)
    return found


def _place_facts(position: Position, action: Action) -> Assumptions:
    if isinstance(action, Move):
        return {"owner": position.owner(action.target), "met": _foreign_units(position, action.target)}
    if isinstance(action, Arm | PlayCard) and action.province is not None:
        return {"met": _foreign_units(position, action.province)}
    return _city_facts(position, action.province) if isinstance(action, Conquer) else {}


def _card_facts(event: CardPlayed) -> Assumptions:
    changed = (("gained", event.gained), ("lost", event.lost))
    return {name: purse.total for name, purse in changed if purse is not None}


def _foreign_units(position: Position, province: ProvinceId) -> list[int]:
    """Return the numbers of the rival's legions and galleys in a province."""
    return [position.other.count(unit, province) for unit in UNITS]


def _city_facts(position: Position, province: ProvinceId) -> Assumptions:
    if province not in position.other.cities:
        return {"owner": position.owner(province)}
    temple = province in position.other.temples
    return {"owner": position.rival, "defence": defence(position, province), "temple": temple}


def holdings(position: Position, nation: Nation) -> str:
    """Return the nation's cities and cards, which plan pages refer to by index."""
    state = position.nations[nation]
    return " ".join([*sorted(state.cities), *sorted(state.cards)])

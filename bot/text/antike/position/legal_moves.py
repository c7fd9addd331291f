"""`/moves` of Antike: all legal actions, grouped, with prices."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import Position, legal
from bot.engine.antike.actions import (
    Action,
    ActionType,
    Arm,
    Conquer,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    Temple,
)
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.rules import rondel
from bot.engine.antike.rules.arming import capacity, places_left
from bot.engine.antike.rules.conquest import defence
from bot.engine.antike.rules.fights import losses_each
from bot.engine.antike.rules.know_how import is_new, price
from bot.engine.antike.rules.rondel import yields
from bot.engine.terms import CHIPS, UNITS
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.antike.position.gains import format_gain
from bot.text.antike.position.next_steps import format_next_steps
from bot.text.names import of_units, place
from bot.text.position.gains import format_paid_gain
from bot.text.position.legal_moves import FormatGroup, Group, by_type, format_action_groups, format_moves
from bot.text.position.next_steps import wedge_command
from bot.text.prices import brief_price


def format_legal_moves(position: Position, other: str | None = None) -> list[str]:
    """List the legal actions, under a heading for each action type.

    `other` is the name of the player to act if another player reads the list.
    """
    groups = by_type(legal(position))
    return format_action_groups(position, groups, _GROUPS, other) if groups else [format_next_steps(position)]


def _place(position: Position, province: str) -> str:
    return place(position.setup.board, province)


def _rondel(position: Position, actions: Sequence[Rondel]) -> Group:
    told = []
    for action in actions:
        way = rondel.price(position, action.wedge)
        amount = [yields(position, position.current, chip) for chip in CHIPS if chip == action.wedge]
        entry = say(
            "moves-rondel.entry",
            wedge=action.wedge,
            price=brief_price(way),
            brings="chips" if amount else "more",
            amount=sum(amount),
            gain="" if amount else format_paid_gain(position, action, way, format_gain),
            command=wedge_command(action.wedge),
        )
        told.append(entry)
    return say("moves-rondel"), told


def _temple(position: Position, actions: Sequence[Temple]) -> Group:
    cities = [_place(position, action.province) for action in actions]
    heading = say("moves-temple", count=len(cities), price=brief_price(TEMPLE_PRICE))
    return heading, [", ".join(cities)]


def _arm(position: Position, actions: Sequence[Arm]) -> Group:
    cities = dict.fromkeys(action.province for action in actions)
    return say("moves-arm"), [_arm_entry(position, city) for city in cities]


def _arm_entry(position: Position, city: str) -> str:
    most = {unit: count for unit in UNITS if (count := capacity(position, city, unit))}
    left = min(places_left(position, city), sum(most.values()))
    kinds = join([of_units(unit) for unit in most], "or")
    return say("moves-arm.entry", place=_place(position, city), left=left, kinds=kinds)


def _learn(position: Position, actions: Sequence[Learn]) -> Group:
    told = []
    for action in actions:
        new = is_new(position, position.mover, action.advance)
        cost = brief_price(price(position, position.mover, action.advance))
        told.append(say("moves-learn.entry", advance=action.advance, price=cost, new=new))
    return say("moves-learn"), told


def _move(position: Position, actions: Sequence[Move]) -> Group:
    return format_moves(position, actions, lambda _, province: _place(position, province))


def _fight(position: Position, actions: Sequence[Fight]) -> Group:
    told = []
    for action in actions:
        lost = losses_each(position, action.unit, action.province, action.nation)
        where = _place(position, action.province)
        told.append(say("moves-fight.entry", place=where, unit=action.unit, other=action.nation, count=lost))
    return say("moves-fight"), told


def _conquer(position: Position, actions: Sequence[Conquer]) -> Group:
    told = []
    for action in actions:
        owner = position.owner(action.province)
        if owner is not None:
            needed, where = defence(position, owner, action.province), _place(position, action.province)
            for_stone = bool(action.give_up)
            told.append(say("moves-conquer.entry", place=where, owner=owner, count=needed, stone=for_stone))
    return say("moves-conquer"), list(dict.fromkeys(told))


def _found(position: Position, actions: Sequence[Found]) -> Group:
    sites = [_place(position, action.province) for action in actions]
    heading = say("moves-found", count=len(sites), price=brief_price(CITY_PRICE))
    return heading, [", ".join(sites)]


def _pick(position: Position, actions: Sequence[PickCity]) -> Group:
    """Group start cities by the resource they yield."""
    sites = [action.province for action in actions]
    yields = position.setup.board.resources
    by_chip = {chip: [site for site in sites if yields[site] == chip] for chip in CHIPS}
    told = [
        say(
            "moves-pick_city.entry", resource=chip, places=", ".join(_place(position, site) for site in found)
        )
        for chip, found in by_chip.items()
        if found
    ]
    return say("moves-pick_city"), told


def _heading_only(position: Position, actions: Sequence[Action]) -> Group:
    return say(f"moves-{actions[0].type}"), []


_GROUPS: Final[dict[ActionType, FormatGroup]] = {
    "take_chip": _heading_only,
    "rondel": _rondel,
    "temple": _temple,
    "arm": _arm,
    "learn": _learn,
    "move": _move,
    "fight": _fight,
    "answer": _heading_only,
    "conquer": _conquer,
    "found": _found,
    "trade": _heading_only,
    "choose_personage": _heading_only,
    "pick_city": _pick,
    "end_turn": _heading_only,
}

"""`/moves` of Duellum: all legal actions, grouped, with prices."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from bot.engine.duellum import Position, legal
from bot.engine.duellum.actions import ActionType, Rondel
from bot.engine.duellum.constants import TRADE_GIVE, TRADE_TAKE
from bot.engine.duellum.prices import price_of
from bot.engine.duellum.rules import arming, conquest, know_how, rondel
from bot.engine.duellum.supply import cards_to_take
from bot.engine.payment import ChipPrice
from bot.engine.terms import CHIPS, UNITS, Chip, Unit
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.duellum.keys import own_key
from bot.text.duellum.position.cards import card_line, playable_line, with_settlers
from bot.text.duellum.position.gains import format_gain
from bot.text.duellum.position.names import quoted
from bot.text.duellum.position.next_steps import by_price, format_next_steps, grouped
from bot.text.duellum.turn.actions import format_card_choice
from bot.text.names import abridged, of_units, place, units
from bot.text.position.gains import format_paid_gain
from bot.text.position.legal_moves import FormatGroup, Group, format_action_groups, format_moves
from bot.text.position.next_steps import wedge_command
from bot.text.prices import brief_price

_MOST_CHOICES: Final = 8


def format_legal_moves(position: Position, other: str | None = None) -> list[str]:
    """List the legal actions, under a heading for each action type.

    `other` is the name of the player to act if another player reads the list.
    """
    groups = grouped(legal(position))
    return format_action_groups(position, groups, _GROUPS, other) if groups else [format_next_steps(position)]


def _place(position: Position, province: str) -> str:
    return place(position.setup.board, province)


def _take(position: Position, actions: Sequence[Any]) -> Group:
    told = [card_line(position.setup.board, action.card) for action in actions]
    return say("duellum-moves-take_card", count=cards_to_take(position)), told


def _rondel(position: Position, actions: Sequence[Any]) -> Group:
    told = []
    for wedge in dict.fromkeys(action.wedge for action in actions):
        chip, way = next((chip for chip in CHIPS if chip == wedge), None), rondel.price(position, wedge)
        chosen = sum(1 for action in actions if action.wedge == wedge) > 1
        entry = say(
            "duellum-moves-rondel.entry",
            wedge=wedge,
            price=brief_price(way),
            brings="more" if chip is None else "chip" if chosen else "coin",
            resource=chip or "",
            amount=rondel.yields(position.current, chip) if chip else 0,
            gain="" if chip else format_paid_gain(position, Rondel(wedge), way, format_gain),
            command=wedge_command(wedge),
        )
        told.append(entry)
    return say("duellum-moves-rondel"), told


def _temple(position: Position, actions: Sequence[Any]) -> Group:
    told = [
        say("duellum-at", price=brief_price(price), places=_cities(position, same))
        for price, same in by_price(position, actions).items()
    ]
    return say("duellum-moves-temple"), told


def _cities(position: Position, actions: Sequence[Any]) -> str:
    return ", ".join(_place(position, action.province) for action in actions)


def _wall(position: Position, actions: Sequence[Any]) -> Group:
    price = brief_price(next(iter(by_price(position, actions))))
    return say("duellum-moves-wall", price=price, count=len(actions)), [_cities(position, actions)]


def _arm(position: Position, actions: Sequence[Any]) -> Group:
    cities = dict.fromkeys(action.province for action in actions)
    ready = position.turn.ready
    kinds = {
        city: [
            of_units(unit) for unit in UNITS if ready.of(unit) and position.setup.board.carries(unit, city)
        ]
        for city in cities
    }
    told = [
        say(
            "duellum-moves-arm.entry",
            place=_place(position, city),
            left=arming.places_left(position, city),
            kinds=join(kinds[city], "or"),
        )
        for city in cities
    ]
    box = say("duellum-ready", **{f"{unit}s": units(ready.of(unit), unit) for unit in UNITS})
    return say("duellum-moves-arm", price=brief_price(arming.price(1)), box=box), told


def _learn(position: Position, actions: Sequence[Any]) -> Group:
    told = []
    for action in actions:
        price, new = know_how.price(position, action.advance), know_how.is_new(position, action.advance)
        entry = say("duellum-moves-learn.entry", advance=action.advance, price=brief_price(price), new=new)
        told.append(entry)
    return say("duellum-moves-learn"), told


def _recruit(position: Position, actions: Sequence[Any]) -> Group:
    most: dict[Unit, int] = {
        "legion": max(action.legions for action in actions),
        "galley": max(action.galleys for action in actions),
    }
    price = {"legion": know_how.recruit_price(1, 0), "galley": know_how.recruit_price(0, 1)}
    told = [
        say("duellum-moves-recruit.entry", unit=unit, count=count, price=brief_price(price[unit]))
        for unit, count in most.items()
        if count
    ]
    return say("duellum-moves-recruit"), told


def _move(position: Position, actions: Sequence[Any]) -> Group:
    return format_moves(position, actions, partial(_target, position))


def _target(position: Position, unit: Unit, province: str) -> str:
    """Format the destination of units, with the hostile units they would fight there (DM4)."""
    name, hostile = _place(position, province), position.other.count(unit, province)
    return say("duellum-moves-battle", place=name, unit=unit, count=hostile) if hostile else name


def _conquer(position: Position, actions: Sequence[Any]) -> Group:
    told = []
    card = conquest.fortress(position)
    for province in dict.fromkeys(action.province for action in actions):
        entry = say(
            "duellum-moves-conquer.entry",
            place=_place(position, province),
            owner=position.rival,
            count=conquest.defence(position, province),
            fortress=quoted(position.setup.board, card.id) if card else "none",
            more=card.number if card else 0,
        )
        told.append(entry)
    return say("duellum-moves-conquer"), told


def _found(position: Position, actions: Sequence[Any]) -> Group:
    """List the sites, with the price of a city for each resource."""
    told = []
    for province in dict.fromkeys(action.province for action in actions):
        kinds: dict[ChipPrice, list[Chip]] = {}
        for action in actions:
            price = price_of(position, action)
            if action.province == province and isinstance(price, ChipPrice):
                kinds.setdefault(price, []).append(action.resource)
        prices = [
            say(
                "duellum-moves-found.price",
                chips=join([say("chip", resource=chip) for chip in chips], "or"),
                price=brief_price(price),
            )
            for price, chips in kinds.items()
        ]
        site = with_settlers(position, province, _place(position, province))
        told.append(say("duellum-moves-found.entry", place=site, prices="; ".join(prices)))
    return say("duellum-moves-found"), told


def _play(position: Position, actions: Sequence[Any]) -> Group:
    told = []
    for card in dict.fromkeys(action.card for action in actions):
        choices = [
            format_card_choice(position.setup.board, action) for action in actions if action.card == card
        ]
        choices = abridged([choice for choice in choices if choice], _MOST_CHOICES)
        line = playable_line(position, card)
        shown = say("duellum-moves-choices", line=line, choices=" · ".join(choices)) if choices else line
        told.append(shown)
    return say("duellum-moves-play_card"), told


def _trade(position: Position, actions: Sequence[Any]) -> Group:
    return say("duellum-moves-trade", give=TRADE_GIVE, take=TRADE_TAKE), []


def _heading_only(position: Position, actions: Sequence[Any]) -> Group:
    return say(own_key(f"moves-{actions[0].type}")), []


_GROUPS: Final[dict[ActionType, FormatGroup]] = {
    "take_card": _take,
    "rondel": _rondel,
    "temple": _temple,
    "wall": _wall,
    "arm": _arm,
    "learn": _learn,
    "recruit": _recruit,
    "move": _move,
    "conquer": _conquer,
    "found": _found,
    "trade": _trade,
    "play_card": _play,
    "end_turn": _heading_only,
}

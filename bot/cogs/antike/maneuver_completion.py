"""Autocompletion of maneuver commands."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.app.antike import scripts
from bot.cogs.antike.parsing import read_target
from bot.cogs.completion import Offer, shortened
from bot.cogs.parsing import fits, read_nation, read_unit
from bot.cogs.turn import offers
from bot.cogs.turn.offers import offer_mixes, province_option, read_or_none
from bot.engine.antike import Position, legal
from bot.engine.antike.actions import Conquer, Fight
from bot.engine.antike.events import Event, Moved
from bot.engine.antike.rules.conquest import defence
from bot.engine.antike.rules.fights import losses_each
from bot.engine.terms import ProvinceId
from bot.i18n.catalogue import say
from bot.text.names import NATION_NAMES, of_units, place


def offer_ways(position: Position, current: str, moving: str | None, origin: str | None) -> list[Offer]:
    """Autocomplete where the named units can go, step by step."""
    return offers.offer_ways(position, current, moving, origin, scripts.move, _format_arrival)


def _format_arrival(now: Position, events: Sequence[Event], path: Sequence[ProvinceId], value: str) -> str:
    """Describe the end of a way: moves left, nations that may fight, or the defence of a foreign city."""
    last = path[-1]
    owner = now.owner(last)
    needed = defence(now, owner, last) if owner not in {None, now.mover} else 0
    if now.demand is not None:
        asked = " + ".join(NATION_NAMES[nation] for nation in now.demand.asked)
        here, where = now.demand.province == last, place(now.setup.board, now.demand.province)
        return say("offers-asked", value=value, here=here, place=where, nations=asked, needed=needed)
    left = min(event.actions_left for event in events if isinstance(event, Moved))
    return say("offers-way", value=value, left=left, needed=needed)


def _fights(
    position: Position, province: str | None = None, unit: str | None = None, nation: str | None = None
) -> list[Fight]:
    """Return the legal fights that match the options given so far."""
    place_id = province_option(position, province)
    kind, enemy = read_or_none(read_unit, unit), read_or_none(read_nation, nation)
    return [
        action
        for action in legal(position)
        if isinstance(action, Fight)
        and place_id in {None, action.province}
        and kind in {None, action.unit}
        and enemy in {None, action.nation}
    ]


def offer_fights(position: Position, current: str, unit: str | None, nation: str | None) -> list[Offer]:
    """Autocomplete provinces with possible fights."""
    board = position.setup.board
    told = []
    for fight in _fights(position, unit=unit, nation=nation):
        lost = losses_each(position, fight.unit, fight.province, fight.nation)
        where = place(board, fight.province)
        if fits(current, where):
            label = say("offers-fight", value=where, unit=fight.unit, nation=fight.nation, lost=lost)
            told.append(Offer(label, where))
    return shortened(told)


def offer_fighters(position: Position, current: str, province: str | None, nation: str | None) -> list[Offer]:
    """Autocomplete legions or galleys, if they can fight."""
    found = dict.fromkeys(fight.unit for fight in _fights(position, province, None, nation))
    return shortened(Offer(of_units(unit), unit) for unit in found if fits(current, of_units(unit)))


def offer_enemies(position: Position, current: str, province: str | None, unit: str | None) -> list[Offer]:
    """Autocomplete nations that can be fought."""
    found = dict.fromkeys(fight.nation for fight in _fights(position, province, unit))
    return shortened(
        Offer(NATION_NAMES[nation], nation) for nation in found if fits(current, NATION_NAMES[nation])
    )


def _conquests(position: Position) -> Iterator[Conquer]:
    return (action for action in legal(position) if isinstance(action, Conquer))


def offer_cities(position: Position, current: str) -> list[Offer]:
    """Autocomplete cities that can be conquered; without a free city, with each own city to give up."""
    board = position.setup.board
    told = []
    for action in _conquests(position):
        owner = position.owner(action.province)
        if owner is None:
            raise AssertionError("only cities with an owner can be conquered")
        value = place(board, action.province)
        if action.give_up is not None:
            value = say("offers-give-up", value=value, own=place(board, action.give_up))
        needed = defence(position, owner, action.province)
        if fits(current, value):
            told.append(Offer(say("offers-city", value=value, count=needed, nation=owner), value))
    return shortened(told)


def offer_conquerors(position: Position, current: str, province: str | None) -> list[Offer]:
    """Autocomplete combinations of units that conquer a city."""
    target = read_or_none(partial(read_target, position.setup.board), province)
    if target is None:
        return []
    ways = (action for action in _conquests(position) if action.province == target.city)
    return offer_mixes(current, [(action.legions, action.galleys) for action in ways])

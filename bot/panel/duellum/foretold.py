"""What waits in a province: battles are certain, so they can be told before a unit moves (DM4)."""

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Action, PlayCard
from bot.engine.duellum.rules.conquest import city_strength, defence, fortress
from bot.engine.terms import UNITS, ProvinceId
from bot.i18n.catalogue import say
from bot.text.names import mix


def waiting_there(position: Position, province: ProvinceId) -> str:
    """Hostile units, and whose city stands there."""
    return " · ".join(filter(None, [hostile(position, province), city_told(position, province)]))


def hostile(position: Position, province: ProvinceId) -> str:
    """The rival's units in a province; nothing where there are none."""
    counts = [position.other.count(unit, province) for unit in UNITS]
    return say("duellum-panel-hostile", nation=position.rival, units=mix(*counts)) if any(counts) else ""


def city_told(position: Position, province: ProvinceId) -> str:
    """Whose city stands there, or whether one could."""
    board, owner = position.setup.board, position.owner(province)
    if owner == position.mover:
        return say("panel-target-own")
    if owner is not None:
        if len(position.nations[owner].cities) == 1:
            return say("duellum-panel-city-last", nation=owner)
        needed = defence(position, province)
        return say("duellum-panel-city", nation=owner, needed=needed, extra=extra(position))
    if province in board.sites:
        return say("duellum-panel-free")
    return say("duellum-panel-sea" if province in board.symbols else "duellum-panel-no-site")


def card_told(position: Position, way: PlayCard) -> str:
    """What stands where a card would work, and what it would change in a city's defence."""
    place = way.province
    if place is None:
        return ""
    return " · ".join(filter(None, [waiting_there(position, place), defence_then(position, way, place)]))


def defence_then(position: Position, action: Action, place: ProvinceId) -> str:
    """What an action would change in the defence of a city; nothing where it would change nothing (DM6)."""
    owner = position.owner(place)
    before, after = _defence(position, place), _defence(apply(position, action)[0], place)
    if owner is None or before == after:
        return ""
    mine = "yes" if owner == position.mover else "no"
    return say("duellum-panel-defence-then", mine=mine, before=before, after=after)


def _defence(position: Position, city: ProvinceId) -> int:
    """The units that a city takes, whose ever it is (DM6)."""
    return (
        city_strength(position.current, city) if city in position.current.cities else defence(position, city)
    )


def extra(position: Position) -> int:
    """What a Fortress adds to the defence of the next city (DE8)."""
    card = fortress(position)
    return card.number if card else 0
